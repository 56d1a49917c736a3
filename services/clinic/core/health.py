"""Whether this process lives, and whether it can serve."""

from asyncio import gather, timeout

from fastapi import APIRouter, Response
from redis.exceptions import RedisError

from clinic.core.db import pool
from clinic.core.logs import log
from clinic.core.valkey import valkey

router = APIRouter(tags=["health"], include_in_schema=False)
LONGEST = 1.0
"""Seconds that Valkey is waited for; less than any probe waits."""


@router.get("/healthz")
async def lives() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@router.get("/readyz")
async def ready(response: Response) -> dict[str, str]:
    """The database answers, else 503. One serves without Valkey too, so how it is stands beside."""
    database, queue = await gather(_database(), _valkey())
    if database != "ok":
        response.status_code = 503
    return {"database": database, "valkey": queue}


async def _database() -> str:
    try:
        await (await pool()).fetchval("SELECT 1")
    except Exception as error:  # noqa: BLE001 - whatever is wrong, we are not ready
        log.warning("ready.database", error=type(error).__name__)
        return "away"
    return "ok"


async def _valkey() -> str:
    try:
        async with timeout(LONGEST):
            await valkey().ping()
    except (RedisError, OSError) as error:
        log.warning("ready.valkey", error=type(error).__name__)
        return "away"
    return "ok"
