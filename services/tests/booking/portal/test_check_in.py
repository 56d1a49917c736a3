"""Clients check themselves in, by their booking's link and by the QR code at the reception (BEY-007)."""

from datetime import timedelta
from typing import Any

import pytest

from clinic.core.clock import now, to_wire

pytestmark = pytest.mark.anyio


def _soon(minutes: int) -> str:
    return to_wire((now() + timedelta(minutes=minutes)).replace(microsecond=0))


class Reception:
    """A clinic, a client with a booking that begins in so many minutes, and a visitor of the clinic's pages."""

    def __init__(self, clinic: Any, staff: Any, visitor: Any, factory: Any) -> None:
        self.clinic, self.staff, self.visitor, self.factory = clinic, staff, visitor, factory
        self.base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"

    async def book(self, client: Any, minutes: int, **fields: Any) -> dict[str, Any]:
        reply = await self.staff.post("/api/v2/bookings", json=self.clinic.booking_data(client.id, _soon(minutes), **fields))
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]

    async def open(self, number: str) -> dict[str, Any]:
        reply = await self.visitor.post(f"{self.base}/check-in/open", json={"country_code": "+46", "mobile_number": number})
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]

    async def last_code(self) -> str:
        message = (await self.factory.list_messages(self.clinic.company))[-1]
        return next(word for word in message.text.replace(".", " ").split() if word.isdigit() and len(word) == 6)

    async def call(self, path: str, key: str, body: Any = None) -> Any:
        return await self.visitor.post(f"{self.base}/{path}", json=body or {}, headers={"X-Flow-Key": key})


@pytest.fixture
async def reception(as_staff, factory, visitor) -> Reception:
    """A clinic whose codes go by SMS, in a time zone where it is noon, so that what begins within two hours is of the same day."""
    ahead = 12 - now().hour
    company = await factory.company(timezone=f"Etc/GMT{-ahead:+d}" if ahead else "UTC")
    clinic = await factory.bookable_clinic(people=2, company=company)
    return Reception(clinic, await as_staff(company=clinic.company), visitor, factory)


async def _client(reception: Reception, number: str = "701740605", **fields: Any) -> Any:
    return await reception.factory.client(reception.clinic.company, country_code="+46", mobile_number=number, phone=f"+46{number}", **fields)


@pytest.mark.covers("BEY-007", "PUB-010")
async def test_a_client_at_the_reception_is_marked_as_arrived(reception):
    """BEY-007: phone number, code, check-in; what follows in the visit is arrived too, another day isn't; a repeated call changes nothing."""
    client = await _client(reception)
    first, follows = await reception.book(client, 30), await reception.book(client, 95)
    other = await reception.book(client, 60 * 24 * 3)
    flow = await reception.open("701740605")
    assert flow["booking"] is None and "605" not in flow["sent_to"].replace("05", "")
    early = await reception.call("check-in", flow["flow_key"])
    assert early.json()["data"]["code"] == "booking_flow.unverified"
    verified = await reception.call("verify-key-otp", flow["flow_key"], {"code": await reception.last_code()})
    assert verified.json()["data"]["booking"]["can_check_in"] is True
    for _ in range(2):
        reply = (await reception.call("check-in", flow["flow_key"])).json()["data"]
        assert (reply["booking"]["state"], reply["booking"]["can_check_in"]) == ("arrived", False)
    states = {row["id"]: (await reception.staff.get(f"/api/v2/bookings/{row['id']}")).json()["data"] for row in (first, follows, other)}
    assert [states[row["id"]]["state"] for row in (first, follows, other)] == ["arrived", "arrived", "booked"]
    assert states[first["id"]]["state_set_by_name"] == "" and states[first["id"]]["arrived_at"]
    audited = await reception.staff.list_audit("booking.state_changed")
    assert [(row["details"]["before"], row["details"]["after"]) for row in audited] == [("booked", "arrived")] * 2


@pytest.mark.covers("BEY-007", "PUB-010")
async def test_a_stranger_learns_nothing_at_the_reception(reception):
    """PUB-010: a number without a booking gets the same answer, no code, and every call answers as for a known one."""
    client = await _client(reception)
    await reception.book(client, 60 * 24 * 2)
    known_client = await _client(reception, "701740606")
    await reception.book(known_client, 30)
    before = len(await reception.factory.list_messages(reception.clinic.company))
    unknown, too_early, known = await reception.open("701740699"), await reception.open("701740605"), await reception.open("701740606")
    assert len(await reception.factory.list_messages(reception.clinic.company)) == before + 1
    for flow in (unknown, too_early):
        assert {name: flow[name] for name in ("state", "booking", "pending_forms")} == {name: known[name] for name in ("state", "booking", "pending_forms")}
    calls = [("bankid/start-order", {"same_device": True}), ("verify-key-otp", {"code": "000000"}), ("check-in", None), ("cancel", None), ("hold", None), ("bookings", None), ("send-otp", {
        "first_name": "A", "last_name": "B", "country_code": "+46", "mobile_number": "701740699", "email": "a@visitors.test"})]
    for path, body in calls:
        answers = [await reception.call(path, flow["flow_key"], body) for flow in (unknown, known)]
        assert answers[0].status_code == answers[1].status_code and answers[0].json()["data"] == answers[1].json()["data"], path
    reads = [await reception.visitor.get(f"{reception.base}/get-key-booking", headers={"X-Flow-Key": flow["flow_key"]}) for flow in (unknown, known)]
    assert [reply.status_code for reply in reads] == [200, 200] and all(reply.json()["data"]["booking"] is None for reply in reads)


@pytest.mark.covers("BEY-007")
async def test_check_in_is_closed_before_and_after_its_time(reception):
    """BEY-007: a booking that was cancelled or moved away after the code isn't checked in; missing contact details are named."""
    client = await _client(reception)
    booking = await reception.book(client, 30)
    flow = await reception.open("701740605")
    await reception.call("verify-key-otp", flow["flow_key"], {"code": await reception.last_code()})
    moved = await reception.staff.post(f"/api/v2/bookings/{booking['id']}/reschedule", json={
        "start_at": _soon(60 * 26), "version": 1, "policy_override_reason": "Sen"})
    assert moved.status_code == 200, moved.text
    refused = await reception.call("check-in", flow["flow_key"])
    assert refused.json()["data"]["code"] == "booking.check_in_closed"
    await reception.staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Sjuk", "version": 2})
    assert (await reception.call("check-in", flow["flow_key"])).json()["data"]["code"] == "booking.check_in_closed"
    empty = await reception.visitor.post(f"{reception.base}/check-in/open", json={})
    assert empty.status_code == 422 and "mobile_number" in empty.text
