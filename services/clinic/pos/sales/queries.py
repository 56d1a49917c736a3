"""Receipts as they are read: one with everything on it, and the list."""

from collections.abc import Sequence
from datetime import datetime, time, timedelta
from itertools import count
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import looks
from clinic.core.clock import zone
from clinic.core.context import Context
from clinic.core.db import Unit, context_of, direct, hot
from clinic.core.errors import CODES, NotFound
from clinic.core.i18n import language
from clinic.core.paging import COUNTED
from clinic.core.rowsecurity import nameless
from clinic.core.search import query_ranges
from clinic.pos.sales.answers import ReceiptOut
from clinic.pos.sales.schemas import ReceiptPage

_AT = "to_char({0} AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS')"
_WAYS = """coalesce((SELECT jsonb_agg(w.way ORDER BY w.first) FROM (SELECT p.way, min(p.place) AS first FROM payment p
  WHERE p.company_id = r.company_id AND p.receipt_id = r.id AND NOT p.is_reversal GROUP BY p.way) w), '[]'::jsonb)"""
_ROW = f"""
'id', r.id, 'kind', r.kind, 'state', r.state, 'number', r.number, 'register_id', r.register_id, 'register_name', r.seller->>'register',
'client_id', {nameless('r.client_id', 'NULL')}, 'client_name', {nameless('r.client_name')},
'booking_id', r.booking_id, 'total', r.total, 'payable', r.total + r.rounding,
'refunded', r.refunded, 'ways', {_WAYS}, 'is_resolving', r.trouble <> '', 'created_at', {_AT.format('r.created_at')},
'paid_at', {_AT.format('r.paid_at')}
"""
_GIFT_CARD = nameless("g.code", "'…' || right(g.code, 4)")
"""Whoever knows a card's number may pay with it: an accountant sees its end."""
_LINES = f"""coalesce((SELECT jsonb_agg(jsonb_build_object('kind', l.kind, 'product_id', l.product_id, 'service_id', l.service_id,
  'practitioner_id', l.practitioner_id, 'name', l.name, 'code', l.code, 'quantity', l.quantity, 'unit_price', l.unit_price,
  'gross', l.gross, 'discount', l.discount, 'share', l.share, 'total', l.total, 'rate', l.rate, 'vat', l.vat,
  'purpose', l.purpose, 'reason', {nameless('l.reason')})
  ORDER BY l.place) FROM receipt_line l WHERE l.company_id = r.company_id AND l.receipt_id = r.id), '[]'::jsonb)"""
_PAYMENTS = f"""coalesce((SELECT jsonb_agg(jsonb_build_object('id', p.id, 'way', p.way, 'amount', p.amount, 'given', p.given,
  'change', greatest(p.given - p.amount, 0), 'state', p.state, 'is_reversal', p.is_reversal, 'card', coalesce(p.facts->>'card', ''),
  'application', coalesce(p.facts->>'application', ''), 'authorization', coalesce(p.facts->>'authorization', ''),
  'gift_card', coalesce({_GIFT_CARD}, '')) ORDER BY p.place)
  FROM payment p LEFT JOIN gift_card g ON g.company_id = p.company_id AND g.id = p.gift_card_id
  WHERE p.company_id = r.company_id AND p.receipt_id = r.id), '[]'::jsonb)"""
_REFUNDS = f"""coalesce((SELECT jsonb_agg(jsonb_build_object('id', b.id, 'state', b.state, 'number', b.number, 'total', b.total,
  'created_at', {_AT.format('b.created_at')}) ORDER BY b.created_at) FROM receipt b
  WHERE b.company_id = r.company_id AND b.original_id = r.id), '[]'::jsonb)"""
_RETURNABLE = """coalesce((SELECT jsonb_agg(jsonb_build_object('place', l.place,
  'quantity', greatest(l.quantity - coalesce(b.quantity, 0), 0),
  'amount', l.total - coalesce(b.total, 0)) ORDER BY l.place)
  FROM receipt_line l LEFT JOIN (SELECT x.place, sum(x.quantity) AS quantity, sum(x.total) AS total FROM receipt o
    JOIN receipt_line x ON x.company_id = o.company_id AND x.receipt_id = o.id
    WHERE o.company_id = r.company_id AND o.original_id = r.id AND o.state = 'REFUNDED' GROUP BY x.place) b ON b.place = l.place
  WHERE l.company_id = r.company_id AND l.receipt_id = r.id), '[]'::jsonb)"""
"""How many of each line may still come back, and for how much."""
_ONE = f"""
SELECT (jsonb_build_object({_ROW}) || jsonb_build_object('cashier', r.cashier, 'currency', r.currency, 'seller', r.seller, 'gross', r.gross,
  'discount', r.discount, 'rounding', r.rounding, 'vat', r.vat, 'vats', r.vats, 'lines', {_LINES}, 'payments', {_PAYMENTS},
  'refunds', {_REFUNDS}, 'original_id', r.original_id,
  'original_number', (SELECT o.number FROM receipt o WHERE o.company_id = r.company_id AND o.id = r.original_id), 'retry_of', r.retry_of,
  'refundable', CASE WHEN r.kind = 'sale' AND r.state IN ('PAID', 'PARTIALLY_REFUNDED') THEN r.total - r.refunded ELSE 0 END,
  'returnable', CASE WHEN r.kind = 'sale' AND r.state IN ('PAID', 'PARTIALLY_REFUNDED') THEN {_RETURNABLE} ELSE '[]'::jsonb END,
  'gift_cards', coalesce((SELECT jsonb_agg({_GIFT_CARD} ORDER BY g.id) FROM gift_card g
    WHERE g.company_id = r.company_id AND g.receipt_id = r.id AND g.state = 'active'), '[]'::jsonb),
  'trouble', r.trouble, 'failure', r.failure,
  'can_abort', r.state IN ('PENDING', 'PROCESSING') AND r.step IN ('check', 'charge') AND NOT r.abort_wanted
    AND NOT (r.kind = 'refund' AND EXISTS (SELECT FROM payment p WHERE p.company_id = r.company_id AND p.receipt_id = r.id
      AND p.way = 'card' AND p.state = 'completed')),
  'retried_by', (SELECT a.id FROM receipt a WHERE a.company_id = r.company_id AND a.retry_of = r.id),
  'downloaded', r.downloaded, 'numbered_at', {_AT.format('r.numbered_at')}, 'refunded_at', {_AT.format('r.refunded_at')},
  'version', r.version, 'copy_state', coalesce((SELECT c.state FROM control_registration c WHERE c.company_id = r.company_id
    AND c.receipt_id = r.id AND c.kind = 'copy'), ''),
  'control', (SELECT jsonb_build_object('unit', c.unit, 'code', c.code, 'registered_at', {_AT.format('c.registered_at')})
    FROM control_registration c WHERE c.company_id = r.company_id AND c.receipt_id = r.id AND c.kind <> 'copy' AND c.state = 'registered')
))::text FROM receipt r WHERE r.company_id = $1 AND r.id = $2
"""
_CLIENTS = """r.client_id = ANY(ARRAY(SELECT t.id FROM client_token t
  WHERE t.company_id = $1 AND t.token >= {} AND t.token < {} LIMIT 1001))"""
"""Receipts of clients whom a piece finds, as the list of clients does: no more than so many tokens are looked at."""
_VOLATILE = (
    "trouble", "can_abort", "retried_by", "downloaded", "version", "is_resolving", "refunds", "refunded", "copy_state", "refundable",
    "returnable",
)
_CODES = """
SELECT g.id, g.code FROM gift_card g JOIN payment p ON p.company_id = g.company_id AND p.gift_card_id = g.id
WHERE p.company_id = $1 AND p.receipt_id = $2
"""
_SAME = ("kind", "client_id", "booking_id", "register_id")
_STATES = {"failed": ["CANCELLED", "ABORTED"], "in_progress": ["PENDING", "PROCESSING"]}


async def shown(session: Unit, receipt_id: UUID) -> ReceiptOut:
    """A receipt as the till shows it, in the caller's language; NotFound when absent, another company's or of a client out of reach."""
    return out(await _read(session, receipt_id))


async def looked_at(session: AsyncSession, receipt_id: UUID) -> ReceiptOut:
    """A receipt that somebody looks at: a client's says what was done to whom, so the look is logged. An accountant meets no name."""
    found = await shown(session, receipt_id)
    if found.client_id is not None:
        await looks.log(session, "receipt.looked_at", receipt_id, client_id=found.client_id)
    return found


async def content(session: Unit, receipt_id: UUID) -> dict[str, Any]:
    """What a receipt says, for the journal and its documents: without what will still change."""
    return lasting(await _read(session, receipt_id))


def lasting(found: dict[str, Any]) -> dict[str, Any]:
    """What is read of a receipt, without what will still change."""
    return {name: value for name, value in found.items() if name not in _VOLATILE}


async def _read(session: Unit, receipt_id: UUID) -> dict[str, Any]:
    found = await (await direct(session)).fetchval(_ONE, context_of(session).company_id, receipt_id)
    if found is None:
        raise NotFound
    read: dict[str, Any] = orjson.loads(found)
    return read


def out(found: dict[str, Any]) -> ReceiptOut:
    """What is read of a receipt, as the till shows it."""
    told = {name: why(found[name]) if found[name] else None for name in ("trouble", "failure")}
    sells_card = any(line["kind"] == "gift_card" for line in found["lines"])
    return ReceiptOut.model_validate({**found, **told, "paid_for_gift_card_exists": sells_card})


def why(code: str) -> dict[str, str]:
    """A code with its sentence in the caller's language."""
    kind = CODES.get(code)
    if kind is None:
        return {"code": code, "text": code}
    known = {"provider": "", "reason": "", "number": "", "name": ""}
    return {"code": code, "text": kind(**known).text(language.get())}


async def gift_card_codes(session: Unit, receipt_id: UUID) -> dict[UUID, str]:
    """What stands on the gift cards that a receipt was to be paid with."""
    rows = await (await direct(session)).fetch(_CODES, context_of(session).company_id, receipt_id)
    return {UUID(str(row["id"])): row["code"] for row in rows}


_OF_BOOKINGS = """
SELECT DISTINCT ON (r.booking_id) r.booking_id, r.id, r.state FROM receipt r WHERE r.company_id = $1 AND r.booking_id = ANY($2::uuid[])
AND r.kind = 'sale' ORDER BY r.booking_id, r.state IN ('PAID', 'PARTIALLY_REFUNDED', 'REFUNDED') DESC, r.created_at DESC
"""


async def of_bookings(session: Unit, ids: Sequence[UUID]) -> dict[UUID, dict[str, Any]]:
    """The receipt of each booking that has one: the paid one, else the last that was tried."""
    rows = await (await direct(session)).fetch(_OF_BOOKINGS, context_of(session).company_id, list(ids))
    return {UUID(str(row["booking_id"])): {"id": row["id"], "status": row["state"]} for row in rows}


async def page(context: Context, zone_name: str, wanted: ReceiptPage) -> str:
    """A page of receipts, in the order of time, as JSON text; searched by number or by the client's name."""
    where, values = _where(context, zone_name, wanted)
    marks, order = len(values), f"r.created_at {wanted.direction}, r.id {wanted.direction}"
    sql = f"""
    WITH found AS MATERIALIZED (SELECT r.id, r.created_at FROM receipt r WHERE {where} ORDER BY {order}
      LIMIT ${marks + 1} OFFSET ${marks + 2}),
    counted AS (SELECT count(*) AS n FROM (SELECT 1 FROM receipt r WHERE {where} LIMIT {COUNTED + 1}) x)
    SELECT jsonb_build_object('items', coalesce((SELECT jsonb_agg(jsonb_build_object({_ROW}) ORDER BY {order})
      FROM found f JOIN receipt r ON r.company_id = $1 AND r.id = f.id), '[]'::jsonb),
      'page', ${marks + 3}::int, 'per_page', ${marks + 1}::int, 'total', least(n, {COUNTED}), 'total_capped', n > {COUNTED})::text
    FROM counted
    """
    async with hot(context) as connection:
        return str(await connection.fetchval(sql, *values, wanted.per_page, wanted.offset, wanted.page))


def _where(context: Context, zone_name: str, wanted: ReceiptPage) -> tuple[str, list[Any]]:
    home, words = zone(zone_name), wanted.search.strip()
    asked: list[tuple[str, Sequence[Any]]] = [
        ("r.state = ANY({}::text[])", [_STATES.get(wanted.state, [wanted.state])] if wanted.state else ()),
        *((f"r.{name} = {{}}", [getattr(wanted, name)]) for name in _SAME if getattr(wanted, name)),
        ("r.created_at >= {}", [datetime.combine(wanted.from_, time(), home)] if wanted.from_ else ()),
        ("r.created_at < {}", [datetime.combine(wanted.to + timedelta(days=1), time(), home)] if wanted.to else ()),
        *([("r.number = {}", [int(words[:15])])] if words.isdecimal() else [(_CLIENTS, piece) for piece in query_ranges(words)]),
    ]
    given, marks = [one for one in asked if one[1]], count(2)
    parts = [sql.format(*(f"${next(marks)}" for _ in values)) for sql, values in given]
    return " AND ".join(["r.company_id = $1", *parts]), [context.company_id, *(value for _, values in given for value in values)]
