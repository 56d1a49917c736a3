"""The state of a client's notifications about a booking, derived from the messages themselves.

A message's context holds the booking's version and content at the time; the message's state tells whether it was sent. A message that
waits during a provider outage has not reached the client, and is withdrawn when it is no longer true.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Self
from uuid import UUID

from clinic.booking.bookings import queries
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context
from clinic.messaging import service as messaging
from clinic.messaging.service import MessageChannel, MessageState, MessageSubject

TOPIC, SERIES_TOPIC = "booking.notification", "booking.series_notification"
CANCELLED = "cancelled"
UNDELIVERED = frozenset({MessageState.QUEUED, MessageState.WITHDRAWN})


@dataclass(frozen=True, slots=True)
class SentNotification:
    """A message about a booking: the version and content it states, and whether it was sent."""

    version: int
    content_key: str
    channel: MessageChannel
    state: MessageState

    @classmethod
    def from_message(cls, subject: MessageSubject, state: MessageState) -> Self:
        """Read version and content from the context of a message."""
        return cls(subject.context["version"], subject.context["content"], subject.channel, state)


def content_key(booking: Mapping[str, Any]) -> str:
    """Return a key of what a client needs to know of a booking: cancelled, or its start and practitioner."""
    return CANCELLED if booking["state"] == "cancelled" else _content_key(booking["start_at"], booking["practitioner_id"])


def _notified_content_key(booking: Mapping[str, Any]) -> str | None:
    """Return the key of the last notification according to the booking's own columns; None when there was none."""
    if not booking["notified_start_at"]:
        return None
    return _content_key(booking["notified_start_at"], booking["notified_practitioner_id"])


def _content_key(start_at: datetime, practitioner_id: UUID) -> str:
    return f"{int(start_at.timestamp())}.{practitioner_id}"


def message_context(booking: Mapping[str, Any]) -> dict[str, Any]:
    """Return the message context that states the booking's current version and content."""
    return {"version": booking["version"], "content": content_key(booking)}


def series_context(change: str, bookings: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the context of one message about several bookings of a series with one practitioner, short enough for the unique index."""
    texts = (f"{row['series_position']}:{row['version']}:{int(row['start_at'].timestamp())}" for row in bookings)
    return {"change": change, "practitioner": str(bookings[0]["practitioner_id"]), "bookings": " ".join(texts)}


def _read_series_context(context: Mapping[str, Any], position: int) -> tuple[int, str] | None:
    """Return the version and content that a message about a series states of the booking at a position; None when it doesn't name it."""
    for text in context["bookings"].split():
        own_position, version, start = text.split(":")
        if int(own_position) == position:
            return int(version), CANCELLED if context["change"] == CANCELLED else f"{start}.{context['practitioner']}"
    return None


async def list_notifications(session: AnySession, bookings: Sequence[Mapping[str, Any]]) -> dict[UUID, list[SentNotification]]:
    """List all messages about some bookings of one client, and about their series, each ordered by the booking's version."""
    client_id = bookings[0]["client_id"]
    results: dict[UUID, list[SentNotification]] = {row["id"]: [] for row in bookings}
    for subject, state in await messaging.list_client_messages(session, client_id, TOPIC, list(results)):
        results[subject.subject_id].append(SentNotification.from_message(subject, state))
    members = [row for row in bookings if row["series_id"]]
    series_ids = {row["series_id"] for row in members}
    sent = await messaging.list_client_messages(session, client_id, SERIES_TOPIC, list(series_ids)) if series_ids else []
    for subject, state in sent:
        for row in members:
            stated = _read_series_context(subject.context, row["series_position"]) if row["series_id"] == subject.subject_id else None
            if stated:
                results[row["id"]].append(SentNotification(*stated, subject.channel, state))
    return {booking_id: sorted(items, key=lambda item: item.version) for booking_id, items in results.items()}


def pending_change(booking: Mapping[str, Any], channel: MessageChannel, notifications: Sequence[SentNotification]) -> str | None:
    """Return the change to notify by this channel (`confirmed`, `moved`, `cancelled`), or None when the client knows or is about to.

    A booking that was made and cancelled during one outage is not mentioned at all; one that was moved before its confirmation was
    sent is confirmed at its new time. Without any message by this channel, the booking's `notified_*` columns decide.
    """
    by_channel = [notification for notification in notifications if notification.channel == channel]
    current, known = content_key(booking), _notified_content_key(booking)
    if by_channel:
        active = [notification for notification in by_channel if notification.state is not MessageState.WITHDRAWN]
        if active and active[-1].content_key == current:
            return None
        known = next((item.content_key for item in reversed(by_channel) if item.state not in UNDELIVERED), None)
    if current == known:
        return None
    if current == CANCELLED:
        return "cancelled" if known else None
    return "moved" if known else "confirmed"


@messaging.register_check(TOPIC)
async def is_still_true(session: AnySession, subject: MessageSubject) -> bool:
    """Return whether a message states the booking's current content and no later message by the same channel exists."""
    booking_id = subject.subject_id
    connection = await flush_and_get_connection(session)
    booking = await connection.fetchrow(queries.CURRENT_BOOKING, get_context(session).company_id, booking_id)
    this = SentNotification.from_message(subject, MessageState.QUEUED)
    if booking is None or content_key(booking) != this.content_key:
        return False
    notifications = (await list_notifications(session, [booking]))[booking_id]
    return not any(
        other.version > this.version and other.channel == this.channel and other.state is not MessageState.WITHDRAWN
        for other in notifications
    )


@messaging.register_check(SERIES_TOPIC)
async def is_series_still_true(session: AnySession, subject: MessageSubject) -> bool:
    """Return whether a message about a series still states the content of any of its bookings; others have messages of their own."""
    connection = await flush_and_get_connection(session)
    rows = await connection.fetch(queries.CURRENT_SERIES, get_context(session).company_id, subject.subject_id)
    stated = ((row, _read_series_context(subject.context, row["series_position"])) for row in rows)
    return any(item is not None and item[1] == content_key(row) for row, item in stated)
