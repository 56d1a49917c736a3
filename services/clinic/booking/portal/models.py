"""A visitor's flow and the time that is held for them."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, LargeBinary, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.models import Base, CompanyOwned, Timed, Versioned, company_key
from clinic.core.onetime import OneTimeCode


class Flow(OneTimeCode, CompanyOwned, Versioned, Timed, Base):
    """One visitor's way through the portal. Its key and its code are kept as hashes; it ends with the booking or its time."""

    __tablename__ = "flow"
    __table_args__ = (
        company_key("booking", "booking_id"),
        Index("flow_key_key", "company_id", "key_hash", unique=True),
        Index("flow_expiring_idx", "company_id", "expires_at"),
        CheckConstraint("state IN ('open', 'code_sent', 'verified', 'booked')", name="state"),
    )

    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    state: Mapped[str] = mapped_column(String(10), default="open")
    language: Mapped[str] = mapped_column(String(2))
    expires_at: Mapped[datetime]
    choice: Mapped[dict[str, Any] | None]
    person: Mapped[dict[str, Any] | None]
    phone: Mapped[str] = mapped_column(String(254), default="")
    """What the code proves: the phone, or the address at a clinic that may not send SMS."""
    booking_id: Mapped[UUID | None]


class Hold(CompanyOwned, Base):
    """A time held for a verified visitor, for some minutes and never longer; one live one a phone."""

    __tablename__ = "hold"
    __table_args__ = (
        company_key("flow", "flow_id", ondelete="CASCADE"),
        company_key("service", "service_id"),
        company_key("resource", "practitioner_id"),
        company_key("resource", "room_id"),
        Index("hold_live_key", "company_id", "phone", unique=True, postgresql_where=text("released_at IS NULL")),
        Index("hold_flow_idx", "company_id", "flow_id"),
    )

    flow_id: Mapped[UUID]
    phone: Mapped[str] = mapped_column(String(254))
    service_id: Mapped[UUID]
    practitioner_id: Mapped[UUID]
    room_id: Mapped[UUID | None]
    start_at: Mapped[datetime]
    end_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    released_at: Mapped[datetime | None]


rowsecurity.door(
    "door_flow", "hash bytea, public_id text", "TABLE (company_id uuid, flow_id uuid)",
    "SELECT f.company_id, f.id FROM flow f JOIN company c ON c.id = f.company_id"
    " WHERE f.key_hash = hash AND c.encrypted_id = public_id AND f.expires_at > now()",
    {"flow": "SELECT", "company": "SELECT"},
)
