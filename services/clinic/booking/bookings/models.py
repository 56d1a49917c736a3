"""The booking table. The service's name, price and duration are copied, so that later changes of the service don't alter bookings."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ARRAY, CheckConstraint, Index, Integer, SmallInteger, String, Uuid, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, ClientOwned, TimestampMixin, VersionMixin, company_foreign_key


class Booking(ClientOwned, VersionMixin, TimestampMixin, Base):
    """An appointment of one client. `states.TRANSITIONS` lists which state may follow another.

    `arrived_at`, `in_room_at` and `done_at` are the times of the visit's states; a state that was undone has none.
    `notified_*` is the time and practitioner of the last notification sent to the client, so that each change is sent once.
    """

    __tablename__ = "booking"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("service", "service_id"),
        company_foreign_key("resource", "practitioner_id"),
        company_foreign_key("resource", "room_id"),
        company_foreign_key("booking_series", "series_id"),
        company_foreign_key("group_booking", "group_booking_id"),
        CheckConstraint("state IN ('booked', 'arrived', 'in_room', 'done', 'cancelled', 'no_show')", name="state"),
        CheckConstraint(
            "CASE state WHEN 'arrived' THEN arrived_at WHEN 'in_room' THEN in_room_at WHEN 'done' THEN done_at ELSE start_at END"
            " IS NOT NULL"
            " AND (done_at IS NULL OR state = 'done') AND (in_room_at IS NULL OR state IN ('in_room', 'done'))"
            " AND (arrived_at IS NULL OR state IN ('arrived', 'in_room', 'done'))",
            name="visit",
        ),
        CheckConstraint("state = 'no_show' OR (no_show_at IS NULL AND no_show_comment = '')", name="no_show"),
        CheckConstraint("state = 'cancelled' OR cancel_reason = ''", name="cancel_reason"),
        CheckConstraint("NOT is_missed OR state IN ('cancelled', 'no_show')", name="missed"),
        CheckConstraint("source IN ('staff', 'portal')", name="source"),
        CheckConstraint("start_at < end_at", name="span"),
        CheckConstraint("(series_id IS NULL) = (series_position IS NULL)", name="series"),
        Index("booking_calendar_idx", "company_id", "start_at", "end_at"),
        Index("booking_client_idx", "company_id", "client_id", "start_at"),
        Index("booking_group_idx", "company_id", "group_booking_id", postgresql_where=text("group_booking_id IS NOT NULL")),
        Index("booking_missed_idx", "company_id", "client_id", "start_at", postgresql_where=text("is_missed")),
        Index("booking_forms_missing_idx", "company_id", "start_at", postgresql_where=text("forms_missing > 0")),
        Index(
            "booking_series_position_idx", "company_id", "series_id", "series_position", unique=True,
            postgresql_where=text("series_id IS NOT NULL"),
        ),
    )

    client_id: Mapped[UUID]
    service_id: Mapped[UUID]
    practitioner_id: Mapped[UUID]
    room_id: Mapped[UUID | None]
    device_ids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), default=list, server_default="{}")
    """The devices that are reserved for it, of which the occupancy's rows refer to the resources (BEY-005)."""
    start_at: Mapped[datetime]
    end_at: Mapped[datetime]
    state: Mapped[str] = mapped_column(String(10), default="booked")
    source: Mapped[str] = mapped_column(String(10), default="staff")
    is_overbooked: Mapped[bool] = mapped_column(default=False)
    service_name: Mapped[str] = mapped_column(String(120))
    price: Mapped[int]
    duration: Mapped[int] = mapped_column(Integer)
    buffer_before: Mapped[int] = mapped_column(Integer, default=0)
    buffer_after: Mapped[int] = mapped_column(Integer, default=0)
    add_ons: Mapped[list[Any]] = mapped_column(default=list, server_default="[]")
    """The add-ons of the visit, in their order: `service_id`, and `name`, `price` and `duration` as booked. The booking's own price and
    duration are those of the whole visit (BEY-005, decision 49)."""
    special_request: Mapped[str] = mapped_column(String(1000), default="")
    rescheduled_at: Mapped[datetime | None]
    """When it was last moved to another time or practitioner (BKG-030)."""
    arrived_at: Mapped[datetime | None]
    in_room_at: Mapped[datetime | None]
    done_at: Mapped[datetime | None]
    no_show_at: Mapped[datetime | None]
    state_set_by_name: Mapped[str] = mapped_column(String(250), default="", server_default="")
    """Who of the staff gave the booking its state; empty for a booked one and for what a client did."""
    no_show_comment: Mapped[str] = mapped_column(String(1000), default="", server_default="")
    policy_override_reason: Mapped[str] = mapped_column(String(500), default="", server_default="")
    """Why staff moved the booking after the cancellation policy's time; of the last such move."""
    prerequisite_override_reason: Mapped[str] = mapped_column(String(500), default="", server_default="")
    """Why staff booked the service without the visit that must come first (BEY-009); moves don't ask for another reason."""
    cancel_reason: Mapped[str] = mapped_column(String(500), default="", server_default="")
    cancelled_at: Mapped[datetime | None]
    is_missed: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Whether it counts in its client's history: a no-show or a cancellation after the policy's time that staff didn't excuse (BEY-006)."""
    forms_missing: Mapped[int] = mapped_column(SmallInteger, default=0, server_default="0")
    """How many of the forms that the service asks for the client hasn't completed (USE-008)."""
    forms_followed_up_at: Mapped[datetime | None]
    series_id: Mapped[UUID | None]
    series_position: Mapped[int | None] = mapped_column(SmallInteger)
    """The booking's number in its series, from 1; it stays when the booking is moved."""
    group_booking_id: Mapped[UUID | None]
    """The group booking in which the client has a place (BKG-033)."""
    notified_start_at: Mapped[datetime | None]
    notified_practitioner_id: Mapped[UUID | None]

    @property
    def add_on_ids(self) -> list[UUID]:
        """The services of the visit besides the booking's own, in their order."""
        return [UUID(add_on["service_id"]) for add_on in self.add_ons]
