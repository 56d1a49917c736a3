"""BEY-066: the restore drill: the restored database and files equal the saved ones, or the restore names what differs."""

import json
import os
import shutil
import sys
import tarfile
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import anyio
import asyncpg
import pytest

from clinic.core.settings import settings
from tests.infra.launcher_instance import CHECKOUT

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-066")]
SERVICES = CHECKOUT / "services"
SEEDED_ENVIRONMENT: dict[str, str] = {}
ARCHIVE_FILE: dict[str, Path] = {}


@dataclass
class Drill:
    """The environments of a database to save and of an empty one to restore into, and the archive's path."""

    saved: dict[str, str]
    restored: dict[str, str]
    file: Path


@pytest.fixture
async def drill(tmp_path: Path, app: Any, factory: Any) -> AsyncIterator[Drill]:
    await factory.company()
    url = settings().database_admin_url
    name = urlsplit(url).path.lstrip("/") + "_restored"
    admin = await asyncpg.connect(_database_url(url, "postgres"))
    await admin.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{name}" OWNER owner')
    saved = _server_environment(url, tmp_path / "saved")
    (tmp_path / "saved" / "files" / "a").mkdir(parents=True)
    (tmp_path / "saved" / "files" / "a" / "photo").write_bytes(os.urandom(5000))
    yield Drill(saved, _server_environment(_database_url(url, name), tmp_path / "restored"), tmp_path / "aster.tar")
    await admin.execute(f'DROP DATABASE "{name}"')
    await admin.close()


@pytest.fixture
async def seeded_drill(drill: Drill, tmp_path_factory: pytest.TempPathFactory) -> Drill:
    """The drill with a migrated and seeded database whose audit log is sealed and anchored; created once."""
    if SEEDED_ENVIRONMENT:
        drill.saved = SEEDED_ENVIRONMENT
        return drill
    url = _database_url(drill.saved["DATABASE_ADMIN_URL"], urlsplit(drill.saved["DATABASE_ADMIN_URL"]).path.lstrip("/") + "_seeded")
    admin = await asyncpg.connect(_database_url(url, "postgres"))
    await admin.execute(f'DROP DATABASE IF EXISTS "{urlsplit(url).path[1:]}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{urlsplit(url).path[1:]}" OWNER owner')
    await admin.close()
    folder = tmp_path_factory.mktemp("seeded")
    shutil.copytree(Path(drill.saved["STORAGE_URL"].removeprefix("file://")), folder / "files")
    drill.saved = _server_environment(url, folder)
    for arguments in (("-m", "clinic.cli", "migrate"), ("-m", "clinic.cli", "seed"), ("-m", "tests.infra.seal_audit_log")):
        await anyio.run_process([sys.executable, *arguments], env=drill.saved, cwd=SERVICES)
    assert await _fetch_rows(drill.saved, "SELECT count(*) > 0 FROM audit_seal") == [(True,)]
    SEEDED_ENVIRONMENT.update(drill.saved)
    return drill


@pytest.mark.timeout(300)
async def test_restored_database_and_files_equal_the_saved_ones(seeded_drill: Drill) -> None:
    from launcher import archive

    drill = seeded_drill
    manifest = archive.write_archive(drill.saved, drill.file)
    assert manifest["rows"]["booking"] > 0
    assert any(name.startswith("anchors/") for name in manifest["files"])
    assert manifest["rows"]["company"] > 0
    assert drill.file.stat().st_mode & 0o777 == 0o600
    archive.restore_archive(drill.restored, drill.file)
    queries = (
        "SELECT id, name, version FROM company ORDER BY id",
        "SELECT tablename, policyname, qual FROM pg_policies ORDER BY 1, 2",
        "SELECT relname, relforcerowsecurity, relacl::text FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1",
        "SELECT conname, contype::text, CASE contype WHEN 'c' THEN '' ELSE pg_get_constraintdef(oid) END FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
        "SELECT proname, pg_get_userbyid(proowner), proacl::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1, 2, 3",
    )
    for query in queries:
        assert await _fetch_rows(drill.saved, query) == await _fetch_rows(drill.restored, query), query
    saved_photo, restored_photo = (Path(env["STORAGE_URL"].removeprefix("file://")) / "a" / "photo" for env in (drill.saved, drill.restored))
    assert saved_photo.read_bytes() == restored_photo.read_bytes()


@pytest.mark.timeout(300)
async def test_restore_detects_an_audit_row_altered_before_the_backup(seeded_drill: Drill) -> None:
    from launcher import archive
    from launcher.errors import LauncherError

    await _change_first_action(seeded_drill.saved, "action || '.'")
    try:
        archive.write_archive(seeded_drill.saved, seeded_drill.file)
    finally:  # the other tests save the same database
        await _change_first_action(seeded_drill.saved, "rtrim(action, '.')")
    with pytest.raises(LauncherError, match=r"Checking the audit trail failed: [1-9]"):
        archive.restore_archive(seeded_drill.restored, seeded_drill.file)


async def _change_first_action(env: dict[str, str], expression: str) -> None:
    """Change the action of the oldest audit row, which only the owner of the table can do."""
    admin = await asyncpg.connect(env["DATABASE_ADMIN_URL"])
    await admin.execute("SET ROLE owner; ALTER TABLE audit DISABLE TRIGGER USER; RESET ROLE")
    status = await admin.execute(f"UPDATE audit SET action = {expression} WHERE id = (SELECT id FROM audit ORDER BY id LIMIT 1)")
    await admin.execute("SET ROLE owner; ALTER TABLE audit ENABLE TRIGGER USER; RESET ROLE")
    await admin.close()
    assert status == "UPDATE 1"


@pytest.fixture
async def archived_drill(drill: Drill, tmp_path_factory: pytest.TempPathFactory) -> Drill:
    """The drill with its archive, which is written once for all tests."""
    from launcher import archive

    if "file" not in ARCHIVE_FILE:
        archive.write_archive(drill.saved, drill.file)
        ARCHIVE_FILE["file"] = shutil.copy(drill.file, tmp_path_factory.mktemp("archive"))
    shutil.copy(ARCHIVE_FILE["file"], drill.file)
    return drill


async def test_database_that_is_not_empty_is_not_overwritten(archived_drill: Drill) -> None:
    from launcher import archive
    from launcher.errors import LauncherError

    with pytest.raises(LauncherError, match="The database is not empty"):
        archive.restore_archive(archived_drill.saved, archived_drill.file)


@pytest.mark.parametrize("part", ["database.dump", "files/a/photo"])
async def test_damaged_archive_is_refused_before_anything_is_changed(archived_drill: Drill, tmp_path: Path, part: str) -> None:
    from launcher import archive
    from launcher.errors import LauncherError

    folder = tmp_path / "opened"
    with tarfile.open(archived_drill.file) as archive_file:
        archive_file.extractall(folder, filter="data")
    content = (folder / part).read_bytes()
    (folder / part).write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    _write_archive(folder, archived_drill.file)
    with pytest.raises(LauncherError, match=f"damaged: {part} is not what was saved"):
        archive.restore_archive(archived_drill.restored, archived_drill.file)
    assert await _fetch_rows(archived_drill.restored, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'") == []
    archived_drill.file.write_bytes(archived_drill.file.read_bytes()[:2000])
    with pytest.raises(LauncherError, match="damaged"):
        archive.restore_archive(archived_drill.restored, archived_drill.file)


async def test_restore_names_the_tables_with_missing_rows(archived_drill: Drill, tmp_path: Path) -> None:
    from launcher import archive
    from launcher.errors import LauncherError

    folder = tmp_path / "opened"
    with tarfile.open(archived_drill.file) as archive_file:
        archive_file.extractall(folder, filter="data")
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["rows"]["company"] += 1
    (folder / "manifest.json").write_text(json.dumps(manifest))
    _write_archive(folder, archived_drill.file)
    with pytest.raises(LauncherError, match=r"differs from the saved one in: company\."):
        archive.restore_archive(archived_drill.restored, archived_drill.file)


def _write_archive(folder: Path, file: Path) -> None:
    with tarfile.open(file, "w") as out:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                out.add(path, path.relative_to(folder).as_posix())


def _server_environment(url: str, folder: Path) -> dict[str, str]:
    backup = urlunsplit(urlsplit(url)._replace(netloc=urlsplit(url).netloc.replace("migrator", "backup", 1)))
    return {
        **os.environ, "DATABASE_ADMIN_URL": url, "DATABASE_BACKUP_URL": backup, "DATABASE_URL": url.replace("migrator@", "app@", 1),
        "STORAGE_URL": f"file://{folder / 'files'}", "ANCHOR_URL": f"file://{folder / 'anchors'}",
    }


def _database_url(url: str, name: str) -> str:
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


async def _fetch_rows(env: dict[str, str], query: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(env["DATABASE_ADMIN_URL"])
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
