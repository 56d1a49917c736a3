"""A register's day, for staff."""

from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Depends, Header, Query, Response

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, RefusalOut, refusals
from clinic.core.i18n import language
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.core.sheets import XLSX
from clinic.pos import errors
from clinic.pos.days import accounting, service
from clinic.pos.days.schemas import CloseIn, DocumentRef, DrawerIn, EntryOut, RegisterWanted, ReportOut, ZOut, ZPage, ZRow

PREFIX = "/api/v3/point-of-sale/report"
router = APIRouter(prefix=PREFIX, tags=["point of sale"], route_class=EnvelopeRoute)
file_router = APIRouter(prefix=PREFIX, tags=["point of sale"])
Seller = Annotated[Caller, Depends(may(Permission.SALE_WRITE))]
Accountant = Annotated[Caller, Depends(may(Permission.MONEY_READ))]


@router.get("/current")
async def current(session: ReadSession, caller: Accountant, wanted: Annotated[RegisterWanted, Query()]) -> ReportOut:
    """The open day as it stands (X)."""
    return await service.current(session, wanted.register_id)


@router.post("/download")
async def download(session: Session, caller: Seller, wanted: RegisterWanted) -> DocumentRef:
    """The open day as a document."""
    return await service.print_current(session, wanted.register_id)


@router.post("/close-batch", responses=refusals(errors.DayClosed, errors.Unresolved))
async def close(session: Session, caller: Seller, wanted: CloseIn) -> ZOut:
    """Close the day (Z)."""
    return await service.close(session, wanted)


@router.get("/batches")
async def closed(session: ReadSession, caller: Accountant, wanted: Annotated[ZPage, Query()]) -> Listed[ZRow]:
    """Closed days, newest first."""
    return await service.closed(session, wanted)


@router.get("/batches/{z_id}")
async def one(session: ReadSession, caller: Accountant, z_id: UUID) -> ZOut:
    """A closed day as it was frozen."""
    return await service.one(session, z_id)


@router.post("/batches/{z_id}/download")
async def paper(session: Session, caller: Accountant, z_id: UUID) -> DocumentRef:
    """A closed day's document."""
    return await service.paper(session, z_id)


@router.post("/cash")
async def move_cash(session: Session, caller: Seller, wanted: DrawerIn) -> EntryOut:
    """Write down cash put in or taken out, the float, or an opening of the drawer."""
    return await service.move_cash(session, wanted)


@file_router.get("/batches/{z_id}/export", response_class=Response, responses={
    200: {"content": {XLSX: {}}, "description": "The workbook"}, "4XX": {"model": RefusalOut, "description": "A refusal"},
})
async def postings(
    session: Session, caller: Accountant, z_id: UUID, locale: Annotated[Literal["", "en", "sv"], Header()] = "",
) -> Response:
    """A closed day's postings by account, as a workbook."""
    return await accounting.export(session, z_id, locale or language.get(), caller.timezone)
