"""Taking and letting go of time. Everything that takes time comes through here: visits, holds and moves.

Rows always go in by one order, practitioner before room, so that two who want the same can't wait for each other; a row that meets
another's waits for that transaction's end and is then left out, and fewer rows back than asked means *taken*.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TypeVar
from uuid import UUID

from asyncpg import PostgresError
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.occupancy.models import LONGEST
from clinic.core.clock import now
from clinic.core.db import context_of, direct
from clinic.core.errors import Conflict
from clinic.core.models import new_id

Result = TypeVar("Result")
TRIES = 4
LOST_TIES = frozenset({"40P01", "23P01"})
"""Deadlock and exclusion: two moved over one another at the same moment."""


class TimeTaken(Conflict):
    """Somebody else holds or has booked a part of the time; `slots` is what is left, where the caller may choose among it."""

    code = "booking.time_taken"
    en = "This time has just been taken. Please choose another."
    sv = "Tiden har precis blivit tagen. Välj en annan."


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of time, its end not included."""

    begins: datetime
    ends: datetime


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose time it is: a booking's, or a hold's until it expires."""

    booking_id: UUID | None = None
    hold_id: UUID | None = None
    expires_at: datetime | None = None


INSERT = """
INSERT INTO occupancy (company_id, id, resource_id, stack_id, during, booking_id, hold_id, expires_at)
SELECT $1, w.id, w.resource, w.id, tstzrange($2, $3), $4, $5, $6
FROM unnest($7::uuid[], $8::uuid[]) WITH ORDINALITY AS w(id, resource, place) ORDER BY w.place
ON CONFLICT DO NOTHING RETURNING resource_id
"""
"""Takes each resource in the order given; answers those that were free. `values()` fills $1 to $8."""

_EXPIRE = text("""
UPDATE occupancy o SET released_at = :at FROM (
  SELECT id FROM occupancy WHERE company_id = :company AND resource_id = ANY(:resources) AND released_at IS NULL
  AND expires_at <= :at ORDER BY resource_id, id FOR UPDATE) due
WHERE o.company_id = :company AND o.id = due.id
""")
_RELEASE = text("""
UPDATE occupancy SET released_at = :at WHERE company_id = :company AND released_at IS NULL
AND (booking_id = :booking OR hold_id = :hold)
""")
_CONVERT = text("""
UPDATE occupancy SET booking_id = :booking, hold_id = NULL, expires_at = NULL
WHERE company_id = :company AND hold_id = :hold AND released_at IS NULL RETURNING resource_id
""")
_STACKS = text("""
SELECT id, stack_id FROM occupancy WHERE company_id = :company AND resource_id = :resource AND released_at IS NULL AND stack_id IN (
  SELECT stack_id FROM occupancy WHERE company_id = :company AND resource_id = :resource AND released_at IS NULL
  AND starts_at >= :longest AND starts_at < :ends AND ends_at > :begins) ORDER BY id FOR UPDATE
""")
_LIFT = text("UPDATE occupancy SET released_at = :at WHERE company_id = :company AND id = ANY(:rows)")
_LAY = text("UPDATE occupancy SET released_at = NULL, stack_id = :stack WHERE company_id = :company AND id = ANY(:rows)")
_JOIN = text("""
INSERT INTO occupancy (company_id, id, resource_id, stack_id, during, booking_id)
VALUES (:company, :id, :resource, :stack, tstzrange(:begins, :ends), :booking) ON CONFLICT DO NOTHING RETURNING id
""")


def values(company_id: UUID, owner: Owner, resources: Sequence[UUID], span: Span) -> tuple[object, ...]:
    """What INSERT is filled with."""
    ids = [new_id() for _ in resources]
    return (company_id, span.begins, span.ends, owner.booking_id, owner.hold_id, owner.expires_at, ids, list(resources))


async def expire(session: AsyncSession, resources: Sequence[UUID]) -> None:
    """Let the holds on these resources go whose time is over."""
    await session.execute(_EXPIRE, {"company": context_of(session).company_id, "resources": list(resources), "at": now()})


async def take(session: AsyncSession, owner: Owner, resources: Sequence[UUID], span: Span) -> set[UUID]:
    """Take the span of each resource, in the order given; those that could be taken."""
    connection = await direct(session)
    found = await connection.fetch(INSERT, *values(context_of(session).company_id, owner, resources, span))
    return {row["resource_id"] for row in found}


async def place(
    session: AsyncSession, owner: Owner, practitioner_id: UUID, rooms: Sequence[UUID], span: Span,
) -> UUID | None:
    """Take a practitioner and the first room that is free, if any is asked for; the room.

    Raises TimeTaken, after which the transaction (or its savepoint) must be rolled back.
    """
    await expire(session, [practitioner_id, *rooms])
    got = await take(session, owner, [practitioner_id, *rooms[:1]], span)
    return await settle(session, owner, practitioner_id, rooms, span, got=got)


async def settle(
    session: AsyncSession, owner: Owner, practitioner_id: UUID, rooms: Sequence[UUID], span: Span, *, got: set[UUID],
) -> UUID | None:
    """The room, after a first try at practitioner and first room; tries the other rooms. Raises TimeTaken."""
    if practitioner_id not in got:
        raise TimeTaken(busy="practitioner")
    if not rooms or rooms[0] in got:
        return rooms[0] if rooms else None
    for room_id in rooms[1:]:
        if await take(session, owner, [room_id], span):
            return room_id
    raise TimeTaken(busy="room")


async def release(session: AsyncSession, owner: Owner) -> None:
    """Let the time of a booking or a hold go, at once."""
    at = now()
    company_id = context_of(session).company_id
    await session.execute(_RELEASE, {"company": company_id, "booking": owner.booking_id, "hold": owner.hold_id, "at": at})


async def convert(session: AsyncSession, hold_id: UUID, booking_id: UUID) -> bool:
    """Make a hold's time a booking's; False when it has been let go."""
    found = await session.scalars(_CONVERT, {"company": context_of(session).company_id, "hold": hold_id, "booking": booking_id})
    return bool(found.all())


async def take_over(session: AsyncSession, booking_id: UUID, resources: Sequence[UUID], span: Span) -> None:
    """Take the span although it's taken, for a booking that staff confirmed: the row joins the stacks that it overlaps.

    It bears those it was booked over, and repels everybody else, also when those are cancelled. Raises TimeTaken when others keep
    coming in between.
    """
    await expire(session, resources)
    for resource_id in resources:
        for _ in range(TRIES):
            if await _join(session, booking_id, resource_id, span):
                break
        else:
            raise TimeTaken


async def _join(session: AsyncSession, booking_id: UUID, resource_id: UUID, span: Span) -> bool:
    key = {"company": context_of(session).company_id, "resource": resource_id, "begins": span.begins, "ends": span.ends}
    found = (await session.execute(_STACKS, {**key, "longest": span.begins - LONGEST})).all()
    row_id = new_id()
    stack_id = min((row.stack_id for row in found), default=row_id)
    if others := [row.id for row in found if row.stack_id != stack_id]:
        # The constraint is asked row by row: were they moved one by one, those of one stack would refuse each other half-way.
        await session.execute(_LIFT, {"company": key["company"], "rows": others, "at": now()})
        await session.execute(_LAY, {"company": key["company"], "rows": others, "stack": stack_id})
    return bool(await session.scalar(_JOIN, {**key, "id": row_id, "stack": stack_id, "booking": booking_id}))


def lost_tie(error: DBAPIError | PostgresError) -> bool:
    """Whether two at the same moment were in each other's way, rather than anything being wrong."""
    return getattr(getattr(error, "orig", error), "sqlstate", "") in LOST_TIES


async def retried(session: AsyncSession, work: Callable[[], Awaitable[Result]]) -> Result:
    """Do it in a savepoint, again when it lost a tie. Raises TimeTaken when it lost each time."""
    for _ in range(TRIES):
        try:
            async with session.begin_nested():
                return await work()
        except (DBAPIError, PostgresError) as error:
            if not lost_tie(error):
                raise
    raise TimeTaken
