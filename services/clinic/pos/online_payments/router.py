"""Routes of online payments: of the portal's visitors, of the staff who switch payment on, and the address that Swish reports to."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Header, Query, Request

from clinic.booking.occupancy.service import TimeTaken
from clinic.booking.portal.prepayment import service as prepayment
from clinic.booking.portal.prepayment.service import AnyVisitor, FlowVisitor
from clinic.core.api.envelope import EnvelopeRoute, VisitorRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited, VersionConflict
from clinic.core.api.provider_idempotency import IdempotentCall
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos import errors as pos_errors
from clinic.pos.cards_on_file.errors import CardConsentNeeded
from clinic.pos.online_payments import errors, jobs, service, settings
from clinic.pos.online_payments.schemas import (
    OnlinePaymentCreate,
    OnlinePaymentOut,
    OnlinePaymentSettingsOut,
    OnlinePaymentSettingsUpdate,
    PaymentStatus,
)

visitor_router = APIRouter(
    prefix="/api/v2/booking-portal/{public_id}", tags=["portal"], route_class=VisitorRoute,
    responses=error_responses(prepayment.PortalClosed),
)
settings_router = APIRouter(prefix="/api/v3/point-of-sale/online-payments", tags=["point of sale"], route_class=EnvelopeRoute)
hook_router = APIRouter(prefix="/api/hooks", tags=["point of sale"], route_class=EnvelopeRoute)
CanWriteRegisters = Annotated[CurrentUser, Depends(require(Permission.REGISTER_WRITE))]
CanReadSales = Annotated[CurrentUser, Depends(require(Permission.SALE_READ))]
MAX_EVENTS_PER_MINUTE = 600
KEY_LENGTH = 100


@visitor_router.post("/create-with-pos", responses=error_responses(
    prepayment.FlowExpired, prepayment.FlowUnverified, prepayment.IdentificationRequired, prepayment.PrerequisiteMissing, TimeTaken,
    errors.PaymentNotNeeded, CardConsentNeeded, errors.PaymentUnavailable, errors.TooManyPayments,
))
@route_options(store_response=False)
async def start_payment(call: IdempotentCall, visitor: FlowVisitor, data: OnlinePaymentCreate) -> OnlinePaymentOut:
    """Begin to pay for the held time, which is held for 15 minutes meanwhile; the booking is made once the provider has the money.

    Send the visitor to `url`, or show `token` to the Swish app; then ask `payment-status`. A payment that can still be
    made is continued. Amounts are in öre.
    """
    return await service.start_payment(visitor, data)


@visitor_router.get("/payment-status", responses=error_responses(NotFound, RateLimited))
async def get_payment_status(
    session: ReadSession, visitor: AnyVisitor, booking_id: Annotated[str, Query(max_length=KEY_LENGTH)],
    client_id: Annotated[str, Query(max_length=KEY_LENGTH)] = "", x_flow_key: Annotated[str, Header(max_length=KEY_LENGTH)] = "",
) -> PaymentStatus:
    """Return how a payment stands.

    `booking_id` is the payment's `key`, `client_id` the `client_key` of its visit. The visit is shown to the browser that has the flow's
    key; elsewhere the link in the confirmation shows it.
    """
    return await service.get_status(session, visitor, booking_id, client_id, x_flow_key)


@settings_router.get("/settings")
async def get_settings(session: ReadSession, user: CanReadSales) -> OnlinePaymentSettingsOut:
    """Return what visitors of the booking portal pay in advance, and the registers to sell it at."""
    return await settings.get_settings(session)


@settings_router.put("/settings", responses=error_responses(
    VersionConflict, errors.OnlineRegisterMissing, pos_errors.RegisterInactive, pos_errors.NoControlUnit, pos_errors.NoMerchant,
    pos_errors.NoOrganizationNumber, pos_errors.CountryNotSupported, pos_errors.CurrencyNotSupported, pos_errors.NoRealProviders,
))
async def update_settings(session: Session, user: CanWriteRegisters, data: OnlinePaymentSettingsUpdate) -> OnlinePaymentSettingsOut:
    """Change what visitors of the booking portal pay in advance.

    Refused with the register's own error while it can't sell.
    """
    return await settings.update_settings(session, data)


SWISH_EVENT_SCHEMA: dict[str, Any] = {"type": "object", "properties": {"id": {"type": "string"}}}


@hook_router.post("/swish", openapi_extra={
    "requestBody": {"required": True, "content": {"application/json": {"schema": SWISH_EVENT_SCHEMA}}},
})
@route_options(require_csrf=False)
async def receive_swish_event(request: Request) -> None:
    """Ask Swish at once about the payment that an event names. Nothing else of the event is read, which anybody could have sent."""
    await poll_named_payment(request)


async def poll_named_payment(request: Request) -> None:
    """Make the payment due that the body names. Raises RateLimited."""
    await hit("swish.event", client_network(request), limit=MAX_EVENTS_PER_MINUTE, window_seconds=60)
    try:
        payment_id = UUID((await request.json())["id"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return
    await jobs.poll_now("", payment_id)


router = APIRouter()
for child in (visitor_router, settings_router, hook_router):
    router.include_router(child)
