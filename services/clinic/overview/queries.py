"""Queries of the overviews: each is one statement that returns the response as JSON text."""

from datetime import datetime, timedelta
from uuid import UUID

from clinic.booking.bookings.queries import BOOKING_JSON, INSTANT, booking_joins
from clinic.clients import service as clients
from clinic.core.api.errors import NotFound
from clinic.core.audit.queries import client_access_ctes, client_access_values
from clinic.core.clock import local_date, now, zone
from clinic.core.database.session import read_connection, read_only_transaction
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Permission
from clinic.core.text.search_tokens import fold, query_ranges
from clinic.pos.receipts.queries import HAS_FAILED_REVERSAL, IS_OUTCOME_UNKNOWN

_DASHBOARD = f"""
SELECT json_build_object(
 'today', CASE WHEN $5 THEN coalesce((SELECT json_agg({BOOKING_JSON}::json ORDER BY b.start_at, b.id) FROM (SELECT * FROM booking
   WHERE company_id = $1 AND start_at >= $2 AND start_at < $3 AND state <> 'cancelled' ORDER BY start_at, id LIMIT 200) b
   {booking_joins()}), '[]'::json) ELSE '[]'::json END,
 'next_day', CASE WHEN $5 THEN (SELECT (start_at AT TIME ZONE $8)::date FROM booking WHERE company_id = $1 AND start_at >= $3
   AND state = 'booked' ORDER BY start_at LIMIT 1) END,
 'pending_work', json_build_object(
  'portal_bookings', CASE WHEN $5 THEN (SELECT count(*) FROM booking WHERE company_id = $1 AND source = 'portal' AND state = 'booked'
    AND start_at >= $2 AND created_at >= $4) ELSE 0 END,
  'failed_messages', (SELECT count(*) FROM message WHERE company_id = $1 AND state IN ('failed', 'unknown') AND created_at >= $4),
  'failed_deliveries', CASE WHEN $6 THEN (SELECT count(*) FROM delivery WHERE company_id = $1 AND state = 'failed') ELSE 0 END,
  'failed_reversals', CASE WHEN $7 THEN (SELECT count(*) FROM receipt r WHERE r.company_id = $1 AND {HAS_FAILED_REVERSAL}) ELSE 0 END,
  'uncertain_sales', CASE WHEN $7 THEN (SELECT count(*) FROM receipt r WHERE r.company_id = $1 AND {IS_OUTCOME_UNKNOWN}) ELSE 0 END))::text
"""

_CLIENT_SUMMARY = f"""
WITH requested_client AS MATERIALIZED (SELECT c.* FROM client c WHERE c.company_id = $1 AND c.id = $2 AND c.deleted_at IS NULL
  AND c.merged_into IS NULL),
{client_access_ctes("SELECT id FROM requested_client", 3)},
client_booking AS MATERIALIZED (SELECT company_id, id, client_id, start_at, end_at, state, service_id, service_name, price, duration,
  practitioner_id, room_id, version FROM booking WHERE company_id = $1 AND client_id = $2 AND $13),
selected_booking AS (
  (SELECT true AS is_next, v.* FROM client_booking v WHERE state = 'booked' AND start_at >= $5 ORDER BY start_at LIMIT 1) UNION ALL
  (SELECT false, v.* FROM client_booking v WHERE start_at < $5 ORDER BY start_at DESC LIMIT 5)),
booking_json AS MATERIALIZED (SELECT b.is_next, b.start_at, {BOOKING_JSON}::json AS row
  FROM selected_booking b {booking_joins("requested_client")}),
entry AS MATERIALIZED (SELECT DISTINCT ON (entry_id) id, title, done_on, state, signed_by_name FROM procedure
  WHERE company_id = $1 AND client_id = $2 AND state <> 'deleted' AND $10
  ORDER BY entry_id, state = 'cancelled', number DESC),
consent AS MATERIALIZED (SELECT DISTINCT ON (entry_id) state FROM client_consent
  WHERE company_id = $1 AND client_id = $2 AND cancelled_at IS NULL AND $11 ORDER BY entry_id, number DESC)
SELECT json_build_object(
 'client', json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name, 'email', c.email,
   'mobile_number', c.mobile_number, 'country_code', c.country_code, 'date_of_birth', c.date_of_birth, 'personal_id', c.personal_id,
   'street_address', c.street_address, 'zip_code', c.zip_code, 'city', c.city, 'country', c.country, 'occupation', c.occupation,
   'language', c.language, 'warning', c.warning, 'is_active', c.is_active,
   'publish_permission', c.publish_permission, 'created_at', {INSTANT.format("c.created_at")},
   'updated_at', {INSTANT.format("c.updated_at")}, 'version', c.version),
 'age', date_part('year', age(($5 AT TIME ZONE $9)::date, c.date_of_birth)),
 'next_booking', (SELECT row FROM booking_json WHERE is_next),
 'last_bookings', coalesce((SELECT json_agg(row ORDER BY start_at DESC) FROM booking_json WHERE NOT is_next), '[]'::json),
 'last_procedures', coalesce((SELECT json_agg(json_build_object('id', e.id, 'title', e.title, 'date', e.done_on, 'state',
    CASE WHEN EXISTS (SELECT 1 FROM procedure_review m WHERE m.company_id = $1 AND m.procedure_id = e.id AND m.type = 'cancelled')
    THEN 'cancelled' ELSE e.state END, 'signed_by_name', e.signed_by_name) ORDER BY e.done_on DESC, e.id DESC)
  FROM (SELECT * FROM entry ORDER BY done_on DESC, id DESC LIMIT 5) e), '[]'::json),
 'counts', json_build_object('bookings', (SELECT count(*) FROM client_booking), 'procedures', (SELECT count(*) FROM entry),
  'consents', (SELECT count(*) FROM consent), 'consents_pending', (SELECT count(*) FROM consent WHERE state <> 'signed'),
  'questionnaires', (SELECT count(DISTINCT entry_id) FROM client_questionnaire
    WHERE company_id = $1 AND client_id = $2 AND cancelled_at IS NULL AND $11),
  'prescriptions', (SELECT count(*) FROM prescription
    WHERE company_id = $1 AND client_id = $2 AND deleted_at IS NULL AND $12)))::text FROM requested_client c
"""


_SUMMARY_PERMISSIONS = (Permission.JOURNAL_READ, Permission.FORM_READ, Permission.CLIENT_PRESCRIPTION_READ, Permission.BOOKING_READ)
"""Permissions for the parts of a client summary, as its parameters $10 to $13; a part that the user may not read is empty."""


async def get_dashboard(user: CurrentUser) -> str:
    """Return today's bookings, by the day of the clinic's time zone, and pending work; only what the user may read."""
    at = now()
    day_start = datetime.combine(local_date(at, user.timezone), datetime.min.time(), zone(user.timezone))
    day_end = datetime.combine(day_start.date() + timedelta(days=1), datetime.min.time(), day_start.tzinfo)
    granted = user.permissions
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(
            _DASHBOARD, user.company_id, day_start, day_end, at - timedelta(days=1),
            *(permission.code in granted for permission in (Permission.BOOKING_READ, Permission.DELIVERY_READ, Permission.SALE_READ)),
            user.timezone,
        ))


async def view_client_summary(user: CurrentUser, client_id: UUID) -> str:
    """Return a client's summary; the same statement logs the view, once per person, client and quarter of an hour.

    Raises NotFound, or ClientMerged with the id of the client into which it was merged.
    """
    context, granted = user.context, user.permissions
    async with read_connection(context) as connection:
        summary = await connection.fetchval(
            _CLIENT_SUMMARY, context.company_id, client_id, *client_access_values(context, now()), user.timezone,
            *(permission.code in granted for permission in _SUMMARY_PERMISSIONS),
        )
    if summary is None:
        async with read_only_transaction(context) as session:
            await clients.get_client(session, client_id)
        raise NotFound
    return str(summary)


async def search(user: CurrentUser, query: str) -> str:
    """Return matching clients, their upcoming bookings, and matching products; only what the user may read."""
    ranges, granted = query_ranges(query), user.permissions
    values: list[object] = [
        user.company_id, now(), Permission.BOOKING_READ.code in granted, Permission.PRODUCT_READ.code in granted, _like_pattern(query),
    ]
    for low, high in ranges:
        values += [low, high]
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(_search_sql(len(ranges)), *values))


def _like_pattern(query: str) -> str:
    escaped = fold(query).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


def _search_sql(term_count: int) -> str:
    has_tokens = "".join(
        " AND c.id IN (SELECT t.id FROM client_search_token t"
        f" WHERE t.company_id = $1 AND t.token >= ${6 + 2 * n} AND t.token < ${7 + 2 * n})"
        for n in range(term_count)
    ) or " AND false"
    return f"""
    WITH matched AS (SELECT c.id, c.first_name, c.last_name, c.email, c.phone, c.sort_name FROM client c
      WHERE c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL{has_tokens} ORDER BY c.sort_name, c.id LIMIT 5)
    SELECT json_build_object(
     'clients', coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'name', first_name || ' ' || last_name, 'email', email,
       'phone', phone) ORDER BY sort_name, id) FROM matched), '[]'::jsonb),
     'bookings', CASE WHEN $3 THEN coalesce((SELECT json_agg({BOOKING_JSON}::json ORDER BY b.start_at) FROM (SELECT v.* FROM booking v
       WHERE v.company_id = $1 AND v.client_id IN (SELECT id FROM matched) AND v.state = 'booked' AND v.start_at >= $2
       ORDER BY v.start_at LIMIT 5) b {booking_joins()}), '[]'::json) ELSE '[]'::json END,
     'products', CASE WHEN $4 THEN coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'code', g.code)
       ORDER BY g.sort_name) FROM (SELECT * FROM product WHERE company_id = $1 AND deleted_at IS NULL
       AND (sort_name LIKE $5 OR lower(code) LIKE $5) ORDER BY sort_name, id LIMIT 5) g), '[]'::jsonb) ELSE '[]'::jsonb END)::text
    """
