"""A cart as the catalogues know it: names, prices and VAT are taken from there, frozen with the sale."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue import service as catalogue
from clinic.booking.visits import service as visits
from clinic.clients import service as clients
from clinic.core.clock import now
from clinic.core.errors import FieldError, NotFound
from clinic.pos.models import Product
from clinic.pos.sales.answers import LineOut, QuoteOut, VatOut
from clinic.pos.sales.pricing import KRONA, NONE, Discount, Item, Sum, krona_rounding, price
from clinic.pos.sales.schemas import CartIn, CartLine, DiscountIn

COSMETIC, MEDICAL = 2500, 0
"""VAT on treatments: full on what is cosmetic, none on medically motivated care (HFD 2013 ref. 67)."""
GIFT_CARD = {"en": "Gift card", "sv": "Presentkort"}


@dataclass(frozen=True, slots=True)
class Cart:
    """What is sold: the columns of each line, and the sum."""

    lines: list[dict[str, Any]]
    sum: Sum
    client_id: UUID | None = None

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


async def fill(session: AsyncSession, wanted: CartIn, language: str) -> Cart:
    """The cart with its names, prices, discounts and VAT; FieldErrors for what isn't the clinic's, and for discounts that are too large."""
    visit = await visits.shown(session, wanted.booking_id) if wanted.booking_id else None
    products = await _products(session, wanted)
    services, practitioners = await catalogue.offered(
        session, {line.service_id for line in wanted.lines if line.service_id},
        {line.practitioner_id for line in wanted.lines if line.practitioner_id},
    )
    known: dict[UUID, Any] = {**products, **services}
    lines = []
    for place, line in enumerate(wanted.lines):
        if line.practitioner_id and line.practitioner_id not in practitioners:
            raise FieldError(f"lines.{place}.practitioner_id", "unknown")
        lines.append({**_line(place, line, known, language), "place": place})
        if visit and line.service_id and not line.practitioner_id:
            lines[-1]["practitioner_id"] = visit.practitioner_id
    items = [
        Item(line["quantity"], line["unit_price"], line["rate"], _discount(one.discount), plain=one.kind == "gift_card")
        for line, one in zip(lines, wanted.lines, strict=True)
    ]
    for field, limit in _too_large(wanted, items):
        raise FieldError(field, "below", limit=f"{limit / KRONA:.2f}")
    found = price(items, _discount(wanted.discount))
    filled = [{**line, **asdict(priced)} for line, priced in zip(lines, found.lines, strict=True)]
    return Cart(filled, found, visit.client_id if visit else None)


async def _products(session: AsyncSession, wanted: CartIn) -> dict[UUID, Product]:
    ids = {line.product_id for line in wanted.lines if line.product_id}
    if not ids:
        return {}
    rows = await session.scalars(select(Product).where(Product.id.in_(ids), Product.deleted_at.is_(None)))
    return {row.id: row for row in rows}


def _line(place: int, line: CartLine, known: dict[UUID, Any], language: str) -> dict[str, Any]:
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
    found = known.get(getattr(line, field))
    if found is None:
        raise FieldError(f"lines.{place}.{field}", "unknown")
    if line.kind == "product":
        facts = {"product_id": found.id, "name": found.name, "code": found.code, "unit_price": found.selling_price, "rate": found.tax}
        return {**common, **facts}
    medical = line.purpose == "medical"
    if medical and not line.reason:
        raise FieldError(f"lines.{place}.reason", "required")
    return {
        **common, "service_id": found.id, "name": found.name, "unit_price": line.unit_price or found.price,
        "rate": MEDICAL if medical else COSMETIC, "purpose": line.purpose, "reason": line.reason if medical else "",
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


async def owner(session: AsyncSession, cart: Cart, client_id: UUID | None) -> UUID | None:
    """Whom the sale is to: the client named, else the booking's; NotFound for one out of reach."""
    wanted = client_id or cart.client_id
    if wanted is None:
        return None
    if client_id and cart.client_id and client_id != cart.client_id:
        raise NotFound
    return (await clients.get(session, wanted)).id
