"""What a register's day comes to, counted from its receipts in one statement: X, Z and what the screen shows are the same figures."""

from collections.abc import Mapping
from datetime import datetime
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import context_of, direct
from clinic.pos.sales.models import OPEN, STUCK

DONE = "('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')"
_DAY = f"""
WITH day AS MATERIALIZED (SELECT r.* FROM receipt r WHERE r.company_id = $1 AND r.register_id = $2 AND r.z_number = $3),
sold AS (SELECT * FROM day WHERE kind = 'sale' AND state IN {DONE}),
back AS (SELECT * FROM day WHERE kind = 'refund' AND state IN {DONE}),
lost AS (SELECT * FROM day WHERE state IN ('CANCELLED', 'ABORTED') OR step = 'reverse'),
line AS (SELECT l.*, r.kind AS of_kind FROM receipt_line l JOIN day r ON r.company_id = l.company_id AND r.id = l.receipt_id
  WHERE r.state IN {DONE}),
paid AS (SELECT p.way, r.kind, p.amount FROM payment p JOIN day r ON r.company_id = p.company_id AND r.id = p.receipt_id
  WHERE r.state IN {DONE} AND p.state = 'completed' AND NOT p.is_reversal),
tax AS (SELECT (v->>'rate')::int AS rate, r.kind, (v->>'total')::bigint AS total, (v->>'vat')::bigint AS vat
  FROM day r CROSS JOIN LATERAL jsonb_array_elements(r.vats) v WHERE r.state IN {DONE}),
note AS (SELECT kind, amount, at, (content->>'change')::bigint AS change FROM till_entry
  WHERE company_id = $1 AND register_id = $2 AND z_number = $3),
copies AS (SELECT r.total FROM control_registration c JOIN receipt r ON r.company_id = c.company_id AND r.id = c.receipt_id
  WHERE c.company_id = $1 AND c.register_id = $2 AND c.z_number = $3 AND c.kind = 'copy' AND c.state = 'registered'),
stray AS (SELECT c.number, r.total FROM control_registration c JOIN receipt r ON r.company_id = c.company_id AND r.id = c.receipt_id
  WHERE c.company_id = $1 AND c.register_id = $2 AND c.z_number = $3 AND c.kind = 'return' AND c.state = 'registered' AND r.kind = 'sale'),
numbered AS (SELECT number FROM day UNION ALL SELECT number FROM stray),
moment AS (SELECT numbered_at AS at FROM day UNION ALL SELECT at FROM note)
SELECT jsonb_build_object(
  'sales', (SELECT coalesce(sum(total), 0) FROM sold), 'receipts', (SELECT count(*) FROM sold),
  'returns', (SELECT coalesce(sum(total), 0) FROM back), 'return_receipts', (SELECT count(*) FROM back),
  'rounding', (SELECT coalesce(sum(CASE kind WHEN 'sale' THEN rounding ELSE -rounding END), 0) FROM day WHERE state IN {DONE}),
  'discounts', (SELECT coalesce(sum(discount), 0) FROM sold), 'discounted', (SELECT count(*) FROM sold WHERE discount > 0),
  'unfinished', (SELECT count(*) FROM lost), 'unfinished_amount', (SELECT coalesce(sum(total), 0) FROM lost),
  'returned_at_unit', (SELECT count(*) FROM stray), 'returned_at_unit_amount', (SELECT coalesce(sum(total), 0) FROM stray),
  'first_number', (SELECT min(number) FROM numbered), 'last_number', (SELECT max(number) FROM numbered),
  'first_at', (SELECT to_char(min(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') FROM moment),
  'goods', (SELECT coalesce(sum(quantity), 0) FROM line WHERE kind = 'product' AND of_kind = 'sale'),
  'services', (SELECT coalesce(sum(quantity), 0) FROM line WHERE kind = 'service' AND of_kind = 'sale'),
  'groups', coalesce((SELECT jsonb_agg(jsonb_build_object('group', g.kind, 'sales', g.sales, 'returns', g.returns) ORDER BY g.kind) FROM (
    SELECT kind, coalesce(sum(total) FILTER (WHERE of_kind = 'sale'), 0) AS sales,
      coalesce(sum(total) FILTER (WHERE of_kind = 'refund'), 0) AS returns FROM line GROUP BY kind) g), '[]'::jsonb),
  'vats', coalesce((SELECT jsonb_agg(jsonb_build_object('rate', t.rate, 'sales', t.sales, 'vat', t.vat, 'returns', t.returns,
    'returned_vat', t.back) ORDER BY t.rate DESC) FROM (SELECT rate, coalesce(sum(total) FILTER (WHERE kind = 'sale'), 0) AS sales,
      coalesce(sum(vat) FILTER (WHERE kind = 'sale'), 0) AS vat, coalesce(sum(total) FILTER (WHERE kind = 'refund'), 0) AS returns,
      coalesce(sum(vat) FILTER (WHERE kind = 'refund'), 0) AS back FROM tax GROUP BY rate) t), '[]'::jsonb),
  'ways', coalesce((SELECT jsonb_agg(jsonb_build_object('way', w.way, 'sales', w.sales, 'returns', w.returns) ORDER BY w.way) FROM (
    SELECT way, coalesce(sum(amount) FILTER (WHERE kind = 'sale'), 0) AS sales,
      coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS returns FROM paid GROUP BY way) w), '[]'::jsonb),
  'cash_in', (SELECT coalesce(sum(amount), 0) FROM note WHERE kind = 'cash_in'),
  'cash_out', (SELECT coalesce(sum(amount), 0) FROM note WHERE kind = 'cash_out'),
  'float_change', (SELECT coalesce(sum(change), 0) FROM note WHERE kind = 'float'),
  'drawer_openings', (SELECT count(*) FROM note WHERE kind IN ('drawer', 'cash_in', 'cash_out', 'float'))
    + (SELECT count(DISTINCT p.receipt_id) FROM payment p JOIN day r ON r.company_id = p.company_id AND r.id = p.receipt_id
       WHERE p.way = 'cash' AND p.state = 'completed' AND p.amount > 0),
  'copies', (SELECT count(*) FROM copies), 'copies_amount', (SELECT coalesce(sum(total), 0) FROM copies),
  'training', 0, 'training_amount', 0,
  'opening_float', s.opening_float, 'last_z', s.last_z, 'grand_sales', s.grand_sales, 'grand_returns', s.grand_returns,
  'open', (SELECT count(*) FROM receipt o WHERE o.company_id = $1 AND o.register_id = $2 AND o.{OPEN})
    - (SELECT count(*) FROM receipt r WHERE r.company_id = $1 AND r.register_id = $2 AND {STUCK})
)::text FROM register_series s WHERE s.company_id = $1 AND s.id = $2
"""
_ALL = "SELECT set_config('app.reach', 'all', true)"


def in_float(found: Mapping[str, Any]) -> int:
    """The float as it stands: what the day was opened with, and what it was changed by since."""
    return int(found["opening_float"] + found["float_change"])


async def of_day(session: AsyncSession, register_id: UUID, z_number: int) -> dict[str, Any]:
    """The figures of one day of a register, with what its drawer should hold.

    A day is the whole till's, whoever asks: the rest of the transaction sees the receipts of every client.
    """
    connection = await direct(session)
    await connection.execute(_ALL)
    found: dict[str, Any] = orjson.loads(await connection.fetchval(_DAY, context_of(session).company_id, register_id, z_number))
    found["first_at"] = datetime.fromisoformat(found["first_at"]) if found["first_at"] else None
    cash = next((way for way in found["ways"] if way["way"] == "cash"), {"sales": 0, "returns": 0})
    found["expected_cash"] = in_float(found) + cash["sales"] - cash["returns"] + found["cash_in"] - found["cash_out"]
    found["grand_sales"] += found["sales"]
    found["grand_returns"] += found["returns"]
    found["grand_net"] = found["grand_sales"] - found["grand_returns"]
    return found
