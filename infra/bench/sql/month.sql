-- Baseline of the month view: the bookings of some practitioners on 42 days, counted by day and practitioner.
-- $1 company, $2 and $3 start and end of the days, $4 practitioners, $5 the clinic's time zone.
-- Reviewed: one range of the calendar's index, grouped once; small tables by their keys.
WITH counted AS MATERIALIZED (
  SELECT (b.start_at AT TIME ZONE $5)::date AS day, b.practitioner_id, count(*) AS bookings FROM booking b
  WHERE b.company_id = $1 AND b.start_at >= $2::timestamptz AND b.start_at < $3::timestamptz AND b.state <> 'cancelled'
    AND b.practitioner_id = ANY($4::uuid[])
  GROUP BY 1, 2)
SELECT json_build_object(
  'practitioners', (SELECT json_agg(json_build_object('id', r.id, 'name', r.name, 'color', r.color, 'is_active', r.is_active)
      ORDER BY r.position, r.name, r.id) FROM resource r WHERE r.company_id = $1 AND r.id = ANY($4)),
  'counts', (SELECT coalesce(json_agg(json_build_object('day', c.day, 'practitioner_id', c.practitioner_id, 'bookings', c.bookings)
      ORDER BY c.day, r.position, r.name, r.id), '[]'::json)
    FROM counted c JOIN resource r ON r.company_id = $1 AND r.id = c.practitioner_id))::text
