"""Free times over HTTP: what takes them, who may ask, and how many days at once."""

from datetime import UTC, date, datetime, timedelta
from uuid import uuid4

import orjson
import pytest
from sqlalchemy import text

from clinic.booking.availability import service
from clinic.booking.availability.service import Asked
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only
from clinic.core.errors import NotFound

pytestmark = pytest.mark.anyio


def hours_of(reply):
    return [slot["start_at"][11:16] for slot in reply.json()["data"]["slots"]]


def path(place, day, **more):
    wanted = {"service_id": place.service.id, "from": day, "to": day, **more}
    return "/api/bookings/free-slots?" + "&".join(f"{key}={value}" for key, value in wanted.items())


@pytest.mark.covers("BKG-043", "BEY-005")
async def test_a_visit_takes_its_practitioner_and_its_room_with_the_time_around_it(as_staff, make):
    """BKG-043, BEY-005: durations with time before and after, existing bookings, rooms; cancelling frees at once."""
    place = await make.bookable(people=2, rooms=1, service={"time_before": 15, "time_after": 30})
    staff, client = await as_staff("user", company=place.company), await make.client(place.company)
    day = place.at(12)[:10]
    assert len(hours_of(await staff.get(path(place, day)))) == 37
    booked = (await staff.post("/api/bookings", json=place.visit(client.id, place.at(12)))).json()["data"]
    left = hours_of(await staff.get(path(place, day)))
    # 11:45-13:30 is taken of the only room: whoever comes ends, cleaned, by 11:45, or prepares from 13:30 on
    assert [hour for hour in left if "10:00" < hour < "14:00"] == ["10:15", "13:45"]
    other = place.practitioners[1].id
    assert hours_of(await staff.get(path(place, day, practitioner_id=other))) == left
    await staff.post(f"/api/bookings/{booked['id']}/cancel", json={"version": booked["version"]})
    assert len(hours_of(await staff.get(path(place, day)))) == 37


@pytest.mark.covers("BKG-043")
async def test_only_those_who_perform_it_and_are_in_use(as_staff, make):
    """BKG-043: who performs what; a service or a clinic's rooms out of use offer nothing; visitors are offered bookable ones only."""
    place = await make.bookable(people=1, rooms=1)
    staff = await as_staff("admin", company=place.company)
    day, context = place.at(9)[:10], Context.system(place.company.id)
    visitor = Asked("UTC", place.service.id)
    first = date.fromisoformat(day)

    async def rewrite(**fields):
        row = (await staff.get(f"/api/v2/services/{place.service.id}")).json()["data"]
        return await staff.put(f"/api/v2/services/{place.service.id}", json={**row, **fields})

    assert orjson.loads(await service.slots(context, visitor, first, first))["slots"]
    await rewrite(bookable=False)
    with pytest.raises(NotFound):
        await service.slots(context, visitor, first, first)
    assert hours_of(await staff.get(path(place, day)))
    await rewrite(bookable=True, is_active=False)
    assert (await staff.get(path(place, day))).status_code == 404
    await rewrite(is_active=True)
    await staff.put(f"/api/rooms/{place.rooms[0].id}", json={"name": "Rum", "is_active": False, "version": 1})
    assert hours_of(await staff.get(path(place, day))) == []
    await rewrite(room_ids=[])
    assert hours_of(await staff.get(path(place, day)))
    await rewrite(practitioner_ids=[])
    assert hours_of(await staff.get(path(place, day))) == []


@pytest.mark.covers("BKG-043")
async def test_visitors_keep_lead_time_and_horizon_and_staff_do_not(as_staff, make):
    """BKG-043: lead time and horizon bind visitors; staff book whatever is to come."""
    place = await make.bookable(settings={"lead_minutes": 120, "horizon_days": 3, "slot_step": 60})
    context, at = Context.system(place.company.id), datetime(2027, 5, 3, 9, 30, tzinfo=UTC)
    first, last = date(2027, 5, 3), date(2027, 5, 9)
    visitor, staff = Asked("UTC", place.service.id, at=at), Asked("UTC", place.service.id, visitor=False, at=at)
    offered = [one["start_at"] for one in orjson.loads(await service.slots(context, visitor, first, last))["slots"]]
    assert (offered[0], offered[-1]) == ("2027-05-03 12:00:00", "2027-05-06 17:00:00")
    told = [one["start_at"] for one in orjson.loads(await service.slots(context, staff, first, last))["slots"]]
    assert (told[0], told[-1]) == ("2027-05-03 10:00:00", "2027-05-09 17:00:00")
    days = orjson.loads(await service.days(context, visitor, first, last))["days"]
    assert [one["free"] for one in days] == [6, 10, 10, 10, 0, 0, 0]
    assert orjson.loads(await service.soonest(context, visitor))["slot"]["start_at"] == offered[0]


@pytest.mark.covers("BKG-043")
async def test_the_soonest_time_may_lie_months_away(as_staff, make):
    """BKG-043: looking for the soonest time goes on to the horizon, and says so when there is none."""
    place = await make.bookable(settings={"horizon_days": 400})
    staff = await as_staff("admin", company=place.company)
    today = now().date()
    off = {"name": "Stängt", "starts_on": str(today), "ends_on": str(today + timedelta(days=200))}
    await staff.post("/api/holidays", json=off)
    context, asked = Context.system(place.company.id), Asked("UTC", place.service.id)
    assert orjson.loads(await service.soonest(context, asked))["slot"]["start_at"] == f"{today + timedelta(days=201)} 08:00:00"
    await staff.post("/api/holidays", json={**off, "starts_on": off["ends_on"], "ends_on": str(today + timedelta(days=500))})
    assert orjson.loads(await service.soonest(context, asked)) == {"slot": None}


@pytest.mark.covers("BKG-043", "BEY-060")
async def test_who_may_ask_and_for_what(as_staff, make):
    """BEY-060: another clinic's service or practitioner is not found. At most 62 days in order."""
    place, elsewhere = await make.bookable(), await make.bookable()
    staff, day = await as_staff("user", company=place.company), place.at(9)[:10]
    assert (await staff.get(path(elsewhere, day))).status_code == 404
    assert (await staff.get(path(place, day, practitioner_id=elsewhere.practitioners[0].id))).status_code == 404
    assert (await staff.get(path(place, day, practitioner_id=uuid4()))).status_code == 404
    until = date.fromisoformat(day)
    assert (await staff.get(path(place, day, to=until + timedelta(days=61)))).status_code == 200
    for to in (until + timedelta(days=62), until - timedelta(days=1), "never"):
        assert (await staff.get(path(place, day, to=to))).status_code == 422


@pytest.mark.covers("BKG-013", "BEY-003")
@pytest.mark.parametrize(("month", "days", "opens_at"), [(3, -1, "08:00"), (3, 0, "07:00"), (10, -1, "07:00"), (10, 0, "08:00")])
async def test_nine_on_the_wall_is_nine_on_both_sides_of_a_clock_change(as_staff, make, month, days, opens_at):
    """BKG-013, BEY-003: stored in UTC, computed in the clinic's zone, which changes on the last Sunday of March and of October."""
    last = date(now().year + 1, month, 31)
    day = last - timedelta(days=(last.weekday() + 1) % 7) + timedelta(days=days)
    place = await make.bookable(company=await make.company(timezone="Europe/Stockholm"))
    staff = await as_staff("admin", company=place.company)
    hours = [{"weekday": number, "opens": "09:00", "closes": "11:00"} for number in range(7)]
    assert (await staff.put("/api/business-hours", json={"hours": hours, "version": 1})).status_code == 200
    assert hours_of(await staff.get(path(place, day)))[0] == opens_at
    client = await make.client(place.company)
    made = await staff.post("/api/bookings", json=place.visit(client.id, f"{day} {opens_at}:00"))
    assert made.json()["status"] == "1", made.text
    async with read_only(Context.system(place.company.id)) as session:
        stored = await session.scalar(text("SELECT to_char(start_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') FROM booking"))
    assert stored == f"{day} {opens_at}"
