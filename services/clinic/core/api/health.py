"""Probes: whether the process runs (`/healthz`) and whether it can serve (`/readyz`)."""

from asyncio import gather, timeout

from fastapi import APIRouter, Response
from redis.exceptions import RedisError

from clinic.core.api import queries
from clinic.core.database.session import read_pool
from clinic.core.logging import log
from clinic.core.realtime.valkey import valkey

router = APIRouter(tags=["health"], include_in_schema=False)
VALKEY_TIMEOUT_SECONDS = 1.0
"""Less than any probe waits."""


@router.get("/healthz")
async def get_health() -> dict[str, str]:
    """Answer that the process runs."""
    return {"status": "ok"}


@router.get("/readyz")
async def get_readiness(response: Response) -> dict[str, str]:
    """Report the database and Valkey; 503 when the database is away. The app serves without Valkey, so its state is only reported."""
    database, valkey_state = await gather(_check_database(), _check_valkey())
    if database != "ok":
        response.status_code = 503
    return {"database": database, "valkey": valkey_state}


async def _check_database() -> str:
    try:
        await (await read_pool()).fetchval(queries.PROBE)
    except Exception as error:  # noqa: BLE001 - any failure means not ready
        log.warning("ready.database", error=type(error).__name__)
        return "unavailable"
    return "ok"


async def _check_valkey() -> str:
    try:
        async with timeout(VALKEY_TIMEOUT_SECONDS):
            await valkey().ping()
    except (RedisError, OSError) as error:
        log.warning("ready.valkey", error=type(error).__name__)
        return "unavailable"
    return "ok"
