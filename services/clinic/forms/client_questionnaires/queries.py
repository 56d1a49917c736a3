"""Reading of a client's questionnaires."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.audit import access_log
from clinic.core.audit.reviews import current_approval
from clinic.core.database.session import get_context
from clinic.core.text.i18n import language
from clinic.forms import attachments, questions, reviews, versioning
from clinic.forms.client_consents.schemas import FormReviewOut, FormVersionSummary
from clinic.forms.client_questionnaires.schemas import (
    ClientQuestionnaireAnswers,
    ClientQuestionnaireDetail,
    ClientQuestionnaireListParams,
    ClientQuestionnaireRow,
)
from clinic.forms.models import ClientQuestionnaire, FormReview

_ROW_COLUMNS = (
    "id", "entry_id", "number", "title_en", "title_sv", "state", "answered_at", "answered_by_name", "signed_at", "signed_by_name",
    "sent_at", "created_at", "document_id", "should_regen_pdf", "version",
)


async def list_client_questionnaires(
    session: AsyncSession, client_id: UUID, params: ClientQuestionnaireListParams,
) -> PaginatedList[ClientQuestionnaireRow]:
    """List a client's questionnaires, each by its current version, newest first; the access to the client is logged."""
    rows, total = await _load_page(session, client_id, params)
    reviews_by_row = await reviews.list_reviews(session, rows)
    return PaginatedList[ClientQuestionnaireRow].build([to_row(row, reviews_by_row.get(row.id, [])) for row in rows], params, total)


async def list_client_answers(
    session: AsyncSession, client_id: UUID, params: ClientQuestionnaireListParams,
) -> PaginatedList[ClientQuestionnaireAnswers]:
    """List a client's questionnaires as `list_client_questionnaires` does, with questions and answers."""
    rows, total = await _load_page(session, client_id, params)
    reviews_by_row = await reviews.list_reviews(session, rows)
    items = [ClientQuestionnaireAnswers(**_answer_fields(row, reviews_by_row.get(row.id, []))) for row in rows]
    return PaginatedList[ClientQuestionnaireAnswers].build(items, params, total)


async def _load_page(
    session: AsyncSession, client_id: UUID, params: ClientQuestionnaireListParams,
) -> tuple[list[ClientQuestionnaire], int]:
    """Load a page of a client's questionnaires; return it with the total, counted up to COUNT_CAP + 1."""
    await clients.view_client(session, client_id)
    query = select(ClientQuestionnaire).where(
        ClientQuestionnaire.company_id == get_context(session).company_id, ClientQuestionnaire.client_id == client_id,
        versioning.is_current(ClientQuestionnaire),
    )
    if params.questionnaire_id:
        query = query.where(ClientQuestionnaire.questionnaire_id == params.questionnaire_id)
    if search := params.search.strip():
        titles = (ClientQuestionnaire.title_en, ClientQuestionnaire.title_sv)
        query = query.where(or_(*(title.icontains(search, autoescape=True) for title in titles)))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    ordered = query.order_by(*params.order_by(*_sort_columns(params.sort), ClientQuestionnaire.created_at, ClientQuestionnaire.id))
    return list(await session.scalars(ordered.limit(params.per_page).offset(params.offset))), total or 0


def _sort_columns(sort: str) -> list[Any]:
    """Return what the list is sorted by before the time of creation; a title that the language lacks is the other one."""
    if sort != "title":
        return []
    titles = (ClientQuestionnaire.title_sv, ClientQuestionnaire.title_en)
    first, second = titles if language.get() == "sv" else reversed(titles)
    return [func.lower(func.coalesce(func.nullif(first, ""), second))]


async def view_questionnaire(session: AsyncSession, client_id: UUID, client_questionnaire_id: UUID) -> ClientQuestionnaireDetail:
    """Get a client's questionnaire with everything; the access is logged."""
    row = await clients.get_client_record(session, ClientQuestionnaire, client_id, client_questionnaire_id)
    await access_log.record_access(session, "questionnaire.viewed", row.id, client_id=client_id)
    return await to_detail(session, row)


async def to_detail(session: AsyncSession, row: ClientQuestionnaire) -> ClientQuestionnaireDetail:
    """Convert a client's questionnaire to its API schema, with its answers, files, reviews and versions."""
    row_reviews = (await reviews.list_reviews(session, [row])).get(row.id, [])
    file_ids = questions.answer_file_ids(questions.load_questions(row.questions), row.answers)
    versions = await list_versions(session, row)
    return ClientQuestionnaireDetail(
        **_answer_fields(row, row_reviews), files=await attachments.list_attachments(session, file_ids), language=row.language,
        signature=row.signature, answer_channel=row.answer_channel, correction_reason=row.correction_reason, cancelled_at=row.cancelled_at,
        cancelled_by_name=row.cancelled_by_name, cancel_reason=row.cancel_reason,
        is_current=versioning.current_version(versions).id == row.id,
        reviews=[FormReviewOut.model_validate(review) for review in row_reviews],
        versions=[FormVersionSummary.model_validate(version, from_attributes=True) for version in versions],
    )


def to_row(row: ClientQuestionnaire, row_reviews: Sequence[FormReview] = ()) -> ClientQuestionnaireRow:
    """Convert a client's questionnaire to its row in a list; its reviews are given newest first."""
    return ClientQuestionnaireRow(**_row_fields(row, row_reviews))


def _row_fields(row: ClientQuestionnaire, row_reviews: Sequence[FormReview]) -> dict[str, Any]:
    return {
        **{column: getattr(row, column) for column in _ROW_COLUMNS}, "questionnaire_id": row.questionnaire_id,
        "is_answered": row.answered_at is not None, "approval": current_approval(row_reviews), "is_cancelled": row.cancelled_at is not None,
    }


def _answer_fields(row: ClientQuestionnaire, row_reviews: Sequence[FormReview]) -> dict[str, Any]:
    return {**_row_fields(row, row_reviews), "questions": questions.questions_to_schema(row.questions), "answers": row.answers}


async def list_versions(session: AsyncSession, row: ClientQuestionnaire) -> list[ClientQuestionnaire]:
    """List all versions of a questionnaire's entry, newest first."""
    query = select(ClientQuestionnaire).where(
        ClientQuestionnaire.company_id == get_context(session).company_id, ClientQuestionnaire.entry_id == row.entry_id,
    )
    return list(await session.scalars(query.order_by(ClientQuestionnaire.number.desc())))
