"""The clinic's questionnaires and their questions (REC-040, REC-042)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import refusals, showing
from clinic.core.errors import Stale
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.forms.consents.schemas import FormsWanted, FormVersionIn
from clinic.forms.questionnaires import editing, service
from clinic.forms.questionnaires.schemas import (
    QuestionaryIn,
    QuestionaryOut,
    QuestionaryRow,
    QuestionaryUpdate,
    QuestionaryWhole,
    QuestionChange,
    QuestionsIn,
    ShiftIn,
)
from clinic.forms.questions import QuestionOut

router = APIRouter(prefix="/api", tags=["questionnaires"], route_class=showing(service.seen))
Reader = Annotated[Caller, Depends(may(Permission.FORM_READ))]
Designer = Annotated[Caller, Depends(may(Permission.FORM_DESIGN))]
Version = Annotated[int | None, Query(ge=1)]


@router.get("/questionary")
async def questionnaires(session: ReadSession, caller: Reader, wanted: Annotated[FormsWanted, Query()]) -> Listed[QuestionaryRow]:
    """The questionnaires, by title."""
    return await service.page(session, wanted)


@router.post("/questionary")
async def store(session: Session, caller: Designer, wanted: QuestionaryIn) -> QuestionaryOut:
    """Add a questionnaire."""
    return await service.store(session, wanted)


@router.get("/questionary/{questionary_id}")
async def one(session: ReadSession, caller: Reader, questionary_id: UUID) -> QuestionaryOut:
    """A questionnaire with its questions."""
    return await service.one(session, questionary_id)


@router.put("/questionary/{questionary_id}", responses=refusals(Stale))
async def rename(session: Session, caller: Designer, questionary_id: UUID, wanted: QuestionaryUpdate) -> QuestionaryOut:
    """Change a questionnaire's names."""
    return await service.rename(session, questionary_id, wanted)


@router.put("/questionary/{questionary_id}/update-new", responses=refusals(Stale))
async def update(session: Session, caller: Designer, questionary_id: UUID, wanted: QuestionaryWhole) -> QuestionaryOut:
    """Change a questionnaire with its questions, as a whole."""
    return await service.update(session, questionary_id, wanted)


@router.post("/questionary/{questionary_id}/copy")
async def copy(session: Session, caller: Designer, questionary_id: UUID) -> QuestionaryOut:
    """Add a questionnaire like this one."""
    return await service.copy(session, questionary_id)


@router.post("/questionary/{questionary_id}/toggle", responses=refusals(Stale))
async def toggle(session: Session, caller: Designer, questionary_id: UUID, wanted: FormVersionIn) -> QuestionaryOut:
    """Put a questionnaire out of use, or in use again."""
    return await service.toggle(session, questionary_id, wanted.version)


@router.delete("/questionary/{questionary_id}")
async def delete(session: Session, caller: Designer, questionary_id: UUID, version: Version = None) -> None:
    """Take a questionnaire away; it can be restored."""
    await service.delete(session, questionary_id, version)


@router.post("/questionary/{questionary_id}/restore", responses=refusals(Stale))
async def restore(session: Session, caller: Designer, questionary_id: UUID, wanted: FormVersionIn) -> QuestionaryOut:
    """Take a deleted questionnaire back."""
    return await service.restore(session, questionary_id, wanted.version)


@router.get("/questionary/{questionary_id}/questions")
async def questions(session: ReadSession, caller: Reader, questionary_id: UUID) -> list[QuestionOut]:
    """The questions in their order."""
    return await editing.listed(session, questionary_id)


@router.post("/questionary/{questionary_id}/questions", responses=refusals(Stale))
async def add_question(session: Session, caller: Designer, questionary_id: UUID, wanted: QuestionChange) -> QuestionaryOut:
    """Add a question."""
    return await editing.add(session, questionary_id, wanted)


@router.post("/questionary/{questionary_id}/questions/bulk", responses=refusals(Stale))
async def add_questions(session: Session, caller: Designer, questionary_id: UUID, wanted: QuestionsIn) -> QuestionaryOut:
    """Add several questions."""
    return await editing.add_several(session, questionary_id, wanted)


@router.put("/questionary/{questionary_id}/questions/{question_id}", responses=refusals(Stale))
async def change_question(
    session: Session, caller: Designer, questionary_id: UUID, question_id: UUID, wanted: QuestionChange,
) -> QuestionaryOut:
    """Change a question."""
    return await editing.change(session, questionary_id, question_id, wanted)


@router.delete("/questionary/{questionary_id}/questions/{question_id}", responses=refusals(Stale))
async def remove_question(
    session: Session, caller: Designer, questionary_id: UUID, question_id: UUID, version: Version = None,
) -> QuestionaryOut:
    """Take a question away."""
    return await editing.remove(session, questionary_id, question_id, version)


@router.post("/v2/questionary/{questionary_id}/questions/shift", responses=refusals(Stale))
async def shift(session: Session, caller: Designer, questionary_id: UUID, wanted: ShiftIn) -> QuestionaryOut:
    """Put the questions in order."""
    return await editing.shift(session, questionary_id, wanted)
