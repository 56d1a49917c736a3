"""A clinic's prescribers, and the invited person's own steps (RXP-003)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.accounts.codes import LinkUsed
from clinic.accounts.prescribers import entry, service
from clinic.accounts.prescribers.schemas import InvitationOut, InviteIn, JoinIn, LinkIn, PrescriberIn, PrescriberOut
from clinic.accounts.schemas import SessionOut
from clinic.accounts.signin.service import WrongCredentials
from clinic.accounts.visit import Visiting
from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import NotFound, TooMany
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api/v3/prescribers", tags=["prescribers"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.CLIENT_PRESCRIPTION_READ))]
Writer = Annotated[Caller, Depends(may(Permission.CLIENT_PRESCRIPTION_WRITE))]
Admin = Annotated[Caller, Depends(may(Permission.PRESCRIBER_WRITE))]


@router.get("")
async def prescribers(caller: Reader, session: ReadSession) -> list[PrescriberOut]:
    """Who prescribes for the clinic, and who has been invited to."""
    return await service.listed(session)


@router.post("/invite", responses=refusals(TooMany))
async def invite(caller: Writer, session: Session, wanted: InviteIn) -> PrescriberOut:
    """Invite a prescriber by mail."""
    return await service.invite(session, wanted)


@router.delete("/{prescriber_id}", responses=refusals(NotFound))
async def part(caller: Admin, session: Session, prescriber_id: UUID) -> None:
    """Part from a prescriber; what they signed stays, what waits for them waits for another."""
    await service.part(session, prescriber_id)


@router.post("/invitation", responses=refusals(LinkUsed, TooMany))
async def invitation(visit: Visiting, wanted: LinkIn) -> InvitationOut:
    """What a mailed invitation says."""
    return await entry.look(visit, wanted)


@router.post("/register", responses=refusals(LinkUsed, TooMany))
async def register(visit: Visiting, session: Session, wanted: PrescriberIn) -> SessionOut:
    """Sign up by an invitation; a code is on its way."""
    return await entry.register(visit, session, wanted)


@router.post("/join", responses=refusals(LinkUsed, WrongCredentials, TooMany))
async def join(visit: Visiting, session: Session, wanted: JoinIn) -> SessionOut:
    """Join by an invitation with the account that one has."""
    return await entry.join(visit, session, wanted)
