"""SQL of schedules: sets of days and slots as arrays, so that a call takes the same statements for a day and for a year."""

INSTANT = "to_char({} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"
_SLOTS = """coalesce((SELECT jsonb_agg(jsonb_build_object('opens', to_char(s.opens, 'HH24:MI'), 'closes', to_char(s.closes, 'HH24:MI'),
  'is_private', s.is_private, 'is_active', s.is_active) ORDER BY s.opens)
  FROM schedule_slot s WHERE s.company_id = $1 AND s.schedule_day_id = d.id), '[]'::jsonb)"""
_STATE = "CASE WHEN d.confirmed_at IS NOT NULL THEN 'confirmed' WHEN d.expires_at > $4 THEN 'draft' ELSE 'expired' END"
LIST = f"""
SELECT jsonb_build_object(
 'days', coalesce((SELECT jsonb_agg(jsonb_build_object('practitioner_id', d.resource_id, 'day', d.day, 'state', {_STATE},
   'expires_at', {INSTANT.format("d.expires_at")}, 'version', d.version, 'slots', {_SLOTS}) ORDER BY d.day, d.resource_id)
   FROM schedule_day d WHERE d.company_id = $1 AND d.day BETWEEN $2 AND $3), '[]'::jsonb),
 'unconfirmed_count', (SELECT count(*) FROM schedule_day d WHERE d.company_id = $1 AND d.expires_at > $4),
 'next_expiry_at', (SELECT {INSTANT.format("min(d.expires_at)")} FROM schedule_day d WHERE d.company_id = $1 AND d.expires_at > $4))::text
"""
LOCK_PRACTITIONERS = """
SELECT id FROM resource WHERE company_id = $1 AND id = ANY($2::uuid[]) AND type = 'practitioner' ORDER BY id FOR NO KEY UPDATE
"""
"""Schedules of a practitioner are changed by one transaction at a time."""
DAYS = """
SELECT d.resource_id, d.day, d.version FROM schedule_day d
JOIN unnest($2::uuid[], $3::date[]) AS w (resource_id, day) ON w.resource_id = d.resource_id AND w.day = d.day WHERE d.company_id = $1
"""
SLOTS_OF_DAYS = """
SELECT d.day, s.opens, s.closes, s.is_private, s.is_active FROM schedule_day d
LEFT JOIN schedule_slot s ON s.company_id = d.company_id AND s.schedule_day_id = d.id
WHERE d.company_id = $1 AND d.resource_id = $2 AND d.day BETWEEN $3 AND $4 ORDER BY d.day, s.opens
"""
PUT_DAYS = """
INSERT INTO schedule_day (company_id, id, resource_id, day, expires_at, version, created_at, updated_at)
SELECT $1, w.id, w.resource_id, w.day, $5, 1, $6, $6 FROM unnest($2::uuid[], $3::uuid[], $4::date[]) AS w (id, resource_id, day)
ON CONFLICT (company_id, resource_id, day) DO UPDATE SET confirmed_at = NULL, expires_at = EXCLUDED.expires_at, warned_at = NULL,
  expired_at = NULL, version = schedule_day.version + 1, updated_at = EXCLUDED.updated_at
"""
DELETE_SLOTS = """
DELETE FROM schedule_slot s USING schedule_day d, unnest($2::uuid[], $3::date[]) AS w (resource_id, day)
WHERE d.company_id = $1 AND d.resource_id = w.resource_id AND d.day = w.day AND s.company_id = $1 AND s.schedule_day_id = d.id
"""
INSERT_SLOTS = """
INSERT INTO schedule_slot (company_id, id, schedule_day_id, opens, closes, is_private, is_active)
SELECT $1, w.id, d.id, w.opens, w.closes, w.is_private, w.is_active
FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::interval[], $6::interval[], $7::boolean[], $8::boolean[])
  AS w (id, resource_id, day, opens, closes, is_private, is_active)
JOIN schedule_day d ON d.company_id = $1 AND d.resource_id = w.resource_id AND d.day = w.day
"""
DELETE_DAYS = """
DELETE FROM schedule_day d USING unnest($2::uuid[], $3::date[]) AS w (resource_id, day)
WHERE d.company_id = $1 AND d.resource_id = w.resource_id AND d.day = w.day RETURNING d.id
"""
CLEAR = """
DELETE FROM schedule_day WHERE company_id = $1 AND resource_id = ANY($2::uuid[]) AND day BETWEEN $3 AND $4 RETURNING id
"""
CONFIRM = """
UPDATE schedule_day SET confirmed_at = $5, expires_at = NULL, warned_at = NULL, expired_at = NULL, version = version + 1, updated_at = $5
WHERE company_id = $1 AND resource_id = ANY($2::uuid[]) AND day BETWEEN $3 AND $4 AND confirmed_at IS NULL RETURNING id
"""
WARN = """
WITH due AS (UPDATE schedule_day SET warned_at = $2 WHERE company_id = $1 AND confirmed_at IS NULL AND warned_at IS NULL
  AND expired_at IS NULL AND expires_at <= $3 RETURNING id, resource_id, day)
SELECT DISTINCT ON (resource_id) resource_id, id, day FROM due ORDER BY resource_id, day
"""
"""Marks the schedules that expire soon, and returns the first of each practitioner."""
EXPIRE = """
WITH due AS (UPDATE schedule_day SET expired_at = $2 WHERE company_id = $1 AND confirmed_at IS NULL AND expired_at IS NULL
  AND expires_at <= $2 RETURNING id, resource_id, day)
SELECT DISTINCT ON (resource_id) resource_id, id, day FROM due ORDER BY resource_id, day
"""
"""Marks the schedules that have expired, and returns the first of each practitioner."""
