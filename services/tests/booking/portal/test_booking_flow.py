"""The booking flow of a visitor: selection, one-time code, hold, booking, confirmation."""

import re
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
import time_machine
from sqlalchemy import select, update

from clinic.booking.catalogue.models import Service
from clinic.booking.hours.models import BookingSettings
from clinic.booking.portal import jobs, phone_verification
from clinic.booking.portal.models import BookingFlow
from clinic.clients.models import Client
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio


def visitor_details(**fields: str) -> dict[str, str]:
    """Return a visitor's details with a new phone number."""
    return {
        "first_name": "Vera", "last_name": "Visit", "country_code": "+46", "mobile_number": f"70{uuid4().int % 10**7:07d}",
        "email": f"vera-{uuid4().hex[:10]}@visitors.test", **fields,
    }


class PortalClient:
    """An HTTP client of one visitor of a clinic's portal."""

    def __init__(self, visitor: Any, clinic: Any, factory: Any) -> None:
        self.visitor, self.clinic, self.factory = visitor, clinic, factory
        self.base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
        self.headers: dict[str, str] = {}

    async def start_flow(self) -> "PortalClient":
        """Start a flow."""
        key = (await self.visitor.post(f"{self.base}/flows", json={})).json()["data"]["flow_key"]
        self.headers = {"X-Flow-Key": key}
        return self

    def get(self, path: str) -> Any:
        return self.visitor.get(self.base + path, headers=self.headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        return self.visitor.post(self.base + path, json={} if body is None else body, headers={**self.headers, **headers})

    def select(self, start_at: str, *, any_practitioner: bool = False) -> Any:
        """Select a time."""
        practitioner_id = None if any_practitioner else str(self.clinic.practitioners[0].id)
        body = {"service_id": str(self.clinic.service.id), "practitioner_id": practitioner_id, "start_at": start_at}
        return self.visitor.put(f"{self.base}/flow", json=body, headers=self.headers)

    async def last_code(self) -> str:
        """Return the code of the last message."""
        messages = [message for message in await self.factory.list_messages(self.clinic.company) if message.type == "code"]
        match = re.match(r"\d{6}\b", messages[-1].text)
        assert match, messages[-1].text
        return match.group()


@pytest.fixture
async def portal(visitor, factory) -> PortalClient:
    """A visitor with a flow at a clinic with two practitioners."""
    return await PortalClient(visitor, await factory.bookable_clinic(people=2), factory).start_flow()


@pytest.mark.covers("PUB-003", "BKG-042", "BEY-002", "PLT-109")
async def test_flow_from_selection_to_confirmation(portal, factory, as_staff):
    """PUB-003, BKG-042, BEY-002: the complete flow; the time is held once the code is verified; a repeated call returns the same booking."""
    clinic, start = portal.clinic, portal.clinic.at(9)
    assert (await portal.select(start)).json()["data"]["state"] == "open"
    sent = (await portal.post("/send-otp", visitor_details(special_request="Nålrädd"))).json()["data"]
    assert sent["state"] == "code_sent" and re.fullmatch(r"\+46 •• •• \d\d", sent["sent_to"]) and sent["hold"] is None
    held = (await portal.post("/verify-otp", {"code": await portal.last_code()})).json()["data"]
    assert held["state"] == "verified" and held["hold"]["start_at"] == start
    assert (await portal.get("/flow")).json()["data"]["hold"] == held["hold"]
    repeated_hold = (await portal.post("/hold")).json()["data"]["hold"]
    assert repeated_hold == held["hold"], "a hold is never extended"
    replies = [await portal.post("/bookings") for _ in range(2)]
    assert replies[0].status_code == 200, replies[0].text
    assert replies[0].json()["data"] == replies[1].json()["data"] == (await portal.get("/booking")).json()["data"]
    booking = replies[0].json()["data"]["booking"]
    assert (booking["start_at"], booking["service_name"], booking["price"], booking["state"]) == (start, "Konsultation", 45000, "booked")
    [row] = await factory.list_bookings(clinic.company)
    assert (row.source, row.special_request, row.is_overbooked) == ("portal", "Nålrädd", False)
    file = await portal.visitor.get(f"{portal.base}/booking.ics", params={"key": replies[0].json()["data"]["key"]})
    assert file.headers["content-type"].startswith("text/calendar") and f"UID:{booking['id']}" in file.text
    staff = await as_staff(company=clinic.company)
    assert [row["client_id"] for row in await staff.list_audit("booking.created")] == [row.client_id]
    assert (await portal.get("/flow")).json()["data"]["state"] == "booked"
    assert (await portal.select(clinic.at(12))).status_code == 401


@pytest.mark.covers("USE-019")
async def test_visitor_reads_the_name_of_the_service_in_the_chosen_language(portal, as_staff):
    """USE-019: the list has the names, and the booking is named in the visitor's language; one that was renamed since keeps its name."""
    clinic = portal.clinic
    staff = await as_staff("admin", company=clinic.company)
    [service] = (await staff.get("/api/v2/services")).json()["data"]["items"]
    named = {**service, "name_en": "Consultation", "name_sv": ""}
    assert (await staff.put(f"/api/v2/services/{service['id']}", json=named)).status_code == 200
    listed = [row for category in (await portal.get("/categories")).json()["data"] for row in category["services"]]
    assert [(row["name"], row["name_en"], row["name_sv"]) for row in listed] == [("Konsultation", "Consultation", "")]
    await portal.select(clinic.at(9))
    await portal.post("/send-otp", visitor_details())
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert (await portal.post("/bookings")).status_code == 200
    in_swedish = await portal.get("/booking?lang=sv")
    in_english = await portal.get("/booking?lang=en")
    assert [reply.json()["data"]["booking"]["service_name"] for reply in (in_swedish, in_english)] == ["Konsultation", "Consultation"]
    renamed = {**named, "name": "Läkarbesök", "name_en": "Doctor's visit", "version": service["version"] + 1}
    assert (await staff.put(f"/api/v2/services/{service['id']}", json=renamed)).status_code == 200
    after = await portal.get("/booking?lang=en")
    assert after.json()["data"]["booking"]["service_name"] == "Konsultation"


@pytest.mark.covers("PUB-010", "BEY-001")
async def test_sixth_attempt_is_refused_until_a_new_code_is_sent(portal):
    """PUB-010: five attempts per code, counted although each is refused; the sixth, right or wrong, is refused; a new code works."""
    await portal.select(portal.clinic.at(9))
    await portal.post("/send-otp", visitor_details())
    right = await portal.last_code()
    wrong = f"{(int(right) + 1) % 10**6:06d}"
    replies = [await portal.post("/verify-otp", {"code": wrong}) for _ in range(6)]
    assert [reply.status_code for reply in replies] == [422] * 5 + [429]
    assert replies[0].json()["errors"]["code"][0]["code"] == "code" and replies[5].json()["data"]["code"] == "otp.too_many_attempts"
    assert (await portal.post("/verify-otp", {"code": right})).status_code == 429
    async with transaction(Context.system(portal.clinic.company.id)) as session:
        assert await session.scalar(select(BookingFlow.attempts)) == 5
        await session.execute(update(BookingFlow).values(code_sent_at=BookingFlow.code_sent_at - timedelta(seconds=31)))
    assert (await portal.post("/resend-otp")).status_code == 200
    assert (await portal.post("/verify-otp", {"code": right})).status_code == (200 if right == await portal.last_code() else 422)
    assert (await portal.post("/verify-otp", {"code": await portal.last_code()})).json()["data"]["hold"]["start_at"] == portal.clinic.at(9)


@pytest.mark.covers("PUB-010")
async def test_code_expires_after_ten_minutes_and_resending_has_a_wait(portal):
    """PUB-010: an expired code is a field error; resending at once is refused with a wait; the same details sent twice send one code."""
    details = visitor_details()
    for _ in range(2):
        assert (await portal.post("/send-otp", details)).status_code == 200
    assert len(await portal.factory.list_messages(portal.clinic.company)) == 1
    too_early = await portal.post("/resend-otp")
    assert too_early.status_code == 429 and 0 < int(too_early.headers["retry-after"]) <= 31
    async with transaction(Context.system(portal.clinic.company.id)) as session:
        await session.execute(update(BookingFlow).values(code_expires_at=BookingFlow.code_expires_at - timedelta(minutes=11)))
    expired = await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert expired.json()["errors"]["code"][0]["code"] == "code_expired"
    other = await portal.post("/send-otp", {**details, "email": "another@visitors.test"})
    assert other.json()["data"]["state"] == "code_sent" and len(await portal.factory.list_messages(portal.clinic.company)) == 2


@pytest.mark.covers("PUB-010")
async def test_codes_to_one_phone_are_rate_limited(visitor, factory, monkeypatch):
    """PUB-010: SMS to one phone are limited across flows; then codes go to the visitor's e-mail address, which is limited as well."""
    monkeypatch.setattr(phone_verification, "MAX_SMS_PER_ADDRESS_PER_HOUR", 100)
    clinic, details = await factory.bookable_clinic(), visitor_details()
    replies = [await (await PortalClient(visitor, clinic, factory).start_flow()).post("/send-otp", details) for _ in range(13)]
    assert [reply.status_code for reply in replies] == [200] * 12 + [429]
    assert ["@" in reply.json()["data"]["sent_to"] for reply in replies[:12]] == [False] * 6 + [True] * 6


@pytest.mark.covers("PUB-010")
async def test_codes_of_one_clinic_are_rate_limited(visitor, factory, monkeypatch):
    """PUB-010: SMS to different phones are limited per hour and clinic; then codes go by e-mail. Other clinics don't count."""
    monkeypatch.setattr(phone_verification, "MAX_SMS_PER_CLINIC_PER_HOUR", 3)
    clinic, other = await factory.bookable_clinic(), await factory.bookable_clinic()
    clients = [await PortalClient(visitor, each, factory).start_flow() for each in (clinic, clinic, clinic, clinic, other)]
    replies = [await client.post("/send-otp", visitor_details(), **{"X-Language": "sv"}) for client in clients]
    assert ["@" in reply.json()["data"]["sent_to"] for reply in replies] == [False, False, False, True, False]
    assert sorted(message.channel for message in await factory.list_messages(clinic.company)) == ["mail", "sms", "sms", "sms"]


@pytest.mark.covers("PUB-010")
async def test_a_stranger_cannot_close_a_portal_for_others(visitor, factory, monkeypatch):
    """PUB-010: one address sends at most a small part of the clinic's SMS; those who come after it get an SMS, and can verify by mail too."""
    assert phone_verification.MAX_SMS_PER_ADDRESS_PER_HOUR * 10 < phone_verification.MAX_SMS_PER_CLINIC_PER_HOUR
    monkeypatch.setattr(phone_verification, "MAX_SMS_PER_ADDRESS_PER_HOUR", 2)
    monkeypatch.setattr(settings(), "trusted_proxies", "127.0.0.0/8")
    clinic = await factory.bookable_clinic()
    visitor.http.headers["X-Forwarded-For"] = "203.0.113.7"
    strangers = [await PortalClient(visitor, clinic, factory).start_flow() for _ in range(4)]
    replies = [await stranger.post("/send-otp", visitor_details()) for stranger in strangers]
    assert ["@" in reply.json()["data"]["sent_to"] for reply in replies] == [False, False, True, True]
    verified = await strangers[-1].post("/verify-otp", {"code": await strangers[-1].last_code()})
    assert verified.json()["data"]["state"] == "verified"
    visitor.http.headers["X-Forwarded-For"] = "203.0.113.8"
    client = await PortalClient(visitor, clinic, factory).start_flow()
    await client.select(clinic.at(9))
    sent = await client.post("/send-otp", visitor_details())
    assert "@" not in sent.json()["data"]["sent_to"]


@pytest.mark.covers("PUB-010", "BEY-001")
async def test_unverified_visitors_cannot_hold_or_book(portal):
    """BEY-001, PUB-010: without a verified code there is no hold and no booking; an unknown key is refused as expired."""
    await portal.select(portal.clinic.at(9))
    for path in ("/hold", "/bookings"):
        assert (await portal.post(path)).json()["data"]["code"] == "booking_flow.unverified"
    assert (await portal.post("/verify-otp", {"code": "123456"})).json()["data"]["code"] == "booking_flow.unverified"
    portal.headers = {"X-Flow-Key": "x" * 43}
    assert (await portal.get("/flow")).json()["data"]["code"] == "booking_flow.expired"
    assert await portal.factory.list_occupancies(portal.clinic.company) == []


@pytest.mark.covers("BEY-001", "BEY-002", "BKG-032")
async def test_second_visitor_gets_alternative_slots(portal, visitor, factory):
    """BEY-001, BKG-032: the time is lost when the code is verified, the phone stays verified, and another time can be booked at once."""
    clinic, start = portal.clinic, portal.clinic.at(9)
    first = await factory.booking_flow(clinic, start)
    assert (await visitor.post(f"{portal.base}/bookings", headers=first.headers)).status_code == 200
    await portal.select(start)
    await portal.post("/send-otp", visitor_details())
    conflict = await portal.post("/verify-otp", {"code": await portal.last_code()})
    assert conflict.status_code == 409 and conflict.json()["data"]["code"] == "booking.time_taken"
    alternatives = [slot["start_at"] for slot in conflict.json()["data"]["slots"]]
    assert alternatives and start not in alternatives and all(at[:10] == start[:10] for at in alternatives)
    assert (await portal.get("/flow")).json()["data"]["state"] == "verified"
    await portal.select(alternatives[0])
    assert (await portal.post("/bookings")).json()["data"]["booking"]["start_at"] == alternatives[0]


@pytest.mark.covers("PUB-003", "BKG-043")
async def test_any_practitioner_and_only_offered_times_can_be_booked(portal, visitor, factory):
    """PUB-003, BKG-043: "any" uses the second practitioner; a time off the grid, at night, too late or past is refused."""
    clinic, start = portal.clinic, portal.clinic.at(9)
    flows = [await factory.booking_flow(clinic, start, any_practitioner=True) for _ in range(3)]
    replies = [await visitor.post(f"{portal.base}/bookings", headers=flow.headers) for flow in flows]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    assert {row.practitioner_id for row in await factory.list_bookings(clinic.company)} == {practitioner.id for practitioner in clinic.practitioners}
    for at in (clinic.at(9, 7), clinic.at(3), clinic.at(17, 30), clinic.at(10, days=-3)):
        flow = await factory.booking_flow(clinic, at)
        assert (await visitor.post(f"{portal.base}/hold", headers=flow.headers)).json()["data"]["code"] == "booking.time_taken"


@pytest.mark.covers("BEY-002", "PUB-004")
async def test_a_phone_has_one_active_hold_which_expires(portal, visitor, factory):
    """BEY-002, PUB-004: a later hold of a phone replaces its earlier one, also of the same time; another selection releases it; an expired hold frees its time."""
    clinic = portal.clinic
    phone = f"+4673{uuid4().int % 10**7:07d}"
    for hour in (9, 11, 11):
        flow = await factory.booking_flow(clinic, clinic.at(hour), phone=phone)
        assert (await visitor.post(f"{portal.base}/hold", headers=flow.headers)).status_code == 200
        assert [row.starts_at.hour for row in await factory.list_occupancies(clinic.company)] == [hour]
    portal.headers = flow.headers
    await portal.select(clinic.at(13))
    assert await factory.list_occupancies(clinic.company) == []
    assert (await portal.post("/hold")).status_code == 200
    await factory.age_holds(clinic.company, timedelta(minutes=11))
    assert (await portal.get("/flow")).json()["data"]["hold"] is None
    other_flow = await factory.booking_flow(clinic, clinic.at(13))
    assert (await visitor.post(f"{portal.base}/bookings", headers=other_flow.headers)).status_code == 200
    assert (await portal.post("/bookings")).json()["data"]["code"] == "booking.time_taken"


@pytest.mark.covers("BEY-002")
@pytest.mark.parametrize("closed", ["day off", "service"])
async def test_held_time_is_checked_again_when_booked(portal, factory, as_staff, closed):
    """BEY-002: a held time that the clinic has closed since is not booked."""
    clinic, start = portal.clinic, portal.clinic.at(9)
    admin = await as_staff(company=clinic.company)
    flow = await factory.booking_flow(clinic, start)
    portal.headers = flow.headers
    assert (await portal.post("/hold")).status_code == 200
    if closed == "day off":
        reply = await admin.post("/api/holidays", json={"name": "Stängt", "starts_on": start[:10], "ends_on": start[:10]})
        assert reply.json()["status"] == "1", reply.text
    else:
        async with transaction(Context.system(clinic.company.id)) as session:
            await session.execute(update(Service).where(Service.id == clinic.service.id).values(bookable=False))
    refused = await portal.post("/bookings")
    assert refused.status_code == 409 and refused.json()["data"]["code"] == "booking.time_taken", refused.text
    assert start not in [slot["start_at"] for slot in refused.json()["data"]["slots"]]
    assert await factory.list_bookings(clinic.company) == []


@pytest.mark.covers("BEY-002")
async def test_held_time_can_be_booked_after_the_minimum_notice_has_passed(portal, factory):
    """BEY-002: a hold is valid for its minutes, also when the minimum notice passes within them."""
    clinic, at = portal.clinic, now()
    start = clinic.at(12, days=1) if at.hour >= 12 else clinic.at(16, days=0)
    min_notice_minutes = int((datetime.fromisoformat(f"{start}Z") - at).total_seconds()) // 60 - 3
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(BookingSettings).values(min_notice_minutes=min_notice_minutes))
    portal.headers = (await factory.booking_flow(clinic, start)).headers
    assert (await portal.post("/hold")).status_code == 200
    with time_machine.travel(at + timedelta(minutes=5)):
        second_flow = await factory.booking_flow(clinic, start)
        assert (await portal.visitor.post(f"{portal.base}/hold", headers=second_flow.headers)).status_code == 409
        assert (await portal.post("/bookings")).json()["data"]["booking"]["start_at"] == start


@pytest.mark.covers("PUB-010", "BEY-002")
async def test_expired_flows_are_purged_and_active_ones_are_not(portal, visitor, factory):
    """PUB-010: a day after its end a flow is deleted with its hold and personal details; a second run deletes nothing more."""
    old = await factory.booking_flow(portal.clinic, portal.clinic.at(9))
    assert (await visitor.post(f"{portal.base}/hold", headers=old.headers)).status_code == 200
    context = Context.system(portal.clinic.company.id)
    async with transaction(context) as session:
        await session.execute(update(BookingFlow).where(BookingFlow.id == old.id).values(expires_at=BookingFlow.expires_at - timedelta(days=2)))
    for _ in range(2):
        await jobs.purge_expired_flows(context)
    assert await factory.list_occupancies(portal.clinic.company) == []
    assert (await portal.get("/flow")).status_code == 200
    async with transaction(context) as session:
        assert len(list(await session.scalars(select(BookingFlow.id)))) == 1


@pytest.mark.covers("PUB-010", "PLT-034")
async def test_returning_client_is_matched_by_all_details_and_not_revealed(visitor, factory):
    """PUB-010: the same name, phone and e-mail is one client; the same phone with another name is another, and sees nothing of the first."""
    clinic = await factory.bookable_clinic()
    details = visitor_details()
    for hour, submitted in ((9, details), (11, details), (13, {**details, "last_name": "Annan"})):
        portal = await PortalClient(visitor, clinic, factory).start_flow()
        await portal.select(clinic.at(hour))
        reply = await portal.post("/send-otp", submitted)
        assert "Visit" not in reply.text and details["mobile_number"] not in reply.text
        await portal.post("/verify-otp", {"code": await portal.last_code()})
        assert (await portal.post("/bookings")).status_code == 200
    async with transaction(Context.system(clinic.company.id)) as session:
        assert sorted(await session.scalars(select(Client.last_name))) == ["Annan", "Visit"]
    assert len({row.client_id for row in await factory.list_bookings(clinic.company)}) == 2


@pytest.mark.covers("PUB-009", "PLT-040")
async def test_booking_is_refused_when_the_plan_allows_no_more_clients(visitor, factory):
    """PLT-040, PUB-009: the visitor learns nothing of the clinic's plan, and keeps the hold."""
    company = await factory.company(timezone="UTC", client_limit=1)
    await factory.client(company)
    clinic = await factory.bookable_clinic(company=company)
    flow = await factory.booking_flow(clinic, clinic.at(9))
    refused = await visitor.post(f"/api/v2/booking-portal/{company.encrypted_id}/bookings", headers=flow.headers)
    assert refused.status_code == 409 and refused.json()["data"]["code"] == "portal.client_limit" and refused.json()["status"] == "0"


@pytest.mark.covers("PLT-061", "MSG-006", "PUB-003")
async def test_code_is_sent_by_email_when_the_clinic_may_not_send_sms(visitor, factory):
    """PLT-061: the portal works and states the channel of the code; what is verified is the e-mail address."""
    clinic = await factory.bookable_clinic(company=await factory.company(timezone="UTC", is_verified=False))
    portal = await PortalClient(visitor, clinic, factory).start_flow()
    assert (await portal.get("")).json()["data"]["code_channel"] == "mail"
    await portal.select(clinic.at(9))
    details = visitor_details(country_code="+882", mobile_number="1612345678", email=f"v{uuid4().hex}@visitors.test")
    assert (await portal.post("/send-otp", details)).json()["data"]["sent_to"] == "v•••@visitors.test"
    [message] = await factory.list_messages(clinic.company)
    assert (message.channel, message.to, message.type) == ("mail", details["email"], "code")
    assert message.subject == f"Din kod för {clinic.company.name}"
    held = (await portal.post("/verify-otp", {"code": await portal.last_code()})).json()["data"]
    assert held["hold"]["start_at"] == clinic.at(9)
    assert (await portal.post("/bookings")).status_code == 200


@pytest.mark.covers("MSG-006")
@pytest.mark.parametrize(
    ("country_code", "mobile_number", "error_code"), [("+882", "1612345678", "sms_country"), ("+1", "2025550143", "sms_country"), ("+46", "87654321", "sms_mobile")],
)
async def test_number_that_cannot_receive_sms_is_a_field_error(portal, factory, country_code, mobile_number, error_code):
    """MSG-006: nothing is sent, and the error message says what to do."""
    assert (await portal.get("")).json()["data"]["code_channel"] == "sms"
    reply = await portal.post("/send-otp", visitor_details(country_code=country_code, mobile_number=mobile_number))
    assert reply.status_code == 422
    assert reply.json()["errors"]["mobile_number"][0]["code"] == error_code
    assert await factory.list_messages(portal.clinic.company) == []


@pytest.mark.covers("PUB-010", "MSG-006")
async def test_name_that_looks_like_a_link_is_refused(portal, factory):
    """PUB-010, MSG-006: names appear in the clinic's SMS and e-mails, so text that a phone would turn into a link is a field error."""
    reply = await portal.post("/send-otp", visitor_details(last_name="betala på evil.example/x"))
    assert reply.json()["errors"]["last_name"][0]["code"] == "plain_name"
    assert await factory.list_messages(portal.clinic.company) == []
