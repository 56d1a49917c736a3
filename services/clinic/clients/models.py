"""Clients and the tokens by which they are found."""

from datetime import date, datetime
from uuid import UUID

from sqlalchemy import Index, PrimaryKeyConstraint, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, ClientOwned, CompanyOwned, Timed, Versioned, company_key


class Client(ClientOwned, Versioned, Timed, Base):
    """A clinic's customer or patient."""

    __tablename__ = "client"
    __merge__ = "client"
    __client_column__ = "id"
    __table_args__ = (
        Index("client_name_idx", "company_id", "sort_name", "id", postgresql_where=text("deleted_at IS NULL")),
        Index("client_created_idx", "company_id", "created_at", "id", postgresql_where=text("deleted_at IS NULL")),
        Index("client_phone_idx", "company_id", "phone"),
        Index("client_email_idx", "company_id", "email"),
    )

    first_name: Mapped[str] = mapped_column(String(80))
    last_name: Mapped[str] = mapped_column(String(80))
    sort_name: Mapped[str] = mapped_column(String(170))
    email: Mapped[str] = mapped_column(String(254), default="")
    mobile_number: Mapped[str] = mapped_column(String(20), default="")
    country_code: Mapped[str] = mapped_column(String(5), default="")
    phone: Mapped[str] = mapped_column(String(20), default="")
    date_of_birth: Mapped[date | None]
    personal_id: Mapped[str] = mapped_column(String(20), default="")
    street_address: Mapped[str] = mapped_column(String(120), default="")
    zip_code: Mapped[str] = mapped_column(String(12), default="")
    city: Mapped[str] = mapped_column(String(80), default="")
    country: Mapped[str] = mapped_column(String(2), default="SE")
    occupation: Mapped[str] = mapped_column(String(80), default="")
    language: Mapped[str] = mapped_column(String(2), default="sv")
    warning: Mapped[str] = mapped_column(String(500), default="")
    publish_permission: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """May pictures of them be published (REC-005); empty until they have been asked."""
    is_active: Mapped[bool] = mapped_column(default=True)
    merged_into: Mapped[UUID | None]
    deleted_at: Mapped[datetime | None]


class ClientAccess(CompanyOwned, Base):
    """One client that a restricted user may meet (PLT-034). The reach policy reads it, so it has none itself."""

    __tablename__ = "client_access"
    __merge__ = "access"
    __table_args__ = (
        UniqueConstraint("company_id", "membership_id", "client_id"),
        company_key("membership", "membership_id", ondelete="CASCADE"),
        company_key("client", "client_id", ondelete="CASCADE", deferred=True),
    )

    membership_id: Mapped[UUID]
    client_id: Mapped[UUID]


class ClientToken(ClientOwned, Base):
    """One token by which a client is found. Its key is its content; `id` is the client's."""

    __tablename__ = "client_token"
    __merge__ = "tokens"
    __client_column__ = "id"
    __table_args__ = (
        PrimaryKeyConstraint("company_id", "token", "id"),
        Index("client_token_of_idx", "company_id", "id"),
        company_key("client", "id", ondelete="CASCADE"),
    )

    token: Mapped[str] = mapped_column(String(40, collation="C"), primary_key=True)


class ClientLook(ClientOwned, Base):
    """That somebody looked at a client: one row a person, client and quarter of an hour, by its key."""

    __tablename__ = "client_look"
    __merge__ = "lineage"
    __grants__ = "SELECT, INSERT"
    __table_args__ = (
        Index("client_look_once_key", "company_id", "client_id", "identity_id", "quarter", unique=True),
        company_key("client", "client_id"),
    )

    client_id: Mapped[UUID]
    identity_id: Mapped[UUID]
    quarter: Mapped[datetime]
