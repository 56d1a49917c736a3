"""The tables of time: hours of the week, days off, and the rules of booking."""

from datetime import date, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, Interval, SmallInteger, String, text
from sqlalchemy.dialects.postgresql import ExcludeConstraint
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, CompanyOwned, Timed, Versioned, company_key

_SPAN = "int4range((extract(epoch FROM opens) / 60)::int, (extract(epoch FROM closes) / 60)::int)"
OVERLAP = "business_hours_overlap"


class BusinessHours(CompanyOwned, Base):
    """The clinic is open from `opens` to `closes` on a weekday (0 is Monday), both counted from midnight on the clinic's wall clock."""

    __tablename__ = "business_hours"
    __table_args__ = (
        ExcludeConstraint(("company_id", "="), ("weekday", "="), (text(_SPAN), "&&"), using="gist", name=OVERLAP),
        Index("business_hours_day_idx", "company_id", "weekday", "opens"),
        CheckConstraint("weekday BETWEEN 0 AND 6", name="weekday"),
        CheckConstraint("interval '0' <= opens AND opens < closes AND closes <= interval '24 hours'", name="span"),
    )

    weekday: Mapped[int] = mapped_column(SmallInteger)
    opens: Mapped[timedelta] = mapped_column(Interval)
    closes: Mapped[timedelta] = mapped_column(Interval)


class Holiday(CompanyOwned, Timed, Base):
    """Whole days off, both included, of one practitioner or, without one, of the clinic."""

    __tablename__ = "holiday"
    __table_args__ = (
        company_key("resource", "resource_id", ondelete="CASCADE"),
        Index("holiday_days_idx", "company_id", "ends_on", "starts_on"),
        CheckConstraint("starts_on <= ends_on", name="span"),
    )

    resource_id: Mapped[UUID | None]
    name: Mapped[str] = mapped_column(String(120))
    starts_on: Mapped[date]
    ends_on: Mapped[date]


class BookingSettings(CompanyOwned, Versioned, Timed, Base):
    """The rules of booking, one row a company, made when first changed; until then its defaults hold.

    `hours_version` is the version of the week's hours, which are saved as a whole.
    """

    __tablename__ = "booking_settings"
    __table_args__ = (
        Index("booking_settings_company_key", "company_id", unique=True),
        CheckConstraint("slot_step BETWEEN 5 AND 240", name="slot_step"),
        CheckConstraint("lead_minutes BETWEEN 0 AND 1440", name="lead_minutes"),
        CheckConstraint("horizon_days BETWEEN 1 AND 730", name="horizon_days"),
        CheckConstraint("hold_minutes BETWEEN 1 AND 60", name="hold_minutes"),
    )

    slot_step: Mapped[int] = mapped_column(SmallInteger, default=15, server_default="15")
    lead_minutes: Mapped[int] = mapped_column(default=60, server_default="60")
    horizon_days: Mapped[int] = mapped_column(SmallInteger, default=90, server_default="90")
    hold_minutes: Mapped[int] = mapped_column(SmallInteger, default=10, server_default="10")
    hours_version: Mapped[int] = mapped_column(default=1, server_default="1")
