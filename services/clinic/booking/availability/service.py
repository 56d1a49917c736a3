"""What staff and visitors ask of the engine."""

from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

import asyncpg
import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.availability import queries
from clinic.booking.availability.schemas import SlotsWanted
from clinic.core.auth import Caller
from clinic.core.clock import day_of, now
from clinic.core.context import Context
from clinic.core.db import context_of, hot
from clinic.core.errors import NotFound

WINDOWS = (7, 28, 112, 365, 730)
"""Days from today up to which the soonest time is looked for, each window from the end of the one before, when that had none."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Whose free times are asked for: of one practitioner, or of anyone who performs the service.

    A visitor is bound by the lead time and the horizon and meets only what is offered to visitors; staff meet every time that is to
    come. `overlook` is a hold that does not count as taken: the asker's own.
    """

    zone: str
    service_id: UUID
    practitioner_id: UUID | None = None
    visitor: bool = True
    overlook: UUID | None = None
    at: datetime = field(default_factory=now)


@dataclass(frozen=True, slots=True)
class Free:
    """Who can take a visit at one start, and in which rooms; both in the clinic's order. Without `rooms` it needs none."""

    practitioner_ids: list[UUID]
    room_ids: list[UUID]


def _values(context: Context, asked: Asked, first: date, last: date) -> tuple[Any, ...]:
    people = None if asked.practitioner_id is None else [asked.practitioner_id]
    return (context.company_id, asked.service_id, people, first, last, asked.zone, asked.at, asked.visitor, asked.overlook)


async def slots(context: Context, asked: Asked, first: date, last: date) -> str:
    """`{"slots": [{start_at, practitioner_ids}]}` of the clinic's days from `first` to `last`, as JSON text.

    Raises NotFound when there is no such service or practitioner.
    """
    async with hot(context) as connection:
        return _found(await connection.fetchval(queries.SLOTS, *_values(context, asked, first, last)))


async def staff_slots(caller: Caller, wanted: SlotsWanted) -> str:
    """What `slots` says, as staff ask for it."""
    asked = Asked(caller.timezone, wanted.service_id, wanted.practitioner_id, visitor=False)
    return await slots(caller.context, asked, wanted.from_, wanted.to)


async def days(context: Context, asked: Asked, first: date, last: date) -> str:
    """`{"days": [{day, free}]}`: how many times begin on each of the clinic's days, as JSON text. Raises NotFound as `slots` does."""
    async with hot(context) as connection:
        return _found(await connection.fetchval(queries.DAYS, *_values(context, asked, first, last)))


async def soonest(context: Context, asked: Asked) -> str:
    """`{"slot": {start_at, practitioner_ids} | null}`, as JSON text. Raises NotFound as `slots` does."""
    first = today = day_of(asked.at, asked.zone)
    async with hot(context) as connection:
        for window in WINDOWS:
            last = today + timedelta(days=window)
            row = _row(await connection.fetchrow(queries.FIRST, *_values(context, asked, first, last)))
            if row["slot"] is not None:
                return f'{{"slot":{row["slot"]}}}'
            if row["is_all"]:
                break
            first = last + timedelta(days=1)
    return '{"slot":null}'


async def nearest(context: Context, asked: Asked, start: datetime, *, most: int = 8) -> list[dict[str, Any]]:
    """What is left on the day of a time that was lost, nearest first chosen and then in order: for a refusal's `slots`.

    When a named practitioner has nothing left that day, what anyone has left. Empty when the service is no longer offered.
    """
    day = day_of(start, asked.zone)
    anyone = replace(asked, practitioner_id=None)
    async with hot(context) as connection:
        for one in (asked, anyone):
            found = await connection.fetchval(queries.NEAREST, *_values(context, one, day, day), start, most)
            if left := orjson.loads(found or "[]"):
                return list(left)
    return []


async def free_at(session: AsyncSession, asked: Asked, start: datetime) -> Free | None:
    """Who is free for a visit that begins at `start`, seen by the session's own transaction; None when no visit can begin then.

    It proves business hours, days off, grid, lead time and horizon. That nobody else takes the time in the next instant is for the
    occupancy's constraint to say.
    """
    context = context_of(session)
    day = day_of(start, asked.zone)
    connection = await session.connection()
    found = await connection.exec_driver_sql(queries.AT, (*_values(context, asked, day, day), start))
    row = found.first()
    return Free(list(row.practitioner_ids), list(row.room_ids)) if row is not None and row.practitioner_ids else None


def _found(text: str | None) -> str:
    if text is None:
        raise NotFound
    return text


def _row(row: asyncpg.Record | None) -> asyncpg.Record:
    if row is None:
        raise NotFound
    return row
