"""Registrations of clients, and the flows of the visitors who make them."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, LargeBinary, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key
from clinic.core.security.one_time_codes import OneTimeCodeMixin


class Registration(ClientOwned, VersionMixin, Base):
    """A completed registration, with the details that differ from the client's saved ones, until staff have saved or dismissed them."""

    __tablename__ = "registration"
    __on_client_merge__ = "move"
    __table_args__ = (
        company_foreign_key("client", "client_id"),
        company_foreign_key("membership", "membership_id"),
        Index("registration_client_idx", "company_id", "client_id", "created_at"),
        Index("registration_membership_idx", "company_id", "membership_id", postgresql_where=text("membership_id IS NOT NULL")),
        CheckConstraint("proof IN ('code', 'bankid')", name="proof"),
        CheckConstraint("outcome IN ('', 'saved', 'dismissed')", name="outcome"),
        CheckConstraint("(outcome = '') = (resolved_at IS NULL)", name="resolved"),
    )

    client_id: Mapped[UUID]
    membership_id: Mapped[UUID | None]
    """The practitioner whom the client chose; None for any."""
    proof: Mapped[str] = mapped_column(String(6))
    is_new_client: Mapped[bool]
    has_duplicate: Mapped[bool]
    """Whether another client has the personal id that was given, and the visitor couldn't prove to be that client."""
    differences: Mapped[dict[str, Any]] = mapped_column(default=dict)
    outcome: Mapped[str] = mapped_column(String(9), default="")
    resolved_at: Mapped[datetime | None]
    resolved_by_name: Mapped[str] = mapped_column(String(250), default="")
    created_at: Mapped[datetime] = mapped_column(default=now)


class RegistrationFlow(OneTimeCodeMixin, CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A visitor's session in the registration portal. Key and code are stored as hashes; it expires with the visitor's details."""

    __tablename__ = "registration_flow"
    __table_args__ = (
        company_foreign_key("registration", "registration_id"),
        Index("registration_flow_key_key", "company_id", "key_hash", unique=True),
        Index("registration_flow_expiring_idx", "company_id", "expires_at"),
    )

    key_hash: Mapped[bytes] = mapped_column(LargeBinary)
    language: Mapped[str] = mapped_column(String(2))
    expires_at: Mapped[datetime]
    details: Mapped[dict[str, Any] | None]
    recipient: Mapped[str] = mapped_column(String(254), default="")
    """The phone number or e-mail address that the code verifies."""
    personal_number: Mapped[str] = mapped_column(String(12), default="")
    """The number of the BankID that the visitor has identified themselves with."""
    registration_id: Mapped[UUID | None]


row_security.lookup_function(
    "lookup_registration_flow", "hash bytea", "TABLE (company_id uuid, flow_id uuid)",
    "SELECT f.company_id, f.id FROM registration_flow f WHERE f.key_hash = hash AND f.expires_at > now()", {"registration_flow": "SELECT"},
)
