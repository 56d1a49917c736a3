"""The status of the receipt that pays a booking, on the booking itself."""

from typing import Any

import pytest

from tests.factories.pos import POS_API
from tests.providers.payment_clients import behave

pytestmark = pytest.mark.anyio


async def _book(cashier, factory, count: int = 1) -> tuple[list[str], Any]:
    """Book a service of the cashier's clinic `count` times; return the paths of the bookings and the cart line that pays one."""
    place = await factory.bookable_clinic(company=cashier.clinic.company)
    client = await factory.client(place.company)
    replies = [await cashier.staff.post("/api/v2/bookings", json=place.booking_data(client.id, place.at(9 + hour))) for hour in range(count)]
    bookings = [reply.json()["data"] for reply in replies]
    line = {"type": "service", "service_id": bookings[0]["service_id"], "practitioner_id": bookings[0]["practitioner_id"]}
    return [f"/api/v2/bookings/{booking['id']}" for booking in bookings], line


async def _receipt(staff, path) -> Any:
    return (await staff.get(path)).json()["data"]["receipt"]


@pytest.mark.covers("PLT-107")
async def test_a_booking_has_the_status_of_the_receipt_that_pays_it(cashier, factory):
    """Null before; paid, refunded in part, refunded; paid again; and still paid while a second payment is given back."""
    (path, other_path), line = await _book(cashier, factory, 2)
    booking_id = path.rsplit("/", 1)[1]
    assert await _receipt(cashier.staff, path) is None
    first = await cashier.sell(line, booking_id=booking_id)
    statuses = [await _receipt(cashier.staff, path)]
    for amount in (10000, first["total"] - 10000):
        await cashier.refund(first["id"], amount)
        statuses.append(await _receipt(cashier.staff, path))
    later_receipts = [await cashier.sell(line, booking_id=booking_id) for _ in range(2)]
    await cashier.refund(later_receipts[1]["id"], later_receipts[1]["total"])
    statuses.append(await _receipt(cashier.staff, path))
    assert [receipt["status"] for receipt in statuses] == ["PAID", "PARTIALLY_REFUNDED", "REFUNDED", "PAID"]
    cancelled = await cashier.staff.post(f"{path}/cancel", json={"reason": "Klienten är sjuk", "version": 1})
    assert cancelled.json()["data"]["receipt"] == {"status": "PAID", "paid": 45000, "rest": 0}
    assert await _receipt(cashier.staff, other_path) is None


@pytest.mark.covers("PLT-107")
async def test_a_failed_sale_does_not_pay_a_booking(cashier, factory, sims):
    (path,), line = await _book(cashier, factory)
    behave(sims, "viva", cashier.clinic.terminal.terminal_id, outcome="decline")
    failed = await cashier.sell(line, pay="card", booking_id=path.rsplit("/", 1)[1])
    assert failed["status"] in {"CANCELLED", "ABORTED"}
    assert await _receipt(cashier.staff, path) is None


@pytest.mark.covers("PLT-107", "PLT-034")
async def test_the_receipt_of_a_booking_is_for_those_who_may_read_receipts(cashier, factory, as_staff):
    """A colleague without the point of sale reads the booking as if it were unpaid, and the receipt by no other route either."""
    (path,), line = await _book(cashier, factory)
    sold = await cashier.sell(line, booking_id=path.rsplit("/", 1)[1])
    colleague = await as_staff("user", company=cashier.clinic.company, is_pos_on=False)
    assert (await colleague.get(f"{POS_API}/receipts/{sold['id']}")).status_code == 403
    booking = (await colleague.get(path)).json()["data"]
    assert booking["receipt"] is None
    assert booking == {**(await cashier.staff.get(path)).json()["data"], "receipt": None}
    assert await _receipt(cashier.staff, path) == {"status": "PAID", "paid": 45000, "rest": 0}
    cancelled = await colleague.post(f"{path}/cancel", json={"reason": "Klienten är sjuk", "version": 1})
    stale = await colleague.post(f"{path}/cancel", json={"reason": "Klienten är sjuk", "version": 1})
    assert [cancelled.json()["data"]["receipt"], stale.json()["data"]["current"]["receipt"]] == [None, None]


@pytest.mark.covers("BKG-031")
async def test_a_paid_booking_keeps_its_service_price_and_client(cashier, factory, as_staff):
    """BKG-031: also for a member who may not read receipts, and after a refund; its length still changes."""
    (path,), line = await _book(cashier, factory)
    sold = await cashier.sell(line, booking_id=path.rsplit("/", 1)[1])
    member = await as_staff("user", company=cashier.clinic.company, is_pos_on=False)
    other = await factory.client(cashier.clinic.company)
    for staff, change in ((cashier.staff, {"price": 100}), (member, {"price": 100}), (member, {"client_id": str(other.id)})):
        refused = await staff.put(path, json={"version": 1, **change})
        assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.paid")
    await cashier.refund(sold["id"], sold["total"])
    assert (await cashier.staff.put(path, json={"price": 100, "version": 1})).json()["data"]["code"] == "booking.paid"
    longer = await cashier.staff.put(path, json={"duration": 75, "price": 45000, "version": 1})
    assert longer.json()["data"]["service"]["duration"] == 75
