"""A client's questionnaires, for staff (REC-042)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import Session
from clinic.core.envelope import refusals, showing
from clinic.core.marks import ReviewIn
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.forms.answering import desk, queries
from clinic.forms.answering.schemas import AnswersIn, AskIn, RecordAnswered, RecordOut, RecordRow, RecordsWanted, SignIn
from clinic.forms.errors import AlreadySigned, Cancelled, NotDone, NotInUse, OpenCorrection
from clinic.forms.signing.schemas import CorrectIn, FormCancelIn

router = APIRouter(prefix="/api", tags=["questionnaires"], route_class=showing(queries.whole))
Reader = Annotated[Caller, Depends(may(Permission.FORM_READ))]
Writer = Annotated[Caller, Depends(may(Permission.FORM_WRITE))]
Approver = Annotated[Caller, Depends(may(Permission.FORM_APPROVE))]
Wanted = Annotated[RecordsWanted, Query()]


@router.get("/client/{client_id}/questionary")
async def records(session: Session, caller: Reader, client_id: UUID, wanted: Wanted) -> Listed[RecordRow]:
    """A client's questionnaires, the newest first."""
    return await queries.page(session, client_id, wanted)


@router.get("/v2/client/{client_id}/questionary")
async def answered(session: Session, caller: Reader, client_id: UUID, wanted: Wanted) -> Listed[RecordAnswered]:
    """A client's questionnaires with questions and answers."""
    return await queries.answered(session, client_id, wanted)


@router.post("/client/{client_id}/questionary", responses=refusals(NotInUse))
async def ask(session: Session, caller: Writer, client_id: UUID, wanted: AskIn) -> list[RecordRow]:
    """Give the client questionnaires to answer."""
    return await desk.ask(session, client_id, wanted)


@router.get("/client/{client_id}/questionary/{record_id}")
async def one(session: Session, caller: Reader, client_id: UUID, record_id: UUID) -> RecordOut:
    """A client's questionnaire with the questions as asked, and the answers."""
    return await queries.look(session, client_id, record_id)


@router.post("/client/{client_id}/questionary/{record_id}/answer", responses=refusals(AlreadySigned, Cancelled))
async def answer(session: Session, caller: Writer, client_id: UUID, record_id: UUID, wanted: AnswersIn) -> RecordOut:
    """Write down the client's answers, once."""
    return await desk.answer(session, client_id, record_id, wanted, caller.name)


@router.put("/client/{client_id}/questionary/{answered_id}/sign", responses=refusals(NotDone, AlreadySigned, Cancelled))
async def sign(session: Session, caller: Writer, client_id: UUID, answered_id: UUID, wanted: SignIn) -> RecordOut:
    """Sign what was answered."""
    return await desk.sign(session, client_id, answered_id, wanted, caller.name)


@router.post("/client/{client_id}/questionary/{answered_id}/regenPdf", responses=refusals(NotDone))
async def regenerate(session: Session, caller: Writer, client_id: UUID, answered_id: UUID) -> RecordOut:
    """Have the PDF made again."""
    return await desk.regenerate(session, client_id, answered_id)


@router.post("/client/{client_id}/questionary/{answered_id}/correct", responses=refusals(NotDone, OpenCorrection, Cancelled))
async def correct(session: Session, caller: Writer, client_id: UUID, answered_id: UUID, wanted: CorrectIn) -> RecordOut:
    """Begin a correction: a new version to answer."""
    return await desk.correct(session, client_id, answered_id, wanted)


@router.post("/client/{client_id}/questionary/{record_id}/cancel", responses=refusals(Cancelled))
async def cancel(session: Session, caller: Writer, client_id: UUID, record_id: UUID, wanted: FormCancelIn) -> RecordOut:
    """Cancel a questionnaire; what was answered stays readable."""
    return await desk.cancel(session, client_id, record_id, wanted, caller.name)


@router.post("/client/{client_id}/questionary/{answered_id}/review", responses=refusals(NotDone, Cancelled))
async def review(session: Session, caller: Approver, client_id: UUID, answered_id: UUID, wanted: ReviewIn) -> RecordOut:
    """Approve an answered questionnaire, or not."""
    return await desk.review(session, client_id, answered_id, wanted, caller.name)
