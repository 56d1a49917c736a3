"""SQL of notifications: whom an event concerns, the list as JSON, the number of unread ones, and marking."""

from clinic.core.api.pagination import COUNT_CAP

_INSTANT = "to_char({} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"
MAX_UNREAD = 100
"""Unread notifications are counted up to this number, which the bell shows as 99+."""

_SUBJECTS = {
    "booking": """SELECT b.client_id, p.membership_id AS responsible_id FROM booking b
      JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
      WHERE b.company_id = $1 AND b.id = $2 AND b.source = 'portal' AND ($4::bigint IS NULL OR b.version = $4)""",
}
"""The client of the row `$2` that an event is about, and the member who is responsible for it. `$4` is the version that it must have."""
_AUDIENCES = {
    "booking": "m.is_booking_on AND (m.id = s.responsible_id OR NOT m.is_for_booking)",
}
"""Whom a subject concerns, as a condition on members `m`.

A booking concerns its practitioner and those who have no calendar of their own.
"""
_RECEIVERS = """
WITH subject AS ({subject})
SELECT m.id FROM subject s JOIN membership m ON m.company_id = $1
WHERE m.deleted_at IS NULL AND m.is_active AND m.invitation_expires_at IS NULL AND m.role IN ('super_admin', 'admin', 'user')
  AND m.identity_id IS DISTINCT FROM $3 AND ({audience})
  AND (s.client_id IS NULL OR m.client_access = 'full' OR EXISTS (
    SELECT 1 FROM client_access a WHERE a.company_id = $1 AND a.membership_id = m.id AND a.client_id = s.client_id))
"""
RECEIVERS = {name: _RECEIVERS.format(subject=subject, audience=_AUDIENCES[name]) for name, subject in _SUBJECTS.items()}
"""The members whom an event about each subject concerns, but for the person who caused it and those who may not see the client."""
INSERT = """
INSERT INTO notification (company_id, id, membership_id, event_id, kind, subject_id, created_at)
SELECT $1, r.id, r.membership_id, $2, $3, $4, $5 FROM unnest($6::uuid[], $7::uuid[]) AS r (id, membership_id)
ON CONFLICT (company_id, event_id, membership_id) DO NOTHING RETURNING membership_id
"""
_DETAILS = """
  SELECT b.client_id, b.service_name AS title, b.start_at AS at FROM booking b
  WHERE n.kind IN ('booking_created', 'booking_changed', 'booking_cancelled') AND b.company_id = n.company_id AND b.id = n.subject_id
"""
"""What a notification `n` is about, as far as the reader may see it."""
_CLIENT_JSON = "json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name)"
_ITEM_JSON = f"""json_build_object('id', n.id, 'kind', n.kind, 'created_at', {_INSTANT.format("n.created_at")},
  'read_at', {_INSTANT.format("n.read_at")}, 'subject_id', CASE WHEN s.is_visible THEN n.subject_id END, 'title', s.title,
  'at', {_INSTANT.format("s.at")}, 'client', CASE WHEN c.id IS NOT NULL THEN {_CLIENT_JSON} END)"""
_UNREAD = f"""SELECT count(*) FROM (SELECT 1 FROM notification
  WHERE company_id = $1 AND membership_id = $2 AND read_at IS NULL AND kind = ANY($3) LIMIT {MAX_UNREAD}) u"""
UNREAD_COUNT = f"SELECT json_build_object('unread_count', ({_UNREAD}))::text"
LIST = f"""
WITH own AS (SELECT * FROM notification WHERE company_id = $1 AND membership_id = $2 AND kind = ANY($3)
  AND ($4::text IS NULL OR kind = $4) AND (NOT $5::boolean OR read_at IS NULL)),
page AS (SELECT * FROM own ORDER BY created_at DESC, id DESC LIMIT $7::int OFFSET ($6::int - 1) * $7::int)
SELECT json_build_object(
 'items', coalesce((SELECT json_agg({_ITEM_JSON} ORDER BY n.created_at DESC, n.id DESC) FROM page n
   LEFT JOIN LATERAL (SELECT d.*, true AS is_visible FROM ({_DETAILS}) d) s ON true
   LEFT JOIN client c ON c.company_id = n.company_id AND c.id = s.client_id), '[]'::json),
 'page', $6::int, 'per_page', $7::int, 'total', least(n, {COUNT_CAP}), 'total_capped', n > {COUNT_CAP},
 'unread_count', ({_UNREAD}))::text
FROM (SELECT count(*) AS n FROM (SELECT 1 FROM own LIMIT {COUNT_CAP + 1}) x) counted
"""
MARK_READ = """
UPDATE notification SET read_at = coalesce(read_at, $4) WHERE company_id = $1 AND membership_id = $2 AND id = $3 RETURNING id
"""
MARK_ALL_READ = "UPDATE notification SET read_at = $3 WHERE company_id = $1 AND membership_id = $2 AND read_at IS NULL AND kind = ANY($4)"
PURGE = "DELETE FROM notification WHERE company_id = $1 AND created_at < $2"
