"""Clients, their search tokens, which users may access them, and the log of who viewed them."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, PrimaryKeyConstraint, String, UniqueConstraint, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import APPEND_ONLY, Base, ClientOwned, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key


class Client(ClientOwned, VersionMixin, TimestampMixin, Base):
    """A customer or patient of the clinic."""

    __tablename__ = "client"
    __on_client_merge__ = "client"
    __client_column__ = "id"
    __table_args__ = (
        # All are partial, so that only the primary key serves the check of a foreign key. The planner can't tell such indexes from it
        # while the table was never analyzed, and would read all clients of the company for each check.
        Index("client_name_idx", "company_id", "sort_name", "id", postgresql_where=text("deleted_at IS NULL")),
        Index("client_created_idx", "company_id", "created_at", "id", postgresql_where=text("deleted_at IS NULL")),
        Index("client_phone_idx", "company_id", "phone", postgresql_where=text("deleted_at IS NULL")),
        Index("client_email_idx", "company_id", "email", postgresql_where=text("deleted_at IS NULL")),
        CheckConstraint("(identity_document = '') = (identity_checked_at IS NULL)", name="identity"),
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
    is_reserve_number: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Whether the personal id is a reserve number, which the clinic gives itself and which has no check."""
    claimed_personal_id: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """A personal id that the client typed in a portal and that another client has; empty without one (LAW-011)."""
    identity_document: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """What the identity was checked by (REC-004); empty while it hasn't been."""
    identity_note: Mapped[str] = mapped_column(String(200), default="", server_default="")
    identity_checked_by: Mapped[str] = mapped_column(String(170), default="", server_default="")
    """The name of the member who checked the identity, as it was then."""
    identity_checked_at: Mapped[datetime | None]
    cpr_id: Mapped[str] = mapped_column(String(20), default="", server_default="")
    profile_photo: Mapped[UUID | None]
    extra_fields: Mapped[dict[str, Any]] = mapped_column(default=dict, server_default=text("'{}'"))
    """Values of the company's own fields, by their ids (PLT-054); those of deleted fields stay."""
    street_address: Mapped[str] = mapped_column(String(120), default="")
    zip_code: Mapped[str] = mapped_column(String(12), default="")
    city: Mapped[str] = mapped_column(String(80), default="")
    state: Mapped[str] = mapped_column(String(80), default="", server_default="")
    country: Mapped[str] = mapped_column(String(2), default="SE")
    occupation: Mapped[str] = mapped_column(String(80), default="")
    language: Mapped[str] = mapped_column(String(2), default="sv")
    warning: Mapped[str] = mapped_column(String(500), default="")
    publish_permission: Mapped[str] = mapped_column(String(20), default="", server_default="")
    """Consent to publish pictures of the client (REC-005); empty until they have been asked."""
    is_active: Mapped[bool] = mapped_column(default=True)
    merged_into: Mapped[UUID | None]
    deleted_at: Mapped[datetime | None]


class ClientAccess(CompanyOwned, Base):
    """A client that a restricted user may access (PLT-034). The client-scope policies read this table, so it has none itself."""

    __tablename__ = "client_access"
    __on_client_merge__ = "access"
    __table_args__ = (
        UniqueConstraint("company_id", "membership_id", "client_id"),
        company_foreign_key("membership", "membership_id", ondelete="CASCADE"),
        company_foreign_key("client", "client_id", ondelete="CASCADE", deferred=True),
    )

    membership_id: Mapped[UUID]
    client_id: Mapped[UUID]


class ClientTag(ClientOwned, Base):
    """A tag of a client; upper and lower case make no difference."""

    __tablename__ = "client_tag"
    __on_client_merge__ = "client_tags"
    __table_args__ = (
        Index("client_tag_key", "company_id", "client_id", text("lower(name)"), unique=True),
        Index("client_tag_name_idx", "company_id", text("lower(name)"), "client_id"),
        company_foreign_key("client", "client_id", ondelete="CASCADE"),
    )

    client_id: Mapped[UUID]
    name: Mapped[str] = mapped_column(String(40))


class PolicyNotice(ClientOwned, Base):
    """A version of the personal data policy was shown to the client where they gave their data (LAW-050); the first time of each place."""

    __tablename__ = "policy_notice"
    __on_client_merge__ = "merged_ids"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        UniqueConstraint("company_id", "client_id", "policy_id", "channel"),
        company_foreign_key("client", "client_id", ondelete="CASCADE"),
        company_foreign_key("personal_data_policy", "policy_id"),
    )

    client_id: Mapped[UUID]
    policy_id: Mapped[UUID]
    channel: Mapped[str] = mapped_column(String(20))
    shown_at: Mapped[datetime]


class ClientSearchToken(ClientOwned, Base):
    """A search token of a client; `id` is the client's, and the primary key is the whole row."""

    __tablename__ = "client_search_token"
    __on_client_merge__ = "tokens"
    __client_column__ = "id"
    __table_args__ = (
        PrimaryKeyConstraint("company_id", "token", "id"),
        Index("client_search_token_client_idx", "company_id", "id"),
        company_foreign_key("client", "id", ondelete="CASCADE"),
    )

    token: Mapped[str] = mapped_column(String(40, collation="C"), primary_key=True)
