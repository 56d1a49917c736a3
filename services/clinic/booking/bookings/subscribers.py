"""Notify clients of booking changes, each change once. An event whose booking has changed since is left to the later event.

The messages themselves record what each channel has sent: a move that was undone within the delay is not sent, a cancellation of a
booking whose confirmation was never sent isn't either, and during an outage only the latest change waits. For a booking without
messages the columns `notified_*` tell what its client last knew.
"""

from typing import Any
from uuid import UUID

import asyncpg
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.booking_fees import service as booking_fees
from clinic.booking.bookings import notification_state, notification_texts, queries
from clinic.booking.bookings.events import BOOKING_CANCELLED, BOOKING_CHANGED, BOOKING_CREATED, BOOKING_RESCHEDULED, BOOKING_STATE_CHANGED
from clinic.booking.bookings.notification_texts import BookingDetails
from clinic.booking.bookings.states import BookingState
from clinic.booking.portal.queries import is_portal_open
from clinic.company.schemas import CancellationPolicy, get_international_number
from clinic.core.background.outbox import EventMessage, subscribe
from clinic.core.clock import now
from clinic.core.database.session import driver_connection
from clinic.messaging import service as messaging
from clinic.messaging.service import MessageChannel
from clinic.providers.mail import Attachment


@subscribe(BOOKING_CREATED, name="booking.notify_created")
async def notify_created(session: AsyncSession, event: EventMessage) -> None:
    """Confirm a booking to its client."""
    await notify(session, event)


@subscribe(BOOKING_RESCHEDULED, name="booking.notify_rescheduled")
async def notify_rescheduled(session: AsyncSession, event: EventMessage) -> None:
    """Notify the client of the new time."""
    await notify(session, event)


@subscribe(BOOKING_CANCELLED, name="booking.notify_cancelled")
async def notify_cancelled(session: AsyncSession, event: EventMessage) -> None:
    """Notify the client of the cancellation."""
    await notify(session, event)


@subscribe(BOOKING_CHANGED, name="booking.notify_changed")
async def notify_changed(session: AsyncSession, event: EventMessage) -> None:
    """Notify the client of another practitioner, or another client of the booking, while it is still to come."""
    await notify(session, event, is_visit_change=True)


@subscribe(BOOKING_STATE_CHANGED, name="booking.notify_state_changed")
async def notify_state_changed(session: AsyncSession, event: EventMessage) -> None:
    """Send the notification that an earlier event left to this one: that of a booking still to come whose state was set and undone."""
    await notify(session, event, is_visit_change=True)


async def notify(session: AsyncSession, event: EventMessage, *, is_visit_change: bool = False) -> None:
    """Notify the client of the booking's current state by each channel, unless a later event will or they know it already.

    Of a change of a whole series the client is notified by `series/subscribers`.

    A change of the visit notifies only of a booking that is still to come: a client who has arrived knows.
    """
    if event.payload.get("is_of_series"):
        return
    key = (event.company_id, UUID(event.payload["booking_id"]))
    row = await select_booking(session, key)
    if row is None or row["version"] != event.payload["version"]:
        return
    if is_visit_change and (row["state"] != BookingState.BOOKED or row["start_at"] <= now()):
        return
    notifications = (await notification_state.list_notifications(session, [row]))[row["id"]]
    booking = to_details(event.company_id, row)
    if row["phone"] and (change := notification_state.pending_change(row, MessageChannel.SMS, notifications)):
        await send_sms(session, row, booking, change)
    if row["email"] and (change := notification_state.pending_change(row, MessageChannel.MAIL, notifications)):
        await send_mail(session, row, booking, change)
    is_cancelled = row["state"] == "cancelled"
    known = (None, None) if is_cancelled else (row["start_at"], row["practitioner_id"])
    await (await driver_connection(session)).execute(queries.SET_NOTIFIED, *key, *known)


def _get_link(company_id: UUID, row: asyncpg.Record) -> str:
    """Return the address of the client's page of the booking; empty where the clinic's portal is closed."""
    if not is_portal_open(row["is_booking_on"], row["is_set_up"], row["subscription_state"]):
        return ""
    return notification_texts.get_link(
        company_id, row["public_id"], row["id"], row["client_id"], end_at=row["end_at"], language=row["language"],
    )


def to_details(company_id: UUID, row: asyncpg.Record) -> BookingDetails:
    """Return the details of a row to notify of."""
    policy = CancellationPolicy.model_validate_json(row["cancellation_policy"])
    columns = {name: row[name] for name in BookingDetails.__dataclass_fields__ if name in row}
    columns |= {"phone_number": get_international_number(row["country_code"], row["phone_number"])}
    columns |= {f"{channel}_text": row[f"{channel}_{row['language']}"] for channel in ("sms", "mail")}
    if not row["names_treatment"]:
        columns["service_name"] = ""
    fees = booking_fees.describe_fees(row, policy.hours) if "fee_settings" in row else ""
    policy_text = " ".join(part for part in (policy.text(row["language"]), fees) if part)
    return BookingDetails(**columns, policy=policy_text, link=_get_link(company_id, row))


async def select_booking(session: AsyncSession, key: tuple[UUID, UUID]) -> asyncpg.Record | None:
    """Load and lock the booking with its client. Tries twice: a merge that held the lock may have moved the booking meanwhile."""
    for _ in range(2):
        if row := await (await driver_connection(session)).fetchrow(queries.BOOKING_TO_NOTIFY, *key):
            return row
    return None


async def send_sms(
    session: AsyncSession, row: asyncpg.Record, booking: BookingDetails, change: str, context: dict[str, Any] | None = None,
) -> None:
    """Queue the SMS about a change of one booking; a second of the same context queues nothing."""
    await messaging.send_sms(
        session, to=row["phone"], text=notification_texts.format_text(change, booking), topic=notification_state.TOPIC,
        subject_id=row["id"], context=context or notification_state.message_context(row), client_id=row["client_id"],
        expires_at=booking.end_at, language=booking.language,
    )


async def send_mail(
    session: AsyncSession, row: asyncpg.Record, booking: BookingDetails, change: str, context: dict[str, Any] | None = None,
) -> None:
    """Queue the e-mail about a change of one booking, as `send_sms` does the SMS."""
    media_type = f"text/calendar; charset=utf-8; method={notification_texts.calendar_method(booking)}"
    file = Attachment("booking.ics", media_type, notification_texts.build_calendar_file(booking))
    await messaging.send_mail(
        session, to=row["email"], subject=notification_texts.format_subject(change, booking),
        text=notification_texts.format_mail_text(change, booking), topic=notification_state.TOPIC, subject_id=row["id"],
        context=context or notification_state.message_context(row), client_id=row["client_id"], expires_at=booking.end_at,
        sender=booking.clinic, language=booking.language, attachments=[file],
    )
