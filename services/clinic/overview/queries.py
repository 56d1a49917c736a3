"""Queries of the overviews: each is one statement that returns the response as JSON text."""

from datetime import datetime, timedelta
from uuid import UUID

from clinic.booking.bookings.queries import BOOKING_JSON, INSTANT, booking_joins
from clinic.booking.google_rating.schemas import MAX_RATING_AGE
from clinic.clients import service as clients
from clinic.core.api.errors import NotFound
from clinic.core.api.pagination import PREVIEW_ROWS
from clinic.core.audit.listings import record_listing
from clinic.core.audit.queries import client_access_ctes, client_access_values
from clinic.core.clock import local_date, now, zone
from clinic.core.database.session import read_connection, read_only_transaction
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Permission
from clinic.core.text.search_tokens import fold, query_ranges
from clinic.overview.receipt_terms import parse_receipt_terms
from clinic.overview.worklists import queries as worklists
from clinic.pos.receipts.queries import HAS_FAILED_REVERSAL, IS_OUTCOME_UNKNOWN

MAX_ROUNDING = 50
"""Minor units by which a payment in cash is rounded at most."""
LOW_STOCK = 3
"""Stock up to this number is low, as the list of products marks it."""
MAINTENANCE_NOTICE_DAYS = 30
"""Planned maintenance is due from this long before its day, as the list of devices marks it."""

_SAME_DAY_BOOKINGS = "SELECT count(*) FROM booking WHERE company_id = $1 AND start_at >= {0} AND start_at < {1} AND state <> 'cancelled'"
_REVENUE = """SELECT coalesce(sum(r.total), 0) FROM receipt r WHERE r.company_id = $1 AND r.type = 'sale'
 AND r.state IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') AND r.paid_at >= {0} AND r.paid_at < {1}"""
_FREE_GAPS = """
opening AS (SELECT range_agg(tstzrange(greatest(($9::date + h.opens) AT TIME ZONE $8, $10),
  greatest(($9::date + h.closes) AT TIME ZONE $8, $10))) AS hours FROM business_hours h
  WHERE h.company_id = $1 AND h.weekday = extract(isodow FROM $9::date)::int - 1),
free_gap AS (SELECT r.id, r.name, r.position, gap FROM opening, resource r, LATERAL (
   SELECT coalesce(range_agg(o.during), '{}'::tstzmultirange) AS times FROM occupancy o WHERE o.company_id = $1 AND o.resource_id = r.id
     AND o.released_at IS NULL AND (o.expires_at IS NULL OR o.expires_at > $10)
     AND o.starts_at >= $2::timestamptz - interval '2 days' AND o.starts_at < $3 AND o.ends_at > $2) busy,
  LATERAL unnest(opening.hours - busy.times) gap
  WHERE $5 AND r.company_id = $1 AND r.type = 'practitioner' AND r.is_active AND upper(gap) - lower(gap) >= interval '30 minutes'
   AND NOT EXISTS (SELECT 1 FROM holiday h WHERE h.company_id = $1 AND (h.resource_id = r.id OR h.resource_id IS NULL)
     AND h.starts_on <= $9 AND h.ends_on >= $9))"""
"""CTE of today's times of at least half an hour, from now on, in which a practitioner has no booking during the opening hours."""
_DASHBOARD = f"""
WITH {_FREE_GAPS}
SELECT json_build_object(
 'today', CASE WHEN $5 THEN coalesce((SELECT json_agg({BOOKING_JSON}::jsonb || jsonb_build_object('is_paid', CASE WHEN $7 THEN
     EXISTS (SELECT 1 FROM receipt r WHERE r.company_id = $1 AND r.booking_id = b.id AND r.type = 'sale'
       AND r.state IN ('PAID', 'PARTIALLY_REFUNDED') AND NOT EXISTS (SELECT 1 FROM payment p JOIN online_payment o
         ON o.company_id = p.company_id AND o.id = p.session_id WHERE p.company_id = r.company_id AND p.receipt_id = r.id
         AND o.kind = 'deposit')) END) ORDER BY b.start_at, b.id)
   FROM (SELECT * FROM booking WHERE company_id = $1 AND start_at >= $2 AND start_at < $3 AND state <> 'cancelled'
     ORDER BY start_at, id LIMIT 200) b {booking_joins()}), '[]'::json) ELSE '[]'::json END,
 'next_day', CASE WHEN $5 THEN (SELECT (start_at AT TIME ZONE $8)::date FROM booking WHERE company_id = $1 AND start_at >= $3
   AND state = 'booked' ORDER BY start_at LIMIT 1) END,
 'free_gaps', coalesce((SELECT json_agg(json_build_object('practitioner_id', g.id, 'practitioner', g.name,
   'start_at', {INSTANT.format("lower(g.gap)")}, 'end_at', {INSTANT.format("upper(g.gap)")}) ORDER BY lower(g.gap), g.position, g.id)
   FROM (SELECT * FROM free_gap ORDER BY lower(gap), position, id LIMIT 50) g), '[]'::json),
 'comparison', CASE WHEN $5 OR $19 THEN json_build_object(
   'bookings', CASE WHEN $5 THEN ({_SAME_DAY_BOOKINGS.format("$2", "$3")}) END,
   'bookings_before', CASE WHEN $5 THEN ({_SAME_DAY_BOOKINGS.format("$11", "$12")}) END,
   'revenue', CASE WHEN $19 THEN ({_REVENUE.format("$2", "$3")}) END,
   'revenue_before', CASE WHEN $19 THEN ({_REVENUE.format("$11", "$13")}) END) END,
 'google_rating', (SELECT json_build_object('rating', g.rating, 'rating_count', g.rating_count, 'maps_uri', g.maps_uri)
   FROM google_rating g WHERE g.company_id = $1 AND g.rating IS NOT NULL AND g.fetched_at > $23),
 'pending_work', json_build_object(
  'portal_bookings', CASE WHEN $5 THEN (SELECT count(*) FROM booking WHERE company_id = $1 AND source = 'portal' AND state = 'booked'
    AND start_at >= $2 AND created_at >= $4) ELSE 0 END,
  'failed_messages', (SELECT count(*) FROM message WHERE company_id = $1 AND state IN ('failed', 'unknown') AND created_at >= $4),
  'failed_deliveries', CASE WHEN $6 THEN (SELECT count(*) FROM delivery WHERE company_id = $1 AND state = 'failed') ELSE 0 END,
  'failed_reversals', CASE WHEN $7 THEN (SELECT count(*) FROM receipt r WHERE r.company_id = $1 AND {HAS_FAILED_REVERSAL}) ELSE 0 END,
  'uncertain_sales', CASE WHEN $7 THEN (SELECT count(*) FROM receipt r WHERE r.company_id = $1 AND {IS_OUTCOME_UNKNOWN}) ELSE 0 END,
  'unsigned_procedures', CASE WHEN $14 THEN {worklists.count_sql(worklists.UNSIGNED_PROCEDURES, 1, 20)} ELSE 0 END,
  'pending_forms', CASE WHEN $15 THEN {worklists.count_sql(worklists.PENDING_FORMS, 1, 21)} ELSE 0 END,
  'answered_prescriptions', CASE WHEN $16 THEN
    {worklists.count_sql(worklists.ANSWERED_PRESCRIPTIONS, 1, 22, 20)} ELSE 0 END,
  'due_maintenance', CASE WHEN $17 THEN (SELECT count(*) FROM device_maintenance x JOIN medical_device d ON d.company_id = $1
    AND d.id = x.device_id AND d.deleted_at IS NULL WHERE x.company_id = $1 AND x.state = 'planned'
    AND x.planned_on <= $9::date + {MAINTENANCE_NOTICE_DAYS}) ELSE 0 END,
  'low_stock', CASE WHEN $18 THEN (SELECT count(*) FROM (SELECT 1 FROM product WHERE company_id = $1 AND deleted_at IS NULL
    AND stock <= {LOW_STOCK} LIMIT 1000) p) ELSE 0 END))::text
"""
"""Parameters: company; begin and end of today; 24 hours ago; may read bookings, deliveries, sales; time zone, today, now; begin and end
of the same weekday a week before, and the same time of it; may read notes, forms, prescriptions, quality, products, revenue; the member
whose notes are listed or null; the language; the earliest answer of a prescription and fetch of a rating."""

_CHECKLIST = """
WITH step AS (SELECT s.* FROM company co, LATERAL (VALUES
 (1, 'company_facts', 'company.write', '' <> ALL (ARRAY[co.organization_number, co.street_address, co.zip_code, co.city, co.phone_number,
   co.contact_email] || CASE WHEN co.is_record_on AND co.country = 'SE'
   THEN ARRAY[co.patient_insurance, co.ivo_registration, co.complication_contact] ELSE '{}' END)),
 (2, 'opening_hours', 'schedule.write', EXISTS (SELECT 1 FROM booking_settings WHERE company_id = $1 AND hours_version > 1)
   OR EXISTS (SELECT 1 FROM business_hours WHERE company_id = $1
     AND (weekday > 4 OR opens <> interval '9 hours' OR closes <> interval '17 hours'))),
 (3, 'services', 'catalogue.write', EXISTS (SELECT 1 FROM service s JOIN service_resource x ON x.company_id = $1 AND x.service_id = s.id
   JOIN resource r ON r.company_id = $1 AND r.id = x.resource_id AND r.type = 'practitioner' AND r.is_active
   WHERE s.company_id = $1 AND s.is_active AND s.deleted_at IS NULL)),
 (4, 'team', 'team.write', (SELECT count(*) > 1 FROM (SELECT 1 FROM membership WHERE company_id = $1 AND is_active
   AND deleted_at IS NULL LIMIT 2) m)),
 (5, 'portal_link', 'schedule.write', co.short_name <> ''),
 (6, 'texts', 'schedule.write', EXISTS (SELECT 1 FROM reminder_settings WHERE company_id = $1)),
 (7, 'till', 'register.write', EXISTS (SELECT 1 FROM register_settings WHERE company_id = $1 AND merchant_id <> '')
   AND EXISTS (SELECT 1 FROM register WHERE company_id = $1 AND is_active AND control_id <> '')))
 s (position, key, permission, is_done) WHERE co.id = $1 AND co.checklist_dismissed_at IS NULL AND s.permission = ANY($2::text[]))
SELECT json_build_object('steps', CASE WHEN (SELECT bool_and(is_done) FROM step) THEN '[]'::json
   ELSE coalesce((SELECT json_agg(json_build_object('key', key, 'is_done', is_done) ORDER BY position) FROM step), '[]'::json) END,
 'can_dismiss', 'company.write' = ANY($2::text[]), 'is_verified', co.is_verified)::text FROM company co WHERE co.id = $1
"""
"""The company's facts are done when it has those that receipts and the portal show. Opening hours are done when they were saved once
or differ from those that the first bookable practitioner brings."""

_IS_DEPOSIT = """EXISTS (SELECT 1 FROM payment p JOIN online_payment o ON o.company_id = p.company_id AND o.id = p.session_id
      WHERE p.company_id = r.company_id AND p.receipt_id = r.id AND o.kind = 'deposit')"""
_VISIT_SALE = "r.company_id = $1 AND r.booking_id = v.id AND r.type = 'sale' AND r.state IN ('PAID', 'PARTIALLY_REFUNDED')"
_DEPOSITS = f"(SELECT coalesce(sum(r.total), 0) FROM receipt r WHERE {_VISIT_SALE} AND {_IS_DEPOSIT})"
_CLIENT_SUMMARY = f"""
WITH requested_client AS MATERIALIZED (SELECT c.* FROM client c WHERE c.company_id = $1 AND c.id = $2 AND c.deleted_at IS NULL
  AND c.merged_into IS NULL),
{client_access_ctes("SELECT id FROM requested_client", 3)},
client_booking AS MATERIALIZED (SELECT company_id, id, client_id, start_at, end_at, state, service_id, service_name, price, duration,
  practitioner_id, room_id, add_ons, forms_missing, group_booking_id, version, created_at
  FROM booking WHERE company_id = $1 AND client_id = $2 AND $13),
selected_booking AS (
  (SELECT true AS is_next, v.* FROM client_booking v WHERE state = 'booked' AND start_at >= $5 ORDER BY start_at LIMIT 1) UNION ALL
  (SELECT false, v.* FROM client_booking v WHERE start_at < $5 ORDER BY start_at DESC LIMIT {PREVIEW_ROWS})),
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
   'is_reserve_number', c.is_reserve_number, 'identity_document', c.identity_document, 'identity_note', c.identity_note,
   'identity_checked_by', c.identity_checked_by, 'identity_checked_at', {INSTANT.format("c.identity_checked_at")},
   'street_address', c.street_address, 'zip_code', c.zip_code, 'city', c.city, 'country', c.country, 'occupation', c.occupation,
   'language', c.language, 'warning', c.warning, 'is_active', c.is_active,
   'cpr_id', c.cpr_id, 'state', c.state, 'profile_photo', c.profile_photo, 'extra_fields', c.extra_fields,
   'publish_permission', c.publish_permission, 'created_at', {INSTANT.format("c.created_at")},
   'updated_at', {INSTANT.format("c.updated_at")}, 'version', c.version),
 'claimed_personal_id', (SELECT json_build_object('personal_id', c.claimed_personal_id, 'clients', json_agg(json_build_object(
    'id', o.id, 'first_name', o.first_name, 'last_name', o.last_name) ORDER BY o.created_at))
  FROM client_search_token t JOIN client o ON o.company_id = $1 AND o.id = t.id
  WHERE c.personal_id = '' AND c.claimed_personal_id <> '' AND t.company_id = $1
  AND t.token = right(regexp_replace(c.claimed_personal_id, '[^0-9]', '', 'g'), 10) AND o.id <> c.id AND o.personal_id <> ''
  AND o.deleted_at IS NULL AND o.merged_into IS NULL HAVING count(*) > 0),
 'age', date_part('year', age(($5 AT TIME ZONE $9)::date, c.date_of_birth)),
 'next_booking', (SELECT row FROM booking_json WHERE is_next),
 'last_bookings', coalesce((SELECT json_agg(row ORDER BY start_at DESC) FROM booking_json WHERE NOT is_next), '[]'::json),
 'last_procedures', coalesce((SELECT json_agg(json_build_object('id', e.id, 'title', e.title, 'date', e.done_on, 'state',
    CASE WHEN EXISTS (SELECT 1 FROM procedure_review m WHERE m.company_id = $1 AND m.procedure_id = e.id AND m.type = 'cancelled')
    THEN 'cancelled' ELSE e.state END, 'signed_by_name', e.signed_by_name) ORDER BY e.done_on DESC, e.id DESC)
  FROM (SELECT * FROM entry ORDER BY done_on DESC, id DESC LIMIT {PREVIEW_ROWS}) e), '[]'::json),
 'counts', json_build_object('bookings', (SELECT count(*) FROM client_booking), 'procedures', (SELECT count(*) FROM entry),
  'consents', (SELECT count(*) FROM consent), 'consents_pending', (SELECT count(*) FROM consent WHERE state <> 'signed'),
  'questionnaires', (SELECT count(DISTINCT entry_id) FROM client_questionnaire
    WHERE company_id = $1 AND client_id = $2 AND cancelled_at IS NULL AND $11),
  'prescriptions', (SELECT count(*) FROM prescription
    WHERE company_id = $1 AND client_id = $2 AND deleted_at IS NULL AND $12)),
 'balance', CASE WHEN $14 THEN json_build_object(
  'due_fees', (SELECT coalesce(sum(f.amount), 0) FROM booking_fee f
    WHERE f.company_id = $1 AND f.client_id = $2 AND f.state = 'due' AND $13),
  'unpaid_visits', (SELECT coalesce(sum(greatest(v.price - {_DEPOSITS}, 0)), 0) FROM client_booking v
    WHERE v.state IN ('arrived', 'in_room', 'done') AND v.created_at < v.start_at + interval '1 day'
    AND (SELECT 1 FROM receipt r WHERE {_VISIT_SALE} AND NOT {_IS_DEPOSIT} LIMIT 1) IS NULL),
  'gift_cards', (SELECT coalesce(sum(g.balance), 0) FROM gift_card g WHERE g.company_id = $1 AND g.client_id = $2
    AND g.state = 'active' AND g.expires_on >= ($5 AT TIME ZONE $9)::date)) END)::text FROM requested_client c
"""
"""The visits of other systems, which were imported after their time, are paid there."""


_CLIENT_BOOKING_TIMES = f"""
SELECT coalesce(jsonb_agg(jsonb_build_object('client_id', c.id,
  'last_at', (SELECT {INSTANT.format("max(b.start_at)")} FROM booking b WHERE b.company_id = $1 AND b.client_id = c.id AND b.start_at < $3
    AND b.state NOT IN ('cancelled', 'no_show')),
  'next_at', (SELECT {INSTANT.format("min(b.start_at)")} FROM booking b WHERE b.company_id = $1 AND b.client_id = c.id AND b.start_at >= $3
    AND b.state NOT IN ('cancelled', 'no_show'))) ORDER BY c.sort_name, c.id), '[]'::jsonb)::text
FROM client c WHERE c.company_id = $1 AND c.id = ANY($2::uuid[]) AND c.deleted_at IS NULL
"""

_SUMMARY_PERMISSIONS = (
    Permission.JOURNAL_READ, Permission.FORM_READ, Permission.CLIENT_PRESCRIPTION_READ, Permission.BOOKING_READ, Permission.SALE_READ,
)
"""Permissions for the parts of a client summary, as its parameters $10 to $14; a part that the user may not read is empty."""


_DAY_PERMISSIONS = (Permission.BOOKING_READ, Permission.DELIVERY_READ, Permission.SALE_READ)
_WORK_PERMISSIONS = (
    Permission.JOURNAL_READ, Permission.FORM_READ, Permission.CLIENT_PRESCRIPTION_READ, Permission.QUALITY_READ, Permission.PRODUCT_READ,
)


async def get_dashboard(user: CurrentUser) -> str:
    """Return today's bookings, by the day of the clinic's time zone, free time and pending work; only what the user may read.

    Revenue is of all clients, so that a restricted user gets none.
    """
    at, timezone, granted = now(), zone(user.timezone), user.permissions
    today = local_date(at, user.timezone)
    day_start, day_end, before_start, before_end = (
        datetime.combine(today + timedelta(days=days), datetime.min.time(), timezone) for days in (0, 1, -7, -6)
    )
    may_read_revenue = Permission.REPORT_POS_READ.code in granted and user.context.client_scope == "all"
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(
            _DASHBOARD, user.company_id, day_start, day_end, at - timedelta(days=1),
            *(permission.code in granted for permission in _DAY_PERMISSIONS), user.timezone, today, at,
            before_start, before_end, before_start + (at - day_start),
            *(permission.code in granted for permission in _WORK_PERMISSIONS), may_read_revenue,
            worklists.responsible_member(user, Permission.JOURNAL_APPROVE), user.language, at - worklists.ANSWER_PERIOD,
            at - MAX_RATING_AGE,
        ))


async def get_checklist(user: CurrentUser) -> str:
    """Return the checklist of a new clinic with the steps that the user may take, each done when the database has its result."""
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(_CHECKLIST, user.company_id, user.permissions))


async def list_client_booking_times(user: CurrentUser, client_ids: list[UUID]) -> str:
    """Return the last and the next booking of each of the clients that the user may see."""
    async with read_connection(user.context) as connection:
        return str(await connection.fetchval(_CLIENT_BOOKING_TIMES, user.company_id, client_ids, now()))


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
    """Return matching clients, their upcoming bookings, products and receipts; only what the user may read."""
    ranges, granted, terms = query_ranges(query), user.permissions, parse_receipt_terms(query)
    values: list[object] = [
        user.company_id, now(), Permission.BOOKING_READ.code in granted, Permission.PRODUCT_READ.code in granted, _like_pattern(query),
    ]
    for low, high in ranges:
        values += [low, high]
    receipts = "'[]'::jsonb"
    if Permission.MONEY_READ.code in granted and not terms.is_empty:
        receipts = _receipts_sql(len(values) + 1)
        values += [terms.number, terms.amount, terms.day, terms.day_month_first, user.timezone]
    async with read_connection(user.context) as connection:
        results = str(await connection.fetchval(_search_sql(len(ranges), receipts), *values))
        await record_listing(connection, user.context, "search", results, lambda shown: (client["id"] for client in shown["clients"]))
    return results


def _like_pattern(query: str) -> str:
    escaped = fold(query).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


def _receipts_sql(first_parameter: int) -> str:
    """Return the receipts with a number, an amount or a day; parameters are these, the day with the month first, and the time zone.

    Each condition reads a range of an index, the amount that of the paid receipts, which holds their totals. A day that can be read in
    two ways is that of the company's date format.
    """
    number, amount, day, day_month_first, timezone = (f"${first_parameter + offset}" for offset in range(5))
    columns = "id, number, type, total + rounding AS amount_due, created_at"
    latest = f"ORDER BY created_at DESC, id DESC LIMIT {PREVIEW_ROWS}"
    return f"""(WITH wanted_day AS (SELECT CASE WHEN settings->>'DATE_FORMAT' LIKE 'MM%' THEN coalesce({day_month_first}::date, {day}::date)
       ELSE coalesce({day}::date, {day_month_first}::date) END AS day FROM company WHERE id = $1),
     of_number AS (SELECT {columns} FROM receipt WHERE company_id = $1 AND number = {number}::bigint
       AND register_id = ANY(ARRAY(SELECT id FROM register WHERE company_id = $1)) {latest}),
     of_total AS MATERIALIZED (SELECT id FROM receipt WHERE company_id = $1 AND paid_at IS NOT NULL
       AND total BETWEEN {amount}::bigint - {MAX_ROUNDING} AND {amount}::bigint + {MAX_ROUNDING} ORDER BY paid_at DESC LIMIT 200),
     of_amount AS (SELECT {columns} FROM receipt WHERE company_id = $1 AND id IN (SELECT id FROM of_total) AND number IS NOT NULL
       AND {amount}::bigint IN (total, total + rounding) {latest}),
     of_day AS (SELECT {columns} FROM receipt WHERE company_id = $1 AND number IS NOT NULL
       AND created_at >= (SELECT day::timestamp AT TIME ZONE {timezone}::text FROM wanted_day)
       AND created_at < (SELECT (day + 1)::timestamp AT TIME ZONE {timezone}::text FROM wanted_day) {latest}),
     found AS (SELECT * FROM of_number UNION SELECT * FROM of_amount UNION SELECT * FROM of_day)
     SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'number', number, 'type', type, 'amount_due', amount_due,
       'created_at', {INSTANT.format("created_at")}) ORDER BY is_number DESC, created_at DESC), '[]'::jsonb)
     FROM (SELECT f.*,
       f.number IS NOT DISTINCT FROM {number}::bigint AS is_number FROM found f
       ORDER BY is_number DESC, created_at DESC LIMIT {PREVIEW_ROWS}) x)"""


def _search_sql(term_count: int, receipts: str) -> str:
    has_tokens = "".join(
        " AND c.id IN (SELECT t.id FROM client_search_token t"
        f" WHERE t.company_id = $1 AND t.token >= ${6 + 2 * n} AND t.token < ${7 + 2 * n})"
        for n in range(term_count)
    ) or " AND false"
    return f"""
    WITH matched AS (SELECT c.id, c.first_name, c.last_name, c.email, c.phone, c.date_of_birth, c.sort_name FROM client c
      WHERE c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL{has_tokens}
      ORDER BY c.sort_name, c.id LIMIT {PREVIEW_ROWS})
    SELECT json_build_object(
     'clients', coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'name', first_name || ' ' || last_name, 'email', email,
       'phone', phone, 'date_of_birth', date_of_birth) ORDER BY sort_name, id) FROM matched), '[]'::jsonb),
     'bookings', CASE WHEN $3 THEN coalesce((SELECT json_agg({BOOKING_JSON}::json ORDER BY b.start_at) FROM (SELECT v.* FROM booking v
       WHERE v.company_id = $1 AND v.client_id IN (SELECT id FROM matched) AND v.state = 'booked' AND v.start_at >= $2
       ORDER BY v.start_at LIMIT {PREVIEW_ROWS}) b {booking_joins()}), '[]'::json) ELSE '[]'::json END,
     'products', CASE WHEN $4 THEN coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'code', g.code)
       ORDER BY g.sort_name) FROM (SELECT * FROM product WHERE company_id = $1 AND deleted_at IS NULL
       AND (sort_name LIKE $5 OR lower(code) LIKE $5) ORDER BY sort_name, id LIMIT {PREVIEW_ROWS}) g), '[]'::jsonb) ELSE '[]'::jsonb END,
     'receipts', {receipts})::text
    """
