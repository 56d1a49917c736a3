"""SQL that aggregates receipts by day: used to store past days (`sales_day`) and to compute all other days on request.

A line belongs to its practitioner, or to the seller when it has none. Sums over lines equal the receipts' totals to the öre. A payment
of a receipt that several members worked on is divided by each member's share of the receipt.
"""

SOLD_STATES = "('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')"
PRACTITIONER_JOIN = "LEFT JOIN resource o ON o.company_id = $1 AND o.id = l.practitioner_id"
_SALE = f"r.company_id = $1 AND r.type = 'sale' AND r.state IN {SOLD_STATES}"
_LINE = "l.type, l.product_id, l.quantity, l.total, l.discount + l.cart_discount_share AS discount"
_LATERAL = "CROSS JOIN LATERAL (SELECT * FROM {0} x WHERE x.company_id = $1 AND x.{1} OFFSET 0)"
"""Forces a nested loop by index: the planner can't estimate the rows of a few days, and a scan of the whole table costs more."""
COMPANY_LINES = f"""
sale AS MATERIALIZED (SELECT d.begins_at, r.id, r.client_id, r.total AS receipt_total, r.membership_id FROM open_day d
  CROSS JOIN LATERAL (SELECT * FROM receipt r WHERE {_SALE} AND r.paid_at >= d.begins_at AND r.paid_at < d.ends_at OFFSET 0) r),
line AS MATERIALIZED (SELECT s.begins_at, s.id, s.client_id, s.receipt_total, coalesce(o.membership_id, s.membership_id) AS member, {_LINE}
  FROM sale s {_LATERAL.format("receipt_line", "receipt_id = s.id")} l {PRACTITIONER_JOIN})"""
"""CTEs: the company's lines in the days of `open_day` (begins_at, ends_at)."""


def team_lines(team: str, bounds: str) -> str:
    """Return the CTE of the lines of some members between the first and last bound; `begins_at` is the bound that begins the slot.

    `team` is the SQL of an array of member ids, `bounds` of an ascending array of instants.
    """
    head = f"({bounds})[width_bucket(r.paid_at, {bounds})] AS begins_at, r.id, r.client_id, r.total AS receipt_total"
    in_range = f"{_SALE} AND r.paid_at >= ({bounds})[1] AND r.paid_at < ({bounds})[cardinality({bounds})]"
    return f"""
line AS MATERIALIZED (
  SELECT {head}, o.membership_id AS member, {_LINE} FROM resource o
    {_LATERAL.format("receipt_line", "practitioner_id = o.id")} l {_LATERAL.format("receipt", "id = l.receipt_id")} r
    WHERE o.company_id = $1 AND o.membership_id = ANY({team}) AND {in_range}
  UNION ALL SELECT {head}, r.membership_id, {_LINE} FROM receipt r JOIN receipt_line l ON l.company_id = $1 AND l.receipt_id = r.id
    WHERE {in_range} AND r.membership_id = ANY({team}) AND l.practitioner_id IS NULL)"""


COMPLETED_PAYMENTS = (
    f"receipt_part p {_LATERAL.format('payment', 'receipt_id = p.id')} y WHERE y.state = 'completed' AND NOT y.is_reversal"
)
"""FROM and WHERE of the completed payments `y` of the receipts in `receipt_part`."""
_DIMENSIONS = """
receipt_part AS MATERIALIZED (
  SELECT begins_at, id, client_id, receipt_total, sum(total)::bigint AS total, sum(discount)::bigint AS discount FROM line
  GROUP BY begins_at, id, client_id, receipt_total),
member_part AS (
  SELECT begins_at, id, member, sum(total)::bigint AS total FROM line WHERE member IS NOT NULL GROUP BY begins_at, id, member),
rollup_row AS MATERIALIZED (
  SELECT d.begins_at, 'all' AS dimension, '' AS value, count(p.id) AS receipts, 0::bigint AS quantity,
    coalesce(sum(p.total), 0)::bigint AS amount, coalesce(sum(p.discount), 0)::bigint AS discount
    FROM open_day d LEFT JOIN receipt_part p ON p.begins_at = d.begins_at GROUP BY d.begins_at
  UNION ALL SELECT begins_at, 'type', type, 0, sum(quantity)::bigint, sum(total)::bigint, 0 FROM line GROUP BY begins_at, type
  UNION ALL SELECT begins_at, 'product', product_id::text, 0, sum(quantity)::bigint, sum(total)::bigint, 0 FROM line
    WHERE product_id IS NOT NULL GROUP BY begins_at, product_id
  UNION ALL SELECT begins_at, 'member', member::text, count(*), 0, sum(total)::bigint, 0 FROM member_part GROUP BY begins_at, member"""
ROLLUP = f"""{_DIMENSIONS}
  UNION ALL SELECT p.begins_at, 'payment_method', y.method, 0, 0, sum(y.amount)::bigint, 0 FROM {COMPLETED_PAYMENTS}
    GROUP BY p.begins_at, y.method)"""
"""CTEs over `line` and `open_day`: each day's sums in all dimensions (`rollup_row`)."""
TEAM_ROLLUP = f"{_DIMENSIONS})"
"""The same without payments: a member's share of a payment is a fraction, rounded only after all shares are added."""
