"""A hold that expires while its visitor books it: the booking gets all of its time, or fails."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from sqlalchemy import select, text

from clinic.booking.portal.models import BookingFlow
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-001", "BEY-002")
async def test_expired_hold_is_not_converted_after_its_room_was_booked(visitor, factory, as_staff):
    """BEY-001, BEY-002: after the hold is checked it expires, and staff book the only room with another practitioner."""
    clinic = await factory.bookable_clinic(people=2, rooms=1)
    flow = await factory.booking_flow(clinic, clinic.at(9))
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    assert (await visitor.post(f"{base}/hold", json={}, headers=flow.headers)).status_code == 200
    await factory.age_holds(clinic.company, timedelta(minutes=9, seconds=50))
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    staff_booking = clinic.booking_data(client.id, clinic.at(9), practitioner_id=clinic.practitioners[1].id)
    async with transaction(Context.system(clinic.company.id)) as session:
        # The portal booking waits for this lock to create its client, after it has checked its hold.
        phone = await session.scalar(select(BookingFlow.phone).where(BookingFlow.id == flow.id))
        await session.execute(
            text("SELECT pg_advisory_xact_lock(hashtextextended(:key, 0))"), {"key": f"client:{clinic.company.id}:{phone}"},
        )
        portal_booking = asyncio.create_task(visitor.post(f"{base}/bookings", json={}, headers=flow.headers))
        while not await session.scalar(text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")):  # noqa: ASYNC110 - the database offers no notification
            await asyncio.sleep(0.02)
        with time_machine.travel(datetime.now(UTC) + timedelta(seconds=15), tick=True):
            assert (await staff.post("/api/v2/bookings", json=staff_booking)).status_code == 200
    reply = await portal_booking
    assert (reply.status_code, reply.json()["data"]["code"]) == (409, "booking.time_taken")
    assert reply.json()["data"]["slots"]
    [booking] = await factory.list_bookings(clinic.company)
    assert booking.practitioner_id == clinic.practitioners[1].id
    occupied = [row for row in await factory.list_occupancies(clinic.company) if row.released_at is None]
    assert {row.booking_id for row in occupied} == {booking.id}
