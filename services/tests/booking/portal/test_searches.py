"""Visitors' searches for free times: bounded in what one looks at, how often one asks and how many run at once (BKG-022, PUB-010)."""

import asyncio
from contextlib import AsyncExitStack
from datetime import date, timedelta
from time import perf_counter
from typing import Any

import pytest
from sqlalchemy import update

from clinic.booking.hours.models import BusinessHours, Holiday
from clinic.booking.portal import turns
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.models import new_id
from clinic.core.settings import settings

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BKG-022", "PUB-010")]


def address(place: Any, path: str) -> str:
    return f"/api/v2/booking-portal/{place.company.encrypted_id}{path}?service_id={place.service.id}"


async def away(place: Any, days: int) -> date:
    """The clinic is closed for so many days from today; the day after."""
    today = date.fromisoformat(place.at(0)[:10]) - timedelta(days=7)
    async with unit(Context.system(place.company.id)) as session:
        session.add(Holiday(
            company_id=place.company.id, id=new_id(), name="Stängt", starts_on=today, ends_on=today + timedelta(days=6 + days),
        ))
    return today + timedelta(days=7 + days)


@pytest.mark.parametrize("days", [2, 22, 106, 300, 359])
async def test_the_soonest_time_is_found_however_far_it_is_and_not_past_the_horizon(make, visitor, days):
    """In whichever stretch of days it lies, also on the first day of one, which is a week after the days that the clinic is closed."""
    place = await make.bookable(settings={"horizon_days": 380, "slot_step": 60})
    opens = await away(place, days)
    found = (await visitor.get(address(place, "/find-available-slot"))).json()["data"]["slot"]
    assert found["start_at"][:10] == opens.isoformat()
    far = await make.bookable(settings={"horizon_days": days - 1, "slot_step": 60})
    await away(far, days)
    assert (await visitor.get(address(far, "/find-available-slot"))).json()["data"]["slot"] is None


async def test_staff_of_other_clinics_are_answered_while_visitors_search_what_costs_most(make, visitor, as_staff):
    """A clinic open day and night with the finest step, two years ahead, and no time that is long enough: one address asks it on and on."""
    place = await make.bookable(people=8, settings={"slot_step": 5, "horizon_days": 730}, service={"duration": 1440})
    async with unit(Context.system(place.company.id)) as session:
        await session.execute(update(BusinessHours).values(opens=timedelta(0), closes=timedelta(hours=23, minutes=55)))
    staff = await as_staff()
    await staff.get("/api/session")
    of = [f"&practitioner_id={one.id}" for one in place.practitioners]
    searches = [
        asyncio.create_task(visitor.get(address(place, "/find-available-slot") + of[number % len(of)])) for number in range(100)
    ]
    await asyncio.sleep(0.3)
    began = perf_counter()
    assert (await staff.get("/api/session")).status_code == 200
    took = perf_counter() - began
    replies = await asyncio.gather(*searches)
    assert {reply.status_code for reply in replies} <= {200, 429}
    assert took < 2


async def test_one_address_searches_so_often_and_no_more(make, visitor):
    place = await make.bookable()
    for path, span, most in (("/find-available-slot", "", 120), ("/available-days", "&from=2026-12-01&to=2026-12-31", 300)):
        statuses = [(await visitor.get(address(place, path) + span)).status_code for _ in range(most + 1)]
        assert statuses == [200] * most + [429]


async def test_who_would_wait_long_is_told_to_come_back(make, visitor, monkeypatch):
    """When all turns are taken and many of one clinic's visitors wait, the next is turned away; another clinic's waits and is answered.

    When many wait in all, nobody else does.
    """
    place, other = await make.bookable(), await make.bookable()

    def search(of: Any, number: int) -> Any:
        day = date(2026, 12, 1) + timedelta(days=number)
        return asyncio.create_task(visitor.get(address(of, "/available-days") + f"&from={day}&to={day}"))

    async with AsyncExitStack() as held:
        for _ in range(max(1, settings().hot_pool // 4)):
            await held.enter_async_context(turns.turn(place.company.id))
        waiting = [search(place, number) for number in range(turns.OF_ONE)]
        await asyncio.sleep(1)
        refused, others = await asyncio.wait_for(search(place, turns.OF_ONE), 10), search(other, 0)
        await asyncio.sleep(0.2)
        assert not others.done()
        monkeypatch.setattr(turns, "WAITING", turns.OF_ONE + 1)
        last = await asyncio.wait_for(search(other, 1), 10)
    assert last.status_code == 429
    assert (refused.status_code, refused.json()["data"]["code"], refused.headers["retry-after"]) == (429, "portal.busy", "5")
    assert {reply.status_code for reply in await asyncio.gather(*waiting, others)} == {200}


@pytest.mark.covers("BKG-043")
async def test_the_finest_step_is_offered_for_a_year(make, as_staff):
    """What a search looks at is bounded by the rules themselves; the sentence says how far."""
    place = await make.bookable()
    staff = await as_staff("super_admin", company=place.company)
    rules = (await staff.get("/api/booking-settings")).json()["data"]
    wanted = {**rules, "slot_step": 5, "horizon_days": 366}
    refused = await staff.put("/api/booking-settings", json=wanted)
    assert refused.status_code == 422, refused.text
    assert refused.json()["errors"]["horizon_days"][0]["code"] == "at_most"
    for step, days in ((5, 365), (10, 730)):
        saved = await staff.put("/api/booking-settings", json={**wanted, "slot_step": step, "horizon_days": days})
        assert saved.status_code == 200, saved.text
        wanted = saved.json()["data"]
