"""Reschedule bookings, notify clients of each change once, and read the calendar."""

from base64 import b64decode
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import select

from clinic.booking.bookings import subscribers
from clinic.booking.bookings.events import BOOKING_CANCELLED, BOOKING_CREATED, BOOKING_RESCHEDULED
from clinic.booking.message_settings.models import MessageSettings, TreatmentNameConsent
from clinic.core.background.outbox import Delivery, Event, EventMessage
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio
SUBSCRIBERS = {
    BOOKING_CREATED: subscribers.notify_created, BOOKING_RESCHEDULED: subscribers.notify_rescheduled,
    BOOKING_CANCELLED: subscribers.notify_cancelled,
}


async def deliver_events(company: Any) -> None:
    """Deliver each event of the company to its subscriber twice, as a dispatcher that died in between would."""
    async with transaction(Context.system(company.id)) as session:
        events = list(await session.scalars(select(Event).where(Event.name.in_(SUBSCRIBERS)).order_by(Event.occurred_at, Event.id)))
    for event in events * 2:
        async with transaction(Context.system(company.id)) as session:
            message = EventMessage(event.id, event.name, event.company_id, event.occurred_at, event.payload)
            await SUBSCRIBERS[event.name](session, message)


async def allow_treatment_names(company: Any, client: Any) -> None:
    """Turn on that messages name treatments, and note that the client agreed to it."""
    async with transaction(Context.system(company.id)) as session:
        session.add(MessageSettings(company_id=company.id, id=new_id(), names_treatments=True))
        session.add(TreatmentNameConsent(company_id=company.id, id=new_id(), client_id=client.id, is_agreed=True, source="staff"))


async def create_booking(as_staff: Any, factory: Any, **service: Any) -> tuple[Any, Any, Any, dict[str, Any]]:
    """Create a clinic, its staff, a client with phone and e-mail, and a booking at nine."""
    clinic = await factory.bookable_clinic(people=2, service=service)
    staff = await as_staff(company=clinic.company)
    client = await factory.client(clinic.company, phone="+46701234567", email="klara@people.test", language="sv")
    reply = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    return clinic, staff, client, reply.json()["data"]


@pytest.mark.covers("BEY-010", "BKG-020", "BKG-034")
async def test_repeated_moves_within_the_delay_send_one_notification(as_staff, factory):
    """BEY-010: within the delay only the last state is sent, and after it a move back and forth is not sent at all."""
    clinic, staff, _, booking = await create_booking(as_staff, factory)
    path, version = f"/api/v2/bookings/{booking['id']}/reschedule", 1
    for at in (clinic.at(9, 30), clinic.at(9), clinic.at(9, 30)):
        moved = await staff.post(path, json={"start_at": at, "version": version})
        assert moved.status_code == 200, moved.text
        version = moved.json()["data"]["version"]
    await deliver_events(clinic.company)
    sent = await factory.list_messages(clinic.company)
    assert sorted(message.channel for message in sent) == ["mail", "sms"]
    assert all("09:30" in message.text and clinic.company.name in message.text and "Välkommen" in message.text for message in sent)
    await factory.mark_messages_sent(clinic.company)
    for at in (clinic.at(12), clinic.at(9, 30)):
        version = (await staff.post(path, json={"start_at": at, "version": version})).json()["data"]["version"]
    await deliver_events(clinic.company)
    assert len(await factory.list_messages(clinic.company)) == 2
    await staff.post(path, json={"start_at": clinic.at(13), "version": version})
    await deliver_events(clinic.company)
    assert [message.text for message in await factory.list_messages(clinic.company)][-1].count("13:00") == 1
    assert len(await factory.list_messages(clinic.company)) == 4
    assert len(await staff.list_audit("booking.rescheduled")) == 6


@pytest.mark.covers("USE-019")
async def test_messages_name_the_service_in_the_clients_language(as_staff, factory):
    """USE-019: the name in the client's language where the service has one, and the client agreed that it is named (LAW-052)."""
    clinic, _, client, _ = await create_booking(as_staff, factory, name="Consultation", name_sv="Läkarbesök")
    await allow_treatment_names(clinic.company, client)
    await deliver_events(clinic.company)
    sent = await factory.list_messages(clinic.company)
    assert len(sent) == 2
    assert all("bokad för Läkarbesök" in message.text for message in sent)


@pytest.mark.covers("BKG-034", "BEY-008", "BEY-010", "USE-014")
async def test_confirmation_and_cancellation_are_sent_with_a_calendar_file(as_staff, factory):
    """BKG-034, BEY-008: both carry a calendar file that names the clinic and no treatment; the reason is for staff (USE-014)."""
    clinic, staff, _, booking = await create_booking(as_staff, factory)
    await deliver_events(clinic.company)
    await factory.mark_messages_sent(clinic.company)
    await staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})
    await deliver_events(clinic.company)
    assert not any("sjuk" in f"{message.subject} {message.text}" for message in await factory.list_messages(clinic.company))
    mails = [message for message in await factory.list_messages(clinic.company) if message.channel == "mail"]
    assert [mail.subject.split()[-1] for mail in mails] == [clinic.company.name.split()[-1], "avbokad"]
    files = [b64decode(mail.attachments[0]["content"]).decode() for mail in mails]
    assert "STATUS:CONFIRMED" in files[0] and "STATUS:CANCELLED" in files[1] and "METHOD:CANCEL" in files[1]
    assert [mail.attachments[0]["type"].rpartition("=")[2] for mail in mails] == ["PUBLISH", "CANCEL"]
    assert "SEQUENCE:0" in files[0] and "SEQUENCE:1" in files[1] and all("ORGANIZER" in file for file in files)
    assert all("Konsultation" not in file and "sjuk" not in file and f"UID:{booking['id']}" in file for file in files)


@pytest.mark.covers("BEY-010")
async def test_booking_cancelled_within_the_delay_sends_nothing(as_staff, factory):
    """BEY-010: an accidental booking that is cancelled at once sends no message."""
    clinic, staff, _, booking = await create_booking(as_staff, factory)
    await staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})
    await deliver_events(clinic.company)
    assert await factory.list_messages(clinic.company) == []


@pytest.mark.covers("BEY-010")
async def test_events_by_staff_are_delivered_after_the_delay(as_staff, factory):
    """BEY-010: the deliveries of a new and of a moved booking are due twenty seconds later."""
    clinic, staff, _, booking = await create_booking(as_staff, factory)
    await staff.post(f"/api/v2/bookings/{booking['id']}/reschedule", json={"start_at": clinic.at(10), "version": 1})
    async with transaction(Context.system(clinic.company.id)) as session:
        rows = await session.execute(
            select(Event.name, Delivery.next_attempt_at - Event.occurred_at).join(Delivery, Delivery.event_id == Event.id)
            .where(Event.name.in_([BOOKING_CREATED, BOOKING_RESCHEDULED])),
        )
        delays = {name: delay.total_seconds() for name, delay in rows}
    assert delays == {BOOKING_CREATED: 20, BOOKING_RESCHEDULED: 20}


@pytest.mark.covers("BKG-030")
async def test_a_moved_booking_says_when_it_was_rescheduled(as_staff, factory):
    """BKG-030: another time or practitioner counts; a call that changes neither does not."""
    clinic, staff, _, booking = await create_booking(as_staff, factory)
    path = f"/api/v2/bookings/{booking['id']}"

    async def move(version: int, **fields: Any) -> dict[str, Any]:
        return dict((await staff.post(f"{path}/reschedule", json={"start_at": booking["start_at"], "version": version, **fields})).json()["data"])

    assert booking["rescheduled_at"] is None
    same = await move(1)
    assert same["rescheduled_at"] is None
    moved = await move(same["version"], practitioner_id=str(clinic.practitioners[1].id))
    assert moved["rescheduled_at"] >= booking["created_at"]
    assert (await staff.get(path)).json()["data"]["rescheduled_at"] == moved["rescheduled_at"]


@pytest.mark.covers("BEY-001")
async def test_reschedule_refuses_conflicts_and_outdated_versions(as_staff, factory):
    """BEY-001: a booking may overlap its own old time but no other booking, and keeps its time when refused."""
    clinic, staff, client, booking = await create_booking(as_staff, factory)
    path = f"/api/v2/bookings/{booking['id']}/reschedule"
    await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(11)))
    assert (await staff.post(path, json={"start_at": clinic.at(9, 30), "version": 1})).status_code == 200
    stale = (await staff.post(path, json={"start_at": clinic.at(9), "version": 1})).json()["data"]
    assert stale["code"] == "version.stale" and stale["current"]["start_at"] == clinic.at(9, 30)
    refused = await staff.post(path, json={"start_at": clinic.at(10, 30), "version": 2})
    assert refused.json()["data"]["code"] == "booking.practitioner_busy"
    assert [(clash["start_at"], clash["end_at"]) for clash in refused.json()["data"]["conflicts"]] == [(clinic.at(11), clinic.at(12))]
    assert (await factory.list_bookings(clinic.company))[0].start_at.strftime("%H:%M") == "09:30"
    overbooked = await staff.post(path, json={"start_at": clinic.at(10, 30), "version": 2, "allow_overlap": True})
    assert overbooked.json()["data"]["is_overbooked"] is True
    other = await staff.post(
        path, json={"start_at": clinic.at(10, 30), "version": 3, "practitioner_id": str(clinic.practitioners[1].id)},
    )
    assert other.json()["data"]["practitioner_id"] == str(clinic.practitioners[1].id)
    assert len(await factory.list_occupancies(clinic.company)) == 2


@pytest.mark.covers("BEY-002")
async def test_hold_blocks_a_reschedule_until_it_expires(as_staff, factory, visitor):
    """BEY-002: a booking can't be moved onto a held time, but can after the hold has expired."""
    clinic, staff, _, booking = await create_booking(as_staff, factory)
    flow = await factory.booking_flow(clinic, clinic.at(11))
    reply = await visitor.post(f"/api/v2/booking-portal/{clinic.company.encrypted_id}/hold", headers=flow.headers)
    assert reply.status_code == 200, reply.text
    path, move = f"/api/v2/bookings/{booking['id']}/reschedule", {"start_at": clinic.at(11), "version": 1}
    assert (await staff.post(path, json=move)).json()["data"]["code"] == "booking.practitioner_busy"
    await factory.age_holds(clinic.company, timedelta(minutes=11))
    assert (await staff.post(path, json=move)).json()["data"]["start_at"] == clinic.at(11)


@pytest.mark.covers("BKG-013", "BKG-020")
async def test_calendar_shows_days_in_the_clinics_time_zone(as_staff, factory):
    """BKG-013, BKG-020: days in the clinic's time zone; no cancelled bookings; all fields are present; too long a range is refused."""
    company = await factory.company(timezone="Europe/Stockholm")
    clinic = await factory.bookable_clinic(company=company, people=2)
    staff, client = await as_staff(company=company), await factory.client(company)
    evening_booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, "2027-03-27 22:30:00"))).json()["data"]
    cancelled = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, "2027-03-28 10:00:00"))).json()["data"]
    await staff.post(f"/api/v2/bookings/{cancelled['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})

    async def get_day(day: str, **more: str) -> dict[str, Any]:
        return (await staff.get("/api/v2/bookings", params={"from": day, "to": day, **more})).json()["data"]

    assert (await get_day("2027-03-27"))["bookings"][0]["id"] == evening_booking["id"]
    calendar = await get_day("2027-03-28")
    assert [row["id"] for row in calendar["bookings"]] == [evening_booking["id"]]
    assert calendar["bookings"][0] == {key: evening_booking[key] for key in calendar["bookings"][0]}
    assert len(calendar["practitioners"]) == 2 and calendar["hours"][0] == {"weekday": 0, "opens": "08:00", "closes": "18:00"}
    assert (await get_day("2027-03-28", practitioner_ids=str(clinic.practitioners[1].id)))["bookings"] == []
    too_long = await staff.get("/api/v2/bookings", params={"from": "2027-01-01", "to": "2027-02-12"})
    assert too_long.status_code == 422
    client_bookings = (await staff.get(f"/api/clients/{client.id}/bookings")).json()["data"]
    assert [row["id"] for row in client_bookings["items"]] == [cancelled["id"], evening_booking["id"]] and client_bookings["total"] == 2
