"""Availability for portal visitors, answered by the same engine as for staff."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.availability import service as engine
from clinic.booking.availability.service import AvailabilityQuery
from clinic.booking.portal.dependencies import PortalVisitor
from clinic.booking.portal.schemas import AvailableDaysParams, AvailableSlotsParams, BookingSelection, PortalServiceParams
from clinic.booking.portal.search_limiter import search_slot
from clinic.core.api.errors import NotFound
from clinic.core.background.singleflight import singleflight
from clinic.core.clock import local_date, now
from clinic.core.database.tenant_context import Context

Search = Callable[[Context, AvailabilityQuery], Awaitable[str]]
MAX_ALTERNATIVES = 8
"""How many slots are offered in place of one that was lost."""
MAX_NEXT_SLOT_SEARCHES_PER_MINUTE, MAX_DAY_SEARCHES_PER_MINUTE = 120, 300
"""Searches of one address at one clinic: enough for a waiting room behind one address."""
ALTERNATIVES_RANGE = timedelta(days=14)
"""How far ahead alternatives are searched when nothing is left on the day itself."""


def _build_query(
    visitor: PortalVisitor, params: PortalServiceParams | BookingSelection, ignore_hold_id: UUID | None = None,
) -> AvailabilityQuery:
    return AvailabilityQuery(
        visitor.clinic.timezone, params.service_id, params.practitioner_id, params.add_on_ids, is_visitor=True,
        ignore_hold_id=ignore_hold_id,
    )


async def list_days(visitor: PortalVisitor, params: AvailableDaysParams) -> str:
    """Return the number of free slots on each day, as JSON text. Raises SearchOverloaded."""
    await visitor.limit("days", most=MAX_DAY_SEARCHES_PER_MINUTE, seconds=60)
    search = partial(engine.list_days, first=params.from_, last=params.to)
    return await _search(visitor, params, search, (params.from_, params.to))


async def list_slots(visitor: PortalVisitor, params: AvailableSlotsParams) -> str:
    """Return the free slots of a day, as JSON text."""
    return await engine.list_slots(visitor.context, _build_query(visitor, params), params.day, params.day)


async def first_available(visitor: PortalVisitor, params: PortalServiceParams) -> str:
    """Return the next free slot, as JSON text. Raises SearchOverloaded."""
    await visitor.limit("next_slot", most=MAX_NEXT_SLOT_SEARCHES_PER_MINUTE, seconds=60)
    return await _search(visitor, params, engine.first_available, ())


async def _search(visitor: PortalVisitor, params: PortalServiceParams, search: Search, days: tuple[date, ...]) -> str:
    """Run a search over many days within the search limit; identical concurrent searches share one result."""
    async def run() -> str:
        async with search_slot(visitor.context.company_id):
            return await search(visitor.context, _build_query(visitor, params))

    return await singleflight((visitor.context.company_id, params.service_id, params.practitioner_id, tuple(params.add_on_ids), *days), run)


async def list_free_practitioners(
    session: AsyncSession, visitor: PortalVisitor, selection: BookingSelection, *, ignore_hold_id: UUID | None,
    at: datetime | None = None,
) -> list[UUID]:
    """List the practitioners who are free at the selected time, as of `at` or now: the selected one, or any who is free."""
    query = replace(_build_query(visitor, selection, ignore_hold_id), at=at or now())
    available = await engine.availability_at(session, query, selection.start_at)
    return available.practitioner_ids if available else []


async def nearest_slots(visitor: PortalVisitor, selection: BookingSelection, *, ignore_hold_id: UUID | None) -> list[dict[str, Any]]:
    """Return alternatives to a lost time: slots of that day, else the first slots of the following days.

    Concurrent calls for the same lost time share one search.
    """
    visit = (selection.service_id, selection.practitioner_id, tuple(selection.add_on_ids), selection.start_at)
    key = (visitor.context.company_id, *visit, ignore_hold_id)
    return await singleflight(key, partial(_nearest_slots, visitor, selection, ignore_hold_id))


async def _nearest_slots(visitor: PortalVisitor, selection: BookingSelection, ignore_hold_id: UUID | None) -> list[dict[str, Any]]:
    query = _build_query(visitor, selection, ignore_hold_id)
    if slots := await engine.nearest_slots(visitor.context, query, selection.start_at, limit=MAX_ALTERNATIVES):
        return slots
    day = local_date(selection.start_at, query.zone)
    try:
        later = orjson.loads(await engine.list_slots(visitor.context, query, day, day + ALTERNATIVES_RANGE))
    except NotFound:
        return []
    return list(later["slots"][:MAX_ALTERNATIVES])
