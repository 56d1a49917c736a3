"""Visits are moved, and the client is told once of what holds."""

from base64 import b64decode
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from clinic.booking.visits import listeners
from clinic.booking.visits.events import CANCELLED, MADE, MOVED
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.outbox import Delivery, Event, Happened

pytestmark = pytest.mark.anyio
TELL = {MADE: listeners.tell_made, MOVED: listeners.tell_moved, CANCELLED: listeners.tell_cancelled}


async def deliver(company: Any) -> None:
    """Hand each event of the company to its listener, twice, as a relay that died in between would."""
    async with unit(Context.system(company.id)) as session:
        events = list(await session.scalars(select(Event).where(Event.name.in_(TELL)).order_by(Event.occurred_at, Event.id)))
    for event in events * 2:
        async with unit(Context.system(company.id)) as session:
            happened = Happened(event.id, event.name, event.company_id, event.occurred_at, event.facts)
            await TELL[event.name](session, happened)


async def booked(as_staff: Any, make: Any, **service: Any) -> tuple[Any, Any, Any, dict[str, Any]]:
    """A clinic, its staff, a client with phone and mail, and a visit at nine."""
    place = await make.bookable(people=2, service=service)
    staff = await as_staff(company=place.company)
    client = await make.client(place.company, phone="+46701234567", email="klara@people.test", language="sv")
    made = await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))
    return place, staff, client, made.json()["data"]


@pytest.mark.covers("BEY-010", "BKG-020", "BKG-034")
async def test_drag_undo_and_drag_again_tells_once(as_staff, make):
    """BEY-010: within the grace only the last state is told, and after it a move back and forth is told to nobody."""
    place, staff, _, made = await booked(as_staff, make)
    path, version = f"/api/bookings/{made['id']}/reschedule", 1
    for at in (place.at(9, 30), place.at(9), place.at(9, 30)):
        moved = await staff.post(path, json={"start_at": at, "version": version})
        assert moved.status_code == 200, moved.text
        version = moved.json()["data"]["version"]
    await deliver(place.company)
    sent = await make.messages_of(place.company)
    assert sorted(message.channel for message in sent) == ["mail", "sms"]
    assert all("09:30" in message.text and place.company.name in message.text and "Välkommen" in message.text for message in sent)
    await make.post_all(place.company)
    for at in (place.at(12), place.at(9, 30)):
        version = (await staff.post(path, json={"start_at": at, "version": version})).json()["data"]["version"]
    await deliver(place.company)
    assert len(await make.messages_of(place.company)) == 2
    await staff.post(path, json={"start_at": place.at(13), "version": version})
    await deliver(place.company)
    assert [message.text for message in await make.messages_of(place.company)][-1].count("13:00") == 1
    assert len(await make.messages_of(place.company)) == 4
    assert len(await staff.audit_of("booking.rescheduled")) == 6


@pytest.mark.covers("BKG-034", "BEY-008", "BEY-010")
async def test_the_client_hears_of_booking_and_cancelling_with_a_calendar_file(as_staff, make):
    """BKG-034, BEY-008: confirmation and cancellation go out with a calendar file that names the clinic and no treatment."""
    place, staff, _, made = await booked(as_staff, make)
    await deliver(place.company)
    await make.post_all(place.company)
    await staff.post(f"/api/bookings/{made['id']}/cancel", json={"version": 1})
    await deliver(place.company)
    mails = [message for message in await make.messages_of(place.company) if message.channel == "mail"]
    assert [mail.subject.split()[-1] for mail in mails] == [place.company.name.split()[-1], "avbokad"]
    files = [b64decode(mail.attachments[0]["content"]).decode() for mail in mails]
    assert "STATUS:CONFIRMED" in files[0] and "STATUS:CANCELLED" in files[1] and "METHOD:CANCEL" in files[1]
    assert all("Konsultation" not in file and f"UID:{made['id']}" in file for file in files)


@pytest.mark.covers("BEY-010")
async def test_a_visit_cancelled_within_the_grace_is_told_to_nobody(as_staff, make):
    """BEY-010: a slip of the mouse texts nobody."""
    place, staff, _, made = await booked(as_staff, make)
    await staff.post(f"/api/bookings/{made['id']}/cancel", json={"version": 1})
    await deliver(place.company)
    assert await make.messages_of(place.company) == []


@pytest.mark.covers("BEY-010")
async def test_staff_events_wait_for_the_grace(as_staff, make):
    """BEY-010: the deliveries of a booking and of a move are due some seconds later."""
    place, staff, _, made = await booked(as_staff, make)
    await staff.post(f"/api/bookings/{made['id']}/reschedule", json={"start_at": place.at(10), "version": 1})
    async with unit(Context.system(place.company.id)) as session:
        found = await session.execute(
            select(Event.name, Delivery.next_at - Event.occurred_at).join(Delivery, Delivery.event_id == Event.id)
            .where(Event.name.in_([MADE, MOVED])),
        )
        waits = {name: wait.total_seconds() for name, wait in found}
    assert waits == {MADE: 20, MOVED: 20}


@pytest.mark.covers("PLT-111", "BEY-001")
async def test_a_move_is_checked_and_the_stale_one_sees_the_visit_as_it_is(as_staff, make):
    """PLT-111, BEY-001: half an hour onto itself fits, onto another doesn't, and the loser's visit stays where it was."""
    place, staff, client, made = await booked(as_staff, make)
    path = f"/api/bookings/{made['id']}/reschedule"
    await staff.post("/api/bookings", json=place.visit(client.id, place.at(11)))
    assert (await staff.post(path, json={"start_at": place.at(9, 30), "version": 1})).status_code == 200
    stale = (await staff.post(path, json={"start_at": place.at(9), "version": 1})).json()["data"]
    assert stale["code"] == "version.stale" and stale["current"]["start_at"] == place.at(9, 30)
    refused = await staff.post(path, json={"start_at": place.at(10, 30), "version": 2})
    assert refused.json()["data"]["code"] == "booking.practitioner_busy"
    assert [(clash["start_at"], clash["end_at"]) for clash in refused.json()["data"]["clashes"]] == [(place.at(11), place.at(12))]
    assert (await make.bookings_of(place.company))[0].start_at.strftime("%H:%M") == "09:30"
    over = await staff.post(path, json={"start_at": place.at(10, 30), "version": 2, "book_anyway": True})
    assert over.json()["data"]["is_overbooked"] is True
    other = await staff.post(
        path, json={"start_at": place.at(10, 30), "version": 3, "practitioner_id": str(place.practitioners[1].id)},
    )
    assert other.json()["data"]["practitioner_id"] == str(place.practitioners[1].id)
    assert len(await make.taken_of(place.company)) == 2


@pytest.mark.covers("BEY-002")
async def test_a_hold_repels_a_move_until_its_time_is_over(as_staff, make, visitor):
    """BEY-002: what a visitor holds can't be moved onto, and what they held can."""
    place, staff, _, made = await booked(as_staff, make)
    flow = await make.flow(place, place.at(11))
    held = await visitor.post(f"/api/v2/booking-portal/{place.company.encrypted_id}/hold", headers=flow.headers)
    assert held.status_code == 200, held.text
    path, move = f"/api/bookings/{made['id']}/reschedule", {"start_at": place.at(11), "version": 1}
    assert (await staff.post(path, json=move)).json()["data"]["code"] == "booking.practitioner_busy"
    await make.age_holds(place.company, timedelta(minutes=11))
    assert (await staff.post(path, json=move)).json()["data"]["start_at"] == place.at(11)


@pytest.mark.covers("BKG-013", "BKG-020", "BKG-022")
async def test_the_calendar_shows_the_clinics_days(as_staff, make):
    """BKG-013, BKG-020: a visit belongs to the clinic's day; cancelled ones are gone; the shape is whole; a span too long is refused."""
    company = await make.company(timezone="Europe/Stockholm")
    place = await make.bookable(company=company, people=2)
    staff, client = await as_staff(company=company), await make.client(company)
    late = (await staff.post("/api/bookings", json=place.visit(client.id, "2027-03-27 22:30:00"))).json()["data"]
    gone = (await staff.post("/api/bookings", json=place.visit(client.id, "2027-03-28 10:00:00"))).json()["data"]
    await staff.post(f"/api/bookings/{gone['id']}/cancel", json={"version": 1})

    async def day(which: str, **more: str) -> dict[str, Any]:
        return (await staff.get("/api/bookings", params={"from": which, "to": which, **more})).json()["data"]

    assert (await day("2027-03-27"))["bookings"][0]["id"] == late["id"]
    seen = await day("2027-03-28")
    assert [row["id"] for row in seen["bookings"]] == [late["id"]]
    assert seen["bookings"][0] == {key: late[key] for key in seen["bookings"][0]}
    assert len(seen["practitioners"]) == 2 and seen["hours"][0] == {"weekday": 0, "opens": "08:00", "closes": "18:00"}
    assert (await day("2027-03-28", practitioner_ids=str(place.practitioners[1].id)))["bookings"] == []
    long = await staff.get("/api/bookings", params={"from": "2027-01-01", "to": "2027-02-12"})
    assert long.status_code == 422
    mine = (await staff.get(f"/api/clients/{client.id}/bookings")).json()["data"]
    assert [row["id"] for row in mine["items"]] == [gone["id"], late["id"]] and mine["total"] == 2
