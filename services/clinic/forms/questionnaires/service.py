"""What a clinic does with its questionnaires. What has been asked of a client keeps the questions as they were asked."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError, NotFound
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed
from clinic.core.stale import unmoved
from clinic.forms import questions as asked
from clinic.forms.consents.schemas import FormsWanted
from clinic.forms.models import Questionnaire
from clinic.forms.questionnaires.schemas import (
    PublicQuestionary,
    QuestionaryIn,
    QuestionaryOut,
    QuestionaryRow,
    QuestionaryUpdate,
    QuestionaryWhole,
)
from clinic.forms.questions import Question

_PUBLIC = 50


async def page(session: AsyncSession, wanted: FormsWanted) -> Listed[QuestionaryRow]:
    """One page of the questionnaires, by title or by when they were changed."""
    found = select(Questionnaire).where(Questionnaire.company_id == context_of(session).company_id, *_which(wanted))
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    titled = func.lower(func.coalesce(func.nullif(Questionnaire.title_sv, ""), Questionnaire.title_en))
    column = Questionnaire.updated_at if wanted.sort == "updated_at" else titled
    rows = await session.scalars(found.order_by(*wanted.along(column, Questionnaire.id)).limit(wanted.per_page).offset(wanted.offset))
    return Listed[QuestionaryRow].of([QuestionaryRow(**_row(row)) for row in rows], wanted, counted or 0)


def _which(wanted: FormsWanted) -> list[Any]:
    there = Questionnaire.deleted_at.is_(None)
    which: dict[str, list[Any]] = {
        "active": [there, Questionnaire.is_active], "inactive": [there, ~Questionnaire.is_active], "all": [there],
        "deleted": [Questionnaire.deleted_at.is_not(None)],
    }
    words = wanted.search.strip()
    search = [or_(*(one.icontains(words, autoescape=True) for one in (Questionnaire.title_en, Questionnaire.title_sv)))] if words else []
    return which[wanted.filter] + search


async def one(session: AsyncSession, questionary_id: UUID) -> QuestionaryOut:
    """A questionnaire with its questions."""
    return shown(await owned(session, Questionnaire, questionary_id))


async def public(session: AsyncSession) -> list[PublicQuestionary]:
    """The questionnaires in use, for the clinic's visitors."""
    rows = await session.scalars(
        select(Questionnaire).where(
            Questionnaire.company_id == context_of(session).company_id, Questionnaire.deleted_at.is_(None), Questionnaire.is_active,
        ).order_by(Questionnaire.title_sv, Questionnaire.id).limit(_PUBLIC),
    )
    return [
        PublicQuestionary(id=row.id, title_en=row.title_en, title_sv=row.title_sv, questions=asked.shown(row.questions)) for row in rows
    ]


async def store(session: AsyncSession, wanted: QuestionaryIn) -> QuestionaryOut:
    """Add a questionnaire."""
    row = Questionnaire(company_id=context_of(session).company_id, id=new_id())
    row.title_en, row.title_sv, row.questions = wanted.title_en, wanted.title_sv, asked.kept(_told_apart(wanted.questions))
    session.add(row)
    await session.flush()
    audit.record(session, "questionnaire.made", row.id, title_en=row.title_en, title_sv=row.title_sv)
    return shown(row)


async def copy(session: AsyncSession, questionary_id: UUID) -> QuestionaryOut:
    """Add a questionnaire like another, with questions of its own."""
    first = await owned(session, Questionnaire, questionary_id)
    titles = {
        "title_en": first.title_en and f"{first.title_en[:150]} (copy)", "title_sv": first.title_sv and f"{first.title_sv[:150]} (kopia)",
    }
    again = [question.model_copy(update={"id": new_id()}) for question in asked.read(first.questions)]
    return await store(session, QuestionaryIn(**titles, questions=again))


async def rename(session: AsyncSession, questionary_id: UUID, wanted: QuestionaryUpdate) -> QuestionaryOut:
    """Change the names; Stale when somebody changed the questionnaire first."""
    row = await owned(session, Questionnaire, questionary_id, version=wanted.version, lock=True)
    row.title_en, row.title_sv = wanted.title_en, wanted.title_sv
    audit.record(session, "questionnaire.changed", row.id, title_en=row.title_en, title_sv=row.title_sv)
    await session.flush()
    return shown(row)


async def update(session: AsyncSession, questionary_id: UUID, wanted: QuestionaryWhole) -> QuestionaryOut:
    """Change a questionnaire as a whole; Stale when somebody did so first."""
    row = await owned(session, Questionnaire, questionary_id, version=wanted.version, lock=True)
    row.title_en, row.title_sv = wanted.title_en, wanted.title_sv
    return await rewritten(session, row, wanted.questions)


async def rewritten(session: AsyncSession, row: Questionnaire, questions: list[Question]) -> QuestionaryOut:
    """The questionnaire with these questions; what has been asked already stays as it was asked."""
    if len(questions) > asked.MOST_QUESTIONS:
        raise FieldError("questions", "too_many", max=asked.MOST_QUESTIONS)
    row.questions, row.updated_at = asked.kept(_told_apart(questions)), now()
    audit.record(session, "questionnaire.changed", row.id, questions=len(questions))
    await session.flush()
    return shown(row)


async def toggle(session: AsyncSession, questionary_id: UUID, version: int) -> QuestionaryOut:
    """Put a questionnaire out of use, or in use again."""
    row = await owned(session, Questionnaire, questionary_id, version=version, lock=True)
    row.is_active = not row.is_active
    audit.record(session, "questionnaire.toggled", row.id, is_active=row.is_active)
    await session.flush()
    return shown(row)


async def delete(session: AsyncSession, questionary_id: UUID, version: int | None) -> None:
    """Take a questionnaire away; what was answered stays, and it can be restored."""
    row = await owned(session, Questionnaire, questionary_id, version=version, lock=True)
    row.deleted_at = now()
    audit.record(session, "questionnaire.deleted", row.id)


async def restore(session: AsyncSession, questionary_id: UUID, version: int) -> QuestionaryOut:
    """Take a deleted questionnaire back."""
    row = await session.get(Questionnaire, (context_of(session).company_id, questionary_id), with_for_update=True)
    if row is None:
        raise NotFound
    unmoved(row, version)
    row.deleted_at = None
    audit.record(session, "questionnaire.restored", row.id)
    await session.flush()
    return shown(row)


def _told_apart(questions: list[Question]) -> list[Question]:
    if len({question.id for question in questions}) < len(questions):
        raise FieldError("questions", "invalid")
    return questions


def shown(row: Questionnaire) -> QuestionaryOut:
    """A questionnaire on the wire."""
    return QuestionaryOut(**_row(row), questions=asked.shown(row.questions))


async def seen(_: AsyncSession, row: Questionnaire) -> QuestionaryOut:
    """As it's shown to whom saves second."""
    return shown(row)


def _row(row: Questionnaire) -> dict[str, Any]:
    return {
        "id": row.id, "title_en": row.title_en, "title_sv": row.title_sv, "question_count": len(row.questions), "is_active": row.is_active,
        "is_deleted": row.deleted_at is not None, "updated_at": row.updated_at, "version": row.version,
    }
