"""A client's own page of a booking: opened by its link, shown after a code, cancelled and moved within the policy (PUB-005, PUB-010)."""

import asyncio
import re
from collections import Counter
from datetime import timedelta
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import pytest
import time_machine

from clinic.booking.portal import calendar_tokens, client_keys, phone_verification
from clinic.company import service as companies
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_cancellation_policy import set_policy
from tests.booking.bookings.test_reschedule_and_notify import deliver_events
from tests.forms.scenarios import assign_questionnaire, create_questionnaire

pytestmark = pytest.mark.anyio
CONTACT = {"phone": "+46701234567", "email": "klara@people.test", "language": "sv", "first_name": "Klara"}


class LinkClient:
    """An HTTP client of who has the link to a booking."""

    def __init__(self, visitor: Any, factory: Any, clinic: Any, booking_id: str) -> None:
        self.visitor, self.factory, self.clinic, self.booking_id = visitor, factory, clinic, booking_id
        self.base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
        self.headers: dict[str, str] = {}
        self.client_key = ""

    def post(self, path: str, body: Any = None) -> Any:
        return self.visitor.post(self.base + path, json={} if body is None else body, headers=self.headers)

    async def shown(self) -> Any:
        """Return what the page shows."""
        return (await self.visitor.get(f"{self.base}/get-key-booking", headers=self.headers)).json()["data"]["booking"]

    async def open(self, key: str) -> Any:
        reply = await self.post("/send-key-otp", {"key": key, "client_key": self.client_key})
        if reply.status_code == 200:
            self.headers = {"X-Flow-Key": reply.json()["data"]["flow_key"]}
        return reply

    async def verify(self) -> Any:
        codes = [message for message in await self.factory.list_messages(self.clinic.company) if message.type == "code"]
        match = re.match(r"\d{6}\b", codes[-1].text)
        assert match, codes[-1].text
        return await self.post("/verify-key-otp", {"code": match.group()})


@pytest.fixture
async def link(as_staff: Any, factory: Any, visitor: Any) -> LinkClient:
    """A client with the link to a booking that staff made, and its clinic's staff."""
    clinic = await factory.bookable_clinic(people=2)
    staff = await as_staff("admin", company=clinic.company)
    client = await factory.client(clinic.company, **CONTACT)
    reply = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    link = LinkClient(visitor, factory, clinic, reply.json()["data"]["id"])
    link.staff, link.client = staff, client  # type: ignore[attr-defined]
    return link


async def key_in_message(link: Any) -> str:
    """Return the key of the link that the confirmations have."""
    await deliver_events(link.clinic.company)
    keys = set()
    for message in await link.factory.list_messages(link.clinic.company):
        [address] = re.findall(r"https?://\S+/booking/info/\S+", message.text)
        assert link.clinic.company.encrypted_id in address and parse_qs(urlsplit(address).query)["lang"] == ["sv"]
        query = parse_qs(urlsplit(address).query)
        keys.add((query["key"][0], query["client_key"][0]))
    [(key, link.client_key)] = keys
    return key


@pytest.mark.covers("PUB-005", "PUB-010", "BKG-042", "BKG-034", "PLT-109")
async def test_client_opens_the_link_of_the_confirmation_and_cancels_after_a_code(link):
    """PUB-005, PUB-010: both confirmations have the link; nothing is shown before the code; a repeated cancellation answers the same."""
    key = await key_in_message(link)
    opened = (await link.open(key)).json()["data"]
    assert (opened["state"], opened["sent_to"], opened["booking"]) == ("code_sent", "+46 •• •• 67", None)
    assert await link.shown() is None
    assert (await link.post("/cancel")).status_code == 403 and (await link.post("/reschedule", {"start_at": link.clinic.at(11)})).status_code == 403
    wrong = await link.post("/verify-key-otp", {"code": "12345"})
    assert (wrong.status_code, wrong.json()["errors"]["code"][0]["code"]) == (422, "code")
    verified = (await link.verify()).json()["data"]
    assert verified["booking"] == await link.shown()
    assert (verified["booking"]["id"], verified["booking"]["start_at"], verified["booking"]["is_changeable"]) == (
        link.booking_id, link.clinic.at(9), True)
    for path, body in (("/bookings", {}), ("/hold", {}), ("/resend-otp", {})):
        assert (await link.post(path, body)).status_code == 401, "the flow of a link books nothing"
    for _ in range(2):
        cancelled = await link.post("/cancel")
        assert cancelled.status_code == 200, cancelled.text
        assert (cancelled.json()["data"]["booking"]["state"], cancelled.json()["data"]["booking"]["is_changeable"]) == ("cancelled", False)
    free = (await link.visitor.get(f"{link.base}/available-slots", params={
        "service_id": str(link.clinic.service.id), "practitioner_id": str(link.clinic.practitioners[0].id), "day": link.clinic.at(9)[:10],
    })).json()["data"]["slots"]
    assert link.clinic.at(9) in [slot["start_at"] for slot in free]
    assert len(await link.staff.list_audit("booking.cancelled")) == 1


@pytest.mark.covers("PUB-002", "PUB-010", "PUB-005")
async def test_client_key_of_the_link_is_bound_to_its_client_and_expires(link, factory):
    """PUB-002, PUB-010: another client's, another clinic's, a changed and an expired client key open nothing; a merge keeps it valid."""
    key, company = await key_in_message(link), link.clinic.company
    later = now() + timedelta(days=90)
    other, other_company = await factory.client(company, **CONTACT), await factory.company()
    refused = (
        client_keys.sign(company.id, other.id, later), client_keys.sign(other_company.id, link.client.id, later),
        client_keys.sign(company.id, link.client.id, now() - timedelta(hours=2)), link.client_key[:-2] + "AA", "å", "AAAA",
    )
    for bad in refused:
        reply = await link.post("/send-key-otp", {"key": key, "client_key": bad})
        assert (reply.status_code, reply.json()["data"]["code"]) == (401, "booking_link.expired"), bad
    merged = await link.staff.post(f"/api/clients/{other.id}/merge", json={
        "source_id": str(link.client.id), "version": 1, "source_version": 1, "fields_from_source": [], "reason": "Samma person",
    })
    assert merged.status_code == 200, merged.text
    assert (await factory.list_bookings(company))[0].client_id == other.id
    assert (await link.open(key)).status_code == 200


@pytest.mark.covers("PUB-002", "PUB-010")
async def test_forms_open_from_the_link_of_a_booking_after_its_code(link, factory, visitor):
    """PUB-002, PUB-010: nothing of the forms before the code; then they open without another; a flow that books opens none."""
    await link.open(await key_in_message(link))
    assert (await link.post("/key-forms")).status_code == 403
    verified = (await link.verify()).json()["data"]
    assert verified["pending_forms"] == 0
    questionnaire = await create_questionnaire(link.staff)
    await assign_questionnaire(link.staff, link.client, questionnaire["id"])
    access = (await visitor.get(f"{link.base}/get-key-booking", headers=link.headers)).json()["data"]
    assert access["pending_forms"] == 1
    opened = await link.post("/key-forms")
    assert (opened.status_code, opened.json()["data"]["state"]) == (200, "verified"), opened.text
    base, headers = f"/api/questionary-loc/{link.clinic.company.encrypted_id}", {"X-Flow-Key": opened.json()["data"]["flow_key"]}
    forms = (await visitor.get(f"{base}/forms", headers=headers)).json()["data"]
    assert (forms["first_name"], len(forms["questionnaires"])) == ("Klara", 1)
    booking_flow = await factory.booking_flow(link.clinic, link.clinic.at(12))
    assert (await visitor.post(f"{link.base}/key-forms", json={}, headers=booking_flow.headers)).status_code == 401
    assert opened.json()["data"]["expires_at"] <= to_wire(now() + timedelta(hours=2))


@pytest.mark.covers("PUB-005")
async def test_messages_of_a_clinic_whose_portal_is_closed_have_no_link(link, factory):
    """PUB-005: the page behind the link would say that the portal is closed."""
    async with transaction(Context.system(link.clinic.company.id)) as session:
        (await companies.get_own_company(session)).is_booking_on = False
    await deliver_events(link.clinic.company)
    texts = [message.text for message in await factory.list_messages(link.clinic.company)]
    assert texts and not [text for text in texts if "/booking/info/" in text]


@pytest.mark.covers("PUB-010")
async def test_no_sms_is_sent_past_the_limits_to_a_client_without_an_address(link, factory, monkeypatch):
    """PUB-010: when the clinic's SMS are used up, a client without an e-mail address gets no code, and is told to wait."""
    client = await factory.client(link.clinic.company, phone="+46701234568")
    reply = await link.staff.post("/api/v2/bookings", json=link.clinic.booking_data(client.id, link.clinic.at(12)))
    monkeypatch.setattr(phone_verification, "MAX_SMS_PER_CLINIC_PER_HOUR", 0)
    refused = await link.open(calendar_tokens.sign(link.clinic.company.id, UUID(reply.json()["data"]["id"])))
    assert (refused.status_code, refused.json()["data"]["code"]) == (429, "rate.limited")
    assert not [message for message in await factory.list_messages(link.clinic.company) if message.type == "code"]


@pytest.mark.covers("PUB-005", "PUB-010")
async def test_keys_of_others_and_of_last_year_open_nothing(link, factory, visitor):
    """PUB-010: a changed key, another clinic's, another client's and an expired one are 401; so is the flow of another clinic."""
    clinic = link.clinic
    key = calendar_tokens.sign(clinic.company.id, (await factory.list_bookings(clinic.company))[0].id)
    for bad in ("x", key[:-2] + ("AA" if key[-2:] != "AA" else "BB")):
        refused = await link.post("/send-key-otp", {"key": bad})
        assert (refused.status_code, refused.json()["data"]["code"]) == (401, "booking_link.expired")
    other_key = calendar_tokens.sign(clinic.company.id, (await factory.client(clinic.company)).id)
    assert (await link.post("/send-key-otp", {"key": key, "client_key": other_key})).status_code == 401
    other = await factory.bookable_clinic()
    elsewhere = f"/api/v2/booking-portal/{other.company.encrypted_id}"
    assert (await visitor.post(f"{elsewhere}/send-key-otp", json={"key": key})).status_code == 401
    assert (await link.open(key)).status_code == 200
    assert (await visitor.get(f"{elsewhere}/get-key-booking", headers=link.headers)).status_code == 401
    with time_machine.travel(now() + timedelta(days=60), tick=True):
        assert (await link.post("/send-key-otp", {"key": key})).status_code == 401
    replies = [(await link.post("/send-key-otp", {"key": key})).status_code for _ in range(7)]
    assert replies[-1] == 429, "codes for a booking are limited"


@pytest.mark.covers("BKG-035", "PUB-005")
async def test_client_is_refused_with_the_policys_text_once_its_time_has_passed(link):
    """BKG-035: neither cancelled nor moved; the text is in the client's language, and the booking says that it can't be changed."""
    await set_policy(link.staff, hours=336)
    await link.open(await key_in_message(link))
    await link.verify()
    start = now() + timedelta(hours=30)
    moved = await link.staff.post(f"/api/v2/bookings/{link.booking_id}/reschedule", json={
        "start_at": to_wire(start.replace(microsecond=0)), "version": 1, "policy_override_reason": "Prov", "allow_overlap": True,
    })
    assert moved.status_code == 200, moved.text
    assert (await link.shown())["is_changeable"] is False
    for path, body in (("/cancel", {}), ("/reschedule", {"start_at": link.clinic.at(11)})):
        refused = await link.visitor.post(link.base + path, json=body, headers={**link.headers, "X-Language": "sv"})
        assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.policy_time_passed")
        assert "Avboka ett dygn innan." in refused.json()["message"]


@pytest.mark.covers("PUB-005", "BKG-042", "BEY-002")
async def test_client_moves_the_booking_to_a_time_that_the_portal_offers(link, factory):
    """PUB-005: the old time is free at once, client and staff are told; a time that isn't offered is refused with others."""
    await link.open(await key_in_message(link))
    await link.verify()
    await factory.mark_messages_sent(link.clinic.company)
    refused = await link.post("/reschedule", {"start_at": link.clinic.at(3)})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.time_taken") and refused.json()["data"]["slots"]
    assert (await link.shown())["start_at"] == link.clinic.at(9)
    for _ in range(2):
        moved = await link.post("/reschedule", {"start_at": link.clinic.at(11)})
        assert (moved.status_code, moved.json()["data"]["booking"]["start_at"]) == (200, link.clinic.at(11))
    [booking] = await factory.list_bookings(link.clinic.company)
    assert (to_wire(booking.start_at), to_wire(booking.end_at)) == (link.clinic.at(11), link.clinic.at(12))
    back = await link.post("/reschedule", {"start_at": link.clinic.at(9), "any_practitioner": True})
    assert back.status_code == 200, "its old time was free at once"
    assert len(await link.staff.list_audit("booking.rescheduled")) == 2
    await deliver_events(link.clinic.company)


@pytest.mark.covers("BEY-001", "PUB-005", "BKG-032")
async def test_booking_and_moving_onto_one_time_at_once_has_one_winner(as_staff, factory, visitor):
    """BEY-001: 100 visitors book and 100 clients move their bookings to one time; one gets it, the others are told, nothing overlaps."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company, **CONTACT)
    base, calls = f"/api/v2/booking-portal/{clinic.company.encrypted_id}", []
    for number in range(100):
        at = clinic.at(number % 8 + 9, days=10 + number // 8)
        booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, at, allow_overlap=True))).json()["data"]
        access = await factory.booking_flow(clinic, managed_booking_id=booking["id"])
        calls.append((f"{base}/reschedule", {"start_at": clinic.at(9)}, access.headers))
        calls.append((f"{base}/bookings", {}, (await factory.booking_flow(clinic, clinic.at(9))).headers))
    replies = await asyncio.gather(*(visitor.post(path, json=body, headers=headers) for path, body, headers in calls))
    outcomes = Counter("success" if reply.status_code == 200 else f"{reply.status_code} {reply.json()['data']['code']}" for reply in replies)
    assert outcomes == {"success": 1, "409 booking.time_taken": 199}
    winners = [row for row in await factory.list_bookings(clinic.company) if to_wire(row.start_at) == clinic.at(9)]
    assert len(winners) == 1
