"""The availability engine and the oracle agree on random clinics, in any time zone of the clinic and of the server."""

import os
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from time import tzset
from uuid import uuid4

import orjson
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from clinic.booking.availability import queries, service
from clinic.booking.availability.service import AvailabilityQuery
from clinic.core.clock import WIRE_FORMAT
from clinic.core.database.session import read_connection, transaction
from clinic.core.database.tenant_context import Context
from tests.booking.availability.random_clinics import clinics, insert_clinic
from tests.booking.oracle import ClinicModel

pytestmark = pytest.mark.anyio
SERVER_ZONES = ("UTC", "Europe/Stockholm", "America/Los_Angeles", "Asia/Tokyo")


@contextmanager
def server_zone(zone):
    """Set the time zone of this process and its children."""
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    tzset()
    try:
        yield
    finally:
        os.environ.pop("TZ") if before is None else os.environ.update(TZ=before)
        tzset()


def _parse(slots):
    return {datetime.strptime(slot["start_at"], WIRE_FORMAT).replace(tzinfo=UTC): slot["practitioner_ids"] for slot in slots}


def _as_text(slots):
    return {start: [str(practitioner) for practitioner in practitioners] for start, practitioners in slots.items()}


@pytest.mark.covers("BKG-013", "BEY-003", "BEY-005")
@pytest.mark.timeout(600)
@settings(max_examples=80, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(example=clinics(), is_visitor=st.booleans(), single_practitioner=st.booleans(), server=st.sampled_from(SERVER_ZONES))
async def test_engine_and_oracle_return_the_same_slots_and_days(app, example, is_visitor, single_practitioner, server):
    """BKG-013, BEY-003, BEY-005: all starts of a visit and its add-ons with a free room and devices, for visitors and staff, for one and for any practitioner, on a server in any time zone."""
    clinic, first, last = example
    company, service_id = await insert_clinic(clinic)
    practitioner = clinic.practitioners[-1] if single_practitioner else None
    context = Context.system(company.id)
    query = AvailabilityQuery(
        clinic.zone, service_id, practitioner, [add_on.id for add_on in clinic.add_ons], is_visitor=is_visitor, at=clinic.now,
    )
    expected = clinic.slots(first, last, is_visitor=is_visitor, only=practitioner)
    with server_zone(server):
        values = service._values(context, query, first, last)
        async with read_connection(context) as connection:
            await connection.execute(f"SET LOCAL TimeZone = '{server}'")
            result = orjson.loads(await connection.fetchval(queries.SLOTS, *values))
            days = orjson.loads(await connection.fetchval(queries.SLOTS_PER_DAY, *values))
            next_slot = await connection.fetchval(queries.FIRST_SLOT, *values)
    assert _parse(result["slots"]) == _as_text(expected)
    assert list(_parse(result["slots"])) == list(expected)
    count_by_day = {first + timedelta(days=n): 0 for n in range((last - first).days + 1)}
    for start in expected:
        count_by_day[clinic.local_time(start).date()] += 1
    assert days["days"] == [{"day": str(day), "free": free} for day, free in count_by_day.items()]
    assert (orjson.loads(next_slot) if next_slot else None) == (result["slots"][0] if expected else None)


@pytest.mark.covers("BKG-013")
@pytest.mark.timeout(600)
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(example=clinics(), index=st.integers(0, 10_000))
async def test_availability_at_one_time_agrees_with_the_slots(app, example, index):
    """BKG-013: the check before a hold agrees with the offered slots, also off the grid and past the end; so do the nearest slots."""
    clinic, first, last = example
    company, service_id = await insert_clinic(clinic)
    context = Context.system(company.id)
    query = AvailabilityQuery(clinic.zone, service_id, add_on_ids=[add_on.id for add_on in clinic.add_ons], at=clinic.now)
    offered = clinic.slots(first, last, is_visitor=True)
    start = sorted(offered)[index % len(offered)] if offered else clinic.instant(first, 9 * 60)
    async with transaction(context) as session:
        available = await service.availability_at(session, query, start)
        a_minute_later = await service.availability_at(session, query, start + timedelta(minutes=1))
    assert (available.practitioner_ids if available else []) == offered.get(start, [])
    assert (available.room_ids if available else []) == (clinic.free_rooms(start) if start in offered else [])
    assert (available.device_ids if available else []) == (clinic.free_devices(start) if start in offered else [])
    assert bool(a_minute_later) == (start + timedelta(minutes=1) in offered)
    day = clinic.local_time(start).date()
    nearest = sorted(clinic.slots(day, day, is_visitor=True), key=lambda slot: (abs(slot - start), slot))[:3]
    assert list(_parse(await service.nearest_slots(context, query, start, limit=3))) == sorted(nearest)


@pytest.mark.covers("BKG-013", "BEY-003")
@pytest.mark.parametrize(("zone", "day", "half_hours"), [
    ("Europe/Stockholm", date(2027, 3, 28), 46), ("Europe/Stockholm", date(2027, 10, 31), 46), ("America/Havana", date(2026, 11, 1), 6),
    ("America/Santiago", date(2026, 9, 6), 6), ("Australia/Lord_Howe", date(2027, 4, 4), 8),
])
async def test_opening_at_each_half_hour_of_a_day_with_a_clock_change(app, zone, day, half_hours):
    """BKG-013, BEY-003: openings at each half hour, skipped or repeated ones included, on that day and the day before."""
    for opens in range(0, 30 * half_hours + 1, 30):
        clinic = ClinicModel(
            zone=zone, now=datetime(2026, 3, 1, tzinfo=UTC), hours=[(weekday, opens, opens + 60) for weekday in range(7)], duration=20,
            buffer_before=0, buffer_after=0, slot_interval=20, min_notice=0, horizon=700, practitioners=[uuid4()], rooms=[], active_rooms=[],
        )
        company, service_id = await insert_clinic(clinic)
        before = day - timedelta(days=1)
        result = await service.list_slots(Context.system(company.id), AvailabilityQuery(zone, service_id, at=clinic.now), before, day)
        expected = clinic.slots(before, day, is_visitor=True)
        assert _parse(orjson.loads(result)["slots"]) == _as_text(expected), opens
        assert len(expected) >= 3
