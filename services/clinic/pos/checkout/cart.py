"""Price a cart with the names, prices and VAT rates of the catalogues, which are frozen with the sale."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import date
from typing import Any
from uuid import UUID

import orjson

from clinic.aesthetics import service as aesthetics
from clinic.aesthetics.service import Plan
from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.booking_fees.service import SellableFee
from clinic.booking.bookings import service as bookings
from clinic.clients import service as clients
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.clock import local_date, now
from clinic.core.database.session import AnySession, driver_connection, get_context
from clinic.pos.booking_payments import service as booking_payments
from clinic.pos.booking_payments.schemas import BookingPaymentOut
from clinic.pos.checkout import queries
from clinic.pos.checkout.pricing import KRONA, NO_DISCOUNT, Discount, Item, PricedCart, krona_rounding, price, to_percentage
from clinic.pos.checkout.schemas import CartCreate, CartLine, DiscountCreate, QuoteOut
from clinic.pos.receipts.schemas import ReceiptLineOut, ReceiptVatOut

EXEMPT_RATE = 0
"""VAT on medically motivated care, which is exempt; a cosmetic treatment has the rate of its service (HFD 2013 ref. 67)."""
GIFT_CARD_NAMES = {"en": "Gift card", "sv": "Presentkort"}
FEE_NAMES = {
    "en": {"cancellation": "Late cancellation fee: {name}", "no_show": "No-show fee: {name}"},
    "sv": {"cancellation": "Avgift för sen avbokning: {name}", "no_show": "Avgift för uteblivet besök: {name}"},
}
REST_NAMES = {"en": "Rest after a deposit of {paid}: {name}", "sv": "Slutbetalning efter handpenning {paid}: {name}"}
MAX_NAME_LENGTH = 160


@dataclass(frozen=True, slots=True)
class Cart:
    """A priced cart: the columns of each receipt line, the amounts, and the client."""

    lines: list[dict[str, Any]]
    amounts: PricedCart
    client_id: UUID | None = None
    client_name: str = ""

    @property
    def quantities(self) -> dict[UUID, int]:
        """The sold quantity of each product."""
        quantities: dict[UUID, int] = {}
        for line in self.lines:
            if line["product_id"]:
                quantities[line["product_id"]] = quantities.get(line["product_id"], 0) + line["quantity"]
        return quantities

    @property
    def fee_ids(self) -> list[UUID]:
        """The fees of bookings that are sold."""
        return [line["booking_fee_id"] for line in self.lines if line["booking_fee_id"]]

    def to_quote(self) -> QuoteOut:
        """Return the cart as checkout shows it before the sale."""
        amounts = self.amounts
        return QuoteOut(
            lines=[_to_line_schema(line) for line in self.lines], gross=amounts.gross, discount=amounts.discount,
            total=amounts.total, vat=amounts.vat, vat_lines=[ReceiptVatOut(**line.to_dict()) for line in amounts.vat_lines],
            cash_rounding=krona_rounding(amounts.total),
        )


async def price_cart(
    session: AnySession, data: CartCreate, *, language: str, timezone: str, client_id: UUID | None = None, lock_client: bool = True,
    taken_by: UUID | None = None,
) -> Cart:
    """Return the cart with names, prices, discounts and VAT, and its client: the one named, else the booking's.

    `timezone` is the clinic's, `taken_by` the receipt that has taken the cart's fees already. Raises NotFound for a booking or client
    that the caller can't reach, ClientMerged for a client that was merged into another; FieldError for rows that aren't the clinic's, for
    gift cards without a future last day, and for discounts that are too large. A sale, whose client is locked, also asks the act's gate:
    TreatmentNotLawful.
    """
    rows = await _load_rows(session, queries.CART_ROWS_WITH_LOCKED_CLIENT if lock_client else queries.CART_ROWS, data, client_id)
    booking, client = rows["booking"], rows["client"]
    if (data.booking_id and not booking) or ((client_id or booking) and not client):
        raise NotFound
    if client_id and booking and booking["client_id"] != str(client_id):
        raise NotFound
    if client and client["merged_into"]:
        raise clients.ClientMerged(client_id=client["merged_into"])
    today = local_date(now(), timezone)
    rows = {**rows, "fees": await _load_fees(session, data, taken_by)}
    lines = [{**_build_line(position, line, rows, language, today), "position": position} for position, line in enumerate(data.lines)]
    if lock_client:
        _check_fee_clients(lines, rows["fees"], client)
    if booking:
        services = bookings.list_services(UUID(booking["service_id"]), booking["name"], booking["price"], booking["add_ons"])
        payment = await booking_payments.load_line_payments(session, data.booking_id or UUID(int=0), services)
        _offer_rest(data, lines, payment, language)
    items = [
        Item(
            line["quantity"], line["price"], line["rate"], _to_discount(cart_line.discount), is_gift_card=line["type"] == "gift_card",
        ) for line, cart_line in zip(lines, data.lines, strict=True)
    ]
    for field, limit in _find_excessive_discounts(data, items):
        raise FieldError(field, "below", limit=f"{limit / KRONA:.2f}")
    if lock_client:
        await _check_lawful(session, lines, rows)
    amounts = price(items, _to_discount(data.discount))
    priced_lines = [{**line, **asdict(priced)} for line, priced in zip(lines, amounts.lines, strict=True)]
    return Cart(priced_lines, amounts, UUID(client["id"]) if client else None, client["name"] if client else "")


async def _check_lawful(session: AnySession, lines: list[dict[str, Any]], rows: Mapping[str, Any]) -> None:
    """Ask the act's gate about each service under the act on aesthetic treatments (LAW-020).

    Raises FieldError for a line that doesn't say who performs it, TreatmentNotLawful.
    """
    for line in lines:
        is_treatment = line["service_id"] and not line["booking_fee_id"]
        kind = rows["service"][str(line["service_id"])]["kind"] if is_treatment else ""
        if not kind:
            continue
        if line["practitioner_id"] is None:
            raise FieldError(f"lines.{line['position']}.practitioner_id", "required")
        client = rows["client"]
        await aesthetics.check_lawful(session, Plan(
            "sale", kind, now(), client_id=UUID(client["id"]) if client else None,
            performer_id=UUID(rows["practitioners"][str(line["practitioner_id"])]),
        ))


async def _load_rows(session: AnySession, sql: str, data: CartCreate, client_id: UUID | None) -> dict[str, Any]:
    ids = [
        [row_id for line in data.lines if (row_id := getattr(line, name))] for name in ("product_id", "service_id", "practitioner_id")
    ]
    connection = await driver_connection(session)
    rows: dict[str, Any] = orjson.loads(
        await connection.fetchval(sql, get_context(session).company_id, *ids, data.booking_id, client_id),
    )
    return rows


async def _load_fees(session: AnySession, data: CartCreate, taken_by: UUID | None) -> Mapping[UUID, SellableFee]:
    """Return the due fees of bookings that the lines name. Raises FieldError for a fee that isn't the clinic's, or named twice."""
    fee_ids = [line.booking_fee_id for line in data.lines if line.booking_fee_id]
    fees = await booking_fees.load_sellable_fees(session, fee_ids) if fee_ids else {}
    for position, line in enumerate(data.lines):
        if line.booking_fee_id is None:
            continue
        fee = fees.get(line.booking_fee_id)
        if fee is None or fee.service_id != line.service_id or fee_ids.count(line.booking_fee_id) > 1:
            raise FieldError(f"lines.{position}.booking_fee_id", "unknown")
        if fee.state != "due" and (taken_by is None or fee.state != "charged" or fee.receipt_id != taken_by):
            raise booking_fees.FeeNotDue
    return fees


def _check_fee_clients(lines: list[dict[str, Any]], fees: Mapping[UUID, SellableFee], client: Mapping[str, Any] | None) -> None:
    """Raise FieldError for a fee of another client than the cart's."""
    for line in lines:
        fee = fees.get(line["booking_fee_id"])
        if fee is not None and (client is None or UUID(client["id"]) != fee.client_id):
            raise FieldError(f"lines.{line['position']}.booking_fee_id", "unknown")


def _offer_rest(data: CartCreate, lines: list[dict[str, Any]], payment: BookingPaymentOut, language: str) -> None:
    """After a deposit, name the first line of each booked service as its rest; its price is the rest unless the line has one."""
    if not payment.deposits or not payment.paid or not payment.rest:
        return
    booked = {part.service_id: part for part in payment.lines if 0 < part.rest < part.price}
    for cart_line, line in zip(data.lines, lines, strict=True):
        part = None if line["booking_fee_id"] else booked.pop(line["service_id"], None)
        if part is None:
            continue
        paid = f"{(part.price - part.rest) / KRONA:.2f} kr"
        prefix = REST_NAMES.get(language, REST_NAMES["en"]).format(paid=paid.replace(".", ",") if language == "sv" else paid, name="")
        line["name"] = f"{prefix}{line['name']}"[:MAX_NAME_LENGTH]
        if cart_line.price is None:
            line["price"] = part.rest


def _build_line(position: int, line: CartLine, rows: Mapping[str, Any], language: str, today: date) -> dict[str, Any]:
    if line.practitioner_id and str(line.practitioner_id) not in (rows["practitioners"] or ()):
        raise FieldError(f"lines.{position}.practitioner_id", "unknown")
    common = {
        "type": line.type, "product_id": None, "service_id": None, "practitioner_id": line.practitioner_id, "quantity": line.quantity,
        "code": "", "purpose": "", "reason": "", "expires_on": None, "booking_fee_id": line.booking_fee_id,
    }
    if line.booking_fee_id:
        fee: SellableFee = rows["fees"][line.booking_fee_id]
        name = FEE_NAMES.get(language, FEE_NAMES["en"])[fee.kind].format(name=fee.service_name)[:MAX_NAME_LENGTH]
        fee_row, practitioner = {"name": name, "price": fee.amount, "rate": fee.tax}, {"practitioner_id": str(fee.practitioner_id)}
        return {**common, **_build_service_columns(position, line.model_copy(update={"price": None}), fee_row, practitioner)}
    if line.type == "gift_card":
        if line.expires_on is None or line.expires_on <= today:
            raise FieldError(f"lines.{position}.expires_on", "after_today")
        name = GIFT_CARD_NAMES.get(language, GIFT_CARD_NAMES["en"])
        return {**common, "name": name, "price": line.price, "rate": 0, "expires_on": line.expires_on}
    field = f"{line.type}_id"
    row_id = getattr(line, field)
    row = (rows[line.type] or {}).get(str(row_id))
    if row is None:
        raise FieldError(f"lines.{position}.{field}", "unknown")
    if line.type == "product":
        return {**common, "product_id": row_id, "name": row["name"], "code": row["code"], "price": row["price"], "rate": row["rate"]}
    return {**common, **_build_service_columns(position, line, row, rows["booking"])}


def _build_service_columns(position: int, line: CartLine, row: Mapping[str, Any], booking: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the columns of a service's line. A service that is exempt by its own rate is medical without a reason for the sale."""
    is_medical = line.purpose == "medical" or row["rate"] == EXEMPT_RATE
    if is_medical and row["rate"] != EXEMPT_RATE and not line.reason:
        raise FieldError(f"lines.{position}.reason", "required")
    return {
        "service_id": line.service_id, "name": row["name"], "price": line.price or row["price"],
        "rate": EXEMPT_RATE if is_medical else row["rate"], "purpose": "medical" if is_medical else "cosmetic",
        "reason": line.reason if is_medical else "",
        "practitioner_id": line.practitioner_id or (UUID(booking["practitioner_id"]) if booking else None),
    }


def _to_line_schema(line: dict[str, Any]) -> ReceiptLineOut:
    return ReceiptLineOut.model_validate({**line, "tax_percentage": to_percentage(line["rate"])})


def _to_discount(data: DiscountCreate | None) -> Discount:
    if data is None:
        return NO_DISCOUNT
    return Discount(percent=data.value) if data.type == "percent" else Discount(amount=data.value)


def _find_excessive_discounts(data: CartCreate, items: list[Item]) -> Iterator[tuple[str, int]]:
    """Yield the field and the limit of each discount by amount that isn't below the amount it applies to (POS-020)."""
    discountable = 0
    for position, (line, item) in enumerate(zip(data.lines, items, strict=True)):
        if line.discount and line.discount.type == "amount" and line.discount.value >= item.gross:
            yield f"lines.{position}.discount.value", item.gross
        discountable += 0 if item.is_gift_card else item.gross - item.discount.amount_of(item.gross)
    if data.discount and data.discount.type == "amount" and data.discount.value >= discountable:
        yield "discount.value", discountable
