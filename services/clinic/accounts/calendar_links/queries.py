"""SQL of calendar links."""

FIND_LINK = "SELECT company_id, membership_id FROM calendar_link WHERE secret_hash = $1"
FORGET_LINKS = "DELETE FROM calendar_link WHERE identity_id = $1 RETURNING id"
