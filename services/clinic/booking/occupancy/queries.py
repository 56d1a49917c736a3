"""SQL that reserves and releases time."""

RESERVE = """
INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id, hold_id, expires_at)
SELECT $1, w.id, w.resource, w.id, tstzrange($2, $3), $4, $5, $6
FROM unnest($7::uuid[], $8::uuid[]) WITH ORDINALITY AS w(id, resource, position) ORDER BY w.position
ON CONFLICT DO NOTHING RETURNING resource_id
"""
"""Reserves each resource in the given order and returns those that were free. `insert_values()` binds $1 to $8."""
RESERVE_SPANS = """
INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id)
SELECT $1, w.id, w.resource, w.id, tstzrange(w.starts, w.ends), w.booking
FROM unnest($2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::timestamptz[])
  WITH ORDINALITY AS w(id, resource, booking, starts, ends, position) ORDER BY w.position
ON CONFLICT DO NOTHING RETURNING booking_id
"""
"""Reserves one resource for each of several bookings, in the given order, and returns the bookings for which it was free."""
RELEASE_EXPIRED_HOLDS = """
UPDATE occupancy o SET released_at = $3 FROM (
  SELECT id FROM occupancy WHERE company_id = $1 AND released_at IS NULL AND expires_at <= $3 AND hold_id IN (
    SELECT hold_id FROM occupancy WHERE company_id = $1 AND resource_id = ANY($2::uuid[]) AND released_at IS NULL AND expires_at <= $3)
  ORDER BY resource_id, id FOR UPDATE) due
WHERE o.company_id = $1 AND o.id = due.id
"""
"""Releases all rows of a hold: a hold that kept its practitioner and lost its room could still be booked, in a room that is taken."""
CONFLICTS = """
SELECT r.id, r.type, r.name, t.starts_at, t.ends_at, r.position FROM occupancy t
JOIN resource r ON r.company_id = t.company_id AND r.id = t.resource_id
WHERE t.company_id = $1 AND t.resource_id = ANY($2::uuid[]) AND t.released_at IS NULL AND t.starts_at >= $5 AND t.starts_at < $4
  AND t.ends_at > $3 AND (t.expires_at IS NULL OR t.expires_at > $6) AND t.booking_id IS DISTINCT FROM $7
UNION ALL SELECT r.id, r.type, r.name, lower(t.during), upper(t.during), r.position FROM (
  SELECT company_id, resource_id, during FROM google_busy_time UNION ALL SELECT company_id, resource_id, during FROM unavailable_span) t
JOIN resource r ON r.company_id = t.company_id AND r.id = t.resource_id
WHERE t.company_id = $1 AND t.resource_id = ANY($2::uuid[]) AND t.during && tstzrange($3, $4)
ORDER BY 2, 6, 1, 4
"""
"""Times of bookings and holds, busy times of the practitioner's own calendar and unavailable times, over which staff may book."""
RELEASE = """
UPDATE occupancy SET released_at = $4 WHERE company_id = $1 AND released_at IS NULL AND (booking_id = $2 OR hold_id = $3)
"""
RELEASE_BOOKINGS = "UPDATE occupancy SET released_at = $3 WHERE company_id = $1 AND released_at IS NULL AND booking_id = ANY($2::uuid[])"
CONFLICTS_OF_SPANS = """
WITH w AS MATERIALIZED (
  SELECT * FROM unnest($3::int[], $4::timestamptz[], $5::timestamptz[]) AS w(number, starts, ends))
SELECT w.number, r.id, r.type, r.name, t.starts_at, t.ends_at, r.position FROM w CROSS JOIN unnest($2::uuid[]) AS x(id)
CROSS JOIN LATERAL (
  SELECT starts_at, ends_at FROM occupancy WHERE company_id = $1 AND resource_id = x.id AND released_at IS NULL
  AND starts_at >= w.starts - interval '2 days' AND starts_at < w.ends AND ends_at > w.starts
  AND (expires_at IS NULL OR expires_at > $6) OFFSET 0) t
JOIN resource r ON r.company_id = $1 AND r.id = x.id
UNION ALL SELECT w.number, r.id, r.type, r.name, lower(t.during), upper(t.during), r.position FROM w
JOIN (SELECT company_id, resource_id, during FROM google_busy_time
  UNION ALL SELECT company_id, resource_id, during FROM unavailable_span) t
  ON t.company_id = $1 AND t.resource_id = ANY($2::uuid[]) AND t.during && tstzrange(w.starts, w.ends)
JOIN resource r ON r.company_id = t.company_id AND r.id = t.resource_id
ORDER BY 1, 5, 7, 2, 6
"""
"""`CONFLICTS` of several spans at once, each with its number.

OFFSET 0 keeps the times a search in the index for each span and resource: joined freely, the plan reads all times of all resources.
"""
EXTEND_HOLD = "UPDATE occupancy SET expires_at = $3 WHERE company_id = $1 AND hold_id = $2 AND released_at IS NULL AND expires_at < $3"
CONVERT_HOLD = """
UPDATE occupancy o SET booking_id = $3, hold_id = NULL, expires_at = NULL FROM (
  SELECT id FROM occupancy WHERE company_id = $1 AND hold_id = $2 AND released_at IS NULL ORDER BY resource_id, id FOR UPDATE) held
WHERE o.company_id = $1 AND o.id = held.id RETURNING o.resource_id
"""
LOCK_OVERLAP_GROUPS = """
SELECT id, overlap_group_id FROM occupancy WHERE company_id = $1 AND resource_id = $2 AND released_at IS NULL AND overlap_group_id IN (
  SELECT overlap_group_id FROM occupancy WHERE company_id = $1 AND resource_id = $2 AND released_at IS NULL
  AND starts_at >= $5 AND starts_at < $4 AND ends_at > $3) ORDER BY id FOR UPDATE
"""
COUNT_COMING_BOOKINGS = """
SELECT count(DISTINCT t.booking_id) FROM occupancy t JOIN resource r ON r.company_id = t.company_id AND r.id = t.resource_id
WHERE r.company_id = $1 AND r.membership_id = $2 AND t.booking_id IS NOT NULL AND t.released_at IS NULL AND t.ends_at > $3
"""
"""Of all clients: a user with restricted client access counts them too."""
RELEASE_ROWS = "UPDATE occupancy SET released_at = $3 WHERE company_id = $1 AND id = ANY($2::uuid[])"
RESTORE_IN_GROUP = "UPDATE occupancy SET released_at = NULL, overlap_group_id = $3 WHERE company_id = $1 AND id = ANY($2::uuid[])"
INSERT_INTO_GROUP = """
INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id)
VALUES ($1, $5, $2, $6, tstzrange($3, $4), $7) ON CONFLICT DO NOTHING RETURNING id
"""
