"""Taking and letting go of time. Everything that takes time comes through here: visits, holds and moves.

Rows always go in by one order, practitioner before room, so that two who want the same can't wait for each other; a row that meets
another's waits for that transaction's end and is then left out, and fewer rows back than asked means *taken*.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypedDict, TypeVar
from uuid import UUID

from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError

from clinic.booking.occupancy.models import LONGEST
from clinic.core.clock import now, to_wire
from clinic.core.db import Unit, context_of, direct
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


class Clash(TypedDict):
    """A time that is taken, what is needed before and after it included, and whose it is; instants as on the wire."""

    kind: Literal["practitioner", "room"]
    name: str
    start_at: str
    end_at: str


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

_EXPIRE = """
UPDATE occupancy o SET released_at = $3 FROM (
  SELECT id FROM occupancy WHERE company_id = $1 AND released_at IS NULL AND expires_at <= $3 AND hold_id IN (
    SELECT hold_id FROM occupancy WHERE company_id = $1 AND resource_id = ANY($2::uuid[]) AND released_at IS NULL AND expires_at <= $3)
  ORDER BY resource_id, id FOR UPDATE) due
WHERE o.company_id = $1 AND o.id = due.id
"""
"""Lets whole holds go: one that kept its practitioner and lost its room could still become a visit, in a room that another has."""
_CLASHES = """
SELECT r.id, r.kind, r.name, t.starts_at, t.ends_at FROM occupancy t JOIN resource r ON r.company_id = t.company_id AND r.id = t.resource_id
WHERE t.company_id = $1 AND t.resource_id = ANY($2::uuid[]) AND t.released_at IS NULL AND t.starts_at >= $5 AND t.starts_at < $4
  AND t.ends_at > $3 AND (t.expires_at IS NULL OR t.expires_at > $6) AND t.booking_id IS DISTINCT FROM $7
ORDER BY r.kind, r.position, r.id, t.starts_at
"""
_RELEASE = """
UPDATE occupancy SET released_at = $4 WHERE company_id = $1 AND released_at IS NULL AND (booking_id = $2 OR hold_id = $3)
"""
_CONVERT = """
UPDATE occupancy o SET booking_id = $3, hold_id = NULL, expires_at = NULL FROM (
  SELECT id FROM occupancy WHERE company_id = $1 AND hold_id = $2 AND released_at IS NULL ORDER BY resource_id, id FOR UPDATE) held
WHERE o.company_id = $1 AND o.id = held.id RETURNING o.resource_id
"""
_STACKS = """
SELECT id, stack_id FROM occupancy WHERE company_id = $1 AND resource_id = $2 AND released_at IS NULL AND stack_id IN (
  SELECT stack_id FROM occupancy WHERE company_id = $1 AND resource_id = $2 AND released_at IS NULL
  AND starts_at >= $5 AND starts_at < $4 AND ends_at > $3) ORDER BY id FOR UPDATE
"""
_LIFT = "UPDATE occupancy SET released_at = $3 WHERE company_id = $1 AND id = ANY($2::uuid[])"
_LAY = "UPDATE occupancy SET released_at = NULL, stack_id = $3 WHERE company_id = $1 AND id = ANY($2::uuid[])"
_JOIN = """
INSERT INTO occupancy (company_id, id, resource_id, stack_id, during, booking_id)
VALUES ($1, $5, $2, $6, tstzrange($3, $4), $7) ON CONFLICT DO NOTHING RETURNING id
"""


def values(company_id: UUID, owner: Owner, resources: Sequence[UUID], span: Span) -> tuple[object, ...]:
    """What INSERT is filled with."""
    ids = [new_id() for _ in resources]
    return (company_id, span.begins, span.ends, owner.booking_id, owner.hold_id, owner.expires_at, ids, list(resources))


async def expire(session: Unit, resources: Sequence[UUID]) -> None:
    """Let the holds on these resources go whose time is over, with all that they hold."""
    await (await direct(session)).execute(_EXPIRE, context_of(session).company_id, list(resources), now())


async def clashes(session: Unit, practitioner_id: UUID, rooms: Sequence[UUID], span: Span, *, besides: UUID | None = None) -> list[Clash]:
    """All that is in the way of taking the span, as far as can be seen, by practitioner, then by room: nothing of rooms while one is free.

    What is free here may be taken by when it's asked for.
    """
    found = await (await direct(session)).fetch(
        _CLASHES, context_of(session).company_id, [practitioner_id, *rooms], span.begins, span.ends, span.begins - LONGEST, now(), besides,
    )
    has_free_room = not set(rooms) <= {row["id"] for row in found}
    return [
        Clash(kind=row["kind"], name=row["name"], start_at=to_wire(row["starts_at"]), end_at=to_wire(row["ends_at"]))
        for row in found if row["kind"] == "practitioner" or not has_free_room
    ]


async def take(session: Unit, owner: Owner, resources: Sequence[UUID], span: Span) -> set[UUID]:
    """Take the span of each resource, in the order given; those that could be taken."""
    connection = await direct(session)
    found = await connection.fetch(INSERT, *values(context_of(session).company_id, owner, resources, span))
    return {row["resource_id"] for row in found}


async def place(
    session: Unit, owner: Owner, practitioner_id: UUID, rooms: Sequence[UUID], span: Span,
) -> UUID | None:
    """Take a practitioner and the first room that is free, if any is asked for; the room.

    Raises TimeTaken, after which the transaction (or its savepoint) must be rolled back.
    """
    await expire(session, [practitioner_id, *rooms])
    got = await take(session, owner, [practitioner_id, *rooms[:1]], span)
    return await settle(session, owner, practitioner_id, rooms, span, got=got)


async def settle(
    session: Unit, owner: Owner, practitioner_id: UUID, rooms: Sequence[UUID], span: Span, *, got: set[UUID],
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


async def release(session: Unit, owner: Owner) -> None:
    """Let the time of a booking or a hold go, at once."""
    company_id = context_of(session).company_id
    await (await direct(session)).execute(_RELEASE, company_id, owner.booking_id, owner.hold_id, now())


async def convert(session: Unit, hold_id: UUID, booking_id: UUID, resources: Sequence[UUID]) -> bool:
    """Make a hold's time a booking's; False when it has been let go for any of these resources."""
    found = await (await direct(session)).fetch(_CONVERT, context_of(session).company_id, hold_id, booking_id)
    return {row["resource_id"] for row in found} == set(resources)


async def take_over(session: Unit, booking_id: UUID, resources: Sequence[UUID], span: Span) -> None:
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


async def _join(session: Unit, booking_id: UUID, resource_id: UUID, span: Span) -> bool:
    connection, company_id = await direct(session), context_of(session).company_id
    key = (company_id, resource_id, span.begins, span.ends)
    found = await connection.fetch(_STACKS, *key, span.begins - LONGEST)
    row_id = new_id()
    stack_id = min((row["stack_id"] for row in found), default=row_id)
    if others := [row["id"] for row in found if row["stack_id"] != stack_id]:
        # The constraint is asked row by row: were they moved one by one, those of one stack would refuse each other half-way.
        await connection.execute(_LIFT, company_id, others, now())
        await connection.execute(_LAY, company_id, others, stack_id)
    return bool(await connection.fetchval(_JOIN, *key, row_id, stack_id, booking_id))


def lost_tie(error: DBAPIError | PostgresError) -> bool:
    """Whether two at the same moment were in each other's way, rather than anything being wrong."""
    return getattr(getattr(error, "orig", error), "sqlstate", "") in LOST_TIES


async def retried(session: Unit, work: Callable[[], Awaitable[Result]]) -> Result:
    """Do it in a savepoint, again when it lost a tie. Raises TimeTaken when it lost each time."""
    for _ in range(TRIES):
        try:
            async with session.begin_nested():
                return await work()
        except (DBAPIError, PostgresError) as error:
            if not lost_tie(error):
                raise
    raise TimeTaken
