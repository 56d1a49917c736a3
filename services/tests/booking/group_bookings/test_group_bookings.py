"""Several clients at one time: places, joining, moving, cancelling and adding, by staff and by visitors (BKG-033)."""

import asyncio
from typing import Any

import pytest

from tests.booking.concurrency.test_concurrent_bookings import assert_no_overlap_between_groups, count_outcomes

pytestmark = pytest.mark.anyio
PATH = "/api/v2/bookings"


async def _open(as_staff: Any, factory: Any, quantity: int = 2, clients: int = 4, **options: Any) -> tuple[Any, Any, list[Any]]:
    clinic = await factory.bookable_clinic(**{"service": {"group_quantity": quantity}, **options})
    staff = await as_staff(company=clinic.company)
    return clinic, staff, [await factory.client(clinic.company) for _ in range(clients)]


async def _book(staff: Any, clinic: Any, client: Any, at: str, **fields: Any) -> Any:
    return await staff.post(PATH, json=clinic.booking_data(client.id, at, **fields))


@pytest.mark.covers("BKG-033", "BKG-030")
async def test_a_group_has_as_many_places_as_its_service(as_staff, factory):
    """BKG-033: two clients share time, room and group; the third is refused, also over a busy time; another service can't have the time."""
    clinic, staff, clients = await _open(as_staff, factory, rooms=2)
    replies = [await _book(staff, clinic, client, clinic.at(9)) for client in clients[:3]]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    first, second, refused = (reply.json() for reply in replies)
    assert first["data"]["group_id"] == second["data"]["group_id"] and first["data"]["room_id"] == second["data"]["room_id"]
    assert second["data"]["group_quantity"] == 2 and not second["data"]["is_overbooked"]
    assert [client["id"] for client in second["data"]["clients"]] == [str(client.id) for client in clients[:2]]
    assert (refused["data"]["code"], refused["message"]) == ("booking.group_full", "All 2 places of this group booking are taken.")
    forced = await _book(staff, clinic, clients[2], clinic.at(9), allow_overlap=True)
    assert forced.json()["data"]["code"] == "booking.group_full"
    between = await _book(staff, clinic, clients[2], clinic.at(9, 30))
    assert between.json()["data"]["code"] == "booking.practitioner_busy"
    assert len(await factory.list_bookings(clinic.company)) == 2
    assert [row["client_id"] for row in await staff.list_audit("booking.created")] == [client.id for client in clients[:2]]


@pytest.mark.covers("BKG-033", "BKG-030")
async def test_each_client_of_a_group_is_cancelled_alone(as_staff, factory):
    """BKG-030: the other keeps the time and the room; a place is free at once, and the whole time when the last is cancelled."""
    clinic, staff, clients = await _open(as_staff, factory, rooms=1)
    booked = [(await _book(staff, clinic, client, clinic.at(9))).json()["data"] for client in clients[:2]]
    cancelled = await staff.post(f"{PATH}/{booked[0]['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    states = {row["id"]: (row["state"], row["pivot"]["is_cancelled"]) for row in cancelled.json()["data"]["clients"]}
    assert states == {str(clients[0].id): ("cancelled", True), str(clients[1].id): ("booked", False)}
    other = (await staff.get(f"{PATH}/{booked[1]['id']}")).json()["data"]
    assert other["state"] == "booked" and other["room_id"] == booked[1]["room_id"]
    third = await _book(staff, clinic, clients[2], clinic.at(9))
    assert third.json()["data"]["group_id"] == booked[1]["group_id"]
    assert (await _book(staff, clinic, clients[3], clinic.at(9))).json()["data"]["code"] == "booking.group_full"
    for row in (booked[1], third.json()["data"]):
        await staff.post(f"{PATH}/{row['id']}/cancel", json={"reason": "Inställt", "version": 1})
    assert await factory.list_occupancies(clinic.company) == []
    assert (await _book(staff, clinic, clients[3], clinic.at(9, 30))).status_code == 200


@pytest.mark.covers("BKG-033", "BKG-031")
async def test_a_participant_moves_alone_and_the_group_cannot_be_modified(as_staff, factory):
    """BKG-033: a moved client leaves the group and joins or begins another; service, length, practitioner and room are the group's."""
    clinic, staff, clients = await _open(as_staff, factory, rooms=2, people=2)
    first, second = [(await _book(staff, clinic, client, clinic.at(9))).json()["data"] for client in clients[:2]]
    there = (await _book(staff, clinic, clients[2], clinic.at(11))).json()["data"]
    for change in ({"duration": 90}, {"practitioner_id": str(clinic.practitioners[1].id)}, {"room_id": str(clinic.rooms[1].id)}):
        reply = await staff.put(f"{PATH}/{first['id']}", json={**change, "version": 1})
        assert (reply.json()["data"]["code"], reply.json()["message"]) == ("booking.group_fixed", "You cannot modify a group booking")
    priced = await staff.put(f"{PATH}/{first['id']}", json={"price": 10000, "version": 1})
    assert priced.json()["data"]["service"]["price"] == 10000
    moved = (await staff.post(f"{PATH}/{first['id']}/reschedule", json={"start_at": clinic.at(11), "version": 2})).json()["data"]
    assert moved["group_id"] == there["group_id"] != first["group_id"] and moved["room_id"] == there["room_id"]
    full = await staff.post(f"{PATH}/{second['id']}/reschedule", json={"start_at": clinic.at(11), "version": 1, "allow_overlap": True})
    assert full.json()["data"]["code"] == "booking.group_full"
    assert (await staff.get(f"{PATH}/{second['id']}")).json()["data"]["start_at"] == clinic.at(9)
    alone = (await staff.post(f"{PATH}/{second['id']}/reschedule", json={"start_at": clinic.at(14), "version": 1})).json()["data"]
    assert alone["group_id"] not in {first["group_id"], there["group_id"]} and alone["is_overbooked"] is False
    assert (await _book(staff, clinic, clients[3], clinic.at(9, 30))).status_code == 200


@pytest.mark.covers("BKG-033", "BKG-032", "BEY-001")
async def test_a_group_that_was_booked_over_a_busy_time_takes_its_clients(as_staff, factory):
    """BKG-032: the first client needs "Book anyway?", the next joins the group; visitors aren't offered the time."""
    clinic, staff, clients = await _open(as_staff, factory, quantity=3)
    lesson = (await _book(staff, clinic, clients[0], clinic.at(9))).json()["data"]
    over = await _book(staff, clinic, clients[1], clinic.at(9, 30))
    assert over.json()["data"]["code"] == "booking.practitioner_busy"
    over = await _book(staff, clinic, clients[1], clinic.at(9, 30), allow_overlap=True)
    assert over.json()["data"]["is_overbooked"] and over.json()["data"]["group_id"] != lesson["group_id"]
    joined = await _book(staff, clinic, clients[2], clinic.at(9, 30))
    assert joined.json()["data"]["group_id"] == over.json()["data"]["group_id"]
    day = clinic.at(9)[:10]
    slots = (await staff.get(f"{PATH}/free-slots", params={"service_id": str(clinic.service.id), "from": day, "to": day})).json()["data"]["slots"]
    assert not {clinic.at(9), clinic.at(9, 30)} & {slot["start_at"] for slot in slots}


@pytest.mark.covers("BKG-033", "BKG-043")
async def test_a_group_is_offered_while_places_are_left(as_staff, factory, visitor):
    """BKG-043: visitors are offered the group's time until its last place is held, booked or given back, also off the grid."""
    clinic, staff, clients = await _open(as_staff, factory)
    await _book(staff, clinic, clients[0], clinic.at(9, 5))
    day, base = clinic.at(9)[:10], f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    params = {"service_id": str(clinic.service.id), "day": day}

    async def offered() -> set[str]:
        return {slot["start_at"] for slot in (await visitor.get(f"{base}/available-slots", params=params)).json()["data"]["slots"]}

    assert clinic.at(9, 5) in await offered() and clinic.at(9, 15) not in await offered()
    flow, other = [await factory.booking_flow(clinic, clinic.at(9, 5)) for _ in range(2)]
    held = await visitor.post(f"{base}/hold", headers=flow.headers)
    assert held.status_code == 200 and clinic.at(9, 5) not in await offered()
    refused = await visitor.post(f"{base}/bookings", headers=other.headers)
    assert refused.json()["data"]["code"] == "booking.time_taken"
    booked = await visitor.post(f"{base}/bookings", headers=flow.headers)
    assert booked.status_code == 200, booked.text
    rows = await factory.list_bookings(clinic.company)
    assert len({row.group_booking_id for row in rows}) == 1 and rows[0].group_booking_id
    await staff.post(f"{PATH}/{rows[0].id}/cancel", json={"reason": "Sjuk", "version": 1})
    assert clinic.at(9, 5) in await offered()


@pytest.mark.covers("BKG-033", "BEY-001")
async def test_concurrent_attempts_fill_exactly_the_places(as_staff, factory, visitor):
    """BEY-001: 200 attempts by staff and visitors on a group of eight: eight win, nobody shares a place, nothing overlaps."""
    clinic, staff, clients = await _open(as_staff, factory, quantity=8, clients=1, rooms=2)
    await staff.csrf()
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    flows = [await factory.booking_flow(clinic, clinic.at(9)) for _ in range(100)]
    calls = [visitor.post(f"{base}/bookings", headers=flow.headers) for flow in flows]
    calls += [staff.post(PATH, json=clinic.booking_data(clients[0].id, clinic.at(9))) for _ in range(100)]
    outcomes = count_outcomes(await asyncio.gather(*calls))
    assert outcomes.pop("success") == 8
    assert set(outcomes) <= {"409 booking.group_full", "409 booking.time_taken", "409 booking.practitioner_busy"}
    places = sorted(row.place for row in await factory.list_occupancies(clinic.company) if row.resource_id == clinic.practitioners[0].id)
    assert places == list(range(1, 9)) and len(await factory.list_bookings(clinic.company)) == 8
    await assert_no_overlap_between_groups(clinic)


@pytest.mark.covers("BKG-033", "BKG-036")
async def test_a_series_takes_a_place_of_each_group(as_staff, factory):
    """BKG-036: a full group is a clash that is listed; moving the series of a group is refused, cancelling it isn't."""
    clinic, staff, clients = await _open(as_staff, factory)
    for client in clients[:2]:
        await _book(staff, clinic, client, clinic.at(9, days=21))
    earlier = (await _book(staff, clinic, clients[3], clinic.at(9))).json()["data"]
    body = {**clinic.booking_data(clients[2].id, clinic.at(9)), "count": 3}
    clash = (await staff.post(f"{PATH}/series", json=body)).json()["data"]
    assert (clash["code"], [(row["position"], row["reasons"][0]["type"]) for row in clash["clashes"]]) == ("booking.series_clashes", [(3, "group")])
    series = (await staff.post(f"{PATH}/series", json={**body, "changes": [{"position": 3, "start_at": None}]})).json()["data"]
    assert len(series["occurrences"]) == 2
    joined = (await staff.get(f"{PATH}/{earlier['id']}")).json()["data"]
    assert [client["id"] for client in joined["clients"]] == [str(clients[3].id), str(clients[2].id)]
    move = {"position": 1, "start_at": clinic.at(12), "version": series["version"]}
    assert (await staff.post(f"{PATH}/series/{series['id']}/reschedule", json=move)).json()["data"]["code"] == "booking.group_fixed"
    ended = await staff.post(f"{PATH}/series/{series['id']}/cancel", json={"position": 1, "reason": "Flyttar", "version": series["version"]})
    assert {row["state"] for row in ended.json()["data"]["occurrences"]} == {"cancelled"}


@pytest.mark.covers("BKG-031")
async def test_a_client_is_added_to_a_group_and_a_service_to_a_visit(as_staff, factory):
    """BKG-031: create-on-existing: a place for another client, or a service right after the booking with its buffers; never for strangers."""
    clinic, staff, clients = await _open(as_staff, factory, quantity=3)
    single = (await staff.post("/api/v2/services", json={
        "category_id": str(clinic.service.category_id), "name": "Enskilt", "color": "#112233", "price": 10000, "duration": 60,
        "buffer_after": 10, "practitioner_ids": [str(clinic.practitioners[0].id)],
    })).json()["data"]
    first = (await _book(staff, clinic, clients[0], clinic.at(9))).json()["data"]
    path = f"{PATH}/{first['id']}/create-on-existing"
    added = (await staff.post(path, json={"client_id": str(clients[1].id)})).json()["data"]
    assert (added["group_id"], added["start_at"], len(added["clients"])) == (first["group_id"], first["start_at"], 2)
    visit = (await _book(staff, clinic, clients[2], clinic.at(13), service_id=single["id"])).json()["data"]
    path = f"{PATH}/{visit['id']}/create-on-existing"
    follows = (await staff.post(path, json={"service_id": single["id"]})).json()["data"]
    assert (follows["client"]["id"], follows["start_at"]) == (str(clients[2].id), clinic.at(14, 10)) and follows["group_id"] is None
    refused = await staff.post(path, json={"client_id": str(clients[1].id)})
    assert refused.json()["data"]["code"] == "booking.not_group"
    changed = await staff.put(f"{PATH}/{visit['id']}", json={"service_id": str(clinic.service.id), "version": 1})
    assert changed.json()["data"]["code"] == "booking.group_fixed", "a booking of a single client doesn't become one of a group"
    for body in ({}, {"client_id": str(clients[1].id), "service_id": single["id"]}):
        assert (await staff.post(path, json=body)).status_code == 422
    await staff.post(f"{PATH}/{visit['id']}/cancel", json={"reason": "Sjuk", "version": 1})
    assert (await staff.post(path, json={"service_id": single["id"]})).json()["data"]["code"] == "booking.not_active"
    stranger = await as_staff()
    foreign = await factory.client(stranger.company)
    group_path = f"{PATH}/{first['id']}/create-on-existing"
    assert (await staff.post(group_path, json={"client_id": str(foreign.id)})).status_code == 404
    restricted = await as_staff("admin", company=clinic.company, client_access="custom")
    assert (await restricted.post(group_path, json={"client_id": str(clients[3].id)})).status_code == 404
    assert (await stranger.post(path, json={"service_id": single["id"]})).status_code == 404
    assert (await stranger.post(f"{PATH}/{first['id']}/create-on-existing", json={"client_id": str(clients[1].id)})).status_code == 404


@pytest.mark.covers("BKG-033", "BKG-001")
async def test_a_service_for_groups_has_places_and_one_practitioner(as_staff, factory):
    """BKG-033: places are required and at least one, one practitioner at most; they follow the category, also when services move."""
    clinic, staff, _ = await _open(as_staff, factory, clients=0, people=2)
    group = (await staff.post("/api/v2/categories", json={"name": "Kurser", "group_booking": True})).json()["data"]
    plain = (await staff.post("/api/v2/categories", json={"name": "Enskilt"})).json()["data"]
    people = [str(row.id) for row in clinic.practitioners]
    body = {"category_id": group["id"], "name": "Kurs", "color": "#112233", "price": 10000, "duration": 60, "practitioner_ids": people[:1]}
    for change, field, message in (
        ({}, "group_quantity", "This field is required."), ({"group_quantity": 0}, "group_quantity", "Enter a number of at least 1."),
        ({"group_quantity": 5, "practitioner_ids": people}, "practitioner_ids", "Allow only one selected person"),
    ):
        reply = (await staff.post("/api/v2/services", json={**body, **change})).json()
        assert message in str(reply["data"]) + str(reply), (change, field, reply)
        assert field in str(reply)
    service = (await staff.post("/api/v2/services", json={**body, "group_quantity": 5})).json()["data"]
    assert service["group_quantity"] == 5
    await staff.post("/api/v2/services/bulk", json={"service_ids": [service["id"]], "category_id": plain["id"]})
    assert (await staff.get(f"/api/v2/services/{service['id']}")).json()["data"]["group_quantity"] is None
    await staff.put(f"/api/v2/categories/{plain['id']}", json={"name": "Enskilt", "group_booking": True, "version": plain["version"]})
    assert (await staff.get(f"/api/v2/services/{service['id']}")).json()["data"]["group_quantity"] == 1


@pytest.mark.covers("BKG-033", "LAW-009")
async def test_viewing_a_group_is_logged_for_all_its_clients(as_staff, factory):
    """LAW-009: the list of participants names other clients, so that it is logged as a listing of all of them."""
    clinic, staff, clients = await _open(as_staff, factory)
    booked = [(await _book(staff, clinic, client, clinic.at(9))).json()["data"] for client in clients[:2]]
    assert (await staff.get(f"{PATH}/{booked[0]['id']}")).status_code == 200
    listed = [set(row["details"]["client_ids"]) for row in await staff.list_audit("client.listed")]
    assert {str(client.id) for client in clients[:2]} in listed
