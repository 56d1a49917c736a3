"""Hours, days off and the rules of booking, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.hours import service
from clinic.booking.hours.schemas import HolidayIn, HolidayOut, HolidaysWanted, RulesIn, RulesOut, WeekIn, WeekOut
from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["hours"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.CATALOGUE_READ))]
Writer = Annotated[Caller, Depends(may(Permission.SCHEDULE_WRITE))]


@router.get("/business-hours")
async def week(session: ReadSession, caller: Reader) -> WeekOut:
    """The week's hours."""
    return await service.week(session)


@router.put("/business-hours")
async def change_week(session: Session, caller: Writer, wanted: WeekIn) -> WeekOut:
    """Save the week's hours as a whole."""
    return await service.change_week(session, wanted)


@router.get("/holidays")
async def holidays(session: ReadSession, caller: Reader, wanted: Annotated[HolidaysWanted, Query()]) -> list[HolidayOut]:
    """The days off, the clinic's and the practitioners', earliest first."""
    return await service.holidays(session, wanted)


@router.post("/holidays")
async def add_holiday(session: Session, caller: Writer, wanted: HolidayIn) -> HolidayOut:
    """Take days off; visits already booked stay."""
    return await service.add_holiday(session, wanted)


@router.delete("/holidays/{holiday_id}")
async def delete_holiday(session: Session, caller: Writer, holiday_id: UUID) -> None:
    """Work on those days after all."""
    await service.delete_holiday(session, holiday_id)


@router.get("/booking-settings")
async def rules(session: ReadSession, caller: Reader) -> RulesOut:
    """The rules of booking, the portal's link and the code to embed it."""
    return await service.rules(session)


@router.put("/booking-settings")
async def change_rules(session: Session, caller: Writer, wanted: RulesIn) -> RulesOut:
    """Change the rules of booking."""
    return await service.change_rules(session, wanted)
