"""A cart as the catalogues know it: names, prices and VAT are taken from there, frozen with the sale."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any
from uuid import UUID

import orjson

from clinic.clients import service as clients
from clinic.core.clock import now
from clinic.core.db import Unit, context_of, direct
from clinic.core.errors import FieldError, NotFound
from clinic.pos.sales.answers import LineOut, QuoteOut, VatOut
from clinic.pos.sales.pricing import KRONA, NONE, Discount, Item, Sum, krona_rounding, price
from clinic.pos.sales.schemas import CartIn, CartLine, DiscountIn

COSMETIC, MEDICAL = 2500, 0
"""VAT on treatments: full on what is cosmetic, none on medically motivated care (HFD 2013 ref. 67)."""
GIFT_CARD = {"en": "Gift card", "sv": "Presentkort"}
_KNOWN = """
WITH buyer AS MATERIALIZED (
  SELECT c.id, c.first_name || ' ' || c.last_name AS name, c.merged_into
  FROM (SELECT coalesce($6, (SELECT b.client_id FROM booking b WHERE b.company_id = $1 AND b.id = $5)) AS id OFFSET 0) w
  JOIN client c ON c.company_id = $1 AND c.id = w.id WHERE c.deleted_at IS NULL {lock})
SELECT jsonb_build_object(
  'product', (SELECT jsonb_object_agg(p.id, jsonb_build_object('name', p.name, 'code', p.code, 'price', p.selling_price, 'rate', p.tax))
    FROM product p WHERE p.company_id = $1 AND p.id = ANY($2::uuid[]) AND p.deleted_at IS NULL),
  'service', (SELECT jsonb_object_agg(s.id, jsonb_build_object('name', s.name, 'price', s.price))
    FROM service s WHERE s.company_id = $1 AND s.id = ANY($3::uuid[]) AND s.deleted_at IS NULL),
  'practitioners', (SELECT jsonb_agg(r.id) FROM resource r
    WHERE r.company_id = $1 AND r.id = ANY($4::uuid[]) AND r.kind = 'practitioner'),
  'visit', (SELECT jsonb_build_object('client_id', b.client_id, 'practitioner_id', b.practitioner_id) FROM booking b
    WHERE b.company_id = $1 AND b.id = $5),
  'client', (SELECT jsonb_build_object('id', c.id, 'name', c.name, 'merged_into', c.merged_into) FROM buyer c)
)::text
"""
"""All that a cart names, in one read under the caller's own policies: what isn't theirs isn't there."""
_LOOKED_AT, _HELD = _KNOWN.format(lock=""), _KNOWN.format(lock="FOR KEY SHARE OF c")
"""The client of what is stored is held, as by `clients.for_writing`; a quote stores nothing."""


@dataclass(frozen=True, slots=True)
class Cart:
    """What is sold and to whom: the columns of each line, and the sum."""

    lines: list[dict[str, Any]]
    sum: Sum
    client_id: UUID | None = None
    client_name: str = ""

    @property
    def goods(self) -> dict[UUID, int]:
        """How many of each product leave the shelf."""
        found: dict[UUID, int] = {}
        for line in self.lines:
            if line["product_id"]:
                found[line["product_id"]] = found.get(line["product_id"], 0) + line["quantity"]
        return found

    def quote(self) -> QuoteOut:
        """As the till shows it before anything is stored."""
        return QuoteOut(
            lines=[LineOut.model_validate(line) for line in self.lines], gross=self.sum.gross, discount=self.sum.discount,
            total=self.sum.total, vat=self.sum.vat, vats=[VatOut(**one.plain()) for one in self.sum.vats],
            cash_rounding=krona_rounding(self.sum.total),
        )


async def fill(session: Unit, wanted: CartIn, language: str, client_id: UUID | None = None, *, stored: bool = True) -> Cart:
    """The cart with its names, prices, discounts and VAT, and whose it is: the client named, else the booking's.

    NotFound for a booking or client out of reach, Merged for one that has become part of another; FieldErrors for what isn't the
    clinic's, and for discounts that are too large.
    """
    known = await _known(session, _HELD if stored else _LOOKED_AT, wanted, client_id)
    visit, client = known["visit"], known["client"]
    if (wanted.booking_id and not visit) or ((client_id or visit) and not client):
        raise NotFound
    if client_id and visit and visit["client_id"] != str(client_id):
        raise NotFound
    if client and client["merged_into"]:
        raise clients.Merged(client_id=client["merged_into"])
    lines = [{**_line(place, line, known, language), "place": place} for place, line in enumerate(wanted.lines)]
    items = [
        Item(line["quantity"], line["unit_price"], line["rate"], _discount(one.discount), plain=one.kind == "gift_card")
        for line, one in zip(lines, wanted.lines, strict=True)
    ]
    for field, limit in _too_large(wanted, items):
        raise FieldError(field, "below", limit=f"{limit / KRONA:.2f}")
    found = price(items, _discount(wanted.discount))
    filled = [{**line, **asdict(priced)} for line, priced in zip(lines, found.lines, strict=True)]
    return Cart(filled, found, UUID(client["id"]) if client else None, client["name"] if client else "")


async def _known(session: Unit, sql: str, wanted: CartIn, client_id: UUID | None) -> dict[str, Any]:
    ids = [[one for line in wanted.lines if (one := getattr(line, name))] for name in ("product_id", "service_id", "practitioner_id")]
    connection = await direct(session)
    found: dict[str, Any] = orjson.loads(
        await connection.fetchval(sql, context_of(session).company_id, *ids, wanted.booking_id, client_id),
    )
    return found


def _line(place: int, line: CartLine, known: Mapping[str, Any], language: str) -> dict[str, Any]:
    if line.practitioner_id and str(line.practitioner_id) not in (known["practitioners"] or ()):
        raise FieldError(f"lines.{place}.practitioner_id", "unknown")
    common = {
        "kind": line.kind, "product_id": None, "service_id": None, "practitioner_id": line.practitioner_id, "quantity": line.quantity,
        "code": "", "purpose": "", "reason": "", "expires_on": None,
    }
    if line.kind == "gift_card":
        if line.expires_on is None or line.expires_on <= now().date():
            raise FieldError(f"lines.{place}.expires_on", "after_today")
        name = GIFT_CARD.get(language, GIFT_CARD["en"])
        return {**common, "name": name, "unit_price": line.unit_price, "rate": 0, "expires_on": line.expires_on}
    field = f"{line.kind}_id"
    wanted = getattr(line, field)
    found = (known[line.kind] or {}).get(str(wanted))
    if found is None:
        raise FieldError(f"lines.{place}.{field}", "unknown")
    if line.kind == "product":
        facts = {"name": found["name"], "code": found["code"], "unit_price": found["price"], "rate": found["rate"]}
        return {**common, "product_id": wanted, **facts}
    return {**common, **_treatment(place, line, found, known["visit"])}


def _treatment(place: int, line: CartLine, found: Mapping[str, Any], visit: Mapping[str, Any] | None) -> dict[str, Any]:
    medical = line.purpose == "medical"
    if medical and not line.reason:
        raise FieldError(f"lines.{place}.reason", "required")
    return {
        "service_id": line.service_id, "name": found["name"], "unit_price": line.unit_price or found["price"],
        "rate": MEDICAL if medical else COSMETIC, "purpose": line.purpose, "reason": line.reason if medical else "",
        "practitioner_id": line.practitioner_id or (UUID(visit["practitioner_id"]) if visit else None),
    }


def _discount(wanted: DiscountIn | None) -> Discount:
    if wanted is None:
        return NONE
    return Discount(percent=wanted.value) if wanted.kind == "percent" else Discount(amount=wanted.value)


def _too_large(wanted: CartIn, items: list[Item]) -> Iterator[tuple[str, int]]:
    """Discounts by amount that aren't below what they are on (POS-020)."""
    whole = 0
    for place, (line, item) in enumerate(zip(wanted.lines, items, strict=True)):
        gross = item.quantity * item.unit_price
        if line.discount and line.discount.kind == "amount" and line.discount.value >= gross:
            yield f"lines.{place}.discount.value", gross
        whole += 0 if item.plain else gross - item.discount.of(gross)
    if wanted.discount and wanted.discount.kind == "amount" and wanted.discount.value >= whole:
        yield "discount.value", whole
