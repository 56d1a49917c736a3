"""Select the bookings whose reminder or follow-up is due, locked against other workers and cancellations.

Whole days are counted on the clinic's wall clock, so that the reminder of a booking on Monday at ten is sent on Sunday at ten also
when the clock changes in between; the remaining hours are counted as elapsed time.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.queries import get_translated_name
from clinic.booking.message_settings.queries import MESSAGE_COLUMNS, SETTINGS_JOIN
from clinic.booking.reminders.models import ReminderSettings
from clinic.booking.reminders.templates import ReminderType
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context

BATCH_SIZE = 100
DST_MARGIN = timedelta(hours=3)
"""More than any clock change."""
MAX_FOLLOW_UP_DELAY = timedelta(days=3)
"""A follow-up that could not be sent within this time is dropped."""

_DUE_AT = {
    ReminderType.REMINDER: (
        "((b.start_at AT TIME ZONE co.timezone) - make_interval(days => :days)) AT TIME ZONE co.timezone - make_interval(hours => :hours)"
    ),
    ReminderType.FOLLOW_UP: (
        "((b.end_at AT TIME ZONE co.timezone) + make_interval(days => :days)) AT TIME ZONE co.timezone + make_interval(hours => :hours)"
    ),
}
_FROM = """
FROM booking b JOIN company co ON co.id = b.company_id
JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
{settings_join}
"""
_SELECT = """
SELECT b.id, b.version, b.start_at, b.end_at, b.state, {service_name} AS service_name, b.client_id, p.name AS practitioner_name,
  co.name AS clinic, co.timezone, (co.settings->>'IS_TWELVE_HOURS')::boolean AS is_twelve_hours, co.encrypted_id AS public_id,
  c.first_name AS client_name, c.language, c.phone, c.email, b.practitioner_id, co.is_booking_on,
  co.onboarded_at IS NOT NULL AS is_set_up, co.subscription_state, co.street_address, co.zip_code, co.city, co.country_code,
  co.phone_number, (co.settings->'CANCELLATION_POLICY')::text AS cancellation_policy, {message_columns}
"""
_WHERE = """
WHERE b.company_id = :company AND {states} AND b.start_at > :first AND b.start_at <= :last
 AND c.deleted_at IS NULL AND c.merged_into IS NULL AND ((:by_sms AND c.phone <> '') OR (:by_mail AND c.email <> ''))
 AND {due_at} <= :at AND {due_at} > :since AND ({unchanged})
 AND NOT EXISTS (SELECT 1 FROM sent_reminder n
   WHERE n.company_id = b.company_id AND n.booking_id = b.id AND n.type = :type AND n.booking_start_at = b.start_at)
ORDER BY b.start_at, b.id LIMIT :batch FOR KEY SHARE OF c SKIP LOCKED FOR UPDATE OF b SKIP LOCKED
"""
"""A client who is being merged is skipped, and reminded in the next run under the remaining client."""
_STATES = {
    ReminderType.REMINDER: "b.state = 'booked'",
    ReminderType.FOLLOW_UP: "b.state NOT IN ('cancelled', 'no_show')",
}
"""A client who has arrived needs no reminder; a visit that took place is followed up, whether or not its states were marked."""
_UNCHANGED = {ReminderType.REMINDER: "b.updated_at <= {due_at}", ReminderType.FOLLOW_UP: "TRUE"}
"""A booking made or moved after its reminder was due gets none: its client has just been notified."""
_DUE_BOOKINGS = {
    reminder_type: text(
        _SELECT.format(service_name=get_translated_name("c.language"), message_columns=MESSAGE_COLUMNS)
        + _FROM.format(settings_join=SETTINGS_JOIN) + _WHERE.format(
            states=_STATES[reminder_type], due_at=f"({due_at})", unchanged=_UNCHANGED[reminder_type].format(due_at=f"({due_at})"),
        ),
    )
    for reminder_type, due_at in _DUE_AT.items()
}
_IS_STILL_BOOKED = """
SELECT 1 FROM booking WHERE company_id = $1 AND id = $2 AND state NOT IN ('cancelled', 'no_show') AND start_at = $3
"""


async def list_due_bookings(session: AsyncSession, settings: ReminderSettings, at: datetime) -> Sequence[RowMapping]:
    """Lock and return up to BATCH_SIZE bookings for which a reminder is due at `at`, with the values of its text."""
    offset, reminder_type = timedelta(hours=settings.hours), ReminderType(settings.type)
    if reminder_type is ReminderType.REMINDER:
        first, last, since = at, at + offset + DST_MARGIN, at - offset - DST_MARGIN
    else:
        first, last, since = at - offset - MAX_FOLLOW_UP_DELAY - timedelta(days=1), at, at - MAX_FOLLOW_UP_DELAY
    since = max(since, settings.on_since or datetime.min.replace(tzinfo=at.tzinfo))
    days, hours = divmod(settings.hours, 24)
    result = await session.execute(
        _DUE_BOOKINGS[reminder_type],
        {
            "company": get_context(session).company_id,
            "type": reminder_type.value,
            "days": days,
            "hours": hours,
            "at": at,
            "first": first,
            "last": last,
            "since": since,
            "by_sms": settings.by_sms,
            "by_mail": settings.by_mail,
            "batch": BATCH_SIZE,
        },
    )
    return result.mappings().all()


async def is_still_booked(session: AnySession, booking_id: object, start_at: datetime) -> bool:
    """Return whether the booking is still active at that start time."""
    connection = await flush_and_get_connection(session)
    return await connection.fetchval(_IS_STILL_BOOKED, get_context(session).company_id, booking_id, start_at) is not None
