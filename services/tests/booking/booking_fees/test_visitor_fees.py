"""Visitors read what cancelling and a no-show cost before they book, and accept it before they cancel (BEY-006, PUB-005)."""

import re
from typing import Any

import pytest

from tests.booking.booking_fees.test_booking_fees import Desk
from tests.booking.bookings.test_cancellation_policy import set_policy
from tests.booking.bookings.test_reschedule_and_notify import deliver_events

pytestmark = pytest.mark.anyio


@pytest.fixture
async def desk(as_staff: Any, factory: Any) -> Desk:
    clinic = await factory.bookable_clinic(people=1)
    staff = await as_staff("admin", company=clinic.company)
    await set_policy(staff)
    return Desk(staff, clinic, await factory.client(clinic.company, phone="+46701234567", email="klara@people.test"))


async def open_booking(desk: Desk, factory: Any, booking: dict[str, Any]) -> dict[str, str]:
    """Return the headers of a client whose code of the booking's link is verified."""
    access = await factory.booking_flow(desk.clinic, managed_booking_id=booking["id"])
    return dict(access.headers)


@pytest.mark.covers("BEY-006", "PUB-003")
async def test_visitor_reads_the_fees_before_booking_and_on_the_confirmation(desk, factory, visitor):
    """The fees are the service's at its price; without any, nothing is shown."""
    base = f"/api/v2/booking-portal/{desk.clinic.company.encrypted_id}"
    flow = await factory.booking_flow(desk.clinic, desk.clinic.at(9))
    assert (await visitor.get(f"{base}/flow", headers=flow.headers)).json()["data"]["fee_terms"] is None
    await desk.set_fees(cancellation_mode="percent", cancellation_percent=50, no_show_mode="amount", no_show_amount=60000, missed_until_fee=1)
    terms = {"hours": 24, "cancellation": 22500, "no_show": 60000, "missed_until_fee": 1, "missed_months": 12}
    assert (await visitor.get(f"{base}/flow", headers=flow.headers)).json()["data"]["fee_terms"] == terms
    booked = await visitor.post(f"{base}/bookings", json={}, headers=flow.headers)
    assert booked.json()["data"]["fee_terms"] == terms
    await set_policy(desk.staff, hours=0)
    shown = (await visitor.get(f"{base}/booking", headers=flow.headers)).json()["data"]["fee_terms"]
    assert (shown["cancellation"], shown["no_show"]) == (None, 60000), "without a policy cancelling is free"


@pytest.mark.covers("BEY-006", "PUB-005", "BKG-035")
async def test_client_cancels_for_the_fee_that_they_have_read(desk, factory, visitor):
    """Without accepting it, or with an outdated amount, nothing is cancelled; a repeated call brings one fee; it can't be moved."""
    await desk.set_fees(cancellation_mode="amount", cancellation_amount=50000)
    booking = await desk.book()
    headers = await open_booking(desk, factory, booking)
    base = f"/api/v2/booking-portal/{desk.clinic.company.encrypted_id}"
    shown = (await visitor.get(f"{base}/get-key-booking", headers=headers)).json()["data"]["booking"]
    assert shown["is_changeable"] is False and shown["cancellation_fee"]["due"] == 50000 and shown["fee_terms"]["cancellation"] == 50000
    for body in ({}, {"accepted_fee": 100}):
        refused = await visitor.post(f"{base}/cancel", json=body, headers=headers)
        assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking_fee.not_accepted")
        assert refused.json()["data"]["amount"] == 50000
    assert (await visitor.post(f"{base}/reschedule", json={"start_at": desk.clinic.at(11)}, headers=headers)).status_code == 409
    assert (await desk.fees(booking))["fee"] is None
    for _ in range(2):
        cancelled = await visitor.post(f"{base}/cancel", json={"accepted_fee": 50000}, headers=headers)
        assert cancelled.json()["data"]["booking"]["state"] == "cancelled"
    fee = (await desk.fees(booking))["fee"]
    assert (fee["state"], fee["amount"]) == ("due", 50000)
    [row] = await desk.staff.list_audit("booking.cancelled")
    assert row["details"]["past_policy"] is True


@pytest.mark.covers("BEY-006", "PUB-005")
async def test_client_cancels_free_of_charge_in_time_and_for_the_first_time(desk, factory, visitor):
    """Within the policy no fee is shown; the first cancellation after it is free and counted, the second costs."""
    await desk.set_fees(cancellation_mode="amount", cancellation_amount=50000, missed_until_fee=1)
    base = f"/api/v2/booking-portal/{desk.clinic.company.encrypted_id}"
    early, first, second = await desk.book(40), await desk.book(), await desk.book()
    dues = []
    for booking in (early, first, second):
        headers = await open_booking(desk, factory, booking)
        quote = (await visitor.get(f"{base}/get-key-booking", headers=headers)).json()["data"]["booking"]["cancellation_fee"]
        dues.append((quote["reason"], quote["due"]) if quote else None)
        body = {"accepted_fee": quote["due"]} if quote else {}
        assert (await visitor.post(f"{base}/cancel", json=body, headers=headers)).status_code == 200
    assert dues == [None, ("history", 0), ("due", 50000)]
    assert [bool((await desk.fees(booking))["fee"]) for booking in (early, first, second)] == [False, False, True]


@pytest.mark.covers("BKG-035")
async def test_client_is_refused_as_before_where_the_clinic_has_no_fee(desk, factory, visitor):
    await desk.set_fees(no_show_mode="amount", no_show_amount=50000)
    base = f"/api/v2/booking-portal/{desk.clinic.company.encrypted_id}"
    headers = await open_booking(desk, factory, await desk.book())
    shown = (await visitor.get(f"{base}/get-key-booking", headers=headers)).json()["data"]["booking"]
    assert shown["cancellation_fee"] is None
    refused = await visitor.post(f"{base}/cancel", json={"accepted_fee": 0}, headers=headers)
    assert refused.json()["data"]["code"] == "booking.policy_time_passed"


@pytest.mark.covers("BEY-006", "BKG-035")
@pytest.mark.parametrize(("language", "sentences"), [
    ("sv", ["Avboka ett dygn innan. Avbokning mindre än 24 timmar före start kostar 225,00 kr.", "Uteblivet besök kostar 600,00 kr.", "12 månader: 1."]),
    ("en", ["Cancel a day ahead. Cancelling less than 24 hours before the start costs SEK\xa0225.00.", "Not coming costs SEK\xa0600.00.", "12 months: 1."]),
])
async def test_confirmation_by_e_mail_names_the_fees_in_the_clients_language(desk, factory, language, sentences):
    """With the cancellation policy; an SMS, which costs by its length, doesn't; without fees the policy stands alone."""
    client = await factory.client(desk.clinic.company, phone="+46701234568", email="kim@people.test", language=language)

    async def book(hour: int) -> dict[str, str]:
        await desk.staff.post("/api/v2/bookings", json=desk.clinic.booking_data(client.id, desk.clinic.at(hour)))
        await deliver_events(desk.clinic.company)
        return {message.channel: message.text for message in await factory.list_messages(desk.clinic.company)}

    assert (await book(9))["mail"].endswith(sentences[0].partition(". ")[0] + ".")
    await desk.set_fees(cancellation_mode="percent", no_show_mode="amount", no_show_amount=60000, missed_until_fee=1)
    texts = await book(11)
    normalized = texts["mail"].replace("\u202f", "\xa0")
    assert all(sentence.replace(" kr", "\xa0kr") in normalized for sentence in sentences), normalized
    assert not re.search(r"225[.,]00", texts["sms"])


@pytest.mark.covers("BEY-006")
async def test_a_flow_that_is_not_verified_shows_no_fee_of_a_booking(desk, factory, visitor):
    """The attacker: a key that is guessed, or whose code isn't typed yet, shows nothing of the booking."""
    await desk.set_fees(cancellation_mode="amount", cancellation_amount=50000)
    booking = await desk.book()
    base = f"/api/v2/booking-portal/{desk.clinic.company.encrypted_id}"
    access = await factory.booking_flow(desk.clinic, managed_booking_id=booking["id"], state="code_sent", verified_at=None)
    assert (await visitor.get(f"{base}/get-key-booking", headers=access.headers)).json()["data"]["booking"] is None
    assert (await visitor.post(f"{base}/cancel", json={"accepted_fee": 50000}, headers=access.headers)).status_code == 403
    assert (await visitor.get(f"{base}/get-key-booking", headers={"X-Flow-Key": "guessed"})).status_code == 401
