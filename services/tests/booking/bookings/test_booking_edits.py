"""Change a booking's service, length, price, practitioner, room and client, under the constraints of a new booking (BKG-031)."""

from typing import Any

import pytest
from sqlalchemy import select, update

from clinic.booking.bookings import subscribers
from clinic.booking.bookings.events import BOOKING_CHANGED
from clinic.booking.models import BookingFlow, BookingNote, Occupancy, Resource, Service, ServiceResource
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_reschedule_and_notify import SUBSCRIBERS, create_booking, deliver_events

pytestmark = pytest.mark.anyio
BOOKINGS = "/api/v2/bookings"


async def add_service(clinic: Any, *, practitioner: Any, **fields: Any) -> Service:
    """Add another service of the clinic that one practitioner performs, in the clinic's last room if it has any."""
    company_id = clinic.company.id
    columns = {
        "name": "Laser", "price": 80000, "duration": 30, "buffer_after": 15, "color": "#0072B2",
        "category_id": clinic.service.category_id, **fields,
    }
    service = Service(company_id=company_id, id=new_id(), **columns)
    async with transaction(Context.system(company_id)) as session:
        session.add(service)
        await session.flush()
        session.add_all([
            ServiceResource(company_id=company_id, id=new_id(), service_id=service.id, resource_id=row.id)
            for row in [practitioner, *clinic.rooms[-1:]]
        ])
    return service


async def edit(staff: Any, booking: dict[str, Any], **fields: Any) -> Any:
    return await staff.put(f"{BOOKINGS}/{booking['id']}", json={"version": booking["version"], **fields})


@pytest.mark.covers("BKG-030", "BKG-031")
async def test_a_booking_gets_another_service_length_price_and_practitioner_as_booked(as_staff, factory):
    """BKG-031: name, price and length are those of the new service unless chosen; the log has old and new values."""
    clinic = await factory.bookable_clinic(people=2, rooms=2)
    staff, client = await as_staff("admin", company=clinic.company), await factory.client(clinic.company)
    second = clinic.practitioners[1]
    booking = (await staff.post(BOOKINGS, json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    laser = await add_service(clinic, practitioner=second)
    unqualified = await edit(staff, booking, service_id=str(laser.id))
    assert (unqualified.status_code, unqualified.json()["data"]["code"]) == (409, "booking.practitioner_not_qualified")
    reply = await edit(staff, booking, service_id=str(laser.id), practitioner_id=str(second.id))
    assert reply.status_code == 200, reply.text
    changed = reply.json()["data"]
    assert changed["service"] == {"name": "Laser", "color": "#0072B2", "price": 80000, "duration": 30}
    assert (changed["end_at"], changed["practitioner_id"], changed["room_id"]) == (
        clinic.at(9, 30), str(second.id), str(clinic.rooms[-1].id),
    )
    assert (changed["version"], changed["is_overbooked"]) == (2, False)
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Service).where(Service.id == laser.id).values(name="Ny laser", price=1))
    longer = (await edit(staff, changed, duration=50, price=70000, special_request="Tyst rum")).json()["data"]
    assert longer["service"] == {"name": "Laser", "color": "#0072B2", "price": 70000, "duration": 50}
    assert (longer["end_at"], longer["special_request"]) == (clinic.at(9, 50), "Tyst rum")
    async with transaction(Context.system(clinic.company.id)) as session:
        rows = list(await session.scalars(select(Occupancy).where(Occupancy.released_at.is_(None))))
    assert {row.resource_id for row in rows} == {second.id, clinic.rooms[-1].id}
    assert {f"{row.ends_at:%H:%M}" for row in rows} == {"10:05"}, "the length and the new service's time after it"
    audits = await staff.list_audit("booking.changed")
    assert [row["client_id"] for row in audits] == [client.id, client.id]
    prices = {(row["details"]["before"]["price"], row["details"]["after"]["price"]) for row in audits}
    assert prices == {("45000", "80000"), ("80000", "70000")}
    assert {row["details"]["special_request_changed"] for row in audits} == {True, False}
    assert "Tyst rum" not in str([row["details"] for row in audits])
    unchanged = (await edit(staff, longer, price=70000)).json()["data"]
    assert unchanged == longer and len(await staff.list_audit("booking.changed")) == 2


@pytest.mark.covers("BKG-031", "BKG-032")
async def test_a_longer_booking_is_refused_over_another_until_that_is_confirmed(as_staff, factory):
    """BKG-032: the conflicts are listed and nothing changes; a shorter booking is never refused; outdated versions are."""
    clinic = await factory.bookable_clinic(people=2)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    booking = (await staff.post(BOOKINGS, json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    await staff.post(BOOKINGS, json=clinic.booking_data(client.id, clinic.at(10)))
    refused = await edit(staff, booking, duration=90)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.practitioner_busy")
    assert [conflict["start_at"] for conflict in refused.json()["data"]["conflicts"]] == [clinic.at(10)]
    assert (await staff.get(f"{BOOKINGS}/{booking['id']}")).json()["data"]["end_at"] == clinic.at(10)
    over = (await edit(staff, booking, duration=90, allow_overlap=True)).json()["data"]
    assert (over["end_at"], over["is_overbooked"]) == (clinic.at(10, 30), True)
    stale = await edit(staff, booking, duration=30)
    assert (stale.status_code, stale.json()["data"]["current"]["version"]) == (409, 2)
    shorter = (await edit(staff, over, duration=45)).json()["data"]
    assert (shorter["end_at"], shorter["is_overbooked"]) == (clinic.at(9, 45), False)
    free = await staff.post(BOOKINGS, json=clinic.booking_data(client.id, clinic.at(9), practitioner_id=str(clinic.practitioners[1].id)))
    assert free.status_code == 200
    busy = await edit(staff, shorter, practitioner_id=str(clinic.practitioners[1].id))
    assert busy.json()["data"]["code"] == "booking.practitioner_busy"


@pytest.mark.covers("BKG-031", "BEY-026")
async def test_another_client_gets_the_booking_with_its_notes_and_its_confirmation(as_staff, factory):
    """BKG-031: the new client is told, the earlier one loses the access by link; both clients' logs have the change."""
    clinic, staff, client, booking = await create_booking(as_staff, factory)
    await deliver_events(clinic.company)
    await factory.mark_messages_sent(clinic.company)
    await staff.post(f"{BOOKINGS}/{booking['id']}/notes", json={"text": "Kommer med ledarhund"})
    other = await factory.client(clinic.company, first_name="Vera", email="vera@people.test", language="sv")
    async with transaction(Context.system(clinic.company.id)) as session:
        flow = BookingFlow(
            company_id=clinic.company.id, id=new_id(), key_hash=new_id().bytes, language="sv", expires_at=now().replace(year=2099),
            managed_booking_id=booking["id"],
        )
        session.add(flow)
    changed = (await edit(staff, booking, client_id=str(other.id))).json()["data"]
    assert changed["client"]["id"] == str(other.id)
    async with transaction(Context.system(clinic.company.id)) as session:
        assert list(await session.scalars(select(BookingNote.client_id))) == [other.id]
        assert (await session.get_one(BookingFlow, (clinic.company.id, flow.id))).expires_at <= now()
    assert {row["client_id"] for row in await staff.list_audit("booking.changed")} == {client.id, other.id}
    SUBSCRIBERS[BOOKING_CHANGED] = subscribers.notify_changed
    try:
        await deliver_events(clinic.company)
    finally:
        del SUBSCRIBERS[BOOKING_CHANGED]
    sent = [(message.to, message.client_id) for message in await factory.list_messages(clinic.company)]
    assert sorted(sent) == sorted([
        ("+46701234567", client.id), ("klara@people.test", client.id), ("vera@people.test", other.id),
    ])
    stranger = await factory.client((await factory.bookable_clinic()).company)
    assert (await edit(staff, changed, client_id=str(stranger.id))).status_code == 404


@pytest.mark.covers("BKG-031", "BEY-022")
async def test_what_the_state_or_the_act_does_not_allow_is_refused(as_staff, factory):
    """BKG-031, BEY-022: no change of a cancelled booking, none to an aesthetic service without a licensed performer."""
    clinic, staff, _, booking = await create_booking(as_staff, factory)
    filler = await add_service(clinic, practitioner=clinic.practitioners[0], name="Filler", aesthetic_kind="filler")
    unlawful = await edit(staff, booking, service_id=str(filler.id))
    assert (unlawful.status_code, unlawful.json()["data"]["code"]) == (409, "aesthetics.not_lawful")
    practitioners = (await staff.get("/api/practitioners")).json()["data"]
    assert {row["aesthetic_level"] for row in practitioners} == {0}
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Resource).where(Resource.id == clinic.practitioners[0].id).values(aesthetic_level=1))
    levels = {row["id"]: row["aesthetic_level"] for row in (await staff.get("/api/practitioners")).json()["data"]}
    assert levels[str(clinic.practitioners[0].id)] == 1
    for field in ({"duration": 0}, {"price": -1}, {"room_id": str(new_id())}):
        assert (await edit(staff, booking, **field)).status_code == 422
    await staff.post(f"{BOOKINGS}/{booking['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    gone = await edit(staff, {**booking, "version": 2}, price=100)
    assert (gone.status_code, gone.json()["data"]["code"]) == (409, "booking.not_active")
