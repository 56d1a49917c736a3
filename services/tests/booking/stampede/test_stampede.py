"""Two hundred at once on one time: exactly one gets it, whichever way they come (BEY-001)."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import text

from clinic.core.context import Context
from clinic.core.db import unit

pytestmark = pytest.mark.anyio
MANY = 200


def judged(replies: list[Any]) -> Counter[str]:
    """How many got it, and what the others were told; anything unexpected shows."""
    return Counter("won" if reply.status_code == 200 else f"{reply.status_code} {reply.json()['data']['code']}" for reply in replies)


@pytest.mark.covers("BEY-001", "BKG-032")
async def test_staff(as_staff, make):
    """BEY-001: staff, each with a room to find as well."""
    place = await make.bookable(rooms=2)
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    await staff.csrf()
    body = place.visit(client.id, place.at(9))
    replies = await asyncio.gather(*(staff.post("/api/bookings", json=body) for _ in range(MANY)))
    assert judged(replies) == {"won": 1, "409 booking.practitioner_busy": MANY - 1}
    assert len(await make.bookings_of(place.company)) == 1 and len(await make.taken_of(place.company)) == 2


@pytest.mark.covers("BEY-001", "BEY-002", "BKG-032")
async def test_portal(make, visitor):
    """BEY-001, BEY-002: visitors, each with a verified phone of their own; the losers are told what is left."""
    place = await make.bookable(rooms=2)
    flows = [await make.flow(place, place.at(9)) for _ in range(MANY)]
    base = f"/api/v2/booking-portal/{place.company.encrypted_id}"
    replies = await asyncio.gather(*(visitor.post(f"{base}/bookings", headers=flow.headers) for flow in flows))
    assert judged(replies) == {"won": 1, "409 booking.time_taken": MANY - 1}
    lost = next(reply.json()["data"] for reply in replies if reply.status_code == 409)
    assert lost["slots"] and place.at(9) not in [slot["start_at"] for slot in lost["slots"]]
    assert len(await make.bookings_of(place.company)) == 1 and len(await make.taken_of(place.company)) == 2


@pytest.mark.covers("BEY-001")
async def test_reschedule(as_staff, make):
    """BEY-001: visits from all over the week moved onto one time."""
    place = await make.bookable(rooms=2)
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    made = []
    for number in range(MANY):
        at = place.at(number % 10 + 8, days=10 + number // 10)
        made.append((await staff.post("/api/bookings", json=place.visit(client.id, at))).json()["data"]["id"])
    move = {"start_at": place.at(9), "version": 1}
    replies = await asyncio.gather(*(staff.post(f"/api/bookings/{one}/reschedule", json=move) for one in made))
    assert judged(replies) == {"won": 1, "409 booking.practitioner_busy": MANY - 1}
    assert len(await make.taken_of(place.company)) == 2 * MANY


@pytest.mark.covers("BEY-001")
async def test_two_swapped_and_one_booked_over(as_staff, make):
    """BEY-001: moves onto one another and bookings over a busy time at once end without a deadlock or a 5xx, and nothing overlaps."""
    place = await make.bookable(rooms=2)
    staff, client = await as_staff(company=place.company), await make.client(place.company)
    ids = [(await staff.post("/api/bookings", json=place.visit(client.id, place.at(hour)))).json()["data"]["id"] for hour in (9, 10)]
    over = place.visit(client.id, place.at(9, 30), book_anyway=True)
    calls = [staff.post(f"/api/bookings/{one}/reschedule", json={"start_at": place.at(hour), "version": 1})
             for one, hour in zip(ids, (10, 9), strict=True)]
    calls += [staff.post("/api/bookings", json=over) for _ in range(10)]
    replies = await asyncio.gather(*calls)
    assert {reply.status_code for reply in replies} <= {200, 409}
    assert [reply.status_code for reply in replies[2:]] == [200] * 10
    await no_stranger_overlaps(place)


async def no_stranger_overlaps(place: Any) -> None:
    """Rows of different stacks never overlap on one resource: asked of the table without its constraint's help."""
    async with unit(Context.system(place.company.id)) as session:
        found = await session.scalar(text(
            "SELECT count(*) FROM occupancy a JOIN occupancy b ON b.company_id = a.company_id AND b.resource_id = a.resource_id"
            " AND b.stack_id <> a.stack_id AND b.during && a.during WHERE a.released_at IS NULL AND b.released_at IS NULL",
        ))
    assert found == 0
