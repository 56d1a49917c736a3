"""The engine: free times as sets, computed by the database from everything that can make a time unfree.

A time is free for a practitioner when the visit, from its start to its end, lies within business hours that no day off cuts, and the
same with the time before and after meets nothing that takes time of the practitioner and, for a service that has rooms, of at least
one of them. What a visit may begin at is therefore: each stretch of open time less the visit's length, minus each taken time stretched
by the visit's length, and of that the points of a grid that counts real minutes from each opening.

An hour of the week becomes an instant on each day by the clinic's wall clock. An hour that a clock change skips is as much later
as the clock jumped; an hour that comes twice is its first coming (as Python's fold=0 and RFC 5545 have it). Nothing here depends on
the zone of the server or of a visitor.
"""

from clinic.booking.occupancy.models import LONGEST


def _instant(local: str) -> str:
    """An hour on the wall clock as an instant. PostgreSQL takes the second of two comings, so one before it is looked for."""
    later = f"({local}) AT TIME ZONE $6"
    return (
        f"({later} - CASE WHEN ({later} - interval '1 hour') AT TIME ZONE $6 = ({local}) THEN interval '1 hour'"
        f" WHEN ({later} - interval '30 minutes') AT TIME ZONE $6 = ({local}) THEN interval '30 minutes' ELSE interval '0' END)"
    )


_CORE = f"""
WITH rule AS MATERIALIZED (
  SELECT make_interval(mins => coalesce(b.slot_step, 15)::int) AS step, given.today,
    given.at + make_interval(mins => CASE WHEN $8 THEN coalesce(b.lead_minutes, 60)::int ELSE 0 END) AS earliest,
    greatest($4::date, given.today) AS first_day,
    CASE WHEN $8 THEN least($5::date, given.today + coalesce(b.horizon_days, 90)::int) ELSE $5::date END AS last_day
  FROM (SELECT $7::timestamptz AS at, ($7::timestamptz AT TIME ZONE $6)::date AS today) given
  LEFT JOIN booking_settings b ON b.company_id = $1),
wanted AS MATERIALIZED (
  SELECT make_interval(mins => s.duration::int) AS lasts, make_interval(mins => s.time_before::int) AS before,
    make_interval(mins => (s.duration + s.time_after)::int) AS until
  FROM service s JOIN service_category k ON k.company_id = s.company_id AND k.id = s.category_id
  WHERE s.company_id = $1 AND s.id = $2 AND s.deleted_at IS NULL AND s.is_active
    AND (NOT $8 OR (s.bookable AND k.is_active AND k.deleted_at IS NULL))),
opening AS MATERIALIZED (
  SELECT o.day, o.begins, o.ends FROM rule, LATERAL (
    SELECT d.day, {_instant("d.day + h.opens")} AS begins, {_instant("d.day + h.closes")} AS ends
    FROM (SELECT rule.first_day + n AS day FROM generate_series(0, rule.last_day - rule.first_day + 2) n) d
    JOIN business_hours h ON h.company_id = $1 AND h.weekday = extract(isodow FROM d.day)::int - 1) o
  WHERE o.begins < o.ends),
away AS MATERIALIZED (
  SELECT h.resource_id, tstzrange({_instant("h.starts_on::timestamp")}, {_instant("(h.ends_on + 1)::timestamp")}) AS span
  FROM rule, holiday h WHERE h.company_id = $1 AND h.ends_on >= rule.first_day AND h.starts_on <= rule.last_day + 2),
open AS MATERIALIZED (
  SELECT coalesce((SELECT range_agg(tstzrange(begins, ends)) FROM opening), '{{}}')
    - coalesce((SELECT range_agg(span) FROM away WHERE resource_id IS NULL), '{{}}') AS hours),
part AS MATERIALIZED (
  SELECT r.id, r.kind, r.is_active, r.position, r.name, coalesce((
    SELECT range_agg(tstzrange(o.starts_at - wanted.until, o.ends_at + wanted.before, '()')) FROM occupancy o
    WHERE o.company_id = $1 AND o.resource_id = r.id AND o.released_at IS NULL AND (o.expires_at IS NULL OR o.expires_at > $7)
      AND ($9::uuid IS NULL OR o.hold_id IS DISTINCT FROM $9)
      AND o.starts_at >= (rule.first_day::timestamp AT TIME ZONE $6) - interval '{LONGEST.days + 1} days'
      AND o.starts_at < ((rule.last_day + 3)::timestamp AT TIME ZONE $6)
      AND o.ends_at > (rule.first_day::timestamp AT TIME ZONE $6) - interval '1 day'), '{{}}') AS taken
  FROM rule, wanted, service_resource x JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id
  WHERE x.company_id = $1 AND x.service_id = $2
    AND (r.kind = 'room' OR (r.kind = 'practitioner' AND r.is_active AND ($3::uuid[] IS NULL OR r.id = ANY($3))))),
room AS MATERIALIZED (
  SELECT id, position, '{{(,)}}'::tstzmultirange - taken AS starts FROM part WHERE kind = 'room' AND is_active),
roomy AS MATERIALIZED (
  SELECT CASE WHEN EXISTS (SELECT 1 FROM part WHERE kind = 'room') THEN coalesce((SELECT range_agg(starts) FROM room), '{{}}')
    ELSE '{{(,)}}' END * tstzmultirange(tstzrange(rule.earliest, NULL)) AS starts FROM rule),
person AS MATERIALIZED (
  SELECT p.id, '"' || p.id || '"' AS quoted, coalesce((
    SELECT range_agg(tstzrange(lower(u), upper(u) - wanted.lasts, '[]'))
    FROM unnest(open.hours - coalesce((SELECT range_agg(span) FROM away WHERE resource_id = p.id), '{{}}')) u
    WHERE upper(u) - wanted.lasts >= lower(u)), '{{}}') * roomy.starts - p.taken AS starts
  FROM wanted, open, roomy, part p WHERE p.kind = 'practitioner' ORDER BY p.position, p.name, p.id),
grid AS (
  SELECT DISTINCT ON (at) o.day, o.begins + n * rule.step AS at
  FROM rule, opening o, generate_series(0, (extract(epoch FROM o.ends - o.begins) / extract(epoch FROM rule.step))::int) n
  WHERE o.day <= rule.last_day AND o.begins + n * rule.step < o.ends
    AND EXISTS (SELECT 1 FROM person p WHERE p.starts && tstzrange(o.begins, o.ends)) ORDER BY at),
known AS (
  SELECT 1 FROM wanted WHERE $3::uuid[] IS NULL OR (
    SELECT count(*) FROM resource r WHERE r.company_id = $1 AND r.kind = 'practitioner' AND r.id = ANY($3)) = cardinality($3))
"""
"""$1 company, $2 service, $3 practitioners or null, $4 first and $5 last day, $6 zone, $7 now, $8 for a visitor, $9 a hold to overlook.

`known` has no row when the service, or a practitioner that was named, isn't the company's.
"""

_SLOT = """'{"start_at":"' || to_char(g.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '","practitioner_ids":[' || f.ids || ']}'"""
_FREE = "FROM grid g, LATERAL (SELECT string_agg(p.quoted, ',') AS ids FROM person p WHERE p.starts @> g.at) f WHERE f.ids IS NOT NULL"

SLOTS = f"""{_CORE} SELECT '{{"slots":[' || coalesce((SELECT string_agg({_SLOT}, ',' ORDER BY g.at) {_FREE}), '') || ']}}' FROM known"""
"""Every free start with those who are free for it, as JSON text."""

FIRST = f"""{_CORE} SELECT (SELECT {_SLOT} {_FREE} ORDER BY g.at LIMIT 1) AS slot,
  (SELECT last_day < $5::date FROM rule) AS is_all FROM known"""
"""The first free start as JSON text, null when there is none; and whether the horizon ends before the last day."""

NEAREST = f"""{_CORE} SELECT coalesce((SELECT '[' || string_agg(one, ',' ORDER BY at) || ']' FROM (
  SELECT {_SLOT} AS one, g.at {_FREE} ORDER BY abs(extract(epoch FROM g.at - $10::timestamptz)), g.at LIMIT $11) n), '[]') FROM known"""
"""The free starts nearest to $10, $11 of them at most, in order, as JSON text."""

DAYS = f"""{_CORE}, counted AS (
  SELECT g.day, count(*) AS free FROM grid g WHERE EXISTS (SELECT 1 FROM person p WHERE p.starts @> g.at) GROUP BY g.day)
SELECT '{{"days":[' || (SELECT string_agg('{{"day":"' || d.day || '","free":' || coalesce(c.free, 0) || '}}', ',' ORDER BY d.day)
  FROM (SELECT $4::date + n AS day FROM generate_series(0, $5::date - $4::date) n) d LEFT JOIN counted c USING (day)) || ']}}' FROM known"""
"""How many times begin on each day, as JSON text."""

AT = f"""{_CORE} SELECT array(SELECT p.id FROM person p WHERE p.starts @> $10::timestamptz) AS practitioner_ids,
  array(SELECT r.id FROM room r WHERE r.starts @> $10::timestamptz ORDER BY r.position, r.id) AS room_ids
FROM known WHERE EXISTS (SELECT 1 FROM grid WHERE at = $10::timestamptz)"""
"""Who is free, and which rooms are, for a visit that begins at $10; no row when no visit may begin then."""
