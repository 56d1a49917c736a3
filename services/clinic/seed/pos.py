"""The demo clinic's till: a register that is enrolled, three months of receipts, gift cards, and a closed report for each day."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha512
from random import Random
from typing import Any
from uuid import UUID

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.models import Resource
from clinic.booking.visits.models import Booking
from clinic.clients.models import Client
from clinic.company import service as companies
from clinic.core.clock import day_of, now
from clinic.core.models import new_id
from clinic.pos.days import service as days
from clinic.pos.days.figures import of_day
from clinic.pos.giftcards.service import code
from clinic.pos.models import (
    GiftCard,
    GiftCardEntry,
    Payment,
    Product,
    Receipt,
    ReceiptLine,
    Register,
    RegisterSeries,
    Registration,
    Terminal,
    TillSetting,
    ZReport,
)
from clinic.pos.sales.pricing import Discount, Item, krona_rounding, price
from clinic.pos.tills import till as tills
from clinic.pos.tills.till import Till

ORGANIZATION, VAT, UNIT, FLOAT = "559900-0014", "SE559900001401", "ISTCSKS0000000011", 100_000
DAYS_BACK, A_DAY = 90, 5
TABLES: tuple[Any, ...] = (Receipt, ReceiptLine, Payment, Registration, GiftCard, GiftCardEntry)


@dataclass
class Past:
    """What was sold once: the rows of it, in the order of their numbers."""

    till: Till
    company_id: UUID
    number: int = 0
    rows: dict[Any, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))

    def sold(self, at: datetime, z_number: int, lines: list[dict[str, Any]], way: str, **facts: Any) -> UUID:
        """A sale that was paid and registered."""
        discount = Discount(percent=facts.pop("percent", 0))
        found = price([Item(one["quantity"], one["unit_price"], one["rate"], plain=one["kind"] == "gift_card") for one in lines], discount)
        receipt_id, self.number = new_id(), self.number + 1
        rounding = krona_rounding(found.total) if way == "cash" else 0
        common = {"company_id": self.company_id, "receipt_id": receipt_id}
        self.rows[Receipt].append({
            "company_id": self.company_id, "id": receipt_id, "register_id": self.till.id, "kind": "sale", "seller": self.till.seller,
            "gross": found.gross, "discount": found.discount, "total": found.total, "rounding": rounding, "vat": found.vat,
            "vats": [one.plain() for one in found.vats], "number": self.number, "z_number": z_number, "state": "PAID", "step": "done",
            "look_at": at, "numbered_at": at, "paid_at": at, "ended_at": at, "created_at": at, "updated_at": at, "client_id": None,
            "booking_id": None, "client_name": "", "cashier": "Malin Falk", **facts,
        })
        self.rows[ReceiptLine] += [
            {
                **common, "id": new_id(), "place": place, "product_id": None, "service_id": None, "practitioner_id": None, "expires_on": None,
                "purpose": "cosmetic" if one["kind"] == "service" else "", **one, **asdict(priced),
            } for place, (one, priced) in enumerate(zip(lines, found.lines, strict=True))
        ]
        paid: dict[str, Any] = {"amount": found.total + rounding, "given": found.total + rounding if way == "cash" else 0}
        if way == "card":
            paid |= {"session_id": new_id(), "terminal_id": self.till.terminal_id, "sent_at": at, "event_id": 0, "facts": _card(self.number)}
        self.rows[Payment].append({
            "session_id": None, "terminal_id": "", "sent_at": None, "event_id": None, "facts": {}, "gift_card_id": None, **common,
            "id": new_id(), "place": 0, "way": way, "state": "completed", "created_at": at, "updated_at": at, **paid,
        })
        self.rows[Registration].append({
            **common, "id": new_id(), "register_id": self.till.id, "number": self.number, "z_number": z_number, "kind": "normal",
            "state": "registered", "at": at, "unit": UNIT, "code": _code(self.till.id, self.number), "registered_at": at, "created_at": at,
            "updated_at": at,
        })
        return receipt_id

    def gift_card(self, receipt_id: UUID | None, value: int, at: datetime, client_id: UUID | None) -> None:
        """A gift card that a sale sold, with nothing used of it."""
        card_id = new_id()
        expires = (at + timedelta(days=730)).date()
        self.rows[GiftCard].append({
            "company_id": self.company_id, "id": card_id, "client_id": client_id, "receipt_id": receipt_id, "code": code(),
            "initial_value": value, "balance": value, "expires_on": expires, "state": "active", "created_at": at, "updated_at": at,
        })
        self.rows[GiftCardEntry].append({
            "company_id": self.company_id, "id": new_id(), "gift_card_id": card_id, "receipt_id": receipt_id, "amount": value, "at": at,
        })


def _card(number: int) -> dict[str, str]:
    return {
        "card": f"476173******{number % 10_000:04d}", "application": "VISA DEBIT", "aid": "A0000000031010", "authorization": f"{number:06d}",
        "transaction_id": str(new_id()), "entry_mode": "CONTACTLESS", "verification": "CHIP-NO-CVM", "reference_number": f"{number:06d}",
        "retrieval_reference": f"{number:012d}",
    }


def _code(register_id: UUID, number: int) -> str:
    letters = sha512(f"{register_id}/{number}".encode()).hexdigest().upper().translate(str.maketrans("018", "GHJ"))
    return f"{letters[:32]};{letters[32:58]}"


async def lay(session: AsyncSession, company_id: UUID) -> None:
    """Lay the till's past in the demo clinic, whose clients, visits and products are laid."""
    company = await companies.own(session)
    company.organization_number, company.vat_number = ORGANIZATION, VAT
    terminal = Terminal(company_id=company_id, id=new_id(), name="Receptionen", virtual_terminal_id="16000011", terminal_id="16000001")
    register = Register(
        company_id=company_id, id=new_id(), name="Kassa 1", terminal_id=terminal.id, control_id="AS01999990001001", control_unit=UNIT,
        street_address="Storgatan 12", zip_code="114 51", city="Stockholm",
    )
    session.add(terminal)
    session.add(TillSetting(
        company_id=company_id, id=company_id, merchant_id=str(new_id()), receipt_footer="Tack för ditt besök! Öppet köp 14 dagar på oöppnade produkter.",
    ))
    await session.flush()
    session.add(register)
    await session.flush()
    past = Past(await tills.find(session, register.id), company_id)
    closing = await _sell(session, past)
    for table in TABLES:
        if past.rows[table]:
            await session.execute(insert(table), past.rows[table])
    session.add(RegisterSeries(company_id=company_id, id=register.id, last_number=past.number, opening_float=FLOAT))
    await session.flush()
    for number, at in enumerate(closing, 1):
        await _close(session, past.till, number, at)


async def _sell(session: AsyncSession, past: Past) -> list[datetime]:
    """Sell at what was booked, and over the counter; when each day was closed."""
    chance, today = Random(13), day_of(now(), "Europe/Stockholm")
    products = list(await session.scalars(select(Product).order_by(Product.sort_name)))
    visits: dict[date, list[Any]] = defaultdict(list)
    for row in await session.execute(
        select(Booking, Client.first_name, Client.last_name).join(Client, (Client.company_id == Booking.company_id) & (Client.id == Booking.client_id))
        .join(Resource, (Resource.company_id == Booking.company_id) & (Resource.id == Booking.practitioner_id))
        .where(Booking.state == "booked", Booking.end_at < now()).order_by(Booking.start_at, Booking.id),
    ):
        visits[row[0].end_at.date()].append(row)
    closed: list[datetime] = []
    for offset in range(-DAYS_BACK, 0):
        day = today + timedelta(days=offset)
        if day.weekday() < 6:
            _day(past, chance, len(closed) + 1, list(_visits(visits.get(day, []), chance)), day, products)
            closed.append(datetime.combine(day, time(17, 30), UTC))
    return closed


def _visits(rows: list[Any], chance: Random) -> Iterable[Any]:
    return sorted(chance.sample(rows, k=min(A_DAY - 2, len(rows))), key=lambda row: row[0].end_at)


def _day(past: Past, chance: Random, z_number: int, visits: list[Any], day: date, products: list[Product]) -> None:
    for place, (booking, first, last) in enumerate(visits):
        lines = [{
            "kind": "service", "service_id": booking.service_id, "practitioner_id": booking.practitioner_id, "name": booking.service_name,
            "quantity": 1, "unit_price": booking.price, "rate": 2500,
        }]
        if chance.random() < 0.4:
            lines.append(_line(chance.choice(products), chance.choice((1, 1, 2))))
        at = datetime.combine(day, time(9 + 3 * place, chance.randint(0, 59)), UTC)
        past.sold(
            at, z_number, lines, chance.choice(("card", "card", "card", "cash")), client_id=booking.client_id, booking_id=booking.id,
            client_name=f"{first} {last}", percent=10 if chance.random() < 0.15 else 0,
        )
    if chance.random() < 0.5:
        at = datetime.combine(day, time(16, chance.randint(0, 59)), UTC)
        past.sold(at, z_number, [_line(chance.choice(products), 1)], chance.choice(("card", "cash")))
    if z_number % 15 == 1:
        at, value = datetime.combine(day, time(16, 59, 30), UTC), chance.choice((50_000, 100_000, 150_000))
        line = {"kind": "gift_card", "name": "Presentkort", "quantity": 1, "unit_price": value, "rate": 0, "expires_on": day + timedelta(days=730)}
        past.gift_card(past.sold(at, z_number, [line], "card"), value, at, None)


def _line(product: Product, quantity: int) -> dict[str, Any]:
    return {
        "kind": "product", "product_id": product.id, "name": product.name, "code": product.code, "quantity": quantity,
        "unit_price": product.selling_price, "rate": product.tax,
    }


async def _close(session: AsyncSession, till: Till, number: int, at: datetime) -> None:
    """Close a past day, as it would have been closed then."""
    found = await of_day(session, till.id, number)
    company_id = (await companies.own(session)).id
    session.add(ZReport(
        company_id=company_id, id=new_id(), register_id=till.id, number=number, closed_at=at,
        **days.frozen(till, number, found, counted=found["expected_cash"], opening_float=FLOAT, at=at),
    ))
    await session.execute(
        update(RegisterSeries).where(RegisterSeries.company_id == company_id, RegisterSeries.id == till.id)
        .values(last_z=number, grand_sales=found["grand_sales"], grand_returns=found["grand_returns"]),
    )
