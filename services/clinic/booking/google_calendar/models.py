"""Tables of Google calendars, the events that we wrote there, and the busy times that came from there."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, LargeBinary, SmallInteger, String, text
from sqlalchemy.dialects.postgresql import TSTZRANGE, Range
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, company_foreign_key


class GoogleCalendar(CompanyOwned, TimestampMixin, Base):
    """A practitioner's connection with their primary Google calendar.

    `authorizing` waits for the person's consent, `connecting` for the worker, which exchanges the code; `broken` needs a new consent;
    `disconnecting` waits for the worker, which withdraws the access and deletes the row.
    """

    __tablename__ = "google_calendar"
    __table_args__ = (
        company_foreign_key("membership", "membership_id"),
        CheckConstraint("state IN ('authorizing', 'connecting', 'connected', 'broken', 'disconnecting')", name="state"),
        CheckConstraint("state IN ('authorizing', 'connecting') OR tokens IS NOT NULL", name="tokens"),
        Index(
            "google_calendar_membership_key", "company_id", "membership_id", unique=True,
            postgresql_where=text("state <> 'disconnecting'"),
        ),
        Index("google_calendar_due_idx", "company_id", "next_sync_at"),
    )

    membership_id: Mapped[UUID]
    state: Mapped[str] = mapped_column(String(15))
    account: Mapped[str] = mapped_column(String(254), default="", server_default="")
    """The calendar's title, which is the account's address unless the person has changed it."""
    state_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    consent: Mapped[bytes | None] = mapped_column(LargeBinary)
    """The verifier (PKCE) and the code of a consent, encrypted."""
    consent_expires_at: Mapped[datetime | None]
    tokens: Mapped[bytes | None] = mapped_column(LargeBinary)
    """Access and refresh token, encrypted."""
    sync_token: Mapped[str] = mapped_column(String(2000), default="", server_default="")
    full_sync_at: Mapped[datetime | None]
    """When the calendar is read from its beginning next, since a list goes on only within the times that it began with."""
    channel_id: Mapped[UUID | None]
    channel_resource_id: Mapped[str] = mapped_column(String(200), default="", server_default="")
    channel_expires_at: Mapped[datetime | None]
    removes_events: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    next_sync_at: Mapped[datetime] = mapped_column(default=now)
    lease_until: Mapped[datetime | None]
    last_synced_at: Mapped[datetime | None]
    last_error: Mapped[str] = mapped_column(String(60), default="", server_default="")
    failures: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")


class GoogleEvent(CompanyOwned, Base):
    """A booking as it was last written to a calendar; without times when it has to be written anew."""

    __tablename__ = "google_event"
    __table_args__ = (
        company_foreign_key("google_calendar", "calendar_id", ondelete="CASCADE"),
        company_foreign_key("booking", "booking_id"),
        Index("google_event_booking_key", "company_id", "booking_id", "calendar_id", unique=True),
        Index("google_event_calendar_idx", "company_id", "calendar_id"),
    )

    calendar_id: Mapped[UUID]
    booking_id: Mapped[UUID]
    etag: Mapped[str] = mapped_column(String(200))
    start_at: Mapped[datetime | None]
    end_at: Mapped[datetime | None]


class GoogleBusyTime(CompanyOwned, Base):
    """A time in which the practitioner's Google calendar says that they are busy; without title or any other detail."""

    __tablename__ = "google_busy_time"
    __table_args__ = (
        company_foreign_key("google_calendar", "calendar_id", ondelete="CASCADE"),
        company_foreign_key("resource", "resource_id", ondelete="CASCADE"),
        CheckConstraint("NOT isempty(during)", name="span"),
        Index("google_busy_time_event_key", "company_id", "calendar_id", "event_id", unique=True),
        Index("google_busy_time_resource_idx", "company_id", "resource_id"),
    )

    calendar_id: Mapped[UUID]
    resource_id: Mapped[UUID]
    event_id: Mapped[str] = mapped_column(String(1024))
    during: Mapped[Range[datetime]] = mapped_column(TSTZRANGE)
