# ruff: noqa: F811 - fixtures that are imported
"""The deposit by service and by the client's history, and the rest that the till sells after it (BEY-006)."""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import update

from clinic.booking.models import Booking
from clinic.core.clock import now
from clinic.core.database.session import transaction
from tests.factories.pos import POS_API
from tests.pos.conftest import Cashier
from tests.pos.test_online_payments import DEPOSIT, PRICE, Payer, clinic, payer, place  # noqa: F401 - fixtures

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(180)]
REST = PRICE - DEPOSIT


class Till:
    """A cashier of the clinic of a visitor who has paid a deposit, and the visitor's booking."""

    def __init__(self, payer: Payer, booking: Any) -> None:
        self.payer, self.booking, self.cashier = payer, booking, Cashier(payer.clinic.staff, payer.clinic)

    async def payment(self) -> dict[str, Any]:
        return dict((await self.cashier.staff.get(f"{POS_API}/bookings/{self.booking.id}/payment")).json()["data"])

    async def sell(self, **fields: Any) -> dict[str, Any]:
        return await self.cashier.sell(self.line(**fields), booking_id=str(self.booking.id))

    def line(self, **fields: Any) -> dict[str, Any]:
        return {"type": "service", "service_id": str(self.booking.service_id), **fields}

    async def refund(self, receipt_id: str) -> None:
        """Refund all that is left of a sale, and let the worker bring it to its end."""
        receipt = await self.cashier.get_receipt(receipt_id)
        body = {"amount": receipt["refundable"], "reason": "Fel belopp"}
        reply = await self.cashier.staff.post(f"{POS_API}/receipts/{receipt_id}/refund/store", json=body)
        assert reply.json()["status"] == "1", reply.text
        await self.payer.work()


@pytest.fixture
async def till(payer: Payer, sims: Any, factory: Any) -> Till:
    await payer.start()
    await payer.work()
    [booking] = await factory.list_bookings(payer.clinic.company)
    return Till(payer, booking)


@pytest.mark.covers("BEY-006", "PLT-107")
async def test_till_sells_the_rest_after_a_deposit_and_the_booking_is_paid_in_whole(till):
    """The line is the rest and names the deposit; after it nothing is left."""
    before = await till.payment()
    [deposit] = before.pop("deposits")
    [line] = before.pop("lines")
    assert before == {"price": PRICE, "paid": DEPOSIT, "rest": REST, "is_in_progress": False}
    assert (line["service_id"], line["price"], line["rest"]) == (str(till.booking.service_id), PRICE, REST)
    assert (deposit["amount"], deposit["refunded"]) == (DEPOSIT, 0) and deposit["number"]
    staff, path = till.cashier.staff, f"/api/v2/bookings/{till.booking.id}"
    assert (await staff.get(path)).json()["data"]["receipt"] == {"status": "PAID", "paid": DEPOSIT, "rest": REST}
    cart = {"lines": [till.line()], "booking_id": str(till.booking.id)}
    quote = (await staff.post(f"{POS_API}/payment/quote", json=cart, headers={"X-Language": "en"})).json()["data"]
    assert (quote["total"], quote["lines"][0]["name"]) == (REST, f"Rest after a deposit of 90.00 kr: {till.booking.service_name}")
    receipt = await till.sell()
    assert (receipt["status"], receipt["total"], receipt["vat"]) == ("PAID", REST, 7200)
    after = await till.payment()
    assert (after["paid"], after["rest"]) == (PRICE, 0)
    assert (await staff.get(path)).json()["data"]["receipt"] == {"status": "PAID", "paid": PRICE, "rest": 0}


@pytest.mark.covers("BEY-006", "USE-004")
async def test_balance_of_the_client_has_the_rest_only_until_it_is_sold(till):
    """USE-004: what was paid in advance isn't to be paid once more."""
    async with transaction(till.payer.context) as session:
        await session.execute(update(Booking).where(Booking.id == till.booking.id).values(state="arrived", arrived_at=now()))

    async def unpaid_visits() -> int:
        summary = await till.cashier.staff.get(f"/api/overview/clients/{till.booking.client_id}/summary")
        return int(summary.json()["data"]["balance"]["unpaid_visits"])

    assert await unpaid_visits() == REST
    await till.sell()
    assert await unpaid_visits() == 0


@pytest.mark.covers("BEY-006", "USE-004")
async def test_home_shows_a_booking_as_paid_once_the_rest_is_sold(till):
    """A deposit alone doesn't make today's booking paid."""
    start = now().replace(hour=12, minute=0, second=0, microsecond=0)
    async with transaction(till.payer.context) as session:
        await session.execute(update(Booking).values(start_at=start, end_at=start + timedelta(hours=1)))

    async def is_paid() -> bool:
        [row] = (await till.cashier.staff.get("/api/overview/dashboard")).json()["data"]["today"]
        return bool(row["is_paid"])

    assert not await is_paid()
    await till.sell()
    assert await is_paid()


@pytest.mark.covers("BEY-006", "POS-032")
async def test_refunds_of_the_deposit_and_of_the_rest_leave_what_they_returned(till):
    """Refunded in full, the rest is sold anew; a deposit that is returned after that is what remains; a cheaper rest pays in whole."""
    deposit = (await till.payment())["deposits"][0]["receipt_id"]
    rest = await till.sell()
    await till.cashier.refund(rest["id"], 1000)
    assert (await till.payment())["rest"] == 0, "a reduction of the price leaves nothing to pay"
    await till.refund(rest["id"])
    assert (await till.payment())["rest"] == REST
    await till.sell(price=10000)
    assert (await till.payment())["rest"] == 0
    await till.refund(deposit)
    shown = await till.payment()
    assert (shown["rest"], shown["paid"], shown["deposits"][0]["refunded"]) == (DEPOSIT, REST, DEPOSIT)
    assert (await till.sell(price=DEPOSIT))["status"] == "PAID"
    assert (await till.payment())["rest"] == 0


@pytest.mark.covers("BEY-006")
async def test_a_deposit_that_was_returned_leaves_the_whole_price(till):
    await till.refund((await till.payment())["deposits"][0]["receipt_id"])
    shown = await till.payment()
    assert (shown["rest"], shown["paid"]) == (PRICE, 0)
    assert (await till.sell())["total"] == PRICE


@pytest.mark.covers("BEY-006")
async def test_a_kept_deposit_is_part_of_the_fee_for_a_no_show(till):
    """Of a fee of 50 % of 450 kr, 90 kr were paid as deposit."""
    staff = till.cashier.staff
    rules = {"no_show_mode": "percent", "no_show_percent": 50, "version": 1}
    assert (await staff.put("/api/booking-settings/fees", json=rules)).status_code == 200
    quote = (await staff.get(f"/api/v2/bookings/{till.booking.id}/fees")).json()["data"]["no_show"]
    assert (quote["amount"], quote["prepaid"], quote["due"]) == (22500, DEPOSIT, 22500 - DEPOSIT)


@pytest.mark.covers("BEY-006")
async def test_payment_of_a_booking_is_for_those_who_may_read_it(till, as_staff):
    """The attacker: another clinic gets 404, as does a colleague without access to the client; without the point of sale it is 403."""
    path = f"{POS_API}/bookings/{till.booking.id}/payment"
    company = till.payer.clinic.company
    assert (await (await as_staff("user")).get(path)).status_code == 404
    assert (await (await as_staff("user", company=company, client_access="custom")).get(path)).status_code == 404
    assert (await (await as_staff("user", company=company, is_pos_on=False)).get(path)).status_code == 403


async def visit(payer: Payer, factory: Any, hour: int, **fields: Any) -> Any:
    """Return the terms of a new flow of a visitor, and what the attempt to book without payment answers."""
    payer.flow = await factory.booking_flow(payer.place, payer.place.at(hour), **fields)
    flow = (await payer.visitor.get(f"{payer.base}/flow", headers=payer.flow.headers)).json()["data"]
    booked = await payer.visitor.post(f"{payer.base}/bookings", json={}, headers=payer.flow.headers)
    return flow["payment_terms"], booked.json()["data"].get("code", "booked")


@pytest.mark.covers("BEY-006", "PUB-004")
async def test_deposit_is_asked_of_clients_who_have_missed_bookings(payer, factory):
    """A new client books without one, and can't begin a payment; who has missed a booking pays."""
    rules = {"missed_until_prepayment": 1, "missed_months": 6, "version": 1}
    assert (await payer.clinic.staff.put("/api/booking-settings/fees", json=rules)).status_code == 200
    refused = await payer.start()
    assert refused.json()["data"]["code"] == "online_payment.not_needed"
    details = {
        "first_name": "Vera", "last_name": "Visit", "country_code": "+46", "mobile_number": "701234567",
        "email": f"{uuid4().hex[:8]}@visitors.test", "special_request": "",
    }
    same = {"visitor_details": details, "phone": "+46701234567"}
    assert await visit(payer, factory, 10, **same) == (None, "booked")
    async with transaction(payer.context) as session:
        await session.execute(update(Booking).values(state="no_show", no_show_at=now(), is_missed=True))
    terms, answer = await visit(payer, factory, 11, **same)
    assert (terms["amount"], answer) == (DEPOSIT, "portal.payment_required")
    assert (await payer.start()).json()["data"]["state"] == "waiting"


@pytest.mark.covers("BEY-006", "PUB-004")
async def test_a_service_has_its_own_deposit_in_place_of_the_companys(payer, factory):
    path, staff = f"/api/v2/services/{payer.place.service.id}/fees", payer.clinic.staff
    amounts = []
    for hour, (version, fields) in enumerate([
        (1, {"prepayment_mode": "amount", "prepayment_amount": 20000}), (2, {"prepayment_mode": "whole"}),
        (3, {"prepayment_mode": "amount", "prepayment_amount": 90000}), (4, {"prepayment_mode": "none"}),
    ], start=10):
        assert (await staff.put(path, json={**fields, "version": version})).status_code == 200
        terms, answer = await visit(payer, factory, hour)
        amounts.append((terms and (terms["kind"], terms["amount"]), answer))
    required = "portal.payment_required"
    assert amounts == [(("deposit", 20000), required), (("whole", PRICE), required), (("whole", PRICE), required), (None, "booked")]
