"""Subscribers of the other domains' events, run by the worker after the commit."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.service import COMPANY_HANDED_OVER, MEMBER_ADDED
from clinic.booking.bookings.events import BOOKING_CANCELLED, BOOKING_CREATED, BOOKING_RESCHEDULED
from clinic.booking.google_calendar.events import GOOGLE_CALENDAR_BROKEN
from clinic.booking.schedules.events import SCHEDULE_EXPIRED, SCHEDULE_EXPIRING
from clinic.core.background.outbox import Condition, EventMessage, subscribe
from clinic.data_exchange.client_export.service import EXPORT_READY
from clinic.data_exchange.client_list.service import LIST_READY
from clinic.data_exchange.log_review.service import LOG_REVIEW_WAITING
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


def _notify_of(
    event: str, kind: NotificationKind, id_field: str, *, condition: Condition | None = None, is_latest_only: bool = False,
    includes_actor: bool = False,
) -> None:
    """Subscribe to an event: the members whom the row in its payload's `id_field` concerns are notified.

    The person who caused the event is notified only if it `includes_actor`. With `is_latest_only`, an event about an earlier version of
    its row is left to the later event.
    """

    @subscribe(event, name=f"notifications.{kind}", condition=condition)
    async def notify_members(session: AsyncSession, message: EventMessage) -> None:
        version = message.payload["version"] if is_latest_only else None
        await notify(session, message, kind, UUID(message.payload[id_field]), version=version, includes_actor=includes_actor)


_notify_of(BOOKING_CREATED, NotificationKind.BOOKING_CREATED, "booking_id", condition=_is_of_visitor)
_notify_of(BOOKING_RESCHEDULED, NotificationKind.BOOKING_CHANGED, "booking_id", condition=_is_of_visitor, is_latest_only=True)
_notify_of(BOOKING_CANCELLED, NotificationKind.BOOKING_CANCELLED, "booking_id", condition=_is_of_visitor)
_notify_of(QUESTIONNAIRE_ANSWERED, NotificationKind.FORM_ANSWERED, "questionnaire_id", condition=_is_by_link)
_notify_of(CONSENT_SIGNED, NotificationKind.FORM_SIGNED, "consent_id", condition=_is_by_link)
_notify_of(SIGNED, NotificationKind.PRESCRIPTION_SIGNED, "prescription_id")
_notify_of(DECLINED, NotificationKind.PRESCRIPTION_DECLINED, "prescription_id")
_notify_of(EXPORT_READY, NotificationKind.EXPORT_READY, "export_id")
_notify_of(LIST_READY, NotificationKind.CLIENT_LIST_READY, "export_id", includes_actor=True)
_notify_of(MESSAGE_FAILED, NotificationKind.MESSAGE_FAILED, "message_id")
_notify_of(PAYMENT_NEEDS_STAFF, NotificationKind.PAYMENT_NEEDS_STAFF, "receipt_id")
_notify_of(STOCK_LOW, NotificationKind.STOCK_LOW, "product_id")
_notify_of(MAINTENANCE_DUE, NotificationKind.MAINTENANCE_DUE, "device_id")
_notify_of(LOG_REVIEW_WAITING, NotificationKind.LOG_REVIEW, "review_id")
_notify_of(GOOGLE_CALENDAR_BROKEN, NotificationKind.GOOGLE_CALENDAR_BROKEN, "membership_id")
_notify_of(SCHEDULE_EXPIRING, NotificationKind.SCHEDULE_EXPIRING, "schedule_day_id")
_notify_of(SCHEDULE_EXPIRED, NotificationKind.SCHEDULE_EXPIRED, "schedule_day_id")
_notify_of(MEMBER_ADDED, NotificationKind.USER_ADDED, "membership_id")
_notify_of(COMPANY_HANDED_OVER, NotificationKind.COMPANY_HANDED_OVER, "membership_id", includes_actor=True)
