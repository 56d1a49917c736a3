"""What the card terminals' provider tells by itself: a hint that a payment has moved, believed only after asking for it."""

import orjson
from fastapi import APIRouter, Request

from clinic.core.db import pool
from clinic.core.envelope import Answer, EnvelopeRoute
from clinic.providers.viva import events

router = APIRouter(prefix="/api/hooks", tags=["point of sale"], route_class=EnvelopeRoute)
_HURRY = "SELECT receipt_id FROM hurry_receipts($1)"
_MOST = 100_000


@router.get("/viva", include_in_schema=False, response_model=dict[str, str])
async def key() -> Answer:
    """Show that the address is ours."""
    return Answer(orjson.dumps({"Key": await events.key()}))


@router.post("/viva", include_in_schema=False)
async def told(request: Request) -> None:
    """Have another look at what is open at the merchant's terminals; the same delivery may come again."""
    await hurry(await request.body())


async def hurry(body: bytes) -> None:
    """Look soon at the open receipts of the merchant that a delivery names; what it says of them isn't read."""
    event = events.told(body[:_MOST])
    if event.merchant_id:
        await (await pool()).fetch(_HURRY, event.merchant_id)
