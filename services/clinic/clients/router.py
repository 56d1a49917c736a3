"""Clients, and who may meet them."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.clients import access, queries, service
from clinic.clients.access import AccessIn, AccessOut, OwnerMeetsAll
from clinic.clients.merging import Merged
from clinic.clients.schemas import ClientIn, ClientOut, ClientPage, ClientRow, ClientUpdate, MergeIn
from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import Answer, EnvelopeRoute, hot_answer, refusals
from clinic.core.errors import Forbidden, NotFound, Stale
from clinic.core.paging import Listed
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["clients"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.CLIENT_READ))]
Writer = Annotated[Caller, Depends(may(Permission.CLIENT_WRITE))]
Merger = Annotated[Caller, Depends(may(Permission.CLIENT_MERGE))]
AccessReader = Annotated[Caller, Depends(may(Permission.ACCESS_READ))]
TeamWriter = Annotated[Caller, Depends(may(Permission.TEAM_WRITE))]


@router.get("/clients", response_model=Listed[ClientRow])
async def clients(caller: Reader, wanted: Annotated[ClientPage, Query()]) -> Answer:
    """The clinic's clients: searched by pieces of name, e-mail, phone and personal id; 20 a page."""
    return hot_answer(await queries.page(caller.context, wanted))


@router.post("/clients", responses=refusals(service.ClientLimit))
async def store(session: Session, caller: Writer, wanted: ClientIn) -> ClientOut:
    """Add a client."""
    return ClientOut.model_validate(await service.store(session, wanted))


@router.get("/clients/{client_id}")
async def one(session: Session, caller: Reader, client_id: UUID) -> ClientOut:
    """One client; the look is logged."""
    return ClientOut.model_validate(await service.look(session, client_id))


@router.put("/clients/{client_id}", responses=refusals(Stale, Merged))
async def update(session: Session, caller: Writer, client_id: UUID, wanted: ClientUpdate) -> ClientOut:
    """Change a client."""
    return ClientOut.model_validate(await service.update(session, client_id, wanted))


@router.post("/clients/{client_id}/merge", responses=refusals(NotFound, Stale, Merged))
async def merge(session: Session, caller: Merger, client_id: UUID, wanted: MergeIn) -> ClientOut:
    """Make another client part of this one, for good."""
    return ClientOut.model_validate(await service.merge(session, client_id, wanted))


@router.get("/users/{user_id}/client-access")
async def access_of(session: ReadSession, caller: AccessReader, user_id: UUID) -> AccessOut:
    """Which clients a user may meet."""
    return await access.read(session, user_id)


@router.put("/users/{user_id}/client-access", responses=refusals(Forbidden, NotFound, OwnerMeetsAll))
async def change_access(session: Session, caller: TeamWriter, user_id: UUID, wanted: AccessIn) -> AccessOut:
    """Give a user every client, or only those named."""
    return await access.change(session, user_id, wanted)
