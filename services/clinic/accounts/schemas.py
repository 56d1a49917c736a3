"""Response schemas of users and sessions."""

from datetime import date
from typing import Annotated, Any, Literal, Self
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.accounts.models import Identity, MasterAdmin, Membership, Prescriber
from clinic.accounts.terms.schemas import LegalDocument
from clinic.company.schemas import ClientFields, CompanyOut, ExtraField
from clinic.core.clock import Instant, now
from clinic.core.security.permissions import Role
from clinic.core.text.validators import MobileNumber, PersonName, SingleLine

Profession = Literal[
    "", "doctor", "dentist", "nurse", "midwife", "dental_hygienist", "physiotherapist", "assistant_nurse", "skin_therapist", "other",
]

BookingDescription = Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)]
TranslatedDescription = Annotated[
    BookingDescription, Field(description="What visitors read who chose this language; `booking_description` when it is empty (USE-019)"),
]


class PersonFields(BaseModel):
    """Details of a user as a person, as they or an administrator edit them.

    Zip code and personal id are checked by the person's country, else by the company's: a Swedish personal or coordination number, in
    Denmark also a CPR number.
    """

    first_name: PersonName
    last_name: PersonName
    mobile_number: MobileNumber = ""
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5, pattern=r"^(\+[1-9][0-9]{0,3})?$")] = ""
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    street_address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=120), SingleLine] = ""
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=12), SingleLine] = ""
    city: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] = ""
    state: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] = ""
    country: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2, pattern=r"^([A-Z]{2})?$")] = ""
    personal_id: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20), SingleLine] = ""
    booking_description: BookingDescription = ""
    booking_description_en: TranslatedDescription = ""
    booking_description_sv: TranslatedDescription = ""
    profile_photo: UUID | None = None

    @model_validator(mode="after")
    def _require_country_code(self) -> Self:
        if self.mobile_number and not self.country_code:
            raise PydanticCustomError("country_code", "country code missing")
        return self


class PasswordProof(BaseModel):
    """The password of the signed-in person, for what a thief of the session must not do."""

    password: str = Field(min_length=1, max_length=200)


class UserOut(BaseModel):
    """A user, as colleagues see them; contains nothing of their account, which is not the company's."""

    id: UUID
    first_name: str
    last_name: str
    email: str
    mobile_number: str = ""
    country_code: str = ""
    title: str = ""
    user_role: Role
    language: Literal["en", "sv"]
    company_id: UUID | None = None
    profile_photo: UUID | None = None
    booking_description: str = ""
    booking_description_en: str = ""
    booking_description_sv: str = ""
    profession: Profession = ""
    licence_number: str = ""
    specialist_competence: str = ""
    licence_checked_on: date | None = Field(None, description="Null until somebody has checked the licence as it is now")
    licence_checked_by: UUID | None = None
    is_active: bool
    deleted_at: Instant | None = None
    is_for_booking: bool = False
    is_booking_on: bool = False
    is_record_on: bool = False
    is_pos_on: bool = False
    is_management_on: bool = False
    client_access: Literal["full", "custom"] = "full"
    is_bankid_verified: bool = Field(False, description="Whether BankID has proved the personal id, and signs the user in")
    last_login_at: Instant | None = None
    invitation: Literal["pending", "accepted", "expired"] = Field(
        "accepted", description="Of the invitation to join: accepted by the first sign-in, expired after 24 hours",
    )
    created_at: Instant
    updated_at: Instant
    version: int = 1

    @classmethod
    def from_member(cls, member: Membership, **more: Any) -> Self:
        """Create it from a member of a company's staff."""
        same_name = (
            "first_name", "last_name", "email", "mobile_number", "country_code", "title", "language", "company_id",
            "booking_description", "booking_description_en", "booking_description_sv", "is_active", "is_for_booking", "is_booking_on",
            "is_record_on", "is_pos_on", "is_management_on", "client_access",
            "last_login_at", "version", "id", "created_at", "updated_at", "deleted_at",
            "profession", "licence_number", "specialist_competence", "licence_checked_on", "licence_checked_by",
        )
        values: dict[str, Any] = {name: getattr(member, name) for name in same_name}
        return cls(
            **values, user_role=Role(member.role), profile_photo=member.profile_photo_id, invitation=_invitation_state(member),
            is_bankid_verified=member.bankid_verified_at is not None, **more,
        )


class UserDetailsOut(UserOut):
    """A user with their address and personal id, as they themselves and administrators see them."""

    licence_checked_by_name: str = ""
    is_two_factor_required: bool = Field(False, description="An administrator lets a code be asked of the user at each sign-in")
    password_last_change_at: Instant | None = Field(None, description="Null until the user has joined")

    street_address: str = ""
    zip_code: str = ""
    city: str = ""
    state: str = ""
    country: str = ""
    personal_id: str = ""

    @classmethod
    def from_member(cls, member: Membership, **more: Any) -> Self:
        """Create it from a member of a company's staff."""
        names = ("street_address", "zip_code", "city", "state", "country", "personal_id", "is_two_factor_required")
        return super().from_member(member, **{name: getattr(member, name) for name in names}, **more)


def _invitation_state(member: Membership) -> Literal["pending", "accepted", "expired"]:
    if member.invitation_expires_at is None:
        return "accepted"
    return "pending" if member.invitation_expires_at > now() else "expired"


class CurrentUserOut(UserOut):
    """The signed-in user, with the details of their own account."""

    email_verification: bool
    email_verified_at: Instant | None
    password_last_change_at: Instant

    @classmethod
    def from_staff(cls, member: Membership, identity: Identity) -> Self:
        """Create it from a member of a company's staff."""
        return cls.from_member(member, **_account_fields(identity))

    @classmethod
    def from_prescriber(cls, prescriber: Prescriber, identity: Identity) -> Self:
        """Create it from a prescriber, who belongs to no company."""
        return cls(
            first_name=prescriber.first_name, last_name=prescriber.last_name, email=identity.email, user_role=Role.PRESCRIBER,
            language="en" if prescriber.language == "en" else "sv", is_active=prescriber.is_active, **_account_fields(identity),
            **_row_fields(prescriber),
        )

    @classmethod
    def from_master_admin(cls, master_admin: MasterAdmin, identity: Identity) -> Self:
        """Create it from an operator of the service."""
        return cls(
            first_name="", last_name="", email=identity.email, user_role=Role.MASTER, language="en", is_active=master_admin.is_active,
            **_account_fields(identity), **_row_fields(master_admin),
        )


def _row_fields(row: Prescriber | MasterAdmin) -> dict[str, Any]:
    return {"id": row.id, "created_at": row.created_at, "updated_at": row.updated_at}


def _account_fields(identity: Identity) -> dict[str, Any]:
    return {
        "email_verification": identity.email_verified_at is not None, "email_verified_at": identity.email_verified_at,
        "password_last_change_at": identity.password_changed_at,
    }


class SessionOut(BaseModel):
    """The session: user, company, permissions, settings, and the onboarding step that remains."""

    area: Literal["staff", "prescriber", "master_admin"]
    user: CurrentUserOut
    company: CompanyOut | None = Field(description="Null in an area without a company")
    permissions: list[str]
    settings: dict[str, str | bool] = Field(description=(
        "LANGUAGE (the user's own), TEST_SYSTEMS (names of the outside systems that are test systems) and, for staff, DATE_FORMAT,"
        " IS_TWELVE_HOURS, CALENDAR_FIRST_DAY_SUNDAY, CUSTOMER_LANGUAGE and NRS_RATING of the company"
    ))
    client_fields: ClientFields | None = Field(None, description="How the company uses the fields of a client; null in an area without one")
    extra_fields: list[ExtraField] = Field([], description="The company's own fields of clients, the deleted ones too")
    pending_agreements: list[LegalDocument] = Field([], description="New versions that the super user has not accepted; empty for others")
    password_expires_at: Instant | None = Field(None, description="When a company of theirs asks for a new password (PASSWORD_DAYS)")
    onboarding_step: Literal["done", "verify_email", "set_up"]
