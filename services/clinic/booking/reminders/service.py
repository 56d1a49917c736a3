"""Read, change and preview a clinic's reminder settings."""

from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.bookings import notification_texts
from clinic.booking.catalogue.models import Resource
from clinic.booking.message_settings import service as message_settings
from clinic.booking.reminders import templates
from clinic.booking.reminders.models import ReminderSettings
from clinic.booking.reminders.schemas import (
    ReminderPreview,
    ReminderPreviewRequest,
    ReminderSettingsOut,
    ReminderSettingsUpdate,
    find_unknown_text_placeholder,
)
from clinic.booking.reminders.templates import ReminderType
from clinic.company import service as companies
from clinic.core import audit
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.clock import now, zone
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.settings import settings
from clinic.messaging import service as messaging

DEFAULT_HOURS = 24
PREVIEW_CLOCK_TIME = "10:00"


async def list_reminder_settings(session: AsyncSession) -> list[ReminderSettingsOut]:
    """Return the company's settings of each reminder type."""
    return [ReminderSettingsOut.model_validate(await get_reminder_settings(session, reminder_type)) for reminder_type in ReminderType]


async def update_reminder_settings(session: AsyncSession, data: ReminderSettingsUpdate) -> ReminderSettingsOut:
    """Change the settings of one reminder type.

    Raises VersionConflict for another version, FieldError for an unknown placeholder or when a type that is on has no channel.
    """
    if unknown := find_unknown_text_placeholder(data):
        field, placeholder = unknown
        raise FieldError(field, "placeholder", name=placeholder)
    if data.is_on and not (data.by_sms or data.by_mail):
        raise FieldError("by_sms", "at_least_one")
    row = await get_reminder_settings(session, data.type, lock=True)
    if row.version != data.version:
        raise VersionConflict(current=ReminderSettingsOut.model_validate(row))
    if data.is_on and not row.is_on:
        row.on_since = now()
    values = data.model_dump(exclude={"type", "version"})
    changes = {name: value for name, value in values.items() if getattr(row, name) != value}
    for name, value in changes.items():
        setattr(row, name, value)
    if changes:
        row.updated_at = now()
        audit.record(session, "reminder_settings.changed", row.id, type=data.type, after=changes)
    await session.flush()
    return ReminderSettingsOut.model_validate(row)


async def get_reminder_settings(session: AsyncSession, reminder_type: ReminderType, *, lock: bool = False) -> ReminderSettings:
    """Return the company's settings, or an unsaved row of defaults. With `lock` the row is inserted first if necessary, and locked."""
    company_id = get_context(session).company_id
    defaults = _default_settings(reminder_type)
    query = select(ReminderSettings).where(ReminderSettings.company_id == company_id, ReminderSettings.type == reminder_type)
    if lock:
        statement = upsert(ReminderSettings).values(
            company_id=company_id, id=new_id(), version=1, created_at=now(), updated_at=now(), **defaults,
        )
        await session.execute(statement.on_conflict_do_nothing(index_elements=["company_id", "type"]))
        return (await session.scalars(query.with_for_update())).one()
    return (await session.scalars(query)).first() or ReminderSettings(company_id=company_id, version=1, **defaults)


def _default_settings(reminder_type: ReminderType) -> dict[str, object]:
    english, swedish = templates.DEFAULT_TEXTS[reminder_type]
    return {
        "type": reminder_type.value, "is_on": reminder_type is ReminderType.REMINDER, "hours": DEFAULT_HOURS, "by_sms": True,
        "by_mail": True, "text_en": english, "text_sv": swedish,
    }


async def preview_reminder(session: AsyncSession, data: ReminderPreviewRequest) -> ReminderPreview:
    """Render a text with the clinic's own names and an example client and time, and count its SMS segments."""
    company = await companies.get_own_company(session)
    hour, minute = (int(part) for part in PREVIEW_CLOCK_TIME.split(":"))
    at = now().astimezone(zone(company.timezone)).replace(hour=hour, minute=minute)
    practitioners = select(Resource.name).where(Resource.type == "practitioner", Resource.is_active)
    practitioner_name = await session.scalar(practitioners.order_by(Resource.position, Resource.name).limit(1))
    booking = notification_texts.get_example(
        company, at, data.language, practitioner_name=practitioner_name or company.name,
        arrive_early_minutes=(await message_settings.get_settings_row(session)).arrive_early_minutes,
    )
    values = booking.values
    if data.type is ReminderType.FOLLOW_UP:
        values |= {"link": booking_page_url(company.encrypted_id)}
    text = templates.render(data.text, values)
    count = messaging.count_segments(text)
    return ReminderPreview(
        subject=templates.render(templates.pick_language(templates.SUBJECTS[data.type], data.language), values), text=text,
        encoding="gsm" if count.encoding == "gsm" else "ucs2", units=count.units, segments=count.segments, remaining=count.remaining,
    )


def booking_page_url(encrypted_id: str) -> str:
    """Return the URL of the clinic's booking portal."""
    return f"{settings().public_url.rstrip('/')}/booking/{encrypted_id}"
