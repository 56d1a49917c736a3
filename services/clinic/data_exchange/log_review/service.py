"""Draw the samples of log reviews, read them, and sign what the reviewer finds."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Any, Final
from uuid import UUID

from sqlalchemy import func, or_, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.core import audit
from clinic.core.api.errors import Conflict, FieldError
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.background import outbox
from clinic.core.clock import now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language
from clinic.data_exchange.access_log import labels
from clinic.data_exchange.log_review import queries
from clinic.data_exchange.log_review.models import LogReview, LogReviewEntry
from clinic.data_exchange.log_review.schemas import (
    LogReviewCreate,
    LogReviewEntryOut,
    LogReviewListParams,
    LogReviewOut,
    LogReviewRow,
    LogReviewSignature,
)

_SORTS = {"created_at": LogReview.created_at, "from_day": LogReview.from_day}
LOG_REVIEW_WAITING: Final = "log_review.drawn"
"""Event: the sample of a month waits for its reviewer."""


class LogReviewSigned(Conflict):
    """The review is signed and stays as it is."""

    code = "log_review.signed"
    en = "This review is already signed and can't be changed."
    sv = "Den här granskningen är redan signerad och kan inte ändras."


class LogReviewOfOwnViews(Conflict):
    """The reviewer's own views are in the sample, and somebody else may review them."""

    code = "log_review.own_views"
    en = "Your own views are in this sample. Another administrator must review and sign it."
    sv = "Dina egna visningar finns i urvalet. En annan administratör måste granska och signera det."


class NoViewsToReview(Conflict):
    """There are no views to draw a sample from."""

    code = "log_review.no_views"
    en = "No client's record was opened in these days."
    sv = "Ingen klients journal öppnades under de här dagarna."


async def draw_month(session: AsyncSession, month: date, timezone: str) -> UUID | None:
    """Draw the sample of a month and tell those who review; None when it is drawn already or nobody viewed anything."""
    until = (month + timedelta(days=31)).replace(day=1) - timedelta(days=1)
    review = LogReview(id=new_id(), type="monthly", from_day=month, until_day=until)
    if await _draw(session, review, timezone, size=queries.SAMPLE_SIZE):
        audit.record(session, LOG_REVIEW_WAITING, review.id, type="monthly", month=month)
        outbox.publish(session, LOG_REVIEW_WAITING, {"review_id": str(review.id)})
        return review.id
    return None


async def create_review(session: AsyncSession, user: CurrentUser, data: LogReviewCreate) -> LogReviewOut:
    """Draw a review on suspicion. Raises FieldError, NoViewsToReview, and NotFound for an unknown member or client."""
    if data.until_day < data.from_day:
        raise FieldError("until_day", "end_after_start")
    await (accounts.get_member if data.type == "member" else clients.get_client)(session, data.subject_id)
    review = LogReview(
        id=new_id(), type=data.type, subject_id=data.subject_id, reason=data.reason, from_day=data.from_day, until_day=data.until_day,
    )
    if not await _draw(session, review, user.timezone, size=queries.MAX_SUSPICION_VIEWS):
        raise NoViewsToReview
    audit.record(session, LOG_REVIEW_WAITING, review.id, type=data.type, subject=data.subject_id, reason=data.reason)
    return await get_review(session, review.id)


async def _draw(session: AsyncSession, review: LogReview, timezone: str, *, size: int) -> bool:
    """Insert a review with its sample; False, and nothing is inserted, without views or when the month is drawn already."""
    company_id = get_context(session).company_id
    values = {
        "company": company_id, "actions": list(labels.ACTION_LABELS), "from_at": _midnight(review.from_day, timezone),
        "until_at": _midnight(review.until_day + timedelta(days=1), timezone),
        "member": review.subject_id if review.type == "member" else None, "client": review.subject_id if review.type == "client" else None,
    }
    views = (await session.execute(queries.COUNT_VIEWS, values)).scalar_one()
    if not views:
        return False
    row = {
        "company_id": company_id, "id": review.id, "type": review.type, "subject_id": review.subject_id, "reason": review.reason or "",
        "from_day": review.from_day, "until_day": review.until_day, "views": views, "created_at": now(),
    }
    added = await session.execute(upsert(LogReview).values(row).on_conflict_do_nothing().returning(LogReview.id))
    if added.scalar_one_or_none() is None:
        return False
    drawn = {**values, "review": str(review.id), "size": size, "is_random": review.type == "monthly"}
    session.add_all([
        LogReviewEntry(
            company_id=company_id, id=new_id(), review_id=review.id, audit_id=entry.audit_id, membership_id=entry.membership_id,
            signs=entry.signs,
        )
        for entry in await session.execute(queries.DRAW, drawn)
    ])
    await session.flush()
    return True


def _midnight(day: date, timezone: str) -> datetime:
    return datetime.combine(day, time(), zone(timezone)).astimezone(UTC)


async def list_reviews(session: AsyncSession, params: LogReviewListParams) -> PaginatedList[LogReviewRow]:
    """List the company's reviews, newest first unless sorted otherwise."""
    query = select(LogReview).where(LogReview.company_id == get_context(session).company_id)
    if params.state:
        query = query.where(LogReview.signed_at.is_not(None) if params.state == "signed" else LogReview.signed_at.is_(None))
    if search := params.search.strip():
        columns = (LogReview.reason, LogReview.finding, LogReview.reviewer_name)
        query = query.where(or_(*(column.icontains(search, autoescape=True) for column in columns)))
    page = query.order_by(*params.order_by(_SORTS[params.sort], LogReview.id)).offset(params.offset).limit(params.per_page)
    rows = (await session.scalars(page)).all()
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery())) or 0
    return PaginatedList.build([LogReviewRow.model_validate(item) for item in await _describe(session, rows)], params, total)


async def get_review(session: AsyncSession, review_id: UUID) -> LogReviewOut:
    """Return a review with its sample, and write nothing: it shows when, not what. Raises NotFound."""
    review = await get_owned(session, LogReview, review_id)
    described, = await _describe(session, [review])
    values = {"company": review.company_id, "review": review.id}
    sample = [
        LogReviewEntryOut(
            id=row.id, at=row.at, event=labels.action_label(row.action, language.get()), member_name=row.member_name or "",
            client_id=row.client_id, client_name=row.client_name or "", signs=row.signs,
        )
        for row in await session.execute(queries.ENTRIES, values)
    ]
    return LogReviewOut.model_validate({**described, "sample": sample})


async def render_current(session: AsyncSession, review: LogReview) -> LogReviewOut:
    """Render the review that a VersionConflict is about."""
    return await get_review(session, review.id)


async def _describe(session: AsyncSession, reviews: Any) -> list[dict[str, Any]]:
    """Return reviews with the names of their subjects and the sizes of their samples, by three statements."""
    company_id = get_context(session).company_id
    counts = {row.review_id: row for row in await session.execute(
        queries.SIGN_COUNTS, {"company": company_id, "reviews": [review.id for review in reviews]},
    )}
    names = {
        **await accounts.get_display_names(session, (review.subject_id for review in reviews if review.type == "member")),
        **await clients.get_client_names(session, {review.subject_id for review in reviews if review.type == "client"}),
    }
    fields = [name for name in LogReviewRow.model_fields if name not in {"subject_name", "entries", "with_signs"}]
    return [
        {
            **{name: getattr(review, name) for name in fields}, "subject_name": names.get(review.subject_id, ""),
            "entries": counts[review.id].entries if review.id in counts else 0,
            "with_signs": counts[review.id].with_signs if review.id in counts else 0,
        }
        for review in reviews
    ]


async def sign_review(session: AsyncSession, user: CurrentUser, review_id: UUID, data: LogReviewSignature) -> LogReviewOut:
    """Sign a review with its finding. Raises LogReviewSigned, LogReviewOfOwnViews, NotFound, VersionConflict.

    A reviewer doesn't sign a sample with their own views, unless nobody else may: the review then says so.
    """
    review = await get_owned(session, LogReview, review_id, lock=True)
    if review.signed_at is not None:
        raise LogReviewSigned
    review = await get_owned(session, LogReview, review_id, version=data.version)
    membership_id = user.context.membership_id
    own = select(LogReviewEntry.id).where(
        LogReviewEntry.company_id == review.company_id, LogReviewEntry.review_id == review.id,
        LogReviewEntry.membership_id == membership_id,
    )
    review.is_own = await session.scalar(own.limit(1)) is not None
    values = {"company": review.company_id, "review": review.id, "member": membership_id}
    if review.is_own and (await session.execute(queries.OTHER_REVIEWERS, values)).scalar_one():
        raise LogReviewOfOwnViews
    review.outcome, review.finding = data.outcome, data.finding
    review.signed_at, review.signed_by, review.reviewer_name = now(), membership_id, user.name
    await session.flush()
    audit.record(session, "log_review.signed", review.id, outcome=data.outcome, is_own=review.is_own)
    return await get_review(session, review.id)
