"""The overviews' statements: each is one, and its answer is the JSON that goes out."""

from datetime import datetime, timedelta
from uuid import UUID

from clinic.clients import service as clients
from clinic.core.auth import Caller
from clinic.core.clock import day_of, now, zone
from clinic.core.db import hot, read_only
from clinic.core.errors import NotFound
from clinic.core.models import new_id
from clinic.core.permissions import Permission
from clinic.core.search import fold, query_ranges
from clinic.pos.errors import InDoubt
from clinic.pos.sales.models import OPEN, STUCK

_AT = "to_char({} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"
_ROW = f"""jsonb_build_object('id', b.id, 'start_at', {_AT.format("b.start_at")}, 'end_at', {_AT.format("b.end_at")}, 'state', b.state,
 'client_id', b.client_id, 'client_name', c.first_name || ' ' || c.last_name, 'service_name', b.service_name, 'color', s.color,
 'practitioner_name', p.name)"""
_JOINED = """ JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
 JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
 JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id"""

_DASHBOARD = f"""
SELECT jsonb_build_object(
 'today', CASE WHEN $5 THEN coalesce((SELECT jsonb_agg({_ROW} ORDER BY b.start_at, b.id) FROM (SELECT * FROM booking
   WHERE company_id = $1 AND start_at >= $2 AND start_at < $3 AND state <> 'cancelled' ORDER BY start_at, id LIMIT 200) b {_JOINED}),
   '[]'::jsonb) ELSE '[]'::jsonb END,
 'next_day', CASE WHEN $5 THEN (SELECT (start_at AT TIME ZONE $8)::date FROM booking WHERE company_id = $1 AND start_at >= $3
   AND state = 'booked' ORDER BY start_at LIMIT 1) END,
 'waiting', jsonb_build_object(
  'portal_bookings', CASE WHEN $5 THEN (SELECT count(*) FROM booking WHERE company_id = $1 AND source = 'portal' AND state = 'booked'
    AND start_at >= $2 AND created_at >= $4) ELSE 0 END,
  'failed_messages', (SELECT count(*) FROM message WHERE company_id = $1 AND state IN ('failed', 'unknown') AND created_at >= $4),
  'dead_deliveries', CASE WHEN $6 THEN (SELECT count(*) FROM delivery WHERE company_id = $1 AND state = 'dead') ELSE 0 END,
  'stuck_returns', CASE WHEN $7 THEN (SELECT count(*) FROM receipt r WHERE r.company_id = $1 AND {STUCK}) ELSE 0 END,
  'sales_in_doubt', CASE WHEN $7 THEN (SELECT count(*) FROM receipt WHERE company_id = $1 AND {OPEN} AND trouble = '{InDoubt.code}')
    ELSE 0 END))::text
"""

_CARD = f"""
WITH seen AS MATERIALIZED (SELECT c.* FROM client c WHERE c.company_id = $1 AND c.id = $2 AND c.deleted_at IS NULL
  AND c.merged_into IS NULL),
look AS (INSERT INTO client_look (company_id, id, client_id, identity_id, quarter)
  SELECT $1, $3, seen.id, $4, date_bin('15 minutes', $5::timestamptz, 'epoch'::timestamptz) FROM seen
  ON CONFLICT (company_id, client_id, identity_id, quarter) DO NOTHING RETURNING client_id),
logged AS (INSERT INTO audit (company_id, id, client_id, at, action, subject_id, actor, identity_id, membership_id, facts)
  SELECT $1, $6, look.client_id, $5, 'client.looked', look.client_id, $7, $4, $8, '{{}}'::jsonb FROM look),
visit AS MATERIALIZED (SELECT id, start_at, end_at, state, service_id, service_name, practitioner_id FROM booking
  WHERE company_id = $1 AND client_id = $2 AND $13),
picked AS (
  (SELECT true AS coming, v.* FROM visit v WHERE state = 'booked' AND start_at >= $5 ORDER BY start_at LIMIT 1) UNION ALL
  (SELECT false, v.* FROM visit v WHERE start_at < $5 ORDER BY start_at DESC LIMIT 5)),
shown AS MATERIALIZED (SELECT b.coming, b.start_at, json_build_object('id', b.id, 'start_at', {_AT.format("b.start_at")},
   'end_at', {_AT.format("b.end_at")}, 'state', b.state, 'client_id', c.id, 'client_name', c.first_name || ' ' || c.last_name,
   'service_name', b.service_name, 'color', s.color, 'practitioner_name', p.name) AS row
  FROM seen c, picked b JOIN service s ON s.company_id = $1 AND s.id = b.service_id
  JOIN resource p ON p.company_id = $1 AND p.id = b.practitioner_id),
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
   'publish_permission', c.publish_permission, 'created_at', {_AT.format("c.created_at")},
   'updated_at', {_AT.format("c.updated_at")}, 'version', c.version),
 'age', date_part('year', age(($5 AT TIME ZONE $9)::date, c.date_of_birth)),
 'next_visit', (SELECT row FROM shown WHERE coming),
 'last_visits', coalesce((SELECT json_agg(row ORDER BY start_at DESC) FROM shown WHERE NOT coming), '[]'::json),
 'last_procedures', coalesce((SELECT json_agg(json_build_object('id', e.id, 'title', e.title, 'date', e.done_on, 'state',
    CASE WHEN EXISTS (SELECT 1 FROM procedure_mark m WHERE m.company_id = $1 AND m.procedure_id = e.id AND m.kind = 'cancelled')
    THEN 'cancelled' ELSE e.state END, 'signed_by_name', e.signed_by_name) ORDER BY e.done_on DESC, e.id DESC)
  FROM (SELECT * FROM entry ORDER BY done_on DESC, id DESC LIMIT 5) e), '[]'::json),
 'counts', json_build_object('bookings', (SELECT count(*) FROM visit), 'procedures', (SELECT count(*) FROM entry),
  'consents', (SELECT count(*) FROM consent), 'consents_waiting', (SELECT count(*) FROM consent WHERE state <> 'signed'),
  'questionnaires', (SELECT count(DISTINCT entry_id) FROM client_questionnaire
    WHERE company_id = $1 AND client_id = $2 AND cancelled_at IS NULL AND $11),
  'prescriptions', (SELECT count(*) FROM prescription
    WHERE company_id = $1 AND client_id = $2 AND deleted_at IS NULL AND $12)))::text FROM seen c
"""


_PARTS = (Permission.JOURNAL_READ, Permission.FORM_READ, Permission.CLIENT_PRESCRIPTION_READ, Permission.BOOKING_READ)
"""What the card shows of a client's record and visits, only to whom it's on."""


async def dashboard(caller: Caller) -> str:
    """Today's visits in the clinic's day, and what waits; only of what the caller may read."""
    at = now()
    begins = datetime.combine(day_of(at, caller.timezone), datetime.min.time(), zone(caller.timezone))
    ends = datetime.combine(begins.date() + timedelta(days=1), datetime.min.time(), begins.tzinfo)
    held = caller.permissions
    async with hot(caller.context) as connection:
        return str(await connection.fetchval(
            _DASHBOARD, caller.company_id, begins, ends, at - timedelta(days=1),
            *(each.code in held for each in (Permission.BOOKING_READ, Permission.DELIVERY_READ, Permission.SALE_READ)),
            caller.timezone,
        ))


async def card(caller: Caller, client_id: UUID) -> str:
    """The client's card; the look is logged by the same statement, once a person, client and quarter of an hour.

    Raises NotFound, or Merged with whose part the client has become.
    """
    context, held = caller.context, caller.permissions
    async with hot(context) as connection:
        found = await connection.fetchval(
            _CARD, context.company_id, client_id, new_id(), context.identity_id, now(), new_id(), context.actor,
            context.membership_id, caller.timezone, *(permission.code in held for permission in _PARTS),
        )
    if found is None:
        async with read_only(context) as session:
            await clients.get(session, client_id)
        raise NotFound
    return str(found)


async def search(caller: Caller, query: str) -> str:
    """Clients, their coming visits, and products; only of what the caller may read."""
    ranges, held = query_ranges(query), caller.permissions
    values: list[object] = [
        caller.company_id, now(), Permission.BOOKING_READ.code in held, Permission.PRODUCT_READ.code in held, _like(query),
    ]
    for low, high in ranges:
        values += [low, high]
    async with hot(caller.context) as connection:
        return str(await connection.fetchval(_search_sql(len(ranges)), *values))


def _like(query: str) -> str:
    escaped = fold(query).replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"


def _search_sql(words: int) -> str:
    found = "".join(
        f" AND c.id IN (SELECT t.id FROM client_token t WHERE t.company_id = $1 AND t.token >= ${6 + 2 * n} AND t.token < ${7 + 2 * n})"
        for n in range(words)
    ) or " AND false"
    return f"""
    WITH met AS (SELECT c.id, c.first_name, c.last_name, c.email, c.phone, c.sort_name FROM client c
      WHERE c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL{found} ORDER BY c.sort_name, c.id LIMIT 5)
    SELECT jsonb_build_object(
     'clients', coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'name', first_name || ' ' || last_name, 'email', email,
       'phone', phone) ORDER BY sort_name, id) FROM met), '[]'::jsonb),
     'bookings', CASE WHEN $3 THEN coalesce((SELECT jsonb_agg({_ROW} ORDER BY b.start_at) FROM (SELECT v.* FROM booking v
       WHERE v.company_id = $1 AND v.client_id IN (SELECT id FROM met) AND v.state = 'booked' AND v.start_at >= $2
       ORDER BY v.start_at LIMIT 5) b {_JOINED}), '[]'::jsonb) ELSE '[]'::jsonb END,
     'products', CASE WHEN $4 THEN coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'code', g.code)
       ORDER BY g.sort_name) FROM (SELECT * FROM product WHERE company_id = $1 AND deleted_at IS NULL
       AND (sort_name LIKE $5 OR lower(code) LIKE $5) ORDER BY sort_name, id LIMIT 5) g), '[]'::jsonb) ELSE '[]'::jsonb END)::text
    """
