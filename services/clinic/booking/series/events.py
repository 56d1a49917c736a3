"""Side effects of changes of a series: audit log, and the event by which the client is notified once of all its bookings."""

from collections.abc import Mapping
from datetime import timedelta
from uuid import UUID

from clinic.booking.bookings.events import NOTIFICATION_DELAY
from clinic.booking.series.models import BookingSeries
from clinic.core import audit
from clinic.core.background import outbox
from clinic.core.database.session import AnySession

SERIES_CHANGED = "booking.series_changed"


def record_created(session: AnySession, series: BookingSeries, versions: Mapping[UUID, int]) -> None:
    """Audit a new series and publish it."""
    audit.record(
        session, "booking_series.created", series.id, client_id=series.client_id, interval=series.interval, unit=series.unit,
        bookings=len(versions),
    )
    _publish(session, series, versions, delay=NOTIFICATION_DELAY)


def record_rescheduled(session: AnySession, series: BookingSeries, position: int, versions: Mapping[UUID, int]) -> None:
    """Audit and publish that a booking of a series and those that follow were moved."""
    audit.record(
        session, "booking_series.rescheduled", series.id, client_id=series.client_id, position=position, bookings=len(versions),
    )
    _publish(session, series, versions, delay=NOTIFICATION_DELAY)


def record_cancelled(session: AnySession, series: BookingSeries, position: int, versions: Mapping[UUID, int], *, reason: str) -> None:
    """Audit and publish that a booking of a series and those that follow were cancelled."""
    audit.record(
        session, "booking_series.cancelled", series.id, client_id=series.client_id, position=position, bookings=len(versions),
        reason=reason,
    )
    _publish(session, series, versions, delay=timedelta())


def _publish(session: AnySession, series: BookingSeries, versions: Mapping[UUID, int], *, delay: timedelta) -> None:
    """Publish a change of the bookings with these versions; of a booking that has changed since, a later event notifies."""
    payload = {"series_id": str(series.id), "versions": {str(booking_id): version for booking_id, version in versions.items()}}
    outbox.publish(session, SERIES_CHANGED, payload, delay=delay)
