"""SQL of sessions and of their subjects."""

STAFF_PROFILE = """
SELECT m.role, m.language, m.first_name || ' ' || m.last_name AS name, m.client_access, m.is_active AND m.deleted_at IS NULL AS active,
       m.is_booking_on, m.is_record_on, m.is_pos_on, m.is_management_on, TRUE AS company_management,
       c.is_booking_on AS company_booking, c.is_record_on AS company_record, c.is_pos_on AS company_pos,
       c.is_verified, c.onboarded_at IS NOT NULL AS set_up, c.subscription_state, c.timezone,
       c.name AS company_name, i.email_verified_at IS NOT NULL AS verified
FROM membership m JOIN company c ON c.id = m.company_id JOIN identity i ON i.id = m.identity_id
WHERE m.company_id = $1 AND m.id = $2
"""
PRESCRIBER_PROFILE = """
SELECT p.language, p.first_name || ' ' || p.last_name AS name, p.is_active AS active, i.email_verified_at IS NOT NULL AS verified
FROM prescriber p JOIN identity i ON i.id = p.identity_id WHERE p.id = $1
"""
ADD_FACTOR = """
UPDATE user_session SET factors = array_append(factors, $2) WHERE id = $1 AND NOT $2 = ANY(factors)
"""
TOUCH_IDENTITY = "UPDATE identity SET updated_at = $2 WHERE id = $1"
LOCK_IDENTITY = "SELECT password_hash FROM identity WHERE id = $1 FOR NO KEY UPDATE"
END_SESSIONS = """
UPDATE user_session SET ended_at = $1, ended_reason = CASE WHEN expires_at <= $1 THEN 'expired' ELSE $2 END
WHERE ended_at IS NULL AND {selector} = $3 RETURNING id, identity_id
"""
CREATE_SESSION = """
WITH seen AS (UPDATE membership SET last_login_at = $9, invitation_expires_at = NULL WHERE company_id = $5 AND id = $6)
INSERT INTO user_session
  (id, token_hash, identity_id, area, company_id, membership_id, prescriber_id, master_admin_id, created_at, expires_at,
   user_agent, ip_address, factors)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
"""
"""`last_login_at` is set without incrementing `version`: a sign-in must not cause a conflict in a colleague's open form."""
OPEN_INVITATION = "SELECT id FROM membership WHERE company_id = $1 AND id = $2 AND invitation_expires_at IS NOT NULL FOR NO KEY UPDATE"
STAFF_VIEW = """
SELECT m, i, c, c.settings::text AS settings,
  ARRAY(SELECT a.document || ' ' || a.terms_version FROM terms_agreement a WHERE a.company_id = $1) AS agreements,
  (SELECT expires_at FROM lookup_password_expiry(i.id)) AS password_expires_at
FROM membership m JOIN identity i ON i.id = m.identity_id JOIN company c ON c.id = m.company_id
WHERE m.company_id = $1 AND m.id = $2
"""
PRESCRIBER_VIEW = "SELECT p, i FROM prescriber p JOIN identity i ON i.id = p.identity_id WHERE p.id = $1 AND i.id = $2"
MASTER_ADMIN_VIEW = "SELECT a, i FROM master_admin a JOIN identity i ON i.id = a.identity_id WHERE i.id = $1"
