"""Check all bookings of a series before any is saved, and reserve their time in one order (BEY-002)."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal, TypedDict
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.availability import service as availability
from clinic.booking.availability.service import AvailabilityQuery
from clinic.booking.group_bookings import service as group_bookings
from clinic.booking.group_bookings.service import GroupTime
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.service import Holder, SpanConflicts, TimeSpan, TimeTaken
from clinic.booking.series.errors import SeriesClashes
from clinic.core.clock import now, to_wire


class ClashReason(TypedDict):
    """Why a booking of a series can't begin at its start; instants as on the wire."""

    type: Literal["practitioner", "room", "closed", "past", "series", "group"]
    name: str
    start_at: str
    end_at: str


class Clash(TypedDict):
    """A booking of a series that can't be made or moved."""

    position: int
    start_at: str
    reasons: list[ClashReason]


@dataclass(frozen=True, slots=True)
class Occurrence:
    """A booking of a series, at the start that it is to have."""

    booking_id: UUID
    position: int
    start_at: datetime
    end_at: datetime
    span: TimeSpan
    """Its time with the buffers before and after it."""
    room_ids: list[UUID]
    """Possible rooms, the preferred one first; empty when the service needs none."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The service, practitioner and occurrences, by start, of a series that is to be made or moved."""

    service_id: UUID
    practitioner_id: UUID
    timezone: str
    occurrences: list[Occurrence]
    is_group: bool = False
    """Whether each occurrence takes a place of a group booking."""

    @property
    def room_ids(self) -> list[UUID]:
        """All possible rooms."""
        return sorted({room_id for occurrence in self.occurrences for room_id in occurrence.room_ids})


Insert = Callable[[Mapping[UUID, UUID | None]], Awaitable[None]]
"""Inserts the bookings with these rooms, before their time is reserved; a room may be replaced then."""


async def reserve(session: AsyncSession, plan: Plan, insert: Insert | None = None) -> dict[UUID, UUID | None]:
    """Reserve the time of all occurrences, after `insert`, in one savepoint; return the room of each booking.

    Raises SeriesClashes with all clashes, and TimeTaken when a time was taken and released by others at the same moment.
    """
    await occupancy.release_expired_holds(session, [plan.practitioner_id, *plan.room_ids])
    free_rooms = await _check(session, plan)
    try:
        return await occupancy.with_retry(session, lambda: _reserve(session, plan, free_rooms, insert))
    except TimeTaken:
        await _check(session, plan)
        raise


async def _check(session: AsyncSession, plan: Plan) -> dict[UUID, list[UUID]]:
    """Return the free rooms of each booking. Raises SeriesClashes when the engine or the occupied times refuse any of them."""
    query = AvailabilityQuery(plan.timezone, plan.service_id, plan.practitioner_id, is_visitor=False)
    occurrences = plan.occurrences
    free_starts = await availability.list_free_starts(session, query, [occurrence.start_at for occurrence in occurrences])
    results = [SpanConflicts([], set()) for _ in occurrences] if plan.is_group else await occupancy.list_conflicts_of_spans(
        session, plan.practitioner_id, plan.room_ids, [occurrence.span for occurrence in occurrences],
    )
    clashes, free_rooms = [], {}
    unavailable: Literal["group", "closed"] = "group" if plan.is_group else "closed"
    for occurrence, result, previous in zip(occurrences, results, [None, *occurrences], strict=False):
        reasons = _list_reasons(occurrence, result, previous)
        if not reasons and occurrence.start_at not in free_starts:
            reasons.append(_reason(unavailable, occurrence))
        if reasons:
            clashes.append(Clash(position=occurrence.position, start_at=to_wire(occurrence.start_at), reasons=reasons))
        free_rooms[occurrence.booking_id] = [room_id for room_id in occurrence.room_ids if room_id not in result.taken_room_ids]
    if clashes:
        raise SeriesClashes(count=len(clashes), clashes=sorted(clashes, key=lambda clash: clash["position"]))
    return free_rooms


def _list_reasons(occurrence: Occurrence, result: SpanConflicts, previous: Occurrence | None) -> list[ClashReason]:
    """List what an occurrence meets at its start; `previous` is the one before it, by start."""
    reasons = [ClashReason(**conflict) for conflict in result.conflicts]
    if previous is not None and previous.span.end > occurrence.span.start:
        reasons.append(_reason("series", previous))
    if occurrence.start_at < now():
        reasons.append(_reason("past", occurrence))
    return reasons


def _reason(reason: Literal["closed", "past", "series", "group"], occurrence: Occurrence) -> ClashReason:
    return ClashReason(type=reason, name="", start_at=to_wire(occurrence.start_at), end_at=to_wire(occurrence.end_at))


async def _take_places(session: AsyncSession, plan: Plan) -> dict[UUID, UUID | None]:
    """Take a place of the group booking at each occurrence; return the rooms. Raises TimeTaken, and the savepoint is rolled back."""
    rooms = {}
    for occurrence in plan.occurrences:
        time = GroupTime(plan.service_id, plan.practitioner_id, occurrence.start_at, occurrence.room_ids, occurrence.span)
        place = await group_bookings.take_place(session, Holder(booking_id=occurrence.booking_id), time)
        await group_bookings.set_group(session, occurrence.booking_id, place)
        rooms[occurrence.booking_id] = place.room_id
    return rooms


async def _reserve(
    session: AsyncSession, plan: Plan, free_rooms: Mapping[UUID, list[UUID]], insert: Insert | None,
) -> dict[UUID, UUID | None]:
    """Reserve the practitioner's times, then the rooms, each in order of time. Raises TimeTaken, and the savepoint is rolled back."""
    rooms: dict[UUID, UUID | None] = {booking_id: next(iter(ids), None) for booking_id, ids in free_rooms.items()}
    if insert:
        await insert(rooms)
    if plan.is_group:
        return await _take_places(session, plan)
    spans = {occurrence.booking_id: occurrence.span for occurrence in plan.occurrences}
    reserved = await occupancy.reserve_spans(
        session, [(booking_id, plan.practitioner_id, span) for booking_id, span in spans.items()],
    )
    if reserved != set(spans):
        raise TimeTaken(busy="practitioner")
    missing = {booking_id for booking_id, room_id in rooms.items() if room_id}
    for number in range(len(plan.room_ids)):
        choices = [
            (booking_id, free_rooms[booking_id][number], span) for booking_id, span in spans.items()
            if booking_id in missing and number < len(free_rooms[booking_id])
        ]
        if not choices:
            break
        reserved = await occupancy.reserve_spans(session, choices)
        rooms |= {booking_id: room_id for booking_id, room_id, _ in choices if booking_id in reserved}
        missing -= reserved
    if missing:
        raise TimeTaken(busy="room")
    return rooms
