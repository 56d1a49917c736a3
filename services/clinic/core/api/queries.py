"""SQL of idempotency keys and of the health check."""

LOCK_AND_PROBE_KEY = (
    "SELECT pg_advisory_xact_lock({lock});SELECT 1 FROM idempotency_key WHERE company_id = '{company}' AND id = '{row}'"
)
LOCK_KEY = "SELECT pg_advisory_xact_lock($1)"
FIND_RESPONSE = "SELECT digest, status, body FROM idempotency_key WHERE company_id = $1 AND id = $2"
ACQUIRE_KEY = """
INSERT INTO idempotency_key (company_id, id, digest, status, body, stored_at, path) VALUES ($1, $2, $3, 0, '', $4, $5)
ON CONFLICT (company_id, id) DO UPDATE SET stored_at = excluded.stored_at
WHERE idempotency_key.status = 0 AND idempotency_key.digest = excluded.digest AND idempotency_key.stored_at <= $6 RETURNING true
"""
STORE_RESPONSE = "UPDATE idempotency_key SET status = $3, body = $4, stored_at = $5 WHERE company_id = $1 AND id = $2 AND status = 0"
RELEASE_KEY = "DELETE FROM idempotency_key WHERE company_id = $1 AND id = $2 AND status = 0"
PROBE = "SELECT 1"
