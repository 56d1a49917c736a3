"""The waiting list: who is offered a time that becomes free, in which order, and what the links do (BEY-004)."""

import asyncio
import re
from collections import Counter
from datetime import timedelta
from typing import Any
from uuid import UUID, uuid4

import pytest
import time_machine
from sqlalchemy import select, update

from clinic.booking.waiting_list import jobs
from clinic.booking.waiting_list.events import TIME_FREED
from clinic.booking.waiting_list.models import WaitingListEntry, WaitingListOffer
from clinic.booking.waiting_list.subscribers import offer_freed_time
from clinic.clients import service as clients
from clinic.core.background.outbox import Event, EventMessage
from clinic.core.clock import now, to_wire
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.portal.test_booking_flow import PortalClient, visitor_details

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-004")]
PATH = "/api/waiting-list"


class WaitingClinic:
    """A clinic with a booked time that a client can cancel, its staff, and visitors by the links of the offers."""

    def __init__(self, booking: Any, staff: Any, visitor: Any, factory: Any) -> None:
        self.booking, self.staff, self.visitor, self.factory = booking, staff, visitor, factory
        self.delivered: set[UUID] = set()
        self.portal = f"/api/v2/booking-portal/{booking.company.encrypted_id}/waiting-list"

    async def client(self, **fields: Any) -> Any:
        """Insert a client with a phone and an e-mail address."""
        contact = {"phone": "+46701740605", "email": f"{uuid4().hex[:10]}@people.test", "language": "sv"}
        return await self.factory.client(self.booking.company, **{**contact, **fields})

    async def wait(self, client: Any = None, **fields: Any) -> dict[str, Any]:
        """Put a client on the list, by default for any time of the next weeks."""
        waiting = client or await self.client()
        today = now().date()
        data = {
            "client_id": str(waiting.id), "service_id": str(self.booking.service.id), "weekdays": list(range(7)),
            "from_day": str(today), "to_day": str(today + timedelta(days=30)), **fields,
        }
        reply = await self.staff.post(PATH, json=data)
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]

    async def book(self, start_at: str) -> dict[str, Any]:
        """Book a time for another client."""
        client = await self.client()
        reply = await self.staff.post("/api/v2/bookings", json=self.booking.booking_data(client.id, start_at))
        return reply.json()["data"]

    async def cancel(self, booking: dict[str, Any]) -> None:
        """Cancel a booking and deliver the events of it."""
        reply = await self.staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Sjuk", "version": booking["version"]})
        assert reply.status_code == 200, reply.text
        await self.deliver()

    async def deliver(self) -> None:
        """Deliver each event of a freed time twice, as a dispatcher that died in between would, also those that wait for an undo."""
        async with transaction(Context.system(self.booking.company.id)) as session:
            events = list(await session.scalars(select(Event).where(Event.name == TIME_FREED).order_by(Event.occurred_at, Event.id)))
        fresh = [event for event in events if event.id not in self.delivered]
        self.delivered |= {event.id for event in fresh}
        for event in fresh * 2:
            async with transaction(Context.system(self.booking.company.id)) as session:
                await offer_freed_time(session, EventMessage(event.id, event.name, event.company_id, event.occurred_at, event.payload))

    async def advance(self) -> None:
        """Run the list's job."""
        await jobs.advance_waiting_list(Context.system(self.booking.company.id))

    async def offers(self) -> list[WaitingListOffer]:
        """Return all offers, oldest first."""
        async with transaction(Context.system(self.booking.company.id)) as session:
            rows = await session.scalars(select(WaitingListOffer).order_by(WaitingListOffer.created_at, WaitingListOffer.id))
            return list(rows)

    async def states(self) -> list[tuple[str, str]]:
        """Return whom each time was offered to and how it went, oldest first."""
        return [(str(offer.entry_id), offer.state) for offer in await self.offers()]

    async def keys(self, topic: str = "waiting_list.offer") -> list[str]:
        """Return the keys in the links of the messages, oldest first, each once."""
        texts = [message.text for message in await self.factory.list_messages(self.booking.company) if message.topic == topic]
        return list(dict.fromkeys(match[1] for text in texts if (match := re.search(r"key=([\w-]+)", text))))

    def answer(self, action: str, key: str) -> Any:
        """Do something by the link of a message."""
        return self.visitor.post(f"{self.portal}/{action}", json={"key": key})

    async def set_rules(self, **fields: Any) -> None:
        """Change the clinic's booking settings."""
        settings = (await self.staff.get("/api/booking-settings")).json()["data"]
        names = ("slot_interval", "min_notice_minutes", "horizon_days", "hold_minutes", "waiting_list_mode", "waiting_list_minutes", "version")
        reply = await self.staff.put("/api/booking-settings", json={**{name: settings[name] for name in names}, **fields})
        assert reply.status_code == 200, reply.text


@pytest.fixture
async def clinic(as_staff, factory, visitor) -> WaitingClinic:
    """Set up the clinic with one practitioner."""
    booking = await factory.bookable_clinic()
    return WaitingClinic(booking, await as_staff("admin", company=booking.company), visitor, factory)


async def test_freed_time_is_offered_one_by_one_and_accepted(clinic, factory):
    """BEY-004: the one who has waited longest is asked; the next when they decline; who accepts is booked, and the others wait on."""
    booking = await clinic.book(clinic.booking.at(10))
    first, second, third = [await clinic.wait() for _ in range(3)]
    await clinic.cancel(booking)
    assert await clinic.states() == [(first["id"], "open")]
    [key] = await clinic.keys()
    shown = (await clinic.answer("link", key)).json()["data"]
    assert (shown["offer_state"], shown["start_at"], shown["service_name"], shown["state"]) == ("open", booking["start_at"], "Konsultation", "waiting")
    declined = (await clinic.answer("decline", key)).json()["data"]
    assert (declined["offer_state"], declined["state"]) == ("declined", "waiting")
    assert await clinic.states() == [(first["id"], "declined"), (second["id"], "open")]
    accepted = [(await clinic.answer("accept", (await clinic.keys())[1])).json()["data"]["offer_state"] for _ in range(2)]
    assert accepted == ["accepted", "accepted"], "a repeated call answers the same"
    rows = [row for row in await factory.list_bookings(clinic.booking.company) if row.state == "booked"]
    assert [(str(row.client_id), to_wire(row.start_at), row.source) for row in rows] == [(second["client_id"], booking["start_at"], "portal")]
    listed = (await clinic.staff.get(PATH)).json()["data"]["items"]
    assert [(row["id"], row["state"], [offer["state"] for offer in row["offers"]]) for row in listed] == [
        (first["id"], "waiting", ["declined"]), (second["id"], "booked", ["accepted"]), (third["id"], "waiting", []),
    ]
    assert len(await clinic.staff.list_audit("waiting_list.offered")) == 2
    assert len(await clinic.staff.list_audit("waiting_list.booked")) == 1


@pytest.mark.covers("BEY-006")
async def test_the_fees_are_read_before_an_offer_is_accepted(clinic):
    """BEY-006: by an offer's link alone; the booking that it becomes costs what was read."""
    booking = await clinic.book(clinic.booking.at(10))
    await clinic.wait()
    await clinic.cancel(booking)
    [key] = await clinic.keys()
    assert (await clinic.answer("link", key)).json()["data"]["fee_terms"] is None
    rules = {"no_show_mode": "amount", "no_show_amount": 60000, "version": 1}
    assert (await clinic.staff.put("/api/booking-settings/fees", json=rules)).status_code == 200
    assert (await clinic.answer("link", key)).json()["data"]["fee_terms"]["no_show"] == 60000
    accepted = (await clinic.answer("accept", key)).json()["data"]
    assert (accepted["offer_state"], accepted["fee_terms"]["no_show"]) == ("accepted", 60000)


async def test_unanswered_offer_goes_to_the_next(clinic):
    """BEY-004: after the time to answer the offer can't be accepted any more, and the next client is asked; nobody is asked twice."""
    await clinic.set_rules(waiting_list_minutes=30)
    booking = await clinic.book(clinic.booking.at(10))
    first, second = await clinic.wait(), await clinic.wait()
    await clinic.cancel(booking)
    [offer] = await clinic.offers()
    assert offer.expires_at - offer.created_at == timedelta(minutes=30)
    await clinic.advance()
    assert await clinic.states() == [(first["id"], "open")], "there is time to answer"
    with time_machine.travel(now() + timedelta(minutes=31)):
        late = (await clinic.answer("accept", (await clinic.keys())[0])).json()["data"]
        assert (late["offer_state"], late["state"]) == ("expired", "waiting")
        await clinic.advance()
        assert await clinic.states() == [(first["id"], "expired"), (second["id"], "open")]
    with time_machine.travel(now() + timedelta(minutes=90)):
        await clinic.advance()
        assert await clinic.states() == [(first["id"], "expired"), (second["id"], "expired")], "all have been asked"


TIMES = [
    ("any", {}, True),
    ("other weekday", {"weekdays": lambda start: [(start.weekday() + 1) % 7]}, False),
    ("same weekday", {"weekdays": lambda start: [start.weekday()]}, True),
    ("later hours", {"from_time": lambda _: "11:00"}, False),
    ("ends too late", {"to_time": lambda _: "10:00"}, False),
    ("exact hours", {"from_time": lambda _: "10:00", "to_time": lambda _: "11:00"}, True),
    ("other days", {"from_day": lambda start: str(start.date() + timedelta(days=1))}, False),
    ("last day before", {"to_day": lambda start: str(start.date() - timedelta(days=1))}, False),
]


async def test_whom_a_freed_time_suits(clinic):
    """BEY-004: by weekday, hours and days on the clinic's clock; with all asked at once, each whom it suits has an offer."""
    await clinic.set_rules(waiting_list_mode="all")
    booking = await clinic.book(clinic.booking.at(10))
    start = (await clinic.factory.list_bookings(clinic.booking.company))[0].start_at
    entries = {name: (await clinic.wait(**{field: value(start) for field, value in fields.items()}))["id"] for name, fields, _ in TIMES}
    await clinic.cancel(booking)
    offered = {entry_id for entry_id, _ in await clinic.states()}
    assert {name: entry_id in offered for name, entry_id in entries.items()} == {name: suits for name, _, suits in TIMES}


async def test_move_and_unavailable_time_free_a_time_too(clinic):
    """BEY-004: the old time of a moved booking is offered, and a time whose unavailability was deleted; with nobody asked when switched off."""
    await clinic.set_rules(waiting_list_mode="off")
    entry = await clinic.wait(from_time="10:00", to_time="11:00")
    booking = await clinic.book(clinic.booking.at(10))
    await clinic.cancel(booking)
    assert await clinic.states() == []
    await clinic.set_rules(waiting_list_mode="one")
    booking = await clinic.book(clinic.booking.at(10, days=8))
    moved = await clinic.staff.post(f"/api/v2/bookings/{booking['id']}/reschedule", json={"start_at": clinic.booking.at(14, days=8), "version": 1})
    assert moved.status_code == 200
    await clinic.deliver()
    assert [to_wire(offer.start_at) for offer in await clinic.offers()] == [clinic.booking.at(10, days=8)]
    await clinic.answer("decline", (await clinic.keys())[0])
    data = {"practitioner_id": str(clinic.booking.practitioners[0].id), "reason": "Möte", "start_at": clinic.booking.at(9, days=9), "end_at": clinic.booking.at(12, days=9)}
    created = (await clinic.staff.post("/api/unavailable-times", json=data)).json()["data"]
    assert (await clinic.staff.delete(f"/api/unavailable-times/{created['id']}")).status_code == 200
    await clinic.deliver()
    assert [(row[0], to_wire(offer.start_at)) for row, offer in zip(await clinic.states(), await clinic.offers(), strict=True)][1:] == [
        (entry["id"], clinic.booking.at(10, days=9)),
    ]


@pytest.mark.parametrize("count", [50])
async def test_stampede_on_one_offer_and_on_one_time_has_one_winner(clinic, factory, count):
    """BEY-004: 50 at once by one link book once; 50 clients who were all offered the time get one booking, and 49 are told that it is taken."""
    booking = await clinic.book(clinic.booking.at(10))
    await clinic.wait()
    await clinic.cancel(booking)
    [key] = await clinic.keys()
    replies = await asyncio.gather(*(clinic.answer("accept", key) for _ in range(count)))
    assert Counter(reply.status_code for reply in replies) == {200: count}, replies[0].text
    assert Counter(reply.json()["data"]["offer_state"] for reply in replies) == {"accepted": count}
    assert len([row for row in await factory.list_bookings(clinic.booking.company) if row.state == "booked"]) == 1
    await clinic.set_rules(waiting_list_mode="all")
    booking = await clinic.book(clinic.booking.at(12))
    for _ in range(count):
        await clinic.wait(from_time="12:00", to_time="13:00")
    await clinic.cancel(booking)
    keys = (await clinic.keys())[1:]
    assert len(keys) == count
    replies = await asyncio.gather(*(clinic.answer("accept", key) for key in keys))
    assert Counter(reply.status_code for reply in replies) == {200: count}
    assert Counter(reply.json()["data"]["offer_state"] for reply in replies) == {"accepted": 1, "taken": count - 1}
    assert len([row for row in await factory.list_bookings(clinic.booking.company) if row.state == "booked"]) == 2


async def test_time_that_staff_booked_meanwhile_is_taken(clinic):
    """BEY-004: an offer holds nothing; the client reads that the time is taken, and waits on."""
    booking = await clinic.book(clinic.booking.at(10))
    entry = await clinic.wait()
    await clinic.cancel(booking)
    await clinic.book(clinic.booking.at(10))
    answer = (await clinic.answer("accept", (await clinic.keys())[0])).json()["data"]
    assert (answer["offer_state"], answer["state"]) == ("taken", "waiting")
    assert await clinic.states() == [(entry["id"], "taken")]


async def test_prerequisite_holds_in_the_waiting_list(clinic, as_staff):
    """BEY-009: who lacks the visit that comes first is not offered the time, and can't accept it when that visit is cancelled since."""
    service = (await clinic.staff.get(f"/api/v2/services/{clinic.booking.service.id}")).json()["data"]
    fields = {name: service[name] for name in ("category_id", "color", "price", "duration", "practitioner_ids")}
    consultation = (await clinic.staff.post("/api/v2/services", json={**fields, "name": "Första besök"})).json()["data"]
    assert (await clinic.staff.put(f"/api/v2/services/{service['id']}", json={**service, "prerequisite_id": consultation["id"]})).status_code == 200
    without, seen = await clinic.client(), await clinic.client()
    data = clinic.booking.booking_data(seen.id, clinic.booking.at(9, days=3), service_id=consultation["id"])
    visit = (await clinic.staff.post("/api/v2/bookings", json=data)).json()["data"]
    await clinic.wait(without)
    entry = await clinic.wait(seen)
    data = clinic.booking.booking_data(without.id, clinic.booking.at(10), prerequisite_override_reason="Prov")
    booking = (await clinic.staff.post("/api/v2/bookings", json=data)).json()["data"]
    await clinic.cancel(booking)
    assert await clinic.states() == [(entry["id"], "open")]
    await clinic.staff.post(f"/api/v2/bookings/{visit['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    refused = await clinic.answer("accept", (await clinic.keys())[0])
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.prerequisite_missing")
    assert await clinic.states() == [(entry["id"], "open")]


async def test_visitor_joins_after_the_code_and_leaves_by_the_link(clinic, factory):
    """BEY-004: the phone is checked by code; joining twice changes what suits; the link in the message takes them off the list."""
    portal = await PortalClient(clinic.visitor, clinic.booking, factory).start_flow()
    today = now().date()
    data = {"service_id": str(clinic.booking.service.id), "practitioner_id": None, "weekdays": [0], "from_day": str(today), "to_day": str(today)}
    assert (await portal.post("/waiting-list", data)).json()["data"]["code"] == "booking_flow.unverified"
    await portal.post("/send-otp", visitor_details())
    await portal.post("/verify-otp", {"code": await portal.last_code()})
    replies = [await portal.post("/waiting-list", {**data, "weekdays": weekdays}) for weekdays in ([0], [1, 2])]
    assert [reply.status_code for reply in replies] == [200, 200], replies[1].text
    unknown = await portal.post("/waiting-list", {**data, "service_id": str(uuid4())})
    assert unknown.json()["errors"]["service_id"][0]["code"] == "choice"
    [row] = (await clinic.staff.get(PATH, params={"search": "vera", "state": "waiting"})).json()["data"]["items"]
    assert (row["source"], row["weekdays"], row["client_name"], row["from_time"], row["to_time"]) == ("portal", [1, 2], "Vera Visit", "00:00", "24:00")
    [key] = await clinic.keys("waiting_list.joined")
    shown = (await clinic.answer("link", key)).json()["data"]
    assert (shown["state"], shown["offer_state"]) == ("waiting", None)
    assert (await clinic.answer("accept", key)).status_code == 401, "the key of the entry accepts nothing"
    assert [(await clinic.answer("leave", key)).json()["data"]["state"] for _ in range(2)] == ["left", "left"]
    assert len(await clinic.staff.list_audit("waiting_list.left")) == 1
    assert [(await clinic.answer("link", bad)).status_code for bad in ("x", key[:-4] + "AAAA", uuid4().hex * 2)] == [401] * 3


async def test_staff_remove_a_client_and_old_entries_go(clinic):
    """BEY-004: an open offer goes to the next; entries expire after their last day and are deleted with their offers after 90 days."""
    booking = await clinic.book(clinic.booking.at(10))
    first, second = await clinic.wait(), await clinic.wait()
    await clinic.cancel(booking)
    assert (await clinic.staff.post(f"{PATH}/{first['id']}/remove", json={"version": 7})).status_code == 409
    removed = await clinic.staff.post(f"{PATH}/{first['id']}/remove", json={"version": first["version"]})
    assert removed.json()["data"]["state"] == "removed", removed.text
    again = await clinic.staff.post(f"{PATH}/{first['id']}/remove", json={"version": removed.json()["data"]["version"]})
    assert again.json()["data"]["code"] == "waiting_list.ended"
    assert await clinic.states() == [(first["id"], "declined"), (second["id"], "open")]
    async with transaction(Context.system(clinic.booking.company.id)) as session:
        await session.execute(update(WaitingListEntry).values(from_day=now().date() - timedelta(days=3), to_day=now().date() - timedelta(days=2)))
    await clinic.advance()
    states = {row["id"]: row["state"] for row in (await clinic.staff.get(PATH)).json()["data"]["items"]}
    assert states == {first["id"]: "removed", second["id"]: "expired"}
    async with transaction(Context.system(clinic.booking.company.id)) as session:
        await session.execute(update(WaitingListEntry).values(ended_at=now() - timedelta(days=91)))
    await clinic.advance()
    assert (await clinic.staff.get(PATH)).json()["data"]["total"] == 0
    assert await clinic.offers() == []


async def test_restricted_users_see_their_clients_and_a_merge_moves_the_entry(clinic, as_staff, factory):
    """BEY-004, BEY-025: a user with chosen clients sees those; the remaining client of a merge stands on the list."""
    mine, other = await clinic.client(), await clinic.client()
    entry, _ = await clinic.wait(mine), await clinic.wait(other)
    restricted = await as_staff("admin", company=clinic.booking.company, client_access="custom")
    await factory.client_access(restricted.member, mine)
    assert [row["id"] for row in (await restricted.get(PATH)).json()["data"]["items"]] == [entry["id"]]
    async with transaction(Context.system(clinic.booking.company.id)) as session:
        await clients.merge.move_related_rows(session, mine.id, other.id)
    listed = (await clinic.staff.get(PATH)).json()["data"]["items"]
    assert {row["client_id"] for row in listed} == {str(other.id)}
