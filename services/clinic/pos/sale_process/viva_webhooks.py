"""Webhook of the card terminals' provider. An event is only a hint: the payment is polled, and what the event says of it isn't read."""

import orjson
from fastapi import APIRouter, Request

from clinic.core.api.envelope import EnvelopeRoute, JsonResponse
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.api.route_options import route_options
from clinic.pos.sale_process import poller
from clinic.providers.viva import events

router = APIRouter(prefix="/api/hooks", tags=["point of sale"], route_class=EnvelopeRoute)
MAX_BODY_BYTES = 100_000
MAX_KEY_REQUESTS_PER_MINUTE = 10
MAX_EVENTS_PER_MINUTE = 600
"""Per address: a flood of calls must not use up the provider's quota that card payments need."""


@router.get("/viva", include_in_schema=False, response_model=dict[str, str])
async def get_verification_key(request: Request) -> JsonResponse:
    """Return the key by which Viva verifies that the address is ours."""
    return JsonResponse(orjson.dumps({"Key": await _fetch_key(request)}))


@router.post("/viva", include_in_schema=False)
@route_options(require_csrf=False)
async def receive_event(request: Request) -> None:
    """Poll the open payments of the merchant that an event names. The same event may be delivered again."""
    await handle_event(await _read_body(request))


async def _fetch_key(request: Request) -> str:
    await hit("viva.key", client_network(request), limit=MAX_KEY_REQUESTS_PER_MINUTE, window_seconds=60)
    return await events.key()


async def _read_body(request: Request) -> bytes:
    """Return the body; empty when it is longer than MAX_BODY_BYTES."""
    await hit("viva.event", client_network(request), limit=MAX_EVENTS_PER_MINUTE, window_seconds=60)
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_BODY_BYTES:
            return b""
    return body


async def handle_event(body: bytes) -> None:
    """Poll the open payments of the merchant that an event names. Raises UnexpectedResponse for anything but an event of Viva's."""
    event = events.parse_event(body)
    if event.merchant_id:
        await poller.poll_now(event.merchant_id)
