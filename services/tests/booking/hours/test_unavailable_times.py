"""Times in which a practitioner can't be booked: once or every week, over both clock changes, for visitors and staff."""

from datetime import timedelta
from uuid import uuid4

import pytest
from asyncpg import CheckViolationError
from sqlalchemy.exc import IntegrityError

from clinic.booking.unavailable_times.models import UnavailableTime
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio
PATH = "/api/unavailable-times"


def _data(clinic, start: str, end: str, **fields):
    return {"practitioner_id": str(clinic.practitioners[0].id), "reason": "Läkarbesök", "start_at": start, "end_at": end, **fields}


@pytest.mark.covers("BKG-010", "BKG-043")
async def test_unavailable_time_keeps_visitors_out_and_asks_staff(as_staff, visitor, factory):
    """BKG-010, BKG-043: the portal never offers the time nor tells the reason; staff see it, and are asked before they book or move there."""
    clinic = await factory.bookable_clinic(settings={"slot_interval": 60})
    staff, client, day = await as_staff("admin", company=clinic.company), await factory.client(clinic.company), clinic.at(9)[:10]
    created = (await staff.post(PATH, json=_data(clinic, clinic.at(10), clinic.at(12)))).json()["data"]
    portal = await visitor.get(
        f"/api/v2/booking-portal/{clinic.company.encrypted_id}/available-slots", params={"service_id": str(clinic.service.id), "day": day},
    )
    assert clinic.at(9) in portal.text and clinic.at(12) in portal.text
    assert not any(text in portal.text for text in (clinic.at(10), clinic.at(11), "Läkarbesök"))
    calendar = (await staff.get("/api/v2/bookings", params={"from": day, "to": day})).json()["data"]
    span = {"id": created["id"], "practitioner_id": created["practitioner_id"], "start_at": clinic.at(10), "end_at": clinic.at(12), "reason": "Läkarbesök"}
    assert calendar["unavailable"] == [span]
    refused = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(11)))
    assert refused.json()["data"]["code"] == "booking.practitioner_busy", refused.text
    assert [(row["start_at"], row["end_at"]) for row in refused.json()["data"]["conflicts"]] == [(clinic.at(10), clinic.at(12))]
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))).json()["data"]
    move = {"start_at": clinic.at(10), "version": booking["version"]}
    assert (await staff.post(f"/api/v2/bookings/{booking['id']}/reschedule", json=move)).status_code == 409
    moved = await staff.post(f"/api/v2/bookings/{booking['id']}/reschedule", json={**move, "allow_overlap": True})
    assert moved.json()["data"]["start_at"] == clinic.at(10), moved.text


@pytest.mark.covers("BKG-010", "BEY-003")
async def test_weekly_breaks_keep_their_time_of_day_over_both_clock_changes(as_staff, factory):
    """BKG-010, BEY-003: a lunch from 12 to 13 stays at 12 by the clinic's clock, on the chosen weekdays only, until its last day."""
    company = await factory.company(timezone="Europe/Stockholm")
    clinic = await factory.bookable_clinic(company=company, settings={"slot_interval": 60})
    staff = await as_staff("admin", company=company)
    lunch = _data(clinic, "2027-03-24 11:00:00", "2027-03-24 12:00:00", weekdays=[6, 0, 0], repeats_until="2027-11-01")
    created = (await staff.post(PATH, json=lunch)).json()["data"]
    assert (created["weekdays"], created["repeats_until"]) == ([0, 6], "2027-11-01")

    async def list_lunches(first: str, last: str) -> list[str]:
        calendar = (await staff.get("/api/v2/bookings", params={"from": first, "to": last})).json()["data"]
        return [row["start_at"] for row in calendar["unavailable"]]

    assert await list_lunches("2027-03-22", "2027-03-30") == ["2027-03-28 10:00:00", "2027-03-29 10:00:00"]
    assert await list_lunches("2027-10-24", "2027-11-08") == [
        f"{day} {hour}:00:00" for day, hour in (("2027-10-24", 10), ("2027-10-25", 10), ("2027-10-31", 11), ("2027-11-01", 11))
    ]
    night = _data(clinic, "2027-03-27 01:15:00", "2027-03-27 01:45:00", weekdays=[5, 6], repeats_until="2027-03-28")
    assert (await staff.post(PATH, json=night)).status_code == 200
    assert await list_lunches("2027-03-27", "2027-03-27") == ["2027-03-27 01:15:00"]
    assert await list_lunches("2027-03-28", "2027-03-28") == ["2027-03-28 01:15:00", "2027-03-28 10:00:00"]
    skipped = _data(clinic, "2027-03-27 01:30:00", "2027-03-27 02:15:00", weekdays=[6], repeats_until="2027-03-28")
    refused = await staff.post(PATH, json=skipped)
    assert (refused.status_code, refused.json()["errors"]["repeats_until"][0]["code"]) == (422, "no_such_day"), "its only hour doesn't exist"


@pytest.mark.covers("BKG-010")
async def test_invalid_unavailable_times_are_refused_beside_the_field(as_staff, factory):
    """BKG-010: the end is later than the start, never equal; a weekly time has a last day that a chosen weekday precedes."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff("admin", company=clinic.company)
    start, end, monday = "2027-06-07 10:00:00", "2027-06-07 11:00:00", {"weekdays": [0], "repeats_until": "2027-06-30"}
    for fields, field, code in (
        ({"end_at": start}, "end_at", "end_after_start"), ({"end_at": "2027-06-07 09:00:00"}, "end_at", "end_after_start"),
        ({"end_at": "2027-06-08 10:00:01", **monday}, "end_at", "repeated_day"), ({"weekdays": [0]}, "repeats_until", "required"),
        ({"repeats_until": "2027-06-30"}, "weekdays", "required"), ({**monday, "weekdays": [7]}, "weekdays.0", "at_most"),
        ({"weekdays": [2], "repeats_until": "2027-06-08"}, "repeats_until", "no_such_day"),
        ({**monday, "repeats_until": "2029-06-30"}, "repeats_until", "too_many_days"), ({"reason": " "}, "reason", "required"),
        ({"practitioner_id": str(clinic.service.id)}, "practitioner_id", "unknown"), ({"practitioner_id": None}, "practitioner_id", "required"),
    ):
        reply = await staff.post(PATH, json=_data(clinic, start, end) | fields)
        assert (reply.status_code, list(reply.json()["errors"])) == (422, [field]), reply.text
        assert reply.json()["errors"][field][0]["code"] == code, reply.text
    for far in ("0001-01-01 00:00:00", "9999-12-31 23:59:59"):
        assert (await staff.post(PATH, json=_data(clinic, far, far))).status_code == 422
    assert (await staff.get(PATH)).json()["data"]["items"] == []
    values = {"resource_id": clinic.practitioners[0].id, "reason": "X", "start_at": now(), "weekdays": [], "last_day": now().date()}
    with pytest.raises(IntegrityError) as caught:
        async with transaction(Context.system(clinic.company.id)) as session:
            session.add(UnavailableTime(company_id=clinic.company.id, id=uuid4(), end_at=values["start_at"], **values))
    assert isinstance(caught.value.orig.__cause__, CheckViolationError) and "unavailable_time_span_check" in str(caught.value)


@pytest.mark.covers("BKG-010", "PLT-006", "USE-020")
async def test_unavailable_times_are_listed_changed_and_deleted(as_staff, factory):
    """BKG-010: a change replaces all repetitions, a deletion frees them; each is audited. PLT-006: searched, sorted, filtered. USE-020: the calendar names each."""
    clinic = await factory.bookable_clinic(people=2)
    staff = await as_staff("admin", company=clinic.company)
    day = now().date() + timedelta(days=7)
    first = _data(clinic, f"{day} 10:00:00", f"{day} 11:00:00", weekdays=list(range(7)), repeats_until=str(day + timedelta(days=2)))
    second = _data(clinic, f"{day} 08:00:00", f"{day} 09:00:00", reason="Administration", practitioner_id=str(clinic.practitioners[1].id))
    rows = [(await staff.post(PATH, json=data)).json()["data"] for data in (first, second)]

    async def list_ids(**params) -> list[int]:
        items = (await staff.get(PATH, params=params)).json()["data"]["items"]
        return [[row["id"] for row in rows].index(item["id"]) for item in items]

    assert (await list_ids(), await list_ids(sort="reason", order="desc"), await list_ids(search="LÄKAR")) == ([1, 0], [0, 1], [0])
    assert await list_ids(**{"from": str(day + timedelta(days=1))}) == [0]
    assert await list_ids(practitioner_id=rows[1]["practitioner_id"]) == [1]

    async def list_spans() -> list[dict[str, str]]:
        calendar = await staff.get("/api/v2/bookings", params={"from": str(day), "to": str(day + timedelta(days=9))})
        return calendar.json()["data"]["unavailable"]

    async def count_spans() -> int:
        return len(await list_spans())

    assert await count_spans() == 4
    assert {span["id"] for span in await list_spans()} == {row["id"] for row in rows}
    assert (await staff.get(f"{PATH}/{rows[0]['id']}")).json()["data"] == rows[0]
    foreign = await as_staff("admin")
    assert (await foreign.get(f"{PATH}/{rows[0]['id']}")).status_code == 404
    change = {**first, "repeats_until": str(day + timedelta(days=8)), "version": 1}
    changed = (await staff.put(f"{PATH}/{rows[0]['id']}", json=change)).json()["data"]
    assert (changed["version"], await count_spans()) == (2, 10)
    conflict = await staff.put(f"{PATH}/{rows[0]['id']}", json=change)
    assert (conflict.status_code, conflict.json()["data"]["current"]["version"]) == (409, 2)
    assert (await staff.delete(f"{PATH}/{rows[0]['id']}")).status_code == 200
    assert await count_spans() == 1
    assert [len(await staff.list_audit(f"unavailable_time.{action}")) for action in ("created", "changed", "deleted")] == [2, 1, 1]
