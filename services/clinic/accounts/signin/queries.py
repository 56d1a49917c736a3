"""SQL that finds as whom a person can sign in."""

IDENTITY_BY_EMAIL = "SELECT id, password_hash FROM identity WHERE email = $1"
SUBJECT_ID_BY_AREA = {
    "prescriber": "SELECT id FROM prescriber WHERE identity_id = $1 AND is_active",
    "master_admin": "SELECT id FROM master_admin WHERE identity_id = $1 AND is_active",
}
COMPANY_NAME = "SELECT name FROM company WHERE id = $1"
MEMBERSHIPS = "SELECT * FROM lookup_memberships($1)"
CREATE_STEP = """
INSERT INTO sign_in_step
  (id, token_hash, identity_id, area, password_hash, factors, created_at, expires_at, needs, method, codes_sent, attempts)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '', 0, 0)
"""
FIND_STEP = """
SELECT s.id, s.identity_id, i.email, s.area, s.password_hash, s.factors, s.needs, s.method, s.code_sent_at
FROM sign_in_step s JOIN identity i ON i.id = s.identity_id WHERE s.token_hash = $1 AND s.expires_at > $2
"""
DELETE_STEP = "DELETE FROM sign_in_step WHERE id = $1 AND expires_at > $2 RETURNING id"
DELETE_STEPS = "DELETE FROM sign_in_step WHERE identity_id = $1"
REQUEST_CODE = """
UPDATE sign_in_step SET method = $2, code_hash = NULL, attempts = 0, codes_sent = codes_sent + 1, code_sent_at = $3, expires_at = $4
WHERE id = $1 AND expires_at > $3 AND codes_sent < $5 AND (code_sent_at IS NULL OR code_sent_at <= $6) RETURNING codes_sent
"""
COUNT_ATTEMPT = """
UPDATE sign_in_step SET attempts = attempts + 1 WHERE id = $1 AND expires_at > $2 AND attempts < $3 RETURNING method, code_hash
"""
USE_CODE = "UPDATE sign_in_step SET code_hash = NULL WHERE id = $1 AND code_hash = $2 RETURNING id"
TRUST_DEVICE = """
INSERT INTO trusted_device (id, identity_id, secret_hash, is_strong, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)
"""
FIND_TRUSTED_DEVICE = "SELECT is_strong FROM trusted_device WHERE identity_id = $1 AND secret_hash = $2 AND expires_at > $3"
FORGET_DEVICES = "DELETE FROM trusted_device WHERE identity_id = $1"
STAFF_CONTACT = """
SELECT m.mobile_number, m.country_code, m.language, c.is_verified AND m.mobile_verified_at IS NOT NULL AS can_get_sms
FROM membership m JOIN company c ON c.id = m.company_id
WHERE m.company_id = $1 AND m.id = $2
"""
PRESCRIBER_LANGUAGE = "SELECT language FROM prescriber WHERE id = $1"
OPEN_INVITATIONS = "SELECT * FROM lookup_open_invitations($1)"
SESSION_FACTORS = "SELECT factors FROM user_session WHERE id = $1 AND ended_at IS NULL"
FIND_AUTHENTICATOR = """
SELECT a.secret, EXISTS (SELECT 1 FROM recovery_code r WHERE r.identity_id = a.identity_id AND r.used_at IS NULL) AS has_recovery_codes
FROM authenticator a WHERE a.identity_id = $1 AND a.confirmed_at IS NOT NULL
"""
COUNT_FACTOR_ATTEMPT = """
UPDATE sign_in_step SET attempts = attempts + 1 WHERE id = $1 AND expires_at > $2 AND attempts < $3 RETURNING id
"""
USE_TIME_STEP = """
UPDATE authenticator SET last_time_step = $2 WHERE identity_id = $1 AND confirmed_at IS NOT NULL
  AND (last_time_step IS NULL OR last_time_step < $2) RETURNING identity_id
"""
"""Of two uses of a code the second has no row."""
USE_RECOVERY_CODE = """
UPDATE recovery_code SET used_at = $3 WHERE identity_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING identity_id
"""
