"""Tables of the waiting list."""

from datetime import date, datetime, timedelta
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, Interval, SmallInteger, String, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key


class WaitingListEntry(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A client who waits for a time of a service: with a practitioner or any, on the weekdays, hours and days that suit.

    `ended_at` is when it stopped waiting: booked, left by the client, removed by staff, or expired after `to_day`.
    """

    __tablename__ = "waiting_list_entry"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("service", "service_id"),
        company_foreign_key("resource", "practitioner_id"),
        company_foreign_key("booking", "booking_id"),
        Index("waiting_list_entry_state_idx", "company_id", "state", "created_at"),
        Index("waiting_list_entry_client_idx", "company_id", "client_id"),
        CheckConstraint("state IN ('waiting', 'booked', 'left', 'removed', 'expired')", name="state"),
        CheckConstraint("(state = 'waiting') = (ended_at IS NULL) AND (state = 'booked') = (booking_id IS NOT NULL)", name="ended"),
        CheckConstraint("weekdays <> '{}' AND weekdays <@ ARRAY[0, 1, 2, 3, 4, 5, 6]::smallint[]", name="weekdays"),
        CheckConstraint("interval '0' <= from_time AND from_time < to_time AND to_time <= interval '24 hours'", name="times"),
        CheckConstraint("from_day <= to_day", name="days"),
        CheckConstraint("source IN ('staff', 'portal')", name="source"),
    )

    client_id: Mapped[UUID]
    service_id: Mapped[UUID]
    practitioner_id: Mapped[UUID | None]
    weekdays: Mapped[list[int]] = mapped_column(ARRAY(SmallInteger))
    from_time: Mapped[timedelta] = mapped_column(Interval)
    to_time: Mapped[timedelta] = mapped_column(Interval)
    from_day: Mapped[date]
    to_day: Mapped[date]
    state: Mapped[str] = mapped_column(String(10), default="waiting")
    source: Mapped[str] = mapped_column(String(10))
    note: Mapped[str] = mapped_column(String(500), default="", server_default="")
    booking_id: Mapped[UUID | None]
    ended_at: Mapped[datetime | None]


class WaitingListOffer(ClientOwned, Base):
    """A time that was offered to a client on the waiting list, and the answer.

    `freed_from` to `freed_to` is the time that became free: when the offer isn't accepted, the next client is asked about all of it.
    """

    __tablename__ = "waiting_list_offer"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("waiting_list_entry", "entry_id", ondelete="CASCADE"),
        company_foreign_key("resource", "practitioner_id"),
        Index(
            "waiting_list_offer_time_key", "company_id", "entry_id", "practitioner_id", "start_at", unique=True,
            postgresql_where=text("state <> 'taken'"),
        ),
        Index("waiting_list_offer_open_key", "company_id", "entry_id", unique=True, postgresql_where=text("state = 'open'")),
        Index("waiting_list_offer_due_idx", "company_id", "expires_at", postgresql_where=text("state = 'open'")),
        CheckConstraint("state IN ('open', 'accepted', 'declined', 'expired', 'taken')", name="state"),
        CheckConstraint("(state = 'open') = (ended_at IS NULL)", name="ended"),
        CheckConstraint("start_at < end_at AND freed_from < freed_to", name="span"),
    )

    client_id: Mapped[UUID]
    entry_id: Mapped[UUID]
    practitioner_id: Mapped[UUID]
    start_at: Mapped[datetime]
    end_at: Mapped[datetime]
    freed_from: Mapped[datetime]
    freed_to: Mapped[datetime]
    state: Mapped[str] = mapped_column(String(10), default="open")
    expires_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    created_at: Mapped[datetime] = mapped_column(default=now)
