"""Fees: what a cancellation after the policy's time and a no-show cost, by service and by the client's history (BEY-006)."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy.exc import IntegrityError

from clinic.booking.models import BookingFee
from clinic.core.clock import now, to_wire
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.pos.hooks import booking_fees
from tests.booking.bookings.test_cancellation_policy import set_policy

pytestmark = pytest.mark.anyio
SETTINGS, BOOKINGS = "/api/booking-settings/fees", "/api/v2/bookings"
PRICE = 45000


class Desk:
    """Staff of a clinic with a client, a policy of 24 hours and rules of fees."""

    def __init__(self, staff: Any, clinic: Any, client: Any) -> None:
        self.staff, self.clinic, self.client, self.hour = staff, clinic, client, 0

    async def set_fees(self, **fields: Any) -> dict[str, Any]:
        version = (await self.staff.get(SETTINGS)).json()["data"]["version"]
        reply = await self.staff.put(SETTINGS, json={**fields, "version": version})
        assert reply.status_code == 200, reply.text
        return dict(reply.json()["data"])

    async def set_service_fees(self, **fields: Any) -> Any:
        path = f"/api/v2/services/{self.clinic.service.id}/fees"
        return await self.staff.put(path, json={**fields, "version": (await self.staff.get(path)).json()["data"]["version"]})

    async def book(self, hours: float = 2) -> dict[str, Any]:
        """Book the client from so many hours on; each call takes another time."""
        self.hour += 1
        start = (now() + timedelta(hours=hours, minutes=self.hour)).replace(microsecond=0)
        data = self.clinic.booking_data(self.client.id, to_wire(start), allow_overlap=True)
        reply = await self.staff.post(BOOKINGS, json=data)
        assert reply.status_code == 200, reply.text
        return dict(reply.json()["data"])

    async def mark(self, booking: dict[str, Any], state: str = "no_show", **fields: Any) -> dict[str, Any]:
        reply = await self.staff.post(f"{BOOKINGS}/{booking['id']}/state", json={"state": state, "version": booking["version"], **fields})
        assert reply.status_code == 200, reply.text
        return dict(reply.json()["data"])

    async def miss(self, **fields: Any) -> dict[str, Any]:
        """Book a time in the past and mark it as a no-show; return its fees."""
        booking = await self.book(-3)
        await self.mark(booking, **fields)
        return await self.fees(booking)

    async def cancel(self, booking: dict[str, Any], **fields: Any) -> Any:
        return await self.staff.post(f"{BOOKINGS}/{booking['id']}/cancel", json={"reason": "Sjuk", "version": booking["version"], **fields})

    async def fees(self, booking: dict[str, Any]) -> dict[str, Any]:
        return dict((await self.staff.get(f"{BOOKINGS}/{booking['id']}/fees")).json()["data"])


@pytest.fixture
async def desk(as_staff: Any, factory: Any) -> Desk:
    clinic = await factory.bookable_clinic(people=1)
    staff = await as_staff("admin", company=clinic.company)
    await set_policy(staff)
    return Desk(staff, clinic, await factory.client(clinic.company))


@pytest.mark.covers("BEY-006")
async def test_rules_are_saved_audited_and_refused_when_outdated_or_by_other_staff(desk, as_staff):
    """No fee at first; a plain user reads the rules and can't change them."""
    first = (await desk.staff.get(SETTINGS)).json()["data"]
    assert (first["cancellation_mode"], first["no_show_mode"], first["missed_until_fee"], first["version"]) == ("none", "none", 0, 1)
    saved = await desk.set_fees(cancellation_mode="percent", cancellation_percent=50, no_show_mode="amount", no_show_amount=70000)
    assert (saved["cancellation_percent"], saved["no_show_amount"], saved["version"]) == (50, 70000, 2)
    assert (await desk.staff.put(SETTINGS, json={"version": 1})).status_code == 409
    for wrong in ({"no_show_percent": 101}, {"no_show_amount": 0}, {"missed_months": 0}, {"cancellation_mode": "whole"}):
        assert (await desk.staff.put(SETTINGS, json={**wrong, "version": 2})).status_code == 422
    [row] = await desk.staff.list_audit("booking_fee_settings.changed")
    assert row["details"]["no_show_amount"] == 70000
    plain = await as_staff("user", company=desk.clinic.company)
    assert (await plain.get(SETTINGS)).status_code == 200
    assert (await plain.put(SETTINGS, json={"version": 2})).status_code == 403
    assert (await plain.put(f"/api/v2/services/{desk.clinic.service.id}/fees", json={"version": 1})).status_code == 403


@pytest.mark.covers("BEY-006")
async def test_a_no_show_brings_its_fee_which_is_waived_for_a_reason(desk):
    """A booking has one fee; the quote before says what it will be; a waived fee isn't waived a second time."""
    await desk.set_fees(no_show_mode="percent", no_show_percent=50)
    booking = await desk.book(-3)
    quoted = (await desk.fees(booking))["no_show"]
    assert (quoted["reason"], quoted["amount"], quoted["due"], quoted["is_counted"]) == ("due", 22500, 22500, True)
    missed = await desk.mark(booking, no_show_comment="Ringde inte")
    assert (await desk.mark(missed, no_show_comment="Sjuk"))["no_show_comment"] == "Sjuk"
    fee = (await desk.fees(booking))["fee"]
    assert (fee["state"], fee["kind"], fee["amount"], fee["service_name"]) == ("due", "no_show", 22500, booking["service"]["name"])
    [listed] = (await desk.staff.get(f"/api/clients/{desk.client.id}/booking-fees", params={"state": "due"})).json()["data"]["items"]
    assert listed == fee
    path = f"{BOOKINGS}/{booking['id']}/fees/waive"
    assert (await desk.staff.post(path, json={"reason": " ", "version": fee["version"]})).status_code == 422
    assert (await desk.staff.post(path, json={"reason": "Barnet sjukt", "version": fee["version"] + 1})).status_code == 409
    waived = (await desk.staff.post(path, json={"reason": "Barnet sjukt", "version": fee["version"]})).json()["data"]
    assert (waived["state"], waived["waive_reason"]) == ("waived", "Barnet sjukt")
    refused = await desk.staff.post(path, json={"reason": "Barnet sjukt", "version": waived["version"]})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking_fee.not_due")
    assert len(await desk.staff.list_audit("booking_fee.due")) == 1
    [row] = await desk.staff.list_audit("booking_fee.waived")
    assert (row["details"]["reason"], row["client_id"]) == ("Barnet sjukt", desk.client.id)
    assert (await desk.miss())["no_show"]["missed"] == 0, "a waived no-show isn't counted"


@pytest.mark.covers("BEY-006")
async def test_the_database_refuses_a_second_fee_of_a_booking_and_a_state_without_what_belongs_to_it(desk):
    booking = await desk.book()
    ids = {"booking_id": UUID(booking["id"]), "client_id": desk.client.id, "service_id": desk.clinic.service.id}

    async def insert(**fields: Any) -> None:
        async with transaction(Context.system(desk.clinic.company.id)) as session:
            session.add(BookingFee(company_id=desk.clinic.company.id, kind="no_show", amount=100, **ids, **fields))

    await insert()
    for match, fields in (("booking_fee_booking_key", {}), ("state", {"state": "waived"}), ("state", {"state": "paid"}), ("state", {"receipt_id": new_id()})):
        with pytest.raises(IntegrityError, match=match):
            await insert(**fields)


@pytest.mark.covers("BEY-006")
async def test_an_undone_no_show_has_no_fee_and_marking_it_anew_has_it(desk):
    await desk.set_fees(no_show_mode="amount", no_show_amount=30000)
    booking = await desk.book(-3)
    undone = await desk.mark(await desk.mark(booking), "booked")
    fees = await desk.fees(booking)
    assert fees["fee"] is None and (await desk.fees(await desk.book()))["no_show"]["missed"] == 0
    assert (await desk.staff.get(f"/api/clients/{desk.client.id}/booking-fees")).json()["data"]["items"] == []
    assert len(await desk.staff.list_audit("booking_fee.removed")) == 1
    await desk.mark(undone, fee_waiver_reason="Fel dag")
    fee = (await desk.fees(booking))["fee"]
    assert (fee["state"], fee["waive_reason"], fee["amount"]) == ("waived", "Fel dag", 30000)


@pytest.mark.covers("BEY-006", "BKG-035")
async def test_a_cancellation_costs_after_the_policys_time_alone(desk):
    """In time it is free; after it staff sees the fee, and waives it with the cancellation."""
    await desk.set_fees(cancellation_mode="amount", cancellation_amount=50000)
    early, close, excused = await desk.book(40), await desk.book(), await desk.book()
    assert (await desk.fees(early))["cancellation"]["reason"] == "in_time"
    assert (await desk.fees(close))["cancellation"]["due"] == 50000
    for booking, fields in ((early, {}), (close, {}), (excused, {"fee_waiver_reason": "Kliniken var stängd"})):
        assert (await desk.cancel(booking, **fields)).json()["data"]["version"] == 2
    shown = [(await desk.fees(booking))["fee"] for booking in (early, close, excused)]
    assert shown[0] is None
    assert [(fee["state"], fee["kind"], fee["amount"]) for fee in shown[1:]] == [("due", "cancellation", 50000), ("waived", "cancellation", 50000)]
    assert (await desk.fees(await desk.book()))["cancellation"]["missed"] == 1


@pytest.mark.covers("BEY-006")
async def test_a_service_has_its_own_fees_in_place_of_the_companys(desk):
    await desk.set_fees(no_show_mode="amount", no_show_amount=50000, cancellation_mode="amount", cancellation_amount=20000)
    saved = await desk.set_service_fees(no_show_mode="percent", no_show_percent=10, cancellation_mode="none")
    assert saved.status_code == 200 and (await desk.set_service_fees(no_show_mode="whole")).status_code == 422
    fees = await desk.fees(await desk.book())
    assert (fees["no_show"]["due"], fees["cancellation"]["reason"]) == (4500, "off")
    await desk.set_service_fees()
    fees = await desk.fees(await desk.book())
    assert (fees["no_show"]["due"], fees["cancellation"]["due"]) == (50000, 20000)
    assert len(await desk.staff.list_audit("service_fee_settings.changed")) == 2


@pytest.mark.covers("BEY-006")
async def test_the_first_missed_bookings_within_some_months_are_free(desk):
    """Two are free within six months; older ones, excused ones and those of another client don't count."""
    await desk.set_fees(no_show_mode="amount", no_show_amount=30000, missed_until_fee=2, missed_months=6)
    old = await desk.book(-24 * 200)
    await desk.mark(old)
    assert (await desk.miss())["fee"] is None
    await desk.miss(fee_waiver_reason="Sjukhus")
    second = await desk.miss()
    assert (second["fee"], second["no_show"]["reason"], second["no_show"]["missed"]) == (None, "history", 1)
    third = await desk.miss()
    assert (third["fee"]["amount"], third["fee"]["state"]) == (30000, "due")
    excused = [row for row in await desk.staff.list_audit("booking_fee.waived") if row["details"]["amount"] == 0]
    assert [row["details"]["reason"] for row in excused] == ["Sjukhus"]


@pytest.mark.covers("BEY-006")
async def test_what_was_paid_in_advance_is_part_of_the_fee(desk, monkeypatch):
    """A deposit that stays with the clinic is not asked for a second time."""
    await desk.set_fees(no_show_mode="percent", no_show_percent=100)
    from clinic.booking.booking_fees import hooks

    async def get_paid(*_: Any) -> int:
        return paid

    monkeypatch.setattr(hooks, "_paid_lookups", [get_paid])
    paid = 10000
    fee = (await desk.miss())["fee"]
    assert (fee["amount"], fee["prepaid"]) == (PRICE - 10000, 10000)
    paid = PRICE
    covered = await desk.miss()
    assert (covered["fee"], covered["no_show"]["reason"]) == (None, "prepaid")


@pytest.mark.covers("BEY-006", "BKG-036")
async def test_a_series_costs_for_those_after_the_policys_time(desk):
    await desk.set_fees(cancellation_mode="amount", cancellation_amount=20000)
    await set_policy(desk.staff, hours=200)
    start = desk.clinic.at(9)
    data = {**desk.clinic.booking_data(desk.client.id, start), "count": 3}
    series = (await desk.staff.post(f"{BOOKINGS}/series", json=data)).json()["data"]
    body = {"position": 1, "reason": "Flyttar", "version": series["version"]}
    assert (await desk.staff.post(f"{BOOKINGS}/series/{series['id']}/cancel", json=body)).status_code == 200
    [fee] = (await desk.staff.get(f"/api/clients/{desk.client.id}/booking-fees")).json()["data"]["items"]
    assert (fee["amount"], fee["start_at"]) == (20000, start)


@pytest.mark.covers("BEY-006")
async def test_fees_of_another_clinic_are_not_found_and_a_reader_without_access_sees_none(desk, as_staff, factory):
    """The attacker: a foreign booking, fee and client are 404, and a colleague without access to the client gets the same."""
    await desk.set_fees(no_show_mode="amount", no_show_amount=30000)
    booking = await desk.book(-3)
    await desk.mark(booking)
    foreign = await as_staff("admin")
    narrow = await as_staff("user", company=desk.clinic.company, client_access="custom")
    for reader in (foreign, narrow):
        assert (await reader.get(f"{BOOKINGS}/{booking['id']}/fees")).status_code == 404
        assert (await reader.post(f"{BOOKINGS}/{booking['id']}/fees/waive", json={"reason": "Snäll", "version": 1})).status_code == 404
        assert (await reader.get(f"/api/clients/{desk.client.id}/booking-fees")).status_code == 404
    assert (await foreign.get(f"/api/v2/services/{desk.clinic.service.id}/fees")).status_code == 404
    async with transaction(Context.system(foreign.company.id)) as session:
        assert await booking_fees.load_sellable_fees(session, [(await desk.fees(booking))["fee"]["id"]]) == {}
