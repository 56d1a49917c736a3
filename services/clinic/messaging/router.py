"""Routes of messages for staff, and the webhook for 46elks delivery reports, where the token in the path is the permission."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Form, Path, Query, Request

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited
from clinic.core.api.pagination import PaginatedList
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.api.route_options import route_options
from clinic.core.database.session import DriverSession, ReadSession, Session
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.messaging import callback_tokens, queries, service
from clinic.messaging.schemas import MessageListParams, MessageOut, MessageResend

router = APIRouter(prefix="/api", tags=["messaging"], route_class=EnvelopeRoute)
MAX_UNKNOWN_TOKENS_PER_MINUTE = 300
"""For one address: 46elks never sends any."""
CanReadDeliveries = Annotated[CurrentUser, Depends(require(Permission.DELIVERY_READ))]
CanWriteDeliveries = Annotated[CurrentUser, Depends(require(Permission.DELIVERY_WRITE))]


@router.get("/messages")
async def list_messages(
    session: ReadSession, caller: CanReadDeliveries, params: Annotated[MessageListParams, Query()],
) -> PaginatedList[MessageOut]:
    """List the clinic's SMS and e-mails with their delivery state.

    Messages about somebody's own account, such as a password reset, are in no clinic's list. `search` matches the beginning of the
    recipient's number or address.

    States: `queued`; `withdrawn` (no longer valid when it was to be sent); `sending`; `unknown` (the provider has not said whether it
    was sent); `sent`; `failed`; `delivered`. `error_text` is the text of `error` in the caller's language.

    `error` of a failed SMS is, among others, `messaging.company_unverified` (the company is not verified, PLT-061),
    `messaging.country_not_supported` (the number is of none of the countries in the setting `SMS_COUNTRIES`), `messaging.not_mobile`,
    or `messaging.daily_limit_reached` (the clinic has sent `SMS_DAILY_LIMIT` that day).
    """
    return await queries.list_messages(session, params)


@router.post("/messages/{message_id}/resend", responses=error_responses(service.NotResendable))
async def resend_message(session: Session, caller: CanWriteDeliveries, message_id: UUID, data: MessageResend) -> MessageOut:
    """Send a message again that failed or whose delivery is unknown.

    409 `messaging.not_resendable` in any other state, or when the message no longer holds, for instance because its booking was
    cancelled.
    """
    return MessageOut.model_validate(await service.resend_message(session, message_id, data.version))


async def get_reported_message_id(request: Request, secret: Annotated[str, Path(max_length=100)]) -> UUID:
    """Return the message id of the token in the path; the request then acts as the system in that message's company.

    Tokens of no message are counted by address. A true token names one message, whose reports are no more than 46elks sends.
    """
    try:
        company_id, message_id = callback_tokens.verify(secret)
    except NotFound:
        await hit("messages.unknown", client_network(request), limit=MAX_UNKNOWN_TOKENS_PER_MINUTE, window_seconds=60)
        raise
    request.state.context = Context.system(company_id)
    return message_id


@router.post("/hooks/46elks/{secret}", responses=error_responses(NotFound, RateLimited))
@route_options(require_csrf=False, log_path=False)
async def receive_delivery_report(
    session: DriverSession, message_id: Annotated[UUID, Depends(get_reported_message_id)],
    provider_id: Annotated[str, Form(alias="id", max_length=80)], status: Annotated[str, Form(max_length=20)],
) -> None:
    """Process a delivery report; the same report may come more than once.

    46elks posts the form fields `id` and `status`. `secret` is a signed token that names one message.
    """
    await service.record_delivery_report(session, message_id, provider_id, status)
