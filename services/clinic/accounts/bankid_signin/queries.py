"""SQL of signing in with BankID."""

PERSONAL_ID_MEMBERS = "SELECT * FROM lookup_personal_id_members($1)"
LOCK_CONNECTED_MEMBER = """
SELECT i.password_hash FROM membership m JOIN identity i ON i.id = m.identity_id
WHERE m.company_id = $1 AND m.id = $2 AND m.identity_id = $3 AND m.bankid_verified_at IS NOT NULL AND m.is_active AND m.deleted_at IS NULL
FOR NO KEY UPDATE OF i, m
"""
"""The password hash of a member who may still sign in with BankID, from now on until the commit."""
