"""A client's record as PDF and files, and who has looked at it; for owners and administrators."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.paging import ByTime, Listed
from clinic.core.permissions import Permission
from clinic.core.uploads import SignedUrl
from clinic.exchange.looks import queries as looks
from clinic.exchange.looks.queries import LookOut
from clinic.exchange.records import service
from clinic.exchange.records.schemas import ClientExportOut, ExportWanted

router = APIRouter(prefix="/api/clients/{client_id}", tags=["exchange"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.EXPORT_READ))]
Taker = Annotated[Caller, Depends(may(Permission.EXPORT_WRITE))]
Overseer = Annotated[Caller, Depends(may(Permission.LOOKS_READ))]


@router.get("/export")
async def export(session: ReadSession, caller: Reader, client_id: UUID) -> ClientExportOut | None:
    """The latest export of a client's record; null when there never was one."""
    return ClientExportOut.model_validate(row) if (row := await service.newest(session, client_id)) else None


@router.post("/export", responses=refusals(service.ExportUnderWay))
async def ask(session: Session, caller: Taker, client_id: UUID, wanted: ExportWanted) -> ClientExportOut:
    """Have the whole record made, in the background; `force` makes it anew."""
    return ClientExportOut.model_validate(await service.ask(session, client_id, wanted))


@router.post("/export/{export_id}/download", responses=refusals(service.ExportNotReady))
async def download(session: Session, caller: Taker, client_id: UUID, export_id: UUID) -> SignedUrl:
    """An address of the zip, for five minutes; each is counted and logged."""
    return await service.download(session, client_id, export_id)


@router.get("/looks")
async def log(session: ReadSession, caller: Overseer, client_id: UUID, wanted: ByTime) -> Listed[LookOut]:
    """Who has looked at the client's record, in plain words, newest first."""
    return await looks.page(session, client_id, wanted)
