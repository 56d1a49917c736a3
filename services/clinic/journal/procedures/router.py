"""A client's procedures, for staff who keep records."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import Session
from clinic.core.envelope import refusals, showing
from clinic.core.marks import ReviewIn
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.journal.procedures import errors, service, shown, signing
from clinic.journal.procedures.schemas import (
    ProcedureCorrectIn,
    ProcedureEndIn,
    ProcedureIn,
    ProcedureOut,
    ProcedurePage,
    ProcedureRow,
    ProcedureSignIn,
    ProcedureUpdate,
)

router = APIRouter(prefix="/api/clients/{client_id}/procedures", tags=["journal"], route_class=showing(shown.whole))
Reader = Annotated[Caller, Depends(may(Permission.JOURNAL_READ))]
Writer = Annotated[Caller, Depends(may(Permission.JOURNAL_WRITE))]
Approver = Annotated[Caller, Depends(may(Permission.JOURNAL_APPROVE))]


@router.get("")
async def procedures(
    session: Session, caller: Reader, client_id: UUID, wanted: Annotated[ProcedurePage, Query()],
) -> Listed[ProcedureRow]:
    """A client's procedures, the latest first; the look is logged."""
    return await shown.page(session, client_id, wanted)


@router.post("")
async def store(session: Session, caller: Writer, client_id: UUID, wanted: ProcedureIn) -> ProcedureOut:
    """Write a new procedure."""
    return await shown.whole(session, await service.store(session, client_id, wanted))


@router.get("/{procedure_id}")
async def one(session: Session, caller: Reader, client_id: UUID, procedure_id: UUID) -> ProcedureOut:
    """One version of a procedure, with the list of its versions; the look is logged."""
    return await shown.look(session, client_id, procedure_id)


@router.put("/{procedure_id}", responses=refusals(errors.Signed, errors.Ended, errors.WriterNamesSigner))
async def update(session: Session, caller: Writer, client_id: UUID, procedure_id: UUID, wanted: ProcedureUpdate) -> ProcedureOut:
    """Change a procedure that isn't signed."""
    return await shown.whole(session, await service.update(session, client_id, procedure_id, wanted))


@router.post(
    "/{procedure_id}/sign", responses=refusals(errors.Signed, errors.Ended, errors.AnotherSigns, errors.PrescriptionMissing),
)
async def sign(session: Session, caller: Writer, client_id: UUID, procedure_id: UUID, wanted: ProcedureSignIn) -> ProcedureOut:
    """Sign a procedure; from then on it can't be changed."""
    return await shown.whole(session, await signing.sign(session, client_id, procedure_id, wanted))


@router.post("/{procedure_id}/correct", responses=refusals(errors.NotSigned, errors.Ended, errors.CorrectionOpen))
async def correct(session: Session, caller: Writer, client_id: UUID, procedure_id: UUID, wanted: ProcedureCorrectIn) -> ProcedureOut:
    """Begin a correction of a signed procedure: a new version, to be signed."""
    return await shown.whole(session, await service.correct(session, client_id, procedure_id, wanted.reason))


@router.post("/{procedure_id}/cancel", responses=refusals(errors.Ended, errors.CorrectionOpen))
async def cancel(session: Session, caller: Writer, client_id: UUID, procedure_id: UUID, wanted: ProcedureEndIn) -> ProcedureOut:
    """Say that a procedure doesn't hold; it stays to be read."""
    return await shown.whole(session, await service.cancel(session, client_id, procedure_id, wanted.version, wanted.reason))


@router.post("/{procedure_id}/delete", responses=refusals(errors.Signed, errors.Ended))
async def delete(session: Session, caller: Writer, client_id: UUID, procedure_id: UUID, wanted: ProcedureEndIn) -> None:
    """Take an unsigned procedure away; it stands among the deleted ones."""
    return await service.delete(session, client_id, procedure_id, wanted.version, wanted.reason)


@router.post("/{procedure_id}/review", responses=refusals(errors.NotSigned, errors.Ended))
async def review(session: Session, caller: Approver, client_id: UUID, procedure_id: UUID, wanted: ReviewIn) -> ProcedureOut:
    """Approve a signed procedure, or not."""
    return await shown.whole(session, await service.review(session, client_id, procedure_id, wanted))
