"""Subscribers of the other domains' events, run by the worker after the commit."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings.events import BOOKING_CANCELLED, BOOKING_CREATED, BOOKING_RESCHEDULED
from clinic.core.background.outbox import EventMessage, subscribe
from clinic.notifications.kinds import NotificationKind
from clinic.notifications.service import notify


def _is_of_visitor(payload: dict[str, Any]) -> bool:
    """Return whether the event is about a booking made in the portal; staff know their own."""
    return payload.get("source") == "portal"


@subscribe(BOOKING_CREATED, name="notifications.booking_created", condition=_is_of_visitor)
async def notify_booking_created(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a visitor's booking."""
    await notify(session, event, NotificationKind.BOOKING_CREATED, UUID(event.payload["booking_id"]))


@subscribe(BOOKING_RESCHEDULED, name="notifications.booking_changed", condition=_is_of_visitor)
async def notify_booking_changed(session: AsyncSession, event: EventMessage) -> None:
    """Notify that a visitor's booking was moved."""
    booking_id, version = UUID(event.payload["booking_id"]), event.payload["version"]
    await notify(session, event, NotificationKind.BOOKING_CHANGED, booking_id, version=version)


@subscribe(BOOKING_CANCELLED, name="notifications.booking_cancelled", condition=_is_of_visitor)
async def notify_booking_cancelled(session: AsyncSession, event: EventMessage) -> None:
    """Notify that a visitor's booking was cancelled."""
    await notify(session, event, NotificationKind.BOOKING_CANCELLED, UUID(event.payload["booking_id"]))
