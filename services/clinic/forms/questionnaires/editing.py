"""One question at a time: added, changed, taken away, put in another place."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import owned
from clinic.core.errors import FieldError, NotFound
from clinic.forms import questions as asked
from clinic.forms.models import Questionnaire
from clinic.forms.questionnaires import service
from clinic.forms.questionnaires.schemas import QuestionaryOut, QuestionChange, QuestionsIn, ShiftIn
from clinic.forms.questions import Question, QuestionIn, QuestionOut


async def listed(session: AsyncSession, questionary_id: UUID) -> list[QuestionOut]:
    """The questions in their order."""
    return asked.shown((await owned(session, Questionnaire, questionary_id)).questions)


async def add(session: AsyncSession, questionary_id: UUID, wanted: QuestionChange) -> QuestionaryOut:
    """Add a question, last in order."""
    return await add_several(session, questionary_id, QuestionsIn(questions=[_plain(wanted)], version=wanted.version))


async def add_several(session: AsyncSession, questionary_id: UUID, wanted: QuestionsIn) -> QuestionaryOut:
    """Add questions, after those that there are; all or none."""
    row = await owned(session, Questionnaire, questionary_id, version=wanted.version, lock=True)
    return await service.rewritten(session, row, [*asked.read(row.questions), *(_fresh(one) for one in wanted.questions)])


async def change(session: AsyncSession, questionary_id: UUID, question_id: UUID, wanted: QuestionChange) -> QuestionaryOut:
    """Change a question where it stands."""
    row = await owned(session, Questionnaire, questionary_id, version=wanted.version, lock=True)
    new = Question(id=question_id, **_plain(wanted).model_dump())
    before = asked.read(row.questions)
    _stands(before, question_id)
    return await service.rewritten(session, row, [new if one.id == question_id else one for one in before])


async def remove(session: AsyncSession, questionary_id: UUID, question_id: UUID, version: int | None) -> QuestionaryOut:
    """Take a question away."""
    row = await owned(session, Questionnaire, questionary_id, version=version, lock=True)
    before = asked.read(row.questions)
    _stands(before, question_id)
    return await service.rewritten(session, row, [one for one in before if one.id != question_id])


async def shift(session: AsyncSession, questionary_id: UUID, wanted: ShiftIn) -> QuestionaryOut:
    """Put the questions in order; a FieldError for one that isn't there."""
    row = await owned(session, Questionnaire, questionary_id, version=wanted.version, lock=True)
    before = {one.id: one for one in asked.read(row.questions)}
    if set(wanted.ids) - set(before):
        raise FieldError("ids", "unknown")
    return await service.rewritten(session, row, [before[one] for one in dict.fromkeys([*wanted.ids, *before])])


def _stands(questions: list[Question], question_id: UUID) -> None:
    if question_id not in {one.id for one in questions}:
        raise NotFound


def _plain(wanted: QuestionChange) -> QuestionIn:
    return QuestionIn(**wanted.model_dump(exclude={"version"}))


def _fresh(wanted: QuestionIn) -> Question:
    return Question(**wanted.model_dump())
