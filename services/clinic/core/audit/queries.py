"""SQL of the audit log's seals and of the access log."""

from datetime import datetime

from sqlalchemy import text

from clinic.core.database.base import new_id
from clinic.core.database.tenant_context import Context

ACCESS_LOG_WINDOW_MINUTES = 15
LAST_SEAL = text("SELECT number, epoch, to_xid, digest FROM audit_seal WHERE company_id = :company ORDER BY number DESC LIMIT 1")
LOCK_ACCESS = "SELECT pg_advisory_xact_lock(hashtextextended($1, 0))"
ACCESS_SINCE = """
SELECT 1 FROM audit WHERE company_id = $1 AND subject_id = $2 AND at >= $3 AND action = $4 AND identity_id IS NOT DISTINCT FROM $5 LIMIT 1
"""
FINAL_HORIZON = text("SELECT pg_snapshot_xmin(pg_current_snapshot())")
EPOCHS = text("""
WITH RECURSIVE found AS (
  (SELECT epoch FROM audit WHERE company_id = :company AND epoch >= :epoch ORDER BY epoch LIMIT 1)
  UNION ALL SELECT (SELECT a.epoch FROM audit a WHERE a.company_id = :company AND a.epoch > found.epoch ORDER BY a.epoch LIMIT 1)
  FROM found WHERE found.epoch IS NOT NULL)
SELECT epoch FROM found WHERE epoch IS NOT NULL
""")
"""The epochs from one on, in order: one look-up in the index for each epoch, so the cost doesn't grow with the log."""
ENTRIES = text(
    "SELECT company_id::text, id::text, client_id::text, at, action, subject_id::text, actor, identity_id::text,"
    " membership_id::text, details, xid, epoch FROM audit WHERE company_id = :company AND epoch = :epoch"
    " AND xid >= :from_xid AND xid < :to_xid ORDER BY xid, id",
)
UNSEALED_ENTRY = text("SELECT id::text FROM audit WHERE company_id = :company AND epoch < :epoch AND epoch <> ALL(:sealed) LIMIT 1")
SEALS = text("SELECT number, epoch, from_xid, to_xid, rows, digest FROM audit_seal WHERE company_id = :company ORDER BY number")
SEAL_HEADS = "SELECT company_id, number, digest FROM lookup_audit_heads()"
SEAL_DIGEST = "SELECT digest FROM lookup_audit_seal($1::uuid, $2)"
NEXT_EPOCH = "SELECT coalesce(max(epoch), 0) + 1 FROM audit"
SET_EPOCH = "SET LOCAL ROLE owner; ALTER TABLE audit ALTER COLUMN epoch SET DEFAULT {epoch}"


def client_access_ctes(client: str, first: int) -> str:
    """Return CTEs that log a view of a client within the statement that reads it, at most once per person, client and window (BEY-026).

    `client` is a SELECT of the client's `id`. $1 is the company, and the parameters from `first` are `client_access_values`.
    """
    entry_id, identity_id, at, audit_id, actor, membership_id = (f"${number}" for number in range(first, first + 6))
    return f"""
access_entry AS (INSERT INTO client_access_log (company_id, id, client_id, identity_id, window_start)
  SELECT $1, {entry_id}, viewed.id, {identity_id},
    date_bin('{ACCESS_LOG_WINDOW_MINUTES} minutes', {at}::timestamptz, 'epoch'::timestamptz)
  FROM ({client}) viewed WHERE {identity_id}::uuid IS NOT NULL
  ON CONFLICT (company_id, client_id, identity_id, window_start) DO NOTHING RETURNING client_id),
audit_entry AS (INSERT INTO audit (company_id, id, client_id, at, action, subject_id, actor, identity_id, membership_id, details)
  SELECT $1, {audit_id}, client_id, {at}, 'client.viewed', client_id, {actor}, {identity_id}, {membership_id}, '{{}}'::jsonb
  FROM access_entry)"""


def client_access_values(context: Context, at: datetime) -> tuple[object, ...]:
    """Return the values of the parameters of `client_access_ctes`."""
    return (new_id(), context.identity_id, at, new_id(), context.actor, context.membership_id)


LOG_LISTING = """
INSERT INTO audit (company_id, id, client_id, at, action, subject_id, actor, identity_id, membership_id, details)
VALUES ($1, $2, NULL, $3, 'client.listed', NULL, $4, $5, $6, $7::jsonb)
"""
LOG_CLIENT_ACCESS = f"WITH {client_access_ctes('SELECT $2::uuid AS id', 3)} SELECT 1"
"""Takes the company, the client, and `client_access_values`."""
