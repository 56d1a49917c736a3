"""The till's report (RPT-004), counted from the same receipts as X and Z: a sale on the day it was paid, a refund on the day it was made.

Revenue is what receipts come to, VAT included, after discounts and before cash is rounded; refunds stand beside it. Days that were counted
before (`sales_day`) are taken as they are, all others counted now. Someone's sales are the lines that they did, or sold where nobody did.
"""

from decimal import Decimal
from typing import Any

from clinic.core.money import rounded
from clinic.core.rowsecurity import nameless
from clinic.reports.counting import COUNTED, COUNTED_OF_TEAM, DONE, OF_ALL, PAID, PERFORMER, of_team
from clinic.reports.parts import TOP, Source, rows, series

LOW = 3
"""Pieces on the shelf at which a product is running out, as the library marks it."""
_FROM, _TO = "($2::timestamptz[])[1]", "($2::timestamptz[])[cardinality($2::timestamptz[])]"
_DAYS = "$5::timestamptz[]"
_SOLD_BY = "coalesce(o.membership_id, s.membership_id)"
_FIGURE = """width_bucket(begins_at, $2::timestamptz[]) AS slot, side, key, sum(receipts)::bigint AS receipts,
    sum(quantity)::bigint AS quantity, sum(amount)::bigint AS amount, sum(discount)::bigint AS discount"""
_OF_ALL = f"""
known AS MATERIALIZED (SELECT f.* FROM sales_day f WHERE f.company_id = $1 AND f.begins_at >= {_FROM} AND f.begins_at < {_TO}
  AND ({_DAYS})[width_bucket(f.begins_at, {_DAYS})] = f.begins_at AND ({_DAYS})[width_bucket(f.begins_at, {_DAYS}) + 1] = f.ends_at
  AND current_setting('app.reach', true) IN ('all', 'money')),
open AS MATERIALIZED (SELECT d.* FROM unnest(({_DAYS})[:cardinality({_DAYS}) - 1], ({_DAYS})[2:]) AS d (begins_at, ends_at)
  WHERE d.begins_at NOT IN (SELECT k.begins_at FROM known k WHERE k.side = 'all')),
{OF_ALL}, {COUNTED},
figure AS MATERIALIZED (SELECT {_FIGURE} FROM (SELECT begins_at, side, key, receipts, quantity, amount, discount FROM known
  UNION ALL SELECT * FROM counted) x GROUP BY 1, 2, 3),
bought AS (SELECT r.client_id, count(*) AS receipts, sum(r.total)::bigint AS paid FROM receipt r
  WHERE r.company_id = $1 AND r.paid_at >= {_FROM} AND r.paid_at < {_TO} AND r.kind = 'sale' AND r.state IN {DONE}
  AND r.client_id IS NOT NULL GROUP BY r.client_id)"""
_OF_TEAM = f"""
open AS MATERIALIZED (SELECT d AS begins_at FROM unnest($2::timestamptz[]) d), {of_team("$4::uuid[]", "$2::timestamptz[]")},
{COUNTED_OF_TEAM},
figure AS MATERIALIZED (SELECT {_FIGURE} FROM counted GROUP BY 1, 2, 3),
bought AS (SELECT client_id, count(*) AS receipts, sum(total)::bigint AS paid FROM part GROUP BY client_id)"""
_REST = f"""
revenue AS (SELECT slot, coalesce(sum(amount) FILTER (WHERE key = 'product'), 0)::bigint AS products,
    coalesce(sum(amount) FILTER (WHERE key = 'service'), 0)::bigint AS services,
    coalesce(sum(amount) FILTER (WHERE key = 'gift_card'), 0)::bigint AS gift_cards FROM figure WHERE side = 'kind' GROUP BY slot),
back AS MATERIALIZED (SELECT r.id, r.client_id, r.number, r.original_id, r.refunded_at, {nameless('r.client_name')} AS client_name,
    {_SOLD_BY} AS member, sum(l.total)::bigint AS total
  FROM receipt r JOIN receipt s ON s.company_id = $1 AND s.id = r.original_id
  JOIN receipt_line l ON l.company_id = $1 AND l.receipt_id = r.id {PERFORMER}
  WHERE r.company_id = $1 AND r.original_id IS NOT NULL AND r.refunded_at >= {_FROM} AND r.refunded_at < {_TO} AND r.kind = 'refund'
  AND r.state IN {DONE} AND ($4::uuid[] IS NULL OR {_SOLD_BY} = ANY($4))
  GROUP BY r.id, r.client_id, r.number, r.original_id, r.refunded_at, 6, 7)"""
CTES, CTES_OF_TEAM = f"{_OF_ALL}, {_REST}", f"{_OF_TEAM}, {_REST}"
_VISITS = """b.company_id = $1 AND b.start_at >= ($2::timestamptz[])[1] AND b.start_at < ($2::timestamptz[])[cardinality($2::timestamptz[])]
  AND b.state = 'booked' AND ($4::uuid[] IS NULL OR b.practitioner_id IN
  (SELECT o.id FROM resource o WHERE o.company_id = $1 AND o.membership_id = ANY($4)))"""
_SPENT = {"receipts_count": "receipts", "receipts_sum_paid_amount": "paid", "receipts_sum_refund": "returned"}
_WAYS = {
    "swish_payment": "swish", "viva_payment": "card", "cash_payment": "cash", "gift_card_payment": "gift_card",
    "online_payment": "online", "invoice_payment": "invoice",
}
_PREFERENCE = ", ".join(f"'{name}', coalesce(sum(amount) FILTER (WHERE key = '{way}'), 0)::text" for name, way in _WAYS.items())
_SHARES = f"""SELECT y.way AS key, CASE WHEN p.total = p.whole THEN y.amount ELSE y.amount::numeric * p.total / p.whole END AS amount
  FROM {PAID}"""
_WITH_BACK = """(SELECT x.id, sum(x.receipts)::bigint AS receipts, sum(x.paid)::bigint AS paid, sum(x.returned)::bigint AS returned
  FROM ({sold} UNION ALL SELECT {whose}, 0, 0, total FROM back WHERE {whose} IS NOT NULL) x GROUP BY x.id)"""
_CLIENTS = _WITH_BACK.format(sold="SELECT client_id AS id, receipts, paid, 0 AS returned FROM bought", whose="client_id")
_MEMBERS = _WITH_BACK.format(
    sold="SELECT key::uuid AS id, receipts, amount AS paid, 0 AS returned FROM figure WHERE side = 'member'", whose="member",
)


def _people(table: str, counted_: str) -> str:
    return rows(
        f"""SELECT p.id, p.first_name || ' ' || p.last_name AS name, x.receipts, x.paid, x.returned
        FROM (SELECT * FROM {counted_} y ORDER BY paid DESC FETCH FIRST {TOP} ROWS WITH TIES) x
        JOIN {table} p ON p.company_id = $1 AND p.id = x.id""",
        {"id": "id", "name": "name", **_SPENT}, "paid DESC, name, id",
    )


PARTS = {
    "pos_statistics": """(SELECT jsonb_build_object(
      'total_revenue', coalesce(sum(amount), 0), 'no_of_transactions', coalesce(sum(receipts), 0),
      'total_refunds', (SELECT coalesce(sum(total), 0) FROM back)) FROM figure WHERE side = 'all')""",
    "pos_revenue": series("revenue", {"products": "products", "services": "services", "gift_cards": "gift_cards"}),
    "payment_gateway_preference": f"(SELECT jsonb_build_object({_PREFERENCE}) FROM figure WHERE side = 'way')",
    "total_discount": """(SELECT jsonb_build_object(
      'total_revenue', coalesce(sum(amount), 0), 'direct_discount', coalesce(sum(discount), 0)) FROM figure WHERE side = 'all')""",
    "clients": _people("client", _CLIENTS),
    "practitioners": _people("membership", _MEMBERS),
    "products": rows(
        """SELECT g.id, g.name, f.quantity, f.revenue, g.stock FROM (SELECT key::uuid AS id, sum(quantity)::bigint AS quantity,
          sum(amount)::bigint AS revenue FROM figure WHERE side = 'product' GROUP BY key) f
        JOIN product g ON g.company_id = $1 AND g.id = f.id""",
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
        """SELECT b.id, b.original_id, b.number, sum(b.total)::bigint AS total, b.client_name,
        to_char(b.refunded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS at
        FROM back b GROUP BY b.id, b.original_id, b.number, b.client_name, b.refunded_at""",
        {"id": "id", "original_id": "original_id", "number": "number", "total": "total", "client_name": "client_name", "refunded_at": "at"},
        "at DESC, id", most=20,
    ),
}
OF_CLIENTS = frozenset({"clients", "services"})
"""Parts of clients and their visits, which whoever sees money and no client (BEY-026) isn't told: null, not empty."""


def _reckoned(told: dict[str, Any]) -> None:
    """The average, and what was paid in each way: shares that are added exactly are rounded here, once, as all money is (BEY-040)."""
    if cards := told.get("pos_statistics"):
        cards["avg_transaction"] = rounded(Decimal(cards["total_revenue"]) / (cards["no_of_transactions"] or 1))
    if ways := told.get("payment_gateway_preference"):
        told["payment_gateway_preference"] = {name: rounded(Decimal(amount)) for name, amount in ways.items()}


_PARTS_OF_TEAM = {**PARTS, "payment_gateway_preference": f"(SELECT jsonb_build_object({_PREFERENCE}) FROM ({_SHARES}) s)"}
SOURCE = Source(
    CTES, PARTS, frozenset({"clients", "low_stock", "refunds"}), OF_CLIENTS, reckoned=_reckoned,
    of_team=Source(CTES_OF_TEAM, _PARTS_OF_TEAM, frozenset({"services", "low_stock", "refunds"}), OF_CLIENTS, reckoned=_reckoned),
)
