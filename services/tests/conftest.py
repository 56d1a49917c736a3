"""The database of the test run (created from the models), the app connected to it, factories, and clients that are signed in."""

import asyncio
import os
import random
import secrets
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from time import perf_counter, time
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import pytest
from redis import Redis

from tests.support.valkey_servers import DATABASES_PER_PROCESS, database_url, extra_database_url

ROOT = Path(__file__).resolve().parents[2]


def _set_environment() -> None:
    """Point the settings at the servers that the environment names, else at the launcher's test instance, which is started."""
    if "DATABASE_URL" not in os.environ:
        output = subprocess.run(
            [sys.executable, str(ROOT / "infra" / "launch.py"), "env", "--instance", "test"],
            check=True, capture_output=True, text=True,
        ).stdout
        os.environ.update(line.removeprefix("export ").split("=", 1) for line in output.splitlines() if "=" in line)
    worker = os.environ.get("PYTEST_XDIST_WORKER", "")
    name = "aster_test" + os.environ.get("TEST_DB_SUFFIX", "") + worker
    os.environ["REDIS_URL"] = database_url(os.environ["REDIS_URL"], DATABASES_PER_PROCESS * int(worker.removeprefix("gw") or 0))
    for variable in ("DATABASE_URL", "DATABASE_ADMIN_URL"):
        parts = urlsplit(os.environ[variable])
        os.environ[variable] = urlunsplit(parts._replace(path=f"/{name}"))
    os.environ.setdefault("ENVIRONMENT", "test")
    os.environ["PUBLIC_URL"] = "http://test"
    for variable in ("STORAGE_URL", "ANCHOR_URL"):
        os.environ[variable] = f"file://{tempfile.mkdtemp(prefix='aster-test-')}"


_set_environment()

from clinic import registry  # noqa: E402 - settings are read from the environment at import
from clinic.core.api import rate_limit  # noqa: E402
from clinic.core.audit.actions import CLIENT_ACTIONS  # noqa: E402
from clinic.core.database import schema  # noqa: E402
from clinic.core.settings import settings  # noqa: E402
from tests.factories.factory import Factory  # noqa: E402
from tests.support.http_client import ApiClient, open_browser, staff_sign_in  # noqa: E402


async def _create_database() -> None:
    parts = urlsplit(settings().database_admin_url)
    name = parts.path.lstrip("/")
    admin = await asyncpg.connect(urlunsplit(parts._replace(path="/postgres")))
    await admin.execute(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)')
    await admin.execute(f'CREATE DATABASE "{name}" OWNER owner')
    await admin.close()
    await schema.create_schema(settings().database_admin_url)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--shuffle`, which runs the files, and the tests of each, in a random order: `--shuffle` picks a seed, `--shuffle 7` repeats one."""
    new_seed = os.environ.setdefault("TEST_ORDER_SEED", str(secrets.randbelow(10**6)))  # parallel processes inherit it
    parser.addoption("--shuffle", nargs="?", type=int, const=int(new_seed), help="run in random order, of this seed or a new one")


def pytest_report_header(config: pytest.Config) -> str | None:
    """Print the seed of a random order."""
    seed = config.getoption("shuffle")
    return None if seed is None else f"random order: --shuffle {seed}"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run the files with the longest time-outs first, so that parallel processes end at about the same time, or all in random order.

    Files without a time-out stay in alphabetical order. `test_redelivery.py` runs last in any order, since it repeats the other tests' events.
    """
    if (seed := config.getoption("shuffle")) is not None:
        items[:] = shuffle_tests(items, seed)
        return
    timeouts: dict[Path, float] = {}
    for item in items:
        marker = item.get_closest_marker("timeout")
        timeouts[item.path] = max(timeouts.get(item.path, 0), marker.args[0] if marker else 0)
    items.sort(key=lambda item: -timeouts[item.path])


def shuffle_tests(items: list[pytest.Item], seed: int) -> list[pytest.Item]:
    """Return the tests in an order that depends only on the seed, the tests of a file together."""
    order = random.Random(seed)
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    paths = order.sample(list(files), len(files))
    paths.sort(key=lambda path: path.name == "test_redelivery.py")
    return [item for path in paths for item in order.sample(files[path], len(files[path]))]


def _clear_valkey() -> None:
    """Empty this process's Valkey databases, since counters and cached answers of an earlier run would change what this one sees."""
    for number in range(DATABASES_PER_PROCESS):
        with Redis.from_url(extra_database_url(number)) as valkey:
            valkey.flushdb()


async def _undeclared_client_actions() -> set[str]:
    """Return the actions that the tests have audited about a client and that are not declared."""
    admin = await asyncpg.connect(settings().database_admin_url)
    try:
        rows = await admin.fetch("SELECT DISTINCT action FROM audit WHERE client_id IS NOT NULL AND action NOT LIKE 'test.%'")
    finally:
        await admin.close()
    return {row["action"] for row in rows} - set(CLIENT_ACTIONS)


@pytest.fixture(scope="session", autouse=True)
def new_database() -> Iterator[None]:
    """Create an empty database with the models' schema and empty Valkey's, once a run. At the end, check the audited actions."""
    registry.load()
    asyncio.run(_create_database())
    _clear_valkey()
    yield
    undeclared = asyncio.run(_undeclared_client_actions())
    assert not undeclared, f"missing in clinic.core.audit.actions.CLIENT_ACTIONS: {sorted(undeclared)}"


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    """Use one event loop for the run, so that the connection pools are shared."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
async def app(anyio_backend: Any, new_database: None) -> AsyncIterator[Any]:
    """The app, with its lifespan running."""
    from clinic.main import app as application

    async with application.router.lifespan_context(application):
        yield application


@pytest.fixture(autouse=True)
def no_leaked_connections(request: pytest.FixtureRequest) -> None:
    """Fail a test that leaves a connection of the driver's pool acquired, since the process could not stop; tests without the app have none."""
    if "app" in request.fixturenames:
        request.getfixturevalue("check_leaked_connections")


@pytest.fixture(scope="session")
def valkey_of_the_run(new_database: None) -> Iterator[Redis]:
    """Yield a connection to the Valkey database that the app uses."""
    with Redis.from_url(settings().redis_url) as valkey:
        yield valkey


@pytest.fixture(autouse=True)
def no_counted_attempts(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what earlier tests have counted against rate limits, as all of them call from one address; tests without the app have none.

    The limits' clock stands still but for a test that moves the time: no window ends in the middle of a test.
    """
    if "app" in request.fixturenames:
        valkey = request.getfixturevalue("valkey_of_the_run")
        if counters := list(valkey.scan_iter("limit:*", count=1000)):
            valkey.delete(*counters)
        started_at = perf_counter()
        monkeypatch.setattr(rate_limit, "time", lambda: time() - (perf_counter() - started_at))


@pytest.fixture
async def check_leaked_connections(app: Any) -> AsyncIterator[None]:
    """After the test, wait up to 2 s until all connections of the pool are idle; requested by `no_leaked_connections` only."""
    yield
    from clinic.core.database.engine import database

    if (pool := database().read_pool) is not None:
        for _ in range(100):
            if pool.get_size() == pool.get_idle_size():
                return
            await asyncio.sleep(0.02)
        pytest.fail(f"{pool.get_size() - pool.get_idle_size()} connections are still acquired")


@pytest.fixture
async def empty_outbox(app: Any) -> None:
    """Mark what earlier tests left in the outbox as done, so that the test dispatches only its own events."""
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("UPDATE delivery SET state = 'done' WHERE state = 'pending'")
    await admin.close()


@pytest.fixture
async def no_open_sales(app: Any) -> None:
    """Take the leases of the sales that earlier tests left open and put off their next step by a day, so that the worker runs only the test's own."""
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("UPDATE receipt SET next_attempt_at = now() + interval '1 day', lease_token = lease_token + 1 WHERE state IN ('PENDING', 'PROCESSING')")
    await admin.close()


@pytest.fixture
async def visitor(app: Any, no_leaked_connections: None) -> AsyncIterator[ApiClient]:
    """A client that is not signed in."""
    async with open_browser(app) as http:
        yield ApiClient(http)


@pytest.fixture
def factory(app: Any, no_leaked_connections: None) -> Factory:
    """Factories that insert rows: `await factory.client(company)`."""
    return Factory()


@pytest.fixture
async def as_staff(app: Any, factory: Factory) -> AsyncIterator[Callable[..., Awaitable[ApiClient]]]:
    """Sign in a new member of staff: `await as_staff("admin", company=..., **membership)`; in a new company unless one is passed."""
    async with staff_sign_in(app, factory) as sign_in:
        yield sign_in
