"""SQL of the totals of a register's day."""

from clinic.pos.receipts.models import IS_OPEN
from clinic.pos.receipts.queries import HAS_FAILED_REVERSAL

_COMPLETED = "('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')"
DAY_TOTALS = f"""
WITH day AS MATERIALIZED (SELECT r.* FROM receipt r WHERE r.company_id = $1 AND r.register_id = $2 AND r.z_number = $3),
sale AS (SELECT * FROM day WHERE type = 'sale' AND state IN {_COMPLETED}),
refund AS (SELECT * FROM day WHERE type = 'refund' AND state IN {_COMPLETED}),
unfinished AS (SELECT * FROM day WHERE state IN ('CANCELLED', 'ABORTED') OR step = 'reverse'),
line AS (SELECT l.*, r.type AS receipt_type FROM receipt_line l JOIN day r ON r.company_id = l.company_id AND r.id = l.receipt_id
  WHERE r.state IN {_COMPLETED}),
paid AS (SELECT p.method, r.type, p.amount FROM payment p JOIN day r ON r.company_id = p.company_id AND r.id = p.receipt_id
  WHERE r.state IN {_COMPLETED} AND p.state = 'completed' AND NOT p.is_reversal),
tax AS (SELECT (v->>'rate')::int AS rate, r.type, (v->>'total')::bigint AS total, (v->>'vat')::bigint AS vat
  FROM day r CROSS JOIN LATERAL jsonb_array_elements(r.vat_lines) v WHERE r.state IN {_COMPLETED}),
entry AS (SELECT type, amount, at, (content->>'change')::bigint AS change FROM electronic_journal_entry
  WHERE company_id = $1 AND register_id = $2 AND z_number = $3),
copies AS (SELECT r.total FROM control_registration c JOIN receipt r ON r.company_id = c.company_id AND r.id = c.receipt_id
  WHERE c.company_id = $1 AND c.register_id = $2 AND c.z_number = $3 AND c.type = 'copy' AND c.state = 'registered'),
orphan AS (SELECT c.number, r.total FROM control_registration c JOIN receipt r ON r.company_id = c.company_id AND r.id = c.receipt_id
  WHERE c.company_id = $1 AND c.register_id = $2 AND c.z_number = $3 AND c.type = 'return' AND c.state = 'registered' AND r.type = 'sale'),
numbered AS (SELECT number FROM day UNION ALL SELECT number FROM orphan),
event_time AS (SELECT numbered_at AS at FROM day UNION ALL SELECT at FROM entry)
SELECT jsonb_build_object(
  'sales', (SELECT coalesce(sum(total), 0) FROM sale), 'receipts', (SELECT count(*) FROM sale),
  'returns', (SELECT coalesce(sum(total), 0) FROM refund), 'return_receipts', (SELECT count(*) FROM refund),
  'rounding', (SELECT coalesce(sum(CASE type WHEN 'sale' THEN rounding ELSE -rounding END), 0) FROM day WHERE state IN {_COMPLETED}),
  'discounts', (SELECT coalesce(sum(discount), 0) FROM sale), 'discounted', (SELECT count(*) FROM sale WHERE discount > 0),
  'unfinished', (SELECT count(*) FROM unfinished), 'unfinished_amount', (SELECT coalesce(sum(total), 0) FROM unfinished),
  'returned_at_unit', (SELECT count(*) FROM orphan), 'returned_at_unit_amount', (SELECT coalesce(sum(total), 0) FROM orphan),
  'first_number', (SELECT min(number) FROM numbered), 'last_number', (SELECT max(number) FROM numbered),
  'first_at', (SELECT to_char(min(at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"+00:00"') FROM event_time),
  'goods', (SELECT coalesce(sum(quantity), 0) FROM line WHERE type = 'product' AND receipt_type = 'sale'),
  'services', (SELECT coalesce(sum(quantity), 0) FROM line WHERE type = 'service' AND receipt_type = 'sale'),
  'groups', coalesce((SELECT jsonb_agg(jsonb_build_object('group', g.type, 'sales', g.sales, 'returns', g.returns) ORDER BY g.type) FROM (
    SELECT type, coalesce(sum(total) FILTER (WHERE receipt_type = 'sale'), 0) AS sales,
      coalesce(sum(total) FILTER (WHERE receipt_type = 'refund'), 0) AS returns FROM line GROUP BY type) g), '[]'::jsonb),
  'vat_lines', coalesce((SELECT jsonb_agg(jsonb_build_object('rate', t.rate, 'sales', t.sales, 'vat', t.vat, 'returns', t.returns,
    'returned_vat', t.refunded_vat) ORDER BY t.rate DESC) FROM (SELECT rate, coalesce(sum(total) FILTER (WHERE type = 'sale'), 0) AS sales,
      coalesce(sum(vat) FILTER (WHERE type = 'sale'), 0) AS vat, coalesce(sum(total) FILTER (WHERE type = 'refund'), 0) AS returns,
      coalesce(sum(vat) FILTER (WHERE type = 'refund'), 0) AS refunded_vat FROM tax GROUP BY rate) t), '[]'::jsonb),
  'payment_methods', coalesce((SELECT jsonb_agg(jsonb_build_object('method', w.method, 'sales', w.sales, 'returns', w.returns)
    ORDER BY w.method) FROM (
    SELECT method, coalesce(sum(amount) FILTER (WHERE type = 'sale'), 0) AS sales,
      coalesce(sum(amount) FILTER (WHERE type = 'refund'), 0) AS returns FROM paid GROUP BY method) w), '[]'::jsonb),
  'cash_in', (SELECT coalesce(sum(amount), 0) FROM entry WHERE type = 'cash_in'),
  'cash_out', (SELECT coalesce(sum(amount), 0) FROM entry WHERE type = 'cash_out'),
  'float_change', (SELECT coalesce(sum(change), 0) FROM entry WHERE type = 'float'),
  'drawer_openings', (SELECT count(*) FROM entry WHERE type IN ('drawer', 'cash_in', 'cash_out', 'float'))
    + (SELECT count(DISTINCT p.receipt_id) FROM payment p JOIN day r ON r.company_id = p.company_id AND r.id = p.receipt_id
       WHERE p.method = 'cash' AND p.state = 'completed' AND p.amount > 0),
  'copies', (SELECT count(*) FROM copies), 'copies_amount', (SELECT coalesce(sum(total), 0) FROM copies),
  'training', 0, 'training_amount', 0,
  'opening_float', s.opening_float, 'last_z', s.last_z, 'grand_sales', s.grand_sales, 'grand_returns', s.grand_returns,
  'open_payments', (SELECT count(*) FROM receipt o WHERE o.company_id = $1 AND o.register_id = $2 AND o.{IS_OPEN})
    - (SELECT count(*) FROM receipt r WHERE r.company_id = $1 AND r.register_id = $2 AND {HAS_FAILED_REVERSAL})
)::text FROM register_series s WHERE s.company_id = $1 AND s.id = $2
"""
SEE_ALL_CLIENTS = "SELECT set_config('app.client_scope', 'all', true)"
