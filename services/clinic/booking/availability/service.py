"""Availability queries for staff and portal visitors, all answered by the engine in `queries`."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

import asyncpg
import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.availability import queries
from clinic.booking.availability.schemas import FreeSlotsParams
from clinic.core.api.errors import NotFound
from clinic.core.clock import local_date, now
from clinic.core.database.session import AnySession, driver_connection, get_context, read_connection
from clinic.core.database.tenant_context import Context
from clinic.core.security.dependencies import CurrentUser

SEARCH_WINDOWS_DAYS = (7, 28, 112, 365, 730)
"""Days from today up to which the next available slot is searched; each window starts where the previous, empty one ended."""


@dataclass(frozen=True, slots=True)
class AvailabilityQuery:
    """The parameters of a search: a service with the add-ons of the visit, and one practitioner or any who performs them.

    Visitors are bound by the minimum notice and the booking horizon and see only what is offered to visitors; staff see all future
    times. The hold `ignore_hold_id` (the visitor's own) doesn't count as taken.
    """

    zone: str
    service_id: UUID
    practitioner_id: UUID | None = None
    add_on_ids: Sequence[UUID] = ()
    is_visitor: bool = True
    ignore_hold_id: UUID | None = None
    at: datetime = field(default_factory=now)


@dataclass(frozen=True, slots=True)
class Availability:
    """The practitioners, rooms and devices that are free for a booking at one start, each in the clinic's order.

    `room_ids` is empty for a service without rooms, `device_ids` for one without devices.
    """

    practitioner_ids: list[UUID]
    room_ids: list[UUID]
    device_ids: list[UUID]


def _values(context: Context, query: AvailabilityQuery, first: date, last: date) -> tuple[Any, ...]:
    practitioner_ids = None if query.practitioner_id is None else [query.practitioner_id]
    return (
        context.company_id, query.service_id, practitioner_ids, first, last, query.zone, query.at, query.is_visitor, query.ignore_hold_id,
        list(query.add_on_ids),
    )


async def list_slots(context: Context, query: AvailabilityQuery, first: date, last: date) -> str:
    """Return `{"slots": [{start_at, practitioner_ids}]}` of the clinic's days from `first` to `last`, as JSON text.

    Raises NotFound when there is no such service or practitioner.
    """
    async with read_connection(context, generic_plan=True) as connection:
        return _require_value(await connection.fetchval(queries.SLOTS, *_values(context, query, first, last)))


async def list_staff_slots(caller: CurrentUser, params: FreeSlotsParams) -> str:
    """Return the slots of `list_slots` for staff."""
    query = AvailabilityQuery(caller.timezone, params.service_id, params.practitioner_id, params.add_on_ids, is_visitor=False)
    return await list_slots(caller.context, query, params.from_, params.to)


async def list_days(context: Context, query: AvailabilityQuery, first: date, last: date) -> str:
    """Return `{"days": [{day, free}]}`, the number of slots on each of the clinic's days, as JSON text. Raises NotFound."""
    async with read_connection(context, generic_plan=True) as connection:
        return _require_value(await connection.fetchval(queries.SLOTS_PER_DAY, *_values(context, query, first, last)))


async def first_available(context: Context, query: AvailabilityQuery) -> str:
    """Return `{"slot": {start_at, practitioner_ids} | null}`, the next available slot, as JSON text. Raises NotFound."""
    first = today = local_date(query.at, query.zone)
    async with read_connection(context, generic_plan=True) as connection:
        for days in SEARCH_WINDOWS_DAYS:
            last = today + timedelta(days=days)
            row = _require_row(await connection.fetchrow(queries.FIRST_SLOT, *_values(context, query, first, last)))
            if row["slot"] is not None:
                return f'{{"slot":{row["slot"]}}}'
            if row["horizon_reached"]:
                break
            first = last + timedelta(days=1)
    return '{"slot":null}'


async def nearest_slots(context: Context, query: AvailabilityQuery, start: datetime, *, limit: int = 8) -> list[dict[str, Any]]:
    """Return the slots of the same day nearest to a time that was lost, ordered by time: for the `slots` of an error.

    Falls back to any practitioner when the chosen one has nothing left that day. Empty when the service is no longer offered.
    """
    day = local_date(start, query.zone)
    any_practitioner = replace(query, practitioner_id=None)
    async with read_connection(context, generic_plan=True) as connection:
        for candidate in (query, any_practitioner):
            result = await connection.fetchval(queries.NEAREST_SLOTS, *_values(context, candidate, day, day), start, limit)
            if slots := orjson.loads(result or "[]"):
                return list(slots)
    return []


async def availability_at(session: AsyncSession, query: AvailabilityQuery, start: datetime) -> Availability | None:
    """Return what is free for a booking at `start`, read in the session's own transaction; None when no booking can start then.

    Checks opening hours, days off, slot grid, minimum notice and horizon. That nobody else takes the time in the next instant is
    ensured only by the occupancy's constraint.
    """
    context = get_context(session)
    day = local_date(start, query.zone)
    connection = await session.connection()
    result = await connection.exec_driver_sql(queries.RESOURCES_AT_START, (*_values(context, query, day, day), start))
    row = result.first()
    if row is None or not row.practitioner_ids:
        return None
    return Availability(list(row.practitioner_ids), list(row.room_ids), list(row.device_ids))


async def list_free_starts(session: AnySession, query: AvailabilityQuery, starts: Sequence[datetime]) -> set[datetime]:
    """Return those of the starts, in order of time, at which a booking can begin, read in the session's own transaction.

    The grid of starts doesn't bind here, as it doesn't bind staff. That nobody else takes a time is ensured only by the occupancy's
    constraint.
    """
    first, last = local_date(starts[0], query.zone), local_date(starts[-1], query.zone)
    values = (*_values(get_context(session), query, first, last), list(starts))
    return {row["at"] for row in await (await driver_connection(session)).fetch(queries.FREE_STARTS, *values)}


def _require_value(value: str | None) -> str:
    if value is None:
        raise NotFound
    return value


def _require_row(row: asyncpg.Record | None) -> asyncpg.Record:
    if row is None:
        raise NotFound
    return row
