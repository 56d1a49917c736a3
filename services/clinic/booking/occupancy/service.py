"""Reserve and release time. Every reservation goes through this module: bookings, holds and rescheduling.

Rows are always inserted in the same order, practitioner before room before devices, so that two transactions that want the same resources
can't deadlock. An insert that conflicts with an uncommitted row waits for the end of that transaction and is then skipped; fewer rows
returned than requested means that a resource is taken.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, Protocol, TypedDict, TypeVar
from uuid import UUID

from asyncpg import PostgresError
from sqlalchemy.exc import DBAPIError

from clinic.booking.occupancy import queries
from clinic.booking.occupancy.models import MAX_SPAN
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.core.api.errors import Conflict
from clinic.core.clock import now, to_wire
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, driver_connection, flush_and_get_connection, get_context

Result = TypeVar("Result")
MAX_ATTEMPTS = 4
CONCURRENCY_SQLSTATES = frozenset({"40P01", "23P01"})
"""Deadlock and exclusion violation: two transactions moved bookings onto each other's time at the same moment."""


class TimeTaken(Conflict):
    """Another booking or hold occupies a part of the time. `slots` are the remaining times where the caller can choose one."""

    code = "booking.time_taken"
    en = "This time has just been taken. Please choose another."
    sv = "Tiden har precis blivit tagen. Välj en annan."


class Member(Protocol):
    """The field of a membership that its bookings are counted by."""

    id: UUID


@dataclass(frozen=True, slots=True)
class TimeSpan:
    """A half-open interval of time."""

    start: datetime
    end: datetime


class TimeConflict(TypedDict):
    """An occupied time, buffers included, and the resource it belongs to; instants as on the wire."""

    type: Literal["practitioner", "room", "device"]
    name: str
    start_at: str
    end_at: str


@dataclass(frozen=True, slots=True)
class Holder:
    """The booking or hold that occupies time; a hold's time expires."""

    booking_id: UUID | None = None
    hold_id: UUID | None = None
    expires_at: datetime | None = None


def insert_values(company_id: UUID, holder: Holder, resource_ids: Sequence[UUID], span: TimeSpan) -> tuple[object, ...]:
    """Return the bind values of `queries.RESERVE`."""
    ids = [new_id() for _ in resource_ids]
    return (company_id, span.start, span.end, holder.booking_id, holder.hold_id, holder.expires_at, ids, list(resource_ids))


async def release_expired_holds(session: AnySession, resource_ids: Sequence[UUID]) -> None:
    """Release the expired holds on these resources, together with everything else that those holds reserve."""
    connection = await driver_connection(session)
    await connection.execute(queries.RELEASE_EXPIRED_HOLDS, get_context(session).company_id, list(resource_ids), now())


async def list_conflicts(
    session: AnySession, practitioner_id: UUID, choices: ResourceChoices, span: TimeSpan, *, ignore_booking_id: UUID | None = None,
) -> list[TimeConflict]:
    """List the occupied times that conflict with the span, the practitioner's first; those of rooms or devices only when none is free.

    A preview without locks: what is free here may be taken by the time it is reserved.
    """
    rows = await (await driver_connection(session)).fetch(
        queries.CONFLICTS, get_context(session).company_id, [practitioner_id, *choices.all_ids], span.start, span.end,
        span.start - MAX_SPAN, now(), ignore_booking_id,
    )
    return _select_conflicts(rows, choices)


def _select_conflicts(rows: Sequence[Mapping[str, Any]], choices: ResourceChoices) -> list[TimeConflict]:
    """Return the practitioner's conflicts, and those of the sets of rooms or devices of which none is free."""
    taken = {row["id"] for row in rows}
    missing = {id_ for ids in choices.sets if taken.issuperset(ids) for id_ in ids}
    return [_to_conflict(row) for row in rows if row["type"] == "practitioner" or row["id"] in missing]


@dataclass(frozen=True, slots=True)
class SpanConflicts:
    """The conflicts of a span, and the ids of the rooms and devices that are taken in it."""

    conflicts: list[TimeConflict]
    taken_ids: set[UUID]


async def list_conflicts_of_spans(
    session: AnySession, practitioner_id: UUID, choices: ResourceChoices, spans: Sequence[TimeSpan],
) -> list[SpanConflicts]:
    """List the conflicts of several spans as `list_conflicts` does those of one, in the order of the spans."""
    rows = await (await driver_connection(session)).fetch(
        queries.CONFLICTS_OF_SPANS, get_context(session).company_id, [practitioner_id, *choices.all_ids], list(range(len(spans))),
        [span.start for span in spans], [span.end for span in spans], now(),
    )
    results = []
    for number in range(len(spans)):
        own = [row for row in rows if row["number"] == number]
        taken = {row["id"] for row in own if row["type"] != "practitioner"}
        results.append(SpanConflicts(_select_conflicts(own, choices), taken))
    return results


def _to_conflict(row: Mapping[str, Any]) -> TimeConflict:
    return TimeConflict(type=row["type"], name=row["name"], start_at=to_wire(row["starts_at"]), end_at=to_wire(row["ends_at"]))


async def reserve_spans(session: AnySession, reservations: Sequence[tuple[UUID, UUID, TimeSpan]]) -> set[UUID]:
    """Reserve (booking, resource, span) in the given order, which is that of time; return the bookings whose resource was free."""
    connection = await driver_connection(session)
    rows = await connection.fetch(
        queries.RESERVE_SPANS, get_context(session).company_id, [new_id() for _ in reservations],
        [resource_id for _, resource_id, _ in reservations], [booking_id for booking_id, _, _ in reservations],
        [span.start for _, _, span in reservations], [span.end for _, _, span in reservations],
    )
    return {row["booking_id"] for row in rows}


async def release_bookings(session: AnySession, booking_ids: Sequence[UUID]) -> None:
    """Release all time of several bookings at once."""
    await (await driver_connection(session)).execute(
        queries.RELEASE_BOOKINGS, get_context(session).company_id, list(booking_ids), now(),
    )


async def reserve(session: AnySession, holder: Holder, resource_ids: Sequence[UUID], span: TimeSpan) -> set[UUID]:
    """Reserve the span of each resource, in the given order; return the resources that were free."""
    connection = await driver_connection(session)
    rows = await connection.fetch(queries.RESERVE, *insert_values(get_context(session).company_id, holder, resource_ids, span))
    return {row["resource_id"] for row in rows}


async def reserve_all(
    session: AnySession, holder: Holder, practitioner_id: UUID, choices: ResourceChoices, span: TimeSpan,
) -> ReservedResources:
    """Reserve a practitioner, the first free room and the first free device of each set, as far as any are needed.

    Raises TimeTaken, after which the transaction or its savepoint must be rolled back.
    """
    await release_expired_holds(session, [practitioner_id, *choices.all_ids])
    reserved = await reserve(session, holder, [practitioner_id, *choices.first_ids], span)
    return await pick_resources(session, holder, practitioner_id, choices, span, reserved=reserved)


async def pick_resources(
    session: AnySession, holder: Holder, practitioner_id: UUID, choices: ResourceChoices, span: TimeSpan, *, reserved: set[UUID],
) -> ReservedResources:
    """Pick room and devices after the first attempt, which reserved `reserved` of the practitioner and `choices.first_ids`.

    A device that stands in several sets is reserved for all of them. Raises TimeTaken when the practitioner, or all of a set, are taken.
    """
    if practitioner_id not in reserved:
        raise TimeTaken(busy="practitioner")
    needs_room, choices = bool(choices.room_ids), choices.without(set(choices.first_ids) - reserved)
    room_id = await _pick(session, holder, choices.room_ids, span, reserved)
    if needs_room and room_id is None:
        raise TimeTaken(busy="room")
    device_ids: list[UUID] = []
    for ids in choices.device_sets:
        device_id = await _pick(session, holder, ids, span, {*reserved, *device_ids})
        if device_id is None:
            raise TimeTaken(busy="device")
        device_ids.append(device_id)
    return ReservedResources(room_id, list(dict.fromkeys(device_ids)))


async def _pick(session: AnySession, holder: Holder, ids: Sequence[UUID], span: TimeSpan, reserved: set[UUID]) -> UUID | None:
    """Return the first of the ids that is reserved already or can be reserved now; None when all are taken."""
    for id_ in sorted(ids, key=lambda candidate: candidate not in reserved):
        if id_ in reserved or await reserve(session, holder, [id_], span):
            return id_
    return None


async def release(session: AnySession, holder: Holder) -> None:
    """Release all time of a booking or a hold at once."""
    company_id = get_context(session).company_id
    await (await driver_connection(session)).execute(queries.RELEASE, company_id, holder.booking_id, holder.hold_id, now())


async def extend_hold(session: AnySession, hold_id: UUID, expires_at: datetime) -> None:
    """Let a hold's time end later."""
    await (await driver_connection(session)).execute(queries.EXTEND_HOLD, get_context(session).company_id, hold_id, expires_at)


async def convert_hold(session: AnySession, hold_id: UUID, booking_id: UUID, resource_ids: Sequence[UUID]) -> bool:
    """Transfer a hold's time to a booking; return False when the hold has been released for any of these resources."""
    rows = await (await driver_connection(session)).fetch(queries.CONVERT_HOLD, get_context(session).company_id, hold_id, booking_id)
    return {row["resource_id"] for row in rows} == set(resource_ids)


async def reserve_overlapping(session: AnySession, booking_id: UUID, resource_ids: Sequence[UUID], span: TimeSpan) -> None:
    """Reserve the span although it is taken, for a booking that staff confirmed: the row joins the overlap groups that it overlaps.

    It may overlap the bookings of its group and conflicts with all others, also when those it overlapped are cancelled. Raises
    TimeTaken when other transactions keep inserting in between.
    """
    await release_expired_holds(session, resource_ids)
    for resource_id in resource_ids:
        for _ in range(MAX_ATTEMPTS):
            if await _add_to_overlap_group(session, booking_id, resource_id, span):
                break
        else:
            raise TimeTaken


async def _add_to_overlap_group(session: AnySession, booking_id: UUID, resource_id: UUID, span: TimeSpan) -> bool:
    connection, company_id = await driver_connection(session), get_context(session).company_id
    key = (company_id, resource_id, span.start, span.end)
    rows = await connection.fetch(queries.LOCK_OVERLAP_GROUPS, *key, span.start - MAX_SPAN)
    row_id = new_id()
    group_id = min((row["overlap_group_id"] for row in rows), default=row_id)
    if other_ids := [row["id"] for row in rows if row["overlap_group_id"] != group_id]:
        # The constraint is checked row by row: if rows changed group one by one, those of one group would conflict half-way.
        await connection.execute(queries.RELEASE_ROWS, company_id, other_ids, now())
        await connection.execute(queries.RESTORE_IN_GROUP, company_id, other_ids, group_id)
    return bool(await connection.fetchval(queries.INSERT_INTO_GROUP, *key, row_id, group_id, booking_id))


def is_concurrency_error(error: DBAPIError | PostgresError) -> bool:
    """Return whether the error comes from two simultaneous transactions (deadlock, exclusion violation) and may be retried."""
    return getattr(getattr(error, "orig", error), "sqlstate", "") in CONCURRENCY_SQLSTATES


async def with_retry(session: AnySession, work: Callable[[], Awaitable[Result]]) -> Result:
    """Run `work` in a savepoint, again after a concurrency error. Raises TimeTaken when all attempts fail."""
    for _ in range(MAX_ATTEMPTS):
        try:
            async with session.begin_nested():
                return await work()
        except (DBAPIError, PostgresError) as error:
            if not is_concurrency_error(error):
                raise
    raise TimeTaken


async def count_coming_bookings(session: AnySession, member: Member) -> int:
    """Return how many bookings that haven't ended the member has as practitioner."""
    connection = await flush_and_get_connection(session)
    return int(await connection.fetchval(queries.COUNT_COMING_BOOKINGS, get_context(session).company_id, member.id, now()))
