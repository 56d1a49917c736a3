"""A client's letters of consent, for staff (REC-031)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import Session
from clinic.core.envelope import refusals, showing
from clinic.core.marks import ReviewIn
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.forms.errors import AlreadySigned, Cancelled, NotDone, NotInUse, OpenCorrection, SignOrFile
from clinic.forms.signing import desk, queries
from clinic.forms.signing.schemas import AssignIn, ConsentOut, ConsentRow, ConsentsWanted, CorrectIn, FormCancelIn, SigningIn

router = APIRouter(prefix="/api/client/{client_id}/letters-of-consent", tags=["letters of consent"], route_class=showing(queries.whole))
Reader = Annotated[Caller, Depends(may(Permission.FORM_READ))]
Writer = Annotated[Caller, Depends(may(Permission.FORM_WRITE))]
Approver = Annotated[Caller, Depends(may(Permission.FORM_APPROVE))]


@router.get("")
async def consents(
    session: Session, caller: Reader, client_id: UUID, wanted: Annotated[ConsentsWanted, Query()],
) -> Listed[ConsentRow]:
    """A client's letters, the newest first."""
    return await queries.page(session, client_id, wanted)


@router.post("", responses=refusals(NotInUse))
async def store(session: Session, caller: Writer, client_id: UUID, wanted: AssignIn) -> list[ConsentRow]:
    """Give the client letters to sign."""
    return await desk.assign(session, client_id, wanted)


@router.get("/{consent_id}")
async def one(session: Session, caller: Reader, client_id: UUID, consent_id: UUID) -> ConsentOut:
    """A client's letter with its text, answers and signature."""
    return await queries.look(session, client_id, consent_id)


@router.post("/{consent_id}/sign", responses=refusals(SignOrFile, AlreadySigned, Cancelled))
async def sign(session: Session, caller: Writer, client_id: UUID, consent_id: UUID, wanted: SigningIn) -> ConsentOut:
    """The client signs on the clinic's screen."""
    return await desk.sign(session, client_id, consent_id, wanted)


@router.post("/{signed_consent_id}/correct", responses=refusals(NotDone, OpenCorrection, Cancelled))
async def correct(session: Session, caller: Writer, client_id: UUID, signed_consent_id: UUID, wanted: CorrectIn) -> ConsentOut:
    """Begin a correction: a new version to sign."""
    return await desk.correct(session, client_id, signed_consent_id, wanted)


@router.post("/{consent_id}/cancel", responses=refusals(Cancelled))
async def cancel(session: Session, caller: Writer, client_id: UUID, consent_id: UUID, wanted: FormCancelIn) -> ConsentOut:
    """Cancel a letter, or withdraw one that is signed."""
    return await desk.cancel(session, client_id, consent_id, wanted, caller.name)


@router.post("/{signed_consent_id}/review", responses=refusals(NotDone, Cancelled))
async def review(session: Session, caller: Approver, client_id: UUID, signed_consent_id: UUID, wanted: ReviewIn) -> ConsentOut:
    """Approve a signed letter, or not."""
    return await desk.review(session, client_id, signed_consent_id, wanted, caller.name)
