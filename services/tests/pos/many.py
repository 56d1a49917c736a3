"""Random sales and refunds by the till's own arithmetic, as rows, with what their receipts say summed up beside them."""

from collections import Counter as Sums, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import datetime
from random import Random
from types import SimpleNamespace
from typing import Any
from uuid import UUID

import orjson

from clinic.core.models import new_id
from clinic.pos.models import Payment, Receipt, ReceiptLine
from clinic.pos.sales import refunds, ways
from clinic.pos.sales.pricing import RATES, Discount, Item, Sum, price, vat_in
from clinic.pos.sales.schemas import PaymentIn, RefundIn
from clinic.pos.sales.ways import Laid, Left

TABLES: tuple[Any, ...] = (Receipt, ReceiptLine, Payment)
_PRICED = ("gross", "discount", "share", "total", "vat")
COLUMNS = {table: list(table.__table__.columns.keys()) for table in TABLES}
PLAIN: dict[Any, dict[str, Any]] = {
    Receipt: {
        "cashier": "", "client_name": "", "seller": "{}", "currency": "sek", "discount": 0, "z_number": 1, "step": "done", "turn": 1,
        "abort_wanted": False, "trouble": "", "failure": "", "restock": False, "refunded": 0, "downloaded": 0, "version": 1,
    },
    ReceiptLine: {"name": "", "code": "", "discount": 0, "share": 0, "purpose": "", "reason": ""},
    Payment: {"given": 0, "state": "completed", "is_reversal": False, "terminal_id": "", "facts": "{}", "version": 1},
}


def cart(chance: Random) -> tuple[list[Item], Discount]:
    """Goods, care and gift cards, with discounts on lines and on the whole."""
    items = []
    for _ in range(chance.randint(1, 4)):
        gross, plain = chance.randint(1, 300_000), chance.random() < 0.05
        own = chance.choice([Discount(), Discount(percent=chance.randint(1, 100)), Discount(amount=chance.randint(1, max(1, gross - 1)))])
        items.append(Item(1 if plain else chance.randint(1, 4), gross, 0 if plain else chance.choice(RATES), Discount() if plain else own, plain))
    return items, chance.choice([Discount(), Discount(percent=chance.randint(1, 100)), Discount(amount=chance.randint(1, 5000))])


def laid(chance: Random, total: int) -> tuple[list[Laid], int]:
    """On a card or two, a gift card, cash, in any mixture that comes to it."""
    asked, rest = [], total
    for way in ("card", "card", "gift_card"):
        if rest > 200 and chance.random() < 0.4:
            part = chance.randint(1, rest // 100) * 100
            asked.append(PaymentIn(way=way, amount=part, code="ABCDEFGH"))
            rest -= part
    if rest or not asked:
        asked.append(PaymentIn(way=chance.choice(["card", "cash"])))
    found, rounding = ways.lay(total, asked)
    assert sum(one.amount for one in found) == total + rounding
    assert abs(rounding) <= 50
    return found, rounding


@dataclass
class Many:
    """The rows of one register's day, and what their receipts say, sales and refunds apart: of each kind, by each way, at each rate."""

    company_id: UUID
    register_id: UUID
    at: datetime
    rows: dict[Any, list[tuple[Any, ...]]] = field(default_factory=lambda: defaultdict(list))
    said: dict[str, Sums] = field(default_factory=lambda: defaultdict(Sums))
    number: int = 0

    def sell(self, chance: Random, *, back: bool) -> None:
        """One sale; with `back` a part of it, or all, is paid back in one refund or several."""
        items, discount = cart(chance)
        found = price(items, discount)
        _agree(found)
        paid, rounding = laid(chance, found.total)
        sale_id, kinds = new_id(), [_kind(item) for item in items]
        lines = [
            {"kind": kind, "quantity": item.quantity, "unit_price": item.unit_price, "rate": item.rate, **{name: getattr(line, name) for name in _PRICED}}
            for kind, item, line in zip(kinds, items, found.lines, strict=True)
        ]
        vats = [one.plain() for one in found.vats]
        head = {"gross": found.gross, "discount": found.discount, "total": found.total, "rounding": rounding, "vat": found.vat, "vats": vats}
        payments = [(new_id(), one) for one in paid]
        gone = 0
        if back and found.total and "gift_card" not in kinds:
            for part in _parts(chance, lines, head, payments):
                gone += part["total"]
                self._receipt(new_id(), "refund", **part, state="REFUNDED", original_id=sale_id)
        state = "PAID" if not gone else "REFUNDED" if gone == found.total else "PARTIALLY_REFUNDED"
        self._receipt(sale_id, "sale", lines, payments, **head, state=state, refunded=gone)

    def _receipt(self, receipt_id: UUID, kind: str, lines: Any, payments: Any, **head: Any) -> None:
        self.number += 1
        said, company = self.said[kind], {"company_id": self.company_id}
        done = "paid_at" if kind == "sale" else "refunded_at"
        times = dict.fromkeys(("look_at", "numbered_at", "ended_at", "created_at", "updated_at", done), self.at)
        self._add(Receipt, {
            **company, "id": receipt_id, "register_id": self.register_id, "kind": kind, "number": self.number, **times, **head,
            "vats": orjson.dumps(head["vats"]).decode(),
        })
        for place, line in enumerate(lines):
            self._add(ReceiptLine, {**company, "id": new_id(), "receipt_id": receipt_id, "place": place, **line})
            said[f"of {line['kind']}"] += line["total"]
            said[f"count of {line['kind']}"] += line["quantity"]
        for place, (payment_id, one) in enumerate(payments):
            self._add(Payment, {
                **company, "id": payment_id, "receipt_id": receipt_id, "place": place, "way": one.way, "amount": one.amount,
                "returns": one.returns, "created_at": self.at, "updated_at": self.at,
            })
            said[f"by {one.way}"] += one.amount
        said["count"] += 1
        said["discounted"] += head.get("discount", 0) > 0
        for name in ("total", "rounding", "vat", "discount"):
            said[name] += head.get(name, 0)
        for vat in head["vats"]:
            said[f"total{vat['rate']}"] += vat["total"]
            said[f"vat{vat['rate']}"] += vat["vat"]

    def _add(self, table: Any, row: dict[str, Any]) -> None:
        whole = {**PLAIN[table], **row}
        self.rows[table].append(tuple(map(whole.get, COLUMNS[table])))


def _kind(item: Item) -> str:
    return "gift_card" if item.plain else "service" if item.unit_price % 3 == 0 else "product"


def _agree(found: Sum) -> None:
    """A receipt in itself: lines, rates and discounts come to its total."""
    assert found.gross - found.discount == found.total == sum(line.total for line in found.lines) == sum(vat.total for vat in found.vats)
    assert sum(line.vat for line in found.lines) == found.vat
    assert all(vat.vat == vat_in(vat.total, vat.rate) for vat in found.vats)
    assert all(line.total == line.gross - line.discount - line.share >= 0 for line in found.lines)


def _parts(chance: Random, sold: Any, head: dict[str, Any], payments: Any) -> Iterator[dict[str, Any]]:
    """Refunds, mostly until nothing remains: then they come to the sale, rate by rate and way by way."""
    lines = [SimpleNamespace(place=place, **{name: line[name] for name in ("total", "rate", "quantity")}) for place, line in enumerate(sold)]
    left, earlier, sale = [Left(key, one.way, one.amount) for key, one in payments], [], SimpleNamespace(vats=head["vats"])
    day, total = Sums(), head["total"]
    while total:
        amount = total if total < 100 or chance.random() < 0.5 else chance.randint(1, total // 100) * 100
        rows = refunds._returned(lines, earlier, RefundIn(amount=amount))  # type: ignore[arg-type]
        parts = refunds._vats(sale, rows, earlier)  # type: ignore[arg-type]
        back, rounded = ways.back(amount, total, left)
        taxes = refunds._taxes(rows, parts)
        assert sum(one.amount for one in back) == amount + rounded
        assert sum(row.amount for row in rows) == amount == sum(one.total for one in parts)
        assert sum(taxes.values()) == sum(one.vat for one in parts)
        assert all(one.vat >= 0 for one in parts)
        earlier += [
            SimpleNamespace(place=row.line.place, total=row.amount, rate=row.line.rate, vat=taxes[row.line.place], quantity=row.quantity)
            for row in rows
        ]
        gone = {one.returns: one.amount for one in back}
        left = [Left(one.id, one.way, one.amount - gone.get(one.id, 0)) for one in left]
        assert all(one.amount >= 0 for one in left)
        again = [{name: sold[row.line.place][name] for name in ("kind", "unit_price", "rate")} for row in rows]
        yield {
            "lines": [
                {**one, "quantity": row.quantity, "gross": row.amount, "total": row.amount, "vat": taxes[row.line.place]}
                for one, row in zip(again, rows, strict=True)
            ],
            "payments": [(new_id(), one) for one in back], "gross": amount, "total": amount, "rounding": rounded,
            "vat": sum(one.vat for one in parts), "vats": [one.plain() for one in parts],
        }
        total -= amount
        day += Sums({f"total{one.rate}": one.total for one in parts}) + Sums({f"vat{one.rate}": one.vat for one in parts})
        day["rounding"] += rounded
        if total and chance.random() < 0.2:
            return
    assert day["rounding"] == head["rounding"]
    assert all((day[f"total{one['rate']}"], day[f"vat{one['rate']}"]) == (one["total"], one["vat"]) for one in head["vats"])
