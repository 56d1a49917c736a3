"""SQL of notifications: whom an event concerns, the list as JSON, the number of unread ones, marking, and switching kinds off."""

from clinic.accounts.service import SESSION_COLUMNS
from clinic.core.api.pagination import COUNT_CAP
from clinic.core.database import row_security

_INSTANT = "to_char({} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"
MAX_UNREAD = 100
"""Unread notifications are counted up to this number, which the bell shows as 99+."""

_ROW = "x.company_id = $1 AND x.id = $2"
_NO_CLIENT, _NO_MEMBERS = "NULL::uuid AS client_id", "'{}'::uuid[]"
_CLIENTS_PRACTITIONERS = """ARRAY(SELECT DISTINCT p.membership_id FROM booking b
  JOIN resource p ON p.company_id = b.company_id AND p.id = b.practitioner_id
  WHERE b.company_id = x.company_id AND b.client_id = x.client_id AND b.state <> 'cancelled' AND b.start_at > now() - interval '30 days')"""
_SUBJECTS = {
    "booking": f"""SELECT x.client_id, ARRAY[p.membership_id] AS responsible_ids, x.version FROM booking x
      JOIN resource p ON p.company_id = x.company_id AND p.id = x.practitioner_id WHERE {_ROW} AND x.source = 'portal'""",
    "questionnaire": f"SELECT x.client_id, {_CLIENTS_PRACTITIONERS} AS responsible_ids, x.version FROM client_questionnaire x WHERE {_ROW}",
    "consent": f"SELECT x.client_id, {_CLIENTS_PRACTITIONERS} AS responsible_ids, x.version FROM client_consent x WHERE {_ROW}",
    "prescription": "SELECT x.client_id, array_remove(ARRAY[x.requested_by], NULL) AS responsible_ids, x.version FROM prescription x"
    f" WHERE {_ROW} AND x.deleted_at IS NULL",
    "export": f"SELECT x.client_id, ARRAY[x.membership_id] AS responsible_ids, x.version FROM client_export x WHERE {_ROW}",
    "client_list": f"SELECT {_NO_CLIENT}, ARRAY[x.membership_id] AS responsible_ids, x.version FROM client_list_export x WHERE {_ROW}",
    "message": f"SELECT x.client_id, {_NO_MEMBERS} AS responsible_ids, x.version FROM message x WHERE {_ROW}",
    "receipt": f"SELECT x.client_id, ARRAY[x.membership_id] AS responsible_ids, x.version FROM receipt x WHERE {_ROW}",
    "product": f"SELECT {_NO_CLIENT}, {_NO_MEMBERS} AS responsible_ids, x.version FROM product x WHERE {_ROW} AND x.deleted_at IS NULL",
    "device": f"SELECT {_NO_CLIENT}, array_remove(ARRAY[x.responsible_id], NULL) AS responsible_ids, x.version FROM medical_device x"
    f" WHERE {_ROW} AND x.deleted_at IS NULL",
    "log_review": f"SELECT {_NO_CLIENT}, {_NO_MEMBERS} AS responsible_ids, x.version FROM log_review x WHERE {_ROW}",
    "schedule": f"""SELECT {_NO_CLIENT}, array_remove(ARRAY[p.membership_id], NULL) AS responsible_ids, x.version::bigint
      FROM schedule_day x JOIN resource p ON p.company_id = x.company_id AND p.id = x.resource_id
      WHERE {_ROW} AND x.confirmed_at IS NULL""",
    "member": f"SELECT {_NO_CLIENT}, {_NO_MEMBERS} AS responsible_ids, x.version FROM membership x WHERE {_ROW}",
    "own_calendar": f"SELECT {_NO_CLIENT}, ARRAY[x.id] AS responsible_ids, x.version FROM membership x WHERE {_ROW}",
    "super_user": f"SELECT {_NO_CLIENT}, {_NO_MEMBERS} AS responsible_ids, x.version FROM membership x WHERE {_ROW}",
}
"""The client of the row `$2` that an event is about, the members who are responsible for it, and its version."""
_IS_RESPONSIBLE, _IS_UNASSIGNED = "m.id = ANY(s.responsible_ids)", "s.responsible_ids = '{}'"
_IS_ADMIN, _HAS_NO_CALENDAR = "m.role IN ('super_admin', 'admin')", "NOT m.is_for_booking"
_FORM = f"m.is_record_on AND ({_IS_RESPONSIBLE} OR {_HAS_NO_CALENDAR} OR ({_IS_UNASSIGNED} AND {_IS_ADMIN}))"
_AUDIENCES = {
    "booking": f"m.is_booking_on AND ({_IS_RESPONSIBLE} OR {_HAS_NO_CALENDAR})",
    "questionnaire": _FORM, "consent": _FORM,
    "prescription": f"m.is_record_on AND ({_IS_RESPONSIBLE} OR ({_IS_UNASSIGNED} AND {_IS_ADMIN}))",
    "export": f"{_IS_ADMIN} AND {_IS_RESPONSIBLE}",
    "client_list": f"{_IS_ADMIN} AND {_IS_RESPONSIBLE}",
    "message": _IS_ADMIN,
    "receipt": f"m.is_pos_on AND ({_IS_RESPONSIBLE} OR {_IS_ADMIN})",
    "product": f"m.is_pos_on AND ({_IS_ADMIN} OR {_HAS_NO_CALENDAR})",
    "device": f"m.is_management_on AND ({_IS_RESPONSIBLE} OR ({_IS_UNASSIGNED} AND {_IS_ADMIN}))",
    "log_review": _IS_ADMIN,
    "schedule": f"m.is_booking_on AND ({_IS_RESPONSIBLE} OR {_IS_ADMIN})",
    "member": f"{_IS_ADMIN} AND m.id <> $2",
    "own_calendar": _IS_RESPONSIBLE,
    "super_user": _IS_ADMIN,
}
"""Whom a subject concerns, as a condition on members `m`.

A booking and a client's form concern the practitioners and those who have no calendar of their own; what one has requested or is
responsible for concerns oneself, and the administrators where nobody is.
"""
_RECEIVERS = """
WITH subject AS ({subject})
SELECT m.id FROM subject s JOIN membership m ON m.company_id = $1
WHERE m.deleted_at IS NULL AND m.is_active AND m.invitation_expires_at IS NULL AND m.role IN ('super_admin', 'admin', 'user')
  AND m.identity_id IS DISTINCT FROM $3 AND ($4::bigint IS NULL OR s.version = $4) AND ({audience})
  AND (s.client_id IS NULL OR m.client_access = 'full' OR EXISTS (
    SELECT 1 FROM client_access a WHERE a.company_id = $1 AND a.membership_id = m.id AND a.client_id = s.client_id))
  AND NOT EXISTS (SELECT 1 FROM notification_switch o WHERE o.company_id = $1 AND o.membership_id = m.id AND o.kind = $5)
"""
RECEIVERS = {name: _RECEIVERS.format(subject=subject, audience=_AUDIENCES[name]) for name, subject in _SUBJECTS.items()}
"""The members whom an event about each subject concerns: without the person who caused it, those who may not see the client, and those
who have switched the kind `$5` off. With `$4`, only when the row is of that version."""
INSERT = """
INSERT INTO notification (company_id, id, membership_id, event_id, kind, subject_id, created_at)
SELECT $1, r.id, r.membership_id, $2, $3, $4, $5 FROM unnest($6::uuid[], $7::uuid[]) AS r (id, membership_id)
ON CONFLICT (company_id, event_id, membership_id) DO NOTHING RETURNING membership_id
"""
_NO_INSTANT, _NO_DAY, _NO_NUMBER = "NULL::timestamptz AS at", "NULL::date AS day", "NULL::bigint AS number"
_NO_AT_DAY_NUMBER = f"{_NO_INSTANT}, {_NO_DAY}, {_NO_NUMBER}"
_SUBJECT_ROW = "x.company_id = n.company_id AND x.id = n.subject_id"
_QUESTIONNAIRE_TITLE = "coalesce(nullif(CASE WHEN $8 = 'sv' THEN x.title_sv ELSE x.title_en END, ''), nullif(x.title_sv, ''), x.title_en)"
_DETAILS = f"""
  SELECT x.client_id, x.service_name AS title, x.start_at AS at, {_NO_DAY}, {_NO_NUMBER} FROM booking x
  WHERE n.kind IN ('booking_created', 'booking_changed', 'booking_cancelled') AND {_SUBJECT_ROW}
  UNION ALL SELECT x.client_id, {_QUESTIONNAIRE_TITLE}, {_NO_AT_DAY_NUMBER} FROM client_questionnaire x
  WHERE n.kind = 'form_answered' AND {_SUBJECT_ROW}
  UNION ALL SELECT x.client_id, x.title, {_NO_AT_DAY_NUMBER} FROM client_consent x WHERE n.kind = 'form_signed' AND {_SUBJECT_ROW}
  UNION ALL SELECT x.client_id, x.drug, {_NO_AT_DAY_NUMBER} FROM prescription x
  WHERE n.kind IN ('prescription_signed', 'prescription_declined') AND {_SUBJECT_ROW} AND x.deleted_at IS NULL
  UNION ALL SELECT x.client_id, NULL, {_NO_AT_DAY_NUMBER} FROM client_export x WHERE n.kind = 'export_ready' AND {_SUBJECT_ROW}
  UNION ALL SELECT NULL, NULL, {_NO_INSTANT}, {_NO_DAY}, x.rows FROM client_list_export x
  WHERE n.kind = 'client_list_ready' AND {_SUBJECT_ROW}
  UNION ALL SELECT x.client_id, NULL, {_NO_AT_DAY_NUMBER} FROM message x WHERE n.kind = 'message_failed' AND {_SUBJECT_ROW}
  UNION ALL SELECT x.client_id, NULL, {_NO_INSTANT}, {_NO_DAY}, x.total + x.rounding FROM receipt x
  WHERE n.kind = 'payment_needs_staff' AND {_SUBJECT_ROW}
  UNION ALL SELECT NULL, x.name, {_NO_INSTANT}, {_NO_DAY}, x.stock FROM product x
  WHERE n.kind = 'stock_low' AND {_SUBJECT_ROW} AND x.deleted_at IS NULL
  UNION ALL SELECT NULL, x.name, {_NO_INSTANT}, (SELECT p.planned_on FROM device_maintenance p
    WHERE p.company_id = x.company_id AND p.device_id = x.id AND p.state = 'planned'), {_NO_NUMBER} FROM medical_device x
  WHERE n.kind = 'maintenance_due' AND {_SUBJECT_ROW} AND x.deleted_at IS NULL
  UNION ALL SELECT NULL, NULL, {_NO_INSTANT}, x.from_day, {_NO_NUMBER} FROM log_review x
  WHERE n.kind = 'log_review' AND {_SUBJECT_ROW}
  UNION ALL SELECT NULL, (SELECT p.name FROM resource p WHERE p.company_id = x.company_id AND p.id = x.resource_id), {_NO_INSTANT},
    x.day, {_NO_NUMBER} FROM schedule_day x WHERE n.kind IN ('schedule_expiring', 'schedule_expired') AND {_SUBJECT_ROW}
  UNION ALL SELECT NULL, x.first_name || ' ' || x.last_name, {_NO_AT_DAY_NUMBER} FROM membership x
  WHERE n.kind IN ('user_added', 'company_handed_over', 'google_calendar_broken') AND {_SUBJECT_ROW} AND x.deleted_at IS NULL
"""
"""What a notification `n` is about, as far as the reader may see it."""
_CLIENT_JSON = "json_build_object('id', c.id, 'first_name', c.first_name, 'last_name', c.last_name)"
_ITEM_JSON = f"""json_build_object('id', n.id, 'kind', n.kind, 'created_at', {_INSTANT.format("n.created_at")},
  'read_at', {_INSTANT.format("n.read_at")}, 'subject_id', CASE WHEN s.is_visible THEN n.subject_id END, 'title', s.title,
  'at', {_INSTANT.format("s.at")}, 'day', s.day, 'number', s.number, 'client', CASE WHEN c.id IS NOT NULL THEN {_CLIENT_JSON} END)"""
_UNREAD = f"""SELECT count(*) FROM (SELECT 1 FROM notification
  WHERE company_id = $1 AND membership_id = $2 AND read_at IS NULL AND kind = ANY($3) LIMIT {MAX_UNREAD}) u"""
row_security.lookup_function(
    "lookup_unread_count", "uuid, uuid, text[]", "TABLE (content text)",
    f"SELECT json_build_object('unread_count', ({_UNREAD}))::text", {"notification": "SELECT"},
)
"""The number of unread notifications of a company's member, of the kinds that they may read, as JSON.

A lookup function and no statement in a transaction, whose BEGIN, tenant and COMMIT cost more than the count.
"""
_UNREAD_KINDS = f"""SELECT kind FROM notification
  WHERE company_id = s.company_id AND membership_id = s.membership_id AND read_at IS NULL LIMIT {MAX_UNREAD}"""
row_security.lookup_function(
    "lookup_session_with_unread", "session_token_hash bytea",
    f"TABLE ({SESSION_COLUMNS}, unread text)",
    f"SELECT s.*, (SELECT json_object_agg(kind, n)::text FROM (SELECT kind, count(*) AS n FROM ({_UNREAD_KINDS}) u GROUP BY kind) k)"
    " FROM lookup_session(session_token_hash) s", {"notification": "SELECT"},
)
"""The row of `lookup_session` with the number of the member's unread notifications by kind, as JSON, null without any: each bell polls it.

All kinds are counted, since the kinds that the member may read are known only after the session; at most MAX_UNREAD notifications.
"""
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
SWITCHED_OFF = "SELECT kind FROM notification_switch WHERE company_id = $1 AND membership_id = $2"
SWITCH_OFF = """
INSERT INTO notification_switch (company_id, id, membership_id, kind) VALUES ($1, $2, $3, $4)
ON CONFLICT (company_id, membership_id, kind) DO NOTHING
"""
SWITCH_ON = "DELETE FROM notification_switch WHERE company_id = $1 AND membership_id = $2 AND kind = $3"
