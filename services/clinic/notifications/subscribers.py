"""Subscribers of the other domains' events, run by the worker after the commit."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.service import MEMBER_ADDED
from clinic.booking.bookings.events import BOOKING_CANCELLED, BOOKING_CREATED, BOOKING_RESCHEDULED
from clinic.core.background.outbox import EventMessage, subscribe
from clinic.data_exchange.client_export.service import EXPORT_READY
from clinic.forms.events import CONSENT_SIGNED, QUESTIONNAIRE_ANSWERED
from clinic.messaging.events import MESSAGE_FAILED
from clinic.notifications.kinds import NotificationKind
from clinic.notifications.service import notify
from clinic.pos.events import PAYMENT_NEEDS_STAFF, STOCK_LOW
from clinic.prescriptions.events import DECLINED, SIGNED
from clinic.quality.events import MAINTENANCE_DUE


def _is_of_visitor(payload: dict[str, Any]) -> bool:
    """Return whether the event is about a booking made in the portal; staff know their own."""
    return payload.get("source") == "portal"


def _is_by_link(payload: dict[str, Any]) -> bool:
    """Return whether the client filled in the form at home; who is with the client knows."""
    return payload.get("channel") == "link"


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


@subscribe(QUESTIONNAIRE_ANSWERED, name="notifications.form_answered", condition=_is_by_link)
async def notify_form_answered(session: AsyncSession, event: EventMessage) -> None:
    """Notify of an answered questionnaire."""
    await notify(session, event, NotificationKind.FORM_ANSWERED, UUID(event.payload["questionnaire_id"]))


@subscribe(CONSENT_SIGNED, name="notifications.form_signed", condition=_is_by_link)
async def notify_form_signed(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a signed consent."""
    await notify(session, event, NotificationKind.FORM_SIGNED, UUID(event.payload["consent_id"]))


@subscribe(SIGNED, name="notifications.prescription_signed")
async def notify_prescription_signed(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a signed prescription."""
    await notify(session, event, NotificationKind.PRESCRIPTION_SIGNED, UUID(event.payload["prescription_id"]))


@subscribe(DECLINED, name="notifications.prescription_declined")
async def notify_prescription_declined(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a declined request."""
    await notify(session, event, NotificationKind.PRESCRIPTION_DECLINED, UUID(event.payload["prescription_id"]))


@subscribe(EXPORT_READY, name="notifications.export_ready")
async def notify_export_ready(session: AsyncSession, event: EventMessage) -> None:
    """Notify of an export that can be fetched."""
    await notify(session, event, NotificationKind.EXPORT_READY, UUID(event.payload["export_id"]))


@subscribe(MESSAGE_FAILED, name="notifications.message_failed")
async def notify_message_failed(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a message that was not delivered."""
    await notify(session, event, NotificationKind.MESSAGE_FAILED, UUID(event.payload["message_id"]))


@subscribe(PAYMENT_NEEDS_STAFF, name="notifications.payment_needs_staff")
async def notify_payment_needs_staff(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a payment that waits for staff."""
    await notify(session, event, NotificationKind.PAYMENT_NEEDS_STAFF, UUID(event.payload["receipt_id"]))


@subscribe(STOCK_LOW, name="notifications.stock_low")
async def notify_stock_low(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a product of which few are left."""
    await notify(session, event, NotificationKind.STOCK_LOW, UUID(event.payload["product_id"]))


@subscribe(MAINTENANCE_DUE, name="notifications.maintenance_due")
async def notify_maintenance_due(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a device whose maintenance is near."""
    await notify(session, event, NotificationKind.MAINTENANCE_DUE, UUID(event.payload["device_id"]))


@subscribe(MEMBER_ADDED, name="notifications.user_added")
async def notify_user_added(session: AsyncSession, event: EventMessage) -> None:
    """Notify of a new user."""
    await notify(session, event, NotificationKind.USER_ADDED, UUID(event.payload["membership_id"]))
