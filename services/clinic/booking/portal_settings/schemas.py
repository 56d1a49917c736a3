"""Request and response schemas of portal settings."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.booking.portal_settings.models import MAX_TEXT_LENGTH
from clinic.core.text.validators import MultiLine

PortalText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_TEXT_LENGTH), MultiLine]
FieldUse = Literal["hidden", "optional", "required"]


class PortalContent(BaseModel):
    """The clinic's own texts in both languages, the fields that visitors are asked for, and whether BankID is needed."""

    model_config = ConfigDict(from_attributes=True)

    welcome_en: PortalText = Field("", description="Above the services; an empty text is the one in the other language")
    welcome_sv: PortalText = ""
    details_en: PortalText = Field("", description="Where visitors enter their details")
    details_sv: PortalText = ""
    done_en: PortalText = Field("", description="After the booking")
    done_sv: PortalText = ""
    personal_id: FieldUse = Field("hidden", description="Always required before a treatment under the act (2021:363)")
    date_of_birth: FieldUse = "hidden"
    address: FieldUse = Field("hidden", description="Street address, zip code and city")
    special_request: FieldUse = "optional"
    needs_bankid: bool = Field(default=False, description="MANDATORY_BANK_ID_BOOKING_PORTAL; off without BANK_ID_VERIFICATION_ENABLED")


class PortalSettingsUpdate(PortalContent):
    """Changed portal settings. `cover_id` is an uploaded picture, or the company's present one; null removes it."""

    cover_id: UUID | None = None
    version: Annotated[int, Field(ge=1)]


class PortalSettingsOut(PortalSettingsUpdate):
    """A clinic's portal settings."""
