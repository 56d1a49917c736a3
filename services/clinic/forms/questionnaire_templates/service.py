"""Questionnaires of a clinic. What was assigned to a client keeps a copy of the questions as they were at that time."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned
from clinic.forms.consent_templates.schemas import FormTemplateListParams
from clinic.forms.errors import BuiltinQuestionnaire
from clinic.forms.models import Questionnaire
from clinic.forms.questionnaire_templates.schemas import (
    PublicQuestionnaire,
    QuestionBulkCreate,
    QuestionnaireCreate,
    QuestionnaireOut,
    QuestionnaireRename,
    QuestionnaireReplace,
    QuestionnaireRow,
    QuestionReorder,
    QuestionSave,
)
from clinic.forms.questions import MAX_QUESTIONS, Question, QuestionCreate, QuestionOut, dump_questions, load_questions, questions_to_schema

_MAX_PUBLIC_QUESTIONNAIRES = 50


async def list_questionnaires(session: AsyncSession, params: FormTemplateListParams) -> PaginatedList[QuestionnaireRow]:
    """List questionnaires, ordered by title or by when they were last changed."""
    query = select(Questionnaire).where(Questionnaire.company_id == get_context(session).company_id, *_filters(params))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    title = func.lower(func.coalesce(func.nullif(Questionnaire.title_sv, ""), Questionnaire.title_en))
    column = Questionnaire.updated_at if params.sort == "updated_at" else title
    rows = await session.scalars(query.order_by(*params.order_by(column, Questionnaire.id)).limit(params.per_page).offset(params.offset))
    return PaginatedList[QuestionnaireRow].build([QuestionnaireRow(**_row_fields(row)) for row in rows], params, total or 0)


def _filters(params: FormTemplateListParams) -> list[Any]:
    not_deleted = Questionnaire.deleted_at.is_(None)
    filters: dict[str, list[Any]] = {
        "active": [not_deleted, Questionnaire.is_active], "inactive": [not_deleted, ~Questionnaire.is_active], "all": [not_deleted],
        "deleted": [Questionnaire.deleted_at.is_not(None)],
        "untranslated": [not_deleted, Questionnaire.is_active, ~Questionnaire.is_translated],
    }
    search, titles = params.search.strip(), (Questionnaire.title_en, Questionnaire.title_sv)
    return filters[params.filter] + ([or_(*(title.icontains(search, autoescape=True) for title in titles))] if search else [])


async def get_questionnaire(session: AsyncSession, questionnaire_id: UUID) -> QuestionnaireOut:
    """Get a questionnaire with its questions."""
    return to_schema(await get_owned(session, Questionnaire, questionnaire_id))


async def list_public_questionnaires(session: AsyncSession) -> list[PublicQuestionnaire]:
    """List the active questionnaires for visitors of the clinic, at most 50."""
    rows = await session.scalars(
        select(Questionnaire).where(
            Questionnaire.company_id == get_context(session).company_id, Questionnaire.deleted_at.is_(None), Questionnaire.is_active,
        ).order_by(Questionnaire.title_sv, Questionnaire.id).limit(_MAX_PUBLIC_QUESTIONNAIRES),
    )
    return [
        PublicQuestionnaire(id=row.id, title_en=row.title_en, title_sv=row.title_sv, questions=questions_to_schema(row.questions))
        for row in rows
    ]


async def create_questionnaire(session: AsyncSession, data: QuestionnaireCreate) -> QuestionnaireOut:
    """Create a questionnaire. Raises FieldError when two of its questions have the same id."""
    row = Questionnaire(company_id=get_context(session).company_id, id=new_id())
    row.title_en, row.title_sv, row.questions = data.title_en, data.title_sv, dump_questions(_require_unique_ids(data.questions))
    row.is_translated = _is_translated(row, data.questions)
    session.add(row)
    await session.flush()
    audit.record(session, "questionnaire.created", row.id, title_en=row.title_en, title_sv=row.title_sv)
    return to_schema(row)


async def copy_questionnaire(session: AsyncSession, questionnaire_id: UUID) -> QuestionnaireOut:
    """Create a copy of a questionnaire; its questions get ids of their own."""
    source = await get_owned(session, Questionnaire, questionnaire_id)
    titles = {
        "title_en": source.title_en and f"{source.title_en[:150]} (copy)",
        "title_sv": source.title_sv and f"{source.title_sv[:150]} (kopia)",
    }
    questions = [question.model_copy(update={"id": new_id()}) for question in load_questions(source.questions)]
    return await create_questionnaire(session, QuestionnaireCreate(**titles, questions=questions))


async def _get_editable(session: AsyncSession, questionnaire_id: UUID, version: int | None) -> Questionnaire:
    """Lock a questionnaire that the clinic may change. Raises VersionConflict, and BuiltinQuestionnaire for a built-in one."""
    row = await get_owned(session, Questionnaire, questionnaire_id, version=version, lock=True)
    if row.builtin_type:
        raise BuiltinQuestionnaire
    return row


async def rename_questionnaire(session: AsyncSession, questionnaire_id: UUID, data: QuestionnaireRename) -> QuestionnaireOut:
    """Change a questionnaire's titles. Raises VersionConflict when a colleague changed it first."""
    row = await _get_editable(session, questionnaire_id, data.version)
    row.title_en, row.title_sv = data.title_en, data.title_sv
    row.is_translated = _is_translated(row, load_questions(row.questions))
    audit.record(session, "questionnaire.changed", row.id, title_en=row.title_en, title_sv=row.title_sv)
    await session.flush()
    return to_schema(row)


async def replace_questionnaire(session: AsyncSession, questionnaire_id: UUID, data: QuestionnaireReplace) -> QuestionnaireOut:
    """Replace a questionnaire's titles and questions. Raises VersionConflict when a colleague changed it first."""
    row = await _get_editable(session, questionnaire_id, data.version)
    row.title_en, row.title_sv = data.title_en, data.title_sv
    return await _save_questions(session, row, data.questions)


async def _save_questions(session: AsyncSession, row: Questionnaire, questions: list[Question]) -> QuestionnaireOut:
    """Save the questions of a locked questionnaire. Raises FieldError for too many questions, or two with the same id."""
    if len(questions) > MAX_QUESTIONS:
        raise FieldError("questions", "too_many", max=MAX_QUESTIONS)
    row.questions, row.updated_at = dump_questions(_require_unique_ids(questions)), now()
    row.is_translated = _is_translated(row, questions)
    audit.record(session, "questionnaire.changed", row.id, questions=len(questions))
    await session.flush()
    return to_schema(row)


def _is_translated(row: Questionnaire, questions: list[Question]) -> bool:
    return bool(row.title_en and row.title_sv) and all(question.is_translated for question in questions)


def _require_unique_ids(questions: list[Question]) -> list[Question]:
    if len({question.id for question in questions}) < len(questions):
        raise FieldError("questions", "invalid")
    return questions


async def toggle_questionnaire(session: AsyncSession, questionnaire_id: UUID, version: int) -> QuestionnaireOut:
    """Deactivate an active questionnaire, or activate an inactive one."""
    row = await _get_editable(session, questionnaire_id, version)
    row.is_active = not row.is_active
    audit.record(session, "questionnaire.toggled", row.id, is_active=row.is_active)
    await session.flush()
    return to_schema(row)


async def delete_questionnaire(session: AsyncSession, questionnaire_id: UUID, version: int | None) -> None:
    """Delete a questionnaire; clients' answers stay, and it can be restored."""
    row = await _get_editable(session, questionnaire_id, version)
    row.deleted_at = now()
    audit.record(session, "questionnaire.deleted", row.id)


async def restore_questionnaire(session: AsyncSession, questionnaire_id: UUID, version: int) -> QuestionnaireOut:
    """Restore a deleted questionnaire."""
    row = await session.get(Questionnaire, (get_context(session).company_id, questionnaire_id), with_for_update=True)
    if row is None:
        raise NotFound
    ensure_version(row, version)
    row.deleted_at = None
    audit.record(session, "questionnaire.restored", row.id)
    await session.flush()
    return to_schema(row)


async def list_questions(session: AsyncSession, questionnaire_id: UUID) -> list[QuestionOut]:
    """List a questionnaire's questions in their order."""
    return questions_to_schema((await get_owned(session, Questionnaire, questionnaire_id)).questions)


async def add_question(session: AsyncSession, questionnaire_id: UUID, data: QuestionSave) -> QuestionnaireOut:
    """Add a question after the existing ones."""
    return await add_questions(session, questionnaire_id, QuestionBulkCreate(questions=[_without_version(data)], version=data.version))


async def add_questions(session: AsyncSession, questionnaire_id: UUID, data: QuestionBulkCreate) -> QuestionnaireOut:
    """Add questions after the existing ones; all or none."""
    row = await _get_editable(session, questionnaire_id, data.version)
    new_questions = [Question(**question.model_dump()) for question in data.questions]
    return await _save_questions(session, row, [*load_questions(row.questions), *new_questions])


async def update_question(session: AsyncSession, questionnaire_id: UUID, question_id: UUID, data: QuestionSave) -> QuestionnaireOut:
    """Change a question in its position. Raises NotFound."""
    row = await _get_editable(session, questionnaire_id, data.version)
    changed = Question(id=question_id, **_without_version(data).model_dump())
    questions = _load_with(row, question_id)
    return await _save_questions(session, row, [changed if question.id == question_id else question for question in questions])


async def delete_question(session: AsyncSession, questionnaire_id: UUID, question_id: UUID, version: int | None) -> QuestionnaireOut:
    """Delete a question. Raises NotFound."""
    row = await _get_editable(session, questionnaire_id, version)
    questions = _load_with(row, question_id)
    return await _save_questions(session, row, [question for question in questions if question.id != question_id])


async def reorder_questions(session: AsyncSession, questionnaire_id: UUID, data: QuestionReorder) -> QuestionnaireOut:
    """Put the questions in a new order. Raises FieldError `ids` for an unknown question."""
    row = await _get_editable(session, questionnaire_id, data.version)
    questions = {question.id: question for question in load_questions(row.questions)}
    if set(data.ids) - set(questions):
        raise FieldError("ids", "unknown")
    return await _save_questions(session, row, [questions[question_id] for question_id in dict.fromkeys([*data.ids, *questions])])


def _load_with(row: Questionnaire, question_id: UUID) -> list[Question]:
    """Load the questions of a questionnaire. Raises NotFound when the given one isn't among them."""
    questions = load_questions(row.questions)
    if question_id not in {question.id for question in questions}:
        raise NotFound
    return questions


def _without_version(data: QuestionSave) -> QuestionCreate:
    return QuestionCreate(**data.model_dump(exclude={"version"}))


def to_schema(row: Questionnaire) -> QuestionnaireOut:
    """Convert a questionnaire to its API schema."""
    return QuestionnaireOut(**_row_fields(row), questions=questions_to_schema(row.questions))


async def render_current(_: AsyncSession, row: Questionnaire) -> QuestionnaireOut:
    """Convert a questionnaire for the answer to a version conflict."""
    return to_schema(row)


def _row_fields(row: Questionnaire) -> dict[str, Any]:
    return {
        "id": row.id, "title_en": row.title_en, "title_sv": row.title_sv, "question_count": len(row.questions),
        "is_translated": row.is_translated, "builtin_type": row.builtin_type or None, "is_active": row.is_active,
        "is_deleted": row.deleted_at is not None, "updated_at": row.updated_at, "version": row.version,
    }
