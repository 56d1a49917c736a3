"""Queries on bookings: the inputs of a new booking, one booking, the calendar, and a client's bookings."""

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import Any, cast
from uuid import UUID

import orjson

from clinic.booking.bookings.schemas import CalendarParams, ClientBookingListParams, UserBookingListParams
from clinic.booking.catalogue.queries import get_translated_name
from clinic.booking.message_settings.queries import MESSAGE_COLUMNS, SETTINGS_JOIN
from clinic.booking.occupancy.queries import RESERVE
from clinic.booking.occupancy.resources import ResourceChoices
from clinic.clients import service as clients
from clinic.core.api.pagination import COUNT_CAP
from clinic.core.audit.listings import record_listing
from clinic.core.audit.queries import client_access_ctes, client_access_values
from clinic.core.clock import now, zone
from clinic.core.database.session import AnySession, driver_connection, flush_and_get_connection, get_context, read_connection
from clinic.core.database.tenant_context import Context

INSTANT = "to_char({} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"
"""SQL that formats a timestamptz as on the wire."""

_BOOKING_INPUTS = """
WITH booking_client AS MATERIALIZED (
  SELECT c.first_name, c.last_name, c.merged_into FROM client c
  WHERE c.company_id = $1 AND c.id = $2 AND c.deleted_at IS NULL FOR KEY SHARE),
part AS MATERIALIZED (
  SELECT s.*, array_position($9::uuid[], s.id) AS position FROM service s
  WHERE s.company_id = $1 AND s.id = ANY(array_append($9::uuid[], $3::uuid)) AND s.deleted_at IS NULL),
visit AS MATERIALIZED (
  SELECT count(*) AS services, sum(price)::bigint AS price, sum(duration)::int AS duration, max(buffer_before) AS buffer_before,
    max(buffer_after) AS buffer_after, bool_and(is_active) AS is_active, max(group_quantity) AS group_quantity,
    bool_or(aesthetic_kind <> '' OR prerequisite_id IS NOT NULL) AS has_requirements,
    coalesce(jsonb_agg(jsonb_build_object('service_id', id, 'name', name, 'price', price, 'duration', duration) ORDER BY position)
      FILTER (WHERE id <> $3), '[]')::text AS add_ons
  FROM part),
chosen_service AS (
  SELECT v.*, s.name, s.color, $6::timestamptz - make_interval(mins => v.buffer_before::int) AS lo,
         $6::timestamptz + make_interval(mins => (coalesce($8::int, v.duration) + v.buffer_after)::int) AS hi
  FROM part s, visit v WHERE s.id = $3),
linked AS MATERIALIZED (
  SELECT r.id, r.type, r.name, r.position, r.membership_id, r.is_active, array_agg(x.service_id ORDER BY x.service_id) AS service_ids
  FROM part s JOIN service_resource x ON x.company_id = $1 AND x.service_id = s.id
  JOIN resource r ON r.company_id = $1 AND r.id = x.resource_id
  GROUP BY r.id, r.type, r.name, r.position, r.membership_id, r.is_active),
room_needs AS MATERIALIZED (
  SELECT count(DISTINCT needing) AS services FROM linked l, unnest(l.service_ids) needing WHERE l.type = 'room' AND l.is_active),
equipment AS MATERIALIZED (
  SELECT l.id, l.type, l.name, l.position, l.service_ids, EXISTS (SELECT 1 FROM occupancy t WHERE t.company_id = $1 AND t.resource_id = l.id
    AND t.released_at IS NULL AND t.starts_at >= s.lo - interval '2 days' AND t.starts_at < s.hi AND t.ends_at > s.lo) AS busy
  FROM chosen_service s, room_needs n, linked l WHERE l.is_active AND (l.type = 'device'
    OR (l.type = 'room' AND cardinality(l.service_ids) = n.services AND ($5::uuid IS NULL OR l.id = $5))))
SELECT s.name, s.color, s.price, s.duration, s.buffer_before, s.buffer_after, s.is_active, s.has_requirements, s.group_quantity, s.add_ons,
  s.services, c.first_name, c.last_name, c.merged_into, p.name AS practitioner_name, p.membership_id, r.room_ids, r.room_names,
  d.device_ids, d.device_names, d.device_service_ids,
  n.services > 1 AND $5::uuid IS NULL AND r.room_ids IS NULL AS lacks_shared_room,
  EXISTS (SELECT 1 FROM linked l, unnest(l.service_ids) needing WHERE l.type = 'device' AND NOT EXISTS (
    SELECT 1 FROM linked u WHERE u.type = 'device' AND u.is_active AND needing = ANY(u.service_ids))) AS lacks_device,
  EXISTS (SELECT 1 FROM google_busy_time t WHERE t.company_id = $1 AND t.resource_id = $4 AND t.during && tstzrange(s.lo, s.hi)
    UNION ALL SELECT 1 FROM unavailable_span t WHERE t.company_id = $1 AND t.resource_id = $4
      AND t.during && tstzrange(s.lo, s.hi)) AS is_busy_elsewhere,
  EXISTS (SELECT 1 FROM occupancy t WHERE t.company_id = $1 AND t.released_at IS NULL AND t.expires_at <= $7
    AND (t.resource_id = $4 OR t.resource_id IN (SELECT l.id FROM linked l WHERE l.is_active AND l.type <> 'practitioner'))
  ) AS has_expired_hold,
  EXISTS (SELECT 1 FROM service_form f WHERE f.company_id = $1 AND f.service_id = ANY(array_append($9::uuid[], $3::uuid))) AS has_forms,
  EXISTS (SELECT 1 FROM google_calendar g WHERE g.company_id = $1 AND g.membership_id = p.membership_id) AS has_google_calendar
FROM chosen_service s CROSS JOIN room_needs n LEFT JOIN booking_client c ON true
LEFT JOIN linked p ON p.type = 'practitioner' AND p.id = $4 AND p.is_active AND cardinality(p.service_ids) = s.services,
LATERAL (
  SELECT array_agg(f.id ORDER BY f.busy, f.position, f.id) AS room_ids, array_agg(f.name ORDER BY f.busy, f.position, f.id) AS room_names
  FROM equipment f WHERE f.type = 'room') r,
LATERAL (
  SELECT array_agg(f.id ORDER BY needing, f.busy, f.position, f.id) AS device_ids,
    array_agg(f.name ORDER BY needing, f.busy, f.position, f.id) AS device_names,
    array_agg(needing ORDER BY needing, f.busy, f.position, f.id) AS device_service_ids
  FROM equipment f, unnest(f.service_ids) needing WHERE f.type = 'device') d
"""

_NAMES = """
SELECT r.name AS practitioner, s.name AS service FROM resource r JOIN service s ON s.company_id = r.company_id AND s.id = ANY($3::uuid[])
WHERE r.company_id = $1 AND r.id = $2 AND r.type = 'practitioner' AND r.is_active
ORDER BY EXISTS (SELECT 1 FROM service_resource x WHERE x.company_id = $1 AND x.service_id = s.id AND x.resource_id = r.id),
  array_position($3::uuid[], s.id) LIMIT 1
"""
_IS_CANCELLED = "CASE WHEN b.state = 'cancelled' THEN 'true' ELSE 'false' END"
_PARTICIPANT = """format(
      '{{"id":"%s","first_name":%s,"last_name":%s,"booking_id":"%s","state":"%s","pivot":{{"is_cancelled":%s}}}}',
      {c}.id, to_json({c}.first_name), to_json({c}.last_name), {b}.id, {b}.state,
      CASE WHEN {b}.state = 'cancelled' THEN 'true' ELSE 'false' END)"""
_CLIENT_VALUES = "c.id, to_json(c.first_name), to_json(c.last_name)"
_VISIT_NAME = """CASE WHEN b.add_ons = '[]' THEN b.service_name ELSE b.service_name || (
      SELECT string_agg(' + ' || (x.item->>'name'), '' ORDER BY x.position)
      FROM jsonb_array_elements(b.add_ons) WITH ORDINALITY x(item, position)) END"""
_CALENDAR_FIELDS = {
    '"id":"%s"': "b.id",
    '"start_at":"%s"': INSTANT.format("b.start_at"),
    '"end_at":"%s"': INSTANT.format("b.end_at"),
    '"state":"%s"': "b.state",
    '"is_cancelled":%s': _IS_CANCELLED,
    '"service_id":"%s"': "b.service_id",
    '"service":{"name":%s,"color":"%s","price":%s,"duration":%s}': f"to_json({_VISIT_NAME}), s.color, b.price, b.duration",
    '"practitioner_id":"%s"': "b.practitioner_id",
    '"room_id":%s': "coalesce('\"' || b.room_id || '\"', 'null')",
    '"add_ons":%s': "b.add_ons::text",
    '"client":{"id":"%s","first_name":%s,"last_name":%s}': _CLIENT_VALUES,
    '"forms_missing":%s': "b.forms_missing",
    '"group_id":%s': "coalesce('\"' || b.group_booking_id || '\"', 'null')",
    '"group_quantity":%s': "CASE WHEN b.group_booking_id IS NULL THEN 'null' ELSE coalesce(s.group_quantity, 1)::text END",
    '"version":%s': "b.version",
}
"""The members of a `CalendarBooking`, each with the SQL of its values. Only here does a stored booking become JSON.

Ids, states and colours have no character that JSON escapes; other texts go through to_json.
"""
_TIMED_STATES = ("rescheduled", "arrived", "in_room", "done", "no_show")
_LIST_ITEM_FIELDS = _CALENDAR_FIELDS | {
    '"user":{"id":%s,"name":%s}': "coalesce('\"' || p.membership_id || '\"', 'null'), to_json(p.name)",
}
_ALL_FIELDS = _LIST_ITEM_FIELDS | {
    '"source":"%s"': "b.source",
    '"is_overbooked":%s': "b.is_overbooked::text",
    '"room_name":%s': "coalesce(to_json(room.name)::text, 'null')",
    '"device_ids":%s': "to_json(b.device_ids)",
    '"device_names":%s': """to_json(array(SELECT d.name FROM unnest(b.device_ids) WITH ORDINALITY AS used(id, position)
      JOIN resource d ON d.company_id = b.company_id AND d.id = used.id ORDER BY used.position))""",
    '"clients":[%s]': f"""CASE WHEN b.group_booking_id IS NULL THEN {_PARTICIPANT.format(b="b", c="c")}
      ELSE (SELECT string_agg({_PARTICIPANT.format(b="m", c="mc")}, ',' ORDER BY m.created_at, m.id) FROM booking m
        JOIN client mc ON mc.company_id = m.company_id AND mc.id = m.client_id
        WHERE m.company_id = b.company_id AND m.group_booking_id = b.group_booking_id) END""",
    '"special_request":%s': "to_json(b.special_request)",
    **{f'"{name}_at":%s': f"coalesce('\"' || {INSTANT.format(f'b.{name}_at')} || '\"', 'null')" for name in _TIMED_STATES},
    '"state_set_by_name":%s': "to_json(b.state_set_by_name)",
    '"no_show_comment":%s': "to_json(b.no_show_comment)",
    '"policy_override_reason":%s': "to_json(b.policy_override_reason)",
    '"prerequisite_override_reason":%s': "to_json(b.prerequisite_override_reason)",
    '"cancel_reason":%s': "to_json(b.cancel_reason)",
    '"cancelled_at":%s': f"coalesce('\"' || {INSTANT.format('b.cancelled_at')} || '\"', 'null')",
    '"series_id":%s': "coalesce('\"' || b.series_id || '\"', 'null')",
    '"created_at":"%s"': INSTANT.format("b.created_at"),
}
"""The members of a `BookingOut` but for its company and receipt."""


def _json_text(fields: dict[str, str]) -> str:
    """Return the SQL of an object as JSON text: a week has hundreds, and jsonb_build_object took most of the query's time."""
    return f"format('{{{','.join(fields)}}}', {', '.join(fields.values())})"


_CALENDAR_BOOKING_JSON = _json_text(_CALENDAR_FIELDS)
BOOKING_JSON = _json_text(_LIST_ITEM_FIELDS)
"""SQL of the JSON text of a `BookingListItem`, for bookings `b` with booking_joins()."""


def _calendar_joins(client_relation: str = "client") -> str:
    return f"""JOIN {client_relation} c ON c.company_id = b.company_id AND c.id = b.client_id
 JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id"""


def booking_joins(client_relation: str = "client") -> str:
    """Return the joins that BOOKING_JSON needs, to follow bookings `b`. The clients come from `client_relation`."""
    return f"""{_calendar_joins(client_relation)}
 JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id"""


_BOOKING = f"""
SELECT {_json_text(_ALL_FIELDS)} FROM booking b {booking_joins()}
LEFT JOIN resource room ON room.company_id = b.company_id AND room.id = b.room_id WHERE b.company_id = $1 AND b.id = $2
"""

_BUSY_ELSEWHERE = """SELECT g.resource_id, g.during * tstzrange($2, $3) AS during FROM google_busy_time g
    WHERE g.company_id = $1 AND g.during && tstzrange($2, $3) AND ($4::uuid[] IS NULL OR g.resource_id = ANY($4))"""
_TAKEN_BY_OTHERS = """SELECT o.resource_id, o.during FROM occupancy o
    JOIN resource r ON r.company_id = o.company_id AND r.id = o.resource_id AND r.type = 'practitioner'
    WHERE o.company_id = $1 AND o.released_at IS NULL AND (o.expires_at IS NULL OR o.expires_at > $7)
      AND o.starts_at >= $2::timestamptz - interval '2 days' AND o.starts_at < $3 AND o.ends_at > $2
      AND ($4::uuid[] IS NULL OR o.resource_id = ANY($4)) AND NOT EXISTS (SELECT 1 FROM visible v WHERE v.id = o.booking_id)"""
"""Taken times without a booking that the user sees: those of other clients, and the holds of visitors."""


def _busy_times(source: str) -> str:
    """Return the SQL of the joined times of a source as JSON; null when it has none."""
    return f"""(SELECT jsonb_agg(jsonb_build_object('practitioner_id', t.resource_id,
   'start_at', {INSTANT.format("lower(t.span)")}, 'end_at', {INSTANT.format("upper(t.span)")}) ORDER BY lower(t.span), t.resource_id)
  FROM (SELECT x.resource_id, unnest(range_agg(x.during)) AS span FROM ({source}) x GROUP BY x.resource_id) t)"""


_CALENDAR = f"""
WITH visible AS MATERIALIZED (
  SELECT b.practitioner_id, b.start_at, b.id, {_CALENDAR_BOOKING_JSON} AS json FROM booking b {_calendar_joins()}
  WHERE b.company_id = $1 AND b.start_at >= $2::timestamptz - interval '2 days' AND b.start_at < $3 AND b.end_at > $2
    AND b.state <> 'cancelled' AND ($4::uuid[] IS NULL OR b.practitioner_id = ANY($4)))
SELECT '{{"practitioners":'::text || coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'user_id', r.membership_id, 'name', r.name,
   'color', r.color, 'is_active', r.is_active) ORDER BY r.position, r.name, r.id) FROM resource r
   WHERE r.company_id = $1 AND r.type = 'practitioner' AND (r.is_active OR r.id IN (SELECT v.practitioner_id FROM visible v))
   AND ($4::uuid[] IS NULL OR r.id = ANY($4))), '[]'::jsonb)
 || ',"hours":' || coalesce((SELECT jsonb_agg(jsonb_build_object('weekday', h.weekday, 'opens', to_char(h.opens, 'HH24:MI'),
   'closes', to_char(h.closes, 'HH24:MI')) ORDER BY h.weekday, h.opens) FROM business_hours h WHERE h.company_id = $1), '[]'::jsonb)
 || ',"holidays":' || coalesce((SELECT jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'starts_on', h.starts_on,
   'ends_on', h.ends_on, 'practitioner_id', h.resource_id) ORDER BY h.starts_on, h.id) FROM holiday h
   WHERE h.company_id = $1 AND h.starts_on <= $6 AND h.ends_on >= $5), '[]'::jsonb)
 || ',"unavailable":' || coalesce((SELECT jsonb_agg(jsonb_build_object('id', t.id, 'practitioner_id', u.resource_id,
   'start_at', {INSTANT.format("lower(u.during)")}, 'end_at', {INSTANT.format("upper(u.during)")}, 'reason', t.reason)
   ORDER BY lower(u.during), u.id) FROM unavailable_span u
   JOIN unavailable_time t ON t.company_id = u.company_id AND t.id = u.unavailable_time_id
   WHERE u.company_id = $1 AND u.during && tstzrange($2, $3) AND ($4::uuid[] IS NULL OR u.resource_id = ANY($4))), '[]'::jsonb)
 || ',"busy":' || {{busy}}
 || ',"bookings":[' || coalesce((SELECT string_agg(v.json, ',' ORDER BY v.start_at, v.id) FROM visible v), '') || ']}}'
"""
"""The bookings come last, since each `||` after them would copy them."""
_CALENDAR_OF_ALL = _CALENDAR.replace("{busy}", f"coalesce({_busy_times(_BUSY_ELSEWHERE)}, 'null'::jsonb)")
_CALENDAR_OF_SOME = _CALENDAR.replace(
    "{busy}", f"coalesce({_busy_times(f'{_TAKEN_BY_OTHERS} UNION ALL {_BUSY_ELSEWHERE}')}, '[]'::jsonb)",
)
"""The calendar for users who see all bookings, and for those who see only some clients'; the latter binds the time as $7."""

_LOG_ACCESS = client_access_ctes("SELECT c.id FROM client c WHERE c.company_id = $1 AND c.id = $2", 6)
_CLIENT_BOOKINGS = {(sort, direction): f"""
WITH {_LOG_ACCESS}, client_booking AS (SELECT b.*, {column} AS sort_value FROM booking b
  WHERE b.company_id = $1 AND b.client_id = $2 AND ($12 = '' OR strpos(lower(b.service_name), lower($12)) > 0)
  AND ($13::date IS NULL OR b.start_at >= ($13::date)::timestamp AT TIME ZONE $14
    AND b.start_at < ($13::date + 1)::timestamp AT TIME ZONE $14))
SELECT json_build_object('items', coalesce((SELECT json_agg(json::json ORDER BY sort_value {direction}, id {direction}) FROM (
  SELECT {_CALENDAR_BOOKING_JSON} AS json, b.sort_value, b.id FROM client_booking b {_calendar_joins()}
  ORDER BY b.sort_value {direction}, b.id {direction}
  LIMIT $3 OFFSET $4) page), '[]'::json),
 'page', $5::int, 'per_page', $3::int, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP})::text
FROM (SELECT count(*) AS n FROM (SELECT 1 FROM client_booking LIMIT {COUNT_CAP + 1}) x) counted
WHERE EXISTS (SELECT 1 FROM client c WHERE c.company_id = $1 AND c.id = $2)
""" for sort, column in {"start_at": "b.start_at", "service": "lower(b.service_name)"}.items() for direction in ("ASC", "DESC")}
_USER_BOOKING_FILTER = """b.company_id = $1 AND p.membership_id = $2 AND CASE $6
  WHEN 'upcoming' THEN b.state <> 'cancelled' AND b.end_at > $7
  WHEN 'past' THEN b.state <> 'cancelled' AND b.end_at <= $7 WHEN 'cancelled' THEN b.state = 'cancelled' ELSE true END
  AND ($8 = '' OR strpos(lower(b.service_name), lower($8)) > 0)"""
_USER_BOOKINGS = {(sort, direction): f"""
SELECT json_build_object('items', coalesce((SELECT json_agg(json::json ORDER BY sort_value {direction}, id {direction}) FROM (
  SELECT {BOOKING_JSON} AS json, {column} AS sort_value, b.id FROM booking b {booking_joins()} WHERE {_USER_BOOKING_FILTER}
  ORDER BY sort_value {direction}, b.id {direction} LIMIT $3 OFFSET $4) page), '[]'::json),
 'page', $5::int, 'per_page', $3::int, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP})::text
FROM (SELECT count(*) AS n FROM (SELECT 1 FROM booking b JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
  WHERE {_USER_BOOKING_FILTER} LIMIT {COUNT_CAP + 1}) x) counted
""" for sort, column in {"start_at": "b.start_at", "service": "lower(b.service_name)"}.items() for direction in ("ASC", "DESC")}
"""Bookings whose practitioner is the user; a reader with restricted client access gets those of their clients only."""
_INSERT_BOOKING = """
INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source, is_overbooked,
 service_name, price, duration, buffer_before, buffer_after, special_request, version, created_at, updated_at, device_ids, add_ons)
VALUES ($1, $4, $9, $10, $11, $12, $13, $14, 'booked', $15, $16, $17, $18, $19, $20, $21, $22, 1, $23, $23, $24, $25::text::jsonb)
"""
INSERT_WITH_OCCUPANCY = f"WITH new_booking AS ({_INSERT_BOOKING}) {RESERVE}"
SET_RESOURCES = "UPDATE booking SET room_id = $3, device_ids = $4 WHERE company_id = $1 AND id = $2"
SET_PREREQUISITE_OVERRIDE = "UPDATE booking SET prerequisite_override_reason = $3 WHERE company_id = $1 AND id = $2"
_TO_NOTIFY = f"""
SELECT b.id, b.version, b.series_id, b.series_position,
  b.start_at, b.end_at, b.state, {get_translated_name("c.language")} AS service_name, b.practitioner_id,
  b.client_id, b.notified_start_at, b.notified_practitioner_id, p.name AS practitioner_name, co.name AS clinic, co.timezone,
  (co.settings->>'IS_TWELVE_HOURS')::boolean AS is_twelve_hours, c.language, c.phone, c.email,
  co.encrypted_id AS public_id,
  co.is_booking_on, co.onboarded_at IS NOT NULL AS is_set_up, co.subscription_state,
  (co.settings->'CANCELLATION_POLICY')::text AS cancellation_policy, c.first_name AS client_name,
  co.street_address, co.zip_code, co.city, co.country_code, co.phone_number, {MESSAGE_COLUMNS},
  b.price, co.unit, to_jsonb(fees)::text AS fee_settings, to_jsonb(own_fees)::text AS service_fee_settings
FROM booking b JOIN company co ON co.id = b.company_id
{SETTINGS_JOIN}
JOIN client c ON c.company_id = b.company_id AND c.id = b.client_id
JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
JOIN service s ON s.company_id = b.company_id AND s.id = b.service_id
LEFT JOIN booking_fee_settings fees ON fees.company_id = b.company_id AND fees.id = b.company_id
LEFT JOIN service_fee_settings own_fees ON own_fees.company_id = b.company_id AND own_fees.id = b.service_id
WHERE b.company_id = $1
"""
BOOKING_TO_NOTIFY = f"{_TO_NOTIFY} AND b.id = $2 FOR KEY SHARE OF c FOR UPDATE OF b"
BOOKINGS_TO_NOTIFY = f"{_TO_NOTIFY} AND b.id = ANY($2::uuid[]) ORDER BY b.start_at, b.id FOR KEY SHARE OF c FOR UPDATE OF b"
"""Locks the client first, as a merge of clients does, so that the client can't be merged before the message is stored with them."""
SET_NOTIFIED = "UPDATE booking SET notified_start_at = $3, notified_practitioner_id = $4 WHERE company_id = $1 AND id = $2"
"""Leaves the version alone on purpose: a notification is no change that could conflict with an edit by staff."""
SET_SERIES_NOTIFIED = """
UPDATE booking SET notified_start_at = CASE WHEN state <> 'cancelled' THEN start_at END,
  notified_practitioner_id = CASE WHEN state <> 'cancelled' THEN practitioner_id END
WHERE company_id = $1 AND id = ANY($2::uuid[])
"""
CURRENT_BOOKING = """
SELECT id, client_id, series_id, series_position, state, start_at, practitioner_id FROM booking
WHERE company_id = $1 AND id = $2 FOR KEY SHARE
"""
"""The lock conflicts with the one of the subscriber that queues notifications: either that one sees this message as being sent, or this
check sees the newer message."""
CURRENT_SERIES = """
SELECT id, series_position, state, start_at, practitioner_id FROM booking WHERE company_id = $1 AND series_id = $2 ORDER BY id FOR KEY SHARE
"""


async def load_booking_inputs(
    session: AnySession, *, client_id: UUID | None, service_id: UUID, practitioner_id: UUID, room_id: UUID | None,
    start: datetime, at: datetime, duration: int | None = None, add_on_ids: Sequence[UUID] = (),
) -> Mapping[str, Any] | None:
    """Load the service, client, practitioner, rooms and devices that a booking names, in one query; missing ones are null.

    `duration` is its length in minutes where that isn't the service's. With add-ons, price, duration and buffers are those of the whole
    visit, and `services` is fewer than were named when one was deleted.

    `room_ids` and `device_ids` list free ones first, each device for the service at its place in `device_service_ids`; `lacks_device`
    tells that a service needs a device and none is in use, `lacks_shared_room` that no room is for all of the services, and
    `has_expired_hold` the caller to release expired holds. `has_forms` and `has_google_calendar` tell whether giving the visit's forms, or
    writing it to a calendar, is work for the worker. None when there is no such service. The client's row is locked against a
    merge, as by `clients.lock_client_for_write`. Raises ClientMerged when the client has been merged.
    """
    connection = await driver_connection(session)
    row: Mapping[str, Any] | None = await connection.fetchrow(
        _BOOKING_INPUTS, get_context(session).company_id, client_id, service_id, practitioner_id, room_id, start, at, duration,
        list(add_on_ids),
    )
    if row is not None and row["merged_into"] is not None:
        raise clients.ClientMerged(client_id=row["merged_into"])
    return row


async def get_booking(session: AnySession, booking_id: UUID) -> dict[str, Any] | None:
    """Return the members of a `BookingOut` that the booking's row and those of its client, service, practitioner and room give."""
    connection = await flush_and_get_connection(session)
    row = await connection.fetchval(_BOOKING, get_context(session).company_id, booking_id)
    return None if row is None else cast("dict[str, Any]", orjson.loads(row))


async def get_calendar(context: Context, zone_name: str, params: CalendarParams) -> str:
    """Return the calendar of some days in a time zone as JSON text: active bookings, practitioners, opening hours and days off.

    A user who sees only some clients also gets the other taken times, without anything of their bookings.
    """
    timezone = zone(zone_name)
    start = datetime.combine(params.from_, datetime.min.time(), timezone)
    end = datetime.combine(params.to + timedelta(days=1), datetime.min.time(), timezone)
    values = (context.company_id, start, end, params.practitioner_ids or None, params.from_, params.to)
    async with read_connection(context) as connection:
        if context.client_scope == "all":
            calendar = str(await connection.fetchval(_CALENDAR_OF_ALL, *values))
        else:
            calendar = str(await connection.fetchval(_CALENDAR_OF_SOME, *values, now()))
        await record_listing(connection, context, "calendar", calendar, lambda shown: (row["client"]["id"] for row in shown["bookings"]))
    return calendar


async def list_client_bookings(context: Context, client_id: UUID, params: ClientBookingListParams, timezone: str) -> str | None:
    """Return a page of a client's bookings as JSON text, by start unless sorted otherwise, and log the access to the client.

    `timezone` is that of `params.day`. None when the user may not see the client.
    """
    access = client_access_values(context, now())
    async with read_connection(context) as connection:
        result: str | None = await connection.fetchval(
            _CLIENT_BOOKINGS[params.sort, params.direction], context.company_id, client_id, params.per_page, params.offset, params.page,
            *access, params.search.strip(), params.day, timezone,
        )
    return result


async def list_user_bookings(session: AnySession, user_id: UUID, params: UserBookingListParams) -> str:
    """Return a page of the bookings whose practitioner is the user, by start, as JSON text."""
    connection = await driver_connection(session)
    return str(await connection.fetchval(
        _USER_BOOKINGS[params.sort, params.direction], get_context(session).company_id, user_id, params.per_page, params.offset,
        params.page, params.filter, now(), params.search.strip(),
    ))


async def load_names(session: AnySession, practitioner_id: UUID, service_ids: Sequence[UUID]) -> Mapping[str, Any] | None:
    """Return the names of a bookable practitioner and of the first of the services that isn't theirs; None when either is absent."""
    connection = await driver_connection(session)
    row: Mapping[str, Any] | None = await connection.fetchrow(
        _NAMES, get_context(session).company_id, practitioner_id, list(service_ids),
    )
    return row


def get_choices(inputs: Mapping[str, Any] | None) -> ResourceChoices:
    """Return the rooms and devices that a booking with the inputs of `load_booking_inputs` may use: one device for each service."""
    if inputs is None:
        return ResourceChoices()
    devices: dict[UUID, list[UUID]] = {}
    for service_id, device_id in zip(inputs["device_service_ids"] or (), inputs["device_ids"] or (), strict=True):
        devices.setdefault(service_id, []).append(device_id)
    return ResourceChoices(inputs["room_ids"] or [], list(devices.values()))
