"""Whether this process lives, and whether it can serve."""

from fastapi import APIRouter, Response
from redis.exceptions import RedisError

from clinic.core.db import pool
from clinic.core.valkey import valkey

router = APIRouter(tags=["health"], include_in_schema=False)


@router.get("/healthz")
async def lives() -> dict[str, str]:
    """The process answers."""
    return {"status": "ok"}


@router.get("/readyz")
async def ready(response: Response) -> dict[str, str]:
    """The database and Valkey answer; 503 when one doesn't."""
    parts = {"database": "ok", "valkey": "ok"}
    try:
        await (await pool()).fetchval("SELECT 1")
    except Exception:  # noqa: BLE001 - whatever is wrong, we are not ready
        parts["database"] = "away"
    try:
        await valkey().ping()
    except (RedisError, OSError):
        parts["valkey"] = "away"
    if "away" in parts.values():
        response.status_code = 503
    return parts
