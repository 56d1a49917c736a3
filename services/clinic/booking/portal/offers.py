"""What is left for a visitor to choose, by the one engine of availability."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import partial
from typing import Any
from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.availability import service as availability
from clinic.booking.availability.service import Asked
from clinic.booking.portal.door import Visitor
from clinic.booking.portal.schemas import Choice, Wanted, WantedDay, WantedDays
from clinic.booking.portal.turns import turn
from clinic.core.clock import day_of, now
from clinic.core.context import Context
from clinic.core.errors import NotFound
from clinic.core.together import together

Search = Callable[[Context, Asked], Awaitable[str]]
LEFT = 8
"""How many times are offered in the place of one that was lost."""
SOONEST, MONTHS = 120, 300
"""Searches a minute that one address may make of one clinic, for the soonest time and for a month's days: a waiting room's."""
LATER = timedelta(days=14)
"""How far ahead is looked when nothing is left on the day itself."""


def _asked(visitor: Visitor, wanted: Wanted | Choice, overlook: UUID | None = None) -> Asked:
    return Asked(visitor.clinic.timezone, wanted.service_id, wanted.practitioner_id, visitor=True, overlook=overlook)


async def days(visitor: Visitor, wanted: WantedDays) -> str:
    """How many times begin on each day, as JSON text. Raises Busy as `soonest` does."""
    await visitor.limit("days", most=MONTHS, seconds=60)
    return await _searched(visitor, wanted, partial(availability.days, first=wanted.from_, last=wanted.to), (wanted.from_, wanted.to))


async def slots(visitor: Visitor, wanted: WantedDay) -> str:
    """The free times of a day, as JSON text."""
    return await availability.slots(visitor.context, _asked(visitor, wanted), wanted.day, wanted.day)


async def soonest(visitor: Visitor, wanted: Wanted) -> str:
    """The soonest free time, as JSON text. Raises Busy when too many search at this moment."""
    await visitor.limit("soonest", most=SOONEST, seconds=60)
    return await _searched(visitor, wanted, availability.soonest, ())


async def _searched(visitor: Visitor, wanted: Wanted, search: Search, span: tuple[date, ...]) -> str:
    """What a search over many days finds, in its turn; who ask the same at the same time are answered together."""
    async def find() -> str:
        async with turn(visitor.context.company_id):
            return await search(visitor.context, _asked(visitor, wanted))

    return await together((visitor.context.company_id, wanted.service_id, wanted.practitioner_id, *span), find)


async def free_at(
    session: AsyncSession, visitor: Visitor, choice: Choice, *, overlook: UUID | None, at: datetime | None = None,
) -> list[UUID]:
    """Who may take a visit at the chosen time, asked for now or `at`: the one chosen or, for anyone, all who are free."""
    found = await availability.free_at(session, replace(_asked(visitor, choice, overlook), at=at or now()), choice.start_at)
    return found.practitioner_ids if found else []


async def nearest(visitor: Visitor, choice: Choice, *, overlook: UUID | None) -> list[dict[str, Any]]:
    """What is left in the place of a lost time: of that day, else the first of the days after it. Who lost the same ask together."""
    lost = (visitor.context.company_id, choice.service_id, choice.practitioner_id, choice.start_at, overlook)
    return await together(lost, partial(_nearest, visitor, choice, overlook))


async def _nearest(visitor: Visitor, choice: Choice, overlook: UUID | None) -> list[dict[str, Any]]:
    asked = _asked(visitor, choice, overlook)
    if left := await availability.nearest(visitor.context, asked, choice.start_at, most=LEFT):
        return left
    day = day_of(choice.start_at, asked.zone)
    try:
        later = orjson.loads(await availability.slots(visitor.context, asked, day, day + LATER))
    except NotFound:
        return []
    return list(later["slots"][:LEFT])
