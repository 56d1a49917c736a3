"""SQL of the stored sums of past days and of the team."""

from clinic.reports.booking_report import IS_COUNTED, RANGE_CONDITION, TEAM_CONDITION
from clinic.reports.models import COMPANY_LOCK
from clinic.reports.sales_rollup import COMPANY_LINES, ROLLUP

FIRST_SALE = "SELECT c.timezone, (SELECT min(r.paid_at) FROM receipt r WHERE r.company_id = c.id) AS first FROM company c WHERE c.id = $1"
ROLLED_UP_DAYS = "SELECT begins_at, ends_at FROM sales_day WHERE company_id = $1 AND dimension = 'all'"
LOCK_COMPANY = f"SELECT pg_advisory_xact_lock({COMPANY_LOCK.format(company='$1::uuid')})"
INSERT_ROLLUP = f"""
WITH open_day AS (SELECT * FROM unnest($2::timestamptz[], $3::timestamptz[]) AS d (begins_at, ends_at)), {COMPANY_LINES}, {ROLLUP}
INSERT INTO sales_day (company_id, id, begins_at, ends_at, dimension, value, receipts, quantity, amount, discount)
SELECT $1, uuidv7(), d.begins_at, d.ends_at, c.dimension, c.value, c.receipts, c.quantity, c.amount, c.discount FROM rollup_row c
JOIN open_day d ON d.begins_at = c.begins_at ON CONFLICT DO NOTHING"""
MEMBER_IDS = """SELECT array_agg(DISTINCT coalesce(o.membership_id, a.id)) FROM unnest($2::uuid[]) a (id)
  LEFT JOIN resource o ON o.company_id = $1 AND o.id = a.id"""
TEAM_PAGE = """
WITH member AS (SELECT m.id, m.first_name, m.last_name, m.is_active AND m.deleted_at IS NULL AS is_active FROM membership m
  WHERE m.company_id = $1 AND ($2::uuid IS NULL OR m.id = $2) AND NOT EXISTS (SELECT FROM unnest($3::text[]) w (word)
    WHERE strpos(lower(m.first_name || ' ' || m.last_name), lower(w.word)) = 0)),
page AS (SELECT row_number() OVER (ORDER BY first_name {0}, last_name {0}, id) AS position, * FROM member
  ORDER BY position LIMIT $4 OFFSET $5)
SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name,
  'is_active', p.is_active) ORDER BY p.position) FROM page p), '[]'::jsonb), 'page', $6::int, 'per_page', $4::int,
  'total', least(n, {1}), 'total_capped', n > {1})::text FROM (SELECT count(*) AS n FROM member) counted"""
VISITING_CLIENTS = f"""visiting AS MATERIALIZED (SELECT DISTINCT b.client_id FROM booking b
  WHERE {RANGE_CONDITION} AND {TEAM_CONDITION} AND b.{IS_COUNTED} AND b.client_id IS NOT NULL)"""
"""CTE of the clients with a booking in the range that was neither cancelled nor missed."""
CLIENT_ANALYTICS = f"""(SELECT jsonb_build_object('new', count(*) FILTER (WHERE NOT k.is_known), 'returning',
  count(*) FILTER (WHERE k.is_known))
  FROM (SELECT EXISTS (SELECT 1 FROM booking e WHERE e.company_id = $1 AND e.client_id = v.client_id
    AND e.start_at < ($2::timestamptz[])[1] AND e.{IS_COUNTED}) AS is_known FROM visiting v) k)"""
"""Clients of the range without and with an earlier booking."""
