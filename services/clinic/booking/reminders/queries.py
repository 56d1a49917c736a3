"""The visits whose reminder or follow-up is due, locked so that neither another worker nor a cancellation gets between.

Whole days are counted on the clinic's clock, so that the reminder of Monday at ten comes on Sunday at ten also where the clock
changes between; the hours beyond them pass as time does.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.reminders.models import NoticeSettings
from clinic.booking.reminders.words import Notice
from clinic.core.db import context_of

BATCH = 100
SLACK = timedelta(hours=3)
"""More than any clock change."""
LATE = timedelta(days=3)
"""How long a follow-up still makes sense."""

_DUE = {
    Notice.REMINDER: (
        "((b.start_at AT TIME ZONE co.timezone) - make_interval(days => :days)) AT TIME ZONE co.timezone - make_interval(hours => :hours)"
    ),
    Notice.FOLLOW_UP: (
        "((b.end_at AT TIME ZONE co.timezone) + make_interval(days => :days)) AT TIME ZONE co.timezone + make_interval(hours => :hours)"
    ),
}
_FROM = """
FROM booking b JOIN company co ON co.id = b.company_id
JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
"""
_SELECT = """
SELECT b.id, b.version, b.start_at, b.end_at, b.state, b.service_name, b.client_id, p.name AS practitioner_name, co.name AS clinic,
  co.timezone, co.is_twelve_hours, co.encrypted_id, c.first_name, c.language, c.phone, c.email
"""
_WHERE = """
WHERE b.company_id = :company AND b.state = 'booked' AND b.start_at > :first AND b.start_at <= :last
 AND c.deleted_at IS NULL AND c.merged_into IS NULL AND ((:by_sms AND c.phone <> '') OR (:by_mail AND c.email <> ''))
 AND {due} <= :at AND {due} > :since AND ({kept})
 AND NOT EXISTS (SELECT 1 FROM visit_notice n
   WHERE n.company_id = b.company_id AND n.booking_id = b.id AND n.kind = :kind AND n.visit_at = b.start_at)
ORDER BY b.start_at, b.id LIMIT :batch FOR KEY SHARE OF c SKIP LOCKED FOR UPDATE OF b SKIP LOCKED
"""
"""Who is being made another's part is told a minute later, as who they are then."""
_KEPT = {Notice.REMINDER: "b.updated_at <= {due}", Notice.FOLLOW_UP: "TRUE"}
"""Who booked, or was given a new time, later than the reminder's own time has been told already."""
_STATEMENTS = {
    kind: text(_SELECT + _FROM + _WHERE.format(due=f"({due})", kept=_KEPT[kind].format(due=f"({due})"))) for kind, due in _DUE.items()
}
_HOLDS = text("SELECT 1 FROM booking WHERE company_id = :company AND id = :booking AND state = 'booked' AND start_at = :start")


async def due(session: AsyncSession, wanted: NoticeSettings, at: datetime) -> Sequence[RowMapping]:
    """Some of the visits that are to be told of now, with all that is told."""
    ahead, kind = timedelta(hours=wanted.hours), Notice(wanted.kind)
    first, last = (at, at + ahead + SLACK) if kind is Notice.REMINDER else (at - ahead - LATE - timedelta(days=1), at)
    since = max(at - ahead - SLACK if kind is Notice.REMINDER else at - LATE, wanted.on_since or datetime.min.replace(tzinfo=at.tzinfo))
    days, hours = divmod(wanted.hours, 24)
    found = await session.execute(_STATEMENTS[kind], {
        "company": context_of(session).company_id, "kind": kind.value, "days": days, "hours": hours, "at": at, "first": first, "last": last,
        "since": since, "by_sms": wanted.by_sms, "by_mail": wanted.by_mail, "batch": BATCH,
    })
    return found.mappings().all()


async def holds(session: AsyncSession, booking_id: object, start_at: datetime) -> bool:
    """Whether a visit is still to be at that time."""
    key = {"company": context_of(session).company_id, "booking": booking_id, "start": start_at}
    return (await session.execute(_HOLDS, key)).first() is not None
