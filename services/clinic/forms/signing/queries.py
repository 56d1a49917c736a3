"""A client's letters of consent, read."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import looks
from clinic.core.db import context_of
from clinic.core.marks import approval
from clinic.core.paging import COUNTED, Listed
from clinic.forms import files, questions, reviews, standing
from clinic.forms.models import ClientConsent, FormMark
from clinic.forms.signing import service
from clinic.forms.signing.schemas import ConsentOut, ConsentRow, ConsentsWanted, FormEarlierOut, FormMarkOut


async def page(session: AsyncSession, client_id: UUID, wanted: ConsentsWanted) -> Listed[ConsentRow]:
    """A client's letters, the version of each that stands; the look at the client is logged."""
    await clients.look(session, client_id)
    found = select(ClientConsent).where(
        ClientConsent.company_id == context_of(session).company_id, ClientConsent.client_id == client_id,
        standing.is_newest(ClientConsent),
    )
    if wanted.search.strip():
        found = found.where(ClientConsent.title.icontains(wanted.search.strip(), autoescape=True))
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    ordered = found.order_by(*wanted.along(ClientConsent.created_at, ClientConsent.id))
    rows = list(await session.scalars(ordered.limit(wanted.per_page).offset(wanted.offset)))
    said = await reviews.said(session, rows)
    return Listed[ConsentRow].of([ConsentRow(**row_of(row, said.get(row.id, []))) for row in rows], wanted, counted or 0)


async def look(session: AsyncSession, client_id: UUID, consent_id: UUID) -> ConsentOut:
    """A client's letter with everything; the look is logged."""
    row = await clients.about(session, ClientConsent, client_id, consent_id)
    await looks.log(session, "consent.looked_at", row.id, client_id=client_id)
    return await whole(session, row)


async def whole(session: AsyncSession, row: ClientConsent) -> ConsentOut:
    """A client's letter with everything."""
    text = await service.letter_text(session, row)
    asked = questions.read(text.questions)
    shown = [*questions.files_of(asked, row.answers), *row.file_ids]
    marks, versions = (await reviews.said(session, [row])).get(row.id, []), await service.versions(session, row)
    return ConsentOut(
        **row_of(row, marks), letter_number=text.number, body=text.body, questions=questions.shown(text.questions),
        asks_publish=text.asks_publish, answers=row.answers,
        publish_permission=row.publish_permission, files=await files.shown(session, shown), signature=row.signature,
        signed_way=row.signed_way, correction_reason=row.correction_reason, cancelled_at=row.cancelled_at,
        cancelled_by_name=row.cancelled_by_name, cancel_reason=row.cancel_reason, is_newest=standing.newest(versions).id == row.id,
        marks=[FormMarkOut.model_validate(one) for one in marks], versions=[
            FormEarlierOut(
                id=one.id, number=one.number, state=one.state, signed_at=one.signed_at, correction_reason=one.correction_reason,
                document_id=one.document_id,
            ) for one in versions
        ],
    )


def row_of(row: ClientConsent, marks: Sequence[FormMark] = ()) -> dict[str, Any]:
    """A client's letter in a list, with what was said of it, the newest first."""
    plain = ("id", "entry_id", "number", "letter_id", "title", "state", "signed_at", "signed_by_name", "sent_at", "created_at",
             "document_id", "version")
    return {**{name: getattr(row, name) for name in plain}, "approval": approval(marks), "is_cancelled": row.cancelled_at is not None}
