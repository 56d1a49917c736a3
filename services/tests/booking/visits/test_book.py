"""Staff book visits."""

from datetime import timedelta

import pytest

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-001", "BKG-030")
async def test_back_to_back_fits_and_an_overlap_never_does(as_staff, make):
    """BEY-001, BEY-002, BKG-030: all that is in the way is listed; what is booked keeps name and price; the next visit may begin where the last ends, not before."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    replies = [await staff.post("/api/bookings", json=place.visit(client.id, place.at(*hour))) for hour in [(9, 0), (10, 0), (9, 30)]]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    made, refused = replies[0].json()["data"], replies[2].json()
    assert (made["service_name"], made["price"], made["start_at"], made["version"]) == ("Konsultation", 45000, place.at(9), 1)
    assert made["end_at"] == place.at(10) and made["client_name"] == f"{client.first_name} {client.last_name}"
    assert refused["data"] == {"code": "booking.practitioner_busy", "clashes": [
        {"kind": "practitioner", "name": place.practitioners[0].name, "start_at": place.at(*begins), "end_at": place.at(*ends)}
        for begins, ends in (((9,), (10,)), ((10,), (11,)))
    ]}
    assert refused["message"] == "The practitioner is busy during the selected time slot. Book anyway?"
    audited = await staff.audit_of("booking.made")
    assert [row["client_id"] for row in audited] == [client.id] * 2
    assert len(await make.bookings_of(place.company)) == 2


@pytest.mark.covers("BEY-005")
async def test_the_time_before_and_after_is_taken_too(as_staff, make):
    """BEY-005: ten minutes before and twenty after belong to the visit."""
    place = await make.bookable(service={"time_before": 10, "time_after": 20})
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    hours = [(9, 0), (10, 20), (10, 30)]
    replies = [await staff.post("/api/bookings", json=place.visit(client.id, place.at(*hour))) for hour in hours]
    assert [reply.status_code for reply in replies] == [200, 409, 200]


@pytest.mark.covers("BEY-001", "BEY-005")
async def test_a_room_serves_one_visit_at_a_time(as_staff, make):
    """BEY-005: with two rooms and three practitioners the third finds no room; a room asked for by name is that one."""
    place = await make.bookable(people=3, rooms=2)
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    replies = [
        await staff.post("/api/bookings", json=place.visit(client.id, place.at(9), practitioner_id=person.id))
        for person in place.practitioners
    ]
    assert [reply.status_code for reply in replies] == [200, 200, 409]
    assert {reply.json()["data"]["room_id"] for reply in replies[:2]} == {str(room.id) for room in place.rooms}
    busy = replies[2].json()["data"]
    assert (busy["code"], [clash["name"] for clash in busy["clashes"]]) == ("booking.room_busy", [room.name for room in place.rooms])
    named = await staff.post("/api/bookings", json=place.visit(client.id, place.at(11), room_id=place.rooms[1].id))
    assert named.json()["data"]["room_name"] == "Rum 1"
    assert len(await make.bookings_of(place.company)) == 3


@pytest.mark.covers("BKG-032", "BEY-001")
async def test_a_free_time_is_no_override_however_it_is_asked_for(as_staff, make):
    """BEY-001: only what was booked over another is marked and audited as such, for a visit that is made and for one that is moved."""
    place = await make.bookable(rooms=1)
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    made = (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9), book_anyway=True))).json()["data"]
    assert (made["is_overbooked"], made["room_id"]) == (False, str(place.rooms[0].id))
    path = f"/api/bookings/{made['id']}/reschedule"
    moved = (await staff.post(path, json={"start_at": place.at(11), "version": 1, "book_anyway": True})).json()["data"]
    assert (moved["is_overbooked"], moved["room_id"], moved["start_at"]) == (False, str(place.rooms[0].id), place.at(11))
    told = [row["facts"]["book_anyway"] for name in ("booking.made", "booking.rescheduled") for row in await staff.audit_of(name)]
    assert told == [False, False]


@pytest.mark.covers("BKG-032", "BEY-001")
async def test_book_anyway_is_asked_marked_audited_and_repels_others(as_staff, make):
    """BKG-032, BEY-001: over a busy time only when confirmed; the marked visit keeps repelling when the other is cancelled."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    first = (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))).json()["data"]
    await staff.post("/api/bookings", json=place.visit(client.id, place.at(10)))
    over = place.visit(client.id, place.at(9, 30))
    assert (await staff.post("/api/bookings", json=over)).status_code == 409
    made = await staff.post("/api/bookings", json={**over, "book_anyway": True})
    assert made.status_code == 200 and made.json()["data"]["is_overbooked"] is True
    assert [row["facts"]["book_anyway"] for row in await staff.audit_of("booking.made")] == [False, False, True]
    gone = await staff.post(f"/api/bookings/{first['id']}/cancel", json={"version": 1})
    assert gone.json()["data"]["state"] == "cancelled"
    assert (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))).status_code == 409
    assert (await staff.post("/api/bookings", json=place.visit(client.id, place.at(8, 30)))).status_code == 200


@pytest.mark.covers("BKG-032", "BEY-042")
async def test_one_booked_over_whose_answer_was_lost_is_sent_again_as_it_was(as_staff, make):
    """BKG-032: under its first key the question is the same, under the second the visit is the same."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))
    over, replies = place.visit(client.id, place.at(9, 30)), []
    for anyway in (False, True, False, True):
        under = {"Idempotency-Key": f"over{'-anyway' * anyway}"}
        replies.append(await staff.post("/api/bookings", json={**over, "book_anyway": anyway}, headers=under))
    assert [reply.status_code for reply in replies] == [409, 200, 409, 200]
    assert [reply.json()["data"] for reply in replies[:2]] == [reply.json()["data"] for reply in replies[2:]]
    assert len(await make.bookings_of(place.company)) == 2


@pytest.mark.covers("BKG-032", "BEY-001")
async def test_those_of_a_stack_do_not_slide_over_one_another(as_staff, make):
    """BEY-001: a visit that shares a stack with another, over a third that bridges them, is still refused the other's time."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    visits = [(await staff.post("/api/bookings", json=place.visit(client.id, place.at(hour)))).json()["data"] for hour in (9, 10)]
    bridge = place.visit(client.id, place.at(9, 30), book_anyway=True)
    assert (await staff.post("/api/bookings", json=bridge)).status_code == 200
    move = {"start_at": place.at(10), "version": 1}
    refused = await staff.post(f"/api/bookings/{visits[0]['id']}/reschedule", json=move)
    assert refused.json()["data"]["code"] == "booking.practitioner_busy"
    assert (await make.bookings_of(place.company))[0].start_at.hour == 9


@pytest.mark.covers("BKG-034")
async def test_a_cancelled_time_is_free_at_once(as_staff, make):
    """BKG-034: cancelling frees the time; a second cancelling is refused; a stale one shows the visit as it is."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    made = (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))).json()["data"]
    path = f"/api/bookings/{made['id']}/cancel"
    done = (await staff.post(path, json={"version": 1})).json()["data"]
    stale, again = await staff.post(path, json={"version": 1}), await staff.post(path, json={"version": done["version"]})
    assert stale.json()["data"]["code"] == "version.stale" and stale.json()["data"]["current"]["state"] == "cancelled"
    assert again.json()["data"]["code"] == "booking.not_booked"
    assert (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))).status_code == 200
    assert len(await staff.audit_of("booking.cancelled")) == 1


@pytest.mark.covers("BEY-002")
async def test_a_run_out_hold_does_not_stand_in_the_way(as_staff, make, visitor):
    """BEY-002: a hold repels staff until its time is over, and then not."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    flow = await make.flow(place, place.at(9))
    held = await visitor.post(f"/api/v2/booking-portal/{place.company.encrypted_id}/hold", headers=flow.headers)
    assert held.status_code == 200, held.text
    assert (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))).status_code == 409
    await make.age_holds(place.company, timedelta(minutes=11))
    assert (await staff.post("/api/bookings", json=place.visit(client.id, place.at(9)))).status_code == 200


@pytest.mark.covers("PLT-034", "BKG-030")
async def test_nobody_books_or_sees_what_is_out_of_reach(as_staff, make):
    """PLT-034: another company's user, and one who may not meet the client, find nothing; neither can name its ids in a booking."""
    place, other = await make.bookable(), await make.bookable()
    client = await make.client(place.company)
    staff, foreign = await as_staff(company=place.company), await as_staff(company=other.company)
    narrow = await as_staff("user", company=place.company, client_access="custom")
    body = place.visit(client.id, place.at(9))
    made = (await staff.post("/api/bookings", json=body)).json()["data"]
    for outsider in (foreign, narrow):
        assert (await outsider.get(f"/api/bookings/{made['id']}")).status_code == 404
        assert (await outsider.get(f"/api/clients/{client.id}/bookings")).status_code == 404
        assert (await outsider.post("/api/bookings", json={**body, "start_at": place.at(12)})).status_code == 404
        assert (await outsider.post(f"/api/bookings/{made['id']}/cancel", json={"version": 1})).status_code == 404
        seen = await outsider.get("/api/bookings", params={"from": made["start_at"][:10], "to": made["start_at"][:10]})
        assert seen.json()["data"]["bookings"] == []
    await make.access(narrow.member, client)
    assert (await narrow.get(f"/api/bookings/{made['id']}")).json()["data"]["client_name"] == made["client_name"]
    elsewhere = {**body, "practitioner_id": str(other.practitioners[0].id), "start_at": place.at(12)}
    assert (await staff.post("/api/bookings", json=elsewhere)).json()["errors"]["practitioner_id"][0]["code"] == "choice"


@pytest.mark.covers("BKG-032")
async def test_a_start_outside_this_century_is_refused(as_staff, make):
    """A start that no calendar shows is a field error, never a crash."""
    place = await make.bookable()
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    for start in ("9999-12-31 23:59:00", "0001-01-01 00:00:00", "tomorrow"):
        refused = await staff.post("/api/bookings", json=place.visit(client.id, start))
        assert refused.status_code == 422 and "start_at" in refused.json()["errors"]
