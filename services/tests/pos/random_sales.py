"""Random sales and refunds, priced by the application's own functions, as rows, with the sums that their receipts show."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import orjson

from clinic.core.database.base import new_id
from clinic.pos.checkout.pricing import RATES, Discount, Item, PricedCart, price, vat_included_in
from clinic.pos.checkout.schemas import PaymentCreate
from clinic.pos.checkout.tenders import RefundableTender, Tender, allocate_refund, allocate_tenders
from clinic.pos.models import Payment, Receipt, ReceiptLine
from clinic.pos.refunds import allocation
from clinic.pos.refunds.schemas import RefundCreate

TABLES: tuple[Any, ...] = (Receipt, ReceiptLine, Payment)
_PRICED_COLUMNS = ("gross", "discount", "cart_discount_share", "total", "vat")
COLUMNS = {table: list(table.__table__.columns.keys()) for table in TABLES}
DEFAULTS: dict[Any, dict[str, Any]] = {
    Receipt: {
        "cashier": "", "client_name": "", "refund_reason": "", "seller": "{}", "currency": "sek", "discount": 0, "z_number": 1, "step": "done", "lease_token": 1,
        "abort_requested": False, "failed_attempts": 0, "status_reason": "", "failure_reason": "", "restock": False, "refunded": 0, "downloaded": 0,
        "version": 1,
    },
    ReceiptLine: {"name": "", "code": "", "discount": 0, "cart_discount_share": 0, "purpose": "", "reason": ""},
    Payment: {"tendered": 0, "state": "completed", "is_reversal": False, "terminal_id": "", "card_details": "{}", "version": 1},
}


def random_cart(random: Random) -> tuple[list[Item], Discount]:
    """Return products, services and gift cards, with discounts on lines and on the cart."""
    items = []
    for _ in range(random.randint(1, 4)):
        gross, is_gift_card = random.randint(1, 300_000), random.random() < 0.05
        own = random.choice([Discount(), Discount(percent=random.randint(1, 100)), Discount(amount=random.randint(1, max(1, gross - 1)))])
        quantity, rate = (1, 0) if is_gift_card else (random.randint(1, 4), random.choice(RATES))
        items.append(Item(quantity, gross, rate, Discount() if is_gift_card else own, is_gift_card))
    return items, random.choice([Discount(), Discount(percent=random.randint(1, 100)), Discount(amount=random.randint(1, 5000))])


def random_tenders(random: Random, total: int) -> tuple[list[Tender], int]:
    """Return tenders by cards, gift card and cash in any mixture that sums up to the total, and the cash rounding."""
    payments, rest = [], total
    for method in ("card", "card", "gift_card"):
        if rest > 200 and random.random() < 0.4:
            part = random.randint(1, rest // 100) * 100
            payments.append(PaymentCreate(method=method, amount=part, code="ABCDEFGH"))
            rest -= part
    if rest or not payments:
        payments.append(PaymentCreate(method=random.choice(["card", "cash"])))
    tenders, rounding = allocate_tenders(total, payments)
    assert sum(tender.amount for tender in tenders) == total + rounding
    assert abs(rounding) <= 50
    return tenders, rounding


@dataclass
class RandomSales:
    """The rows of one register's day, and the sums that their receipts show by type: per line type, payment method and VAT rate."""

    company_id: UUID
    register_id: UUID
    at: datetime
    rows: dict[Any, list[tuple[Any, ...]]] = field(default_factory=lambda: defaultdict(list))
    sums: dict[str, Counter] = field(default_factory=lambda: defaultdict(Counter))
    number: int = 0

    def add_sale(self, random: Random, *, refund: bool) -> None:
        """Add a sale; with `refund` some or all of it is refunded by one refund or several."""
        items, discount = random_cart(random)
        cart = price(items, discount)
        check_sums(cart)
        tenders, rounding = random_tenders(random, cart.total)
        sale_id, line_types = new_id(), [_line_type(item) for item in items]
        lines = [
            {
                "type": line_type, "quantity": item.quantity, "price": item.price, "rate": item.rate,
                **{name: getattr(line, name) for name in _PRICED_COLUMNS},
            } for line_type, item, line in zip(line_types, items, cart.lines, strict=True)
        ]
        vat_lines = [line.to_dict() for line in cart.vat_lines]
        head = {"gross": cart.gross, "discount": cart.discount, "total": cart.total, "rounding": rounding, "vat": cart.vat, "vat_lines": vat_lines}
        payments = [(new_id(), tender) for tender in tenders]
        refunded = 0
        if refund and cart.total and "gift_card" not in line_types:
            for columns in _random_refunds(random, lines, head, payments):
                refunded += columns["total"]
                self._add_receipt(new_id(), "refund", **columns, state="REFUNDED", original_id=sale_id)
        status = "PAID" if not refunded else "REFUNDED" if refunded == cart.total else "PARTIALLY_REFUNDED"
        self._add_receipt(sale_id, "sale", lines, payments, **head, state=status, refunded=refunded)

    def _add_receipt(self, receipt_id: UUID, receipt_type: str, lines: Any, payments: Any, **head: Any) -> None:
        self.number += 1
        sums, company = self.sums[receipt_type], {"company_id": self.company_id}
        completed_at = "paid_at" if receipt_type == "sale" else "refunded_at"
        times = dict.fromkeys(("next_attempt_at", "numbered_at", "ended_at", "created_at", "updated_at", completed_at), self.at)
        self._add_row(Receipt, {
            **company, "id": receipt_id, "register_id": self.register_id, "type": receipt_type, "number": self.number, **times, **head,
            "vat_lines": orjson.dumps(head["vat_lines"]).decode(),
        })
        for position, line in enumerate(lines):
            self._add_row(ReceiptLine, {**company, "id": new_id(), "receipt_id": receipt_id, "position": position, **line})
            sums[f"of {line['type']}"] += line["total"]
            sums[f"count of {line['type']}"] += line["quantity"]
        for position, (payment_id, tender) in enumerate(payments):
            self._add_row(Payment, {
                **company, "id": payment_id, "receipt_id": receipt_id, "position": position, "method": tender.method, "amount": tender.amount,
                "reverses_payment_id": tender.reverses_payment_id, "created_at": self.at, "updated_at": self.at,
            })
            sums[f"by {tender.method}"] += tender.amount
        sums["count"] += 1
        sums["discounted"] += head.get("discount", 0) > 0
        for name in ("total", "rounding", "vat", "discount"):
            sums[name] += head.get(name, 0)
        for vat in head["vat_lines"]:
            sums[f"total{vat['rate']}"] += vat["total"]
            sums[f"vat{vat['rate']}"] += vat["vat"]

    def _add_row(self, table: Any, row: dict[str, Any]) -> None:
        columns = {**DEFAULTS[table], **row}
        self.rows[table].append(tuple(map(columns.get, COLUMNS[table])))


def _line_type(item: Item) -> str:
    return "gift_card" if item.is_gift_card else "service" if item.price % 3 == 0 else "product"


def check_sums(cart: PricedCart) -> None:
    """Assert that lines, VAT rates and discounts of a cart sum up to its total."""
    assert cart.gross - cart.discount == cart.total == sum(line.total for line in cart.lines) == sum(vat.total for vat in cart.vat_lines)
    assert sum(line.vat for line in cart.lines) == cart.vat
    assert all(vat.vat == vat_included_in(vat.total, vat.rate) for vat in cart.vat_lines)
    assert all(line.total == line.gross - line.discount - line.cart_discount_share >= 0 for line in cart.lines)


def _random_refunds(random: Random, sold: Any, head: dict[str, Any], payments: Any) -> Iterator[dict[str, Any]]:
    """Yield the columns of refunds, mostly until nothing remains: then they sum up to the sale, per VAT rate and payment method."""
    lines = [SimpleNamespace(position=position, **{name: line[name] for name in ("total", "rate", "quantity")}) for position, line in enumerate(sold)]
    refundable = [RefundableTender(payment_id, tender.method, tender.amount) for payment_id, tender in payments]
    earlier, sale = [], SimpleNamespace(vat_lines=head["vat_lines"])
    sums, remaining = Counter(), head["total"]
    while remaining:
        amount = remaining if remaining < 100 or random.random() < 0.5 else random.randint(1, remaining // 100) * 100
        rows = allocation.allocate_lines(lines, earlier, RefundCreate(amount=amount, reason="Ångrat köp"))  # type: ignore[arg-type]
        vat_lines = allocation.compute_vat(sale, rows, earlier)  # type: ignore[arg-type]
        tenders, rounding = allocate_refund(amount, remaining, refundable)
        line_vats = allocation.allocate_vat(rows, vat_lines)
        assert sum(tender.amount for tender in tenders) == amount + rounding
        assert sum(row.amount for row in rows) == amount == sum(vat.total for vat in vat_lines)
        assert sum(line_vats.values()) == sum(vat.vat for vat in vat_lines)
        assert all(vat.vat >= 0 for vat in vat_lines)
        earlier += [
            SimpleNamespace(position=row.line.position, total=row.amount, rate=row.line.rate, vat=line_vats[row.line.position], quantity=row.quantity)
            for row in rows
        ]
        refunded = {tender.reverses_payment_id: tender.amount for tender in tenders}
        refundable = [
            RefundableTender(tender.payment_id, tender.method, tender.amount - refunded.get(tender.payment_id, 0)) for tender in refundable
        ]
        assert all(tender.amount >= 0 for tender in refundable)
        copied = [{name: sold[row.line.position][name] for name in ("type", "price", "rate")} for row in rows]
        yield {
            "lines": [
                {**columns, "quantity": row.quantity, "gross": row.amount, "total": row.amount, "vat": line_vats[row.line.position]}
                for columns, row in zip(copied, rows, strict=True)
            ],
            "payments": [(new_id(), tender) for tender in tenders], "gross": amount, "total": amount, "rounding": rounding,
            "vat": sum(vat.vat for vat in vat_lines), "vat_lines": [vat.to_dict() for vat in vat_lines],
        }
        remaining -= amount
        sums += Counter({f"total{vat.rate}": vat.total for vat in vat_lines}) + Counter({f"vat{vat.rate}": vat.vat for vat in vat_lines})
        sums["rounding"] += rounding
        if remaining and random.random() < 0.2:
            return
    assert sums["rounding"] == head["rounding"]
    assert all((sums[f"total{vat['rate']}"], sums[f"vat{vat['rate']}"]) == (vat["total"], vat["vat"]) for vat in head["vat_lines"])
