"""Notify clients of changes of a series by one message, however many bookings it has (BKG-036)."""

from collections.abc import Sequence
from uuid import UUID

import asyncpg
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import notification_state, queries, subscribers
from clinic.booking.bookings.notification_texts import BookingDetails, build_calendar_file, calendar_method
from clinic.booking.series import notification_texts as texts
from clinic.booking.series.events import SERIES_CHANGED
from clinic.core.background.outbox import EventMessage, subscribe
from clinic.core.database.session import driver_connection, flush_and_get_connection
from clinic.messaging import service as messaging
from clinic.messaging.service import MessageChannel
from clinic.providers.mail import Attachment


@subscribe(SERIES_CHANGED, name="booking.notify_series_changed")
async def notify_series_changed(session: AsyncSession, event: EventMessage) -> None:
    """Notify the client of the bookings that were changed together and have not changed since, unless they know it already."""
    versions = {UUID(booking_id): version for booking_id, version in event.payload["versions"].items()}
    all_rows = await (await flush_and_get_connection(session)).fetch(queries.BOOKINGS_TO_NOTIFY, event.company_id, list(versions))
    rows = [row for row in all_rows if row["version"] == versions[row["id"]]]
    if not rows:
        return
    notifications = await notification_state.list_notifications(session, rows)
    for channel, address in ((MessageChannel.SMS, "phone"), (MessageChannel.MAIL, "email")):
        groups: dict[tuple[str, UUID], list[asyncpg.Record]] = {}
        for row in rows:
            if row[address] and (change := notification_state.pending_change(row, channel, notifications[row["id"]])):
                groups.setdefault((change, row["practitioner_id"]), []).append(row)
        for (change, _), members in groups.items():
            await _send(session, event.company_id, channel, change, members)
    await (await driver_connection(session)).execute(queries.SET_SERIES_NOTIFIED, event.company_id, [row["id"] for row in rows])


async def _send(
    session: AsyncSession, company_id: UUID, channel: MessageChannel, change: str, rows: Sequence[asyncpg.Record],
) -> None:
    """Queue one message about bookings with one practitioner; about a single booking its own message."""
    bookings, row = [subscribers.to_details(company_id, row) for row in rows], rows[0]
    if len(rows) == 1:
        send = subscribers.send_sms if channel == MessageChannel.SMS else subscribers.send_mail
        await send(session, row, bookings[0], change)
    elif channel == MessageChannel.SMS:
        await messaging.send_sms(
            session, to=row["phone"], text=texts.format_text(change, bookings, most=texts.MAX_SMS_TIMES),
            topic=notification_state.SERIES_TOPIC, subject_id=row["series_id"], context=notification_state.series_context(change, rows),
            client_id=row["client_id"], expires_at=bookings[-1].end_at, language=row["language"],
        )
    else:
        await messaging.send_mail(
            session, to=row["email"], subject=texts.format_subject(change, bookings), text=texts.format_mail_text(change, bookings),
            topic=notification_state.SERIES_TOPIC, subject_id=row["series_id"], context=notification_state.series_context(change, rows),
            client_id=row["client_id"], expires_at=bookings[-1].end_at, sender=row["clinic"], language=row["language"],
            attachments=[_build_calendar_file(bookings)],
        )


def _build_calendar_file(bookings: Sequence[BookingDetails]) -> Attachment:
    media_type = f"text/calendar; charset=utf-8; method={calendar_method(bookings[0])}"
    return Attachment("bookings.ics", media_type, build_calendar_file(*bookings))
