-- Baseline of free times: 14 days of all practitioners of a service, in quarters of an hour, with the free practitioners.
-- $1 company, $2 service, $3 first day, $4 last day, $5 the clinic's time zone.
-- Reviewed: multiranges, one subtraction for each practitioner; rooms counted as in the product. Leaves out minimum notice, days off of
-- a practitioner and hours skipped by a clock change, which the product adds.
WITH requested_service AS MATERIALIZED (
  SELECT make_interval(mins => s.duration::int) AS lasts, make_interval(mins => s.buffer_before::int) AS before,
    make_interval(mins => (s.duration + s.buffer_after)::int) AS until
  FROM service s WHERE s.company_id = $1 AND s.id = $2),
opening AS MATERIALIZED (
  SELECT (d.day + h.opens) AT TIME ZONE $5 AS begins, (d.day + h.closes) AT TIME ZONE $5 AS ends
  FROM generate_series($3::date::timestamp, $4::date::timestamp, interval '1 day') d (day)
  JOIN business_hours h ON h.company_id = $1 AND h.weekday = extract(isodow FROM d.day)::int - 1),
part AS MATERIALIZED (
  SELECT r.id, r.type, '{(,)}'::tstzmultirange - coalesce((
    SELECT range_agg(tstzrange(o.starts_at - requested_service.until, o.ends_at + requested_service.before, '()')) FROM occupancy o
    WHERE o.company_id = $1 AND o.resource_id = r.id AND o.released_at IS NULL
      AND o.starts_at >= ($3::date::timestamp AT TIME ZONE $5) - interval '2 days'
      AND o.starts_at < ($4::date + 1)::timestamp AT TIME ZONE $5
      AND o.ends_at > $3::date::timestamp AT TIME ZONE $5), '{}') AS free
  FROM requested_service, service_resource x JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id AND r.is_active
  WHERE x.company_id = $1 AND x.service_id = $2),
person AS MATERIALIZED (
  SELECT p.id, p.free * (SELECT range_agg(free) FROM part WHERE type = 'room')
    * (SELECT range_agg(tstzrange(begins, ends - requested_service.lasts, '[]')) FROM opening) AS free
  FROM requested_service, part p WHERE p.type = 'practitioner'),
grid AS (
  SELECT o.begins + n * interval '15 minutes' AS at FROM opening o,
    generate_series(0, (extract(epoch FROM o.ends - o.begins) / 900)::int - 1) n)
SELECT '{"slots":[' || coalesce(string_agg('{"start_at":"' || to_char(g.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '","practitioner_ids":['
  || f.ids || ']}', ',' ORDER BY g.at), '') || ']}'
FROM grid g, LATERAL (SELECT string_agg('"' || p.id || '"', ',') AS ids FROM person p WHERE p.free @> g.at) f WHERE f.ids IS NOT NULL
