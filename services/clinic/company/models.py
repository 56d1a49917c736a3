"""The company table. A trigger increments `profile_version` with every change, which invalidates the cached profiles of its users."""

from datetime import datetime
from typing import Any, ClassVar, cast
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String, UniqueConstraint, text
from sqlalchemy.dialects.postgresql import ExcludeConstraint
from sqlalchemy.orm import Mapped, mapped_column

from clinic.company.cancellation_policy import CancellationPolicy
from clinic.company.client_fields import ClientFields, ExtraField
from clinic.company.countries import DateFormat, Language
from clinic.company.registration_settings import RegistrationSettings
from clinic.company.settings import ConsentRules, StoredSettings
from clinic.core.clock import now
from clinic.core.database import row_security
from clinic.core.database.base import APPEND_ONLY, Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key, new_id


class Company(VersionMixin, TimestampMixin, Base):
    """A clinic: the tenant that row-level security separates from all others."""

    __tablename__ = "company"
    __tenant__: ClassVar[str] = "id"
    __table_args__ = (CheckConstraint(f"settings ?& ARRAY{sorted(StoredSettings.model_fields)}", name="settings_complete"),)

    id: Mapped[UUID] = mapped_column(primary_key=True, default=new_id)
    encrypted_id: Mapped[str] = mapped_column(String(40), unique=True)
    short_name: Mapped[str] = mapped_column(String(40), default="", server_default="")
    """The chosen name in the booking page's address, one of the company's `CompanyShortName` rows; empty until one is chosen."""
    name: Mapped[str] = mapped_column(String(120))
    email: Mapped[str] = mapped_column(String(254))
    """The super user's address (PLT-030); what clients see is `contact_email`."""
    contact_email: Mapped[str] = mapped_column(String(254), default="", server_default="")
    country_code: Mapped[str] = mapped_column(String(5), default="", server_default="")
    phone_number: Mapped[str] = mapped_column(String(15), default="", server_default="")
    street_address: Mapped[str] = mapped_column(String(120), default="", server_default="")
    zip_code: Mapped[str] = mapped_column(String(12), default="", server_default="")
    city: Mapped[str] = mapped_column(String(80), default="", server_default="")
    country: Mapped[str] = mapped_column(String(2), default="SE")
    patient_insurance: Mapped[str] = mapped_column(String(80), default="", server_default="")
    """The insurer that compensates injured patients, as papers and public pages state it (LAW-024)."""
    ivo_registration: Mapped[str] = mapped_column(String(80), default="", server_default="")
    """What the company's entry in the register of the supervising authority (IVO) says of it, as its number."""
    complication_contact: Mapped[str] = mapped_column(String(120), default="", server_default="")
    """Whom a patient calls at complications."""
    organization_number: Mapped[str] = mapped_column(String(20), default="")
    vat_number: Mapped[str] = mapped_column(String(20), default="")
    logo_id: Mapped[UUID | None]
    cover_id: Mapped[UUID | None]
    theme_color: Mapped[str] = mapped_column(String(7), default="#5551CE")
    is_black_text: Mapped[bool] = mapped_column(default=False)
    unit: Mapped[str] = mapped_column(String(3), default="sek")
    timezone: Mapped[str] = mapped_column(String(60), default="Europe/Stockholm")
    settings: Mapped[dict[str, Any]]
    """Every key of `StoredSettings` with its value. A changed copy is assigned; the dict itself is not changed."""
    is_verified: Mapped[bool] = mapped_column(default=False)
    is_booking_on: Mapped[bool] = mapped_column(default=False)
    is_record_on: Mapped[bool] = mapped_column(default=False)
    is_pos_on: Mapped[bool] = mapped_column(default=False)
    onboarded_at: Mapped[datetime | None]
    checklist_dismissed_at: Mapped[datetime | None]
    subscription_state: Mapped[str] = mapped_column(String(20), default="active")
    free_trail_start_date: Mapped[datetime | None]
    free_trail_end_date: Mapped[datetime | None]
    user_limit: Mapped[int] = mapped_column(default=1)
    client_limit: Mapped[int] = mapped_column(default=21)
    profile_version: Mapped[int] = mapped_column(default=1, server_default="1")

    @property
    def language(self) -> Language:
        """The language in which new colleagues start."""
        return cast("Language", self.settings["LANGUAGE"])

    @property
    def customer_language(self) -> Language:
        """The language towards clients who have chosen none."""
        return cast("Language", self.settings["CUSTOMER_LANGUAGE"])

    @property
    def date_format(self) -> DateFormat:
        """How dates are written (PLT-056)."""
        return cast("DateFormat", self.settings["DATE_FORMAT"])

    @property
    def is_twelve_hours(self) -> bool:
        """Whether times are written with a 12-hour clock."""
        return bool(self.settings["IS_TWELVE_HOURS"])

    @property
    def is_open_to_visitors(self) -> bool:
        """Whether visitors may write anything: not while the company is blocked or its subscription has ended."""
        return self.subscription_state == "active"

    @property
    def consent_rules(self) -> ConsentRules:
        """The rules for what clients tick and answer when they sign a consent form (REC-032)."""
        keys = ("SHOW_LETTER_OF_CONSENT", "LOC_CHECKBOX", "REQUIRED_CONSENT", "CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE")
        return ConsentRules(*(bool(self.settings[key]) for key in keys))

    @property
    def is_bankid_used(self) -> bool:
        """Whether the clinic identifies its clients with BankID at all."""
        return bool(self.settings["BANK_ID_VERIFICATION_ENABLED"])

    @property
    def needs_bankid_to_book(self) -> bool:
        """Whether visitors identify themselves with BankID before anything is booked (BKG-040)."""
        return self.is_bankid_used and bool(self.settings["MANDATORY_BANK_ID_BOOKING_PORTAL"])

    @property
    def needs_bankid_to_register(self) -> bool:
        """Whether clients identify themselves with BankID when they register (REC-060)."""
        return self.is_bankid_used and bool(self.settings["MANDATORY_BANK_ID_REG_PORTAL"])

    @property
    def client_fields(self) -> ClientFields:
        """How the fields of a client's form are used (PLT-053, REC-013)."""
        return ClientFields.model_validate(self.settings["CLIENT_FIELDS"])

    @property
    def cancellation_policy(self) -> CancellationPolicy:
        """Until when clients may cancel and reschedule bookings (BKG-035)."""
        return CancellationPolicy.model_validate(self.settings["CANCELLATION_POLICY"])

    @property
    def registration(self) -> RegistrationSettings:
        """The settings of the registration portal (REC-060)."""
        return RegistrationSettings.model_validate(self.settings["REGISTRATION"])

    @property
    def extra_fields(self) -> list[ExtraField]:
        """The company's own fields of clients (PLT-054), the deleted ones too."""
        return [ExtraField.model_validate(field) for field in self.settings["EXTRA_FIELDS"]]

    @property
    def live_extra_fields(self) -> list[ExtraField]:
        """The company's own fields of clients in their order, without the deleted ones."""
        return sorted((field for field in self.extra_fields if not field.is_deleted), key=lambda field: (field.position, str(field.id)))

    @property
    def calendar_first_day_sunday(self) -> bool:
        """Whether weeks begin on Sunday."""
        return bool(self.settings["CALENDAR_FIRST_DAY_SUNDAY"])


class CompanyShortName(CompanyOwned, Base):
    """A name that a company has chosen for its booking page's address, kept for it for good: older names keep leading to the page."""

    __tablename__ = "company_short_name"
    __grants__ = APPEND_ONLY
    __table_args__ = (
        UniqueConstraint("company_id", "short_name"),
        ExcludeConstraint(("company_id", "<>"), ("short_name", "="), using="gist", name="company_short_name_taken"),
        Index("company_short_name_idx", "short_name"),
    )

    short_name: Mapped[str] = mapped_column(String(40))
    created_at: Mapped[datetime] = mapped_column(default=now)


class PersonalDataPolicy(CompanyOwned, Base):
    """A version of the company's own text about personal data (PLT-058). Versions are never changed; the last one is in force."""

    __tablename__ = "personal_data_policy"
    __grants__ = APPEND_ONLY
    __table_args__ = (UniqueConstraint("company_id", "number"),)

    number: Mapped[int]
    text_en: Mapped[str] = mapped_column(String(20_000))
    text_sv: Mapped[str] = mapped_column(String(20_000))
    published_by: Mapped[str] = mapped_column(String(170))
    """The name of the member who published it, as it was then."""
    published_at: Mapped[datetime] = mapped_column(default=now)


class CompanyDocument(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A document that the company has uploaded for itself, such as a signed contract (PLT-059)."""

    __tablename__ = "company_document"
    __table_args__ = (
        company_foreign_key("file", "file_id"),
        Index("company_document_list_idx", "company_id", "created_at", postgresql_where=text("deleted_at IS NULL")),
    )

    title: Mapped[str] = mapped_column(String(120))
    file_id: Mapped[UUID]
    added_by: Mapped[str] = mapped_column(String(170))
    """The name of the member who uploaded it, as it was then."""
    deleted_at: Mapped[datetime | None]


row_security.TRIGGERS += [
    "CREATE OR REPLACE TRIGGER company_profile_version BEFORE UPDATE ON company FOR EACH ROW EXECUTE FUNCTION bump_profile_version()",
]

row_security.lookup_function(
    "lookup_company_by_public_id", "public_id text", "TABLE (company_id uuid)",
    "SELECT c.id FROM company c WHERE c.encrypted_id = public_id",
    {"company": "SELECT"},
)
row_security.lookup_function(
    "lookup_company_by_portal_name", "portal_name text", "TABLE (company_id uuid, public_id text)",
    "SELECT c.id, c.encrypted_id FROM company c WHERE c.encrypted_id = portal_name OR c.id IN"
    " (SELECT n.company_id FROM company_short_name n WHERE n.short_name = lower(portal_name))"
    " ORDER BY c.encrypted_id = portal_name DESC LIMIT 1",
    {"company": "SELECT", "company_short_name": "SELECT"},
)
