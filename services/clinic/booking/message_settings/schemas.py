"""Request and response schemas of message settings."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.booking.message_settings.models import MAX_ARRIVE_EARLY_MINUTES, MAX_MAIL_LENGTH, MAX_SMS_LENGTH
from clinic.core.clock import Instant
from clinic.core.text.validators import MultiLine

SmsText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_SMS_LENGTH), MultiLine]
MailText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_MAIL_LENGTH), MultiLine]


class ConfirmationTexts(BaseModel):
    """The texts of confirmations by SMS and by e-mail."""

    sms_en: SmsText
    sms_sv: SmsText
    mail_en: MailText
    mail_sv: MailText


class MessageSettingsUpdate(ConfirmationTexts):
    """Changed message settings; an empty text, or the standard one, is the standard text from then on."""

    arrive_early_minutes: Annotated[
        int, Field(ge=0, le=MAX_ARRIVE_EARLY_MINUTES, description="How early clients are asked to arrive; 0 asks for nothing"),
    ]
    names_treatments: bool = Field(description="Messages name the treatment to clients who agreed to it (LAW-052)")
    version: Annotated[int, Field(ge=1)]


class MessageSettingsOut(MessageSettingsUpdate):
    """A clinic's message settings, with the standard texts for a reset."""

    standard: ConfirmationTexts


class ConfirmationPreviewRequest(BaseModel):
    """An unsaved text of a confirmation to preview; an empty one previews the standard text."""

    language: Literal["en", "sv"]
    channel: Literal["sms", "mail"]
    text: Annotated[str, StringConstraints(max_length=MAX_MAIL_LENGTH)]
    arrive_early_minutes: Annotated[int, Field(ge=0, le=MAX_ARRIVE_EARLY_MINUTES)]


class TreatmentNameConsentUpdate(BaseModel):
    """Whether a client agrees that messages name their treatment."""

    is_agreed: bool


class TreatmentNameConsentOut(TreatmentNameConsentUpdate):
    """The last answer of a client; false and null where they never answered."""

    model_config = ConfigDict(from_attributes=True)

    is_on: bool = Field(description="Whether the clinic names treatments at all")
    source: Literal["staff", "portal"] | None
    created_at: Instant | None
