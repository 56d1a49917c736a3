"""Tables of unavailable times and the spans that they repeat in."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, SmallInteger, String
from sqlalchemy.dialects.postgresql import ARRAY, TSTZRANGE, ExcludeConstraint, Range
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key


class UnavailableTime(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A time in which a practitioner can't be booked, repeated on `weekdays` (0 is Monday) until `repeats_until` if there are any.

    `last_day` is the clinic's day on which its last span ends.
    """

    __tablename__ = "unavailable_time"
    __table_args__ = (
        company_foreign_key("resource", "resource_id", ondelete="CASCADE"),
        Index("unavailable_time_days_idx", "company_id", "last_day", "start_at"),
        Index("unavailable_time_resource_idx", "company_id", "resource_id"),
        CheckConstraint("start_at < end_at", name="span"),
        CheckConstraint("weekdays <@ ARRAY[0, 1, 2, 3, 4, 5, 6]::smallint[]", name="weekdays"),
        CheckConstraint("(repeats_until IS NULL) = (weekdays = '{}')", name="recurrence"),
    )

    resource_id: Mapped[UUID]
    reason: Mapped[str] = mapped_column(String(120))
    start_at: Mapped[datetime]
    end_at: Mapped[datetime]
    weekdays: Mapped[list[int]] = mapped_column(ARRAY(SmallInteger), default=list, server_default="{}")
    repeats_until: Mapped[date | None]
    last_day: Mapped[date]


class UnavailableSpan(CompanyOwned, Base):
    """A span of an unavailable time; those of one unavailable time never overlap."""

    __tablename__ = "unavailable_span"
    __table_args__ = (
        company_foreign_key("unavailable_time", "unavailable_time_id", ondelete="CASCADE"),
        company_foreign_key("resource", "resource_id", ondelete="CASCADE"),
        CheckConstraint("NOT isempty(during)", name="span"),
        ExcludeConstraint(
            ("company_id", "="), ("unavailable_time_id", "="), ("during", "&&"), using="gist", name="unavailable_span_overlap",
        ),
        Index("unavailable_span_during_idx", "company_id", "resource_id", "during", postgresql_using="gist"),
    )

    unavailable_time_id: Mapped[UUID]
    resource_id: Mapped[UUID]
    during: Mapped[Range[datetime]] = mapped_column(TSTZRANGE)
