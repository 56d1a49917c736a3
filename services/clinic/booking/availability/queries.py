"""The availability engine: SQL that computes free times as sets of ranges.

A time is free for a practitioner when the appointment lies within opening hours that no day off, no unavailable time and no busy time of
their own calendar interrupts, and when the appointment with its buffers conflicts with no occupied time of the practitioner and, for a
service that has rooms or devices, of at least one room and at least one device. A visit with add-ons is as long as all its services; who
performs it performs all of them, in a room that all of them can use, with a device for each that needs one. The possible starts are
therefore: each stretch of opening hours shortened by the appointment's length, minus each occupied time extended by the appointment's
length; of these, the points of a grid that counts real minutes from each opening.

On a day for which a practitioner has a schedule, its slots stand in for the clinic's opening hours. A schedule that isn't confirmed counts
until it expires; visitors are offered neither its slots nor private ones.

Opening hours and slots become instants by the clinic's time zone on each day. A local time that a clock change skips is shifted by the
length of the gap; a local time that occurs twice means its first occurrence (as Python's fold=0 and RFC 5545 have it). Nothing here
depends on the time zone of the server or of a visitor.

A time of a group booking that others have places of can be joined while places are left and the practitioner works then; it need not lie
on the grid.
"""

from clinic.booking.catalogue.models import MAX_DURATION_MINUTES
from clinic.booking.catalogue.queries import REFLECTION_TIME, REQUIRED_LEVEL
from clinic.booking.occupancy.models import MAX_SPAN


def _instant(local: str) -> str:
    """Return SQL that converts a local time to an instant.

    PostgreSQL takes the second of two occurrences, so the expression looks for one that is an hour or half an hour earlier.
    """
    later = f"({local}) AT TIME ZONE $6"
    return (
        f"({later} - CASE WHEN ({later} - interval '1 hour') AT TIME ZONE $6 = ({local}) THEN interval '1 hour'"
        f" WHEN ({later} - interval '30 minutes') AT TIME ZONE $6 = ({local}) THEN interval '30 minutes' ELSE interval '0' END)"
    )


_CORE = f"""
WITH limits AS MATERIALIZED (
  SELECT make_interval(mins => coalesce(b.slot_interval, 15)::int) AS step, request.today,
    request.at + make_interval(mins => CASE WHEN $8 THEN coalesce(b.min_notice_minutes, 60)::int ELSE 0 END) AS earliest,
    greatest($4::date, request.today) AS first_day,
    CASE WHEN $8 THEN least($5::date, request.today + coalesce(b.horizon_days, 90)::int) ELSE $5::date END AS last_day
  FROM (SELECT $7::timestamptz AS at, ($7::timestamptz AT TIME ZONE $6)::date AS today) request
  LEFT JOIN booking_settings b ON b.company_id = $1),
chosen_service AS MATERIALIZED (
  SELECT make_interval(mins => sum(s.duration)::int) AS duration, make_interval(mins => max(s.buffer_before)::int) AS buffer_before,
    make_interval(mins => (sum(s.duration) + max(s.buffer_after))::int) AS end_offset, count(*) AS services,
    max(s.group_quantity) AS group_quantity, max({REQUIRED_LEVEL}) AS aesthetic_level, max({REFLECTION_TIME}) AS reflection
  FROM service s JOIN service_category k ON k.company_id = s.company_id AND k.id = s.category_id
  WHERE s.company_id = $1 AND s.id = ANY(array_append($10::uuid[], $2::uuid)) AND s.deleted_at IS NULL AND s.is_active
    AND (NOT $8 OR (s.bookable AND k.is_active AND k.deleted_at IS NULL AND (s.id <> $2 OR NOT s.is_add_on_only)))
  HAVING count(*) = 1 + cardinality($10::uuid[]) AND sum(s.duration) <= {MAX_DURATION_MINUTES}),
scheduled AS MATERIALIZED (
  SELECT d.id, d.resource_id, d.day, d.confirmed_at IS NOT NULL AS is_confirmed FROM limits, schedule_day d
  WHERE d.company_id = $1 AND ($3::uuid[] IS NULL OR d.resource_id = ANY($3)) AND d.day BETWEEN limits.first_day AND limits.last_day + 2
    AND d.resource_id IN (SELECT x.resource_id FROM service_resource x WHERE x.company_id = $1 AND x.service_id = $2)
    AND (d.confirmed_at IS NOT NULL OR d.expires_at > $7)),
opening AS MATERIALIZED (
  SELECT o.resource_id, o.day, o.begins, o.ends FROM (
    SELECT NULL::uuid AS resource_id, d.day, {_instant("d.day + h.opens")} AS begins, {_instant("d.day + h.closes")} AS ends
    FROM limits, LATERAL (
      SELECT limits.first_day + n AS day FROM generate_series(0, limits.last_day - limits.first_day + 2) n) d
    JOIN business_hours h ON h.company_id = $1 AND h.weekday = extract(isodow FROM d.day)::int - 1
    UNION ALL SELECT d.resource_id, d.day, {_instant("d.day + s.opens")}, {_instant("d.day + s.closes")}
    FROM scheduled d JOIN schedule_slot s ON s.company_id = $1 AND s.schedule_day_id = d.id
    WHERE s.is_active AND (NOT $8 OR (d.is_confirmed AND NOT s.is_private))) o
  WHERE o.begins < o.ends),
absences AS MATERIALIZED (
  SELECT h.resource_id, tstzrange({_instant("h.starts_on::timestamp")}, {_instant("(h.ends_on + 1)::timestamp")}) AS span
  FROM limits, holiday h WHERE h.company_id = $1 AND h.ends_on >= limits.first_day AND h.starts_on <= limits.last_day + 2
  UNION ALL SELECT t.resource_id, t.during FROM limits, google_busy_time t WHERE t.company_id = $1
    AND t.during && tstzrange((limits.first_day - 1)::timestamptz, (limits.last_day + 4)::timestamptz)
  UNION ALL SELECT t.resource_id, t.during FROM limits, unavailable_span t WHERE t.company_id = $1
    AND t.during && tstzrange((limits.first_day - 1)::timestamptz, (limits.last_day + 4)::timestamptz)),
resources AS MATERIALIZED (
  SELECT r.id, r.type, r.is_active, r.position, r.name, x.service_ids, coalesce((
    SELECT range_agg(tstzrange(o.starts_at - chosen_service.end_offset, o.ends_at + chosen_service.buffer_before, '()')) FROM occupancy o
    WHERE o.company_id = $1 AND o.resource_id = r.id AND o.released_at IS NULL AND (o.expires_at IS NULL OR o.expires_at > $7)
      AND ($9::uuid IS NULL OR o.hold_id IS DISTINCT FROM $9)
      AND o.starts_at >= (limits.first_day::timestamp AT TIME ZONE $6) - interval '{MAX_SPAN.days + 1} days'
      AND o.starts_at < ((limits.last_day + 3)::timestamp AT TIME ZONE $6)
      AND o.ends_at > (limits.first_day::timestamp AT TIME ZONE $6) - interval '1 day'), '{{}}') AS taken
  FROM limits, chosen_service, (
    SELECT x.resource_id, array_agg(x.service_id) AS service_ids FROM service_resource x
    WHERE x.company_id = $1 AND x.service_id = ANY(array_append($10::uuid[], $2::uuid)) GROUP BY x.resource_id) x
  JOIN resource r ON r.company_id = $1 AND r.id = x.resource_id
  WHERE (r.type <> 'practitioner' OR (r.is_active AND cardinality(x.service_ids) = chosen_service.services
      AND r.aesthetic_level >= chosen_service.aesthetic_level AND ($3::uuid[] IS NULL OR r.id = ANY($3))))),
equipment AS MATERIALIZED (
  SELECT id, type, position, service_ids, '{{(,)}}'::tstzmultirange - taken AS starts FROM resources
  WHERE type <> 'practitioner' AND is_active AND (type = 'device' OR cardinality(service_ids) = (
    SELECT count(DISTINCT needing) FROM resources q, unnest(q.service_ids) needing WHERE q.type = 'room'))),
device_starts AS (
  SELECT coalesce(range_agg(e.starts), '{{}}') AS starts
  FROM (SELECT DISTINCT unnest(service_ids) AS service_id FROM resources WHERE type = 'device') n
  LEFT JOIN equipment e ON e.type = 'device' AND n.service_id = ANY(e.service_ids) GROUP BY n.service_id),
equipment_starts AS MATERIALIZED (
  SELECT CASE WHEN EXISTS (SELECT 1 FROM resources WHERE type = 'room')
      THEN coalesce((SELECT range_agg(starts) FROM equipment WHERE type = 'room'), '{{}}') ELSE '{{(,)}}' END::tstzmultirange
    * coalesce((SELECT range_intersect_agg(starts) FROM device_starts), '{{(,)}}') AS starts,
    tstzmultirange(tstzrange(greatest(limits.earliest, CASE WHEN $8 THEN $7::timestamptz + chosen_service.reflection END), NULL)) AS future
  FROM limits, chosen_service),
practitioner_opening AS MATERIALIZED (
  SELECT p.id, o.day, o.begins, o.ends FROM resources p JOIN opening o ON o.resource_id = p.id
  UNION ALL SELECT p.id, o.day, o.begins, o.ends FROM resources p JOIN opening o ON o.resource_id IS NULL
  WHERE p.type = 'practitioner' AND NOT EXISTS (SELECT 1 FROM scheduled d WHERE d.resource_id = p.id AND d.day = o.day)),
practitioner_hours AS (
  SELECT o.id, range_agg(tstzrange(o.begins, o.ends))
    - coalesce((SELECT range_agg(span) FROM absences WHERE resource_id IS NULL), '{{}}')
    - coalesce((SELECT range_agg(span) FROM absences WHERE resource_id = o.id), '{{}}') AS hours
  FROM practitioner_opening o GROUP BY o.id),
open_starts AS MATERIALIZED (
  SELECT h.id, coalesce((
    SELECT range_agg(tstzrange(lower(u), upper(u) - chosen_service.duration, '[]')) FROM unnest(h.hours) u
    WHERE upper(u) - chosen_service.duration >= lower(u)), '{{}}') * equipment_starts.future AS starts
  FROM chosen_service, equipment_starts, practitioner_hours h),
practitioner_starts AS MATERIALIZED (
  SELECT p.id, '"' || p.id || '"' AS quoted, row_number() OVER (ORDER BY p.position, p.name, p.id) AS rank,
    o.starts * equipment_starts.starts - p.taken AS starts, o.starts AS open
  FROM equipment_starts, open_starts o JOIN resources p USING (id)),
group_start AS MATERIALIZED (
  SELECT b.start_at AS at, p.rank, p.id, p.quoted FROM limits, chosen_service, practitioner_starts p
  JOIN group_booking b ON b.company_id = $1 AND b.service_id = $2 AND b.practitioner_id = p.id AND p.open @> b.start_at, LATERAL (
    SELECT count(*) FILTER (WHERE o.resource_id = p.id AND o.group_booking_id = b.id) AS taken,
      bool_or(o.resource_id = p.id AND o.group_booking_id IS DISTINCT FROM b.id) AS is_busy
    FROM occupancy o WHERE o.company_id = $1 AND o.resource_id = p.id AND o.released_at IS NULL
      AND (o.expires_at IS NULL OR o.expires_at > $7) AND ($9::uuid IS NULL OR o.hold_id IS DISTINCT FROM $9)
      AND o.starts_at >= b.start_at - interval '{MAX_SPAN.days} days' AND o.starts_at < b.start_at + chosen_service.end_offset
      AND o.ends_at > b.start_at - chosen_service.buffer_before) members
  WHERE b.start_at >= (limits.first_day - 1)::timestamptz AND b.start_at < (limits.last_day + 3)::timestamptz
    AND (b.start_at AT TIME ZONE $6)::date BETWEEN limits.first_day AND limits.last_day
    AND members.taken BETWEEN 1 AND chosen_service.group_quantity - 1 AND NOT members.is_busy),
starts AS (
  SELECT DISTINCT ON (c.at, c.rank) c.at, c.day, c.rank, c.id, c.quoted FROM (
  SELECT g.at, o.day, p.rank, p.id, p.quoted
  FROM limits, practitioner_starts p JOIN practitioner_opening o ON o.id = p.id AND p.starts && tstzrange(o.begins, o.ends), LATERAL (
    SELECT o.begins + n * limits.step AS at
    FROM generate_series(0, (extract(epoch FROM o.ends - o.begins) / extract(epoch FROM limits.step))::int) n) g
  WHERE o.day <= limits.last_day AND g.at < o.ends AND p.starts @> g.at
  UNION ALL SELECT g.at, (g.at AT TIME ZONE $6)::date, g.rank, g.id, g.quoted FROM group_start g) c ORDER BY c.at, c.rank, c.day),
free AS (SELECT at, string_agg(quoted, ',') AS ids FROM starts GROUP BY at),
valid_query AS (
  SELECT 1 FROM chosen_service WHERE $3::uuid[] IS NULL OR (
    SELECT count(*) FROM resource r WHERE r.company_id = $1 AND r.type = 'practitioner' AND r.id = ANY($3)) = cardinality($3))
"""
"""$1 company, $2 service, $3 practitioners or null, $4 first and $5 last day, $6 time zone, $7 now, $8 is a visitor, $9 hold to ignore,
$10 add-ons.

`valid_query` has no row when the service, an add-on or a given practitioner isn't the company's or can't be booked.
"""

_SLOT = """'{"start_at":"' || to_char(f.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '","practitioner_ids":[' || f.ids || ']}'"""

SLOTS = f"""{_CORE} SELECT '{{"slots":[' || coalesce((SELECT string_agg({_SLOT}, ',' ORDER BY f.at) FROM free f), '') || ']}}'
FROM valid_query"""
"""All free starts with the practitioners who are free, as JSON text."""

FIRST_SLOT = f"""{_CORE} SELECT (SELECT {_SLOT} FROM free f ORDER BY f.at LIMIT 1) AS slot,
  (SELECT last_day < $5::date FROM limits) AS horizon_reached FROM valid_query"""
"""The first free start as JSON text, null when there is none; and whether the booking horizon ends before the last day."""

NEAREST_SLOTS = f"""{_CORE} SELECT coalesce((SELECT '[' || string_agg(slot, ',' ORDER BY at) || ']' FROM (
  SELECT {_SLOT} AS slot, f.at FROM free f ORDER BY abs(extract(epoch FROM f.at - $11::timestamptz)), f.at LIMIT $12) n), '[]')
FROM valid_query"""
"""The free starts nearest to $11, at most $12, ordered by time, as JSON text."""

SLOTS_PER_DAY = f"""{_CORE}, counted AS (
  SELECT day, count(*) AS free FROM (SELECT min(day) AS day FROM starts GROUP BY at) g GROUP BY day)
SELECT '{{"days":[' || (SELECT string_agg('{{"day":"' || d.day || '","free":' || coalesce(c.free, 0) || '}}', ',' ORDER BY d.day)
  FROM (SELECT $4::date + n AS day FROM generate_series(0, $5::date - $4::date) n) d LEFT JOIN counted c USING (day)) || ']}}'
FROM valid_query"""
"""The number of free starts on each day, as JSON text."""

RESOURCES_AT_START = f"""{_CORE}
SELECT array(SELECT s.id FROM starts s WHERE s.at = $11::timestamptz ORDER BY s.rank) AS practitioner_ids,
  array(SELECT r.id FROM equipment r WHERE r.type = 'room' AND r.starts @> $11::timestamptz ORDER BY r.position, r.id) AS room_ids,
  array(SELECT r.id FROM equipment r WHERE r.type = 'device' AND r.starts @> $11::timestamptz ORDER BY r.position, r.id) AS device_ids
FROM valid_query"""
"""The free practitioners, rooms and devices for a booking that starts at $11; no practitioners when no booking can start then."""

FREE_STARTS = f"""{_CORE}
SELECT t.at FROM valid_query, unnest($11::timestamptz[]) AS t(at)
WHERE EXISTS (SELECT 1 FROM practitioner_starts p WHERE p.starts @> t.at) OR t.at IN (SELECT g.at FROM group_start g)"""
"""Those of the starts $11 at which a practitioner is free, whether or not they lie on the grid of starts."""
