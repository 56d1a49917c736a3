"""Seed the demo clinic's point of sale: an enrolled register, three months of receipts, gift cards, and a Z report for each day."""

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

from clinic.booking.bookings.models import Booking
from clinic.booking.models import Resource
from clinic.clients.models import Client
from clinic.company import service as companies
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.pos.checkout.pricing import Discount, Item, krona_rounding, price
from clinic.pos.closings import service as closings
from clinic.pos.closings.totals import load_day_totals
from clinic.pos.gift_cards.service import generate_code
from clinic.pos.models import (
    ControlRegistration,
    GiftCard,
    GiftCardEntry,
    Payment,
    Product,
    Receipt,
    ReceiptLine,
    Register,
    RegisterSeries,
    RegisterSettings,
    Terminal,
    ZReport,
)
from clinic.pos.registers import register_config
from clinic.pos.registers.register_config import RegisterConfig

ORGANIZATION_NUMBER, VAT_NUMBER, CONTROL_UNIT, OPENING_FLOAT = "559900-0014", "SE559900001401", "ISTCSKS0000000011", 100_000
DAYS_BACK, SALES_PER_DAY = 90, 5
TABLES: tuple[Any, ...] = (Receipt, ReceiptLine, Payment, ControlRegistration, GiftCard, GiftCardEntry)


@dataclass
class SalesHistory:
    """Rows of past sales in the order of their receipt numbers, by table."""

    register: RegisterConfig
    company_id: UUID
    number: int = 0
    rows: dict[Any, list[dict[str, Any]]] = field(default_factory=lambda: defaultdict(list))

    def add_sale(self, at: datetime, z_number: int, lines: list[dict[str, Any]], method: str, **columns: Any) -> UUID:
        """Add a sale that was paid and registered. Returns the receipt's id."""
        discount = Discount(percent=columns.pop("percent", 0))
        totals = price([Item(item["quantity"], item["price"], item["rate"], is_gift_card=item["type"] == "gift_card") for item in lines], discount)
        receipt_id, self.number = new_id(), self.number + 1
        rounding = krona_rounding(totals.total) if method == "cash" else 0
        shared_columns = {"company_id": self.company_id, "receipt_id": receipt_id}
        self.rows[Receipt].append({
            "company_id": self.company_id, "id": receipt_id, "register_id": self.register.id, "type": "sale", "seller": self.register.seller,
            "gross": totals.gross, "discount": totals.discount, "total": totals.total, "rounding": rounding, "vat": totals.vat,
            "vat_lines": [item.to_dict() for item in totals.vat_lines], "number": self.number, "z_number": z_number, "state": "PAID", "step": "done",
            "next_attempt_at": at, "numbered_at": at, "paid_at": at, "ended_at": at, "created_at": at, "updated_at": at, "client_id": None,
            "booking_id": None, "client_name": "", "cashier": "Malin Falk", **columns,
        })
        self.rows[ReceiptLine] += [
            {
                **shared_columns, "id": new_id(), "position": position, "product_id": None, "service_id": None, "practitioner_id": None, "expires_on": None,
                "purpose": "cosmetic" if item["type"] == "service" else "", **item, **asdict(priced),
            } for position, (item, priced) in enumerate(zip(lines, totals.lines, strict=True))
        ]
        payment: dict[str, Any] = {"amount": totals.total + rounding, "tendered": totals.total + rounding if method == "cash" else 0}
        if method == "card":
            payment |= {"session_id": new_id(), "terminal_id": self.register.terminal_id, "sent_at": at, "event_id": 0, "card_details": _card_details(self.number)}
        self.rows[Payment].append({
            "session_id": None, "terminal_id": "", "sent_at": None, "event_id": None, "card_details": {}, "gift_card_id": None, **shared_columns,
            "id": new_id(), "position": 0, "method": method, "state": "completed", "created_at": at, "updated_at": at, **payment,
        })
        self.rows[ControlRegistration].append({
            **shared_columns, "id": new_id(), "register_id": self.register.id, "number": self.number, "z_number": z_number, "type": "normal",
            "state": "registered", "at": at, "unit": CONTROL_UNIT, "code": _control_code(self.register.id, self.number), "registered_at": at, "created_at": at,
            "updated_at": at,
        })
        return receipt_id

    def add_gift_card(self, receipt_id: UUID | None, value: int, at: datetime, client_id: UUID | None) -> None:
        """Add an unused gift card that a sale sold."""
        card_id = new_id()
        expires = (at + timedelta(days=730)).date()
        self.rows[GiftCard].append({
            "company_id": self.company_id, "id": card_id, "client_id": client_id, "receipt_id": receipt_id, "code": generate_code(),
            "initial_value": value, "balance": value, "expires_on": expires, "state": "active", "created_at": at, "updated_at": at,
        })
        self.rows[GiftCardEntry].append({
            "company_id": self.company_id, "id": new_id(), "gift_card_id": card_id, "receipt_id": receipt_id, "amount": value, "at": at,
        })


def _card_details(number: int) -> dict[str, str]:
    return {
        "card": f"476173******{number % 10_000:04d}", "application": "VISA DEBIT", "aid": "A0000000031010", "authorization": f"{number:06d}",
        "transaction_id": str(new_id()), "entry_mode": "CONTACTLESS", "verification": "CHIP-NO-CVM", "reference_number": f"{number:06d}",
        "retrieval_reference": f"{number:012d}",
    }


def _control_code(register_id: UUID, number: int) -> str:
    letters = sha512(f"{register_id}/{number}".encode()).hexdigest().upper().translate(str.maketrans("018", "GHJ"))
    return f"{letters[:32]};{letters[32:58]}"


async def seed(session: AsyncSession, company_id: UUID) -> None:
    """Seed register, receipts and Z reports for the demo clinic's clients, bookings and products."""
    company = await companies.get_own_company(session)
    company.organization_number, company.vat_number = ORGANIZATION_NUMBER, VAT_NUMBER
    company.street_address, company.zip_code, company.city = "Storgatan 12", "114 51", "Stockholm"
    company.country_code, company.phone_number, company.contact_email = "+46", "081234567", "hej@kliniken.example"
    company.patient_insurance, company.ivo_registration = "Landstingens Ömsesidiga Försäkringsbolag (Löf)", "12345-1"
    company.complication_contact = "08-123 45 67, dygnet runt"
    terminal = Terminal(company_id=company_id, id=new_id(), nick_name="Receptionen", virtual_terminal_id="16000011", terminal_id="16000001")
    register = Register(
        company_id=company_id, id=new_id(), name="Kassa 1", terminal_id=terminal.id, control_id="AS01999990001001", control_unit=CONTROL_UNIT,
        street_address="Storgatan 12", zip_code="114 51", city="Stockholm",
    )
    session.add(terminal)
    session.add(RegisterSettings(
        company_id=company_id, id=company_id, merchant_id=str(new_id()), receipt_footer="Tack för ditt besök! Öppet köp 14 dagar på oöppnade produkter.",
    ))
    await session.flush()
    session.add(register)
    await session.flush()
    history = SalesHistory(await register_config.get_register(session, register.id), company_id)
    closing_times = await _add_sales(session, history)
    for table in TABLES:
        if history.rows[table]:
            await session.execute(insert(table), history.rows[table])
    session.add(RegisterSeries(company_id=company_id, id=register.id, last_number=history.number, opening_float=OPENING_FLOAT))
    await session.flush()
    for number, at in enumerate(closing_times, 1):
        await _close_day(session, history.register, number, at)


async def _add_sales(session: AsyncSession, history: SalesHistory) -> list[datetime]:
    """Add sales of booked services and sales without a booking. Returns the time at which each day was closed."""
    random, today = Random(13), local_date(now(), "Europe/Stockholm")
    products = list(await session.scalars(select(Product).order_by(Product.sort_name)))
    bookings: dict[date, list[Any]] = defaultdict(list)
    for row in await session.execute(
        select(Booking, Client.first_name, Client.last_name).join(Client, (Client.company_id == Booking.company_id) & (Client.id == Booking.client_id))
        .join(Resource, (Resource.company_id == Booking.company_id) & (Resource.id == Booking.practitioner_id))
        .where(Booking.state == "booked", Booking.end_at < now()).order_by(Booking.start_at, Booking.id),
    ):
        bookings[row[0].end_at.date()].append(row)
    closing_times: list[datetime] = []
    for offset in range(-DAYS_BACK, 0):
        day = today + timedelta(days=offset)
        if day.weekday() < 6:
            _add_day_of_sales(history, random, len(closing_times) + 1, list(_sample_bookings(bookings.get(day, []), random)), day, products)
            closing_times.append(datetime.combine(day, time(17, 30), UTC))
    return closing_times


def _sample_bookings(rows: list[Any], random: Random) -> Iterable[Any]:
    return sorted(random.sample(rows, k=min(SALES_PER_DAY - 2, len(rows))), key=lambda row: row[0].end_at)


def _add_day_of_sales(history: SalesHistory, random: Random, z_number: int, bookings: list[Any], day: date, products: list[Product]) -> None:
    for position, (booking, first, last) in enumerate(bookings):
        lines = [{
            "type": "service", "service_id": booking.service_id, "practitioner_id": booking.practitioner_id, "name": booking.service_name,
            "quantity": 1, "price": booking.price, "rate": 2500,
        }]
        if random.random() < 0.4:
            lines.append(_product_line(random.choice(products), random.choice((1, 1, 2))))
        at = datetime.combine(day, time(9 + 3 * position, random.randint(0, 59)), UTC)
        history.add_sale(
            at, z_number, lines, random.choice(("card", "card", "card", "cash")), client_id=booking.client_id, booking_id=booking.id,
            client_name=f"{first} {last}", percent=10 if random.random() < 0.15 else 0,
        )
    if random.random() < 0.5:
        at = datetime.combine(day, time(16, random.randint(0, 59)), UTC)
        history.add_sale(at, z_number, [_product_line(random.choice(products), 1)], random.choice(("card", "cash")))
    if z_number % 15 == 1:
        at, value = datetime.combine(day, time(16, 59, 30), UTC), random.choice((50_000, 100_000, 150_000))
        line = {"type": "gift_card", "name": "Presentkort", "quantity": 1, "price": value, "rate": 0, "expires_on": day + timedelta(days=730)}
        history.add_gift_card(history.add_sale(at, z_number, [line], "card"), value, at, None)


def _product_line(product: Product, quantity: int) -> dict[str, Any]:
    return {
        "type": "product", "product_id": product.id, "name": product.name, "code": product.code, "quantity": quantity,
        "price": product.selling_price, "rate": product.tax,
    }


async def _close_day(session: AsyncSession, register: RegisterConfig, number: int, at: datetime) -> None:
    """Insert the Z report of a past day, as it would have been closed then."""
    totals = await load_day_totals(session, register.id, number)
    company_id = (await companies.get_own_company(session)).id
    session.add(ZReport(
        company_id=company_id, id=new_id(), register_id=register.id, number=number, closed_at=at,
        **closings.freeze_report(register, number, totals, counted=totals["expected_cash"], opening_float=OPENING_FLOAT, at=at),
    ))
    await session.execute(
        update(RegisterSeries).where(RegisterSeries.company_id == company_id, RegisterSeries.id == register.id)
        .values(last_z=number, grand_sales=totals["grand_sales"], grand_returns=totals["grand_returns"]),
    )
