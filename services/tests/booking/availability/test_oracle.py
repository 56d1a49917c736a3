"""The engine and the oracle agree on random clinics, whatever zone the clinic, the server or the visitor is in."""

import os
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from time import tzset
from uuid import uuid4

import orjson
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from clinic.booking.availability import queries, service
from clinic.booking.availability.service import Asked
from clinic.core.clock import WIRE
from clinic.core.context import Context
from clinic.core.db import hot, unit
from tests.booking.availability.worlds import worlds, write
from tests.booking.oracle import World

pytestmark = pytest.mark.anyio
SERVERS = ("UTC", "Europe/Stockholm", "America/Los_Angeles", "Asia/Tokyo")


@contextmanager
def server_in(zone):
    """The process, and what it starts, live in that zone."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    tzset()
    try:
        yield
    finally:
        os.environ.pop("TZ") if before is None else os.environ.update(TZ=before)
        tzset()


def _told(slots):
    return {datetime.strptime(one["start_at"], WIRE).replace(tzinfo=UTC): one["practitioner_ids"] for one in slots}


def _texts(slots):
    return {start: [str(one) for one in people] for start, people in slots.items()}


@pytest.mark.covers("BKG-013", "BEY-003")
@pytest.mark.timeout(600)
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(made=worlds(), visitor=st.booleans(), one=st.booleans(), server=st.sampled_from(SERVERS))
async def test_the_engine_says_what_the_oracle_says(app, made, visitor, one, server):
    """BKG-013, BEY-003: every start, for a visitor and for staff, of one practitioner and of anyone, on a server in any zone."""
    world, first, last = made
    company, service_id = await write(world)
    person = world.people[-1] if one else None
    context = Context.system(company.id)
    asked = Asked(world.zone, service_id, person, visitor=visitor, at=world.now)
    wanted = world.slots(first, last, visitor=visitor, asked=person)
    with server_in(server):
        values = service._values(context, asked, first, last)
        async with hot(context) as connection:
            await connection.execute(f"SET LOCAL TimeZone = '{server}'")
            found = orjson.loads(await connection.fetchval(queries.SLOTS, *values))
            days = orjson.loads(await connection.fetchval(queries.DAYS, *values))
            soonest = await connection.fetchval(queries.FIRST, *values)
    assert _told(found["slots"]) == _texts(wanted)
    assert list(_told(found["slots"])) == list(wanted)
    counted = {first + timedelta(days=n): 0 for n in range((last - first).days + 1)}
    for start in wanted:
        counted[world.on_wall(start).date()] += 1
    assert days["days"] == [{"day": str(day), "free": free} for day, free in counted.items()]
    assert (orjson.loads(soonest) if soonest else None) == (found["slots"][0] if wanted else None)


@pytest.mark.covers("BKG-013")
@pytest.mark.timeout(600)
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(made=worlds(), picked=st.integers(0, 10_000))
async def test_one_time_is_proven_by_the_same_engine(app, made, picked):
    """BKG-013: the check before a hold agrees with what was offered, off the grid and past the end too; so does what is left."""
    world, first, last = made
    company, service_id = await write(world)
    context = Context.system(company.id)
    asked = Asked(world.zone, service_id, at=world.now)
    offered = world.slots(first, last, visitor=True)
    start = sorted(offered)[picked % len(offered)] if offered else world.instant(first, 9 * 60)
    async with unit(context) as session:
        found = await service.free_at(session, asked, start)
        beside = await service.free_at(session, asked, start + timedelta(minutes=1))
    assert (found.practitioner_ids if found else []) == offered.get(start, [])
    assert (found.room_ids if found else []) == (world.free_rooms(start) if start in offered else [])
    assert bool(beside) == (start + timedelta(minutes=1) in offered)
    day = world.on_wall(start).date()
    left = sorted(world.slots(day, day, visitor=True), key=lambda one: (abs(one - start), one))[:3]
    assert list(_told(await service.nearest(context, asked, start, most=3))) == sorted(left)


@pytest.mark.covers("BKG-013", "BEY-003")
@pytest.mark.parametrize(("zone", "day", "halves"), [
    ("Europe/Stockholm", date(2027, 3, 28), 46), ("Europe/Stockholm", date(2027, 10, 31), 46), ("America/Havana", date(2026, 11, 1), 6),
    ("America/Santiago", date(2026, 9, 6), 6), ("Australia/Lord_Howe", date(2027, 4, 4), 8),
])
async def test_every_opening_of_a_day_on_which_the_clock_changes(app, zone, day, halves):
    """BKG-013, BEY-003: opened at each half hour, skipped or come twice, the day before and the day itself begin and end as they should."""
    for opens in range(0, 30 * halves + 1, 30):
        world = World(
            zone=zone, now=datetime(2026, 3, 1, tzinfo=UTC), hours=[(number, opens, opens + 60) for number in range(7)], duration=20, before=0,
            after=0, step=20, lead=0, horizon=700, people=[uuid4()], rooms=[], rooms_in_use=[],
        )
        company, service_id = await write(world)
        before = day - timedelta(days=1)
        found = await service.slots(Context.system(company.id), Asked(zone, service_id, at=world.now), before, day)
        wanted = world.slots(before, day, visitor=True)
        assert _told(orjson.loads(found)["slots"]) == _texts(wanted), opens
        assert len(wanted) >= 3
