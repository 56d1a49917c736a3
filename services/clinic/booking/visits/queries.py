"""What is read of visits: the proof before a write, one visit, the calendar, a client's visits."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.visits.schemas import CalendarDays
from clinic.clients import service as clients
from clinic.core.clock import now, zone
from clinic.core.context import Context
from clinic.core.db import Unit, context_of, direct, hot
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Newest

INSTANT = "to_char({} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"

_PROOF = """
WITH visiting AS MATERIALIZED (
  SELECT c.first_name || ' ' || c.last_name AS name, c.merged_into FROM client c
  WHERE c.company_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR KEY SHARE),
wanted AS (
  SELECT s.*, $6::timestamptz - make_interval(mins => s.time_before::int) AS lo,
         $6::timestamptz + make_interval(mins => (s.duration + s.time_after)::int) AS hi
  FROM service s WHERE s.company_id = $1 AND s.id = $3 AND s.deleted_at IS NULL),
offered AS (
  SELECT r.id, r.kind, r.name, r.position FROM service_resource x JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id
  WHERE x.company_id = $1 AND x.service_id = $3 AND r.is_active),
found AS MATERIALIZED (
  SELECT o.id, o.name, o.position, EXISTS (SELECT 1 FROM occupancy t WHERE t.company_id = $1 AND t.resource_id = o.id
    AND t.released_at IS NULL AND t.starts_at >= w.lo - interval '2 days' AND t.starts_at < w.hi AND t.ends_at > w.lo) AS busy
  FROM wanted w, offered o WHERE o.kind = 'room' AND ($5::uuid IS NULL OR o.id = $5))
SELECT w.name, w.color, w.price, w.duration, w.time_before, w.time_after, w.is_active,
  (SELECT v.name FROM visiting v) AS client_name, (SELECT v.merged_into FROM visiting v) AS merged_into,
  (SELECT o.name FROM offered o WHERE o.kind = 'practitioner' AND o.id = $4) AS practitioner_name,
  r.rooms, r.room_names,
  EXISTS (SELECT 1 FROM occupancy t WHERE t.company_id = $1 AND t.released_at IS NULL AND t.expires_at <= $7
    AND (t.resource_id = $4 OR t.resource_id IN (SELECT o.id FROM offered o WHERE o.kind = 'room'))) AS overdue
FROM wanted w, LATERAL (
  SELECT array_agg(f.id ORDER BY f.busy, f.position, f.id) AS rooms, array_agg(f.name ORDER BY f.busy, f.position, f.id) AS room_names
  FROM found f) r
"""

_ONE = text("""
SELECT b.id, b.start_at, b.end_at, b.state, b.source, b.is_overbooked, b.client_id, c.first_name || ' ' || c.last_name AS client_name,
  b.service_id, b.service_name, s.color, b.price, b.duration, b.practitioner_id, p.name AS practitioner_name, b.room_id,
  r.name AS room_name, b.special_request, b.cancelled_at, b.created_at, b.version
FROM booking b JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
LEFT JOIN resource r ON r.company_id = b.company_id AND r.id = b.room_id
WHERE b.company_id = :company AND b.id = :booking
""")

_VISIT = f"""jsonb_build_object('id', b.id, 'start_at', {INSTANT.format("b.start_at")}, 'end_at', {INSTANT.format("b.end_at")},
 'state', b.state, 'practitioner_id', b.practitioner_id, 'room_id', b.room_id, 'service_id', b.service_id,
 'service_name', b.service_name, 'color', s.color, 'client_id', b.client_id, 'client_name', c.first_name || ' ' || c.last_name,
 'price', b.price, 'version', b.version)"""
_JOINED = """booking b JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
 JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id"""

_SHOWN = f"""'{{"id":"' || b.id || '","start_at":"' || {INSTANT.format("b.start_at")} || '","end_at":"' || {INSTANT.format("b.end_at")}
 || '","state":"' || b.state || '","practitioner_id":"' || b.practitioner_id || '","room_id":' || coalesce('"' || b.room_id || '"', 'null')
 || ',"service_id":"' || b.service_id || '","service_name":' || to_json(b.service_name) || ',"color":' || to_json(s.color)
 || ',"client_id":"' || b.client_id || '","client_name":' || to_json(c.first_name || ' ' || c.last_name)
 || ',"price":' || b.price || ',"version":' || b.version || '}}'"""
"""As _VISIT, written as text: a week has hundreds, and building each as jsonb took most of the time."""

_CALENDAR = f"""
WITH visit AS MATERIALIZED (
  SELECT b.practitioner_id AS who, b.start_at AS at, b.id, {_SHOWN} AS shown FROM {_JOINED}
  WHERE b.company_id = $1 AND b.start_at >= $2::timestamptz - interval '2 days' AND b.start_at < $3 AND b.end_at > $2
    AND b.state <> 'cancelled' AND ($4::uuid[] IS NULL OR b.practitioner_id = ANY($4)))
SELECT '{{"bookings":[' || coalesce((SELECT string_agg(v.shown, ',' ORDER BY v.at, v.id) FROM visit v), '')
 || '],"practitioners":' || coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'user_id', r.membership_id, 'name', r.name,
   'color', r.color, 'is_active', r.is_active) ORDER BY r.position, r.name, r.id) FROM resource r
   WHERE r.company_id = $1 AND r.kind = 'practitioner' AND (r.is_active OR r.id IN (SELECT v.who FROM visit v))
   AND ($4::uuid[] IS NULL OR r.id = ANY($4))), '[]'::jsonb)
 || ',"hours":' || coalesce((SELECT jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
   'closes', to_char(h.closes, 'HH24:MI')) ORDER BY h.weekday, h.opens) FROM business_hours h WHERE h.company_id = $1), '[]'::jsonb)
 || ',"holidays":' || coalesce((SELECT jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'starts_on', h.starts_on,
   'ends_on', h.ends_on, 'practitioner_id', h.resource_id) ORDER BY h.starts_on, h.id) FROM holiday h
   WHERE h.company_id = $1 AND h.starts_on <= $6 AND h.ends_on >= $5), '[]'::jsonb) || '}}'
"""

_LOOKED = """
look AS (INSERT INTO client_look (company_id, id, client_id, identity_id, quarter)
  SELECT c.company_id, $6, c.id, $7, date_bin('15 minutes', $8::timestamptz, 'epoch'::timestamptz) FROM client c
  WHERE c.company_id = $1 AND c.id = $2 AND $7::uuid IS NOT NULL
  ON CONFLICT (company_id, client_id, identity_id, quarter) DO NOTHING RETURNING client_id),
logged AS (INSERT INTO audit (company_id, id, client_id, at, action, subject_id, actor, identity_id, membership_id, facts)
  SELECT $1, $9, look.client_id, $8, 'client.looked', look.client_id, $10, $7, $11, '{}'::jsonb FROM look)
"""
"""A look at the client, logged once a quarter of an hour in the same statement (BEY-026)."""
_OF_CLIENT = {direction: f"""
WITH {_LOOKED}, mine AS (SELECT b.* FROM booking b WHERE b.company_id = $1 AND b.client_id = $2)
SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg(one ORDER BY at {direction}) FROM (
  SELECT {_VISIT} AS one, b.start_at AS at FROM mine b JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
  JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id ORDER BY b.start_at {direction}, b.id {direction}
  LIMIT $3 OFFSET $4) page),
  '[]'::jsonb), 'page', $5::int, 'per_page', $3::int, 'total', least(n, {COUNTED}), 'total_capped', n > {COUNTED})::text
FROM (SELECT count(*) AS n FROM (SELECT 1 FROM mine LIMIT {COUNTED + 1}) x) counted
WHERE EXISTS (SELECT 1 FROM client c WHERE c.company_id = $1 AND c.id = $2)
""" for direction in ("ASC", "DESC")}


async def prove(
    session: Unit, *, client_id: UUID | None, service_id: UUID, practitioner_id: UUID, room_id: UUID | None,
    start: datetime, at: datetime,
) -> Mapping[str, Any] | None:
    """The service, and what of the rest there is, in one read; `rooms` with the free ones first; `overdue` when a hold has run out.

    The client is held as by `clients.for_writing`; Merged when they have become part of another.
    """
    connection = await direct(session)
    found: Mapping[str, Any] | None = await connection.fetchrow(
        _PROOF, context_of(session).company_id, client_id, service_id, practitioner_id, room_id, start, at,
    )
    if found is not None and found["merged_into"] is not None:
        raise clients.Merged(client_id=found["merged_into"])
    return found


async def one(session: AsyncSession, booking_id: UUID) -> RowMapping | None:
    """A visit with the names it is shown by."""
    found = await session.execute(_ONE, {"company": context_of(session).company_id, "booking": booking_id})
    return found.mappings().first()


async def calendar(context: Context, zone_name: str, wanted: CalendarDays) -> str:
    """The calendar of some of the clinic's days, as JSON text: visits that aren't cancelled, who works, when, and days off."""
    home = zone(zone_name)
    begins = datetime.combine(wanted.from_, datetime.min.time(), home)
    ends = datetime.combine(wanted.to + timedelta(days=1), datetime.min.time(), home)
    async with hot(context) as connection:
        return str(await connection.fetchval(
            _CALENDAR, context.company_id, begins, ends, wanted.practitioner_ids or None, wanted.from_, wanted.to,
        ))


async def of_client(context: Context, client_id: UUID, page: Newest) -> str | None:
    """A page of a client's visits as JSON text, in the order of time; None when there is no such client in reach. The look is logged."""
    who = (context.identity_id, now(), new_id(), context.actor, context.membership_id)
    async with hot(context) as connection:
        found: str | None = await connection.fetchval(
            _OF_CLIENT[page.direction], context.company_id, client_id, page.per_page, page.offset, page.page, new_id(), *who,
        )
    return found
