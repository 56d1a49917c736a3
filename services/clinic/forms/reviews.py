"""Reviews by administrators of what a client has signed or answered (REC-022); a review never changes the form itself."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit, realtime
from clinic.core.audit.reviews import ReviewCreate, review_decision
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.forms.errors import FormCancelled, NotCompleted
from clinic.forms.models import ClientConsent, ClientQuestionnaire, FormReview
from clinic.forms.topics import FORMS

ClientForm = ClientConsent | ClientQuestionnaire
ReviewsByForm = dict[UUID, list[FormReview]]
"""Reviews by the id of their form, newest first."""


async def review_form(session: AsyncSession, form: ClientForm, data: ReviewCreate, reviewer_name: str) -> None:
    """Approve or reject a form that the caller has locked; earlier reviews stay in its history.

    Raises NotCompleted, FormCancelled, FieldError `reason` for a rejection without one.
    """
    if form.cancelled_at is not None:
        raise FormCancelled
    if form.completed_at is None:
        raise NotCompleted
    review_type, subject = review_decision(data), "consent" if isinstance(form, ClientConsent) else "questionnaire"
    session.add(FormReview(
        company_id=form.company_id, id=new_id(), client_id=form.client_id, type=review_type, reason=data.reason,
        reviewer_name=reviewer_name[:250], membership_id=get_context(session).membership_id, **{f"{subject}_id": form.id},
    ))
    audit.record(session, f"{subject}.{review_type}", form.id, client_id=form.client_id, reason=data.reason)
    await session.flush()
    realtime.broadcast(session, FORMS, form.id, form.version)


async def list_reviews(session: AsyncSession, forms: Sequence[ClientForm]) -> ReviewsByForm:
    """List the reviews of several forms; a form without reviews has no entry."""
    ids = [form.id for form in forms]
    query = select(FormReview).where(
        FormReview.company_id == get_context(session).company_id, or_(FormReview.consent_id.in_(ids), FormReview.questionnaire_id.in_(ids)),
    )
    reviews: ReviewsByForm = {}
    for review in await session.scalars(query.order_by(FormReview.at.desc(), FormReview.id.desc())) if ids else ():
        reviews.setdefault(review.consent_id or review.questionnaire_id, []).append(review)  # type: ignore[arg-type]
    return reviews
