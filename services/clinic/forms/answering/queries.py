"""A client's questionnaires, read."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import looks
from clinic.core.db import context_of
from clinic.core.marks import approval
from clinic.core.paging import COUNTED, Listed
from clinic.forms import files, questions, reviews, standing
from clinic.forms.answering import service
from clinic.forms.answering.schemas import RecordAnswered, RecordOut, RecordRow, RecordsWanted
from clinic.forms.models import ClientQuestionnaire, FormMark
from clinic.forms.signing.schemas import FormEarlierOut, FormMarkOut


async def page(session: AsyncSession, client_id: UUID, wanted: RecordsWanted) -> Listed[RecordRow]:
    """A client's questionnaires, the version of each that stands; the look at the client is logged."""
    rows, counted = await _rows(session, client_id, wanted)
    said = await reviews.said(session, rows)
    return Listed[RecordRow].of([RecordRow(**row_of(row, said.get(row.id, []))) for row in rows], wanted, counted)


async def answered(session: AsyncSession, client_id: UUID, wanted: RecordsWanted) -> Listed[RecordAnswered]:
    """The same with questions and answers."""
    rows, counted = await _rows(session, client_id, wanted)
    said = await reviews.said(session, rows)
    return Listed[RecordAnswered].of([RecordAnswered(**_answered(row, said.get(row.id, []))) for row in rows], wanted, counted)


async def _rows(session: AsyncSession, client_id: UUID, wanted: RecordsWanted) -> tuple[list[ClientQuestionnaire], int]:
    await clients.look(session, client_id)
    found = select(ClientQuestionnaire).where(
        ClientQuestionnaire.company_id == context_of(session).company_id, ClientQuestionnaire.client_id == client_id,
        standing.is_newest(ClientQuestionnaire),
    )
    if wanted.questionary_id:
        found = found.where(ClientQuestionnaire.questionnaire_id == wanted.questionary_id)
    if words := wanted.search.strip():
        titles = (ClientQuestionnaire.title_en, ClientQuestionnaire.title_sv)
        found = found.where(or_(*(one.icontains(words, autoescape=True) for one in titles)))
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    ordered = found.order_by(*wanted.along(ClientQuestionnaire.created_at, ClientQuestionnaire.id))
    return list(await session.scalars(ordered.limit(wanted.per_page).offset(wanted.offset))), counted or 0


async def look(session: AsyncSession, client_id: UUID, record_id: UUID) -> RecordOut:
    """A client's questionnaire with everything; the look is logged."""
    row = await clients.about(session, ClientQuestionnaire, client_id, record_id)
    await looks.log(session, "questionnaire.looked_at", row.id, client_id=client_id)
    return await whole(session, row)


async def whole(session: AsyncSession, row: ClientQuestionnaire) -> RecordOut:
    """A client's questionnaire with everything."""
    asked, marks = questions.read(row.questions), (await reviews.said(session, [row])).get(row.id, [])
    versions = await service.versions(session, row)
    return RecordOut(
        **_answered(row, marks), files=await files.shown(session, questions.files_of(asked, row.answers)), language=row.language,
        signature=row.signature, answered_way=row.answered_way, correction_reason=row.correction_reason, cancelled_at=row.cancelled_at,
        cancelled_by_name=row.cancelled_by_name, cancel_reason=row.cancel_reason, is_newest=standing.newest(versions).id == row.id,
        marks=[FormMarkOut.model_validate(one) for one in marks], versions=[
            FormEarlierOut(
                id=one.id, number=one.number, state=one.state, signed_at=one.signed_at, correction_reason=one.correction_reason,
                document_id=one.document_id,
            ) for one in versions
        ],
    )


def row_of(row: ClientQuestionnaire, marks: Sequence[FormMark] = ()) -> dict[str, Any]:
    """A client's questionnaire in a list, with what was said of it, the newest first."""
    plain = ("id", "entry_id", "number", "title_en", "title_sv", "state", "answered_at", "answered_by_name", "signed_at", "signed_by_name",
             "sent_at", "created_at", "document_id", "should_regen_pdf", "version")
    return {
        **{name: getattr(row, name) for name in plain}, "questionary_id": row.questionnaire_id, "is_answered": row.answered_at is not None,
        "approval": approval(marks), "is_cancelled": row.cancelled_at is not None,
    }


def _answered(row: ClientQuestionnaire, marks: Sequence[FormMark]) -> dict[str, Any]:
    return {**row_of(row, marks), "questions": questions.shown(row.questions), "answers": row.answers}
