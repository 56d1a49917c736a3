"""The route of what was paid for a booking."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos.booking_payments import service
from clinic.pos.booking_payments.schemas import BookingPaymentOut

router = APIRouter(prefix="/api/v3/point-of-sale/bookings", tags=["point of sale"], route_class=EnvelopeRoute)
CanReadSales = Annotated[CurrentUser, Depends(require(Permission.SALE_READ))]


@router.get("/{booking_id}/payment")
async def get_booking_payment(session: Session, user: CanReadSales, booking_id: UUID) -> BookingPaymentOut:
    """Return what was paid for a booking in advance and at the till, and the rest that the till sells, in öre.

    The access to the client is logged.
    """
    return await service.view_booking_payment(session, booking_id)
