"""Preview the text of a confirmation as a client would receive it, and count its SMS segments."""

from dataclasses import replace
from datetime import timedelta

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import notification_texts
from clinic.booking.catalogue.models import Resource
from clinic.booking.message_settings.schemas import ConfirmationPreviewRequest
from clinic.booking.reminders.schemas import ReminderPreview
from clinic.company import service as companies
from clinic.core.clock import now, zone
from clinic.messaging import service as messaging

PREVIEW_HOUR, PREVIEW_DAYS_AHEAD = 10, 7


async def preview_confirmation(session: AsyncSession, data: ConfirmationPreviewRequest) -> ReminderPreview:
    """Render a text with the clinic's own names and an example client and time; no treatment is named (LAW-052)."""
    company = await companies.get_own_company(session)
    day = now().astimezone(zone(company.timezone)) + timedelta(days=PREVIEW_DAYS_AHEAD)
    practitioners = select(Resource.name).where(Resource.type == "practitioner", Resource.is_active)
    practitioner_name = await session.scalar(practitioners.order_by(Resource.position, Resource.name).limit(1))
    example = notification_texts.get_example(
        company, day.replace(hour=PREVIEW_HOUR, minute=0, second=0, microsecond=0), data.language,
        practitioner_name=practitioner_name or company.name, arrive_early_minutes=data.arrive_early_minutes,
    )
    is_sms = data.channel == "sms"
    booking = replace(example, sms_text=data.text if is_sms else "", mail_text="" if is_sms else data.text)
    text = (notification_texts.format_text if is_sms else notification_texts.format_mail_text)("confirmed", booking)
    count = messaging.count_segments(text)
    return ReminderPreview(
        subject=notification_texts.format_subject("confirmed", booking), text=text, encoding="gsm" if count.encoding == "gsm" else "ucs2",
        units=count.units, segments=count.segments, remaining=count.remaining,
    )
