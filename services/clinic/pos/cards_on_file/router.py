"""Routes of cards on file: of staff, on a booking, and of the client, on the page of their booking."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.booking.booking_fees.service import FeeNotDue
from clinic.booking.portal.prepayment import service as prepayment
from clinic.booking.portal.prepayment.service import FlowVisitor
from clinic.core.api.envelope import EnvelopeRoute, VisitorRoute, error_responses
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos import errors as pos_errors
from clinic.pos.cards_on_file import errors, service
from clinic.pos.cards_on_file.schemas import BookingCard, CardChargeOut, VisitorCard
from clinic.pos.online_payments.errors import OnlineRegisterMissing

staff_router = APIRouter(prefix="/api/v2/bookings/{booking_id}/card-on-file", tags=["cards on file"], route_class=EnvelopeRoute)
visitor_router = APIRouter(
    prefix="/api/v2/booking-portal/{public_id}/card-on-file",
    tags=["portal"],
    route_class=VisitorRoute,
    responses=error_responses(prepayment.PortalClosed, prepayment.FlowExpired, prepayment.FlowUnverified),
)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]
CanSell = Annotated[CurrentUser, Depends(require(Permission.SALE_WRITE))]


@staff_router.get("")
async def get_booking_card(session: Session, caller: CanReadBookings, booking_id: UUID) -> BookingCard:
    """Return the card on file of a booking's client, and the latest charge of its fee; the access to the client is logged."""
    return await service.view_card(session, booking_id)


@staff_router.post(
    "/charge",
    responses=error_responses(
        FeeNotDue,
        errors.NoCardOnFile,
        errors.AboveConsent,
        errors.CardAccountChanged,
        OnlineRegisterMissing,
        pos_errors.RegisterInactive,
        pos_errors.NoControlUnit,
        pos_errors.NoMerchant,
        pos_errors.NoOrganizationNumber,
        pos_errors.CountryNotSupported,
        pos_errors.CurrencyNotSupported,
        pos_errors.NoRealProviders,
    ),
)
async def charge_booking_fee(session: Session, user: CanSell, booking_id: UUID) -> CardChargeOut:
    """Begin to charge a booking's due fee to its client's card on file.

    The card company is called after the response: ask for the card of the booking until the charge is `sold` or `declined`. A second press
    is 409 `booking_fee.not_due`, because the first has taken the fee.
    """
    return await service.charge_fee(session, user, booking_id)


@staff_router.delete("", responses=error_responses(errors.NoCardOnFile))
async def remove_card(session: Session, caller: CanWriteBookings, booking_id: UUID) -> None:
    """Remove the card on file of a booking's client; it can't be charged any more."""
    await service.remove_card(session, booking_id)


@visitor_router.get("")
async def get_visitor_card(session: ReadSession, visitor: FlowVisitor) -> VisitorCard:
    """Return the card on file of the client of a booking's opened link."""
    return await service.get_visitor_card(session, visitor)


@visitor_router.post("/remove")
async def remove_visitor_card(session: Session, visitor: FlowVisitor) -> VisitorCard:
    """Remove the card on file of the client of a booking's opened link; a repeated call answers the same."""
    return await service.remove_visitor_card(session, visitor)


router = APIRouter()
for child in (staff_router, visitor_router):
    router.include_router(child)
