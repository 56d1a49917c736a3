"""SQL of passkeys."""

STORE_CHALLENGE = """
INSERT INTO passkey_challenge (binding, purpose, challenge, expires_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (binding) DO UPDATE SET purpose = EXCLUDED.purpose, challenge = EXCLUDED.challenge, expires_at = EXCLUDED.expires_at
"""
TAKE_CHALLENGE = "DELETE FROM passkey_challenge WHERE binding = $1 AND purpose = $2 RETURNING challenge, expires_at"
PASSKEY_BY_CREDENTIAL = "SELECT id, identity_id, public_key, sign_count FROM passkey WHERE credential_id = $1"
RECORD_USE = """
UPDATE passkey SET sign_count = $2, last_used_at = $3 WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING id
"""
"""Of two answers with one count the second finds no row."""
LOCK_IDENTITY = "SELECT password_hash, email FROM identity WHERE id = $1 FOR NO KEY UPDATE"
