"""Routes of unavailable times, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.unavailable_times import service
from clinic.booking.unavailable_times.errors import NotOwnTime
from clinic.booking.unavailable_times.schemas import (
    UnavailableTimeCreate,
    UnavailableTimeListParams,
    UnavailableTimeOut,
    UnavailableTimeUpdate,
)
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/unavailable-times", tags=["hours"], route_class=EnvelopeRoute)
CanReadCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteOwnSchedule = Annotated[CurrentUser, Depends(require(Permission.OWN_SCHEDULE_WRITE))]


@router.get("")
async def list_unavailable_times(
    session: ReadSession, caller: CanReadCatalogue, params: Annotated[UnavailableTimeListParams, Query()],
) -> PaginatedList[UnavailableTimeOut]:
    """List the times in which practitioners can't be booked, 20 a page, earliest first."""
    return await service.list_unavailable_times(session, params)


@router.get("/{unavailable_time_id}", responses=error_responses(NotFound))
async def get_unavailable_time(session: ReadSession, caller: CanReadCatalogue, unavailable_time_id: UUID) -> UnavailableTimeOut:
    """Return one unavailable time."""
    return await service.get_unavailable_time(session, unavailable_time_id)


@router.post("", responses=error_responses(NotOwnTime))
async def create_unavailable_time(session: Session, caller: CanWriteOwnSchedule, data: UnavailableTimeCreate) -> UnavailableTimeOut:
    """Add a time in which a practitioner can't be booked, once or every week; existing bookings stay.

    Without `schedule.write` a practitioner adds their own only; another's is 403 `unavailable_time.not_own`.
    """
    return await service.create_unavailable_time(session, caller, data)


@router.put("/{unavailable_time_id}", responses=error_responses(VersionConflict, NotOwnTime))
async def update_unavailable_time(
    session: Session, caller: CanWriteOwnSchedule, unavailable_time_id: UUID, data: UnavailableTimeUpdate,
) -> UnavailableTimeOut:
    """Change an unavailable time with all its repetitions; existing bookings stay.

    Without `schedule.write` a practitioner changes their own only, and can't make it another's: 403 `unavailable_time.not_own`.
    """
    return await service.update_unavailable_time(session, caller, unavailable_time_id, data)


@router.delete("/{unavailable_time_id}", responses=error_responses(NotOwnTime))
async def delete_unavailable_time(session: Session, caller: CanWriteOwnSchedule, unavailable_time_id: UUID) -> None:
    """Delete an unavailable time with all its repetitions, so that the time can be booked again.

    Without `schedule.write` a practitioner deletes their own only; another's is 403 `unavailable_time.not_own`.
    """
    await service.delete_unavailable_time(session, caller, unavailable_time_id)
