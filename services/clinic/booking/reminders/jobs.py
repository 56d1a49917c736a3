"""Scheduled job that sends reminders and follow-ups.

The row in `sent_reminder` and the messages are written in one transaction, so that a worker that dies leaves either both or neither.
"""

from datetime import datetime, timedelta

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings.subscribers import to_details
from clinic.booking.reminders import queries, service, templates
from clinic.booking.reminders.models import ReminderSettings, SentReminder
from clinic.booking.reminders.templates import ReminderType
from clinic.core import audit
from clinic.core.background.scheduler import company_job
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, get_context, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.messaging import service as messaging
from clinic.messaging.service import MessageSubject

TOPIC = "booking.reminder"


@company_job("booking.send_reminders", every=timedelta(minutes=1))
async def send_reminders(context: Context) -> None:
    """Send all due reminders and follow-ups of a company, one batch in each transaction."""
    if context.company_id == NIL_COMPANY:
        return
    for reminder_type in ReminderType:
        while await _process_batch(context, reminder_type) == queries.BATCH_SIZE:
            pass


async def _process_batch(context: Context, reminder_type: ReminderType) -> int:
    async with transaction(context) as session:
        settings = await service.get_reminder_settings(session, reminder_type)
        if not settings.is_on:
            return 0
        rows = await queries.list_due_bookings(session, settings, now())
        for row in rows:
            await _record_and_send(session, settings, row)
    return len(rows)


async def _record_and_send(session: AsyncSession, settings: ReminderSettings, row: RowMapping) -> None:
    reminder_type = ReminderType(settings.type)
    statement = (
        insert(SentReminder)
        .values(
            company_id=get_context(session).company_id, id=new_id(), booking_id=row["id"], type=reminder_type.value,
            booking_start_at=row["start_at"],
        )
        .on_conflict_do_nothing(index_elements=["company_id", "booking_id", "type", "booking_start_at"])
        .returning(SentReminder.id)
    )
    if await session.scalar(statement) is None:
        return
    audit.record(session, f"booking.{reminder_type}", row["id"], client_id=row["client_id"], start_at=row["start_at"].isoformat())
    await _send(session, settings, row)


async def _send(session: AsyncSession, settings: ReminderSettings, row: RowMapping) -> None:
    reminder_type, language = ReminderType(settings.type), row["language"]
    booking = to_details(get_context(session).company_id, row)
    values = booking.values
    if reminder_type is ReminderType.FOLLOW_UP or not booking.link:
        values |= {"link": service.booking_page_url(row["public_id"])}
    text = templates.render(templates.pick_language((settings.text_en, settings.text_sv), language), values)
    expires_at = row["start_at"] if reminder_type is ReminderType.REMINDER else now() + queries.MAX_FOLLOW_UP_DELAY
    context = {"type": reminder_type.value, "start_at": row["start_at"].isoformat()}
    if settings.by_sms and row["phone"]:
        default_text = templates.pick_language(templates.DEFAULT_TEXTS[reminder_type], language)
        sms_text = text if messaging.fits_sms(text) else templates.render(default_text, values)
        await messaging.send_sms(
            session, to=row["phone"], text=sms_text, topic=TOPIC, subject_id=row["id"], context=context, client_id=row["client_id"],
            expires_at=expires_at, language=language,
        )
    if settings.by_mail and row["email"]:
        subject = templates.render(templates.pick_language(templates.SUBJECTS[reminder_type], language), values)
        await messaging.send_mail(
            session, to=row["email"], subject=subject, text=text, topic=TOPIC, subject_id=row["id"], context=context,
            client_id=row["client_id"], expires_at=expires_at, sender=row["clinic"], language=language,
        )


@messaging.register_check(TOPIC)
async def is_still_due(session: AnySession, subject: MessageSubject) -> bool:
    """Return whether the booking is still active at the time that the reminder states."""
    return await queries.is_still_booked(session, subject.subject_id, datetime.fromisoformat(subject.context["start_at"]))
