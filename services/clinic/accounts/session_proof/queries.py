"""SQL that finds whose BankID proves the signed-in person."""

PRESCRIBER_PERSONAL_ID = "SELECT personal_id FROM prescriber WHERE id = $1 AND is_active"
MEMBER_PERSONAL_ID = "SELECT personal_id FROM membership WHERE company_id = $1 AND id = $2 AND bankid_verified_at IS NOT NULL"
