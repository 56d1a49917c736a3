"""Devices that are booked with the practitioner and the room: reserved, moved, held, and named when they are busy (BEY-005)."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import select, update

from clinic.booking.models import Hold, Occupancy, Resource
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.booking.bookings.test_booking_edits import add_service
from tests.booking.concurrency.test_concurrent_bookings import assert_no_overlap_between_groups, count_outcomes
from tests.data_exchange.imports.import_calls import list_reasons, take
from tests.data_exchange.imports.test_booking_imports import create_rows

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-005")]
BOOKINGS = "/api/v2/bookings"


async def _open(as_staff: Any, factory: Any, **options: Any) -> tuple[Any, Any, Any]:
    clinic = await factory.bookable_clinic(**options)
    return clinic, await as_staff("admin", company=clinic.company), await factory.client(clinic.company)


async def _book(staff: Any, clinic: Any, client: Any, at: str, number: int = 0, **fields: Any) -> Any:
    return await staff.post(BOOKINGS, json=clinic.booking_data(client.id, at, practitioner_id=clinic.practitioners[number].id, **fields))


async def _list_reserved(clinic: Any, booking_id: str) -> list[Any]:
    """Return the resources whose time a booking has."""
    async with transaction(Context.system(clinic.company.id)) as session:
        rows = select(Occupancy.resource_id).where(Occupancy.booking_id == booking_id, Occupancy.released_at.is_(None))
        return list(await session.scalars(rows.order_by(Occupancy.id)))


async def _list_starts(staff: Any, clinic: Any) -> set[str]:
    params = {"service_id": str(clinic.service.id), "from": clinic.at(9)[:10], "to": clinic.at(9)[:10]}
    return {slot["start_at"] for slot in (await staff.get(f"{BOOKINGS}/free-slots", params=params)).json()["data"]["slots"]}


async def test_a_booking_reserves_a_free_device_and_a_clash_names_the_busy_ones(as_staff, factory):
    """Three practitioners and rooms share two devices: the third booking is refused, and no time is offered while both are busy."""
    clinic, staff, client = await _open(as_staff, factory, people=3, rooms=3, devices=2)
    replies = [await _book(staff, clinic, client, clinic.at(9), number) for number in range(3)]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    booked = [reply.json()["data"] for reply in replies[:2]]
    assert [row["device_names"] for row in booked] == [["Laser 0"], ["Laser 1"]]
    shown = (await staff.get(f"{BOOKINGS}/{booked[1]['id']}")).json()["data"]
    assert (shown["device_ids"], shown["device_names"]) == ([str(clinic.devices[1].id)], ["Laser 1"])
    assert await _list_reserved(clinic, booked[1]["id"]) == [clinic.practitioners[1].id, clinic.rooms[1].id, clinic.devices[1].id]
    refused = replies[2].json()
    assert refused["data"]["code"] == "booking.device_busy"
    assert [(row["type"], row["name"]) for row in refused["data"]["conflicts"]] == [("device", "Laser 0"), ("device", "Laser 1")]
    assert refused["message"] == "No device is free during the selected time slot: Laser 0, Laser 1. Book anyway?"
    starts = await _list_starts(staff, clinic)
    assert not {clinic.at(8, 15), clinic.at(9), clinic.at(9, 45)} & starts and {clinic.at(8), clinic.at(10)} <= starts
    forced = await _book(staff, clinic, client, clinic.at(9), 2, allow_overlap=True)
    assert (forced.json()["data"]["is_overbooked"], forced.json()["data"]["device_names"]) == (True, ["Laser 0"])
    [details, *_] = [row["details"] for row in await staff.list_audit("booking.created")]
    assert details["device_ids"] == str(clinic.devices[0].id)
    await staff.post(f"{BOOKINGS}/{booked[1]['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    assert (await _book(staff, clinic, client, clinic.at(9), 1)).json()["data"]["device_names"] == ["Laser 1"]


async def test_a_moved_or_edited_booking_takes_another_free_device(as_staff, factory):
    """A booking keeps its device where that is free; a busy one, or one out of use, is replaced by another."""
    clinic, staff, client = await _open(as_staff, factory, people=3, devices=2)
    early = (await _book(staff, clinic, client, clinic.at(9))).json()["data"]
    other = (await _book(staff, clinic, client, clinic.at(11), 1)).json()["data"]
    assert early["device_names"] == other["device_names"] == ["Laser 0"]
    moved = (await staff.post(f"{BOOKINGS}/{early['id']}/reschedule", json={"start_at": clinic.at(11), "version": 1})).json()["data"]
    assert moved["device_names"] == ["Laser 1"]
    assert await _list_reserved(clinic, early["id"]) == [clinic.practitioners[0].id, clinic.devices[1].id]
    third = (await _book(staff, clinic, client, clinic.at(14), 2)).json()["data"]
    busy = await staff.post(f"{BOOKINGS}/{third['id']}/reschedule", json={"start_at": clinic.at(11), "version": 1})
    assert (busy.status_code, busy.json()["data"]["code"]) == (409, "booking.device_busy")
    assert await _list_reserved(clinic, third["id"]) == [clinic.practitioners[2].id, clinic.devices[0].id]
    back = await staff.post(f"{BOOKINGS}/{early['id']}/reschedule", json={"start_at": clinic.at(9), "version": moved["version"]})
    assert back.json()["data"]["device_names"] == ["Laser 1"], "it keeps a device that is free"
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Resource).where(Resource.id == clinic.devices[1].id).values(is_active=False))
    longer = await staff.put(f"{BOOKINGS}/{early['id']}", json={"duration": 90, "version": back.json()["data"]["version"]})
    assert longer.json()["data"]["device_names"] == ["Laser 0"], longer.text
    without = await add_service(clinic, practitioner=clinic.practitioners[0], name="Rådgivning")
    version = longer.json()["data"]["version"]
    changed = (await staff.put(f"{BOOKINGS}/{early['id']}", json={"service_id": str(without.id), "version": version})).json()["data"]
    assert changed["device_names"] == [] and await _list_reserved(clinic, early["id"]) == [clinic.practitioners[0].id]
    logged = [row["details"] for row in await staff.list_audit("booking.rescheduled")]
    assert {row["after"].get("device_ids") for row in logged} == {str(clinic.devices[1].id)}


async def test_a_service_whose_devices_are_all_out_of_use_cannot_be_booked(as_staff, factory):
    """Neither at the desk nor on the portal, and no override books it; a service without devices is booked as ever."""
    clinic, staff, client = await _open(as_staff, factory, devices=1)
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Resource).where(Resource.id == clinic.devices[0].id).values(is_active=False))
    assert await _list_starts(staff, clinic) == set()
    refused = await _book(staff, clinic, client, clinic.at(9), allow_overlap=True)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.devices_out_of_use")
    without = await add_service(clinic, practitioner=clinic.practitioners[0], name="Rådgivning")
    booking = (await _book(staff, clinic, client, clinic.at(9), service_id=without.id)).json()["data"]
    edited = await staff.put(f"{BOOKINGS}/{booking['id']}", json={"service_id": str(clinic.service.id), "version": 1})
    assert (edited.status_code, edited.json()["data"]["code"]) == (409, "booking.devices_out_of_use")
    assert len(await factory.list_bookings(clinic.company)) == 1


async def test_a_series_takes_a_free_device_at_each_time_and_a_clash_names_it(as_staff, factory):
    """The second time needs the other device; with one device the series is refused, and its clash names the device."""
    clinic, staff, client = await _open(as_staff, factory, people=2, rooms=2, devices=2)
    await _book(staff, clinic, client, clinic.at(9, days=14), 1)
    series = await staff.post(f"{BOOKINGS}/series", json={**clinic.booking_data(client.id, clinic.at(9)), "count": 3})
    ids = [row["booking_id"] for row in series.json()["data"]["occurrences"]]
    devices = [(await staff.get(f"{BOOKINGS}/{booking_id}")).json()["data"]["device_names"] for booking_id in ids]
    assert devices == [["Laser 0"], ["Laser 1"], ["Laser 0"]]
    one = await factory.bookable_clinic(people=2, devices=1)
    staff, client = await as_staff("admin", company=one.company), await factory.client(one.company)
    await _book(staff, one, client, one.at(9, days=14), 1)
    refused = await staff.post(f"{BOOKINGS}/series", json={**one.booking_data(client.id, one.at(9)), "count": 3})
    assert refused.json()["data"]["code"] == "booking.series_clashes"
    [clash] = refused.json()["data"]["clashes"]
    assert (clash["position"], clash["reasons"][0]["type"], clash["reasons"][0]["name"]) == (2, "device", "Laser 0")
    moved = await staff.post(f"{BOOKINGS}/series", json={**one.booking_data(client.id, one.at(12)), "count": 3})
    data = moved.json()["data"]
    clashing = await staff.post(f"{BOOKINGS}/series/{data['id']}/reschedule", json={"position": 1, "start_at": one.at(9), "version": 1})
    assert clashing.json()["data"]["clashes"][0]["reasons"][0]["name"] == "Laser 0"
    later = await staff.post(f"{BOOKINGS}/series/{data['id']}/reschedule", json={"position": 1, "start_at": one.at(10), "version": 1})
    assert later.status_code == 200, later.text
    assert await _list_reserved(one, data["occurrences"][1]["booking_id"]) == [one.practitioners[0].id, one.devices[0].id]


async def test_all_clients_of_a_group_booking_share_its_device(as_staff, factory):
    """The group takes one device, which another practitioner can't have then; the last to leave makes it free."""
    clinic, staff, client = await _open(as_staff, factory, people=2, devices=1, service={"group_quantity": 2})
    second = await factory.client(clinic.company)
    booked = [(await _book(staff, clinic, person, clinic.at(9))).json()["data"] for person in (client, second)]
    assert booked[0]["group_id"] == booked[1]["group_id"] and [row["device_names"] for row in booked] == [["Laser 0"]] * 2
    for row in booked:
        assert await _list_reserved(clinic, row["id"]) == [clinic.practitioners[0].id, clinic.devices[0].id]
    refused = await _book(staff, clinic, client, clinic.at(9), 1)
    assert refused.json()["data"]["code"] == "booking.device_busy"
    for row in booked:
        await staff.post(f"{BOOKINGS}/{row['id']}/cancel", json={"reason": "Inställt", "version": 1})
    assert (await _book(staff, clinic, client, clinic.at(9), 1)).status_code == 200


async def test_a_visitor_holds_and_books_a_device(as_staff, factory, visitor):
    """A held device is no one else's; the booking takes it over; the next visitor is offered other times."""
    clinic, staff, client = await _open(as_staff, factory, people=2, rooms=2, devices=1)
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    flow, other = [await factory.booking_flow(clinic, clinic.at(9), any_practitioner=is_any) for is_any in (False, True)]
    assert (await visitor.post(f"{base}/hold", headers=flow.headers)).status_code == 200
    async with transaction(Context.system(clinic.company.id)) as session:
        assert await session.scalar(select(Hold.device_ids)) == [clinic.devices[0].id]
    assert (await _book(staff, clinic, client, clinic.at(9), 1)).json()["data"]["code"] == "booking.device_busy"
    assert (await visitor.post(f"{base}/bookings", headers=flow.headers)).status_code == 200
    [booking] = await factory.list_bookings(clinic.company)
    assert booking.device_ids == [clinic.devices[0].id]
    assert set(await _list_reserved(clinic, str(booking.id))) == {booking.practitioner_id, booking.room_id, clinic.devices[0].id}
    lost = await visitor.post(f"{base}/bookings", headers=other.headers)
    assert lost.json()["data"]["code"] == "booking.time_taken"
    assert clinic.at(9) not in [slot["start_at"] for slot in lost.json()["data"]["slots"]]


async def test_an_imported_booking_is_refused_by_name_while_the_device_is_busy(as_staff, factory):
    clinic, staff, _ = await _open(as_staff, factory, people=2, devices=1)
    client = await factory.client(clinic.company, email="eva@example.se")
    rows = create_rows(clinic, client, {}, {"Behandlare": clinic.practitioners[1].name}, {"Starttid": "11:00"})
    done = await take(staff, "bookings", rows)
    assert (done["taken"], done["refused"]) == (2, 1)
    assert "Laser 0" in str(await list_reasons(staff, done["id"]))
    assert [row.device_ids for row in await factory.list_bookings(clinic.company)] == [[clinic.devices[0].id]] * 2


async def test_simultaneous_bookings_that_need_one_device_have_one_winner(as_staff, factory, visitor):
    """Twenty-four practitioners, each with a room, at once, by staff and by visitors; with three devices, three win."""
    for devices in (1, 3):
        clinic, staff, client = await _open(as_staff, factory, people=24, rooms=24, devices=devices)
        await staff.csrf()
        base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
        flows = [await factory.booking_flow(clinic, clinic.at(9), any_practitioner=True) for _ in range(12)]
        calls = [_book(staff, clinic, client, clinic.at(9), number) for number in range(24)]
        calls += [visitor.post(f"{base}/bookings", headers=flow.headers) for flow in flows]
        outcomes = count_outcomes(await asyncio.gather(*calls))
        assert outcomes["success"] == devices, outcomes
        assert set(outcomes) <= {"success", "409 booking.device_busy", "409 booking.practitioner_busy", "409 booking.time_taken"}
        assert len(await factory.list_bookings(clinic.company)) == devices
        await assert_no_overlap_between_groups(clinic)
