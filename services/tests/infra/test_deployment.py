"""What is deployed fits together, as far as the files say it without a cluster."""

import re
from typing import Any

import pytest
import yaml

from clinic.core.connections import database
from clinic.core.settings import Settings, settings
from tests.infra.launching import CHECKOUT

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


def test_composes_processes_fit_into_its_database() -> None:
    services = composed()["services"]
    [allowed] = re.findall(r"max_connections=(\d+)", " ".join(services["postgres"]["command"]))
    pools = [Settings(db_pool=each["environment"]["DB_POOL"], hot_pool=each["environment"]["HOT_POOL"]) for each in (services["api"], services["worker"])]
    api, worker = (4 * found.db_pool + found.hot_pool for found in pools)
    image = (CHECKOUT / "infra" / "Dockerfile").read_text()
    [workers] = re.findall(r'CMD .*"--workers", "(\d+)"', image)
    assert int(workers) * api + worker + LEFT <= int(allowed)
