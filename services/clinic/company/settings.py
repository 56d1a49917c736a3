"""The company's typed settings (PLT-052): each key once, with its type and what it does. They are stored together in `company.settings`."""

from dataclasses import dataclass
from datetime import date
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from clinic.company.cancellation_policy import CancellationPolicy
from clinic.company.client_fields import ClientFields, ExtraField, default_client_fields
from clinic.company.countries import DateFormat, Language, country_defaults
from clinic.company.registration_settings import RegistrationSettings


class CompanySettings(BaseModel):
    """Every setting of a company, by its key. A company has all of them; a new key's migration gives it to the companies that exist."""

    model_config = ConfigDict(extra="forbid")

    LANGUAGE: Language = Field(description="The language in which new colleagues start")
    CUSTOMER_LANGUAGE: Language = Field(description="The language of papers, receipts and messages to clients who have chosen none")
    DATE_FORMAT: DateFormat = Field(description="How dates are written on screens and papers, and read in search")
    IS_TWELVE_HOURS: bool = Field(description="Times are written with a 12-hour clock")
    CALENDAR_FIRST_DAY_SUNDAY: bool = Field(description="Weeks begin on Sunday")
    NRS_RATING: bool = Field(description="Procedures record pain on the numeric rating scale, 0 to 10")
    CLIENT_ACCESS_FULL_ACCESS: bool = Field(description="New colleagues see all clients; otherwise only those they are given")
    SHOW_2FA: bool = Field(description="Signing in asks everyone of the staff for a second factor")
    SHOW_LETTER_OF_CONSENT: bool = Field(description="Consent forms are used: they are in the menu, and clients are given them to sign")
    LOC_CHECKBOX: bool = Field(description="A client ticks that they have read, understood and agree, before the signature counts")
    REQUIRED_CONSENT: bool = Field(description="A client also ticks a consent to the processing of their data, before the signature counts")
    CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE: bool = Field(
        description="Consent forms that are made for it ask whether pictures may be published",
    )
    SHOW_HEALTH_QUESTIONNAIRE: bool = Field(description="The built-in health questionnaire is used")
    SHOW_AESTHETIC_INTEREST: bool = Field(description="The built-in questionnaire about aesthetic interests is used")
    SHOW_COVID_19: bool = Field(description="The built-in covid-19 questionnaire is used")
    BANK_ID_VERIFICATION_ENABLED: bool = Field(
        description="The clinic identifies its clients with BankID; off: no public page offers it, and both settings below count as off",
    )
    MANDATORY_BANK_ID_BOOKING_PORTAL: bool = Field(description="Visitors identify themselves with BankID before anything is booked")
    MANDATORY_BANK_ID_REG_PORTAL: bool = Field(description="Clients identify themselves with BankID when they register")
    SUPER_USER_MAIL_WHEN_CLIENT_REGISTER: bool = Field(description="The super user gets an e-mail when a client registers")
    SEND_CLIENT_WELCOME_EMAIL: bool = Field(description="A new client with an e-mail address gets a welcome by e-mail")
    PASSWORD_DAYS: int | None = Field(ge=30, le=1000, description="Days after which the staff choose a new password; null for never")
    CLIENT_TERM: Literal["client", "patient", "customer"] = Field(description="What clients are called on the staff's screens")


BANKID_PORTALS = ("MANDATORY_BANK_ID_BOOKING_PORTAL", "MANDATORY_BANK_ID_REG_PORTAL")
"""The settings that need BANK_ID_VERIFICATION_ENABLED; they count as off without it, and keep what was chosen."""
BOOKING_FREE_UNTIL, BOOKING_PAID_FROM = date(2024, 12, 31), date(2025, 1, 1)
"""Booking as a system was free until the end of 2024 and is paid since (BKG-045)."""


@dataclass(frozen=True, slots=True)
class ConsentRules:
    """How the company uses consent forms."""

    is_used: bool
    asks_agreement: bool
    asks_data_consent: bool
    asks_publish_permission: bool


class StoredSettings(CompanySettings):
    """The settings as a company's row holds them: those of PLT-052, and those that have a page or a form of their own."""

    CLIENT_FIELDS: ClientFields = Field(description="Which fields of a client are shown and required, and what they are called")
    EXTRA_FIELDS: list[ExtraField] = Field(description="The company's own fields of clients, the deleted ones too")
    CANCELLATION_POLICY: CancellationPolicy = Field(description="Until when clients may cancel and reschedule bookings")
    REGISTRATION: RegistrationSettings = Field(description="The registration portal: whether it is open, its forms, texts of its e-mails")


def default_settings(country: str, *, language: Language | None = None) -> dict[str, Any]:
    """Return the settings of a new company in a country, as they are stored."""
    defaults = country_defaults(country)
    return StoredSettings(
        LANGUAGE=language or defaults.language, CUSTOMER_LANGUAGE=defaults.language, DATE_FORMAT=defaults.date_format,
        IS_TWELVE_HOURS=defaults.is_twelve_hours, CALENDAR_FIRST_DAY_SUNDAY=defaults.calendar_first_day_sunday, NRS_RATING=False,
        CLIENT_ACCESS_FULL_ACCESS=True, SHOW_2FA=False, PASSWORD_DAYS=None, SHOW_LETTER_OF_CONSENT=True, LOC_CHECKBOX=True,
        REQUIRED_CONSENT=False, CAN_WE_PUBLISH_YOUR_BEFORE_AND_AFTER_PICTURE=True, SEND_CLIENT_WELCOME_EMAIL=False, CLIENT_TERM="client",
        BANK_ID_VERIFICATION_ENABLED=True,
        MANDATORY_BANK_ID_BOOKING_PORTAL=False, MANDATORY_BANK_ID_REG_PORTAL=False, SUPER_USER_MAIL_WHEN_CLIENT_REGISTER=False,
        SHOW_HEALTH_QUESTIONNAIRE=False, SHOW_AESTHETIC_INTEREST=False, SHOW_COVID_19=False,
        CLIENT_FIELDS=default_client_fields(country), EXTRA_FIELDS=[],
        CANCELLATION_POLICY=CancellationPolicy(), REGISTRATION=RegistrationSettings(),
    ).model_dump()
