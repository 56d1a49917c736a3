"""How receipts come to a day's figures: one statement, by which past days are counted once and all others at each look.

A line is whose it was done by: the practitioner's of the line, else who sold it. Line by line a day comes to what its receipts do,
to the öre; a payment of a receipt that several worked on is each one's by their share of it.
"""

DONE = "('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')"
PERFORMER = "LEFT JOIN resource o ON o.company_id = $1 AND o.id = l.practitioner_id"


def counted(team: str = "true") -> str:
    """CTEs that end with `counted`, from `open` (begins_at, ends_at): the days; `team` is a condition on `{member}`, whose line it is."""
    member = "coalesce(o.membership_id, s.membership_id)"
    return f"""
sale AS MATERIALIZED (SELECT d.begins_at, r.id, r.client_id, r.total AS whole, r.membership_id FROM open d
  JOIN receipt r ON r.company_id = $1 AND r.paid_at >= d.begins_at AND r.paid_at < d.ends_at AND r.kind = 'sale' AND r.state IN {DONE}),
line AS MATERIALIZED (SELECT s.begins_at, s.id, s.client_id, s.whole, {member} AS member, l.kind, l.product_id, l.quantity, l.total,
    l.discount + l.share AS discount FROM sale s JOIN receipt_line l ON l.company_id = $1 AND l.receipt_id = s.id {PERFORMER}
  WHERE {team.format(member=member)}),
part AS MATERIALIZED (SELECT begins_at, id, client_id, whole, sum(total)::bigint AS total, sum(discount)::bigint AS discount FROM line
  GROUP BY begins_at, id, client_id, whole),
earned AS (SELECT begins_at, id, member, sum(total)::bigint AS total FROM line WHERE member IS NOT NULL GROUP BY begins_at, id, member),
counted AS MATERIALIZED (
  SELECT d.begins_at, 'all' AS side, '' AS key, count(p.id) AS receipts, 0::bigint AS quantity, coalesce(sum(p.total), 0)::bigint AS amount,
    coalesce(sum(p.discount), 0)::bigint AS discount FROM open d LEFT JOIN part p ON p.begins_at = d.begins_at GROUP BY d.begins_at
  UNION ALL SELECT begins_at, 'kind', kind, 0, sum(quantity)::bigint, sum(total)::bigint, 0 FROM line GROUP BY begins_at, kind
  UNION ALL SELECT begins_at, 'product', product_id::text, 0, sum(quantity)::bigint, sum(total)::bigint, 0 FROM line
    WHERE product_id IS NOT NULL GROUP BY begins_at, product_id
  UNION ALL SELECT begins_at, 'member', member::text, count(*), 0, sum(total)::bigint, 0 FROM earned GROUP BY begins_at, member
  UNION ALL SELECT p.begins_at, 'way', y.way, 0, 0, round(sum(CASE WHEN p.total = p.whole THEN y.amount
      ELSE y.amount::numeric * p.total / p.whole END))::bigint, 0 FROM part p JOIN payment y ON y.company_id = $1 AND y.receipt_id = p.id
    WHERE y.state = 'completed' AND NOT y.is_reversal GROUP BY p.begins_at, y.way)"""
