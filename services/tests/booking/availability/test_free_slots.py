"""Free slots over HTTP: what makes them unavailable, access, and limits of the range."""

from datetime import UTC, date, datetime, timedelta
from uuid import uuid4

import orjson
import pytest
from sqlalchemy import text

from clinic.booking.availability import service
from clinic.booking.availability.service import AvailabilityQuery
from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio


def start_times(reply):
    return [slot["start_at"][11:16] for slot in reply.json()["data"]["slots"]]


def slots_path(clinic, day, **more):
    params = {"service_id": clinic.service.id, "from": day, "to": day, **more}
    return "/api/v2/bookings/free-slots?" + "&".join(f"{key}={value}" for key, value in params.items())


@pytest.mark.covers("BKG-043", "BEY-005")
async def test_booking_occupies_practitioner_and_room_with_buffers(as_staff, factory):
    """BKG-043, BEY-005: duration with buffers, existing bookings, rooms; cancelling makes the time available at once."""
    clinic = await factory.bookable_clinic(people=2, rooms=1, service={"buffer_before": 15, "buffer_after": 30})
    staff, client = await as_staff("user", company=clinic.company), await factory.client(clinic.company)
    day = clinic.at(12)[:10]
    assert len(start_times(await staff.get(slots_path(clinic, day)))) == 37
    booking = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(12)))).json()["data"]
    remaining = start_times(await staff.get(slots_path(clinic, day)))
    # The only room is occupied 11:45-13:30: an earlier booking ends by 11:45 with its buffer, a later one starts its buffer at 13:30.
    assert [start for start in remaining if "10:00" < start < "14:00"] == ["10:15", "13:45"]
    other = clinic.practitioners[1].id
    assert start_times(await staff.get(slots_path(clinic, day, practitioner_id=other))) == remaining
    await staff.post(f"/api/v2/bookings/{booking['id']}/cancel", json={"reason": "Klienten är sjuk", "version": booking["version"]})
    assert len(start_times(await staff.get(slots_path(clinic, day)))) == 37


@pytest.mark.covers("BKG-043")
async def test_inactive_services_rooms_and_practitioners_offer_no_slots(as_staff, factory):
    """BKG-043: only practitioners who perform an active service, with active rooms; visitors see only bookable services."""
    clinic = await factory.bookable_clinic(people=1, rooms=1)
    staff = await as_staff("admin", company=clinic.company)
    day, context = clinic.at(9)[:10], Context.system(clinic.company.id)
    visitor_query = AvailabilityQuery("UTC", clinic.service.id)
    first = date.fromisoformat(day)

    async def update_service(**fields):
        row = (await staff.get(f"/api/v2/services/{clinic.service.id}")).json()["data"]
        return await staff.put(f"/api/v2/services/{clinic.service.id}", json={**row, **fields})

    assert orjson.loads(await service.list_slots(context, visitor_query, first, first))["slots"]
    await update_service(bookable=False)
    with pytest.raises(NotFound):
        await service.list_slots(context, visitor_query, first, first)
    assert start_times(await staff.get(slots_path(clinic, day)))
    await update_service(bookable=True, is_active=False)
    assert (await staff.get(slots_path(clinic, day))).status_code == 404
    await update_service(is_active=True)
    await staff.put(f"/api/rooms/{clinic.rooms[0].id}", json={"name": "Rum", "is_active": False, "version": 1})
    assert start_times(await staff.get(slots_path(clinic, day))) == []
    await update_service(room_ids=[])
    assert start_times(await staff.get(slots_path(clinic, day)))
    await update_service(practitioner_ids=[])
    assert start_times(await staff.get(slots_path(clinic, day))) == []


@pytest.mark.covers("BKG-043")
async def test_minimum_notice_and_horizon_apply_to_visitors_only(as_staff, factory):
    """BKG-043: lead time and horizon bind visitors; staff can book any future time."""
    clinic = await factory.bookable_clinic(settings={"min_notice_minutes": 120, "horizon_days": 3, "slot_interval": 60})
    context, at = Context.system(clinic.company.id), datetime(2027, 5, 3, 9, 30, tzinfo=UTC)
    first, last = date(2027, 5, 3), date(2027, 5, 9)
    visitor = AvailabilityQuery("UTC", clinic.service.id, at=at)
    staff = AvailabilityQuery("UTC", clinic.service.id, is_visitor=False, at=at)
    visitor_starts = [slot["start_at"] for slot in orjson.loads(await service.list_slots(context, visitor, first, last))["slots"]]
    assert (visitor_starts[0], visitor_starts[-1]) == ("2027-05-03 12:00:00", "2027-05-06 17:00:00")
    staff_starts = [slot["start_at"] for slot in orjson.loads(await service.list_slots(context, staff, first, last))["slots"]]
    assert (staff_starts[0], staff_starts[-1]) == ("2027-05-03 10:00:00", "2027-05-09 17:00:00")
    days = orjson.loads(await service.list_days(context, visitor, first, last))["days"]
    assert [day["free"] for day in days] == [6, 10, 10, 10, 0, 0, 0]
    assert orjson.loads(await service.first_available(context, visitor))["slot"]["start_at"] == visitor_starts[0]


@pytest.mark.covers("BKG-043")
async def test_next_available_slot_is_searched_up_to_the_horizon(as_staff, factory):
    """BKG-043: the search goes on for months up to the horizon, and returns null when there is no slot."""
    clinic = await factory.bookable_clinic(settings={"horizon_days": 400})
    staff = await as_staff("admin", company=clinic.company)
    today = now().date()
    holiday = {"name": "Stängt", "starts_on": str(today), "ends_on": str(today + timedelta(days=200))}
    await staff.post("/api/holidays", json=holiday)
    context, query = Context.system(clinic.company.id), AvailabilityQuery("UTC", clinic.service.id)
    assert orjson.loads(await service.first_available(context, query))["slot"]["start_at"] == f"{today + timedelta(days=201)} 08:00:00"
    await staff.post("/api/holidays", json={**holiday, "starts_on": holiday["ends_on"], "ends_on": str(today + timedelta(days=500))})
    assert orjson.loads(await service.first_available(context, query)) == {"slot": None}


@pytest.mark.covers("BKG-043", "BEY-060")
async def test_foreign_services_and_invalid_ranges_are_refused(as_staff, factory):
    """BEY-060: another clinic's service or practitioner is not found. The range is at most 62 days, in order."""
    clinic, elsewhere = await factory.bookable_clinic(), await factory.bookable_clinic()
    staff, day = await as_staff("user", company=clinic.company), clinic.at(9)[:10]
    assert (await staff.get(slots_path(elsewhere, day))).status_code == 404
    assert (await staff.get(slots_path(clinic, day, practitioner_id=elsewhere.practitioners[0].id))).status_code == 404
    assert (await staff.get(slots_path(clinic, day, practitioner_id=uuid4()))).status_code == 404
    first = date.fromisoformat(day)
    assert (await staff.get(slots_path(clinic, day, to=first + timedelta(days=61)))).status_code == 200
    for to in (first + timedelta(days=62), first - timedelta(days=1), "never"):
        assert (await staff.get(slots_path(clinic, day, to=to))).status_code == 422


@pytest.mark.covers("BKG-013", "BEY-003")
@pytest.mark.parametrize(("month", "days", "opens_at"), [(3, -1, "08:00"), (3, 0, "07:00"), (10, -1, "07:00"), (10, 0, "08:00")])
async def test_opening_hours_keep_their_wall_time_across_clock_changes(as_staff, factory, month, days, opens_at):
    """BKG-013, BEY-003: stored in UTC, computed in the clinic's zone, which changes on the last Sunday of March and of October."""
    last = date(now().year + 1, month, 31)
    day = last - timedelta(days=(last.weekday() + 1) % 7) + timedelta(days=days)
    clinic = await factory.bookable_clinic(company=await factory.company(timezone="Europe/Stockholm"))
    staff = await as_staff("admin", company=clinic.company)
    hours = [{"weekday": number, "opens": "09:00", "closes": "11:00"} for number in range(7)]
    assert (await staff.put("/api/business-hours", json={"hours": hours, "version": 1})).status_code == 200
    assert start_times(await staff.get(slots_path(clinic, day)))[0] == opens_at
    client = await factory.client(clinic.company)
    reply = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, f"{day} {opens_at}:00"))
    assert reply.json()["status"] == "1", reply.text
    async with read_only_transaction(Context.system(clinic.company.id)) as session:
        stored = await session.scalar(text("SELECT to_char(start_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') FROM booking"))
    assert stored == f"{day} {opens_at}"
