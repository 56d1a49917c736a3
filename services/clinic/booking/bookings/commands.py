"""Statements that insert a booking together with its occupancy: few round trips, because booking creation is a hot path."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import orjson

from clinic.booking.bookings import queries
from clinic.booking.group_bookings import service as group_bookings
from clinic.booking.group_bookings.service import GroupTime, Place
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.booking.occupancy.service import Holder, TimeSpan
from clinic.core.database.session import AnySession, driver_connection, get_context


@dataclass(frozen=True, slots=True)
class NewBooking:
    """A booking that is about to be inserted."""

    id: UUID
    client_id: UUID
    service_id: UUID
    practitioner_id: UUID
    choices: ResourceChoices
    """The rooms and devices that it may use."""
    start_at: datetime
    source: str
    special_request: str
    created_at: datetime
    inputs: Mapping[str, Any]
    """The row of `queries.load_booking_inputs`."""
    prerequisite_override_reason: str = ""

    @property
    def end_at(self) -> datetime:
        """The end of the appointment, without the buffer after it."""
        return self.start_at + timedelta(minutes=self.inputs["duration"])

    @property
    def add_ons(self) -> list[dict[str, Any]]:
        """The add-ons of the visit, as the booking's row holds them."""
        return list(orjson.loads(self.inputs["add_ons"]))

    @property
    def group_time(self) -> GroupTime | None:
        """The time in a group booking, None for a service of single clients."""
        if self.inputs["group_quantity"] is None:
            return None
        return GroupTime(self.service_id, self.practitioner_id, self.start_at, self.choices, self.span)

    @property
    def span(self) -> TimeSpan:
        """The occupied time, buffers included."""
        return occupied_span(self.start_at, self.end_at, self.inputs["buffer_before"], self.inputs["buffer_after"])

    def values(self, resources: ReservedResources, *, is_overbooked: bool = False) -> tuple[object, ...]:
        """Return the bind values $9 to $25, which follow those of the occupancy."""
        inputs = self.inputs
        return (
            self.client_id, self.service_id, self.practitioner_id, resources.room_id, self.start_at, self.end_at, self.source,
            is_overbooked, inputs["name"], inputs["price"], inputs["duration"], inputs["buffer_before"], inputs["buffer_after"],
            self.special_request, self.created_at, list(resources.device_ids), inputs["add_ons"],
        )


def occupied_span(start: datetime, end: datetime, minutes_before: int, minutes_after: int) -> TimeSpan:
    """Return the time from `start` to `end` extended by the buffers before and after it, in minutes."""
    return TimeSpan(start - timedelta(minutes=minutes_before), end + timedelta(minutes=minutes_after))


async def insert_if_free(session: AnySession, booking: NewBooking) -> ReservedResources:
    """Insert the booking and its occupancy, in one statement but for devices beside a room; return its room and devices.

    In a group booking it takes a place. Raises TimeTaken, after which the transaction must be rolled back, and GroupFull.
    """
    if booking.group_time:
        return (await _insert_into_group(session, booking, booking.group_time)).resources
    choices, holder = booking.choices, Holder(booking_id=booking.id)
    reserved = await _insert(session, booking, [booking.practitioner_id, *choices.first_ids])
    resources = await occupancy.pick_resources(session, holder, booking.practitioner_id, choices, booking.span, reserved=reserved)
    if resources != choices.preferred:
        await (await driver_connection(session)).execute(queries.SET_RESOURCES, *resource_values(session, booking.id, resources))
    return resources


def resource_values(session: AnySession, booking_id: UUID, resources: ReservedResources) -> tuple[object, ...]:
    """Return the bind values of `queries.SET_RESOURCES`."""
    return (get_context(session).company_id, booking_id, resources.room_id, list(resources.device_ids))


async def _insert_into_group(session: AnySession, booking: NewBooking, time: GroupTime, *, allow_overlap: bool = False) -> Place:
    await _insert(session, booking, [], is_overbooked=allow_overlap)
    place = await group_bookings.take_place(session, Holder(booking_id=booking.id), time, allow_overlap=allow_overlap)
    await group_bookings.set_group(session, booking.id, place)
    return place


async def save_override(session: AnySession, booking: NewBooking) -> None:
    """Store why a new booking was made without the visit that must come first, if it was."""
    if reason := booking.prerequisite_override_reason:
        values = (get_context(session).company_id, booking.id, reason)
        await (await driver_connection(session)).execute(queries.SET_PREREQUISITE_OVERRIDE, *values)


async def _insert(session: AnySession, booking: NewBooking, resource_ids: list[UUID], *, is_overbooked: bool = False) -> set[UUID]:
    """Insert the booking and the occupancy of those resources that are free; return the reserved resources."""
    connection = await driver_connection(session)
    occupancy_values = occupancy.insert_values(
        get_context(session).company_id, Holder(booking_id=booking.id), resource_ids, booking.span,
    )
    booking_values = booking.values(booking.choices.preferred, is_overbooked=is_overbooked)
    rows = await connection.fetch(queries.INSERT_WITH_OCCUPANCY, *occupancy_values, *booking_values)
    return {row["resource_id"] for row in rows}


async def insert_overbooked(session: AnySession, booking: NewBooking) -> ReservedResources:
    """Insert the booking although its time is taken; return its room and devices. Raises GroupFull."""
    if booking.group_time:
        return (await _insert_into_group(session, booking, booking.group_time, allow_overlap=True)).resources
    await _insert(session, booking, [], is_overbooked=True)
    preferred = booking.choices.preferred
    await occupancy.reserve_overlapping(session, booking.id, [booking.practitioner_id, *preferred], booking.span)
    return preferred


async def insert_from_hold(session: AnySession, booking: NewBooking, hold_id: UUID) -> bool:
    """Insert the booking on the time of a hold; return False when any part of the hold has been released."""
    await _insert(session, booking, [])
    if not await occupancy.convert_hold(session, hold_id, booking.id, [booking.practitioner_id, *booking.choices.preferred]):
        return False
    await group_bookings.follow_occupancy(session, booking.id)
    return True
