"""What visits tell others: the audit log, the outbox and the open calendars.

Events carry the version they speak of: a listener that finds the visit past it leaves the telling to the later one, so that a slip
of the mouse, undone within the grace, reaches nobody (BEY-010).
"""

from datetime import timedelta
from typing import Any
from uuid import UUID

from clinic.booking.visits.models import Booking
from clinic.booking.visits.writes import Draft
from clinic.core import audit, outbox, realtime
from clinic.core.db import Unit

MADE, MOVED, CANCELLED = "booking.made", "booking.rescheduled", "booking.cancelled"
GRACE = timedelta(seconds=20)
TOPIC = "bookings"


def made(session: Unit, draft: Draft, room_id: UUID | None, *, anyway: bool = False) -> None:
    """A visit was booked; a visitor hears at once, staff have the grace."""
    audit.record(
        session, MADE, draft.id, client_id=draft.client_id, service_id=draft.service_id, practitioner_id=draft.practitioner_id,
        room_id=room_id, start_at=draft.start_at.isoformat(), source=draft.source, book_anyway=anyway,
    )
    _publish(session, MADE, draft.id, 1, delay=GRACE if draft.source == "staff" else timedelta())


def moved(session: Unit, booking: Booking, before: dict[str, Any], *, anyway: bool) -> None:
    """A visit was moved."""
    audit.record(
        session, MOVED, booking.id, client_id=booking.client_id, book_anyway=anyway,
        before={name: str(value) for name, value in before.items() if value},
        after={"start_at": str(booking.start_at), "practitioner_id": str(booking.practitioner_id), "room_id": str(booking.room_id)},
    )
    _publish(session, MOVED, booking.id, booking.version, delay=GRACE)


def cancelled(session: Unit, booking: Booking) -> None:
    """A visit was cancelled."""
    audit.record(session, CANCELLED, booking.id, client_id=booking.client_id, start_at=booking.start_at.isoformat())
    _publish(session, CANCELLED, booking.id, booking.version, delay=timedelta())


def _publish(session: Unit, name: str, booking_id: UUID, version: int, *, delay: timedelta) -> None:
    outbox.publish(session, name, {"booking_id": str(booking_id), "version": version}, delay=delay)
    realtime.tell(session, TOPIC, booking_id, version)
