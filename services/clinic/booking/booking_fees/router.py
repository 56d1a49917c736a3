"""Routes of the fees of bookings and of their rules, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.booking_fees import service, settings
from clinic.booking.booking_fees.errors import FeeNotDue
from clinic.booking.booking_fees.schemas import (
    BookingFeeOut,
    BookingFees,
    BookingFeeSettingsOut,
    BookingFeeSettingsUpdate,
    BookingFeeWaive,
    ClientFeeParams,
    ServiceFeeSettingsOut,
    ServiceFeeSettingsUpdate,
)
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["booking fees"], route_class=EnvelopeRoute)
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]
CanReadSettings = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteSettings = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]
CanWriteCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_WRITE))]


@router.get("/booking-settings/fees")
async def get_fee_settings(session: ReadSession, caller: CanReadSettings) -> BookingFeeSettingsOut:
    """Return what a cancellation after the policy's time and a no-show cost, and from which history of the client on."""
    return await settings.get_settings(session)


@router.put("/booking-settings/fees", responses=error_responses(VersionConflict))
async def update_fee_settings(session: Session, caller: CanWriteSettings, data: BookingFeeSettingsUpdate) -> BookingFeeSettingsOut:
    """Change the rules of the company's fees, for what is cancelled or missed from now on."""
    return await settings.update_settings(session, data)


@router.get("/v2/services/{service_id}/fees")
async def get_service_fee_settings(session: ReadSession, caller: CanReadSettings, service_id: UUID) -> ServiceFeeSettingsOut:
    """Return a service's own fees and deposit; `company` where the company's rule applies."""
    return await settings.get_service_settings(session, service_id)


@router.put("/v2/services/{service_id}/fees", responses=error_responses(VersionConflict))
async def update_service_fee_settings(
    session: Session, caller: CanWriteCatalogue, service_id: UUID, data: ServiceFeeSettingsUpdate,
) -> ServiceFeeSettingsOut:
    """Change a service's own fees and deposit.

    A deposit is asked for once the company has chosen the register that online payments are sold at.
    """
    return await settings.update_service_settings(session, service_id, data)


@router.get("/v2/bookings/{booking_id}/fees")
async def get_booking_fees(session: Session, caller: CanReadBookings, booking_id: UUID) -> BookingFees:
    """Return the fee of a booking, and what cancelling it now, and a no-show, would bring; the access to the client is logged."""
    return await service.view_fees(session, booking_id)


@router.post("/v2/bookings/{booking_id}/fees/waive", responses=error_responses(FeeNotDue, VersionConflict))
async def waive_booking_fee(session: Session, caller: CanWriteBookings, booking_id: UUID, data: BookingFeeWaive) -> BookingFeeOut:
    """Waive a due fee for a reason; the booking isn't counted in the client's history any more.

    409 `booking_fee.not_due` for a fee that is paid, waived or in a sale.
    """
    return await service.waive_fee(session, booking_id, data)


@router.get("/clients/{client_id}/booking-fees")
async def list_client_fees(
    session: Session, caller: CanReadBookings, client_id: UUID, params: Annotated[ClientFeeParams, Query()],
) -> PaginatedList[BookingFeeOut]:
    """List a client's fees, latest first; the access to the client is logged."""
    return await service.list_client_fees(session, client_id, params)
