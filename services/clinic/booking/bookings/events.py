"""Side effects of booking changes: audit log, outbox events and WebSocket broadcasts to open calendars.

Events carry the booking's version. A subscriber that finds a later version leaves the notification to the later event, so that a
mistake undone within the delay is not sent to the client (BEY-010).
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

from clinic.booking.bookings.commands import NewBooking
from clinic.booking.bookings.models import Booking
from clinic.booking.occupancy.resources import ReservedResources
from clinic.booking.waiting_list.events import publish_time_freed
from clinic.core import audit, realtime
from clinic.core.background import outbox
from clinic.core.database.session import AnySession

BOOKING_CREATED, BOOKING_RESCHEDULED, BOOKING_CANCELLED = "booking.created", "booking.rescheduled", "booking.cancelled"
BOOKING_CHANGED, BOOKING_STATE_CHANGED = "booking.changed", "booking.state_changed"
NOTIFICATION_DELAY = timedelta(seconds=20)
"""Time in which staff can undo a change before the client is notified."""
REALTIME_TOPIC = "bookings"


def record_created(
    session: AnySession, booking: NewBooking, resources: ReservedResources, *, is_overbooked: bool = False, series_id: UUID | None = None,
    series_position: int | None = None, import_id: UUID | None = None,
) -> None:
    """Audit and publish a new booking. Portal visitors are notified at once, bookings by staff after NOTIFICATION_DELAY.

    Of an imported booking in the past nothing is published: it is history, of which nobody is notified.
    """
    audit.record(
        session, BOOKING_CREATED, booking.id, client_id=booking.client_id, service_id=booking.service_id,
        practitioner_id=booking.practitioner_id, room_id=resources.room_id, start_at=booking.start_at.isoformat(), source=booking.source,
        allow_overlap=is_overbooked, **_list_override(booking.prerequisite_override_reason),
        **_list_devices(resources.device_ids),
        **({"add_on_ids": [row["service_id"] for row in booking.add_ons]} if booking.add_ons else {}),
        **({"series_id": series_id} if series_id else {}),
        **({"import_id": import_id} if import_id else {}),
    )
    if import_id and booking.start_at <= booking.created_at:
        realtime.broadcast(session, REALTIME_TOPIC, booking.id, 1)
        return
    delay = NOTIFICATION_DELAY if booking.source == "staff" else timedelta()
    _publish(
        session, BOOKING_CREATED, booking.id, 1, booking.source, delay=delay, is_of_series=series_id is not None,
        **{name: booking.inputs[name] for name in ("has_forms", "has_google_calendar")},
        **({"series_position": series_position} if series_position else {}), **({"is_imported": True} if import_id else {}),
    )


def record_rescheduled(
    session: AnySession, booking: Booking, before: dict[str, Any], *, is_overbooked: bool, override_reason: str = "",
    prerequisite_override_reason: str = "", is_by_client: bool = False, is_of_series: bool = False,
) -> None:
    """Audit and publish that a booking was moved to another time, practitioner or room.

    `override_reason` is that of a move after the cancellation policy's time, `prerequisite_override_reason` that of a move without the
    visit that must come first.
    """
    audit.record(
        session, BOOKING_RESCHEDULED, booking.id, client_id=booking.client_id, allow_overlap=is_overbooked,
        **({"policy_override_reason": override_reason} if override_reason else {}), **_list_override(prerequisite_override_reason),
        before={name: _to_log(value) for name, value in before.items() if value},
        after={
            "start_at": str(booking.start_at), "practitioner_id": str(booking.practitioner_id), "room_id": str(booking.room_id),
            **_list_devices(booking.device_ids),
        },
    )
    delay, source = (timedelta(), "portal") if is_by_client else (NOTIFICATION_DELAY, booking.source)
    _publish(session, BOOKING_RESCHEDULED, booking.id, booking.version, source, delay=delay, is_of_series=is_of_series)
    if (before["start_at"], before["practitioner_id"]) != (booking.start_at, booking.practitioner_id):
        _publish_freed(session, booking, before["practitioner_id"], before["start_at"])


def _to_log(value: Any) -> str:
    """Return a value of a booking as the audit log has it: the ids of devices as a list, other values as text."""
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _list_devices(device_ids: Sequence[UUID]) -> dict[str, str]:
    return {"device_ids": _to_log(list(device_ids))} if device_ids else {}


def _list_override(reason: str) -> dict[str, str]:
    return {"prerequisite_override_reason": reason} if reason else {}


def record_changed(
    session: AnySession, booking: Booking, before: dict[str, Any], after: dict[str, Any], *, is_request_changed: bool,
) -> None:
    """Audit and publish that a booking's service, length, price, practitioner, room, client or request was changed.

    The log of a client who lost the booking to another has the change too. The special request itself is not in the audit log.
    """
    changed = [name for name in before if before[name] != after[name]]
    for client_id in dict.fromkeys((after["client_id"], before["client_id"])):
        audit.record(
            session, BOOKING_CHANGED, booking.id, client_id=client_id, allow_overlap=booking.is_overbooked,
            before={name: _to_log(before[name]) for name in changed}, after={name: _to_log(after[name]) for name in changed},
            special_request_changed=is_request_changed,
        )
    _publish(session, BOOKING_CHANGED, booking.id, booking.version, booking.source, delay=NOTIFICATION_DELAY)


def record_cancelled(
    session: AnySession, booking: Booking, *, is_past_policy: bool = False, is_by_client: bool = False, is_of_series: bool = False,
) -> None:
    """Audit and publish a cancellation with its reason; the client is notified at once, without the reason."""
    audit.record(
        session, BOOKING_CANCELLED, booking.id, client_id=booking.client_id, start_at=booking.start_at.isoformat(),
        reason=booking.cancel_reason, **({"past_policy": True} if is_past_policy else {}),
    )
    source = "portal" if is_by_client else booking.source
    _publish(session, BOOKING_CANCELLED, booking.id, booking.version, source, delay=timedelta(), is_of_series=is_of_series)
    _publish_freed(session, booking, booking.practitioner_id, booking.start_at)


def record_state_changed(session: AnySession, booking: Booking, before: str, *, is_comment_changed: bool) -> None:
    """Audit and publish that a booking got another state, or a no-show another comment. The comment itself is not in the audit log."""
    audit.record(
        session, BOOKING_STATE_CHANGED, booking.id, client_id=booking.client_id, before=before, after=str(booking.state),
        comment_changed=is_comment_changed,
    )
    _publish(session, BOOKING_STATE_CHANGED, booking.id, booking.version, booking.source, delay=NOTIFICATION_DELAY)


def _publish_freed(session: AnySession, booking: Booking, practitioner_id: UUID, start_at: datetime) -> None:
    """Publish that the time of a booking that began at `start_at` is free, buffers included."""
    end_at = start_at + (booking.end_at - booking.start_at)
    before, after = timedelta(minutes=booking.buffer_before), timedelta(minutes=booking.buffer_after)
    publish_time_freed(session, practitioner_id, start_at - before, end_at + after)


def _publish(
    session: AnySession, name: str, booking_id: UUID, version: int, source: str, *, delay: timedelta, is_of_series: bool = False,
    **facts: Any,
) -> None:
    """Publish a change; of a change of a series the client hears by one message about all its bookings (`series/notifications`)."""
    payload = {"booking_id": str(booking_id), "version": version, "source": source, **facts}
    if is_of_series:
        payload["is_of_series"] = True
    outbox.publish(session, name, payload, delay=delay)
    realtime.broadcast(session, REALTIME_TOPIC, booking_id, version)
