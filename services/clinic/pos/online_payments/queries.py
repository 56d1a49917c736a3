"""SQL of online payments."""

CLAIM_DUE_PAYMENTS = "SELECT company_id, payment_id FROM claim_online_payments($1, $2)"
POLL_NOW = "SELECT payment_id FROM poll_online_payment_now($1, $2)"
