"""Tables of schedules and their templates."""

from datetime import date, datetime, timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, Interval, String, text
from sqlalchemy.dialects.postgresql import JSONB, ExcludeConstraint
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

_MINUTE_RANGE = "int4range((extract(epoch FROM opens) / 60)::int, (extract(epoch FROM closes) / 60)::int)"
OVERLAP_CONSTRAINT = "schedule_slot_overlap"


class ScheduleDay(CompanyOwned, TimestampMixin, Base):
    """A practitioner's schedule of a day, which stands in for the clinic's opening hours; without slots the practitioner doesn't work.

    A schedule that isn't confirmed expires: after `expires_at` it counts no more. `warned_at` and `expired_at` say when the staff were
    told before and after.
    """

    __tablename__ = "schedule_day"
    __table_args__ = (
        company_foreign_key("resource", "resource_id", ondelete="CASCADE"),
        Index("schedule_day_key", "company_id", "resource_id", "day", unique=True),
        Index(
            "schedule_day_expiring_idx", "company_id", "expires_at",
            postgresql_where=text("expired_at IS NULL AND expires_at IS NOT NULL"),
        ),
        CheckConstraint("num_nonnulls(confirmed_at, expires_at) = 1", name="state"),
        CheckConstraint("confirmed_at IS NULL OR num_nonnulls(warned_at, expired_at) = 0", name="expiry"),
    )

    resource_id: Mapped[UUID]
    day: Mapped[date]
    confirmed_at: Mapped[datetime | None]
    expires_at: Mapped[datetime | None]
    warned_at: Mapped[datetime | None]
    expired_at: Mapped[datetime | None]
    version: Mapped[int] = mapped_column(default=1, server_default="1")


class ScheduleSlot(CompanyOwned, Base):
    """A time slot of a schedule; a private one can be booked by staff only, one that is switched off by nobody.

    `opens` and `closes` are counted from midnight on the clinic's wall clock.
    """

    __tablename__ = "schedule_slot"
    __table_args__ = (
        company_foreign_key("schedule_day", "schedule_day_id", ondelete="CASCADE"),
        ExcludeConstraint(
            ("company_id", "="), ("schedule_day_id", "="), (text(_MINUTE_RANGE), "&&"), using="gist", name=OVERLAP_CONSTRAINT,
        ),
        Index("schedule_slot_day_idx", "company_id", "schedule_day_id", "opens"),
        CheckConstraint("interval '0' <= opens AND opens < closes AND closes <= interval '24 hours'", name="span"),
    )

    schedule_day_id: Mapped[UUID]
    opens: Mapped[timedelta] = mapped_column(Interval)
    closes: Mapped[timedelta] = mapped_column(Interval)
    is_private: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    is_active: Mapped[bool] = mapped_column(default=True, server_default=text("true"))


class ScheduleTemplate(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A named week of time slots that can be applied over a span of days; a weekday without slots is a day off."""

    __tablename__ = "schedule_template"
    __table_args__ = (Index("schedule_template_name_key", "company_id", text("lower(name)"), unique=True),)

    name: Mapped[str] = mapped_column(String(80))
    slots: Mapped[list[dict[str, Any]]] = mapped_column(JSONB)
