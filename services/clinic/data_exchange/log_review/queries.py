"""SQL of log reviews: drawing a sample with its signs, and reading it."""

from sqlalchemy import text

SAMPLE_SIZE = 20
"""Views in the sample of a month."""
MAX_SUSPICION_VIEWS = 200
"""Views in the sample of a suspicion, the newest."""
APPOINTMENT_DAYS = 7
"""A view so many days before or after a booking, a treatment note or a receipt of the client has an appointment."""
_VIEWS = """SELECT a.id, a.at, a.client_id, a.membership_id FROM audit a
WHERE a.company_id = :company AND a.at >= :from_at AND a.at < :until_at AND a.client_id IS NOT NULL AND a.membership_id IS NOT NULL
  AND a.actor = 'staff' AND a.action = ANY(:actions) AND (:member IS NULL OR a.membership_id = :member)
  AND (:client IS NULL OR a.client_id IN (SELECT id FROM client_ids))"""
_CLIENT_IDS = """WITH RECURSIVE client_ids AS (
  SELECT c.id FROM client c WHERE c.company_id = :company AND c.id = :client
  UNION SELECT m.id FROM client m JOIN client_ids i ON m.company_id = :company AND m.merged_into = i.id)"""
_DISTANCE = f"interval '{APPOINTMENT_DAYS} days'"
_NEAR = f"BETWEEN v.at - {_DISTANCE} AND v.at + {_DISTANCE}"
COUNT_VIEWS = text(f"{_CLIENT_IDS} SELECT count(*) FROM ({_VIEWS}) v".replace(":member IS NULL", "CAST(:member AS uuid) IS NULL").replace(
    ":client IS NULL", "CAST(:client AS uuid) IS NULL",
))
DRAW = text(f"""{_CLIENT_IDS}, views AS ({_VIEWS}),
drawn AS (SELECT v.* FROM views v ORDER BY CASE WHEN :is_random THEN md5(v.id::text || CAST(:review AS text)) ELSE '' END, v.at DESC
  LIMIT :size)
SELECT v.id AS audit_id, v.membership_id, array_remove(ARRAY[
  CASE WHEN lower(m.last_name) = lower(c.last_name) AND c.last_name <> '' THEN 'same_name' END,
  CASE WHEN EXISTS (SELECT 1 FROM membership t WHERE t.company_id = :company AND (
    (t.personal_id <> '' AND regexp_replace(t.personal_id, '[^0-9]', '', 'g') = regexp_replace(c.personal_id, '[^0-9]', '', 'g'))
    OR (c.email <> '' AND lower(t.email) = lower(c.email))
    OR (t.mobile_number <> '' AND t.mobile_number = c.mobile_number AND t.country_code = c.country_code))) THEN 'team_member' END,
  CASE WHEN NOT (
    EXISTS (SELECT 1 FROM booking b WHERE b.company_id = :company AND b.client_id = c.id AND b.start_at {_NEAR})
    OR EXISTS (SELECT 1 FROM procedure p WHERE p.company_id = :company AND p.client_id = c.id AND p.done_on {_NEAR})
    OR EXISTS (SELECT 1 FROM receipt r WHERE r.company_id = :company AND r.client_id = c.id AND r.created_at {_NEAR}))
  THEN 'no_appointment' END], NULL) AS signs
FROM drawn v JOIN membership m ON m.company_id = :company AND m.id = v.membership_id
LEFT JOIN client o ON o.company_id = :company AND o.id = v.client_id
JOIN client c ON c.company_id = :company AND c.id = coalesce(o.merged_into, o.id)
ORDER BY v.at DESC
""".replace(":member IS NULL", "CAST(:member AS uuid) IS NULL").replace(":client IS NULL", "CAST(:client AS uuid) IS NULL"))
"""The sample with its signs: of a month in an order that follows from the review's id, of a suspicion the newest."""
ENTRIES = text("""
SELECT e.id, a.at, a.action, a.client_id, e.membership_id, e.signs, m.first_name || ' ' || m.last_name AS member_name,
  c.first_name || ' ' || c.last_name AS client_name
FROM log_review_entry e JOIN audit a ON a.company_id = e.company_id AND a.id = e.audit_id
LEFT JOIN membership m ON m.company_id = e.company_id AND m.id = e.membership_id
LEFT JOIN client c ON c.company_id = e.company_id AND c.id = a.client_id
WHERE e.company_id = :company AND e.review_id = :review ORDER BY jsonb_array_length(e.signs) DESC, a.at DESC
""")
SIGN_COUNTS = text("""
SELECT review_id, count(*) AS entries, count(*) FILTER (WHERE signs <> '[]') AS with_signs FROM log_review_entry
WHERE company_id = :company AND review_id = ANY(:reviews) GROUP BY review_id
""")
OTHER_REVIEWERS = text("""
SELECT count(*) FROM membership m WHERE m.company_id = :company AND m.role IN ('super_admin', 'admin') AND m.is_active
  AND m.deleted_at IS NULL AND m.invitation_expires_at IS NULL AND m.id <> :member
  AND NOT EXISTS (SELECT 1 FROM log_review_entry e WHERE e.company_id = :company AND e.review_id = :review AND e.membership_id = m.id)
""")
"""The others who may sign a review: administrators without a view of their own in it."""
