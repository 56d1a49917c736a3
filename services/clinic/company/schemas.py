"""Request and response schemas of the company."""

from datetime import date
from typing import Annotated, Literal, Self
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.company.cancellation_policy import CancellationPolicy as CancellationPolicy
from clinic.company.client_fields import (
    ClientFields as ClientFields,
    ExtraField as ExtraField,
    PublicExtraField as PublicExtraField,
)
from clinic.company.countries import Country as Country, Currency, DateFormat as DateFormat, Language as Language
from clinic.company.models import Company
from clinic.company.registration_settings import MailTexts as MailTexts, RegistrationSettings as RegistrationSettings
from clinic.company.settings import BOOKING_FREE_UNTIL, BOOKING_PAID_FROM, CompanySettings as CompanySettings
from clinic.core.clock import Instant, Zone
from clinic.core.text.validators import EmailOrEmpty, MobileNumber, MultiLine, SingleLine, ThemeColor, ThingName

CompanyNumber = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)]
"""An organization or VAT number; the service checks a Swedish company's by the rules of PLT-103."""
DialingCode = Annotated[str, StringConstraints(strip_whitespace=True, max_length=5, pattern=r"^(\+[1-9][0-9]{0,3})?$")]


class CompanyUpdate(BaseModel):
    """Changed facts and appearance. Facts and pictures that are left out stay as they are; `logo_id: null` removes the logo."""

    name: ThingName
    country: Country | None = None
    organization_number: CompanyNumber | None = None
    vat_number: CompanyNumber | None = None
    street_address: Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)] | None = None
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=12)] | None = None
    city: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] | None = None
    country_code: DialingCode | None = None
    phone_number: MobileNumber | None = None
    contact_email: EmailOrEmpty | None = None
    patient_insurance: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] | None = None
    ivo_registration: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] | None = None
    complication_contact: Annotated[str, StringConstraints(strip_whitespace=True, max_length=120), SingleLine] | None = None
    theme_color: ThemeColor
    is_black_text: bool
    timezone: Zone
    is_booking_on: bool | None = None
    is_record_on: bool | None = None
    is_pos_on: bool | None = None
    logo_id: UUID | None = None
    cover_id: UUID | None = None
    unit: Currency
    version: int = Field(ge=1)


class CompanySettingsUpdate(CompanySettings):
    """All settings of the company, and the version of the company that they were read at."""

    version: int = Field(ge=1)


class CompanySettingsOut(CompanySettings):
    """All settings of the company."""

    version: int

    @classmethod
    def from_company(cls, company: Company) -> Self:
        """Create it from the company's row."""
        return cls(**{key: company.settings[key] for key in CompanySettings.model_fields}, version=company.version)


class ClientFieldsUpdate(ClientFields):
    """How all fields of a client's form are used, and the version of the company that they were read at."""

    version: int = Field(ge=1)


class ClientFieldsOut(ClientFields):
    """How all fields of a client's form are used."""

    version: int

    @classmethod
    def from_company(cls, company: Company) -> Self:
        """Create it from the company's row."""
        return cls(**company.settings["CLIENT_FIELDS"], version=company.version)


class CancellationPolicyUpdate(CancellationPolicy):
    """A changed cancellation policy, and the version of the company that it was read at."""

    version: int = Field(ge=1)


class CancellationPolicyOut(CancellationPolicy):
    """The company's cancellation policy."""

    version: int

    @classmethod
    def from_company(cls, company: Company) -> Self:
        """Create it from the company's row."""
        return cls(**company.settings["CANCELLATION_POLICY"], version=company.version)


class PublicSettings(BaseModel):
    """The settings that visitors' pages read."""

    CUSTOMER_LANGUAGE: Language
    DATE_FORMAT: DateFormat
    IS_TWELVE_HOURS: bool
    CALENDAR_FIRST_DAY_SUNDAY: bool
    CLIENT_FIELDS: ClientFields


class ContactDetails(BaseModel):
    """The clinic's number, address, phone and what its care states, as the public pages have them (LAW-024, LAW-053)."""

    organization_number: str
    street_address: str
    zip_code: str
    city: str
    phone_number: str = Field(description="In international form (E.164), or empty")
    contact_email: str
    patient_insurance: str
    ivo_registration: str = Field(description="What the clinic states of its entry in the register of care providers")
    complication_contact: str

    @staticmethod
    def read_values(company: object) -> dict[str, str]:
        """Return the values of a company or a query's row; the phone number as it is dialled, without a country code as it was entered."""
        values = {name: str(getattr(company, name)) for name in (*ContactDetails.model_fields, "country_code")}
        values["phone_number"] = get_international_number(values.pop("country_code"), values["phone_number"])
        return values


def get_international_number(country_code: str, number: str) -> str:
    """Return a company's phone number as it is dialled from anywhere; without a country code as it was entered."""
    return country_code + number.lstrip("0") if country_code and number else number


class CompanyOut(BaseModel):
    """The company, as its staff see it."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    encrypted_id: str
    name: str
    email: str
    contact_email: str
    patient_insurance: str
    ivo_registration: str
    complication_contact: str
    country_code: str
    phone_number: str
    street_address: str
    zip_code: str
    city: str
    country: str
    organization_number: str
    vat_number: str
    logo_id: UUID | None
    cover_id: UUID | None
    theme_color: str
    is_black_text: bool
    language: Language
    customer_language: Language
    unit: Currency
    timezone: str
    date_format: DateFormat
    is_twelve_hours: bool
    calendar_first_day_sunday: bool
    is_verified: bool
    is_booking_on: bool
    is_record_on: bool
    is_pos_on: bool
    booking_free_until: date = Field(BOOKING_FREE_UNTIL, description="The last day on which booking as a system was free (BKG-045)")
    booking_paid_from: date = BOOKING_PAID_FROM
    subscription_state: Literal["not_subscribed", "active", "cancelled", "blocked", "read_only", "incomplete"]
    free_trail_start_date: Instant | None
    free_trail_end_date: Instant | None
    version: int


PolicyText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=20_000), MultiLine]


class PolicyPublish(BaseModel):
    """A new version of the personal data policy, in at least one language; `version` is the number of the one in force, 0 without one."""

    text_en: PolicyText = ""
    text_sv: PolicyText = ""
    version: int = Field(ge=0)

    @model_validator(mode="after")
    def _require_text(self) -> Self:
        if not self.text_en and not self.text_sv:
            raise PydanticCustomError("at_least_one", "no text")
        return self


class PolicyOut(BaseModel):
    """A version of the company's personal data policy; where a language has no text, the other one is shown."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    number: int
    text_en: str
    text_sv: str
    published_at: Instant


class PolicyVersion(PolicyOut):
    """A version of the policy, and who published it."""

    published_by: str


class PolicyParams(BaseModel):
    """Query of the policy that visitors read."""

    policy_id: UUID | None = Field(None, description="An earlier version; the one in force when it is left out")


class CompanyDocumentCreate(BaseModel):
    """An uploaded file that becomes one of the company's documents, with its title."""

    title: ThingName
    file_id: UUID


class CompanyDocumentOut(BaseModel):
    """A document of the company's own."""

    id: UUID
    title: str
    file_name: str
    media_type: str
    size: int
    added_by: str
    created_at: Instant
