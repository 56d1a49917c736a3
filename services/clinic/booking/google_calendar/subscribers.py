"""Let the worker synchronize the calendars that a booking, a person or Google has changed."""

from operator import itemgetter
from uuid import UUID

from clinic.booking.bookings.events import BOOKING_CANCELLED, BOOKING_CHANGED, BOOKING_CREATED, BOOKING_RESCHEDULED
from clinic.booking.google_calendar import queries
from clinic.booking.google_calendar.events import GOOGLE_CALENDAR_CHANGED
from clinic.booking.google_calendar.synchronization import synchronize
from clinic.core.background.outbox import EventMessage, subscribe_outside_transaction
from clinic.core.clock import now
from clinic.core.database.session import read_connection


@subscribe_outside_transaction(BOOKING_CREATED, name="booking.google_created", condition=itemgetter("has_google_calendar"))
async def write_created(event: EventMessage) -> None:
    """Write a new booking."""
    await _synchronize_calendars(event)


@subscribe_outside_transaction(BOOKING_RESCHEDULED, name="booking.google_rescheduled")
async def write_rescheduled(event: EventMessage) -> None:
    """Write a moved booking."""
    await _synchronize_calendars(event)


@subscribe_outside_transaction(BOOKING_CHANGED, name="booking.google_edited")
async def write_changed(event: EventMessage) -> None:
    """Write a booking that has another service, length, practitioner or client."""
    await _synchronize_calendars(event)


@subscribe_outside_transaction(BOOKING_CANCELLED, name="booking.google_cancelled")
async def delete_cancelled(event: EventMessage) -> None:
    """Delete a cancelled booking."""
    await _synchronize_calendars(event)


@subscribe_outside_transaction(GOOGLE_CALENDAR_CHANGED, name="booking.google_changed")
async def synchronize_changed(event: EventMessage) -> None:
    """Synchronize a calendar that has been connected or disconnected, or that Google reports to have changed."""
    await synchronize(event.context, UUID(event.payload["calendar_id"]))


async def _synchronize_calendars(event: EventMessage) -> None:
    """Synchronize the calendars of a booking; one that another worker has just now is due for the job."""
    async with read_connection(event.context) as connection:
        booking_id = UUID(event.payload["booking_id"])
        rows = await connection.fetch(queries.REQUEST_SYNC_OF_BOOKING, event.company_id, booking_id, now())
    for row in rows:
        await synchronize(event.context, row["id"])
