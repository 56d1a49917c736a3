"""SQL of a company's usage. Up to EXACT_COUNT rows are counted when they are asked for, larger numbers are those of the last count."""

from datetime import datetime

from clinic.core.clock import now
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context

EXACT_COUNT = 1000
"""Rows up to which a number is counted anew at each call; above it the job's count is shown, which is at most ten minutes old."""
_CLIENTS = "SELECT count(*) FROM client p WHERE p.company_id = $1 AND p.deleted_at IS NULL AND p.merged_into IS NULL"
_FILES = """SELECT count(*) AS files, coalesce(sum(f.size), 0)::bigint AS bytes FROM file f
 WHERE f.company_id = $1 AND f.state IN ('pending', 'claimed')"""
_MONTH = "date_trunc('month', {at}::timestamptz AT TIME ZONE c.timezone)"
_MESSAGES = """SELECT count(*) FILTER (WHERE m.channel = 'sms') AS sms, count(*) FILTER (WHERE m.channel = 'mail') AS emails
 FROM message m WHERE m.company_id = $1 AND m.created_at >= month_start AT TIME ZONE c.timezone
 AND m.state IN ('sending', 'unknown', 'sent', 'delivered')"""
STORE_COUNTS = f"""
INSERT INTO usage_count AS u (company_id, id, clients, files, storage_bytes, month_begins_on, sms, emails, counted_at)
SELECT c.id, c.id, ({_CLIENTS}), f.files, f.bytes, month_start::date, s.sms, s.emails, $2
FROM company c CROSS JOIN LATERAL (SELECT {_MONTH.format(at="$2")} AS month_start) month
CROSS JOIN LATERAL ({_FILES}) f CROSS JOIN LATERAL ({_MESSAGES}) s WHERE c.id = $1
ON CONFLICT (company_id) DO UPDATE SET clients = excluded.clients, files = excluded.files, storage_bytes = excluded.storage_bytes,
 month_begins_on = excluded.month_begins_on, sms = excluded.sms, emails = excluded.emails, counted_at = excluded.counted_at
"""
"""Counts all rows of the company $1 at the instant $2, and stores the counts."""
_CLIENT_COUNT = f"CASE WHEN u.clients > {EXACT_COUNT} THEN u.clients ELSE ({_CLIENTS}) END"
_USAGE = f"""
SELECT json_build_object('users', json_build_object('used', m.used, 'limit', nullif(c.user_limit, 0), 'booking', m.booking,
  'record', m.record, 'pos', m.pos, 'management', m.management),
 'clients', CASE WHEN $2 THEN json_build_object('used', {_CLIENT_COUNT}, 'limit', nullif(c.client_limit, 0)) END,
 'storage', CASE WHEN $2 THEN (SELECT json_build_object('files', f.files, 'bytes', f.bytes) FROM (
   SELECT u.files, u.storage_bytes AS bytes WHERE u.files > {EXACT_COUNT}
   UNION ALL SELECT f.* FROM ({_FILES}) f WHERE u.files IS NULL OR u.files <= {EXACT_COUNT}) f) END,
 'messages', CASE WHEN $2 THEN (SELECT json_build_object('month_begins_on', month_start::date, 'sms', s.sms, 'emails', s.emails) FROM (
   SELECT u.sms, u.emails WHERE is_month_counted
   UNION ALL SELECT s.* FROM ({_MESSAGES}) s WHERE is_month_counted IS NOT TRUE) s) END,
 'counted_at', CASE WHEN $2 AND (u.clients > {EXACT_COUNT} OR u.files > {EXACT_COUNT} OR is_month_counted)
   THEN to_char(u.counted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') END)::text
FROM company c LEFT JOIN usage_count u ON u.company_id = c.id
CROSS JOIN LATERAL (SELECT {_MONTH.format(at="$3")} AS month_start) month
CROSS JOIN LATERAL (SELECT u.month_begins_on = month_start::date AND u.sms + u.emails > {EXACT_COUNT} AS is_month_counted) month_count
CROSS JOIN LATERAL (SELECT count(*) AS used, count(*) FILTER (WHERE m.is_booking_on) AS booking,
  count(*) FILTER (WHERE m.is_record_on) AS record,
  count(*) FILTER (WHERE m.is_pos_on) AS pos, count(*) FILTER (WHERE m.is_management_on) AS management FROM membership m
  WHERE m.company_id = $1 AND m.is_active AND m.deleted_at IS NULL) m
WHERE c.id = $1
"""
_COUNT_CLIENTS = f"""
SELECT json_build_object('count', n, 'counted_at', CASE WHEN n > {EXACT_COUNT} AND n = u.clients AND $2
  THEN to_char(u.counted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') END)::text
FROM (SELECT $1::uuid AS company_id) c LEFT JOIN usage_count u ON u.company_id = c.company_id
CROSS JOIN LATERAL (SELECT CASE WHEN $2 THEN {_CLIENT_COUNT} ELSE ({_CLIENTS}) END AS n) counted
"""


async def get_usage(context: Context) -> str:
    """Return the company's usage as JSON text; without clients, storage and messages for a user restricted to some clients."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_USAGE, context.company_id, context.client_scope == "all", now()))


async def count_clients(context: Context) -> str:
    """Return the number of clients that the user may see, as JSON text."""
    async with read_connection(context) as connection:
        return str(await connection.fetchval(_COUNT_CLIENTS, context.company_id, context.client_scope == "all"))


async def store_counts(context: Context, at: datetime) -> None:
    """Count the company's clients, files and this month's messages, and store the counts."""
    async with read_connection(context) as connection:
        await connection.execute(STORE_COUNTS, context.company_id, at)
