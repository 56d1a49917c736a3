"""Whether an administrator approves what a client has signed or answered (REC-022): said beside it, what was signed stays as it is."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, realtime
from clinic.core.db import context_of
from clinic.core.marks import ReviewIn, decided
from clinic.core.models import new_id
from clinic.forms.errors import Cancelled, NotDone
from clinic.forms.models import ClientConsent, ClientQuestionnaire, FormMark
from clinic.forms.topics import FORMS

Form = ClientConsent | ClientQuestionnaire
Said = dict[UUID, list[FormMark]]
"""What was said of several forms, by their ids, the newest first."""


async def review(session: AsyncSession, row: Form, wanted: ReviewIn, by: str) -> None:
    """Approve a locked form, or not; what was said before stays in its history. Raises NotDone, Cancelled."""
    if row.cancelled_at is not None:
        raise Cancelled
    if row.done_at is None:
        raise NotDone
    kind, noun = decided(wanted), "consent" if isinstance(row, ClientConsent) else "questionnaire"
    session.add(FormMark(
        company_id=row.company_id, id=new_id(), client_id=row.client_id, kind=kind, reason=wanted.reason, by_name=by[:250],
        membership_id=context_of(session).membership_id, **{f"{noun}_id": row.id},
    ))
    audit.record(session, f"{noun}.{kind}", row.id, client_id=row.client_id, reason=wanted.reason)
    await session.flush()
    realtime.tell(session, FORMS, row.id, row.version)


async def said(session: AsyncSession, rows: Sequence[Form]) -> Said:
    """What was said of each form; those of which nothing was said aren't there."""
    ids = [row.id for row in rows]
    query = select(FormMark).where(
        FormMark.company_id == context_of(session).company_id, or_(FormMark.consent_id.in_(ids), FormMark.questionnaire_id.in_(ids)),
    )
    found: Said = {}
    for mark in await session.scalars(query.order_by(FormMark.at.desc(), FormMark.id.desc())) if ids else ():
        found.setdefault(mark.consent_id or mark.questionnaire_id, []).append(mark)  # type: ignore[arg-type]
    return found
