"""Change a booking's service, length, price, practitioner, room, client and special request (BKG-031)."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import timedelta
from functools import partial
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import commands, events, moves, queries, service as bookings
from clinic.booking.bookings.errors import BookingNotActive, DevicesOutOfUse, InvalidTransition
from clinic.booking.bookings.models import Booking
from clinic.booking.bookings.schemas import BookingOut
from clinic.booking.bookings.states import BookingState
from clinic.booking.catalogue import service as catalogue
from clinic.booking.edits.errors import BookingPaid
from clinic.booking.edits.schemas import BookingUpdate
from clinic.booking.group_bookings.errors import GroupBookingFixed
from clinic.booking.notes import service as notes
from clinic.booking.occupancy import service as occupancy
from clinic.booking.occupancy.resources import ReservedResources, ResourceChoices
from clinic.booking.occupancy.service import TimeSpan, TimeTaken
from clinic.booking.portal import booking_access
from clinic.clients import service as clients
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.clock import now
from clinic.core.database.session import AnySession
from clinic.core.security.dependencies import CurrentUser

PaymentCheck = Callable[[AnySession, UUID], Awaitable[bool]]
_payment_checks: list[PaymentCheck] = []
MINOR_UNITS = 100
"""Minor units in a unit of a currency."""
GROUP_COLUMNS = ("service_id", "practitioner_id", "duration")
"""The values that all participants of a group booking share."""
COLUMNS = (
    "client_id", "service_id", "service_name", "practitioner_id", "room_id", "device_ids", "add_ons", "end_at", "duration",
    "price", "prerequisite_override_reason",
)
"""What a change may change and the audit log names before and after; the special request is personal and only said to have changed."""


def register_payment_check(check: PaymentCheck) -> PaymentCheck:
    """Set the function that returns whether a booking has a receipt, whoever asks."""
    _payment_checks[:] = [check]
    return check


@dataclass(frozen=True, slots=True)
class _Change:
    """The values that a booking gets, its possible rooms and devices with the preferred ones first, and its time with buffers."""

    values: dict[str, Any]
    choices: ResourceChoices
    span: TimeSpan


async def update_booking(session: AsyncSession, user: CurrentUser, booking_id: UUID, data: BookingUpdate) -> BookingOut:
    """Change a booking under the constraints of a new one; what isn't named stays as booked.

    Raises PractitionerBusy, RoomBusy or DeviceBusy with all `conflicts` unless `allow_overlap` is set, and the booking stays as it was;
    DevicesOutOfUse, BookingPaid, BookingNotActive, GroupBookingFixed, InvalidTransition for a no-show, PractitionerNotQualified,
    TreatmentNotLawful, PrerequisiteMissing and VersionConflict.
    """
    if data.client_id:
        await clients.lock_client_for_write(session, data.client_id)
    booking = await bookings.lock_booking(session, user, booking_id, data.version)
    before = {name: getattr(booking, name) for name in COLUMNS}
    change = await _plan_change(session, booking, data)
    await _check_change(session, booking, change, data)
    is_request_changed = booking.special_request != change.values["special_request"]
    await _take_time(session, booking, change, allow_overlap=data.allow_overlap)
    for name, value in change.values.items():
        setattr(booking, name, value)
    if booking.client_id != before["client_id"]:
        await _follow_client(session, booking)
    await session.flush()
    after = {name: getattr(booking, name) for name in COLUMNS}
    if before != after or is_request_changed:
        events.record_changed(session, booking, before, after, is_request_changed=is_request_changed)
    return await bookings.get_booking(session, user, booking_id)


async def _plan_change(session: AsyncSession, booking: Booking, data: BookingUpdate) -> _Change:
    """Return what the booking becomes. Raises NotFound, FieldError, PractitionerNotQualified."""
    service_id, practitioner_id = data.service_id or booking.service_id, data.practitioner_id or booking.practitioner_id
    is_other_service = service_id != booking.service_id
    inputs = await queries.load_booking_inputs(
        session, client_id=None, service_id=service_id, practitioner_id=practitioner_id, room_id=None, start=booking.start_at, at=now(),
        add_on_ids=() if is_other_service else booking.add_on_ids,
    )
    if is_other_service and inputs is None:
        raise NotFound
    if is_other_service and inputs and not inputs["is_active"]:
        raise FieldError("service_id", "choice")
    if (is_other_service or practitioner_id != booking.practitioner_id) and (inputs is None or inputs["practitioner_name"] is None):
        raise await bookings.not_qualified_error(
            session, practitioner_id, service_id, *([] if is_other_service else booking.add_on_ids),
        )
    if is_other_service and inputs and inputs["group_quantity"] is not None:
        raise GroupBookingFixed
    if is_other_service and inputs and inputs["lacks_device"]:
        raise DevicesOutOfUse(service=inputs["name"])
    booked: dict[str, Any] = {name: getattr(booking, name) for name in ("price", "duration", "buffer_before", "buffer_after")}
    if is_other_service and inputs:
        booked = {**{name: inputs[name] for name in booked}, "service_name": inputs["name"], "add_ons": []}
    elif data.price is not None:
        _check_price(booking, data.price)
    booked |= {name: value for name, value in (("price", data.price), ("duration", data.duration)) if value is not None}
    end_at = booking.start_at + timedelta(minutes=booked["duration"])
    return _Change(
        values={
            **booked, "client_id": data.client_id or booking.client_id, "service_id": service_id, "practitioner_id": practitioner_id,
            "end_at": end_at, "special_request": booking.special_request if data.special_request is None else data.special_request,
        },
        choices=_list_choices(booking, data, queries.get_choices(inputs), is_other_service=is_other_service),
        span=commands.occupied_span(booking.start_at, end_at, booked["buffer_before"], booked["buffer_after"]),
    )


def _check_price(booking: Booking, price: int) -> None:
    """Check that a visit's new price leaves something for the service itself beside its add-ons. Raises FieldError."""
    add_ons = sum(add_on["price"] for add_on in booking.add_ons)
    if price <= add_ons:
        raise FieldError("price", "above", limit=f"{add_ons / MINOR_UNITS:.2f}")


def _list_choices(booking: Booking, data: BookingUpdate, available: ResourceChoices, *, is_other_service: bool) -> ResourceChoices:
    """List what the booking may use: the chosen room, or its present one and then the service's others; and devices in that order.

    Another service uses present ones only where they are its own. Raises FieldError for a room that isn't the service's.
    """
    if data.room_id and data.room_id not in available.room_ids and (is_other_service or data.room_id != booking.room_id):
        raise FieldError("room_id", "choice")
    is_room_usable = booking.room_id and (not is_other_service or booking.room_id in available.room_ids)
    device_ids = booking.device_ids if available.device_sets or not is_other_service else []
    choices = moves.prefer_present(available, ReservedResources(booking.room_id if is_room_usable else None, device_ids))
    return ResourceChoices([data.room_id], choices.device_sets) if data.room_id else choices


async def _check_change(session: AsyncSession, booking: Booking, change: _Change, data: BookingUpdate) -> None:
    """Refuse what the booking's state, its receipt, the act on aesthetic treatments or a visit that must come first doesn't allow."""
    if booking.state == BookingState.CANCELLED:
        raise BookingNotActive
    if booking.state == BookingState.NO_SHOW:
        raise InvalidTransition
    values = change.values
    is_other_room = data.room_id is not None and data.room_id != booking.room_id
    if booking.group_booking_id and (is_other_room or any(values[name] != getattr(booking, name) for name in GROUP_COLUMNS)):
        raise GroupBookingFixed
    changed = {name for name in ("client_id", "service_id", "practitioner_id", "price") if values[name] != getattr(booking, name)}
    if changed & {"client_id", "service_id", "price"}:
        for check in _payment_checks:
            if await check(session, booking.id):
                raise BookingPaid
    if changed - {"price"}:
        is_rebooked = bool(changed & {"client_id", "service_id"})
        add_on_ids = booking.add_on_ids if "service_id" not in changed else []
        known_reason = "" if is_rebooked else booking.prerequisite_override_reason
        override_reason = await catalogue.check_requirements(
            session, [values["service_id"], *add_on_ids], values["practitioner_id"], values["client_id"], booking.start_at,
            override_reason=data.prerequisite_override_reason or known_reason,
        )
        values["prerequisite_override_reason"] = override_reason or known_reason


async def _take_time(session: AsyncSession, booking: Booking, change: _Change, *, allow_overlap: bool) -> None:
    """Reserve the changed time; a booking that needs no other time, practitioner, room or device keeps what it has.

    A shorter time of the same ones is always free. Raises PractitionerBusy, RoomBusy and DeviceBusy.
    """
    practitioner_id, choices, span = change.values["practitioner_id"], change.choices, change.span
    present = commands.occupied_span(booking.start_at, booking.end_at, booking.buffer_before, booking.buffer_after)
    preferred = choices.preferred
    is_same_equipment = preferred.room_id == booking.room_id and set(preferred.device_ids) == set(booking.device_ids)
    is_same_place = practitioner_id == booking.practitioner_id and is_same_equipment
    if is_same_place and span == present:
        return
    is_allowed = allow_overlap or (is_same_place and present.start <= span.start and span.end <= present.end)
    list_conflicts = partial(occupancy.list_conflicts, session, practitioner_id, choices, span, ignore_booking_id=booking.id)
    if not is_allowed and (conflicts := await list_conflicts()):
        raise bookings.conflict_error(conflicts)
    try:
        resources, booking.is_overbooked = await occupancy.with_retry(session, lambda: moves.replace_occupancy(
            session, booking.id, practitioner_id, choices, span, allow_overlap=is_allowed,
        ))
        moves.set_resources(booking, resources)
    except TimeTaken as error:
        raise bookings.conflict_error(await list_conflicts()) from error


async def _follow_client(session: AsyncSession, booking: Booking) -> None:
    """Let the notes follow the booking to its other client, who is told of it anew, and end the earlier client's access by link."""
    booking.notified_start_at = booking.notified_practitioner_id = None
    await notes.move_notes(session, booking.id, booking.client_id)
    await booking_access.end_access(session, booking.id)
