"""The till's report (RPT-004), counted from the same receipts as X and Z: a sale on the day it was paid, a refund on the day it was made.

Revenue is what receipts come to, VAT included, after discounts and before cash is rounded; refunds stand beside it.
"""

from clinic.core.rowsecurity import nameless
from clinic.reports.parts import rows, series

LOW = 3
"""Pieces on the shelf at which a product is running out, as the library marks it."""
DONE = "('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED')"
_TEAM = "($4::uuid[] IS NULL OR r.membership_id = ANY($4))"
_FROM, _TO = "($2::timestamptz[])[1]", "($2::timestamptz[])[cardinality($2::timestamptz[])]"
CTES = f"""
sale AS MATERIALIZED (SELECT r.id, r.total, r.rounding, r.discount, r.client_id, r.membership_id,
    width_bucket(r.paid_at, $2::timestamptz[]) AS slot FROM receipt r
  WHERE r.company_id = $1 AND r.paid_at >= {_FROM} AND r.paid_at < {_TO} AND r.kind = 'sale' AND r.state IN {DONE} AND {_TEAM}),
back AS MATERIALIZED (SELECT r.id, r.total, r.client_id, r.membership_id, r.number, r.original_id, r.refunded_at,
    {nameless('r.client_name')} AS client_name
  FROM receipt r
  WHERE r.company_id = $1 AND r.original_id IS NOT NULL AND r.refunded_at >= {_FROM} AND r.refunded_at < {_TO} AND r.kind = 'refund'
  AND r.state IN {DONE} AND {_TEAM}),
sold AS MATERIALIZED (SELECT s.slot, l.kind, l.product_id, sum(l.total)::bigint AS total, sum(l.quantity)::bigint AS quantity
  FROM sale s JOIN receipt_line l ON l.company_id = $1 AND l.receipt_id = s.id GROUP BY s.slot, l.kind, l.product_id),
revenue AS (SELECT slot, coalesce(sum(total) FILTER (WHERE kind = 'product'), 0)::bigint AS products,
    coalesce(sum(total) FILTER (WHERE kind = 'service'), 0)::bigint AS services,
    coalesce(sum(total) FILTER (WHERE kind = 'gift_card'), 0)::bigint AS gift_cards FROM sold GROUP BY slot),
paid AS (SELECT p.way, sum(p.amount)::bigint AS amount FROM sale s JOIN payment p ON p.company_id = $1 AND p.receipt_id = s.id
  WHERE p.state = 'completed' AND NOT p.is_reversal GROUP BY p.way),
people AS (SELECT client_id, membership_id, sum(number)::bigint AS receipts, sum(paid)::bigint AS paid, sum(returned)::bigint AS returned
  FROM (SELECT client_id, membership_id, 1 AS number, total AS paid, 0 AS returned FROM sale
    UNION ALL SELECT client_id, membership_id, 0, 0, total FROM back) x GROUP BY client_id, membership_id)
"""
_VISITS = """b.company_id = $1 AND b.start_at >= ($2::timestamptz[])[1] AND b.start_at < ($2::timestamptz[])[cardinality($2::timestamptz[])]
  AND b.state = 'booked' AND ($4::uuid[] IS NULL OR b.practitioner_id IN
  (SELECT o.id FROM resource o WHERE o.company_id = $1 AND o.membership_id = ANY($4)))"""
_SPENT = {"receipts_count": "receipts", "receipts_sum_paid_amount": "paid", "receipts_sum_refund": "returned"}
_WAYS = {
    "swish_payment": "swish", "viva_payment": "card", "cash_payment": "cash", "gift_card_payment": "gift_card",
    "online_payment": "online", "invoice_payment": "invoice",
}
_PREFERENCE = ", ".join(f"'{name}', coalesce(sum(amount) FILTER (WHERE way = '{way}'), 0)" for name, way in _WAYS.items())
PARTS = {
    "pos_statistics": """(SELECT jsonb_build_object('total_revenue', coalesce(sum(total), 0), 'no_of_transactions', count(*),
      'avg_transaction', coalesce(round(avg(total)), 0)::bigint, 'total_refunds', (SELECT coalesce(sum(total), 0) FROM back)) FROM sale)""",
    "pos_revenue": series(
        "revenue", {"products": "products", "services": "services", "gift_cards": "gift_cards"},
    ),
    "payment_gateway_preference": f"(SELECT jsonb_build_object({_PREFERENCE}) FROM paid)",
    "total_discount": """(SELECT jsonb_build_object('total_revenue', coalesce(sum(total), 0), 'direct_discount', coalesce(sum(discount), 0))
      FROM sale)""",
    "clients": rows(
        """SELECT c.id, c.first_name || ' ' || c.last_name AS name, sum(p.receipts)::bigint AS receipts, sum(p.paid)::bigint AS paid,
          sum(p.returned)::bigint AS returned FROM people p JOIN client c ON c.company_id = $1 AND c.id = p.client_id
        GROUP BY c.id, c.first_name, c.last_name""", {"id": "id", "name": "name", **_SPENT}, "paid DESC, name, id",
    ),
    "practitioners": rows(
        """SELECT m.id, m.first_name || ' ' || m.last_name AS name, sum(p.receipts)::bigint AS receipts, sum(p.paid)::bigint AS paid,
          sum(p.returned)::bigint AS returned FROM people p JOIN membership m ON m.company_id = $1 AND m.id = p.membership_id
        GROUP BY m.id, m.first_name, m.last_name""", {"id": "id", "name": "name", **_SPENT}, "paid DESC, name, id",
    ),
    "products": rows(
        """SELECT g.id, g.name, sum(s.quantity)::bigint AS quantity, sum(s.total)::bigint AS revenue, g.stock FROM sold s
        JOIN product g ON g.company_id = $1 AND g.id = s.product_id GROUP BY g.id, g.name, g.stock""",
        {"id": "id", "name": "name", "sold_quantity": "quantity", "revenue": "revenue", "stock": "stock"},
        "quantity DESC, revenue DESC, name, id",
    ),
    "services": rows(
        f"""SELECT v.id, v.name, n.booked, n.price FROM
          (SELECT b.service_id, count(*) AS booked, sum(b.price)::bigint AS price FROM booking b
          WHERE {_VISITS} GROUP BY b.service_id) n JOIN service v ON v.company_id = $1 AND v.id = n.service_id""",
        {"id": "id", "name": "name", "bookings_count": "booked", "bookings_sum_price": "price"}, "booked DESC, price DESC, name, id",
    ),
    "low_stock": rows(
        f"SELECT g.id, g.name, g.stock FROM product g WHERE g.company_id = $1 AND g.deleted_at IS NULL AND g.stock <= {LOW}",
        {"id": "id", "name": "name", "stock": "stock"}, "stock, name, id",
    ),
    "refunds": rows(
        """SELECT b.id, b.original_id, b.number, b.total, b.client_name,
        to_char(b.refunded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS at
        FROM back b""", {"id": "id", "original_id": "original_id", "number": "number", "total": "total", "client_name": "client_name",
                         "refunded_at": "at"}, "at DESC, id", most=20,
    ),
}
BESIDE = frozenset({"payment_gateway_preference", "clients", "practitioners", "services", "low_stock", "refunds"})
"""Parts that are counted at the same time as the others, over a connection of their own: a year of receipts is much to look through."""
