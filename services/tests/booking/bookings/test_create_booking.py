"""Create and cancel bookings as staff."""

from datetime import timedelta

import pytest
from sqlalchemy import delete, update

from clinic.booking.catalogue.models import Resource, ServiceResource
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-001", "BKG-030")
async def test_back_to_back_bookings_fit_and_overlapping_ones_are_refused(as_staff, factory):
    """BEY-001, BEY-002, BKG-030: all conflicts are listed; a booking copies name and price; it may start where the last one ends, not before."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    replies = [await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(*hour))) for hour in [(9, 0), (10, 0), (9, 30)]]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    booking, refused = replies[0].json()["data"], replies[2].json()
    assert (booking["service"]["name"], booking["service"]["price"], booking["start_at"], booking["version"]) == ("Konsultation", 45000, clinic.at(9), 1)
    assert booking["end_at"] == clinic.at(10) and (booking["client"]["first_name"], booking["client"]["last_name"]) == (client.first_name, client.last_name)
    assert refused["data"] == {"code": "booking.practitioner_busy", "conflicts": [
        {"type": "practitioner", "name": clinic.practitioners[0].name, "start_at": clinic.at(*start), "end_at": clinic.at(*end)}
        for start, end in (((9,), (10,)), ((10,), (11,)))
    ]}
    assert refused["message"] == "The practitioner is busy during the selected time slot. Book anyway?"
    audited = await staff.list_audit("booking.created")
    assert [row["client_id"] for row in audited] == [client.id] * 2
    assert len(await factory.list_bookings(clinic.company)) == 2


@pytest.mark.covers("BEY-005")
async def test_buffers_before_and_after_are_reserved(as_staff, factory):
    """BEY-005: ten minutes before and twenty after belong to the booking."""
    clinic = await factory.bookable_clinic(service={"buffer_before": 10, "buffer_after": 20})
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    hours = [(9, 0), (10, 20), (10, 30)]
    replies = [await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(*hour))) for hour in hours]
    assert [reply.status_code for reply in replies] == [200, 409, 200]


@pytest.mark.covers("BEY-001", "BEY-005")
async def test_a_room_takes_one_booking_at_a_time(as_staff, factory):
    """BEY-005: with two rooms and three practitioners the third booking gets no room; an explicitly chosen room is used."""
    clinic = await factory.bookable_clinic(people=3, rooms=2)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    replies = [
        await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9), practitioner_id=practitioner.id))
        for practitioner in clinic.practitioners
    ]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    assert {reply.json()["data"]["room_id"] for reply in replies[:2]} == {str(room.id) for room in clinic.rooms}
    error = replies[2].json()["data"]
    assert (error["code"], [clash["name"] for clash in error["conflicts"]]) == ("booking.room_busy", [room.name for room in clinic.rooms])
    with_room = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(11), room_id=clinic.rooms[1].id))
    assert with_room.json()["data"]["room_name"] == "Rum 1"
    assert len(await factory.list_bookings(clinic.company)) == 3


@pytest.mark.covers("BKG-032", "BEY-001")
async def test_allow_overlap_on_a_free_time_is_a_normal_booking(as_staff, factory):
    """BEY-001: only a booking that overlaps another is marked and audited as overbooked, when created and when moved."""
    clinic = await factory.bookable_clinic(rooms=1)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9), allow_overlap=True))).json()["data"]
    assert (booking["is_overbooked"], booking["room_id"]) == (False, str(clinic.rooms[0].id))
    path = f"/api/v2/bookings/{booking['id']}/reschedule"
    moved = (await staff.post(path, json={"start_at": clinic.at(11), "version": 1, "allow_overlap": True})).json()["data"]
    assert (moved["is_overbooked"], moved["room_id"], moved["start_at"]) == (False, str(clinic.rooms[0].id), clinic.at(11))
    audited = [row["details"]["allow_overlap"] for name in ("booking.created", "booking.rescheduled") for row in await staff.list_audit(name)]
    assert audited == [False, False]


@pytest.mark.covers("BKG-032", "BEY-001")
async def test_overbooking_is_confirmed_marked_audited_and_refuses_others(as_staff, factory):
    """BKG-032, BEY-001: over a busy time only when confirmed; the marked booking keeps its time when the other is cancelled."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    first = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(10)))
    overlapping = clinic.booking_data(client.id, clinic.at(9, 30))
    assert (await staff.post("/api/v2/bookings", json=overlapping)).status_code == 409
    overbooked = await staff.post("/api/v2/bookings", json={**overlapping, "allow_overlap": True})
    assert overbooked.status_code == 200 and overbooked.json()["data"]["is_overbooked"] is True
    assert [row["details"]["allow_overlap"] for row in await staff.list_audit("booking.created")] == [False, False, True]
    cancelled = await staff.post(f"/api/v2/bookings/{first['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})
    assert cancelled.json()["data"]["state"] == "cancelled"
    assert (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).status_code == 409
    assert (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(8, 30)))).status_code == 200


@pytest.mark.covers("BKG-032", "BEY-042")
async def test_repeated_overbooking_requests_return_the_stored_response(as_staff, factory):
    """BKG-032: with the first idempotency key the same refusal, with the second the same booking."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    data, replies = clinic.booking_data(client.id, clinic.at(9, 30)), []
    for allow_overlap in (False, True, False, True):
        headers = {"Idempotency-Key": f"over{'-anyway' * allow_overlap}"}
        replies.append(await staff.post("/api/v2/bookings", json={**data, "allow_overlap": allow_overlap}, headers=headers))
    assert [reply.status_code for reply in replies] == [409, 200, 409, 200]
    assert [reply.json()["data"] for reply in replies[:2]] == [reply.json()["data"] for reply in replies[2:]]
    assert len(await factory.list_bookings(clinic.company)) == 2


@pytest.mark.covers("BKG-032", "BEY-001")
async def test_bookings_of_one_overlap_group_cannot_be_moved_onto_each_other(as_staff, factory):
    """BEY-001: a booking in one overlap group with another, joined by a third that overlaps both, is still refused the other's time."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    bookings = [(await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour)))).json()["data"] for hour in (9, 10)]
    bridge = clinic.booking_data(client.id, clinic.at(9, 30), allow_overlap=True)
    assert (await staff.post("/api/v2/bookings", json=bridge)).status_code == 200
    move = {"start_at": clinic.at(10), "version": 1}
    refused = await staff.post(f"/api/v2/bookings/{bookings[0]['id']}/reschedule", json=move)
    assert refused.json()["data"]["code"] == "booking.practitioner_busy"
    assert (await factory.list_bookings(clinic.company))[0].start_at.hour == 9


@pytest.mark.covers("BKG-034")
async def test_cancelled_time_is_available_at_once(as_staff, factory):
    """BKG-034: cancelling releases the time; a second cancellation is refused; a stale one returns the current booking."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    path = f"/api/v2/bookings/{booking['id']}/cancel"
    request = {"reason": "Klienten är sjuk", "version": 1}
    cancelled = (await staff.post(path, json=request)).json()["data"]
    stale, repeated = await staff.post(path, json=request), await staff.post(path, json=request | {"version": cancelled["version"]})
    assert stale.json()["data"]["code"] == "version.stale" and stale.json()["data"]["current"]["state"] == "cancelled"
    assert repeated.json()["data"]["code"] == "booking.not_active"
    assert (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).status_code == 200
    assert len(await staff.list_audit("booking.cancelled")) == 1


@pytest.mark.covers("USE-014", "BKG-034")
@pytest.mark.parametrize("reason", [{}, {"reason": ""}, {"reason": "  "}, {"reason": "x" * 501}])
async def test_a_cancellation_needs_a_reason(as_staff, factory, reason):
    """USE-014: without a reason, or with one that is too long, nothing is cancelled, and the answer names the field."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    refused = await staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"version": 1, **reason})
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["reason"])
    assert (await staff.get(f"/api/v2/bookings/{booking['id']}")).json()["data"]["state"] == "booked"
    assert await staff.list_audit("booking.cancelled") == []


@pytest.mark.covers("USE-014", "REC-008")
async def test_the_reason_of_a_cancellation_is_read_in_the_booking_and_the_log(as_staff, factory):
    """USE-014: the reason stands on the booking and in the client's log."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff("super_admin", company=clinic.company), await factory.client(clinic.company)
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    assert booking["cancel_reason"] == ""
    request = {"reason": "  Kliniken har stängt för kurs ", "version": 1}
    await staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json=request)
    cancelled = (await staff.get(f"/api/v2/bookings/{booking['id']}")).json()["data"]
    assert cancelled["cancel_reason"] == "Kliniken har stängt för kurs"
    log = (await staff.get("/api/audit", params={"client_id": str(client.id)})).json()["data"]["items"]
    assert [row["details"]["reason"] for row in log if row["action"] == "booking.cancelled"] == ["Kliniken har stängt för kurs"]


@pytest.mark.covers("BEY-002")
async def test_expired_hold_does_not_block_a_booking(as_staff, factory, visitor):
    """BEY-002: a hold blocks staff bookings until it expires."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    flow = await factory.booking_flow(clinic, clinic.at(9))
    reply = await visitor.post(f"/api/v2/booking-portal/{clinic.company.encrypted_id}/hold", headers=flow.headers)
    assert reply.status_code == 200, reply.text
    assert (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).status_code == 409
    await factory.age_holds(clinic.company, timedelta(minutes=11))
    assert (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).status_code == 200


@pytest.mark.covers("PLT-034", "BKG-030")
async def test_bookings_outside_the_users_access_are_not_found(as_staff, factory):
    """PLT-034: users of another company, and users without access to the client, get 404; neither can use the ids in a booking."""
    clinic, other = await factory.bookable_clinic(), await factory.bookable_clinic()
    client = await factory.client(clinic.company)
    staff, foreign = await as_staff(company=clinic.company), await as_staff(company=other.company)
    restricted = await as_staff("user", company=clinic.company, client_access="custom")
    body = clinic.booking_data(client.id, clinic.at(9))
    booking = (await staff.post("/api/v2/bookings", json=body)).json()["data"]
    for outsider in (foreign, restricted):
        assert (await outsider.get(f"/api/v2/bookings/{booking['id']}")).status_code == 404
        assert (await outsider.get(f"/api/clients/{client.id}/bookings")).status_code == 404
        assert (await outsider.post("/api/v2/bookings", json={**body, "start_at": clinic.at(12)})).status_code == 404
        assert (await outsider.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": 1})).status_code == 404
        calendar = await outsider.get("/api/v2/bookings", params={"from": booking["start_at"][:10], "to": booking["start_at"][:10]})
        assert calendar.json()["data"]["bookings"] == []
    await factory.client_access(restricted.member, client)
    assert (await restricted.get(f"/api/v2/bookings/{booking['id']}")).json()["data"]["client"] == booking["client"]
    elsewhere = {**body, "practitioner_id": str(other.practitioners[0].id), "start_at": clinic.at(12)}
    assert (await staff.post("/api/v2/bookings", json=elsewhere)).json()["errors"]["practitioner_id"][0]["code"] == "choice"


@pytest.mark.covers("BKG-032")
async def test_start_outside_this_century_is_refused(as_staff, factory):
    """BKG-032: a start that no calendar shows is a field error, not a server error."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    for start in ("9999-12-31 23:59:00", "0001-01-01 00:00:00", "tomorrow"):
        refused = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, start))
        assert refused.status_code == 422 and "start_at" in refused.json()["errors"]


@pytest.mark.covers("USE-014")
async def test_a_practitioner_who_does_not_perform_the_service_is_named(as_staff, factory):
    """USE-014: by a new booking and by a move, in the user's language; the booking stays where it is."""
    clinic = await factory.bookable_clinic(people=2, service={"name": "Botox panna"})
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    amina = clinic.practitioners[1]
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(Resource).where(Resource.id == amina.id).values(name="Amina"))
        await session.execute(delete(ServiceResource).where(ServiceResource.resource_id == amina.id))
    refused = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9), practitioner_id=amina.id))
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "booking.practitioner_not_qualified")
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    move = {"start_at": clinic.at(10), "practitioner_id": str(amina.id), "version": 1}
    texts = {
        language: (await staff.post(f"/api/v2/bookings/{booking['id']}/reschedule", json=move, headers={"X-Language": language})).json()["message"]
        for language in ("en", "sv")
    }
    assert texts == {"en": "Amina doesn't perform Botox panna.", "sv": "Amina utför inte Botox panna."}
    assert [(row.start_at.hour, row.version) for row in await factory.list_bookings(clinic.company)] == [(9, 1)]
