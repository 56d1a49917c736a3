"""A hold that runs out while its visitor books it: all of it is theirs, or nothing is."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from sqlalchemy import select, text

from clinic.booking.portal.models import Flow
from clinic.core.context import Context
from clinic.core.db import unit

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-001", "BEY-002")
async def test_a_hold_whose_room_went_to_another_becomes_no_visit(visitor, make, as_staff):
    """Between the look at the hold and the visit its time ends, and staff book the only room with another practitioner."""
    place = await make.bookable(people=2, rooms=1)
    flow = await make.flow(place, place.at(9))
    base = f"/api/v2/booking-portal/{place.company.encrypted_id}"
    assert (await visitor.post(f"{base}/hold", json={}, headers=flow.headers)).status_code == 200
    await make.age_holds(place.company, timedelta(minutes=9, seconds=50))
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    other = place.visit(client.id, place.at(9), practitioner_id=place.practitioners[1].id)
    async with unit(Context.system(place.company.id)) as session:
        # Whoever comes by this phone waits here to become a client, when their hold has been looked at already.
        phone = await session.scalar(select(Flow.phone).where(Flow.id == flow.id))
        await session.execute(
            text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))"), {"key": f"client:{place.company.id}:{phone}"},
        )
        booking = asyncio.create_task(visitor.post(f"{base}/bookings", json={}, headers=flow.headers))
        while not await session.scalar(text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")):  # noqa: ASYNC110 - the database tells in no other way
            await asyncio.sleep(0.02)
        with time_machine.travel(datetime.now(UTC) + timedelta(seconds=15), tick=True):
            assert (await staff.post("/api/bookings", json=other)).status_code == 200
    lost = await booking
    assert (lost.status_code, lost.json()["data"]["code"]) == (409, "booking.time_taken")
    assert lost.json()["data"]["slots"]
    [visit] = await make.bookings_of(place.company)
    assert visit.practitioner_id == place.practitioners[1].id
    taken = [row for row in await make.taken_of(place.company) if row.released_at is None]
    assert {row.booking_id for row in taken} == {visit.id}
