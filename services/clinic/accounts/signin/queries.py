"""SQL that finds as whom a person can sign in."""

IDENTITY_BY_EMAIL = "SELECT id, password_hash FROM identity WHERE email = $1"
SUBJECT_ID_BY_AREA = {
    "prescriber": "SELECT id FROM prescriber WHERE identity_id = $1 AND is_active",
    "master_admin": "SELECT id FROM master_admin WHERE identity_id = $1 AND is_active",
}
COMPANY_NAME = "SELECT name FROM company WHERE id = $1"
MEMBERSHIPS = "SELECT * FROM lookup_memberships($1)"
OPEN_INVITATIONS = "SELECT * FROM lookup_open_invitations($1)"
