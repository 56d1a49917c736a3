"""SQL of Google calendars."""

CLAIM = """
UPDATE google_calendar g SET lease_until = $3, next_sync_at = $4
WHERE g.company_id = $1 AND g.id = $2 AND (g.lease_until IS NULL OR g.lease_until < $5)
  AND g.state IN ('connecting', 'connected', 'disconnecting')
RETURNING g.*, (SELECT r.id FROM resource r WHERE r.company_id = $1 AND r.membership_id = g.membership_id AND r.type = 'practitioner'
  AND r.is_active) AS resource_id
"""
"""Lets one worker synchronise a calendar until the lease ends."""
DUE = """
SELECT id FROM google_calendar WHERE company_id = $1 AND next_sync_at <= $2 AND state IN ('connecting', 'connected', 'disconnecting')
  AND (lease_until IS NULL OR lease_until < $2) ORDER BY next_sync_at LIMIT 100
"""
REQUEST_SYNC = "UPDATE google_calendar SET next_sync_at = $3 WHERE company_id = $1 AND id = $2"
SAVE_TOKENS = "UPDATE google_calendar SET state = 'connected', tokens = $3, consent = NULL WHERE company_id = $1 AND id = $2"
COMPLETE = """
UPDATE google_calendar SET lease_until = NULL, last_synced_at = $3, last_error = '', failures = 0, account = $4, sync_token = $5,
  full_sync_at = $6, tokens = $7, channel_id = $8, channel_resource_id = $9, channel_expires_at = $10
WHERE company_id = $1 AND id = $2 AND state IN ('connected', 'disconnecting') RETURNING state
"""
"""Returns `disconnecting` when the person disconnected while the worker read: the event of that found the lease taken."""
POSTPONE = """
UPDATE google_calendar SET lease_until = NULL, last_error = $3, failures = least(failures + 1, 1000), next_sync_at = $4
WHERE company_id = $1 AND id = $2
"""
BREAK = """
UPDATE google_calendar SET state = 'broken', lease_until = NULL, last_error = $3, tokens = coalesce(tokens, ''::bytea), sync_token = '',
  channel_id = NULL, channel_expires_at = NULL
WHERE company_id = $1 AND id = $2 AND state IN ('connecting', 'connected') RETURNING membership_id
"""
CLEAR_BUSY_TIMES = "DELETE FROM google_busy_time WHERE company_id = $1 AND calendar_id = $2"
CLEAR_EVENTS = "DELETE FROM google_event WHERE company_id = $1 AND calendar_id = $2"
DELETE_BUSY_TIMES = "DELETE FROM google_busy_time WHERE company_id = $1 AND calendar_id = $2 AND event_id = ANY($3)"
PUT_BUSY_TIMES = """
INSERT INTO google_busy_time (company_id, id, calendar_id, resource_id, event_id, during)
SELECT $1, w.id, $2, $3, w.event_id, tstzrange(w.starts_at, w.ends_at)
FROM unnest($4::uuid[], $5::text[], $6::timestamptz[], $7::timestamptz[]) AS w (id, event_id, starts_at, ends_at)
ON CONFLICT (company_id, calendar_id, event_id) DO UPDATE SET during = EXCLUDED.during, resource_id = EXCLUDED.resource_id
"""
MARK_CHANGED = """
UPDATE google_event e SET etag = w.etag, start_at = CASE WHEN w.is_deleted THEN e.start_at END
FROM unnest($3::uuid[], $4::text[], $5::boolean[]) AS w (booking_id, etag, is_deleted)
WHERE e.company_id = $1 AND e.calendar_id = $2 AND e.booking_id = w.booking_id AND e.etag <> w.etag
"""
"""Of our own events that somebody changed in Google: those moved are written anew, those deleted stay away until the booking changes."""
TO_WRITE = """
SELECT b.id, b.start_at, b.end_at, e.etag FROM booking b
LEFT JOIN google_event e ON e.company_id = b.company_id AND e.booking_id = b.id AND e.calendar_id = $2
WHERE b.company_id = $1 AND b.practitioner_id = $3 AND b.state <> 'cancelled' AND b.end_at > $4 AND b.start_at < $5
  AND (b.start_at, b.end_at) IS DISTINCT FROM (e.start_at, e.end_at) ORDER BY b.start_at, b.id LIMIT $6
"""
TO_DELETE = """
SELECT e.booking_id FROM google_event e JOIN booking b ON b.company_id = e.company_id AND b.id = e.booking_id
WHERE e.company_id = $1 AND e.calendar_id = $2 AND ($3::uuid IS NULL OR b.state = 'cancelled' OR b.practitioner_id <> $3)
ORDER BY e.booking_id LIMIT $4
"""
"""The bookings that are cancelled or another practitioner's; all of them without a practitioner."""
PUT_EVENT = """
INSERT INTO google_event (company_id, id, calendar_id, booking_id, etag, start_at, end_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (company_id, booking_id, calendar_id) DO UPDATE
SET etag = EXCLUDED.etag, start_at = EXCLUDED.start_at, end_at = EXCLUDED.end_at
"""
DELETE_EVENT = "DELETE FROM google_event WHERE company_id = $1 AND calendar_id = $2 AND booking_id = $3"
DELETE_CALENDAR = "DELETE FROM google_calendar WHERE company_id = $1 AND id = $2 AND state = 'disconnecting'"
REQUEST_SYNC_OF_BOOKING = """
UPDATE google_calendar SET next_sync_at = $3 WHERE company_id = $1 AND id IN (
SELECT g.id FROM booking b JOIN resource r ON r.company_id = b.company_id AND r.id = b.practitioner_id
JOIN google_calendar g ON g.company_id = b.company_id AND g.membership_id = r.membership_id AND g.state = 'connected'
WHERE b.company_id = $1 AND b.id = $2
UNION SELECT g.id FROM google_event e JOIN google_calendar g ON g.company_id = e.company_id AND g.id = e.calendar_id
WHERE e.company_id = $1 AND e.booking_id = $2 AND g.state = 'connected') RETURNING id
"""
"""Makes the calendars due that show a booking or shall show it, and returns them."""
BY_CHANNEL = "SELECT id FROM google_calendar WHERE company_id = $1 AND channel_id = $2 AND state = 'connected'"
