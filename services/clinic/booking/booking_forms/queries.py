"""SQL of the forms of bookings."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

import asyncpg
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.database.session import driver_connection, get_context

FOLLOW_UP_BEFORE, FOLLOW_UP_AFTER = timedelta(hours=48), timedelta(hours=24)
"""A client is reminded of missing forms within so long before the visit, and so long after they were sent at the earliest."""
BATCH_SIZE = 100

_REQUIRED_FORMS = """
SELECT b.client_id, b.version,
  array_remove(array_agg(f.consent_template_id ORDER BY f.service_id <> b.service_id, f.id), NULL) AS consent_template_ids,
  array_remove(array_agg(f.questionnaire_id ORDER BY f.service_id <> b.service_id, f.id), NULL) AS questionnaire_ids
FROM booking b JOIN service_form f ON f.company_id = b.company_id AND (f.service_id = b.service_id
  OR b.add_ons @> jsonb_build_array(jsonb_build_object('service_id', f.service_id)))
WHERE b.company_id = $1 AND b.id = $2 AND b.state = 'booked' AND b.start_at > $3
  AND NOT EXISTS (SELECT 1 FROM booking_form x WHERE x.company_id = b.company_id AND x.booking_id = b.id)
GROUP BY b.client_id, b.version
"""
_LOCK_FORMS = "SELECT pg_advisory_xact_lock(hashtextextended('booking_forms:' || $1, 0))"
_ADD_FORM = """
INSERT INTO booking_form (company_id, id, booking_id, consent_id, questionnaire_id, completed_at, created_at)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING
"""
_COMPLETE_FORM = """
UPDATE booking_form SET completed_at = $3 WHERE company_id = $1 AND completed_at IS NULL AND {column} = $2 RETURNING booking_id
"""
_REMOVE_FORM = "DELETE FROM booking_form WHERE company_id = $1 AND completed_at IS NULL AND {column} = $2 RETURNING booking_id"
_COUNT_MISSING = """
UPDATE booking b SET forms_missing = (SELECT count(*) FROM booking_form f
  WHERE f.company_id = b.company_id AND f.booking_id = b.id AND f.completed_at IS NULL)
WHERE b.company_id = $1 AND b.id = ANY($2) RETURNING b.id, b.version, b.forms_missing
"""
_DUE_FOLLOW_UPS = """
UPDATE booking b SET forms_followed_up_at = $2 FROM (
  SELECT d.company_id, d.id FROM booking d
  WHERE d.company_id = $1 AND d.forms_missing > 0 AND d.state = 'booked' AND d.start_at > $2 AND d.start_at <= $3
    AND d.created_at <= $4 AND d.forms_followed_up_at IS NULL
  ORDER BY d.start_at, d.id LIMIT $5 FOR UPDATE SKIP LOCKED) due
WHERE b.company_id = due.company_id AND b.id = due.id RETURNING b.client_id
"""


def _column(form_type: str) -> str:
    return {"consent": "consent_id", "questionnaire": "questionnaire_id"}[form_type]


async def lock_booking_forms(session: AsyncSession, booking_id: UUID) -> None:
    """Serialise giving the forms of a booking: its event and its visitor may do it at the same time."""
    await (await driver_connection(session)).execute(_LOCK_FORMS, str(booking_id))


async def get_required_forms(session: AsyncSession, booking_id: UUID, at: datetime) -> asyncpg.Record | None:
    """Return the templates that a coming booking's service and add-ons ask for, and its client; None for none, and once they were given."""
    return await (await driver_connection(session)).fetchrow(_REQUIRED_FORMS, get_context(session).company_id, booking_id, at)


async def add_forms(session: AsyncSession, rows: Sequence[tuple[object, ...]]) -> None:
    """Add the forms of a booking: id, booking, consent, questionnaire, when completed, when created."""
    company_id = get_context(session).company_id
    await (await driver_connection(session)).executemany(_ADD_FORM, [(company_id, *row) for row in rows])


async def complete_form(session: AsyncSession, form_type: str, entry_id: UUID, at: datetime) -> list[UUID]:
    """Mark a form as completed in the bookings that ask for it; return the bookings."""
    query = _COMPLETE_FORM.format(column=_column(form_type))
    return [row[0] for row in await (await driver_connection(session)).fetch(query, get_context(session).company_id, entry_id, at)]


async def remove_form(session: AsyncSession, form_type: str, entry_id: UUID) -> list[UUID]:
    """Remove a form that was cancelled before it was completed from the bookings that ask for it; return the bookings."""
    query = _REMOVE_FORM.format(column=_column(form_type))
    return [row[0] for row in await (await driver_connection(session)).fetch(query, get_context(session).company_id, entry_id)]


async def count_missing(session: AsyncSession, booking_ids: Sequence[UUID]) -> list[asyncpg.Record]:
    """Count the missing forms of bookings anew; return their id, version and count."""
    connection = await driver_connection(session)
    return list(await connection.fetch(_COUNT_MISSING, get_context(session).company_id, sorted(booking_ids)))


async def take_due_follow_ups(session: AsyncSession, at: datetime) -> list[UUID]:
    """Mark up to BATCH_SIZE bookings whose missing forms are due to be followed up; return their clients."""
    rows = await (await driver_connection(session)).fetch(
        _DUE_FOLLOW_UPS, get_context(session).company_id, at, at + FOLLOW_UP_BEFORE, at - FOLLOW_UP_AFTER, BATCH_SIZE,
    )
    return [row["client_id"] for row in rows]
