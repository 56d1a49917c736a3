"""Add-on services of one visit: offered, booked, moved and edited by staff, in one booking with all their times and prices (BEY-005)."""

from typing import Any

import pytest
from sqlalchemy import select, update

from clinic.booking.booking_forms import service as booking_forms
from clinic.booking.models import Occupancy, Resource, Service, ServiceResource
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_reschedule_and_notify import allow_treatment_names, deliver_events
from tests.forms.scenarios import create_consent_template, create_questionnaire

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-005")]
BOOKINGS, SERVICES = "/api/v2/bookings", "/api/v2/services"


async def add_service(clinic: Any, resources: list[Any], **fields: Any) -> Service:
    """Add a service of the clinic with these practitioners, rooms and devices."""
    company_id = clinic.company.id
    columns = {"name": "Mask", "price": 20000, "duration": 15, "color": "#0072B2", "category_id": clinic.service.category_id, **fields}
    service = Service(company_id=company_id, id=new_id(), **columns)
    async with transaction(Context.system(company_id)) as session:
        session.add(service)
        await session.flush()
        session.add_all([
            ServiceResource(company_id=company_id, id=new_id(), service_id=service.id, resource_id=row.id) for row in resources
        ])
    return service


async def offer(staff: Any, clinic: Any, *add_ons: Any, **fields: Any) -> Any:
    """Let the clinic's service offer these services as add-ons."""
    row = (await staff.get(f"{SERVICES}/{clinic.service.id}")).json()["data"]
    return await staff.put(f"{SERVICES}/{clinic.service.id}", json={**row, "add_on_ids": [str(add_on.id) for add_on in add_ons], **fields})


async def open_clinic(as_staff: Any, factory: Any, **options: Any) -> tuple[Any, Any, Any]:
    clinic = await factory.bookable_clinic(**options)
    return clinic, await as_staff("admin", company=clinic.company), await factory.client(clinic.company, language="sv")


async def book(staff: Any, clinic: Any, client: Any, at: str, *add_ons: Any, **fields: Any) -> Any:
    body = clinic.booking_data(client.id, at, **fields)
    return await staff.post(BOOKINGS, json={**body, "add_on_ids": [str(add_on.id) for add_on in add_ons]})


async def list_reserved(clinic: Any, booking_id: str) -> list[tuple[Any, str]]:
    """Return the resources whose time a booking has, each with its end."""
    async with transaction(Context.system(clinic.company.id)) as session:
        rows = select(Occupancy).where(Occupancy.booking_id == booking_id, Occupancy.released_at.is_(None)).order_by(Occupancy.id)
        return [(row.resource_id, f"{row.starts_at:%H:%M}-{row.ends_at:%H:%M}") for row in await session.scalars(rows)]


async def test_a_service_names_its_add_ons_in_order_and_none_that_it_cannot_have(as_staff, factory):
    """Stored in the order given; itself, a foreign, deleted or unknown service and a group's are errors at the field."""
    clinic, staff, _ = await open_clinic(as_staff, factory)
    elsewhere = await factory.bookable_clinic()
    mask, serum = [await add_service(clinic, clinic.practitioners, name=name) for name in ("Mask", "Serum")]
    changed = (await offer(staff, clinic, serum, mask)).json()["data"]
    assert changed["add_on_ids"] == [str(serum.id), str(mask.id)] and changed["is_add_on_only"] is False
    assert (await staff.get(f"{SERVICES}/{clinic.service.id}")).json()["data"] == changed
    options = {row["id"]: row["add_on_ids"] for row in (await staff.get(f"{SERVICES}/options")).json()["data"]}
    assert options[str(clinic.service.id)] == changed["add_on_ids"]
    for add_on, code in ((clinic.service, "choice"), (elsewhere.service, "unknown"), (Service(id=new_id()), "unknown")):
        refused = await offer(staff, clinic, mask, add_on)
        assert (refused.status_code, refused.json()["errors"]["add_on_ids"][0]["code"]) == (422, code)
    assert (await staff.get(f"{SERVICES}/{clinic.service.id}")).json()["data"]["add_on_ids"] == changed["add_on_ids"]
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Service).where(Service.id == serum.id).values(is_active=False))
    options = {row["id"]: row["add_on_ids"] for row in (await staff.get(f"{SERVICES}/options")).json()["data"]}
    assert options[str(clinic.service.id)] == [str(mask.id)], "an inactive add-on is not offered"
    assert (await staff.delete(f"{SERVICES}/{mask.id}")).status_code == 200
    toggled = (await staff.post(f"{SERVICES}/{clinic.service.id}/toggle", json={"version": changed["version"]})).json()["data"]
    assert toggled["add_on_ids"] == [str(serum.id)]
    mutual = (await staff.get(f"{SERVICES}/{serum.id}")).json()["data"]
    both = await staff.put(f"{SERVICES}/{serum.id}", json={**mutual, "add_on_ids": [str(clinic.service.id)]})
    assert both.status_code == 200, "two services may be each other's add-on: add-ons of add-ons are never offered"
    group = await add_service(clinic, clinic.practitioners, name="Yoga", group_quantity=5)
    assert (await offer(staff, clinic, group)).json()["errors"]["add_on_ids"][0]["code"] == "choice"


async def test_add_ons_lengthen_the_visit_and_its_price(as_staff, factory):
    """A booking has the names, the sum of prices and times, and the longest time before and after; free times take them into account."""
    clinic, staff, client = await open_clinic(as_staff, factory, service={"name": "Laser", "buffer_before": 5, "buffer_after": 10})
    mask = await add_service(clinic, clinic.practitioners, buffer_after=20)
    serum = await add_service(clinic, clinic.practitioners, name="Serum", price=5000, duration=5)
    await offer(staff, clinic, mask, serum)
    reply = await book(staff, clinic, client, clinic.at(9), mask, serum)
    assert reply.status_code == 200, reply.text
    booking = reply.json()["data"]
    assert booking["service"] == {"name": "Laser + Mask + Serum", "color": clinic.service.color, "price": 70000, "duration": 80}
    assert booking["add_ons"] == [
        {"service_id": str(mask.id), "name": "Mask", "price": 20000, "duration": 15},
        {"service_id": str(serum.id), "name": "Serum", "price": 5000, "duration": 5},
    ]
    assert booking["end_at"] == clinic.at(10, 20)
    assert await list_reserved(clinic, booking["id"]) == [(clinic.practitioners[0].id, "08:55-10:40")]
    assert (await staff.get(f"{BOOKINGS}/{booking['id']}")).json()["data"] == booking
    [audited] = await staff.list_audit("booking.created")
    assert audited["details"]["add_on_ids"] == [str(mask.id), str(serum.id)]
    day = clinic.at(9)[:10]
    [listed] = (await staff.get(BOOKINGS, params={"from": day, "to": day})).json()["data"]["bookings"]
    assert (listed["service"]["name"], listed["add_ons"]) == (booking["service"]["name"], booking["add_ons"])

    async def list_starts(*add_ons: Service) -> set[str]:
        params = {"service_id": str(clinic.service.id), "from": day, "to": day, "add_on_ids": [str(row.id) for row in add_ons]}
        return {slot["start_at"] for slot in (await staff.get(f"{BOOKINGS}/free-slots", params=params)).json()["data"]["slots"]}

    assert clinic.at(17) in await list_starts() and clinic.at(17) not in await list_starts(mask)
    assert max(await list_starts(mask)) == clinic.at(16, 45)
    plain = await book(staff, clinic, client, clinic.at(12))
    assert (plain.json()["data"]["service"]["name"], plain.json()["data"]["add_ons"]) == ("Laser", [])
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Service).where(Service.id == mask.id).values(name="Ny mask", price=1, deleted_at=now()))
    shown = (await staff.get(f"{BOOKINGS}/{booking['id']}")).json()["data"]
    assert shown["add_ons"] == booking["add_ons"], "as booked"


async def test_add_ons_that_do_not_belong_are_refused_and_nothing_is_booked(as_staff, factory):
    """Any that the service doesn't offer, a foreign, inactive or repeated one, a too long visit, and one that the practitioner can't."""
    clinic, staff, client = await open_clinic(as_staff, factory, people=2)
    elsewhere = await factory.bookable_clinic()
    mask = await add_service(clinic, clinic.practitioners)
    other = await add_service(clinic, clinic.practitioners, name="Annat")
    inactive = await add_service(clinic, clinic.practitioners, name="Vilande", is_active=False)
    day_long = await add_service(clinic, clinic.practitioners, name="Dygn", duration=1440)
    colleagues = await add_service(clinic, clinic.practitioners[1:], name="Kollegans")
    assert (await offer(staff, clinic, mask, inactive, day_long, colleagues)).status_code == 200
    for chosen, code in (
        ([other], "choice"), ([elsewhere.service], "choice"), ([clinic.service], "choice"), ([mask, mask], "choice"), ([inactive], "choice"),
        ([day_long], "at_most"),
    ):
        refused = await book(staff, clinic, client, clinic.at(9), *chosen)
        assert (refused.status_code, refused.json()["errors"]["add_on_ids"][0]["code"]) == (422, code), [row.name for row in chosen]
    unqualified = await book(staff, clinic, client, clinic.at(9), mask, colleagues)
    assert unqualified.json()["data"]["code"] == "booking.practitioner_not_qualified"
    assert unqualified.json()["message"].endswith("doesn't perform Kollegans.")
    assert await factory.list_bookings(clinic.company) == []
    for chosen in ([elsewhere.service], [inactive], [mask, mask]):
        params = {"service_id": str(clinic.service.id), "from": clinic.at(9)[:10], "to": clinic.at(9)[:10]}
        free = await staff.get(f"{BOOKINGS}/free-slots", params={**params, "add_on_ids": [str(row.id) for row in chosen]})
        assert free.status_code == 404


async def test_one_room_serves_the_whole_visit_and_each_service_has_its_device(as_staff, factory):
    """A room of all services that need one; a device for each, or one that serves both; moved together, and named when busy."""
    clinic, staff, client = await open_clinic(as_staff, factory, people=2, rooms=3, devices=2)
    company_id = clinic.company.id
    roller = Resource(company_id=company_id, id=new_id(), type="device", name="Roller", position=9)
    async with transaction(Context.system(company_id)) as session:
        session.add(roller)
    mask = await add_service(clinic, [*clinic.practitioners, clinic.rooms[2], roller])
    shared = await add_service(clinic, [*clinic.practitioners, clinic.devices[1]], name="Serum")
    roomless = await add_service(clinic, [*clinic.practitioners, Resource(id=await add_room(clinic))], name="Bad")
    await offer(staff, clinic, mask, shared, roomless)
    booking = (await book(staff, clinic, client, clinic.at(9), mask)).json()["data"]
    assert (booking["room_name"], booking["device_names"]) == ("Rum 2", ["Laser 0", "Roller"])
    assert {id_ for id_, _ in await list_reserved(clinic, booking["id"])} == {
        clinic.practitioners[0].id, clinic.rooms[2].id, clinic.devices[0].id, roller.id,
    }
    second = (await book(staff, clinic, client, clinic.at(9), shared, practitioner_id=clinic.practitioners[1].id)).json()["data"]
    assert second["device_names"] == ["Laser 1"], "one device serves both services"
    busy = await staff.post(f"{BOOKINGS}/{second['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    assert busy.status_code == 200
    clash = await book(staff, clinic, client, clinic.at(9), mask, practitioner_id=clinic.practitioners[1].id)
    assert clash.json()["data"]["code"] == "booking.room_busy"
    assert {row["name"] for row in clash.json()["data"]["conflicts"]} == {"Rum 2", "Roller"}
    moved = (await staff.post(f"{BOOKINGS}/{booking['id']}/reschedule", json={"start_at": clinic.at(13), "version": 1})).json()["data"]
    assert (moved["end_at"], moved["room_name"], moved["device_names"]) == (clinic.at(14, 15), "Rum 2", ["Laser 0", "Roller"])
    assert {span for _, span in await list_reserved(clinic, booking["id"])} == {"13:00-14:15"}
    roomless_visit = await book(staff, clinic, client, clinic.at(10), mask, roomless)
    assert (roomless_visit.status_code, roomless_visit.json()["data"]["code"]) == (409, "booking.room_not_shared")


async def add_room(clinic: Any) -> Any:
    """Add a room that no service has; return its id."""
    room = Resource(company_id=clinic.company.id, id=new_id(), type="room", name="Badrum", position=9)
    async with transaction(Context.system(clinic.company.id)) as session:
        session.add(room)
    return room.id


async def test_an_edit_keeps_the_add_ons_until_another_service_is_chosen(as_staff, factory):
    """The price must leave something for the service itself; another service has its own price and no add-ons."""
    clinic, staff, client = await open_clinic(as_staff, factory, service={"name": "Laser"})
    mask = await add_service(clinic, clinic.practitioners)
    other = await add_service(clinic, clinic.practitioners, name="Peeling", price=30000, duration=30)
    await offer(staff, clinic, mask)
    booking = (await book(staff, clinic, client, clinic.at(9), mask)).json()["data"]
    path = f"{BOOKINGS}/{booking['id']}"
    too_low = await staff.put(path, json={"price": 20000, "version": 1})
    assert too_low.json()["errors"]["price"][0]["code"] == "above"
    cheaper = (await staff.put(path, json={"price": 50000, "duration": 90, "version": 1})).json()["data"]
    assert cheaper["service"]["price"] == 50000 and cheaper["end_at"] == clinic.at(10, 30) and cheaper["add_ons"] == booking["add_ons"]
    changed = (await staff.put(path, json={"service_id": str(other.id), "version": cheaper["version"]})).json()["data"]
    assert (changed["service"]["name"], changed["service"]["price"], changed["add_ons"]) == ("Peeling", 30000, [])
    [first, last] = [row["details"] for row in await staff.list_audit("booking.changed")]
    assert "add_ons" not in first["after"] and "Mask" in last["before"]["add_ons"]


async def test_a_series_has_the_add_ons_at_each_time(as_staff, factory):
    clinic, staff, client = await open_clinic(as_staff, factory)
    mask = await add_service(clinic, clinic.practitioners)
    await offer(staff, clinic, mask)
    body = {**clinic.booking_data(client.id, clinic.at(9)), "count": 2, "add_on_ids": [str(mask.id)]}
    series = (await staff.post(f"{BOOKINGS}/series", json=body)).json()["data"]
    assert [row["end_at"] for row in series["occurrences"]] == [clinic.at(10, 15), clinic.at(10, 15, days=14)]
    refused = await staff.post(f"{BOOKINGS}/series", json={**body, "start_at": clinic.at(17)})
    assert refused.json()["data"]["code"] == "booking.series_clashes"
    move = {"position": 1, "start_at": clinic.at(11), "version": 1}
    moved = (await staff.post(f"{BOOKINGS}/series/{series['id']}/reschedule", json=move)).json()["data"]
    assert [row["end_at"] for row in moved["occurrences"]] == [clinic.at(12, 15), clinic.at(12, 15, days=14)]
    assert [row.add_on_ids for row in await factory.list_bookings(clinic.company)] == [[mask.id]] * 2


@pytest.mark.covers("USE-019")
async def test_messages_name_the_add_ons_in_the_clients_language(as_staff, factory):
    clinic, staff, _ = await open_clinic(as_staff, factory, service={"name": "Laser"})
    client = await factory.client(clinic.company, phone="+46701234567", email="klara@people.test", language="sv")
    mask = await add_service(clinic, clinic.practitioners, name="Face mask", name_sv="Ansiktsmask")
    serum = await add_service(clinic, clinic.practitioners, name="Serum")
    await offer(staff, clinic, mask, serum)
    await book(staff, clinic, client, clinic.at(9), mask, serum)
    await allow_treatment_names(clinic.company, client)
    await deliver_events(clinic.company)
    sent = await factory.list_messages(clinic.company)
    assert len(sent) == 2 and all("bokad för Laser + Ansiktsmask + Serum" in message.text for message in sent)


@pytest.mark.covers("BEY-022", "BEY-009", "USE-008")
async def test_gates_and_forms_of_add_ons_count(as_staff, factory):
    """The act's gate and the visit that must come first are asked about an add-on too; its forms are given once."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    consultation = await add_service(clinic, clinic.practitioners, name="Konsultation före")
    filler = await add_service(clinic, clinic.practitioners, name="Filler", aesthetic_kind="filler")
    needing = await add_service(clinic, clinic.practitioners, name="Kräver", prerequisite_id=consultation.id)
    mask = await add_service(clinic, clinic.practitioners)
    await offer(staff, clinic, filler, needing, mask)
    unlawful = await book(staff, clinic, client, clinic.at(9), filler)
    assert (unlawful.status_code, unlawful.json()["data"]["code"]) == (409, "aesthetics.not_lawful")
    missing = await book(staff, clinic, client, clinic.at(9), needing)
    assert (missing.status_code, missing.json()["data"]["code"]) == (409, "booking.prerequisite_missing")
    overridden = await book(staff, clinic, client, clinic.at(9), needing, prerequisite_override_reason="Har varit på annan klinik")
    assert overridden.json()["data"]["prerequisite_override_reason"] == "Har varit på annan klinik"
    consent, questionnaire = await create_consent_template(staff), await create_questionnaire(staff)
    await offer(staff, clinic, mask, consent_template_ids=[consent["id"]])
    row = (await staff.get(f"{SERVICES}/{mask.id}")).json()["data"]
    forms = {"consent_template_ids": [consent["id"]], "questionnaire_ids": [questionnaire["id"]]}
    assert (await staff.put(f"{SERVICES}/{mask.id}", json={**row, **forms})).status_code == 200
    booking = (await book(staff, clinic, client, clinic.at(13), mask)).json()["data"]
    async with transaction(Context.system(clinic.company.id)) as session:
        await booking_forms.give_forms(session, booking["id"], is_link_sent=False)
    assert (await staff.get(f"{BOOKINGS}/{booking['id']}")).json()["data"]["forms_missing"] == 2


async def test_a_visit_with_a_service_as_add_on_counts_as_a_visit_of_it(as_staff, factory):
    """BEY-009: a consultation that was an add-on of another visit comes first all the same."""
    clinic, staff, client = await open_clinic(as_staff, factory)
    consultation = await add_service(clinic, clinic.practitioners, name="Konsultation")
    needing = await add_service(clinic, clinic.practitioners, name="Kräver", prerequisite_id=consultation.id)
    await offer(staff, clinic, consultation)
    body = {**clinic.booking_data(client.id, clinic.at(9, days=9)), "service_id": str(needing.id)}
    assert (await staff.post(BOOKINGS, json=body)).json()["data"]["code"] == "booking.prerequisite_missing"
    await book(staff, clinic, client, clinic.at(9), consultation)
    assert (await staff.post(BOOKINGS, json=body)).status_code == 200
