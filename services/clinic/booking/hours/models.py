"""Tables of opening hours, days off and booking settings."""

from datetime import date, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, Interval, SmallInteger, String, text
from sqlalchemy.dialects.postgresql import ExcludeConstraint
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key

_MINUTE_RANGE = "int4range((extract(epoch FROM opens) / 60)::int, (extract(epoch FROM closes) / 60)::int)"
OVERLAP_CONSTRAINT = "business_hours_overlap"


class BusinessHours(CompanyOwned, Base):
    """An interval in which the clinic is open on a weekday (0 is Monday).

    `opens` and `closes` are counted from midnight on the clinic's wall clock.
    """

    __tablename__ = "business_hours"
    __table_args__ = (
        ExcludeConstraint(("company_id", "="), ("weekday", "="), (text(_MINUTE_RANGE), "&&"), using="gist", name=OVERLAP_CONSTRAINT),
        Index("business_hours_day_idx", "company_id", "weekday", "opens"),
        CheckConstraint("weekday BETWEEN 0 AND 6", name="weekday"),
        CheckConstraint("interval '0' <= opens AND opens < closes AND closes <= interval '24 hours'", name="span"),
    )

    weekday: Mapped[int] = mapped_column(SmallInteger)
    opens: Mapped[timedelta] = mapped_column(Interval)
    closes: Mapped[timedelta] = mapped_column(Interval)


class Holiday(CompanyOwned, TimestampMixin, Base):
    """Days off, first and last included, of one practitioner or, without `resource_id`, of the clinic."""

    __tablename__ = "holiday"
    __table_args__ = (
        company_foreign_key("resource", "resource_id", ondelete="CASCADE"),
        Index("holiday_days_idx", "company_id", "ends_on", "starts_on"),
        CheckConstraint("starts_on <= ends_on", name="span"),
    )

    resource_id: Mapped[UUID | None]
    name: Mapped[str] = mapped_column(String(120))
    starts_on: Mapped[date]
    ends_on: Mapped[date]


class BookingSettings(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """Booking settings, one row for a company, inserted with the first change; until then the column defaults apply.

    `hours_version` is the version of the opening hours, which are saved as one document.
    """

    __tablename__ = "booking_settings"
    __table_args__ = (
        Index("booking_settings_company_key", "company_id", unique=True),
        CheckConstraint("slot_interval BETWEEN 5 AND 240", name="slot_interval"),
        CheckConstraint("min_notice_minutes BETWEEN 0 AND 1440", name="min_notice_minutes"),
        CheckConstraint("horizon_days BETWEEN 1 AND 730", name="horizon_days"),
        CheckConstraint("hold_minutes BETWEEN 1 AND 60", name="hold_minutes"),
        CheckConstraint("waiting_list_mode IN ('one', 'all', 'off')", name="waiting_list_mode"),
        CheckConstraint("waiting_list_minutes BETWEEN 5 AND 1440", name="waiting_list_minutes"),
    )

    slot_interval: Mapped[int] = mapped_column(SmallInteger, default=15, server_default="15")
    min_notice_minutes: Mapped[int] = mapped_column(default=60, server_default="60")
    horizon_days: Mapped[int] = mapped_column(SmallInteger, default=90, server_default="90")
    hold_minutes: Mapped[int] = mapped_column(SmallInteger, default=10, server_default="10")
    waiting_list_mode: Mapped[str] = mapped_column(String(5), default="one", server_default="one")
    """Whether a free time is offered to one client on the waiting list after another, to all whom it suits, or to nobody (BEY-004)."""
    waiting_list_minutes: Mapped[int] = mapped_column(SmallInteger, default=120, server_default="120")
    hours_version: Mapped[int] = mapped_column(default=1, server_default="1")
