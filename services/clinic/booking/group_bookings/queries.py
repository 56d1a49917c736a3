"""SQL that finds a group booking and takes one of its places."""

LOCK_GROUP = """
INSERT INTO group_booking (company_id, id, service_id, practitioner_id, start_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (company_id, service_id, practitioner_id, start_at) DO UPDATE SET start_at = excluded.start_at RETURNING id
"""
"""The group booking of a service, practitioner and start, a new one if there is none; locked until the end of the transaction."""
FIND_PLACE = """
WITH taken AS MATERIALIZED (
  SELECT o.resource_id, o.overlap_group_id, o.place, r.type FROM occupancy o
  JOIN resource r ON r.company_id = o.company_id AND r.id = o.resource_id
  WHERE o.company_id = $1 AND o.group_booking_id = $2 AND o.released_at IS NULL),
shared AS (
  SELECT DISTINCT ON (t.type, t.resource_id) t.resource_id, t.type, t.overlap_group_id FROM taken t
  WHERE t.type <> 'practitioner' OR t.resource_id = $4 ORDER BY t.type, t.resource_id, t.place),
service_places AS (SELECT coalesce(s.group_quantity, 1) AS quantity FROM service s WHERE s.company_id = $1 AND s.id = $3)
SELECT service_places.quantity,
  (SELECT min(n) FROM generate_series(1, service_places.quantity) n WHERE NOT EXISTS (SELECT 1 FROM taken t WHERE t.place = n)) AS place,
  (SELECT count(DISTINCT t.place) FROM taken t) AS taken,
  array(SELECT s.resource_id FROM shared s ORDER BY {order}) AS resource_ids, array(SELECT s.type FROM shared s ORDER BY {order}) AS types,
  array(SELECT s.overlap_group_id FROM shared s ORDER BY {order}) AS overlap_group_ids
FROM service_places
""".replace("{order}", "array_position(ARRAY['practitioner', 'room', 'device'], s.type::text), s.resource_id")
"""The lowest place that is free (null when none is), and what the participants share: practitioner, room, devices, with overlap groups."""
TAKE_PLACE = """
INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id, hold_id, expires_at, group_booking_id, place)
VALUES ($1, $2, $3, $4, tstzrange($5, $6), $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING id
"""
SET_OVERLAPPING_PLACE = """
UPDATE occupancy SET group_booking_id = $3, place = $4 WHERE company_id = $1 AND booking_id = $2 AND released_at IS NULL
"""
SET_GROUP = "UPDATE booking SET group_booking_id = $3, room_id = $4, device_ids = $5 WHERE company_id = $1 AND id = $2"
FOLLOW_OCCUPANCY = """
UPDATE booking b SET group_booking_id = o.group_booking_id FROM occupancy o
WHERE b.company_id = $1 AND b.id = $2 AND o.company_id = $1 AND o.booking_id = $2 AND o.released_at IS NULL
  AND o.group_booking_id IS NOT NULL
"""
