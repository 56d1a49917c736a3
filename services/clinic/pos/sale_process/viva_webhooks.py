"""Webhook of the card terminals' provider. An event is only a hint: the payment or account is polled, what the event says isn't read."""

from typing import Any

import orjson
from fastapi import APIRouter, Request
from fastapi.routing import APIRoute

from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses
from clinic.core.api.errors import RateLimited, RequestMalformed
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.api.route_options import route_options
from clinic.pos.online_payments import jobs as online_payments
from clinic.pos.payment_account import service as payment_account
from clinic.pos.sale_process import poller
from clinic.providers.errors import UnexpectedResponse
from clinic.providers.viva import events

router = APIRouter(prefix="/api/hooks", tags=["point of sale"], route_class=EnvelopeRoute)
MAX_BODY_BYTES = 100_000
MAX_KEY_REQUESTS_PER_MINUTE = 10
MAX_EVENTS_PER_MINUTE = 600
"""Per address: a flood of calls must not use up the provider's quota that card payments need."""


EVENT_SCHEMA: dict[str, Any] = {
    "type": "object", "required": ["MessageId", "EventTypeId"], "properties": {
        "MessageId": {"type": "string"}, "EventTypeId": {"type": "integer"}, "RecipientId": {"type": "string"},
        "EventData": {"type": "object", "properties": {
            name: {"type": "string"} for name in ("MerchantId", "TransactionId", "OrderCode", "TerminalId", "ConnectedAccountId")
        }},
    },
}
"""The part of Viva's event that is read; the body is parsed by `providers/viva/events.py`, so that no other event is refused with 422."""
KEY_SCHEMA: dict[str, Any] = {"type": "object", "required": ["Key"], "properties": {"Key": {"type": "string"}}}


async def get_verification_key(request: Request) -> JsonResponse:
    """Return the key by which Viva verifies that the address is ours."""
    return JsonResponse(orjson.dumps({"Key": await _fetch_key(request)}))


router.add_api_route(
    "/viva", get_verification_key, route_class_override=APIRoute, response_model=None,
    responses={200: {"description": "The key, without an envelope", "content": {"application/json": {"schema": KEY_SCHEMA}}}},
)


@router.post(
    "/viva", responses=error_responses(RequestMalformed, RateLimited),
    openapi_extra={"requestBody": {"required": True, "content": {"application/json": {"schema": EVENT_SCHEMA}}}},
)
@route_options(require_csrf=False)
async def receive_event(request: Request) -> None:
    """Poll the account or the open payments that an event names. The same event may be delivered again."""
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
    """Ask for the state of what an event names: an account, or a merchant's open payments. Raises RequestMalformed for another body."""
    try:
        event = events.parse_event(body)
    except UnexpectedResponse as error:
        raise RequestMalformed from error
    if event.type == events.VERIFICATION:
        await payment_account.refresh_by_provider_id(event.account_id)
    elif event.merchant_id:
        await poller.poll_now(event.merchant_id)
        if event.order_code:
            await online_payments.poll_now(event.order_code)
