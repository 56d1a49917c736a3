"""Move bookings to another time, practitioner or room."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import commands, events, queries, states
from clinic.booking.bookings.errors import PolicyReasonRequired
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.schemas import BookingOut, BookingReschedule
from clinic.booking.bookings.service import conflict_error, get_booking, lock_booking, not_qualified_error
from clinic.booking.bookings.states import BookingState
from clinic.booking.catalogue import service as catalogue
from clinic.booking.group_bookings import service as group_bookings
from clinic.booking.group_bookings.errors import GroupFull
from clinic.booking.group_bookings.service import GroupTime
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.booking.occupancy.service import Holder, TimeSpan, TimeTaken
from clinic.company import service as companies
from clinic.core.api.errors import FieldError
from clinic.core.clock import now
from clinic.core.database.session import AnySession
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language

MOVED_COLUMNS = ("start_at", "practitioner_id", "room_id", "device_ids")
"""What a move may change and the audit log names before and after."""


async def reschedule_booking(session: AsyncSession, user: CurrentUser, booking_id: UUID, data: BookingReschedule) -> BookingOut:
    """Move a booking to another time, practitioner or room; service, price and duration stay as booked, and its device where it is free.

    A participant of a group booking gets a place in the group of the new time, alone. Raises PractitionerBusy, RoomBusy or DeviceBusy with
    all `conflicts`, and GroupFull; the booking then keeps its time. InvalidTransition when its state doesn't allow it. Moving it back
    undoes a move.
    """
    booking = await lock_booking(session, user, booking_id, data.version)
    states.check_movable(booking, data.start_at, user.timezone)
    override_reason = await check_policy(session, booking, data)
    move = await _plan_move(session, booking, data)
    list_conflicts = partial(
        occupancy.list_conflicts, session, move.practitioner_id, move.choices, move.span, ignore_booking_id=booking.id,
    )
    # When many bookings are moved to one time at once, most are refused here, before they have written anything.
    if not data.allow_overlap and booking.group_booking_id is None and (conflicts := await list_conflicts()):
        raise conflict_error(conflicts)
    try:
        await _move(session, booking, move, allow_overlap=data.allow_overlap, override_reason=override_reason)
    except GroupFull:
        raise
    except TimeTaken as error:
        raise conflict_error(await list_conflicts()) from error
    return await get_booking(session, user, booking_id)


@dataclass(frozen=True, slots=True)
class _Move:
    """Where a booking is moved to; its time with the buffers before and after it is `span`."""

    start_at: datetime
    end_at: datetime
    practitioner_id: UUID
    choices: ResourceChoices
    span: TimeSpan
    prerequisite_override_reason: str = ""


async def _plan_move(session: AsyncSession, booking: Booking, data: BookingReschedule) -> _Move:
    """Return where a booking is moved to. Raises as `list_choices`, TreatmentNotLawful, and PrerequisiteMissing.

    A booking that was made without the visit that must come first isn't asked for it when it moves.
    """
    practitioner_id = data.practitioner_id or booking.practitioner_id
    choices = await list_choices(session, booking, data, practitioner_id)
    override_reason = await catalogue.check_requirements(
        session, [booking.service_id, *booking.add_on_ids], practitioner_id, booking.client_id, data.start_at,
        override_reason=booking.prerequisite_override_reason or data.prerequisite_override_reason,
    )
    end = data.start_at + (booking.end_at - booking.start_at)
    span = commands.occupied_span(data.start_at, end, booking.buffer_before, booking.buffer_after)
    return _Move(data.start_at, end, practitioner_id, choices, span, override_reason)


async def _move(
    session: AsyncSession, booking: Booking, move: _Move, *, allow_overlap: bool, override_reason: str = "", is_by_client: bool = False,
) -> None:
    """Release the booking's time, reserve the new one and record it. Raises TimeTaken, and the booking keeps its time."""
    before = {name: getattr(booking, name) for name in MOVED_COLUMNS}
    take_time = partial(_take_time, session, booking, move, allow_overlap=allow_overlap)
    booking.group_booking_id, resources, booking.is_overbooked = await occupancy.with_retry(session, take_time)
    set_resources(booking, resources)
    booking.start_at, booking.end_at, booking.practitioner_id = move.start_at, move.end_at, move.practitioner_id
    mark_rescheduled(booking, before)
    if override_reason:
        booking.policy_override_reason = override_reason
    if move.prerequisite_override_reason:
        booking.prerequisite_override_reason = move.prerequisite_override_reason
    await session.flush()
    events.record_rescheduled(
        session, booking, before, is_overbooked=booking.is_overbooked, override_reason=override_reason, is_by_client=is_by_client,
        prerequisite_override_reason=move.prerequisite_override_reason,
    )


async def _take_time(
    session: AsyncSession, booking: Booking, move: _Move, *, allow_overlap: bool,
) -> tuple[UUID | None, ReservedResources, bool]:
    """Release the old time and reserve the new one; return the group booking, room and devices, and whether another is overlapped."""
    if booking.group_booking_id is None:
        return None, *await replace_occupancy(
            session, booking.id, move.practitioner_id, move.choices, move.span, allow_overlap=allow_overlap,
        )
    holder = Holder(booking_id=booking.id)
    await occupancy.release(session, holder)
    time = GroupTime(booking.service_id, move.practitioner_id, move.start_at, move.choices, move.span)
    place = await group_bookings.take_place(session, holder, time, allow_overlap=allow_overlap)
    return place.group_booking_id, place.resources, place.is_overbooked


async def check_policy(session: AsyncSession, booking: Booking, data: BookingReschedule) -> str:
    """Return the reason why a booking gets another time after the cancellation policy's time; empty before it.

    A client who has arrived is not concerned any more. Raises PolicyReasonRequired without a reason.
    """
    if data.start_at == booking.start_at or booking.state != BookingState.BOOKED:
        return ""
    company = await companies.get_own_company(session)
    if not company.cancellation_policy.is_past(booking.start_at, now()):
        return ""
    if not data.policy_override_reason:
        raise PolicyReasonRequired(policy=company.cancellation_policy.text(language.get()))
    return data.policy_override_reason


async def list_choices(session: AnySession, booking: Booking, data: BookingReschedule, practitioner_id: UUID) -> ResourceChoices:
    """List the rooms and devices that the booking may use, its present ones first.

    Raises PractitionerNotQualified when a new practitioner doesn't perform the service, FieldError when there is no such practitioner
    or when the chosen room isn't one of the service's.
    """
    inputs = await queries.load_booking_inputs(
        session, client_id=None, service_id=booking.service_id, practitioner_id=practitioner_id, room_id=data.room_id,
        start=data.start_at, at=now(), add_on_ids=booking.add_on_ids,
    )
    available = queries.get_choices(inputs)
    if practitioner_id != booking.practitioner_id and (inputs is None or inputs["practitioner_name"] is None):
        raise await not_qualified_error(session, practitioner_id, booking.service_id, *booking.add_on_ids)
    if data.room_id and data.room_id not in (*available.room_ids, booking.room_id):
        raise FieldError("room_id", "choice")
    present = ReservedResources(data.room_id or booking.room_id, booking.device_ids)
    choices = prefer_present(available, present)
    return ResourceChoices([data.room_id], choices.device_sets) if data.room_id else choices


def prefer_present(available: ResourceChoices, present: ReservedResources) -> ResourceChoices:
    """Return the choices with the present room and devices first; a device that is out of use stays only where no other can be chosen."""
    room_ids = list(dict.fromkeys([*([present.room_id] if present.room_id else []), *available.room_ids]))
    if not available.device_sets:
        return ResourceChoices(room_ids, present.as_choices().device_sets)
    return ResourceChoices(room_ids, [sorted(ids, key=lambda id_: id_ not in present.device_ids) for ids in available.device_sets])


async def replace_occupancy(
    session: AnySession, booking_id: UUID, practitioner_id: UUID, choices: ResourceChoices, span: TimeSpan, *, allow_overlap: bool,
) -> tuple[ReservedResources, bool]:
    """Release the old time and reserve the new one; return the room and devices, and whether another booking is overlapped.

    New rows are inserted, which wait for each other in one order, where two UPDATEs would deadlock.
    """
    holder = Holder(booking_id=booking_id)
    await occupancy.release(session, holder)
    if not allow_overlap:
        return await occupancy.reserve_all(session, holder, practitioner_id, choices, span), False
    try:
        async with session.begin_nested():
            return await occupancy.reserve_all(session, holder, practitioner_id, choices, span), False
    except TimeTaken:
        await occupancy.reserve_overlapping(session, booking_id, [practitioner_id, *choices.preferred], span)
        return choices.preferred, True


def set_resources(booking: Booking, resources: ReservedResources) -> None:
    """Store the room and devices that were reserved for a booking."""
    booking.room_id, booking.device_ids = resources.room_id, list(resources.device_ids)


def mark_rescheduled(booking: Booking, before: Mapping[str, Any]) -> None:
    """Note when a booking got another time or practitioner; another room alone doesn't reschedule it."""
    if (before["start_at"], before["practitioner_id"]) != (booking.start_at, booking.practitioner_id):
        booking.rescheduled_at = now()


async def move_by_client(session: AsyncSession, booking: Booking, start_at: datetime, practitioner_id: UUID, zone: str) -> None:
    """Move a locked booking for its client; staff are told. Raises TimeTaken, and the booking keeps its time."""
    states.check_movable(booking, start_at, zone)
    data = BookingReschedule(start_at=start_at, practitioner_id=practitioner_id, version=booking.version)
    await _move(session, booking, await _plan_move(session, booking, data), allow_overlap=False, is_by_client=True)
