-- The yardstick of booking: a visit and its practitioner's and room's time under the same constraint, in one statement.
-- $1 company, $2 client, $3 service, $4 practitioner, $5 room or null, $6 start.
-- Reviewed: nothing is proved (session, permission, reach, who performs what), nothing is told (audit, event, kept answer).
WITH offer AS (
  SELECT name, price, duration, time_before, time_after FROM service WHERE company_id = $1 AND id = $3),
made AS (
  INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source, is_overbooked,
    service_name, price, duration, time_before, time_after, special_request, version, created_at, updated_at)
  SELECT $1, gen_random_uuid(), $2, $3, $4, $5, $6::timestamptz, $6 + make_interval(mins => duration::int), 'booked', 'staff', false,
    name, price, duration, time_before, time_after, '', 1, now(), now() FROM offer
  RETURNING id, start_at, end_at, time_before, time_after),
taken AS (
  INSERT INTO occupancy (company_id, id, resource_id, stack_id, during, booking_id)
  SELECT $1, gen_random_uuid(), w.resource, made.id,
    tstzrange(made.start_at - make_interval(mins => time_before::int), made.end_at + make_interval(mins => time_after::int)), made.id
  FROM made, unnest(ARRAY[$4, $5]::uuid[]) WITH ORDINALITY AS w (resource, place) WHERE w.resource IS NOT NULL ORDER BY w.place
  ON CONFLICT DO NOTHING RETURNING resource_id)
SELECT json_build_object('id', made.id, 'taken', (SELECT count(*) FROM taken))::text FROM made
