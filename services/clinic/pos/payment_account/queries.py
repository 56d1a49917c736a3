"""SQL of accounts with the payment provider."""

FIND_PENDING = "SELECT company_id FROM lookup_pending_payment_account($1)"
