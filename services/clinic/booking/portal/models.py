"""A visitor's booking flow and the time that is held for it."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ARRAY, CheckConstraint, Index, LargeBinary, String, Uuid, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.booking.occupancy.resources import ReservedResources
from clinic.core.database import row_security
from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.core.security.one_time_codes import OneTimeCodeMixin

CHECK_IN = "check_in"
"""Marks the details of a flow that began with the QR code at the reception."""


class BookingFlow(OneTimeCodeMixin, CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A visitor's session in the portal. Key and code are stored as hashes; it ends with the booking or at `expires_at`."""

    __tablename__ = "booking_flow"
    __table_args__ = (
        company_foreign_key("booking", "booking_id"),
        company_foreign_key("booking", "managed_booking_id"),
        Index("booking_flow_key_key", "company_id", "key_hash", unique=True),
        Index("booking_flow_expiring_idx", "company_id", "expires_at"),
        CheckConstraint("(personal_number = '') = (identified_at IS NULL)", name="identified"),
        CheckConstraint("state IN ('open', 'code_sent', 'verified', 'booked')", name="state"),
    )

    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    state: Mapped[str] = mapped_column(String(10), default="open")
    language: Mapped[str] = mapped_column(String(2))
    expires_at: Mapped[datetime]
    selection: Mapped[dict[str, Any] | None]
    visitor_details: Mapped[dict[str, Any] | None]
    phone: Mapped[str] = mapped_column(String(254), default="")
    """The recipient that the code verifies: the phone number, or the e-mail address at a clinic that may not send SMS."""
    personal_number: Mapped[str] = mapped_column(String(12), default="", server_default="")
    """The twelve digits of the person who identified themself by BankID; never returned to the visitor."""
    identified_at: Mapped[datetime | None]
    booking_id: Mapped[UUID | None]
    managed_booking_id: Mapped[UUID | None]
    """The booking that the visitor opened by its link, to see, cancel or move it; such a flow books nothing."""

    @property
    def is_access(self) -> bool:
        """Whether the flow is for a booking that exists, or was begun at the reception by someone without one."""
        return self.managed_booking_id is not None or CHECK_IN in (self.visitor_details or {})


class Hold(CompanyOwned, Base):
    """A time held for a verified visitor for some minutes, extended only while the visitor pays; at most one live hold for a phone."""

    __tablename__ = "hold"
    __table_args__ = (
        company_foreign_key("booking_flow", "flow_id", ondelete="CASCADE"),
        company_foreign_key("service", "service_id"),
        company_foreign_key("resource", "practitioner_id"),
        company_foreign_key("resource", "room_id"),
        Index("hold_live_key", "company_id", "phone", unique=True, postgresql_where=text("released_at IS NULL")),
        Index("hold_flow_idx", "company_id", "flow_id"),
    )

    flow_id: Mapped[UUID]
    phone: Mapped[str] = mapped_column(String(254))
    service_id: Mapped[UUID]
    practitioner_id: Mapped[UUID]
    room_id: Mapped[UUID | None]
    device_ids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), default=list, server_default="{}")
    start_at: Mapped[datetime]
    end_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    released_at: Mapped[datetime | None]

    @property
    def resources(self) -> ReservedResources:
        """The room and the devices that are held."""
        return ReservedResources(self.room_id, self.device_ids)


row_security.lookup_function(
    "lookup_booking_flow", "hash bytea, public_id text", "TABLE (company_id uuid, flow_id uuid)",
    "SELECT f.company_id, f.id FROM booking_flow f JOIN company c ON c.id = f.company_id"
    " WHERE f.key_hash = hash AND c.encrypted_id = public_id AND f.expires_at > now()",
    {"booking_flow": "SELECT", "company": "SELECT"},
)
