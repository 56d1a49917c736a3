"""Availability searches by visitors: limits of range, rate and concurrency (PUB-010)."""

import asyncio
from contextlib import AsyncExitStack
from datetime import date, timedelta
from time import perf_counter
from typing import Any

import pytest
from sqlalchemy import update

from clinic.booking.hours.models import BusinessHours, Holiday
from clinic.booking.portal import search_limiter
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PUB-010")]


def search_url(clinic: Any, path: str) -> str:
    return f"/api/v2/booking-portal/{clinic.company.encrypted_id}{path}?service_id={clinic.service.id}"


async def close_clinic(clinic: Any, days: int) -> date:
    """Close the clinic for so many days from today; return the first open day."""
    today = date.fromisoformat(clinic.at(0)[:10]) - timedelta(days=7)
    async with transaction(Context.system(clinic.company.id)) as session:
        session.add(Holiday(
            company_id=clinic.company.id, id=new_id(), name="Stängt", starts_on=today, ends_on=today + timedelta(days=6 + days),
        ))
    return today + timedelta(days=7 + days)


@pytest.mark.parametrize("days", [2, 22, 106, 300, 359])
async def test_next_slot_is_found_in_any_search_window_up_to_the_horizon(factory, visitor, days):
    """In any search window, also on the first day of one, but not beyond the booking horizon."""
    clinic = await factory.bookable_clinic(settings={"horizon_days": 380, "slot_interval": 60})
    first_open_day = await close_clinic(clinic, days)
    slot = (await visitor.get(search_url(clinic, "/find-available-slot"))).json()["data"]["slot"]
    assert slot["start_at"][:10] == first_open_day.isoformat()
    beyond_horizon = await factory.bookable_clinic(settings={"horizon_days": days - 1, "slot_interval": 60})
    await close_clinic(beyond_horizon, days)
    assert (await visitor.get(search_url(beyond_horizon, "/find-available-slot"))).json()["data"]["slot"] is None


async def test_expensive_searches_do_not_delay_staff_of_other_clinics(factory, visitor, as_staff):
    """A clinic open around the clock with the finest step and a horizon of two years, where no time is long enough, searched repeatedly."""
    clinic = await factory.bookable_clinic(people=8, settings={"slot_interval": 5, "horizon_days": 730}, service={"duration": 1440})
    async with transaction(Context.system(clinic.company.id)) as session:
        await session.execute(update(BusinessHours).values(opens=timedelta(0), closes=timedelta(hours=23, minutes=55)))
    staff = await as_staff()
    await staff.get("/api/session")
    filters = [f"&practitioner_id={practitioner.id}" for practitioner in clinic.practitioners]
    searches = [
        asyncio.create_task(visitor.get(search_url(clinic, "/find-available-slot") + filters[number % len(filters)])) for number in range(100)
    ]
    await asyncio.sleep(0.3)
    started = perf_counter()
    assert (await staff.get("/api/session")).status_code == 200
    elapsed_seconds = perf_counter() - started
    replies = await asyncio.gather(*searches)
    assert {reply.status_code for reply in replies} <= {200, 429}
    assert elapsed_seconds < 2


async def test_searches_of_one_address_are_rate_limited(factory, visitor):
    clinic = await factory.bookable_clinic()
    for path, params, limit in (("/find-available-slot", "", 120), ("/available-days", "&from=2026-12-01&to=2026-12-31", 300)):
        statuses = [(await visitor.get(search_url(clinic, path) + params)).status_code for _ in range(limit + 1)]
        assert statuses == [200] * limit + [429]


async def test_searches_are_refused_when_too_many_are_waiting(factory, visitor, monkeypatch):
    """When all slots are in use and many searches of one clinic wait, its next one is refused; another clinic's waits and is answered.

    When too many wait in total, further searches of any clinic are refused.
    """
    clinic, other = await factory.bookable_clinic(), await factory.bookable_clinic()

    def start_search(clinic: Any, number: int) -> Any:
        day = date(2026, 12, 1) + timedelta(days=number)
        return asyncio.create_task(visitor.get(search_url(clinic, "/available-days") + f"&from={day}&to={day}"))

    async with AsyncExitStack() as stack:
        for _ in range(max(1, settings().read_pool // 4)):
            await stack.enter_async_context(search_limiter.search_slot(clinic.company.id))
        waiting = [start_search(clinic, number) for number in range(search_limiter.MAX_WAITING_PER_COMPANY)]
        await asyncio.sleep(1)
        refused, other_search = await asyncio.wait_for(start_search(clinic, search_limiter.MAX_WAITING_PER_COMPANY), 10), start_search(other, 0)
        await asyncio.sleep(0.2)
        assert not other_search.done()
        monkeypatch.setattr(search_limiter, "MAX_WAITING", search_limiter.MAX_WAITING_PER_COMPANY + 1)
        last = await asyncio.wait_for(start_search(other, 1), 10)
    assert last.status_code == 429
    assert (refused.status_code, refused.json()["data"]["code"], refused.headers["retry-after"]) == (429, "portal.busy", "5")
    assert {reply.status_code for reply in await asyncio.gather(*waiting, other_search)} == {200}


@pytest.mark.covers("BKG-043")
async def test_horizon_is_limited_by_the_slot_interval(factory, as_staff):
    """BKG-043: the settings bound the cost of a search; the error states the limit."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff("super_admin", company=clinic.company)
    booking_settings = (await staff.get("/api/booking-settings")).json()["data"]
    data = {**booking_settings, "slot_interval": 5, "horizon_days": 366}
    refused = await staff.put("/api/booking-settings", json=data)
    assert refused.status_code == 422, refused.text
    assert refused.json()["errors"]["horizon_days"][0]["code"] == "at_most"
    for step, days in ((5, 365), (10, 730)):
        saved = await staff.put("/api/booking-settings", json={**data, "slot_interval": step, "horizon_days": days})
        assert saved.status_code == 200, saved.text
        data = saved.json()["data"]
