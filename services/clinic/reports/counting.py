"""How receipts come to figures: one way, by which past days are counted once and all others at each look.

A line is whose it was done by: the practitioner's of the line, else who sold it. Line by line a day comes to what its receipts do,
to the öre; a payment of a receipt that several worked on is each one's by their share of it.
"""

DONE = "('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')"
PERFORMER = "LEFT JOIN resource o ON o.company_id = $1 AND o.id = l.practitioner_id"
_SALE = f"r.company_id = $1 AND r.kind = 'sale' AND r.state IN {DONE}"
_LINE = "l.kind, l.product_id, l.quantity, l.total, l.discount + l.share AS discount"
_EACH = "CROSS JOIN LATERAL (SELECT * FROM {0} x WHERE x.company_id = $1 AND x.{1} OFFSET 0)"
"""Found row by row: how many a few days have isn't known beforehand, and a look through all there ever were is dearer."""
OF_ALL = f"""
sale AS MATERIALIZED (SELECT d.begins_at, r.id, r.client_id, r.total AS whole, r.membership_id FROM open d
  CROSS JOIN LATERAL (SELECT * FROM receipt r WHERE {_SALE} AND r.paid_at >= d.begins_at AND r.paid_at < d.ends_at OFFSET 0) r),
line AS MATERIALIZED (SELECT s.begins_at, s.id, s.client_id, s.whole, coalesce(o.membership_id, s.membership_id) AS member, {_LINE}
  FROM sale s {_EACH.format("receipt_line", "receipt_id = s.id")} l {PERFORMER})"""
"""The lines of the days `open` (begins_at, ends_at), whoever's they are."""


def of_team(team: str, bounds: str) -> str:
    """The lines of an array of members between the first and last of some instants, each at the beginning of its stretch."""
    head = f"({bounds})[width_bucket(r.paid_at, {bounds})] AS begins_at, r.id, r.client_id, r.total AS whole"
    within = f"{_SALE} AND r.paid_at >= ({bounds})[1] AND r.paid_at < ({bounds})[cardinality({bounds})]"
    return f"""
line AS MATERIALIZED (
  SELECT {head}, o.membership_id AS member, {_LINE} FROM resource o
    {_EACH.format("receipt_line", "practitioner_id = o.id")} l {_EACH.format("receipt", "id = l.receipt_id")} r
    WHERE o.company_id = $1 AND o.membership_id = ANY({team}) AND {within}
  UNION ALL SELECT {head}, r.membership_id, {_LINE} FROM receipt r JOIN receipt_line l ON l.company_id = $1 AND l.receipt_id = r.id
    WHERE {within} AND r.membership_id = ANY({team}) AND l.practitioner_id IS NULL)"""


PAID = f"""part p {_EACH.format("payment", "receipt_id = p.id")} y WHERE y.state = 'completed' AND NOT y.is_reversal"""
"""What was paid of the receipts in `part`."""
_SIDES = """
part AS MATERIALIZED (SELECT begins_at, id, client_id, whole, sum(total)::bigint AS total, sum(discount)::bigint AS discount FROM line
  GROUP BY begins_at, id, client_id, whole),
earned AS (SELECT begins_at, id, member, sum(total)::bigint AS total FROM line WHERE member IS NOT NULL GROUP BY begins_at, id, member),
counted AS MATERIALIZED (
  SELECT d.begins_at, 'all' AS side, '' AS key, count(p.id) AS receipts, 0::bigint AS quantity, coalesce(sum(p.total), 0)::bigint AS amount,
    coalesce(sum(p.discount), 0)::bigint AS discount FROM open d LEFT JOIN part p ON p.begins_at = d.begins_at GROUP BY d.begins_at
  UNION ALL SELECT begins_at, 'kind', kind, 0, sum(quantity)::bigint, sum(total)::bigint, 0 FROM line GROUP BY begins_at, kind
  UNION ALL SELECT begins_at, 'product', product_id::text, 0, sum(quantity)::bigint, sum(total)::bigint, 0 FROM line
    WHERE product_id IS NOT NULL GROUP BY begins_at, product_id
  UNION ALL SELECT begins_at, 'member', member::text, count(*), 0, sum(total)::bigint, 0 FROM earned GROUP BY begins_at, member"""
COUNTED = f"{_SIDES} UNION ALL SELECT p.begins_at, 'way', y.way, 0, 0, sum(y.amount)::bigint, 0 FROM {PAID} GROUP BY p.begins_at, y.way)"
"""From `line` and `open`: what each day came to from all sides."""
COUNTED_OF_TEAM = f"{_SIDES})"
"""The same of stretches of days, but for what was paid: someone's share of a payment is no amount until all shares are added."""
