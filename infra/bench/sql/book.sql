-- Baseline of booking: insert a booking and the occupancy of its practitioner and room, under the same constraint, in one statement.
-- $1 company, $2 client, $3 service, $4 practitioner, $5 room or null, $6 start.
-- Reviewed: checks nothing (session, permission, client scope, which practitioner performs the service) and records nothing (audit, event, stored response).
WITH offer AS (
  SELECT name, price, duration, buffer_before, buffer_after FROM service WHERE company_id = $1 AND id = $3),
new_booking AS (
  INSERT INTO booking (company_id, id, client_id, service_id, practitioner_id, room_id, start_at, end_at, state, source, is_overbooked,
    service_name, price, duration, buffer_before, buffer_after, special_request, version, created_at, updated_at)
  SELECT $1, gen_random_uuid(), $2, $3, $4, $5, $6::timestamptz, $6 + make_interval(mins => duration::int), 'booked', 'staff', false,
    name, price, duration, buffer_before, buffer_after, '', 1, now(), now() FROM offer
  RETURNING id, start_at, end_at, buffer_before, buffer_after),
taken AS (
  INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id)
  SELECT $1, gen_random_uuid(), w.resource, new_booking.id,
    tstzrange(new_booking.start_at - make_interval(mins => buffer_before::int), new_booking.end_at + make_interval(mins => buffer_after::int)), new_booking.id
  FROM new_booking, unnest(ARRAY[$4, $5]::uuid[]) WITH ORDINALITY AS w (resource, place) WHERE w.resource IS NOT NULL ORDER BY w.place
  ON CONFLICT DO NOTHING RETURNING resource_id)
SELECT json_build_object('id', new_booking.id, 'taken', (SELECT count(*) FROM taken))::text FROM new_booking
