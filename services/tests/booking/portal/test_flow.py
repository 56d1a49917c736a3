"""A visitor books: choice, code, hold, booking, confirmation."""

import re
from datetime import datetime, timedelta
from typing import Any
from uuid import uuid4

import pytest
import time_machine
from sqlalchemy import select, update

from clinic.booking.catalogue.models import Service
from clinic.booking.hours.models import BookingSettings
from clinic.booking.portal import codes, jobs
from clinic.booking.portal.models import Flow
from clinic.clients.models import Client
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit

pytestmark = pytest.mark.anyio


def person(**fields: str) -> dict[str, str]:
    """Somebody's details, a new phone each time."""
    return {
        "first_name": "Vera", "last_name": "Visit", "country_code": "+46", "mobile_number": f"70{uuid4().int % 10**7:07d}",
        "email": "vera@visitors.test", **fields,
    }


class Walk:
    """A visitor's way through a clinic's portal."""

    def __init__(self, visitor: Any, place: Any, make: Any) -> None:
        self.visitor, self.place, self.make = visitor, place, make
        self.base = f"/api/v2/booking-portal/{place.company.encrypted_id}"
        self.headers: dict[str, str] = {}

    async def begin(self) -> "Walk":
        """A new flow."""
        key = (await self.visitor.post(f"{self.base}/flows", json={})).json()["data"]["flow_key"]
        self.headers = {"X-Flow-Key": key}
        return self

    def get(self, path: str) -> Any:
        """Ask."""
        return self.visitor.get(self.base + path, headers=self.headers)

    def post(self, path: str, body: Any = None, **headers: str) -> Any:
        """Do."""
        return self.visitor.post(self.base + path, json={} if body is None else body, headers={**self.headers, **headers})

    def choose(self, start_at: str, *, anyone: bool = False) -> Any:
        """Choose a time."""
        who = None if anyone else str(self.place.practitioners[0].id)
        body = {"service_id": str(self.place.service.id), "practitioner_id": who, "start_at": start_at}
        return self.visitor.put(f"{self.base}/flow", json=body, headers=self.headers)

    async def code(self) -> str:
        """The code that came by SMS last."""
        sent = [one for one in await self.make.messages_of(self.place.company) if one.kind == "code"]
        found = re.match(r"\d{6}", sent[-1].text)
        assert found, sent[-1].text
        return found.group()


@pytest.fixture
async def walk(visitor, make) -> Walk:
    """A visitor at a clinic with two practitioners."""
    return await Walk(visitor, await make.bookable(people=2), make).begin()


@pytest.mark.covers("PUB-003", "BKG-042", "BEY-002")
async def test_from_a_choice_to_a_confirmation(walk, make, as_staff):
    """PUB-003, BKG-042, BEY-002: the whole way; the time is held when the code is right; a repeat of the booking is the same booking."""
    place, start = walk.place, walk.place.at(9)
    assert (await walk.choose(start)).json()["data"]["state"] == "open"
    sent = (await walk.post("/send-otp", person(special_request="Nålrädd"))).json()["data"]
    assert sent["state"] == "code_sent" and re.fullmatch(r"\+46 •• •• \d\d", sent["sent_to"]) and sent["hold"] is None
    held = (await walk.post("/verify-otp", {"code": await walk.code()})).json()["data"]
    assert held["state"] == "verified" and held["hold"]["start_at"] == start
    assert (await walk.get("/flow")).json()["data"]["hold"] == held["hold"]
    again = (await walk.post("/hold")).json()["data"]["hold"]
    assert again == held["hold"], "a hold is never prolonged"
    replies = [await walk.post("/bookings") for _ in range(2)]
    assert replies[0].status_code == 200, replies[0].text
    assert replies[0].json()["data"] == replies[1].json()["data"] == (await walk.get("/booking")).json()["data"]
    booking = replies[0].json()["data"]["booking"]
    assert (booking["start_at"], booking["service_name"], booking["price"], booking["state"]) == (start, "Konsultation", 45000, "booked")
    [row] = await make.bookings_of(place.company)
    assert (row.source, row.special_request, row.is_overbooked) == ("portal", "Nålrädd", False)
    file = await walk.visitor.get(f"{walk.base}/booking.ics", params={"key": replies[0].json()["data"]["key"]})
    assert file.headers["content-type"].startswith("text/calendar") and f"UID:{booking['id']}" in file.text
    staff = await as_staff(company=place.company)
    assert [row["client_id"] for row in await staff.audit_of("booking.made")] == [row.client_id]
    assert (await walk.get("/flow")).json()["data"]["state"] == "booked"
    assert (await walk.choose(place.at(12))).status_code == 401


@pytest.mark.covers("PUB-010", "BEY-001")
async def test_six_wrong_codes_and_the_right_one_comes_too_late(walk):
    """PUB-010: five tries a code, counted although each is refused; the sixth, right or wrong, is turned away; a new code works."""
    await walk.choose(walk.place.at(9))
    await walk.post("/send-otp", person())
    right = await walk.code()
    wrong = f"{(int(right) + 1) % 10**6:06d}"
    codes = [await walk.post("/verify-otp", {"code": wrong}) for _ in range(6)]
    assert [reply.status_code for reply in codes] == [422] * 5 + [429]
    assert codes[0].json()["errors"]["code"][0]["code"] == "code" and codes[5].json()["data"]["code"] == "otp.too_many_tries"
    assert (await walk.post("/verify-otp", {"code": right})).status_code == 429
    async with unit(Context.system(walk.place.company.id)) as session:
        assert await session.scalar(select(Flow.tries)) == 5
        await session.execute(update(Flow).values(code_sent_at=Flow.code_sent_at - timedelta(seconds=31)))
    assert (await walk.post("/resend-otp")).status_code == 200
    assert (await walk.post("/verify-otp", {"code": right})).status_code == (200 if right == await walk.code() else 422)
    assert (await walk.post("/verify-otp", {"code": await walk.code()})).json()["data"]["hold"]["start_at"] == walk.place.at(9)


@pytest.mark.covers("PUB-010")
async def test_a_code_lives_ten_minutes_and_another_waits(walk):
    """PUB-010: too old is said beside the field; asking again at once is refused with a wait; saying the same twice sends one."""
    details = person()
    for _ in range(2):
        assert (await walk.post("/send-otp", details)).status_code == 200
    assert len(await walk.make.messages_of(walk.place.company)) == 1
    soon = await walk.post("/resend-otp")
    assert soon.status_code == 429 and 0 < int(soon.headers["retry-after"]) <= 31
    async with unit(Context.system(walk.place.company.id)) as session:
        await session.execute(update(Flow).values(code_expires_at=Flow.code_expires_at - timedelta(minutes=11)))
    late = await walk.post("/verify-otp", {"code": await walk.code()})
    assert late.json()["errors"]["code"][0]["code"] == "code_expired"
    other = await walk.post("/send-otp", {**details, "email": "another@visitors.test"})
    assert other.json()["data"]["state"] == "code_sent" and len(await walk.make.messages_of(walk.place.company)) == 2


@pytest.mark.covers("PUB-010")
async def test_one_phone_is_not_texted_without_end(visitor, make):
    """PUB-010: codes to one phone are limited across flows."""
    place, details = await make.bookable(), person()
    statuses = [(await (await Walk(visitor, place, make).begin()).post("/send-otp", details)).status_code for _ in range(7)]
    assert statuses == [200] * 6 + [429]


@pytest.mark.covers("PUB-010")
async def test_a_clinic_pays_for_no_codes_without_end(visitor, make, monkeypatch):
    """PUB-010: codes to ever other phones are limited an hour and clinic, in words; a refused one isn't counted, nor another clinic's."""
    monkeypatch.setattr(codes, "CLINIC", 3, raising=False)
    place, other = await make.bookable(), await make.bookable()
    walks = [await Walk(visitor, at, make).begin() for at in (place, place, place, place, other)]
    replies = [await walk.post("/send-otp", person(), **{"X-Language": "sv"}) for walk in walks]
    assert [reply.status_code for reply in replies] == [200, 200, 200, 429, 200]
    assert replies[3].json()["data"]["code"] == "portal.codes_used_up" and "kontakta" in replies[3].json()["message"]
    assert 0 < int(replies[3].headers["retry-after"]) <= 3600
    assert len(await make.messages_of(place.company)) == 3


@pytest.mark.covers("PUB-010", "BEY-001")
async def test_the_unverified_hold_nothing(walk):
    """BEY-001, PUB-010: without the code there is neither hold nor booking; a key that isn't one is told so."""
    await walk.choose(walk.place.at(9))
    for path in ("/hold", "/bookings"):
        assert (await walk.post(path)).json()["data"]["code"] == "flow.unverified"
    assert (await walk.post("/verify-otp", {"code": "123456"})).json()["data"]["code"] == "flow.unverified"
    walk.headers = {"X-Flow-Key": "x" * 43}
    assert (await walk.get("/flow")).json()["data"]["code"] == "flow.ended"
    assert await walk.make.taken_of(walk.place.company) == []


@pytest.mark.covers("BEY-001", "BEY-002", "BKG-032")
async def test_the_second_visitor_is_offered_what_is_left(walk, visitor, make):
    """BEY-001, BKG-032: the time is lost at the code, the phone stays verified, and another time can be taken at once."""
    place, start = walk.place, walk.place.at(9)
    first = await make.flow(place, start)
    assert (await visitor.post(f"{walk.base}/bookings", headers=first.headers)).status_code == 200
    await walk.choose(start)
    await walk.post("/send-otp", person())
    lost = await walk.post("/verify-otp", {"code": await walk.code()})
    assert lost.status_code == 409 and lost.json()["data"]["code"] == "booking.time_taken"
    left = [slot["start_at"] for slot in lost.json()["data"]["slots"]]
    assert left and start not in left and all(at[:10] == start[:10] for at in left)
    assert (await walk.get("/flow")).json()["data"]["state"] == "verified"
    await walk.choose(left[0])
    assert (await walk.post("/bookings")).json()["data"]["booking"]["start_at"] == left[0]


@pytest.mark.covers("PUB-003", "BKG-043")
async def test_anyone_gets_whoever_is_free_and_only_offered_times(walk, visitor, make):
    """PUB-003, BKG-043: "anyone" finds the second practitioner; a time off the grid, at night or gone is no time."""
    place, start = walk.place, walk.place.at(9)
    flows = [await make.flow(place, start, anyone=True) for _ in range(3)]
    replies = [await visitor.post(f"{walk.base}/bookings", headers=flow.headers) for flow in flows]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    assert {row.practitioner_id for row in await make.bookings_of(place.company)} == {one.id for one in place.practitioners}
    for at in (place.at(9, 7), place.at(3), place.at(17, 30), place.at(10, days=-3)):
        flow = await make.flow(place, at)
        assert (await visitor.post(f"{walk.base}/hold", headers=flow.headers)).json()["data"]["code"] == "booking.time_taken"


@pytest.mark.covers("BEY-002", "PUB-004")
async def test_one_live_hold_a_phone_and_none_for_ever(walk, visitor, make):
    """BEY-002, PUB-004: a phone's later hold takes over from its earlier, also of the same time; another choice lets go; a hold that ran out frees its time."""
    place = walk.place
    phone = f"+4673{uuid4().int % 10**7:07d}"
    for hour in (9, 11, 11):
        flow = await make.flow(place, place.at(hour), phone=phone)
        assert (await visitor.post(f"{walk.base}/hold", headers=flow.headers)).status_code == 200
        assert [row.starts_at.hour for row in await make.taken_of(place.company)] == [hour]
    walk.headers = flow.headers
    await walk.choose(place.at(13))
    assert await make.taken_of(place.company) == []
    assert (await walk.post("/hold")).status_code == 200
    await make.age_holds(place.company, timedelta(minutes=11))
    assert (await walk.get("/flow")).json()["data"]["hold"] is None
    rival = await make.flow(place, place.at(13))
    assert (await visitor.post(f"{walk.base}/bookings", headers=rival.headers)).status_code == 200
    assert (await walk.post("/bookings")).json()["data"]["code"] == "booking.time_taken"


@pytest.mark.covers("BEY-002")
@pytest.mark.parametrize("closed", ["day off", "service"])
async def test_what_is_held_is_checked_again_when_it_is_booked(walk, make, as_staff, closed):
    """BEY-002: a time that the clinic has closed meanwhile is no visit."""
    place, start = walk.place, walk.place.at(9)
    admin = await as_staff(company=place.company)
    flow = await make.flow(place, start)
    walk.headers = flow.headers
    assert (await walk.post("/hold")).status_code == 200
    if closed == "day off":
        made = await admin.post("/api/holidays", json={"name": "Stängt", "starts_on": start[:10], "ends_on": start[:10]})
        assert made.json()["status"] == "1", made.text
    else:
        async with unit(Context.system(place.company.id)) as session:
            await session.execute(update(Service).where(Service.id == place.service.id).values(bookable=False))
    answer = await walk.post("/bookings")
    assert answer.status_code == 409 and answer.json()["data"]["code"] == "booking.time_taken", answer.text
    assert start not in [slot["start_at"] for slot in answer.json()["data"]["slots"]]
    assert await make.bookings_of(place.company) == []


@pytest.mark.covers("BEY-002")
async def test_who_held_a_time_within_the_lead_time_is_not_late_when_they_book_it(walk, make):
    """BEY-002: the hold is a promise for its minutes, also when the lead time passes within them."""
    place, at = walk.place, now()
    start = place.at(12, days=1) if at.hour >= 12 else place.at(16, days=0)
    lead = int((datetime.fromisoformat(f"{start}Z") - at).total_seconds()) // 60 - 3
    async with unit(Context.system(place.company.id)) as session:
        await session.execute(update(BookingSettings).values(lead_minutes=lead))
    walk.headers = (await make.flow(place, start)).headers
    assert (await walk.post("/hold")).status_code == 200
    with time_machine.travel(at + timedelta(minutes=5)):
        other = await make.flow(place, start)
        assert (await walk.visitor.post(f"{walk.base}/hold", headers=other.headers)).status_code == 409
        assert (await walk.post("/bookings")).json()["data"]["booking"]["start_at"] == start


@pytest.mark.covers("PUB-010", "BEY-002")
async def test_an_ended_flow_is_forgotten_and_a_living_one_is_not(walk, visitor, make):
    """PUB-010: a day after its end a flow, what it held and what it knew of somebody are gone; twice run, nothing more is."""
    old = await make.flow(walk.place, walk.place.at(9))
    assert (await visitor.post(f"{walk.base}/hold", headers=old.headers)).status_code == 200
    context = Context.system(walk.place.company.id)
    async with unit(context) as session:
        await session.execute(update(Flow).where(Flow.id == old.id).values(expires_at=Flow.expires_at - timedelta(days=2)))
    for _ in range(2):
        await jobs.forget(context)
    assert await make.taken_of(walk.place.company) == []
    assert (await walk.get("/flow")).status_code == 200
    async with unit(context) as session:
        assert len(list(await session.scalars(select(Flow.id)))) == 1


@pytest.mark.covers("PUB-010", "PLT-034")
async def test_a_returning_client_is_found_by_all_they_give_and_nothing_is_shown(visitor, make):
    """PUB-010: the same name, phone and mail is one client; the same phone with another name is another, and sees nothing of the first."""
    place = await make.bookable()
    same = person()
    for hour, details in ((9, same), (11, same), (13, {**same, "last_name": "Annan"})):
        walk = await Walk(visitor, place, make).begin()
        await walk.choose(place.at(hour))
        told = await walk.post("/send-otp", details)
        assert "Visit" not in told.text and same["mobile_number"] not in told.text
        await walk.post("/verify-otp", {"code": await walk.code()})
        assert (await walk.post("/bookings")).status_code == 200
    async with unit(Context.system(place.company.id)) as session:
        assert sorted(await session.scalars(select(Client.last_name))) == ["Annan", "Visit"]
    assert len({row.client_id for row in await make.bookings_of(place.company)}) == 2


@pytest.mark.covers("PUB-009", "PLT-040")
async def test_a_plan_without_room_is_a_polite_refusal(visitor, make):
    """PLT-040: the visitor learns nothing of the clinic's plan, and keeps the hold."""
    company = await make.company(timezone="UTC", client_limit=1)
    await make.client(company)
    place = await make.bookable(company=company)
    flow = await make.flow(place, place.at(9))
    refused = await visitor.post(f"/api/v2/booking-portal/{company.encrypted_id}/bookings", headers=flow.headers)
    assert refused.status_code == 409 and refused.json()["data"]["code"] == "portal.full" and refused.json()["status"] == "0"


@pytest.mark.covers("PLT-061", "MSG-006", "PUB-003")
async def test_at_a_clinic_that_may_not_send_sms_the_code_comes_by_mail(visitor, make):
    """PLT-061: the portal works all the same, and says how the code comes; what is proved is the address."""
    place = await make.bookable(company=await make.company(timezone="UTC", is_verified=False))
    walk = await Walk(visitor, place, make).begin()
    assert (await walk.get("")).json()["data"]["codes_by"] == "mail"
    await walk.choose(place.at(9))
    details = person(country_code="+882", mobile_number="1612345678", email=f"v{uuid4().hex}@visitors.test")
    assert (await walk.post("/send-otp", details)).json()["data"]["sent_to"] == "v•••@visitors.test"
    [message] = await make.messages_of(place.company)
    assert (message.channel, message.to, message.kind) == ("mail", details["email"], "code")
    assert message.subject == f"Din kod för {place.company.name}"
    held = (await walk.post("/verify-otp", {"code": await walk.code()})).json()["data"]
    assert held["hold"]["start_at"] == place.at(9)
    assert (await walk.post("/bookings")).status_code == 200


@pytest.mark.covers("MSG-006")
@pytest.mark.parametrize(
    ("code", "mobile", "said"), [("+882", "1612345678", "sms_country"), ("+1", "2025550143", "sms_country"), ("+46", "87654321", "sms_mobile")],
)
async def test_a_number_that_no_sms_reaches_is_told_beside_its_field(walk, make, code, mobile, said):
    """MSG-006: nothing is sent, and the sentence says what to do."""
    assert (await walk.get("")).json()["data"]["codes_by"] == "sms"
    told = await walk.post("/send-otp", person(country_code=code, mobile_number=mobile))
    assert told.status_code == 422
    assert told.json()["errors"]["mobile_number"][0]["code"] == said
    assert await make.messages_of(walk.place.company) == []


@pytest.mark.covers("PUB-010", "MSG-006")
async def test_a_visitors_name_is_a_name(walk, make):
    """A name is read out in the clinic's SMS and mails: what a phone would make a link of is refused beside its field."""
    told = await walk.post("/send-otp", person(last_name="betala på evil.example/x"))
    assert told.json()["errors"]["last_name"][0]["code"] == "plain_name"
    assert await make.messages_of(walk.place.company) == []
