"""SQL of gift cards."""

RESTORED_VALIDITY_DAYS = 365
"""Days that an expired card becomes valid for when money is refunded to it, so that the money can be used."""
REDEEM = """
UPDATE gift_card SET balance = balance - $3, version = version + 1, updated_at = now() WHERE company_id = $1 AND code = $2
AND state = 'active' AND balance >= $3 AND expires_on >= (SELECT (now() AT TIME ZONE c.timezone)::date FROM company c WHERE c.id = $1)
RETURNING id, client_id
"""
EXPLAIN_REFUSAL = """
SELECT g.state <> 'active' OR g.expires_on < (now() AT TIME ZONE c.timezone)::date AS is_unusable, g.balance
FROM gift_card g JOIN company c ON c.id = g.company_id WHERE g.company_id = $1 AND g.code = $2
"""
RESTORE = f"""
WITH today AS (SELECT (now() AT TIME ZONE c.timezone)::date AS day FROM company c WHERE c.id = $1)
UPDATE gift_card g SET balance = g.balance + $3, version = g.version + 1, updated_at = now(),
 expires_on = CASE WHEN g.expires_on < today.day THEN today.day + {RESTORED_VALIDITY_DAYS} ELSE g.expires_on END
FROM today WHERE g.company_id = $1 AND g.id = $2 RETURNING g.client_id, g.expires_on
"""
FIND_CANCELLED = """
SELECT g.code FROM gift_card g JOIN payment p ON p.company_id = g.company_id AND p.gift_card_id = g.id
WHERE g.company_id = $1 AND p.receipt_id = $2 AND g.state <> 'active' LIMIT 1
"""
ACTIVATE_OR_CANCEL = """
UPDATE gift_card SET state = $3::varchar, balance = CASE WHEN $3::varchar = 'active' THEN balance ELSE 0 END,
 version = version + 1, updated_at = now()
WHERE company_id = $1 AND receipt_id = $2 AND state = 'pending'
RETURNING id, client_id, initial_value
"""
