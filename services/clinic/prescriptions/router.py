"""Prescriptions: what a clinic's staff ask for, and the prescribers' own side."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.accounts.visit import Visiting
from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import NotFound, Stale
from clinic.core.once import Once
from clinic.core.paging import ByTime, Listed
from clinic.core.permissions import Permission
from clinic.prescriptions import errors, requests, service, signing
from clinic.prescriptions.requests import Deciding, Looking
from clinic.prescriptions.schemas import (
    BankIdOrderOut,
    PrescriptionEndIn,
    PrescriptionIn,
    PrescriptionOut,
    PrescriptionSignIn,
    PrescriptionUpdate,
    RequestOut,
    RequestPage,
    RequestRow,
)

Reader = Annotated[Caller, Depends(may(Permission.CLIENT_PRESCRIPTION_READ))]
Writer = Annotated[Caller, Depends(may(Permission.CLIENT_PRESCRIPTION_WRITE))]
Prescriber = Annotated[Caller, Depends(may(Permission.PRESCRIPTION_READ))]
Signer = Annotated[Caller, Depends(may(Permission.PRESCRIPTION_SIGN))]
staff_router = APIRouter(prefix="/api", tags=["prescriptions"], route_class=EnvelopeRoute)
doctor_router = APIRouter(prefix="/api/v3/prescriptions", tags=["prescriptions"], route_class=EnvelopeRoute)


@staff_router.get("/clients/{client_id}/prescriptions")
async def of_client(session: Session, caller: Reader, client_id: UUID, wanted: ByTime) -> Listed[PrescriptionOut]:
    """A client's prescriptions, newest first; the look is logged."""
    return await service.listed(session, client_id, wanted)


@staff_router.post("/clients/{client_id}/prescriptions")
async def ask(session: Session, caller: Writer, client_id: UUID, wanted: PrescriptionIn) -> PrescriptionOut:
    """Ask for a prescription."""
    return await service.ask(session, client_id, wanted)


@staff_router.get("/prescriptions/{prescription_id}")
async def one(session: Session, caller: Reader, prescription_id: UUID) -> PrescriptionOut:
    """One of the clinic's prescriptions; the look is logged."""
    return await service.one(session, prescription_id)


@staff_router.put("/prescriptions/{prescription_id}", responses=refusals(NotFound, Stale, errors.AlreadyDecided))
async def change(session: Session, caller: Writer, prescription_id: UUID, wanted: PrescriptionUpdate) -> PrescriptionOut:
    """Change a request that nobody has decided."""
    return await service.change(session, prescription_id, wanted)


@staff_router.delete("/prescriptions/{prescription_id}", responses=refusals(NotFound, Stale, errors.AlreadyDecided))
async def remove(session: Session, caller: Writer, prescription_id: UUID, version: Annotated[int, Query(ge=1)]) -> None:
    """Take a request back that nobody has decided."""
    await service.remove(session, prescription_id, version)


@staff_router.post("/prescriptions/{prescription_id}/inactivate", responses=refusals(NotFound, Stale, errors.NotInForce))
async def inactivate(session: Session, caller: Writer, prescription_id: UUID, wanted: PrescriptionEndIn) -> PrescriptionOut:
    """Put a signed prescription out of force, for good."""
    return await service.inactivate(session, prescription_id, wanted)


@doctor_router.get("")
async def mine(session: ReadSession, caller: Prescriber, wanted: Annotated[RequestPage, Query()]) -> Listed[RequestRow]:
    """The requests that clinics have sent to the signed-in prescriber, newest first."""
    return await requests.listed(session, wanted)


@doctor_router.post("/sign", responses=refusals(NotFound, errors.NotWaiting, errors.OneClinic, errors.MissingPersonalId))
async def sign(turn: Once, visit: Visiting, caller: Signer, wanted: PrescriptionSignIn) -> BankIdOrderOut:
    """Begin the signature of one or several requests with BankID."""
    return await signing.start(visit, caller, wanted)


@doctor_router.get("/{prescription_id}", responses=refusals(NotFound))
async def look(session: Session, caller: Looking, prescription_id: UUID) -> RequestOut:
    """One request with what its prescriber needs to know of the client; the look is logged."""
    return await requests.look(session, prescription_id)


@doctor_router.post("/{prescription_id}/refuse", responses=refusals(NotFound, Stale, errors.NotWaiting))
async def refuse(session: Session, caller: Deciding, prescription_id: UUID, wanted: PrescriptionEndIn) -> PrescriptionOut:
    """Decide not to prescribe, and say why."""
    return await requests.refuse(session, prescription_id, wanted)


router = APIRouter()
for part in (staff_router, doctor_router):
    router.include_router(part)
