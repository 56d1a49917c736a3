"""What the card terminals' provider tells by itself: a hint that a payment has moved, believed only after asking for it."""

import orjson
from fastapi import APIRouter, Request

from clinic.core.db import pool
from clinic.core.envelope import Answer, EnvelopeRoute
from clinic.core.ratelimit import address, allow
from clinic.providers.viva import events

router = APIRouter(prefix="/api/hooks", tags=["point of sale"], route_class=EnvelopeRoute)
_HURRY = "SELECT receipt_id FROM hurry_receipts($1)"
_MOST = 100_000
_KEYS, _TOLD = 10, 600
"""Calls a minute of one address: whoever floods us must not use up what card payments need of the provider."""


@router.get("/viva", include_in_schema=False, response_model=dict[str, str])
async def key(request: Request) -> Answer:
    """Show that the address is ours."""
    return Answer(orjson.dumps({"Key": await _key(request)}))


@router.post("/viva", include_in_schema=False)
async def told(request: Request) -> None:
    """Have another look at what is open at the merchant's terminals; the same delivery may come again."""
    await hurry(await _bounded(request))


async def _key(request: Request) -> str:
    await allow("viva.key", address(request), most=_KEYS, seconds=60)
    return await events.key()


async def _bounded(request: Request) -> bytes:
    """The body, if it's no longer than a delivery may be."""
    await allow("viva.told", address(request), most=_TOLD, seconds=60)
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > _MOST:
            return b""
    return body


async def hurry(body: bytes) -> None:
    """Look soon at the open receipts of the merchant that a delivery names; what it says of them isn't read."""
    event = events.told(body)
    if event.merchant_id:
        await (await pool()).fetch(_HURRY, event.merchant_id)
