"""Reminder settings of a clinic, and the reminders that have been sent."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

TYPE_CHECK = "type IN ('reminder', 'follow_up')"


class ReminderSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A company's settings of one reminder type, inserted with the first change; until then the defaults apply."""

    __tablename__ = "reminder_settings"
    __table_args__ = (
        Index("reminder_settings_type_key", "company_id", "type", unique=True),
        CheckConstraint(TYPE_CHECK, name="type"),
        CheckConstraint("hours BETWEEN 1 AND 336", name="hours"),
    )

    type: Mapped[str] = mapped_column(String(10))
    is_on: Mapped[bool]
    hours: Mapped[int] = mapped_column(SmallInteger)
    by_sms: Mapped[bool]
    by_mail: Mapped[bool]
    text_en: Mapped[str] = mapped_column(String(600))
    text_sv: Mapped[str] = mapped_column(String(600))
    on_since: Mapped[datetime | None]
    """Reminders that were due before this are not sent: switching on must not write to all earlier clients."""


class SentReminder(CompanyOwned, Base):
    """A reminder or follow-up sent for a booking at its start time; the unique index refuses a second one.

    A rescheduled booking has a new start time and so gets a new reminder.
    """

    __tablename__ = "sent_reminder"
    __table_args__ = (
        company_foreign_key("booking", "booking_id"),
        Index("sent_reminder_booking_key", "company_id", "booking_id", "type", "booking_start_at", unique=True),
        CheckConstraint(TYPE_CHECK, name="type"),
    )

    booking_id: Mapped[UUID]
    type: Mapped[str] = mapped_column(String(10))
    booking_start_at: Mapped[datetime]
    sent_at: Mapped[datetime] = mapped_column(default=now)
