"""SQL of deliveries and of the schedule."""

INSERT_MISSING_JOBS = (
    "INSERT INTO schedule (name, next_run_at) SELECT name, now() FROM unnest($1::text[]) AS t (name)"
    " WHERE NOT EXISTS (SELECT FROM schedule s WHERE s.name = t.name) ON CONFLICT DO NOTHING"
)
_KNOWN_JOBS = "WITH known AS (SELECT * FROM unnest($1::text[], $2::interval[], $3::interval[]) AS k (name, every, lease))"
_NEXT_RUN_AT = (
    "greatest(CASE WHEN s.next_run_at <= now() + k.every + interval '1 minute' THEN s.next_run_at ELSE now() END,"
    " CASE WHEN s.leased_until <= now() + k.lease + interval '1 minute' THEN s.leased_until ELSE now() END)"
)
"""When a job may run next: at its due time, or when its lease ends. A due time or lease further ahead than the job itself would set was
written before the clock was put back, and is ignored. The minute of tolerance is for concurrent workers: `now()` is when a statement's
transaction began, so it may lie before that of the worker that leased the job at the same instant."""
NEXT_JOB_TIMES = f"{_KNOWN_JOBS} SELECT s.name, {_NEXT_RUN_AT} AS at FROM schedule s JOIN known k USING (name)"
LEASE_DUE_JOBS = (
    f"{_KNOWN_JOBS}, due AS (SELECT s.name, k.lease FROM schedule s JOIN known k USING (name) WHERE {_NEXT_RUN_AT} <= now()"
    " FOR UPDATE OF s SKIP LOCKED)"
    " UPDATE schedule t SET leased_until = now() + due.lease FROM due WHERE t.name = due.name RETURNING t.name"
)
RENEW_LEASE = "UPDATE schedule SET leased_until = now() + $2 WHERE name = $1"
FINISH_JOB = "UPDATE schedule SET next_run_at = now() + $2, leased_until = NULL WHERE name = $1"
CLAIM_DELIVERIES = "SELECT company_id, delivery_id FROM claim_deliveries($1, $2)"
PENDING_DELIVERY = """
SELECT d.subscriber, d.attempts, e.id, e.name, e.occurred_at, e.payload, e.identity_id
FROM delivery d JOIN event e ON e.company_id = d.company_id AND e.id = d.event_id
WHERE d.company_id = $1 AND d.id = $2 AND d.state = 'pending'
"""
LOCK_PENDING = "SELECT 1 FROM delivery WHERE company_id = '{}' AND id = '{}' AND state = 'pending' FOR UPDATE"
MARK_DONE = """
UPDATE delivery SET state = 'done', done_at = clock_timestamp(), last_error = NULL, version = version + 1
WHERE company_id = '{}' AND id = '{}' AND state = 'pending'
"""
COMPANY_PAGE = "SELECT company_id FROM {function}($1, $2)"
"""A page of company ids of a lookup function."""
