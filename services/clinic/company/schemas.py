"""The company on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.company.countries import DateFormat, Language, Unit
from clinic.core.clock import Instant, Zone
from clinic.core.rules import OrganizationNumber, ThemeColor, ThingName


class CompanyIn(BaseModel):
    """The company's own settings, as its super user writes them. Numbers and logo left out stay as they are; null takes the logo away."""

    name: ThingName
    organization_number: OrganizationNumber | None = None
    vat_number: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] | None = None
    theme_color: ThemeColor
    is_black_text: bool
    language: Language
    customer_language: Language
    timezone: Zone
    date_format: DateFormat
    is_twelve_hours: bool
    calendar_first_day_sunday: bool
    is_nrs_on: bool | None = None
    logo_id: UUID | None = None
    unit: Unit
    version: int = Field(ge=1)


class CompanyOut(BaseModel):
    """A company as its staff see it."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    encrypted_id: str
    name: str
    email: str
    country: str
    organization_number: str
    vat_number: str
    logo_id: UUID | None
    cover_id: UUID | None
    theme_color: str
    is_black_text: bool
    language: Language
    customer_language: Language
    unit: Unit
    timezone: str
    date_format: DateFormat
    is_twelve_hours: bool
    calendar_first_day_sunday: bool
    is_nrs_on: bool
    is_verified: bool
    is_booking_on: bool
    is_record_on: bool
    is_pos_on: bool
    subscription_state: Literal["not_subscribed", "active", "cancelled", "blocked", "read_only", "incomplete"]
    free_trail_start_date: Instant | None
    free_trail_end_date: Instant | None
    version: int
