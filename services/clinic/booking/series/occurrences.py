"""Check all bookings of a series before any is saved, and reserve their time in one order (BEY-002)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import zip_longest
from typing import Literal, TypedDict
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.availability import service as availability
from clinic.booking.availability.service import AvailabilityQuery
from clinic.booking.group_bookings import service as group_bookings
from clinic.booking.group_bookings.service import GroupTime
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.booking.occupancy.service import Holder, SpanConflicts, TimeSpan, TimeTaken
from clinic.booking.series.errors import SeriesClashes
from clinic.core.clock import now, to_wire


class ClashReason(TypedDict):
    """Why a booking of a series can't begin at its start; instants as on the wire."""

    type: Literal["practitioner", "room", "device", "closed", "past", "series", "group"]
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
    choices: ResourceChoices
    """The rooms and devices that it may use."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The service, practitioner and occurrences, by start, of a series that is to be made or moved."""

    service_id: UUID
    practitioner_id: UUID
    timezone: str
    occurrences: list[Occurrence]
    add_on_ids: Sequence[UUID] = ()
    is_group: bool = False
    """Whether each occurrence takes a place of a group booking."""

    @property
    def choices(self) -> ResourceChoices:
        """All rooms and devices that any of the occurrences may use."""
        room_ids = {room_id for occurrence in self.occurrences for room_id in occurrence.choices.room_ids}
        sets = zip_longest(*(occurrence.choices.device_sets for occurrence in self.occurrences), fillvalue=())
        return ResourceChoices(sorted(room_ids), [sorted({id_ for ids in same_set for id_ in ids}) for same_set in sets])


Insert = Callable[[Mapping[UUID, ReservedResources]], Awaitable[None]]
"""Inserts the bookings with these rooms and devices, before their time is reserved; they may be replaced then."""


async def reserve(session: AsyncSession, plan: Plan, insert: Insert | None = None) -> dict[UUID, ReservedResources]:
    """Reserve the time of all occurrences, after `insert`, in one savepoint; return the room and devices of each booking.

    Raises SeriesClashes with all clashes, and TimeTaken when a time was taken and released by others at the same moment.
    """
    await occupancy.release_expired_holds(session, [plan.practitioner_id, *plan.choices.all_ids])
    free = await _check(session, plan)
    try:
        return await occupancy.with_retry(session, lambda: _reserve(session, plan, free, insert))
    except TimeTaken:
        await _check(session, plan)
        raise


async def _check(session: AsyncSession, plan: Plan) -> dict[UUID, ResourceChoices]:
    """Return the free rooms and devices of each booking. Raises SeriesClashes when the engine or the occupied times refuse any of them."""
    query = AvailabilityQuery(plan.timezone, plan.service_id, plan.practitioner_id, plan.add_on_ids, is_visitor=False)
    occurrences = plan.occurrences
    free_starts = await availability.list_free_starts(session, query, [occurrence.start_at for occurrence in occurrences])
    results = [SpanConflicts([], set()) for _ in occurrences] if plan.is_group else await occupancy.list_conflicts_of_spans(
        session, plan.practitioner_id, plan.choices, [occurrence.span for occurrence in occurrences],
    )
    clashes, free = [], {}
    unavailable: Literal["group", "closed"] = "group" if plan.is_group else "closed"
    for occurrence, result, previous in zip(occurrences, results, [None, *occurrences], strict=False):
        reasons = _list_reasons(occurrence, result, previous)
        if not reasons and occurrence.start_at not in free_starts:
            reasons.append(_reason(unavailable, occurrence))
        if reasons:
            clashes.append(Clash(position=occurrence.position, start_at=to_wire(occurrence.start_at), reasons=reasons))
        free[occurrence.booking_id] = occurrence.choices.without(result.taken_ids)
    if clashes:
        raise SeriesClashes(count=len(clashes), clashes=sorted(clashes, key=lambda clash: clash["position"]))
    return free


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


async def _take_places(session: AsyncSession, plan: Plan) -> dict[UUID, ReservedResources]:
    """Take a place of the group booking at each occurrence; return what they use. Raises TimeTaken, and the savepoint is rolled back."""
    resources = {}
    for occurrence in plan.occurrences:
        time = GroupTime(plan.service_id, plan.practitioner_id, occurrence.start_at, occurrence.choices, occurrence.span)
        place = await group_bookings.take_place(session, Holder(booking_id=occurrence.booking_id), time)
        await group_bookings.set_group(session, occurrence.booking_id, place)
        resources[occurrence.booking_id] = place.resources
    return resources


async def _reserve(
    session: AsyncSession, plan: Plan, free: Mapping[UUID, ResourceChoices], insert: Insert | None,
) -> dict[UUID, ReservedResources]:
    """Reserve the practitioner's times, then rooms, then devices, each in order of time. Raises TimeTaken; the savepoint is rolled back."""
    if insert:
        await insert({booking_id: choices.preferred for booking_id, choices in free.items()})
    if plan.is_group:
        return await _take_places(session, plan)
    spans = {occurrence.booking_id: occurrence.span for occurrence in plan.occurrences}
    reserved = await occupancy.reserve_spans(
        session, [(booking_id, plan.practitioner_id, span) for booking_id, span in spans.items()],
    )
    if reserved != set(spans):
        raise TimeTaken(busy="practitioner")
    rooms = await _reserve_any(session, spans, {booking_id: choices.room_ids for booking_id, choices in free.items()}, busy="room")
    devices: dict[UUID, list[UUID]] = {booking_id: [] for booking_id in spans}
    for number in range(len(plan.choices.device_sets)):
        sets = {
            booking_id: choices.device_sets[number] for booking_id, choices in free.items()
            if number < len(choices.device_sets) and not set(choices.device_sets[number]) & set(devices[booking_id])
        }
        for booking_id, device_id in (await _reserve_any(session, spans, sets, busy="device")).items():
            devices[booking_id].append(device_id)
    return {booking_id: ReservedResources(rooms.get(booking_id), devices[booking_id]) for booking_id in spans}


async def _reserve_any(
    session: AsyncSession, spans: Mapping[UUID, TimeSpan], choices: Mapping[UUID, Sequence[UUID]], *, busy: Literal["room", "device"],
) -> dict[UUID, UUID]:
    """Reserve for each booking the first of its choices that is free; a booking without choices gets none. Raises TimeTaken."""
    reserved: dict[UUID, UUID] = {}
    missing = {booking_id for booking_id, ids in choices.items() if ids}
    for number in range(max(map(len, choices.values()), default=0)):
        attempts = [
            (booking_id, choices[booking_id][number], span) for booking_id, span in spans.items()
            if booking_id in missing and number < len(choices[booking_id])
        ]
        if not attempts:
            break
        successful = await occupancy.reserve_spans(session, attempts)
        reserved |= {booking_id: resource_id for booking_id, resource_id, _ in attempts if booking_id in successful}
        missing -= successful
    if missing:
        raise TimeTaken(busy=busy)
    return reserved
