"""BEY-066: the restore drill. What comes back is what was saved, or it is said what differs."""

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
from tests.infra.launching import CHECKOUT

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-066")]
SERVICES = CHECKOUT / "services"
WORKED: dict[str, str] = {}
ARCHIVED: dict[str, Path] = {}


@dataclass
class Drill:
    """A database to save, an empty one to restore into, and what the archive's programs are told of each."""

    saved: dict[str, str]
    restored: dict[str, str]
    file: Path


@pytest.fixture
async def drill(tmp_path: Path, app: Any, make: Any) -> AsyncIterator[Drill]:
    await make.company()
    url = settings().database_admin_url
    name = urlsplit(url).path.lstrip("/") + "_restored"
    admin = await asyncpg.connect(_database(url, "postgres"))
    await admin.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{name}" OWNER owner')
    saved = _told(url, tmp_path / "saved")
    (tmp_path / "saved" / "files" / "a").mkdir(parents=True)
    (tmp_path / "saved" / "files" / "a" / "photo").write_bytes(os.urandom(5000))
    yield Drill(saved, _told(_database(url, name), tmp_path / "restored"), tmp_path / "aster.tar")
    await admin.execute(f'DROP DATABASE "{name}"')
    await admin.close()


SEAL = """
import asyncio
from clinic import worker
from clinic.core import jobs


async def main():
    await worker.start()
    for _ in range(100):
        await jobs.run_due()
        if not [company async for company in jobs.companies('door_unsealed')]:
            break
        await asyncio.sleep(1)
    await worker.stop()

asyncio.run(main())
"""
"""What the worker does in a day. Rows are final, and so sealed, when no older transaction of the server is open."""


@pytest.fixture
async def lived(drill: Drill, tmp_path_factory: pytest.TempPathFactory) -> Drill:
    """The drill with a migrated database in which a clinic has worked and its audit trail is sealed and anchored; made once."""
    if WORKED:
        drill.saved = WORKED
        return drill
    url = _database(drill.saved["DATABASE_ADMIN_URL"], urlsplit(drill.saved["DATABASE_ADMIN_URL"]).path.lstrip("/") + "_lived")
    admin = await asyncpg.connect(_database(url, "postgres"))
    await admin.execute(f'DROP DATABASE IF EXISTS "{urlsplit(url).path[1:]}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{urlsplit(url).path[1:]}" OWNER owner')
    await admin.close()
    folder = tmp_path_factory.mktemp("lived")
    shutil.copytree(Path(drill.saved["STORAGE_URL"].removeprefix("file://")), folder / "files")
    drill.saved = _told(url, folder)
    for words in (("-m", "clinic.cli", "migrate"), ("-m", "clinic.cli", "seed"), ("-c", SEAL)):
        await anyio.run_process([sys.executable, *words], env=drill.saved, cwd=SERVICES)
    assert await _ask(drill.saved, "SELECT count(*) > 0 FROM audit_seal") == [(True,)]
    WORKED.update(drill.saved)
    return drill


@pytest.mark.timeout(300)
async def test_what_comes_back_is_what_was_saved(lived: Drill) -> None:
    from launcher import archive

    drill = lived
    manifest = archive.write(drill.saved, drill.file)
    assert manifest["rows"]["booking"] > 0
    assert any(name.startswith("anchors/") for name in manifest["files"])
    assert manifest["rows"]["company"] > 0
    assert drill.file.stat().st_mode & 0o777 == 0o600
    archive.read(drill.restored, drill.file)
    queries = (
        "SELECT id, name, version FROM company ORDER BY id",
        "SELECT tablename, policyname, qual FROM pg_policies ORDER BY 1, 2",
        "SELECT relname, relforcerowsecurity, relacl::text FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1",
        "SELECT conname, contype::text, CASE contype WHEN 'c' THEN '' ELSE pg_get_constraintdef(oid) END FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
        "SELECT proname, pg_get_userbyid(proowner), proacl::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1, 2, 3",
    )
    for query in queries:
        assert await _ask(drill.saved, query) == await _ask(drill.restored, query), query
    there, back = (Path(env["STORAGE_URL"].removeprefix("file://")) / "a" / "photo" for env in (drill.saved, drill.restored))
    assert there.read_bytes() == back.read_bytes()


@pytest.mark.timeout(300)
async def test_a_row_of_the_audit_log_altered_before_the_backup_is_told_at_the_restore(lived: Drill) -> None:
    from launcher import archive
    from launcher.trouble import Trouble

    admin = await asyncpg.connect(lived.saved["DATABASE_ADMIN_URL"])
    await admin.execute("SET ROLE owner; ALTER TABLE audit DISABLE TRIGGER USER; RESET ROLE")
    altered = await admin.execute("UPDATE audit SET action = action || '.' WHERE id = (SELECT id FROM audit ORDER BY id LIMIT 1)")
    await admin.execute("SET ROLE owner; ALTER TABLE audit ENABLE TRIGGER USER; RESET ROLE")
    await admin.close()
    assert altered == "UPDATE 1"
    archive.write(lived.saved, lived.file)
    with pytest.raises(Trouble, match=r"Checking the audit trail failed: [1-9]"):
        archive.read(lived.restored, lived.file)


@pytest.fixture
async def archived(drill: Drill, tmp_path_factory: pytest.TempPathFactory) -> Drill:
    """The drill with its archive, which is written once."""
    from launcher import archive

    if "file" not in ARCHIVED:
        archive.write(drill.saved, drill.file)
        ARCHIVED["file"] = shutil.copy(drill.file, tmp_path_factory.mktemp("archived"))
    shutil.copy(ARCHIVED["file"], drill.file)
    return drill


async def test_a_database_with_something_in_it_is_not_overwritten(archived: Drill) -> None:
    from launcher import archive
    from launcher.trouble import Trouble

    with pytest.raises(Trouble, match="The database is not empty"):
        archive.read(archived.saved, archived.file)


@pytest.mark.parametrize("part", ["database.dump", "files/a/photo"])
async def test_a_damaged_archive_is_refused_before_anything_is_touched(archived: Drill, tmp_path: Path, part: str) -> None:
    from launcher import archive
    from launcher.trouble import Trouble

    folder = tmp_path / "opened"
    with tarfile.open(archived.file) as opened:
        opened.extractall(folder, filter="data")
    whole = (folder / part).read_bytes()
    (folder / part).write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
    _pack(folder, archived.file)
    with pytest.raises(Trouble, match=f"damaged: {part} is not what was saved"):
        archive.read(archived.restored, archived.file)
    assert await _ask(archived.restored, "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'") == []
    archived.file.write_bytes(archived.file.read_bytes()[:2000])
    with pytest.raises(Trouble, match="damaged"):
        archive.read(archived.restored, archived.file)


async def test_rows_that_went_missing_are_named(archived: Drill, tmp_path: Path) -> None:
    from launcher import archive
    from launcher.trouble import Trouble

    folder = tmp_path / "opened"
    with tarfile.open(archived.file) as opened:
        opened.extractall(folder, filter="data")
    manifest = json.loads((folder / "manifest.json").read_text())
    manifest["rows"]["company"] += 1
    (folder / "manifest.json").write_text(json.dumps(manifest))
    _pack(folder, archived.file)
    with pytest.raises(Trouble, match=r"differs from the saved one in: company\."):
        archive.read(archived.restored, archived.file)


def _pack(folder: Path, file: Path) -> None:
    with tarfile.open(file, "w") as out:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                out.add(path, path.relative_to(folder).as_posix())


def _told(url: str, folder: Path) -> dict[str, str]:
    backup = urlunsplit(urlsplit(url)._replace(netloc=urlsplit(url).netloc.replace("migrator", "backup", 1)))
    return {
        **os.environ, "DATABASE_ADMIN_URL": url, "DATABASE_BACKUP_URL": backup, "DATABASE_URL": url.replace("migrator@", "app@", 1),
        "STORAGE_URL": f"file://{folder / 'files'}", "ANCHOR_URL": f"file://{folder / 'anchors'}",
    }


def _database(url: str, name: str) -> str:
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


async def _ask(env: dict[str, str], query: str) -> list[tuple[Any, ...]]:
    connection = await asyncpg.connect(env["DATABASE_ADMIN_URL"])
    try:
        return [tuple(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()
