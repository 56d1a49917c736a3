"""The sales report (RPT-004), from the same receipts as X and Z reports: sales by the day of payment, refunds by the day of refund.

Revenue is the receipts' totals with VAT, after discounts and before cash rounding; refunds are reported apart from it. Rolled-up days are
read from `sales_day`, all others are computed. A member's sales are the lines they performed, and lines without practitioner they sold.
"""

from decimal import Decimal
from typing import Any

from clinic.core.database.row_security import mask_for_accountant
from clinic.core.money import round_to_minor
from clinic.reports.booking_report import IS_COUNTED, RANGE_CONDITION, TEAM_CONDITION
from clinic.reports.query_builder import TOP_ROWS, ReportSource, rows_sql, series_sql
from clinic.reports.sales_rollup import COMPANY_LINES, COMPLETED_PAYMENTS, PRACTITIONER_JOIN, ROLLUP, SOLD_STATES, TEAM_ROLLUP, team_lines

LOW_STOCK_PIECES = 3
"""Stock up to which a product is reported as running low; the product list uses the same limit."""
MAX_REFUND_ROWS = 20
_FROM, _TO = "($2::timestamptz[])[1]", "($2::timestamptz[])[cardinality($2::timestamptz[])]"
_DAY_BOUNDS = "$5::timestamptz[]"
_SELLER = "coalesce(o.membership_id, s.membership_id)"
_FIGURE_COLUMNS = """width_bucket(begins_at, $2::timestamptz[]) AS slot, dimension, value, sum(receipts)::bigint AS receipts,
    sum(quantity)::bigint AS quantity, sum(amount)::bigint AS amount, sum(discount)::bigint AS discount"""
_COMPANY_CTES = f"""
stored AS MATERIALIZED (SELECT f.* FROM sales_day f WHERE f.company_id = $1 AND f.begins_at >= {_FROM} AND f.begins_at < {_TO}
  AND ({_DAY_BOUNDS})[width_bucket(f.begins_at, {_DAY_BOUNDS})] = f.begins_at
  AND ({_DAY_BOUNDS})[width_bucket(f.begins_at, {_DAY_BOUNDS}) + 1] = f.ends_at
  AND current_setting('app.client_scope', true) IN ('all', 'financial')),
open_day AS MATERIALIZED (
  SELECT d.* FROM unnest(({_DAY_BOUNDS})[:cardinality({_DAY_BOUNDS}) - 1], ({_DAY_BOUNDS})[2:]) AS d (begins_at, ends_at)
  WHERE d.begins_at NOT IN (SELECT k.begins_at FROM stored k WHERE k.dimension = 'all')),
{COMPANY_LINES}, {ROLLUP},
figure AS MATERIALIZED (SELECT {_FIGURE_COLUMNS} FROM (SELECT begins_at, dimension, value, receipts, quantity, amount, discount FROM stored
  UNION ALL SELECT * FROM rollup_row) x GROUP BY 1, 2, 3),
client_purchase AS (SELECT r.client_id, count(*) AS receipts, sum(r.total)::bigint AS paid FROM receipt r
  WHERE r.company_id = $1 AND r.paid_at >= {_FROM} AND r.paid_at < {_TO} AND r.type = 'sale' AND r.state IN {SOLD_STATES}
  AND r.client_id IS NOT NULL GROUP BY r.client_id)"""
_TEAM_CTES = f"""
open_day AS MATERIALIZED (SELECT d AS begins_at FROM unnest($2::timestamptz[]) d), {team_lines("$4::uuid[]", "$2::timestamptz[]")},
{TEAM_ROLLUP},
figure AS MATERIALIZED (SELECT {_FIGURE_COLUMNS} FROM rollup_row GROUP BY 1, 2, 3),
client_purchase AS (SELECT client_id, count(*) AS receipts, sum(total)::bigint AS paid FROM receipt_part GROUP BY client_id)"""
_SHARED_CTES = f"""
revenue AS (SELECT slot, coalesce(sum(amount) FILTER (WHERE value = 'product'), 0)::bigint AS products,
    coalesce(sum(amount) FILTER (WHERE value = 'service'), 0)::bigint AS services,
    coalesce(sum(amount) FILTER (WHERE value = 'gift_card'), 0)::bigint AS gift_cards FROM figure WHERE dimension = 'type' GROUP BY slot),
refund AS MATERIALIZED (SELECT r.id, r.client_id, r.number, r.original_id, r.refunded_at,
    {mask_for_accountant("r.client_name")} AS client_name, {_SELLER} AS member, sum(l.total)::bigint AS total
  FROM receipt r JOIN receipt s ON s.company_id = $1 AND s.id = r.original_id
  JOIN receipt_line l ON l.company_id = $1 AND l.receipt_id = r.id {PRACTITIONER_JOIN}
  WHERE r.company_id = $1 AND r.original_id IS NOT NULL AND r.refunded_at >= {_FROM} AND r.refunded_at < {_TO} AND r.type = 'refund'
  AND r.state IN {SOLD_STATES} AND ($4::uuid[] IS NULL OR {_SELLER} = ANY($4))
  GROUP BY r.id, r.client_id, r.number, r.original_id, r.refunded_at, 6, 7)"""
CTES, TEAM_CTES = f"{_COMPANY_CTES}, {_SHARED_CTES}", f"{_TEAM_CTES}, {_SHARED_CTES}"
_RECEIPT_FIELDS = {"receipts_count": "receipts", "receipts_sum_paid_amount": "paid", "receipts_sum_refund": "refunded"}
_PAYMENT_METHODS = {
    "swish_payment": "swish", "viva_payment": "card", "cash_payment": "cash", "gift_card_payment": "gift_card",
    "online_payment": "online", "invoice_payment": "invoice",
}
_PAYMENT_SUMS = ", ".join(
    f"'{name}', coalesce(sum(amount) FILTER (WHERE value = '{method}'), 0)::text"
    for name, method in _PAYMENT_METHODS.items()
)
_PAYMENT_SHARES = f"""SELECT y.method AS value,
  CASE WHEN p.total = p.receipt_total THEN y.amount ELSE y.amount::numeric * p.total / p.receipt_total END AS amount
  FROM {COMPLETED_PAYMENTS}"""
_WITH_REFUNDS = """(SELECT x.id, sum(x.receipts)::bigint AS receipts, sum(x.paid)::bigint AS paid, sum(x.refunded)::bigint AS refunded
  FROM ({sales} UNION ALL SELECT {refund_column}, 0, 0, total FROM refund WHERE {refund_column} IS NOT NULL) x GROUP BY x.id)"""
_CLIENT_TOTALS = _WITH_REFUNDS.format(
    sales="SELECT client_id AS id, receipts, paid, 0 AS refunded FROM client_purchase", refund_column="client_id",
)
_MEMBER_TOTALS = _WITH_REFUNDS.format(
    sales="SELECT value::uuid AS id, receipts, amount AS paid, 0 AS refunded FROM figure WHERE dimension = 'member'",
    refund_column="member",
)


def _ranking(table: str, totals: str) -> str:
    """Return SQL for the clients or members with the highest paid amount; ties are broken by name."""
    return rows_sql(
        f"""SELECT p.id, p.first_name || ' ' || p.last_name AS name, x.receipts, x.paid, x.refunded
        FROM (SELECT * FROM {totals} y ORDER BY paid DESC FETCH FIRST {TOP_ROWS} ROWS WITH TIES) x
        JOIN {table} p ON p.company_id = $1 AND p.id = x.id""",
        {"id": "id", "name": "name", **_RECEIPT_FIELDS}, "paid DESC, name, id",
    )


PARTS = {
    "pos_statistics": """(SELECT jsonb_build_object(
      'total_revenue', coalesce(sum(amount), 0), 'no_of_transactions', coalesce(sum(receipts), 0),
      'total_refunds', (SELECT coalesce(sum(total), 0) FROM refund)) FROM figure WHERE dimension = 'all')""",
    "pos_revenue": series_sql("revenue", {"products": "products", "services": "services", "gift_cards": "gift_cards"}),
    "payment_gateway_preference": f"(SELECT jsonb_build_object({_PAYMENT_SUMS}) FROM figure WHERE dimension = 'payment_method')",
    "total_discount": """(SELECT jsonb_build_object(
      'total_revenue', coalesce(sum(amount), 0), 'direct_discount', coalesce(sum(discount), 0)) FROM figure WHERE dimension = 'all')""",
    "clients": _ranking("client", _CLIENT_TOTALS),
    "practitioners": _ranking("membership", _MEMBER_TOTALS),
    "products": rows_sql(
        """SELECT g.id, g.name, f.quantity, f.revenue, g.stock FROM (SELECT value::uuid AS id, sum(quantity)::bigint AS quantity,
          sum(amount)::bigint AS revenue FROM figure WHERE dimension = 'product' GROUP BY value) f
        JOIN product g ON g.company_id = $1 AND g.id = f.id""",
        {"id": "id", "name": "name", "sold_quantity": "quantity", "revenue": "revenue", "stock": "stock"},
        "quantity DESC, revenue DESC, name, id",
    ),
    "services": rows_sql(
        f"""SELECT v.id, v.name, n.booked, n.price FROM
          (SELECT b.service_id, count(*) AS booked, sum(b.price)::bigint AS price FROM booking b
          WHERE {RANGE_CONDITION} AND {TEAM_CONDITION} AND b.{IS_COUNTED} GROUP BY b.service_id) n
        JOIN service v ON v.company_id = $1 AND v.id = n.service_id""",
        {"id": "id", "name": "name", "bookings_count": "booked", "bookings_sum_price": "price"}, "booked DESC, price DESC, name, id",
    ),
    "low_stock": rows_sql(
        f"SELECT g.id, g.name, g.stock FROM product g WHERE g.company_id = $1 AND g.deleted_at IS NULL AND g.stock <= {LOW_STOCK_PIECES}",
        {"id": "id", "name": "name", "stock": "stock"}, "stock, name, id",
    ),
    "refunds": rows_sql(
        """SELECT b.id, b.original_id, b.number, sum(b.total)::bigint AS total, b.client_name,
        to_char(b.refunded_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS at
        FROM refund b GROUP BY b.id, b.original_id, b.number, b.client_name, b.refunded_at""",
        {"id": "id", "original_id": "original_id", "number": "number", "total": "total", "client_name": "client_name", "refunded_at": "at"},
        "at DESC, id", limit=MAX_REFUND_ROWS,
    ),
}
CLIENT_PARTS = frozenset({"clients", "services"})
"""Parts about clients and their bookings; null, not empty, for a caller who sees money but no clients (BEY-026)."""


def _post_process(report: dict[str, Any]) -> None:
    """Add the average receipt and round the payment shares: they are summed exactly in SQL and rounded once, here (BEY-040)."""
    if statistics := report.get("pos_statistics"):
        statistics["avg_transaction"] = round_to_minor(Decimal(statistics["total_revenue"]) / (statistics["no_of_transactions"] or 1))
    if amounts := report.get("payment_gateway_preference"):
        report["payment_gateway_preference"] = {name: round_to_minor(Decimal(amount)) for name, amount in amounts.items()}


_TEAM_PARTS = {**PARTS, "payment_gateway_preference": f"(SELECT jsonb_build_object({_PAYMENT_SUMS}) FROM ({_PAYMENT_SHARES}) s)"}
SOURCE = ReportSource(
    CTES, PARTS, frozenset({"clients", "low_stock", "refunds"}), CLIENT_PARTS, post_process=_post_process,
    team_source=ReportSource(
        TEAM_CTES, _TEAM_PARTS, frozenset({"services", "low_stock", "refunds"}), CLIENT_PARTS, post_process=_post_process,
    ),
)
