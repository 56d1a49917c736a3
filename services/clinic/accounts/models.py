"""Tables of accounts: identities, their roles, sessions and verification tokens, and reported browser errors."""

from datetime import date, datetime
from typing import Any, Literal
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, Index, LargeBinary, SmallInteger, String, Text, UniqueConstraint, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column, validates

from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key, new_id

LICENSED_PROFESSIONS = ("doctor", "dentist", "nurse", "midwife", "dental_hygienist", "physiotherapist")
"""Professions that need a licence of the National Board of Health and Welfare (legitimation)."""
PROFESSIONS = (*LICENSED_PROFESSIONS, "assistant_nurse", "skin_therapist", "other")


class Identity(TimestampMixin, Base):
    """A person who can sign in: e-mail address and password only. What they may do follows from their memberships and roles."""

    __tablename__ = "identity"
    __global__ = "a person signs in before any company is known"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    email: Mapped[str] = mapped_column(String(254), unique=True)
    password_hash: Mapped[str] = mapped_column(String(200))
    password_changed_at: Mapped[datetime] = mapped_column(default=now)
    email_verified_at: Mapped[datetime | None]
    is_two_factor_on: Mapped[bool] = mapped_column(default=False, server_default=text("false"))
    """The person's own choice; a company's setting can require the second factor besides (PLT-011)."""


class Membership(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """An identity as a member of a company's staff."""

    __tablename__ = "membership"
    __table_args__ = (
        Index("membership_identity_key", "company_id", "identity_id", unique=True, postgresql_where=text("deleted_at IS NULL")),
        Index("membership_by_identity_idx", "identity_id"),
        Index("membership_bankid_idx", "personal_id", postgresql_where=text("bankid_verified_at IS NOT NULL")),
        Index("membership_personal_id_idx", "personal_id", postgresql_where=text("personal_id <> ''")),
        CheckConstraint("role IN ('super_admin', 'admin', 'user', 'accountant')", name="role"),
        CheckConstraint("client_access IN ('full', 'custom')", name="client_access"),
        CheckConstraint(f"profession IN {('', *PROFESSIONS)}", name="profession"),
        CheckConstraint("licence_checked_on IS NULL OR (licence_number <> '' AND licence_checked_by IS NOT NULL)", name="licence_check"),
    )

    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    role: Mapped[str] = mapped_column(String(20))
    first_name: Mapped[str] = mapped_column(String(80))
    last_name: Mapped[str] = mapped_column(String(80))
    email: Mapped[str] = mapped_column(String(254))
    mobile_number: Mapped[str] = mapped_column(String(20), default="")
    country_code: Mapped[str] = mapped_column(String(5), default="")
    mobile_verified_at: Mapped[datetime | None]
    """When a code by SMS proved that the mobile number is the member's; from then on codes to sign in are sent to it (LAW-001)."""
    title: Mapped[str] = mapped_column(String(80), default="")
    booking_description: Mapped[str] = mapped_column(String(2000), default="")
    """The text about the member that visitors of the booking portal read, in the clinic's own language to its clients (USE-019)."""
    booking_description_en: Mapped[str] = mapped_column(String(2000), default="", server_default="")
    booking_description_sv: Mapped[str] = mapped_column(String(2000), default="", server_default="")
    street_address: Mapped[str] = mapped_column(String(120), default="", server_default="")
    zip_code: Mapped[str] = mapped_column(String(12), default="", server_default="")
    city: Mapped[str] = mapped_column(String(80), default="", server_default="")
    state: Mapped[str] = mapped_column(String(80), default="", server_default="")
    country: Mapped[str] = mapped_column(String(2), default="", server_default="")
    personal_id: Mapped[str] = mapped_column(String(20), default="", server_default="")
    bankid_verified_at: Mapped[datetime | None]
    """When BankID proved that the personal id is the member's; from then on BankID signs them in (PLT-012)."""
    profile_photo_id: Mapped[UUID | None]
    profession: Mapped[str] = mapped_column(String(20), default="", server_default="")
    licence_number: Mapped[str] = mapped_column(String(20), default="", server_default="")
    specialist_competence: Mapped[str] = mapped_column(String(80), default="", server_default="")
    """The specialty of a doctor or dentist, such as plastic surgery; empty without one."""
    licence_checked_on: Mapped[date | None]
    """The day on which the licence was looked up in the authority's register; a changed profession or number ends it (LAW-020)."""
    licence_checked_by: Mapped[UUID | None]
    language: Mapped[str] = mapped_column(String(2), default="en")
    is_active: Mapped[bool] = mapped_column(default=True)
    is_for_booking: Mapped[bool] = mapped_column(default=False)
    is_booking_on: Mapped[bool] = mapped_column(default=False)
    is_record_on: Mapped[bool] = mapped_column(default=False)
    is_pos_on: Mapped[bool] = mapped_column(default=False)
    is_management_on: Mapped[bool] = mapped_column(default=True)
    is_two_factor_required: Mapped[bool] = mapped_column(default=False, server_default="false")
    """An administrator's choice that a code is asked of the member at each sign-in (PLT-033)."""
    client_access: Mapped[str] = mapped_column(String(10), default="full")
    last_login_at: Mapped[datetime | None]
    invitation_expires_at: Mapped[datetime | None]
    """When the invitation to join ends; null once it is accepted by the first sign-in, and for those who were never invited."""
    profile_version: Mapped[int] = mapped_column(default=1, server_default="1")
    deleted_at: Mapped[datetime | None]

    @validates("personal_id")
    def _end_bankid_connection(self, _: str, value: str) -> str:
        """Let a changed personal id be unverified, whoever changes it."""
        if value != self.personal_id:
            self.bankid_verified_at = None
        return value

    @validates("mobile_number", "country_code")
    def _end_mobile_verification(self, name: str, value: str) -> str:
        """Let a changed mobile number be unverified, whoever changes it."""
        if value != getattr(self, name):
            self.mobile_verified_at = None
        return value

    @property
    def full_name(self) -> str:
        """The name as written in texts."""
        return f"{self.first_name} {self.last_name}"


class SavedView(CompanyOwned, Base):
    """A member's view of a list: the query string of its address, under a name."""

    __tablename__ = "saved_view"
    __table_args__ = (
        Index("saved_view_name_key", "company_id", "membership_id", "list_name", text("lower(name)"), unique=True),
        company_foreign_key("membership", "membership_id", ondelete="CASCADE"),
    )

    membership_id: Mapped[UUID]
    list_name: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    query: Mapped[str] = mapped_column(String(1000))


class Prescriber(TimestampMixin, Base):
    """An identity as a prescriber, with access to the prescribers' portal."""

    __tablename__ = "prescriber"
    __global__ = "a prescriber works for many companies"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"), unique=True)
    first_name: Mapped[str] = mapped_column(String(80))
    last_name: Mapped[str] = mapped_column(String(80))
    language: Mapped[str] = mapped_column(String(2), default="sv")
    personal_id: Mapped[str] = mapped_column(String(12), default="")
    """Twelve digits; only this person's BankID may sign as the prescriber."""
    prescriber_code: Mapped[str] = mapped_column(String(7), default="")
    is_active: Mapped[bool] = mapped_column(default=True)


class MasterAdmin(TimestampMixin, Base):
    """An identity as an operator of the whole service; has no access to a clinic's staff pages."""

    __tablename__ = "master_admin"
    __global__ = "runs the service, not a company"

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"), unique=True)
    is_active: Mapped[bool] = mapped_column(default=True)


class UserSession(Base):
    """A session: one role of an identity on one device. At most one active session per identity (PLT-013)."""

    __tablename__ = "user_session"
    __global__ = "the session cookie is read before the company is known"
    __table_args__ = (
        Index("user_session_active_key", "identity_id", unique=True, postgresql_where=text("ended_at IS NULL")),
        Index("user_session_history_idx", "identity_id", "created_at"),
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
    user_agent: Mapped[str] = mapped_column(String(300), default="", server_default="")
    """How the browser describes itself; the person sees browser and device made of it (PLT-019)."""
    ip_address: Mapped[str] = mapped_column(String(45), default="", server_default="")
    factors: Mapped[list[str]] = mapped_column(ARRAY(Text), default=lambda: ["password"])
    """What proved the person at the sign-in, in that order (`sessions.factors`)."""
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    ended_reason: Mapped[str | None] = mapped_column(String(20))


class CalendarLink(Base):
    """The secret of a practitioner's calendar feed (BEY-008). Stored hashed; a new link takes the place of the one before."""

    __tablename__ = "calendar_link"
    __global__ = "a calendar shows a secret before the company is known"
    __table_args__ = (
        Index("calendar_link_membership_key", "company_id", "membership_id", unique=True),
        Index("calendar_link_identity_idx", "identity_id"),
    )

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    company_id: Mapped[UUID]
    membership_id: Mapped[UUID]
    secret_hash: Mapped[bytes] = mapped_column(LargeBinary, unique=True)
    created_at: Mapped[datetime] = mapped_column(default=now)


class VerificationToken(Base):
    """A short-lived secret sent by e-mail: a code to type or the key of a link. Stored hashed; attempts are counted and limited."""

    __tablename__ = "verification_token"
    __global__ = "sent before a company is known"
    __table_args__ = (Index("verification_token_open_idx", "identity_id", "purpose", "created_at"),)

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    purpose: Mapped[str] = mapped_column(String(20))
    secret_hash: Mapped[bytes] = mapped_column(LargeBinary)
    attempts: Mapped[int] = mapped_column(SmallInteger, default=0)
    created_at: Mapped[datetime] = mapped_column(default=now)
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]


class TermsAgreement(CompanyOwned, Base):
    """A person accepted a version of a legal document of the service for their company, or was shown its privacy notice (LAW-050)."""

    __tablename__ = "terms_agreement"
    __grants__ = APPEND_ONLY
    __table_args__ = (UniqueConstraint("company_id", "document", "terms_version"),)

    identity_id: Mapped[UUID] = mapped_column(ForeignKey("identity.id"))
    document: Mapped[Literal["terms", "processor_agreement", "privacy_notice"]] = mapped_column(String(30), server_default="terms")
    terms_version: Mapped[str] = mapped_column(String(20))
    language: Mapped[str] = mapped_column(String(2))
    agreed_at: Mapped[datetime]
    agreed_by: Mapped[str] = mapped_column(String(170), server_default="")
    """The person's name as it was then."""
    operator: Mapped[dict[str, Any]] = mapped_column(server_default=text("'{}'::jsonb"))
    """Name, details and subprocessors of the operator as the accepted version named them; empty while none was set."""


class BrowserError(Base):
    """An error that a browser reported (PLT-085): path and stack trace, no personal data."""

    __tablename__ = "browser_error"
    __global__ = "reported also without being signed in; holds no personal data"
    __grants__ = APPEND_ONLY

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    reported_at: Mapped[datetime] = mapped_column(default=now)
    path: Mapped[str] = mapped_column(String(300))
    stack: Mapped[str] = mapped_column(String(8000))


row_security.TRIGGERS += [
    "CREATE OR REPLACE TRIGGER membership_profile_version BEFORE UPDATE ON membership FOR EACH ROW EXECUTE FUNCTION bump_profile_version()",
]
SESSION_COLUMNS = (
    "session_id uuid, identity_id uuid, area text, company_id uuid, membership_id uuid, prescriber_id uuid,"
    " master_active boolean, factors text[], ended_reason text, profile_version text"
)
"""Columns of a lookup function that reads a session; one of another domain adds its own."""
row_security.lookup_function(
    "lookup_session", "session_token_hash bytea",
    f"TABLE ({SESSION_COLUMNS})",
    "SELECT s.id, s.identity_id, s.area, s.company_id, s.membership_id, s.prescriber_id, a.is_active, s.factors,"
    " CASE WHEN s.ended_at IS NOT NULL THEN coalesce(s.ended_reason, 'security') WHEN s.expires_at <= now() THEN 'expired' END,"
    " concat_ws('.', m.profile_version, c.profile_version, extract(epoch FROM i.updated_at), extract(epoch FROM p.updated_at))"
    " FROM user_session s JOIN identity i ON i.id = s.identity_id"
    " LEFT JOIN membership m ON m.company_id = s.company_id AND m.id = s.membership_id"
    " LEFT JOIN company c ON c.id = s.company_id LEFT JOIN prescriber p ON p.id = s.prescriber_id"
    " LEFT JOIN master_admin a ON a.id = s.master_admin_id WHERE s.token_hash = session_token_hash",
    {
        "user_session": "SELECT", "identity": "SELECT", "membership": "SELECT", "company": "SELECT", "prescriber": "SELECT",
        "master_admin": "SELECT",
    },
)
row_security.lookup_function(
    "lookup_memberships", "lookup_identity_id uuid", "TABLE (company_id uuid, membership_id uuid)",
    "SELECT m.company_id, m.id FROM membership m WHERE m.identity_id = lookup_identity_id AND m.deleted_at IS NULL AND m.is_active"
    " AND (m.invitation_expires_at IS NULL OR m.invitation_expires_at > now())"
    " ORDER BY m.last_login_at DESC NULLS LAST, m.created_at",
    {"membership": "SELECT"},
)
row_security.lookup_function(
    "lookup_bankid_members", "bankid_personal_id text", "TABLE (company_id uuid, membership_id uuid, identity_id uuid)",
    "SELECT m.company_id, m.id, m.identity_id FROM membership m WHERE m.personal_id = bankid_personal_id"
    " AND m.bankid_verified_at IS NOT NULL AND m.deleted_at IS NULL AND m.is_active"
    " AND (m.invitation_expires_at IS NULL OR m.invitation_expires_at > now())"
    " ORDER BY m.last_login_at DESC NULLS LAST, m.created_at",
    {"membership": "SELECT"},
)
row_security.lookup_function(
    "lookup_open_invitations", "lookup_identity_id uuid", "TABLE (company_id uuid, membership_id uuid)",
    "SELECT m.company_id, m.id FROM membership m WHERE m.identity_id = lookup_identity_id AND m.deleted_at IS NULL AND m.is_active"
    " AND m.invitation_expires_at IS NOT NULL ORDER BY m.created_at",
    {"membership": "SELECT"},
)
row_security.lookup_function(
    "lookup_password_expiry", "lookup_identity_id uuid", "TABLE (expires_at timestamptz)",
    "SELECT i.password_changed_at + make_interval(days => (SELECT min((c.settings->>'PASSWORD_DAYS')::int) FROM membership m"
    " JOIN company c ON c.id = m.company_id WHERE m.identity_id = i.id AND m.deleted_at IS NULL AND m.is_active))"
    " FROM identity i WHERE i.id = lookup_identity_id",
    {"identity": "SELECT", "membership": "SELECT", "company": "SELECT"},
)
row_security.lookup_function(
    "lookup_sign_in_factors", "lookup_identity_id uuid",
    "TABLE (is_chosen boolean, is_required boolean, is_required_of_person boolean, has_app boolean, has_mobile boolean,"
    " has_passkey boolean, has_strong_factor boolean)",
    "SELECT i.is_two_factor_on, m.is_required, m.is_required_of_person, a.has_app, m.has_mobile, p.has_passkey,"
    " a.has_app OR p.has_passkey OR m.is_proved"
    " FROM identity i CROSS JOIN LATERAL (SELECT coalesce(bool_or((c.settings->>'SHOW_2FA')::boolean), false) AS is_required,"
    " coalesce(bool_or(m.is_two_factor_required), false) AS is_required_of_person,"
    " coalesce(bool_or(m.mobile_verified_at IS NOT NULL AND m.role <> 'accountant' AND c.is_verified), false) AS has_mobile,"
    " coalesce(bool_or(m.bankid_verified_at IS NOT NULL OR m.mobile_verified_at IS NOT NULL), false) AS is_proved"
    " FROM membership m JOIN company c ON c.id = m.company_id WHERE m.identity_id = i.id AND m.deleted_at IS NULL AND m.is_active) m"
    " CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM authenticator a WHERE a.identity_id = i.id AND a.confirmed_at IS NOT NULL)"
    " AS has_app) a CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM passkey p WHERE p.identity_id = i.id) AS has_passkey) p"
    " WHERE i.id = lookup_identity_id",
    {"identity": "SELECT", "membership": "SELECT", "company": "SELECT", "authenticator": "SELECT", "passkey": "SELECT"},
)
row_security.lookup_function(
    "lookup_personal_id_members", "lookup_personal_id text", "TABLE (company_id uuid, membership_id uuid, identity_id uuid)",
    "SELECT m.company_id, m.id, m.identity_id FROM membership m WHERE m.personal_id = lookup_personal_id AND m.personal_id <> ''"
    " AND m.deleted_at IS NULL ORDER BY m.last_login_at DESC NULLS LAST, m.created_at LIMIT 5",
    {"membership": "SELECT"},
)
