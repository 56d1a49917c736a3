"""Two hundred simultaneous requests for one time: exactly one succeeds, by any route (BEY-001)."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import text

from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio
REQUESTS = 200


def count_outcomes(replies: list[Any]) -> Counter[str]:
    """Count successes and each kind of error."""
    return Counter("success" if reply.status_code == 200 else f"{reply.status_code} {reply.json()['data']['code']}" for reply in replies)


@pytest.mark.covers("BEY-001", "BKG-032")
async def test_concurrent_bookings_by_staff_create_one_booking(as_staff, factory):
    """BEY-001: bookings by staff, each of which needs a room as well."""
    clinic = await factory.bookable_clinic(rooms=2)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    await staff.csrf()
    body = clinic.booking_data(client.id, clinic.at(9))
    replies = await asyncio.gather(*(staff.post("/api/v2/bookings", json=body) for _ in range(REQUESTS)))
    assert count_outcomes(replies) == {"success": 1, "409 booking.practitioner_busy": REQUESTS - 1}
    assert len(await factory.list_bookings(clinic.company)) == 1 and len(await factory.list_occupancies(clinic.company)) == 2


@pytest.mark.covers("BEY-001", "BEY-002", "BKG-032")
async def test_concurrent_portal_bookings_create_one_booking(factory, visitor):
    """BEY-001, BEY-002: visitors, each with their own verified phone; the errors carry the remaining slots."""
    clinic = await factory.bookable_clinic(rooms=2)
    flows = [await factory.booking_flow(clinic, clinic.at(9)) for _ in range(REQUESTS)]
    base = f"/api/v2/booking-portal/{clinic.company.encrypted_id}"
    replies = await asyncio.gather(*(visitor.post(f"{base}/bookings", headers=flow.headers) for flow in flows))
    assert count_outcomes(replies) == {"success": 1, "409 booking.time_taken": REQUESTS - 1}
    error = next(reply.json()["data"] for reply in replies if reply.status_code == 409)
    assert error["slots"] and clinic.at(9) not in [slot["start_at"] for slot in error["slots"]]
    assert len(await factory.list_bookings(clinic.company)) == 1 and len(await factory.list_occupancies(clinic.company)) == 2


@pytest.mark.covers("BEY-001")
async def test_concurrent_reschedules_onto_one_time_move_one_booking(as_staff, factory):
    """BEY-001: bookings from two weeks are moved onto one time."""
    clinic = await factory.bookable_clinic(rooms=2)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    booking_ids = []
    for number in range(REQUESTS):
        at = clinic.at(number % 10 + 8, days=10 + number // 10)
        booking_ids.append((await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, at))).json()["data"]["id"])
    move = {"start_at": clinic.at(9), "version": 1}
    replies = await asyncio.gather(*(staff.post(f"/api/v2/bookings/{booking_id}/reschedule", json=move) for booking_id in booking_ids))
    assert count_outcomes(replies) == {"success": 1, "409 booking.practitioner_busy": REQUESTS - 1}
    assert len(await factory.list_occupancies(clinic.company)) == 2 * REQUESTS


@pytest.mark.covers("BEY-001", "BEY-002", "BKG-036")
async def test_concurrent_series_and_single_bookings_have_one_winner(as_staff, factory):
    """BEY-001: series that share their third time, and single bookings of it; a series that loses has booked nothing."""
    clinic = await factory.bookable_clinic(rooms=2)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    await staff.csrf()
    single = clinic.booking_data(client.id, clinic.at(9, days=21))
    series = [{**clinic.booking_data(client.id, clinic.at(9)), "count": 3}, {**clinic.booking_data(client.id, clinic.at(9, days=21)), "count": 2}]
    calls = [
        staff.post("/api/v2/bookings", json=single) if number % 2 else staff.post("/api/v2/bookings/series", json=series[number // 2 % 2])
        for number in range(REQUESTS)
    ]
    outcomes = count_outcomes(await asyncio.gather(*calls))
    assert outcomes.pop("success") == 1
    assert set(outcomes) <= {"409 booking.practitioner_busy", "409 booking.series_clashes", "409 booking.time_taken"}
    bookings = await factory.list_bookings(clinic.company)
    assert [row.start_at for row in bookings].count(max(row.start_at for row in bookings)) == 1 and len(bookings) in (1, 2, 3)
    assert len(await factory.list_occupancies(clinic.company)) == 2 * len(bookings)
    await assert_no_overlap_between_groups(clinic)


@pytest.mark.covers("BEY-001")
async def test_swapped_and_overbooked_bookings_cause_no_deadlock(as_staff, factory):
    """BEY-001: bookings moved onto each other and bookings over a busy time at once end without deadlock, 5xx or overlap."""
    clinic = await factory.bookable_clinic(rooms=2)
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    ids = [(await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(hour)))).json()["data"]["id"] for hour in (9, 10)]
    overlapping = clinic.booking_data(client.id, clinic.at(9, 30), allow_overlap=True)
    calls = [staff.post(f"/api/v2/bookings/{booking_id}/reschedule", json={"start_at": clinic.at(hour), "version": 1})
             for booking_id, hour in zip(ids, (10, 9), strict=True)]
    calls += [staff.post("/api/v2/bookings", json=overlapping) for _ in range(10)]
    replies = await asyncio.gather(*calls)
    assert {reply.status_code for reply in replies} <= {200, 409}
    assert [reply.status_code for reply in replies[2:]] == [200] * 10
    await assert_no_overlap_between_groups(clinic)


async def assert_no_overlap_between_groups(clinic: Any) -> None:
    """Check without the help of the constraint that rows of different overlap groups never overlap on one resource."""
    async with transaction(Context.system(clinic.company.id)) as session:
        count = await session.scalar(text(
            "SELECT count(*) FROM occupancy a JOIN occupancy b ON b.company_id = a.company_id AND b.resource_id = a.resource_id"
            " AND b.overlap_group_id <> a.overlap_group_id AND b.during && a.during WHERE a.released_at IS NULL AND b.released_at IS NULL",
        ))
    assert count == 0
