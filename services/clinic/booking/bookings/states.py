"""The states of a booking: how a visit goes from booked to done, the transitions that staff may make, and when (BEY-007, BKG-021)."""

from datetime import datetime
from enum import StrEnum

from clinic.booking.bookings.errors import BookingNotActive, BookingTooEarly, InvalidTransition
from clinic.booking.bookings.models import Booking
from clinic.core.clock import local_date


class BookingState(StrEnum):
    """The states of a booking, by their names on the wire."""

    BOOKED = "booked"
    ARRIVED = "arrived"
    IN_ROOM = "in_room"
    DONE = "done"
    NO_SHOW = "no_show"
    CANCELLED = "cancelled"


TRANSITIONS: dict[BookingState, frozenset[BookingState]] = {
    BookingState.BOOKED: frozenset({
        BookingState.ARRIVED, BookingState.IN_ROOM, BookingState.DONE, BookingState.NO_SHOW, BookingState.CANCELLED,
    }),
    BookingState.ARRIVED: frozenset({BookingState.BOOKED, BookingState.IN_ROOM, BookingState.DONE, BookingState.CANCELLED}),
    BookingState.IN_ROOM: frozenset({BookingState.BOOKED, BookingState.ARRIVED, BookingState.DONE}),
    BookingState.DONE: frozenset({BookingState.BOOKED, BookingState.ARRIVED, BookingState.IN_ROOM}),
    BookingState.NO_SHOW: frozenset({BookingState.BOOKED, BookingState.ARRIVED, BookingState.NO_SHOW}),
    BookingState.CANCELLED: frozenset(),
}
"""The states that may follow each state. Every step can be undone; a no-show may follow itself, which changes its comment."""
VISIT_STATES = (BookingState.ARRIVED, BookingState.IN_ROOM, BookingState.DONE)
"""The states of a visit in their order, each with a column of its time: `arrived_at`, `in_room_at`, `done_at`."""
MOVABLE_STATES = frozenset({BookingState.BOOKED, BookingState.ARRIVED, BookingState.IN_ROOM})
"""The states in which a booking may be rescheduled; but for `booked` only within its day."""


def list_allowed_states(state: BookingState, start_at: datetime, at: datetime, zone: str) -> list[BookingState]:
    """List the states that staff may give a booking at `at`, in the order of BookingState; cancelling it is a call of its own."""
    allowed = TRANSITIONS[state] - {BookingState.CANCELLED}
    return [target for target in BookingState if target in allowed and not is_too_early(target, start_at, at, zone)]


def is_too_early(target: BookingState, start_at: datetime, at: datetime, zone: str) -> bool:
    """Return whether a booking can't be in the state yet: a visit begins on its day, in the clinic's zone, and is missed from its start."""
    if target is BookingState.NO_SHOW:
        return at < start_at
    return target in VISIT_STATES and local_date(at, zone) < local_date(start_at, zone)


def change_state(booking: Booking, target: BookingState, at: datetime, zone: str) -> None:
    """Give a booking another state and its time, and clear the times of the states that it has no longer.

    Raises BookingNotActive when it is cancelled, InvalidTransition when the state may not follow the present one, and BookingTooEarly
    before the day of the booking, for a no-show before its start.
    """
    state = BookingState(booking.state)
    if state is BookingState.CANCELLED:
        raise BookingNotActive
    if target not in TRANSITIONS[state]:
        raise InvalidTransition
    if is_too_early(target, booking.start_at, at, zone):
        raise BookingTooEarly
    booking.state = target
    passed = VISIT_STATES.index(target) if target in VISIT_STATES else -1
    for position, visit_state in enumerate(VISIT_STATES):
        column = f"{visit_state}_at"
        if position > passed:
            setattr(booking, column, None)
        elif position == passed and getattr(booking, column) is None:
            setattr(booking, column, at)
    booking.no_show_at = (booking.no_show_at or at) if target is BookingState.NO_SHOW else None
    booking.cancelled_at = at if target is BookingState.CANCELLED else None


def check_movable(booking: Booking, start_at: datetime, zone: str) -> None:
    """Raise BookingNotActive or InvalidTransition when a booking may not be rescheduled to `start_at` in its present state."""
    state = BookingState(booking.state)
    if state is BookingState.CANCELLED:
        raise BookingNotActive
    is_same_day = local_date(start_at, zone) == local_date(booking.start_at, zone)
    if state not in MOVABLE_STATES or (state is not BookingState.BOOKED and not is_same_day):
        raise InvalidTransition
