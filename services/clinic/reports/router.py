"""Reports by section; each is open to those who use the section's system."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query, Response

from clinic.core.auth import Caller, may
from clinic.core.db import Session
from clinic.core.envelope import Answer, EnvelopeRoute, InvalidOut, RefusalOut, hot_answer
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.core.sheets import XLSX
from clinic.reports import service, team
from clinic.reports.schemas import (
    BookingReportOut,
    BookingWanted,
    ColleagueOut,
    PosReportOut,
    PosWanted,
    RecordReportOut,
    RecordWanted,
    TeamPage,
    Wanted,
)

router = APIRouter()
figure_router = APIRouter(prefix="/api/reports", tags=["reports"], route_class=EnvelopeRoute)
file_router = APIRouter(prefix="/api/reports", tags=["reports"])
Bookers = Annotated[Caller, Depends(may(Permission.REPORT_BOOKING_READ))]
Sellers = Annotated[Caller, Depends(may(Permission.REPORT_POS_READ))]
Recorders = Annotated[Caller, Depends(may(Permission.REPORT_RECORD_READ))]
Readers = Annotated[Caller, Depends(may(Permission.REPORT_POS_READ, Permission.REPORT_BOOKING_READ, Permission.REPORT_RECORD_READ))]
Locale = Annotated[Literal["", "en", "sv"], Header()]
FILE: dict[int | str, dict[str, Any]] = {
    200: {"content": {XLSX: {}}, "description": "The workbook"},
    422: {"model": InvalidOut, "description": "`validation`"},
    "4XX": {"model": RefusalOut, "description": "A refusal; `data.code` says which"},
}


@figure_router.get("/booking", response_model=BookingReportOut)
async def booking(caller: Bookers, wanted: Annotated[BookingWanted, Query()]) -> Answer:
    """Visits in figures."""
    return hot_answer(await service.report(caller, "booking", wanted))


@figure_router.get("/pos", response_model=PosReportOut)
async def pos(caller: Sellers, wanted: Annotated[PosWanted, Query()]) -> Answer:
    """Sales in figures."""
    return hot_answer(await service.report(caller, "pos", wanted))


@figure_router.get("/record", response_model=RecordReportOut)
async def record(caller: Recorders, wanted: Annotated[RecordWanted, Query()]) -> Answer:
    """Clients, procedures and prescriptions in figures."""
    return hot_answer(await service.report(caller, "record", wanted))


@figure_router.get("/team", response_model=Listed[ColleagueOut])
async def colleagues(caller: Readers, wanted: Annotated[TeamPage, Query()]) -> Answer:
    """Whose figures can be asked for: everybody who is or was on the team, by name; a plain user's list is themselves."""
    return hot_answer(await team.listed(caller, wanted))


@file_router.get("/booking/export", response_class=Response, responses=FILE)
async def export_booking(session: Session, caller: Bookers, wanted: Annotated[Wanted, Query()], locale: Locale = "") -> Response:
    """Visits in figures, as a workbook."""
    return await service.export(session, caller, "booking", wanted, locale)


@file_router.get("/pos/export", response_class=Response, responses=FILE)
async def export_pos(session: Session, caller: Sellers, wanted: Annotated[Wanted, Query()], locale: Locale = "") -> Response:
    """Sales in figures, as a workbook."""
    return await service.export(session, caller, "pos", wanted, locale)


@file_router.get("/record/export", response_class=Response, responses=FILE)
async def export_record(session: Session, caller: Recorders, wanted: Annotated[Wanted, Query()], locale: Locale = "") -> Response:
    """Clients, procedures and prescriptions in figures, as a workbook."""
    return await service.export(session, caller, "record", wanted, locale)


for part in (figure_router, file_router):
    router.include_router(part)
