"""Receipts as JSON: one with all its details, pages of the list, and new ones.

Each field is declared once, with the SQL that reads it and its value in a new sale, which is composed without being read back.
"""

from collections.abc import Callable, Sequence
from datetime import date, datetime, time, timedelta, tzinfo
from itertools import count
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple, cast
from uuid import UUID

import orjson

from clinic.booking.bookings.schemas import PaidStatus
from clinic.core.api.errors import ERROR_CODES, NotFound
from clinic.core.api.pagination import COUNT_CAP
from clinic.core.audit import access_log
from clinic.core.clock import to_wire, zone
from clinic.core.database.row_security import mask_for_accountant
from clinic.core.database.session import AnySession, driver_connection, flush_and_get_connection, get_context, read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.text.i18n import language
from clinic.core.text.search_tokens import query_ranges
from clinic.pos.checkout.pricing import to_percentage
from clinic.pos.errors import PaymentOutcomeUnknown
from clinic.pos.receipts import search_terms
from clinic.pos.receipts.models import IS_OPEN, REVERSAL_ALARM_ATTEMPTS, Payment, Receipt
from clinic.pos.receipts.schemas import ReceiptListParams, ReceiptOut
from clinic.pos.receipts.search_terms import SearchTerms
from clinic.pos.sale_process.state import ABORTABLE_STEPS

_TIMESTAMP = "to_char({} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"
HAS_FAILED_REVERSAL = f"""r.{IS_OPEN} AND EXISTS (SELECT FROM payment p WHERE p.company_id = r.company_id AND p.receipt_id = r.id
  AND p.reverses_payment_id IS NOT NULL AND p.state = 'failed' GROUP BY p.reverses_payment_id
  HAVING count(*) >= {REVERSAL_ALARM_ATTEMPTS})"""
"""SQL condition for receipts `r` that keep failing to return money to a card."""
IS_OUTCOME_UNKNOWN = f"r.{IS_OPEN} AND r.status_reason = '{PaymentOutcomeUnknown.code}'"
"""SQL condition for receipts `r` whose card may have been charged without the provider reporting it."""


class NewPayment(NamedTuple):
    """A payment of a new sale; `gift_card_code` is empty for other methods."""

    row: Payment
    gift_card_code: str


class NewSale(NamedTuple):
    """A sale that is not written yet; `lines` are the values of its lines' columns."""

    receipt: Receipt
    lines: list[dict[str, Any]]
    payments: list[NewPayment]


class NewRegistration(NamedTuple):
    """The control unit's reply about a new sale."""

    unit: str
    code: str
    registered_at: datetime


class Field(NamedTuple):
    """A field of a JSON object: the SQL that reads it, and its value in a row that is not read back.

    `is_mutable` is true when it may change after the receipt is final.
    """

    name: str
    sql: str
    value: Callable[[Any], Any]
    is_mutable: bool = False


def _columns(alias: str, getter: Callable[[str], Callable[[Any], Any]], *names: str) -> list[Field]:
    """Return fields that have the names of their columns."""
    return [Field(name, f"{alias}.{name}", getter(name)) for name in names]


def _timestamps(alias: str, getter: Callable[[str], Callable[[Any], Any]], *names: str) -> list[Field]:
    return [Field(name, _TIMESTAMP.format(f"{alias}.{name}"), getter(name)) for name in names]


def _object_sql(fields: Sequence[Field]) -> str:
    """Return SQL for a JSON object of the fields."""
    pairs = ", ".join(f"'{field.name}', {field.sql}" for field in fields)
    return f"jsonb_build_object({pairs})"


def _array_sql(fields: Sequence[Field], order: str, rows: str) -> str:
    """Return SQL for a JSON array with an object for each of `rows`, a FROM and WHERE."""
    return f"coalesce((SELECT jsonb_agg({_object_sql(fields)} ORDER BY {order}) FROM {rows}), '[]'::jsonb)"


def _object(fields: Sequence[Field], row: Any) -> dict[str, Any]:
    """Return the JSON object of the fields of a row that is not read back."""
    return {field.name: _to_json(field.value(row)) for field in fields}


def _to_json(value: Any) -> Any:
    if isinstance(value, UUID):
        return str(value)
    return to_wire(value) if isinstance(value, datetime) else value


def _receipt_value(name: str) -> Callable[[NewSale], Any]:
    return attrgetter(f"receipt.{name}")


def _payment_value(name: str) -> Callable[[NewPayment], Any]:
    return attrgetter(f"row.{name}")


_GIFT_CARD_CODE = mask_for_accountant("g.code", "'…' || right(g.code, 4)")
"""A code is enough to pay with the card, so an accountant sees only its last four characters."""
_LINE_FIELDS = [
    *_columns(
        "l", itemgetter, "type", "product_id", "service_id", "practitioner_id", "name", "code", "quantity", "price", "gross", "discount",
        "cart_discount_share", "total", "vat", "purpose",
    ),
    Field("tax_percentage", "trim_scale(l.rate / 100.0)", lambda line: to_percentage(line["rate"])),
    Field("reason", mask_for_accountant("l.reason"), itemgetter("reason")),
]
_PAYMENT_FIELDS = [
    *_columns("p", _payment_value, "id", "method", "amount", "tendered", "state", "is_reversal"),
    Field("change", "greatest(p.tendered - p.amount, 0)", lambda payment: max(payment.row.tendered - payment.row.amount, 0)),
    *(Field(name, f"coalesce(p.card_details->>'{name}', '')", lambda _: "") for name in ("card", "application", "authorization")),
    Field("gift_card", f"coalesce({_GIFT_CARD_CODE}, '')", attrgetter("gift_card_code")),
]
_REGISTRATION_FIELDS = [*_columns("c", attrgetter, "unit", "code"), *_timestamps("c", attrgetter, "registered_at")]
_PAYMENT_METHODS = """coalesce((SELECT jsonb_agg(w.method ORDER BY w.first) FROM (SELECT p.method, min(p.position) AS first FROM payment p
  WHERE p.company_id = r.company_id AND p.receipt_id = r.id AND NOT p.is_reversal GROUP BY p.method) w), '[]'::jsonb)"""
_REFUNDS = f"""coalesce((SELECT jsonb_agg(jsonb_build_object('id', b.id, 'status', b.state, 'number', b.number, 'total', b.total,
  'created_at', {_TIMESTAMP.format('b.created_at')}) ORDER BY b.created_at) FROM receipt b
  WHERE b.company_id = r.company_id AND b.original_id = r.id), '[]'::jsonb)"""
_IS_REFUNDABLE = "r.type = 'sale' AND r.state IN ('PAID', 'PARTIALLY_REFUNDED')"
_REFUNDABLE_LINES = """coalesce((SELECT jsonb_agg(jsonb_build_object('position', l.position,
  'quantity', greatest(l.quantity - coalesce(b.quantity, 0), 0),
  'amount', l.total - coalesce(b.total, 0)) ORDER BY l.position)
  FROM receipt_line l LEFT JOIN (SELECT x.position, sum(x.quantity) AS quantity, sum(x.total) AS total FROM receipt o
    JOIN receipt_line x ON x.company_id = o.company_id AND x.receipt_id = o.id
    WHERE o.company_id = r.company_id AND o.original_id = r.id AND o.state = 'REFUNDED' GROUP BY x.position) b ON b.position = l.position
  WHERE l.company_id = r.company_id AND l.receipt_id = r.id), '[]'::jsonb)"""
"""The quantity and the amount of each line that can still be refunded."""
_ABORTABLE_STEPS = ", ".join(f"'{step}'" for step in sorted(ABORTABLE_STEPS))
_CAN_ABORT = f"""r.state IN ('PENDING', 'PROCESSING') AND r.step IN ({_ABORTABLE_STEPS})
  AND NOT r.abort_requested AND NOT (r.type = 'refund' AND EXISTS (SELECT FROM payment p WHERE p.company_id = r.company_id
    AND p.receipt_id = r.id AND p.method = 'card' AND p.state = 'completed'))"""
_SUMMARY_FIELDS = [
    *_columns("r", _receipt_value, "id", "type", "number", "register_id", "booking_id", "total"),
    Field("status", "r.state", _receipt_value("state")),
    Field("register_name", "r.seller->>'register'", lambda sale: sale.receipt.seller["register"]),
    Field("client_id", mask_for_accountant("r.client_id", "NULL"), _receipt_value("client_id")),
    Field("client_name", mask_for_accountant("r.client_name"), _receipt_value("client_name")),
    Field("amount_due", "r.total + r.rounding", _receipt_value("amount_due")),
    Field("refunded", "r.refunded", _receipt_value("refunded"), is_mutable=True),
    Field("payment_methods", _PAYMENT_METHODS, lambda sale: list(dict.fromkeys(payment.row.method for payment in sale.payments))),
    Field("is_processing", "r.status_reason <> ''", lambda sale: sale.receipt.status_reason != "", is_mutable=True),
    *_timestamps("r", _receipt_value, "created_at", "paid_at"),
]
_DETAIL_FIELDS = [
    *_columns(
        "r", _receipt_value, "cashier", "currency", "seller", "gross", "discount", "rounding", "vat", "vat_lines", "original_id",
        "retry_of_id", "failure_reason",
    ),
    Field("refund_reason", mask_for_accountant("r.refund_reason"), _receipt_value("refund_reason")),
    *_timestamps("r", _receipt_value, "numbered_at", "refunded_at"),
    Field(
        "lines", _array_sql(_LINE_FIELDS, "l.position", "receipt_line l WHERE l.company_id = r.company_id AND l.receipt_id = r.id"),
        lambda sale: [_object(_LINE_FIELDS, line) for line in sale.lines],
    ),
    Field(
        "payments", _array_sql(_PAYMENT_FIELDS, "p.position", """payment p LEFT JOIN gift_card g ON g.company_id = p.company_id
          AND g.id = p.gift_card_id WHERE p.company_id = r.company_id AND p.receipt_id = r.id"""),
        lambda sale: [_object(_PAYMENT_FIELDS, payment) for payment in sale.payments],
    ),
    Field("refunds", _REFUNDS, lambda _: [], is_mutable=True),
    Field(
        "original_number", "(SELECT o.number FROM receipt o WHERE o.company_id = r.company_id AND o.id = r.original_id)", lambda _: None,
    ),
    Field("refundable", f"CASE WHEN {_IS_REFUNDABLE} THEN r.total - r.refunded ELSE 0 END", lambda _: 0, is_mutable=True),
    Field("refundable_lines", f"CASE WHEN {_IS_REFUNDABLE} THEN {_REFUNDABLE_LINES} ELSE '[]'::jsonb END", lambda _: [], is_mutable=True),
    Field(
        "gift_cards", f"""coalesce((SELECT jsonb_agg({_GIFT_CARD_CODE} ORDER BY g.id) FROM gift_card g
          WHERE g.company_id = r.company_id AND g.receipt_id = r.id AND g.state = 'active'), '[]'::jsonb)""", lambda _: [],
    ),
    Field("status_reason", "r.status_reason", _receipt_value("status_reason"), is_mutable=True),
    Field("can_abort", _CAN_ABORT, lambda sale: sale.receipt.step in ABORTABLE_STEPS, is_mutable=True),
    Field(
        "retried_by_id", "(SELECT a.id FROM receipt a WHERE a.company_id = r.company_id AND a.retry_of_id = r.id)", lambda _: None,
        is_mutable=True,
    ),
    Field("downloaded", "r.downloaded", _receipt_value("downloaded"), is_mutable=True),
    Field("version", "r.version", _receipt_value("version"), is_mutable=True),
    Field(
        "copy_state", """coalesce((SELECT c.state FROM control_registration c WHERE c.company_id = r.company_id
          AND c.receipt_id = r.id AND c.type = 'copy'), '')""", lambda _: "", is_mutable=True,
    ),
    Field(
        "control_registration", f"""(SELECT {_object_sql(_REGISTRATION_FIELDS)} FROM control_registration c
          WHERE c.company_id = r.company_id AND c.receipt_id = r.id AND c.type <> 'copy' AND c.state = 'registered')""", lambda _: None,
    ),
]
_MUTABLE_FIELDS = {field.name for field in (*_SUMMARY_FIELDS, *_DETAIL_FIELDS) if field.is_mutable}
_SELECT_RECEIPT = f"""
SELECT ({_object_sql(_SUMMARY_FIELDS)} || {_object_sql(_DETAIL_FIELDS)})::text FROM receipt r WHERE r.company_id = $1 AND r.id = $2
"""
_PAID_STATUS = """
SELECT state FROM receipt WHERE company_id = $1 AND booking_id = $2 AND type = 'sale'
  AND state IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') ORDER BY state = 'REFUNDED', created_at DESC, id DESC LIMIT 1
"""
_CLIENT_MATCHES = """r.client_id = ANY(ARRAY(SELECT t.id FROM client_search_token t
  WHERE t.company_id = $1 AND t.token >= {} AND t.token < {} LIMIT 1001))"""
"""Receipts of clients that match a search term, as in the client list: at most 1001 tokens are scanned."""
_SELECT_GIFT_CARD_CODES = """
SELECT g.id, g.code FROM gift_card g JOIN payment p ON p.company_id = g.company_id AND p.gift_card_id = g.id
WHERE p.company_id = $1 AND p.receipt_id = $2
"""
_SORTS = {
    "created_at": "r.created_at {0}, r.id {0}",
    "number": "r.number {0} NULLS LAST, r.id {0}",
    "total": "CASE r.type WHEN 'refund' THEN -1 ELSE 1 END * (r.total + r.rounding) {0}, r.id {0}",
}
"""The orders of the list; a refund is less than nothing, as it is shown."""
_EQUALITY_FILTERS = ("type", "client_id", "booking_id", "register_id")
_HAS_AMOUNT = "(r.total = {} OR r.total + r.rounding = {})"
_STATUS_GROUPS = {"failed": ["CANCELLED", "ABORTED"], "in_progress": ["PENDING", "PROCESSING"]}


async def get_receipt(session: AnySession, receipt_id: UUID) -> ReceiptOut:
    """Return a receipt in the user's language. Raises NotFound when absent, another company's or of a client that can't be reached."""
    return to_schema(await _load(session, receipt_id))


async def view_receipt(session: AnySession, receipt_id: UUID) -> ReceiptOut:
    """Return a receipt that a user opens, and record that in the client's access log: it says which treatments a client had.

    An accountant gets it without the client, so nothing is recorded.
    """
    receipt = await get_receipt(session, receipt_id)
    if receipt.client_id is not None:
        await access_log.record_access(session, "receipt.viewed", receipt_id, client_id=receipt.client_id)
    return receipt


async def get_paid_status(session: AnySession, booking_id: UUID) -> PaidStatus | None:
    """Return the status of the receipt that pays a booking; of several, the latest that isn't refunded in full. None when unpaid."""
    connection = await flush_and_get_connection(session)
    return cast("PaidStatus | None", await connection.fetchval(_PAID_STATUS, get_context(session).company_id, booking_id))


async def load_immutable_content(session: AnySession, receipt_id: UUID) -> dict[str, Any]:
    """Return a receipt's JSON for the electronic journal and its documents, without the fields that still change."""
    return immutable_part(await _load(session, receipt_id))


def immutable_part(receipt: dict[str, Any]) -> dict[str, Any]:
    """Return a receipt's JSON without the fields that still change."""
    return {name: value for name, value in receipt.items() if name not in _MUTABLE_FIELDS}


def compose_receipt(sale: NewSale) -> dict[str, Any]:
    """Return the JSON of a sale that is not written yet, as it will be read: reading it back would cost a query."""
    return _object((*_SUMMARY_FIELDS, *_DETAIL_FIELDS), sale)


def compose_paid_content(receipt: dict[str, Any], registration: NewRegistration) -> dict[str, Any]:
    """Return the immutable content of a sale, given its JSON from `compose_receipt`, that was paid when the control unit replied."""
    control_registration = _object(_REGISTRATION_FIELDS, registration)
    return immutable_part({
        **receipt, "status": "PAID", "paid_at": control_registration["registered_at"], "control_registration": control_registration,
    })


async def _load(session: AnySession, receipt_id: UUID) -> dict[str, Any]:
    text = await (await driver_connection(session)).fetchval(_SELECT_RECEIPT, get_context(session).company_id, receipt_id)
    if text is None:
        raise NotFound
    receipt: dict[str, Any] = orjson.loads(text)
    return receipt


def to_schema(receipt: dict[str, Any]) -> ReceiptOut:
    """Return a receipt's JSON as the response schema, with the texts of its codes in the user's language."""
    reasons = {name: _explain(receipt[name]) if receipt[name] else None for name in ("status_reason", "failure_reason")}
    sells_gift_card = any(line["type"] == "gift_card" for line in receipt["lines"])
    return ReceiptOut.model_validate({**receipt, **reasons, "paid_for_gift_card_exists": sells_gift_card})


def _explain(code: str) -> dict[str, str]:
    """Return an error code with its text in the user's language."""
    error_class = ERROR_CODES.get(code)
    if error_class is None:
        return {"code": code, "text": code}
    placeholders = {"provider": "", "reason": "", "number": "", "name": ""}
    return {"code": code, "text": error_class(**placeholders).text(language.get())}


async def load_gift_card_codes(session: AnySession, receipt_id: UUID) -> dict[UUID, str]:
    """Return the codes of the gift cards that a receipt was to be paid with, by card id."""
    rows = await (await driver_connection(session)).fetch(_SELECT_GIFT_CARD_CODES, get_context(session).company_id, receipt_id)
    return {UUID(str(row["id"])): row["code"] for row in rows}


async def list_receipts(context: Context, timezone: str, params: ReceiptListParams) -> str:
    """Return a page of receipts, by time of creation unless sorted otherwise, as JSON text. `timezone` is the clinic's.

    The search matches the number, the amount, the day, or the client by parts of words as in the client list.
    """
    where, values = _build_filter(context, timezone, params)
    count_values, order = len(values), _SORTS[params.sort].format(params.direction)
    sql = f"""
    WITH matching AS MATERIALIZED (SELECT r.id FROM receipt r WHERE {where} ORDER BY {order}
      LIMIT ${count_values + 1} OFFSET ${count_values + 2}),
    counted AS (SELECT count(*) AS n FROM (SELECT 1 FROM receipt r WHERE {where} LIMIT {COUNT_CAP + 1}) x)
    SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg({_object_sql(_SUMMARY_FIELDS)} ORDER BY {order})
      FROM matching m JOIN receipt r ON r.company_id = $1 AND r.id = m.id), '[]'::jsonb),
      'page', ${count_values + 3}::int, 'per_page', ${count_values + 1}::int, 'total', least(n, {COUNT_CAP}),
      'total_capped', n > {COUNT_CAP})::text
    FROM counted
    """
    async with read_connection(context) as connection:
        return str(await connection.fetchval(sql, *values, params.per_page, params.offset, params.page))


def _build_filter(context: Context, timezone: str, params: ReceiptListParams) -> tuple[str, list[Any]]:
    """Return the WHERE clause and its values; `$1` is the company. Accountants find nothing by client or booking (BEY-026)."""
    tz, search = zone(timezone), params.search.strip()
    terms = search_terms.parse(search)
    conditions: list[tuple[str, Sequence[Any]]] = [
        ("r.state = ANY({}::text[])", [_STATUS_GROUPS.get(params.status, [params.status])] if params.status else ()),
        *((f"r.{name} = {{}}", [getattr(params, name)]) for name in _EQUALITY_FILTERS if getattr(params, name)),
        ("{}::bool", [False] if context.client_scope == "financial" and (params.client_id or params.booking_id) else ()),
        ("r.membership_id = {}", [params.cashier_id] if params.cashier_id else ()),
        (_HAS_AMOUNT, [params.amount] * 2 if params.amount is not None else ()),
        *_day_range(params.from_, params.to, tz),
        *_search_conditions(search, terms, tz),
    ]
    used, parameter = [condition for condition in conditions if condition[1]], count(2)
    clauses = [sql.format(*(f"${next(parameter)}" for _ in values)) for sql, values in used]
    return " AND ".join(["r.company_id = $1", *clauses]), [context.company_id, *(value for _, values in used for value in values)]


def _day_range(first: date | None, last: date | None, tz: tzinfo) -> list[tuple[str, Sequence[Any]]]:
    """Return the conditions for receipts of the days `first` to `last` of the clinic, where they are given."""
    return [
        ("r.created_at >= {}", [datetime.combine(first, time(), tz)] if first else ()),
        ("r.created_at < {}", [datetime.combine(last + timedelta(days=1), time(), tz)] if last else ()),
    ]


def _search_conditions(search: str, terms: SearchTerms, tz: tzinfo) -> list[tuple[str, Sequence[Any]]]:
    """Return the conditions of a search: a day, a number or an amount by its form, otherwise words of the client's."""
    if terms.day:
        return _day_range(terms.day, terms.day, tz)
    clients: list[tuple[str, Sequence[Any]]] = [(_CLIENT_MATCHES, token_range) for token_range in query_ranges(search)]
    choices: list[tuple[str, Sequence[Any]]] = []
    if terms.number is not None:
        choices.append(("r.number = {}", [terms.number]))
    if terms.amount is not None:
        choices.append((_HAS_AMOUNT, [terms.amount] * 2))
    if not choices:
        return clients
    if terms.may_be_phone:
        choices.append((" AND ".join(sql for sql, _ in clients), [value for _, values in clients for value in values]))
    return [(f"({' OR '.join(sql for sql, _ in choices)})", [value for _, values in choices for value in values])]
