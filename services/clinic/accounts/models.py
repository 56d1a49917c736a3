"""Who can sign in, as whom, and the sessions they have."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, LargeBinary, SmallInteger, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.clock import now
from clinic.core.models import APPEND_ONLY, Base, CompanyOwned, Timed, Versioned, new_id


class Identity(Timed, Base):
    """A person who can sign in: an address and its secrets, nothing more."""

    __tablename__ = "identity"
    __global__ = "a person signs in before any company is known"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    email: Mapped[str] = mapped_column(String(254), unique=True)
    password_hash: Mapped[str] = mapped_column(String(200))
    password_changed_at: Mapped[datetime] = mapped_column(default=now)
    email_verified_at: Mapped[datetime | None]


class Membership(CompanyOwned, Versioned, Timed, Base):
    """A person on a company's staff."""

    __tablename__ = "membership"
    __table_args__ = (
        Index("membership_identity_key", "company_id", "identity_id", unique=True, postgresql_where=text("deleted_at IS NULL")),
        Index("membership_by_identity_idx", "identity_id"),
        CheckConstraint("role IN ('super_admin', 'admin', 'user', 'accountant')", name="role"),
        CheckConstraint("client_access IN ('full', 'custom')", name="client_access"),
    )

    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    role: Mapped[str] = mapped_column(String(20))
    first_name: Mapped[str] = mapped_column(String(80))
    last_name: Mapped[str] = mapped_column(String(80))
    email: Mapped[str] = mapped_column(String(254))
    mobile_number: Mapped[str] = mapped_column(String(20), default="")
    country_code: Mapped[str] = mapped_column(String(5), default="")
    title: Mapped[str] = mapped_column(String(80), default="")
    booking_description: Mapped[str] = mapped_column(String(2000), default="")
    profile_photo_id: Mapped[UUID | None]
    language: Mapped[str] = mapped_column(String(2), default="en")
    is_active: Mapped[bool] = mapped_column(default=True)
    is_for_booking: Mapped[bool] = mapped_column(default=False)
    is_booking_on: Mapped[bool] = mapped_column(default=False)
    is_record_on: Mapped[bool] = mapped_column(default=False)
    is_pos_on: Mapped[bool] = mapped_column(default=False)
    is_management_on: Mapped[bool] = mapped_column(default=True)
    client_access: Mapped[str] = mapped_column(String(10), default="full")
    last_login_at: Mapped[datetime | None]
    generation: Mapped[int] = mapped_column(default=1, server_default="1")
    deleted_at: Mapped[datetime | None]


class Prescriber(Timed, Base):
    """A doctor with a portal of their own."""

    __tablename__ = "prescriber"
    __global__ = "a prescriber works for many companies"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"), unique=True)
    first_name: Mapped[str] = mapped_column(String(80))
    last_name: Mapped[str] = mapped_column(String(80))
    language: Mapped[str] = mapped_column(String(2), default="sv")
    personal_id: Mapped[str] = mapped_column(String(12), default="")
    """Twelve digits: the only BankID that may sign in this prescriber's name."""
    prescriber_code: Mapped[str] = mapped_column(String(7), default="")
    is_active: Mapped[bool] = mapped_column(default=True)


class MasterAdmin(Timed, Base):
    """One who runs the whole service; sees no clinic's staff pages."""

    __tablename__ = "master_admin"
    __global__ = "runs the service, not a company"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"), unique=True)
    is_active: Mapped[bool] = mapped_column(default=True)


class SignedIn(Base):
    """A session: one of a person's roles, on one device. One live one an identity (PLT-013)."""

    __tablename__ = "signed_in"
    __global__ = "a cookie is known before the company is"
    __table_args__ = (
        Index("signed_in_live_key", "identity_id", unique=True, postgresql_where=text("ended_at IS NULL")),
        CheckConstraint("area IN ('staff', 'prescriber', 'master_admin')", name="area"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    token_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    area: Mapped[str] = mapped_column(String(15))
    company_id: Mapped[UUID | None]
    membership_id: Mapped[UUID | None]
    prescriber_id: Mapped[UUID | None]
    master_admin_id: Mapped[UUID | None]
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_reason: Mapped[str | None] = mapped_column(String(20))


class OneTimeCode(Base):
    """A short-lived secret sent to a person: a code to type or a link's token. Hashed; tries are counted and limited."""

    __tablename__ = "one_time_code"
    __global__ = "sent before a company is known"
    __table_args__ = (Index("one_time_code_open_idx", "identity_id", "purpose", "created_at"),)

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    purpose: Mapped[str] = mapped_column(String(20))
    code_hash: Mapped[bytes] = mapped_column(LargeBinary)
    tries: Mapped[int] = mapped_column(SmallInteger, default=0)
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]


class ClientError(Base):
    """A fault that somebody's browser reported (PLT-085): where and what, never who."""

    __tablename__ = "client_error"
    __global__ = "reported by anybody, also before signing in; holds no personal data"
    __grants__ = APPEND_ONLY

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    reported_at: Mapped[datetime] = mapped_column(default=now)
    path: Mapped[str] = mapped_column(String(300))
    stack: Mapped[str] = mapped_column(String(8000))


rowsecurity.TRIGGERS += [
    "CREATE OR REPLACE TRIGGER membership_generation BEFORE UPDATE ON membership FOR EACH ROW EXECUTE FUNCTION bump_generation()",
]
rowsecurity.door(
    "door_session", "hash bytea",
    "TABLE (session_id uuid, identity_id uuid, area text, company_id uuid, membership_id uuid, prescriber_id uuid,"
    " master_active boolean, ended_reason text, generation text)",
    "SELECT s.id, s.identity_id, s.area, s.company_id, s.membership_id, s.prescriber_id, a.is_active,"
    " CASE WHEN s.ended_at IS NOT NULL THEN coalesce(s.ended_reason, 'security') WHEN s.expires_at <= now() THEN 'expired' END,"
    " concat_ws('.', m.generation, c.generation, extract(epoch FROM i.updated_at), extract(epoch FROM p.updated_at))"
    " FROM signed_in s JOIN identity i ON i.id = s.identity_id"
    " LEFT JOIN membership m ON m.company_id = s.company_id AND m.id = s.membership_id"
    " LEFT JOIN company c ON c.id = s.company_id LEFT JOIN prescriber p ON p.id = s.prescriber_id"
    " LEFT JOIN master_admin a ON a.id = s.master_admin_id WHERE s.token_hash = hash",
    {
        "signed_in": "SELECT", "identity": "SELECT", "membership": "SELECT", "company": "SELECT", "prescriber": "SELECT",
        "master_admin": "SELECT",
    },
)
rowsecurity.door(
    "door_memberships", "person uuid", "TABLE (company_id uuid, membership_id uuid)",
    "SELECT m.company_id, m.id FROM membership m WHERE m.identity_id = person AND m.deleted_at IS NULL AND m.is_active"
    " ORDER BY m.last_login_at DESC NULLS LAST, m.created_at",
    {"membership": "SELECT"},
)
