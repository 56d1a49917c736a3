"""Schedules of practitioners: slots of a day, copying, templates, confirmation and expiry."""

from datetime import datetime, timedelta
from time import monotonic
from uuid import uuid4

import pytest
from sqlalchemy import update
from sqlalchemy.exc import IntegrityError

from clinic.booking.schedules.jobs import expire_schedules
from clinic.booking.schedules.models import ScheduleDay, ScheduleSlot
from clinic.core.background import dispatcher
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio
PATH, TEMPLATES = "/api/schedules", "/api/schedule-templates"
MORNING = {"opens": "08:00", "closes": "12:00", "is_private": False, "is_active": True}
EVENING = {"opens": "17:00", "closes": "20:00", "is_private": True, "is_active": True}


class Planner:
    """A clinic with practitioners, an administrator who plans their days, and a visitor."""

    def __init__(self, clinic, staff, visitor) -> None:
        self.clinic, self.staff, self.visitor = clinic, staff, visitor
        self.ids = [str(practitioner.id) for practitioner in clinic.practitioners]
        soon = now().date() + timedelta(days=8)
        self.monday = soon - timedelta(days=soon.weekday()) + timedelta(days=7)

    def day(self, offset: int) -> str:
        return str(self.monday + timedelta(days=offset))

    async def put(self, offset: int, slots, *, person: int = 0, version: int = 0):
        day = {"practitioner_id": self.ids[person], "day": self.day(offset), "slots": slots, "version": version}
        return await self.staff.put(PATH, json={"days": [day]})

    async def post(self, path: str, **data):
        reply = await self.staff.post(path, json=data)
        assert reply.status_code == 200, reply.text
        return reply.json()["data"]

    def span(self, first: int, last: int, *people: int):
        ids = [self.ids[person] for person in people or (0,)]
        return {"practitioner_ids": ids, "starts_on": self.day(first), "ends_on": self.day(last)}

    async def load(self, first: int = 0, last: int = 20):
        reply = await self.staff.get(PATH, params={"from": self.day(first), "to": self.day(last)})
        return reply.json()["data"]

    async def days(self, person: int = 0) -> dict[int, list[str]]:
        """Return the opening times of the slots by the day's offset, those switched off in brackets."""
        rows = [row for row in (await self.load())["days"] if row["practitioner_id"] == self.ids[person]]
        offsets = {self.day(offset): offset for offset in range(21)}
        return {
            offsets[row["day"]]: [slot["opens"] if slot["is_active"] else f"({slot['opens']})" for slot in row["slots"]] for row in rows
        }

    async def free_hours(self, offset: int, *, is_visitor: bool) -> list[str]:
        service_id = str(self.clinic.service.id)
        path = "/api/v2/bookings/free-slots"
        params = {"service_id": service_id, "from": self.day(offset), "to": self.day(offset)}
        if is_visitor:
            path = f"/api/v2/booking-portal/{self.clinic.company.encrypted_id}/available-slots"
            params = {"service_id": service_id, "day": self.day(offset)}
        reply = await (self.visitor if is_visitor else self.staff).get(path, params={**params, "practitioner_id": self.ids[0]})
        return [slot["start_at"][11:16] for slot in reply.json()["data"]["slots"]]


@pytest.fixture
async def planner(as_staff, visitor, factory) -> Planner:
    clinic = await factory.bookable_clinic(people=8, settings={"slot_interval": 60}, service={"duration": 60, "buffer_before": 0, "buffer_after": 0})
    return Planner(clinic, await as_staff("admin", company=clinic.company), visitor)


@pytest.mark.covers("BKG-011", "BKG-010", "BKG-043")
async def test_a_confirmed_schedule_stands_in_for_the_opening_hours(planner):
    """BKG-011, BKG-043: a draft is for staff only; confirmed, visitors get its slots but for private ones (BKG-010); cleared, the clinic's hours."""
    assert len(await planner.free_hours(0, is_visitor=True)) == 10
    assert (await planner.put(0, [MORNING, EVENING])).json()["data"] == {"days": 1}
    mornings, evenings = ["08:00", "09:00", "10:00", "11:00"], ["17:00", "18:00", "19:00"]
    assert await planner.free_hours(0, is_visitor=False) == mornings + evenings
    assert await planner.free_hours(0, is_visitor=True) == []
    row = (await planner.load())["days"][0]
    assert (row["state"], row["version"], row["slots"]) == ("draft", 1, [MORNING, EVENING])
    await planner.post(f"{PATH}/confirm", **planner.span(0, 6))
    assert await planner.free_hours(0, is_visitor=True) == mornings
    assert await planner.free_hours(0, is_visitor=False) == mornings + evenings
    assert (await planner.load())["days"][0]["state"] == "confirmed"
    stale = await planner.put(0, [], version=1)
    assert (stale.status_code, (await planner.put(0, [], version=2)).status_code) == (409, 200)
    assert await planner.free_hours(0, is_visitor=False) == []
    await planner.post(f"{PATH}/clear", **planner.span(0, 0))
    assert len(await planner.free_hours(0, is_visitor=True)) == 10
    for action in ("changed", "confirmed", "cleared"):
        assert await planner.staff.list_audit(f"schedule.{action}"), action


@pytest.mark.covers("BKG-011")
async def test_slots_are_toggled_and_days_and_weeks_are_pasted(planner):
    """BKG-011: a slot or a day is switched off and on; a day or a week is copied, to others too; a day without a schedule clears the target."""
    await planner.put(0, [MORNING, EVENING])
    await planner.put(2, [MORNING])
    toggle = {"practitioner_id": planner.ids[0], "day": planner.day(0)}
    await planner.post(f"{PATH}/toggle", **toggle, opens="17:00", is_active=False)
    assert (await planner.days())[0] == ["08:00", "(17:00)"]
    assert "17:00" not in await planner.free_hours(0, is_visitor=False)
    await planner.post(f"{PATH}/toggle", **toggle, is_active=False)
    assert (await planner.days())[0] == ["(08:00)", "(17:00)"]
    await planner.post(f"{PATH}/toggle", **toggle, is_active=True)
    assert (await planner.days())[0] == ["08:00", "17:00"]
    refused = [await planner.staff.post(f"{PATH}/toggle", json=body) for body in (
        {**toggle, "day": planner.day(5), "is_active": True}, {**toggle, "opens": "09:00", "is_active": True},
    )]
    assert [reply.status_code for reply in refused] == [404, 422]
    paste = {"source_practitioner_id": planner.ids[0], "source_day": planner.day(0)}
    await planner.post(f"{PATH}/paste", **paste, practitioner_id=planner.ids[0], day=planner.day(4), length=1)
    assert await planner.days() == {0: ["08:00", "17:00"], 2: ["08:00"], 4: ["08:00", "17:00"]}
    await planner.put(8, [EVENING], person=1)
    await planner.post(f"{PATH}/paste", **paste, practitioner_id=planner.ids[1], day=planner.day(7), length=7)
    assert await planner.days(1) == {7: ["08:00", "17:00"], 9: ["08:00"], 11: ["08:00", "17:00"]}


@pytest.mark.covers("BKG-011", "BKG-010")
async def test_invalid_schedules_are_refused(planner):
    """BKG-010: the end is later than the start, never equal, and slots don't overlap; the tables refuse both too."""
    for slots, code in (
        ([{**MORNING, "closes": "08:00"}], "end_after_start"), ([{**MORNING, "opens": "13:00"}], "end_after_start"),
        ([MORNING, {**EVENING, "opens": "11:59"}], "overlap"), ([{**MORNING, "closes": "24:01"}], "time_of_day"),
    ):
        reply = await planner.put(0, slots)
        assert (reply.status_code, [error[0]["code"] for error in reply.json()["errors"].values()]) == (422, [code]), reply.text
    unknown = {"days": [{"practitioner_id": str(uuid4()), "day": planner.day(0), "slots": [], "version": 0}]}
    assert (await planner.staff.put(PATH, json=unknown)).status_code == 422
    assert (await planner.put(0, [MORNING, {**EVENING, "opens": "12:00"}])).status_code == 200
    company_id = planner.clinic.company.id
    for opens, closes, constraint in ((8, 9, "schedule_slot_overlap"), (21, 21, "schedule_slot_span_check")):
        with pytest.raises(IntegrityError, match=constraint):
            async with transaction(Context.system(company_id)) as session:
                day = ScheduleDay(company_id=company_id, id=uuid4(), resource_id=planner.clinic.practitioners[1].id, day=now().date(), confirmed_at=now())
                session.add(day)
                await session.flush()
                hours = [(8, 12), (opens, closes)]
                session.add_all([
                    ScheduleSlot(company_id=company_id, id=uuid4(), schedule_day_id=day.id, opens=timedelta(hours=first), closes=timedelta(hours=last))
                    for first, last in hours
                ])


@pytest.mark.covers("BKG-011", "PLT-006")
async def test_a_template_is_stored_listed_and_applied_over_half_a_year(planner, as_staff):
    """BKG-011: half a year of 8 practitioners by a fixed number of statements, in under a second; weekdays without slots are days off."""
    slots = [{**MORNING, "weekday": weekday} for weekday in (4, 0, 1)] + [{**EVENING, "weekday": 0}]
    template = await planner.post(TEMPLATES, name="Vår", slots=slots)
    assert [slot["weekday"] for slot in template["slots"]] == [0, 0, 1, 4]
    taken = await planner.staff.post(TEMPLATES, json={"name": "vår", "slots": []})
    assert (taken.status_code, taken.json()["errors"]["name"][0]["code"]) == (422, "taken")
    await planner.post(TEMPLATES, name="Sommar", slots=[])
    names = [row["name"] for row in (await planner.staff.get(TEMPLATES, params={"search": "vå"})).json()["data"]["items"]]
    assert names == ["Vår"]
    span = {"practitioner_ids": planner.ids, "starts_on": planner.day(0), "ends_on": planner.day(181)}
    seconds = []
    for _ in range(3):
        start = monotonic()
        assert await planner.post(f"{TEMPLATES}/{template['id']}/apply", **span) == {"days": 8 * 182}
        seconds.append(monotonic() - start)
    assert min(seconds) < 1, seconds
    assert (await planner.days(1))[0] == ["08:00", "17:00"] and (await planner.days(1))[2] == []
    assert (await planner.load())["unconfirmed_count"] == 8 * 182
    assert (await planner.staff.delete(f"{TEMPLATES}/{template['id']}")).status_code == 200
    assert (await planner.staff.post(f"{TEMPLATES}/{template['id']}/apply", json=span)).status_code == 404
    assert (await (await as_staff("admin")).delete(f"{TEMPLATES}/{template['id']}")).status_code == 404


@pytest.mark.usefixtures("empty_outbox")
@pytest.mark.covers("BKG-044", "PLT-081")
async def test_an_unconfirmed_schedule_expires_after_three_days_and_the_staff_are_told(planner):
    """BKG-044: told once a day before and once after; then the clinic's hours apply, until somebody confirms the schedule after all."""
    await planner.put(0, [MORNING])
    await planner.put(1, [MORNING])
    await planner.put(3, [MORNING], person=1)
    await planner.post(f"{PATH}/confirm", **planner.span(3, 3, 1))
    context = Context.system(planner.clinic.company.id)

    async def pass_time(by: timedelta) -> list[tuple[str, str]]:
        async with transaction(context) as session:
            await session.execute(update(ScheduleDay).where(ScheduleDay.expires_at.is_not(None)).values(expires_at=ScheduleDay.expires_at - by))
        for _ in range(2):
            await expire_schedules(context)
        while await dispatcher.dispatch_due():
            pass
        items = (await planner.staff.get("/api/notifications")).json()["data"]["items"]
        return [(item["kind"], item["day"]) for item in items if item["kind"].startswith("schedule")]

    row = (await planner.load())["days"][0]
    assert timedelta(days=2, hours=23) < datetime.fromisoformat(f"{row['expires_at']}Z") - now() <= timedelta(days=3)
    assert await pass_time(timedelta(days=1, hours=23)) == []
    before = ("schedule_expiring", planner.day(0))
    assert await pass_time(timedelta(hours=2)) == [before]
    assert await pass_time(timedelta(hours=22)) == [before]
    assert await planner.free_hours(0, is_visitor=True) == []
    assert await pass_time(timedelta(hours=2)) == [("schedule_expired", planner.day(0)), before]
    assert len(await planner.free_hours(0, is_visitor=True)) == 10
    assert [day["state"] for day in (await planner.load())["days"]] == ["expired", "expired", "confirmed"]
    await planner.post(f"{PATH}/confirm", **planner.span(0, 1))
    assert len(await planner.free_hours(0, is_visitor=True)) == 4
