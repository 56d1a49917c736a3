-- Baseline of free times: 14 days of all practitioners of a service, in quarters of an hour, with the free practitioners.
-- $1 company, $2 service, $3 first day, $4 last day, $5 the clinic's time zone.
-- Reviewed: multiranges, one subtraction for each practitioner; rooms, devices, schedules and group bookings count as in the product, whose
-- answer is the same. Leaves out add-ons, levels of practitioners, minimum notice, days off, unavailable times and hours skipped by a clock
-- change, which the product adds.
WITH requested_service AS MATERIALIZED (
  SELECT make_interval(mins => s.duration::int) AS lasts, make_interval(mins => s.buffer_before::int) AS before,
    make_interval(mins => (s.duration + s.buffer_after)::int) AS until, s.group_quantity
  FROM service s WHERE s.company_id = $1 AND s.id = $2),
part AS MATERIALIZED (
  SELECT r.id, r.type, '{(,)}'::tstzmultirange - coalesce((
    SELECT range_agg(tstzrange(o.starts_at - requested_service.until, o.ends_at + requested_service.before, '()')) FROM occupancy o
    WHERE o.company_id = $1 AND o.resource_id = r.id AND o.released_at IS NULL
      AND o.starts_at >= ($3::date::timestamp AT TIME ZONE $5) - interval '2 days'
      AND o.starts_at < ($4::date + 1)::timestamp AT TIME ZONE $5
      AND o.ends_at > $3::date::timestamp AT TIME ZONE $5), '{}') AS free
  FROM requested_service, service_resource x JOIN resource r ON r.company_id = x.company_id AND r.id = x.resource_id AND r.is_active
  WHERE x.company_id = $1 AND x.service_id = $2),
equipment AS MATERIALIZED (
  SELECT coalesce(range_agg(free) FILTER (WHERE type = 'room'), '{(,)}')
    * coalesce(range_agg(free) FILTER (WHERE type = 'device'), '{(,)}') AS free FROM part),
scheduled AS MATERIALIZED (
  SELECT d.id, d.resource_id, d.day FROM schedule_day d
  WHERE d.company_id = $1 AND d.day BETWEEN $3::date AND $4::date AND (d.confirmed_at IS NOT NULL OR d.expires_at > now())),
opening AS MATERIALIZED (
  SELECT d.day::date AS day, (d.day + h.opens) AT TIME ZONE $5 AS begins, (d.day + h.closes) AT TIME ZONE $5 AS ends
  FROM generate_series($3::date::timestamp, $4::date::timestamp, interval '1 day') d (day)
  JOIN business_hours h ON h.company_id = $1 AND h.weekday = extract(isodow FROM d.day)::int - 1),
work AS MATERIALIZED (
  SELECT p.id, (d.day + s.opens) AT TIME ZONE $5 AS begins, (d.day + s.closes) AT TIME ZONE $5 AS ends
  FROM part p JOIN scheduled d ON d.resource_id = p.id
  JOIN schedule_slot s ON s.company_id = $1 AND s.schedule_day_id = d.id AND s.is_active
  UNION ALL SELECT p.id, o.begins, o.ends FROM part p CROSS JOIN opening o
  WHERE p.type = 'practitioner' AND NOT EXISTS (SELECT 1 FROM scheduled d WHERE d.resource_id = p.id AND d.day = o.day)),
person AS MATERIALIZED (
  SELECT p.id, h.starts AS open, h.starts * p.free * (SELECT free FROM equipment) AS free
  FROM part p JOIN (
    SELECT w.id, range_agg(tstzrange(lower(u), upper(u) - requested_service.lasts, '[]')) AS starts
    FROM requested_service, (SELECT id, range_agg(tstzrange(begins, ends)) AS hours FROM work GROUP BY id) w, unnest(w.hours) u
    WHERE upper(u) - requested_service.lasts >= lower(u) GROUP BY w.id) h USING (id)),
slot AS (
  SELECT w.begins + n * interval '15 minutes' AS at, p.id FROM person p JOIN work w USING (id),
    generate_series(0, (extract(epoch FROM w.ends - w.begins) / 900)::int - 1) n
  WHERE p.free @> w.begins + n * interval '15 minutes'
  UNION SELECT b.start_at, p.id FROM requested_service, person p
  JOIN group_booking b ON b.company_id = $1 AND b.service_id = $2 AND b.practitioner_id = p.id AND p.open @> b.start_at, LATERAL (
    SELECT count(*) FILTER (WHERE o.group_booking_id = b.id) AS taken, bool_or(o.group_booking_id IS DISTINCT FROM b.id) AS is_busy
    FROM occupancy o WHERE o.company_id = $1 AND o.resource_id = p.id AND o.released_at IS NULL
      AND o.starts_at >= b.start_at - interval '2 days' AND o.starts_at < b.start_at + requested_service.until
      AND o.ends_at > b.start_at - requested_service.before) members
  WHERE b.start_at >= $3::date::timestamp AT TIME ZONE $5 AND b.start_at < ($4::date + 1)::timestamp AT TIME ZONE $5
    AND members.taken BETWEEN 1 AND requested_service.group_quantity - 1 AND NOT members.is_busy)
SELECT '{"slots":[' || coalesce(string_agg('{"start_at":"' || to_char(f.at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || '","practitioner_ids":['
  || f.ids || ']}', ',' ORDER BY f.at), '') || ']}'
FROM (SELECT at, string_agg('"' || id || '"', ',') AS ids FROM slot GROUP BY at) f
