"""Fees of bookings are sold at the till: once each, by their client, and due as before when the sale fails or is refunded (BEY-006)."""

import asyncio
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import update

from clinic.booking.models import Service
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from tests.factories.pos import POS_API
from tests.providers.payment_clients import behave

pytestmark = pytest.mark.anyio
FEE = 30000


class FeeDesk:
    """A cashier of a clinic whose client has a due fee of 300 kr for a no-show."""

    def __init__(self, cashier: Any, place: Any, client: Any, booking: dict[str, Any]) -> None:
        self.cashier, self.place, self.client, self.booking = cashier, place, client, booking
        self.staff = cashier.staff

    async def fee(self) -> dict[str, Any]:
        return dict((await self.staff.get(f"/api/v2/bookings/{self.booking['id']}/fees")).json()["data"]["fee"])

    async def line(self, **fields: Any) -> dict[str, Any]:
        fee = await self.fee()
        return {"type": "service", "service_id": fee["service_id"], "booking_fee_id": fee["id"], **fields}

    @property
    def client_id(self) -> str:
        return str(self.client.id)


@pytest.fixture
async def desk(cashier: Any, as_staff: Any, factory: Any) -> FeeDesk:
    company = cashier.clinic.company
    admin, place, client = await as_staff("admin", company=company), await factory.bookable_clinic(company=company), await factory.client(company)
    rules = {"no_show_mode": "amount", "no_show_amount": FEE, "version": 1}
    assert (await admin.put("/api/booking-settings/fees", json=rules)).status_code == 200
    start = to_wire((now() - timedelta(hours=1)).replace(microsecond=0))
    booking = (await admin.post("/api/v2/bookings", json=place.booking_data(client.id, start))).json()["data"]
    missed = await admin.post(f"/api/v2/bookings/{booking['id']}/state", json={"state": "no_show", "version": 1})
    assert missed.status_code == 200, missed.text
    return FeeDesk(cashier, place, client, booking)


@pytest.mark.covers("BEY-006", "POS-020")
async def test_a_due_fee_is_sold_as_a_service_of_its_own_amount(desk):
    """The cart's price counts for nothing; the receipt names it, with 25 % VAT; the booking itself isn't paid by it."""
    line = await desk.line(price=100)
    quote = (await desk.staff.post(f"{POS_API}/payment/quote", json={"lines": [line]})).json()["data"]
    assert (quote["total"], quote["vat"]) == (FEE, 6000)
    receipt = await desk.cashier.sell(line, client_id=desk.client_id)
    assert (receipt["status"], receipt["total"], receipt["lines"][0]["tax_percentage"]) == ("PAID", FEE, 25)
    assert receipt["lines"][0]["name"].startswith(("No-show fee: ", "Avgift för uteblivet besök: "))
    fee = await desk.fee()
    assert (fee["state"], fee["receipt_id"]) == ("paid", receipt["id"])
    assert [len(await desk.staff.list_audit(f"booking_fee.{state}")) for state in ("due", "charged", "paid")] == [1, 1, 1]
    booking = (await desk.staff.get(f"/api/v2/bookings/{desk.booking['id']}")).json()["data"]
    assert booking["receipt"] is None
    refused = await desk.cashier.expect_refusal(line, client_id=desk.client_id)
    assert refused["data"]["code"] == "booking_fee.not_due"


@pytest.mark.covers("BEY-006")
async def test_a_fee_has_the_vat_rate_of_its_service(desk):
    """Also of a service that was deleted since, which nothing else sells."""
    async with transaction(desk.cashier.context) as session:
        await session.execute(update(Service).where(Service.id == UUID(desk.booking["service_id"])).values(tax=1200, deleted_at=now()))
    quote = (await desk.staff.post(f"{POS_API}/payment/quote", json={"lines": [await desk.line()]})).json()["data"]
    assert (quote["total"], quote["vat"], quote["lines"][0]["tax_percentage"]) == (FEE, 3214, 12)


@pytest.mark.covers("BEY-006", "BEY-001")
async def test_two_tills_that_sell_a_fee_at_once_charge_it_once(desk):
    line = await desk.line()
    data = desk.cashier.clinic.sale_data(line, client_id=desk.client_id)
    replies = await asyncio.gather(*(desk.staff.post(f"{POS_API}/payment/store", json=data) for _ in range(4)))
    sold = [reply.json()["data"]["id"] for reply in replies if reply.json()["status"] == "1"]
    assert len(sold) == 1 and {reply.json()["data"].get("code") for reply in replies} == {None, "booking_fee.not_due"}
    assert (await desk.cashier.wait_until_ended(sold[0]))["status"] == "PAID"
    listed = (await desk.staff.get(f"{POS_API}/receipts")).json()["data"]["items"]
    assert [row["total"] for row in listed] == [FEE]


@pytest.mark.covers("BEY-006")
async def test_a_fee_whose_sale_fails_or_is_refunded_is_due(desk, sims):
    """A declined card leaves it due and the retry sells it; a refund in part keeps it paid, one in full makes it due."""
    behave(sims, "viva", desk.cashier.clinic.terminal.terminal_id, outcome="decline")
    failed = await desk.cashier.sell(await desk.line(), pay="card", client_id=desk.client_id)
    assert failed["status"] in {"CANCELLED", "ABORTED"} and (await desk.fee())["state"] == "due"
    behave(sims, "viva", desk.cashier.clinic.terminal.terminal_id)
    retry = await desk.staff.post(f"{POS_API}/payment/{failed['id']}/retry", json={"payments": [{"method": "cash"}]})
    receipt = await desk.cashier.wait_until_ended(retry.json()["data"]["id"])
    assert (receipt["status"], receipt["total"], (await desk.fee())["state"]) == ("PAID", FEE, "paid")
    await desk.cashier.refund(receipt["id"], 10000)
    assert (await desk.fee())["state"] == "paid"
    await desk.cashier.refund(receipt["id"], FEE - 10000)
    fee = await desk.fee()
    assert (fee["state"], fee["receipt_id"]) == ("due", None)
    assert len(await desk.staff.list_audit("booking_fee.reopened")) == 2
    assert (await desk.cashier.sell(await desk.line(), client_id=desk.client_id))["status"] == "PAID"


@pytest.mark.covers("BEY-006")
async def test_a_paid_fee_stays_when_the_no_show_is_undone(desk):
    await desk.cashier.sell(await desk.line(), client_id=desk.client_id)
    version = (await desk.staff.get(f"/api/v2/bookings/{desk.booking['id']}")).json()["data"]["version"]
    undone = await desk.staff.post(f"/api/v2/bookings/{desk.booking['id']}/state", json={"state": "booked", "version": version})
    assert undone.status_code == 200 and (await desk.fee())["state"] == "paid"
    waive = {"reason": "Fel", "version": (await desk.fee())["version"]}
    assert (await desk.staff.post(f"/api/v2/bookings/{desk.booking['id']}/fees/waive", json=waive)).status_code == 409


@pytest.mark.covers("BEY-006")
async def test_fees_of_other_clients_and_clinics_and_wrong_lines_are_refused(desk, as_staff, factory):
    """The attacker: another clinic's fee, another client's, a fee without its client, twice, of another service, or several of it."""
    line = await desk.line()
    other = await factory.client(desk.cashier.clinic.company)
    for fields in ({"client_id": str(other.id)}, {}):
        refused = await desk.cashier.expect_refusal(line, **fields)
        assert refused["errors"]["lines.0.booking_fee_id"][0]["code"] == "unknown"
    for lines in ([line, line], [{**line, "service_id": str(desk.cashier.clinic.service.id)}]):
        refused = await desk.cashier.expect_refusal(*lines, client_id=desk.client_id)
        assert "lines.0.booking_fee_id" in refused["errors"]
    assert "errors" in await desk.cashier.expect_refusal({**line, "quantity": 2}, client_id=desk.client_id)
    foreign = await factory.pos_clinic()
    stranger = await as_staff("user", company=foreign.company)
    stolen = foreign.sale_data({**line, "service_id": str(foreign.service.id)})
    assert "lines.0.booking_fee_id" in (await stranger.post(f"{POS_API}/payment/store", json=stolen)).json()["errors"]
    assert "lines.0.booking_fee_id" in (await stranger.post(f"{POS_API}/payment/quote", json={"lines": stolen["lines"]})).json()["errors"]
    assert (await desk.fee())["state"] == "due"


@pytest.mark.covers("USE-004", "BEY-006")
async def test_the_balance_of_a_client_counts_fees_visits_and_gift_cards(desk, as_staff):
    """USE-004: the fee and a visit that isn't paid; each is gone once it is sold. A booking to come and other clients count for nothing."""

    async def balance(staff: Any) -> dict[str, int] | None:
        return (await staff.get(f"/api/overview/clients/{desk.client_id}/summary")).json()["data"]["balance"]

    assert await balance(desk.staff) == {"due_fees": FEE, "unpaid_visits": 0, "gift_cards": 0}
    start = to_wire(now().replace(microsecond=0) - timedelta(minutes=5))
    body = desk.place.booking_data(desk.client.id, start, allow_overlap=True)
    visit = (await desk.staff.post("/api/v2/bookings", json=body)).json()["data"]
    assert (await balance(desk.staff))["unpaid_visits"] == 0
    arrived = await desk.staff.post(f"/api/v2/bookings/{visit['id']}/state", json={"state": "done", "version": 1})
    assert arrived.status_code == 200, arrived.text
    price = visit["service"]["price"]
    assert await balance(desk.staff) == {"due_fees": FEE, "unpaid_visits": price, "gift_cards": 0}
    await desk.cashier.sell(await desk.line(), client_id=desk.client_id)
    service = {"type": "service", "service_id": visit["service_id"], "price": price}
    await desk.cashier.sell(service, client_id=desk.client_id, booking_id=visit["id"])
    card = {"type": "gift_card", "price": 50000, "expires_on": "2099-01-01"}
    await desk.cashier.sell(card, client_id=desk.client_id)
    assert await balance(desk.staff) == {"due_fees": 0, "unpaid_visits": 0, "gift_cards": 50000}
    seller_off = await as_staff("user", company=desk.cashier.clinic.company, is_pos_on=False)
    assert await balance(seller_off) is None
