"""The test run's database (made anew from the models), the app on it, and clients that act as somebody."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest

from tests.valkeys import ALONE, database

ROOT = Path(__file__).resolve().parents[2]


def _environment() -> None:
    """Find the servers: those the environment names, else the launcher's own test instance."""
    if "DATABASE_URL" not in os.environ:
        told = subprocess.run(
            [sys.executable, str(ROOT / "infra" / "launch.py"), "env", "--instance", "test"],
            check=True, capture_output=True, text=True,
        ).stdout
        os.environ.update(line.removeprefix("export ").split("=", 1) for line in told.splitlines() if "=" in line)
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    name = "aster_test" + os.environ.get("TEST_DB_SUFFIX", "") + worker
    os.environ["REDIS_URL"] = database(os.environ["REDIS_URL"], ALONE * int(worker.removeprefix("gw") or 0))
    for variable in ("DATABASE_URL", "DATABASE_ADMIN_URL"):
        parts = urlsplit(os.environ[variable])
        os.environ[variable] = urlunsplit(parts._replace(path=f"/{name}"))
    os.environ.setdefault("ENVIRONMENT", "test")
    os.environ["PUBLIC_URL"] = "http://test"
    for variable in ("STORAGE_URL", "ANCHOR_URL"):
        os.environ[variable] = f"file://{tempfile.mkdtemp(prefix='aster-test-')}"


_environment()

from clinic import domains  # noqa: E402 - the environment comes first
from clinic.core import schema  # noqa: E402
from clinic.core.settings import settings  # noqa: E402
from tests.acting import Acting, browser, signing_in  # noqa: E402
from tests.make import Make  # noqa: E402


async def _fresh_database() -> None:
    parts = urlsplit(settings().database_admin_url)
    name = parts.path.lstrip("/")
    admin = await asyncpg.connect(urlunsplit(parts._replace(path="/postgres")))
    await admin.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{name}" OWNER owner')
    await admin.close()
    await schema.create(settings().database_admin_url)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with a test that may take long come first, so that no process has one left when the others are done."""
    longest: dict[Path, float] = {}
    for item in items:
        mark = item.get_closest_marker("timeout")
        longest[item.path] = max(longest.get(item.path, 0), mark.args[0] if mark else 0)
    items.sort(key=lambda item: -longest[item.path])


@pytest.fixture(scope="session", autouse=True)
def fresh_database() -> None:
    """An empty database with the models' schema, once a run."""
    domains.load()
    asyncio.run(_fresh_database())


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """One event loop for the whole run, so that the pools are shared."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
async def app(anyio_backend: Any, fresh_database: None) -> AsyncIterator[Any]:
    """The app, connected."""
    from clinic.main import app as made

    async with made.router.lifespan_context(made):
        yield made


@pytest.fixture(autouse=True)
def nothing_is_held(request: pytest.FixtureRequest) -> None:
    """No story may leave a connection of the driver's pool held: the process could not stop. Tests without the app have none."""
    if "app" in request.fixturenames:
        request.getfixturevalue("all_given_back")


@pytest.fixture
async def all_given_back(app: Any) -> AsyncIterator[None]:
    """Asked for by `nothing_is_held`; looks after the story."""
    yield
    from clinic.core.connections import database

    if (pool := database().pool) is not None:
        for _ in range(100):
            if pool.get_size() == pool.get_idle_size():
                return
            await asyncio.sleep(0.02)
        pytest.fail(f"{pool.get_size() - pool.get_idle_size()} connections are still held")


@pytest.fixture
async def own_queue(app: Any) -> None:
    """The outbox is the story's own: what earlier stories left in it is taken for done."""
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("UPDATE delivery SET state = 'done' WHERE state = 'pending'")
    await admin.close()


@pytest.fixture
async def own_receipts(app: Any) -> None:
    """The worker's steps are the story's own: what earlier stories left open is nobody's turn any more."""
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("UPDATE receipt SET look_at = now() + interval '1 day', turn = turn + 1 WHERE state IN ('PENDING', 'PROCESSING')")
    await admin.close()


@pytest.fixture
async def visitor(app: Any, nothing_is_held: None) -> AsyncIterator[Acting]:
    """Somebody who is not signed in."""
    async with browser(app) as http:
        yield Acting(http)


@pytest.fixture
def make(app: Any, nothing_is_held: None) -> Make:
    """Factories: rows by name, each call its own row."""
    return Make()


@pytest.fixture
async def as_staff(app: Any, make: Make) -> AsyncIterator[Callable[..., Awaitable[Acting]]]:
    """Sign somebody in: `await as_staff("admin", company=..., **membership)`; a new company unless one is given."""
    async with signing_in(app, make) as sign_in:
        yield sign_in
