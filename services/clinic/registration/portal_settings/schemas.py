"""Request and response schemas of the registration portal's settings."""

from typing import Literal

from pydantic import BaseModel, Field

from clinic.company.schemas import RegistrationSettings

MailKind = Literal["welcome_mail", "super_user_mail"]


class RegistrationSettingsUpdate(RegistrationSettings):
    """All settings of the registration portal, and the version of the company that they were read at."""

    is_bankid_required: bool = Field(description="MANDATORY_BANK_ID_REG_PORTAL; off without BANK_ID_VERIFICATION_ENABLED")
    sends_welcome_mail: bool = Field(description="SEND_CLIENT_WELCOME_EMAIL")
    sends_super_user_mail: bool = Field(description="SUPER_USER_MAIL_WHEN_CLIENT_REGISTER")
    version: int = Field(ge=1)


class RegistrationSettingsOut(RegistrationSettingsUpdate):
    """All settings of the registration portal, with its link."""

    portal_url: str


class MailPreviewRequest(BaseModel):
    """A subject and a text to show as they are sent; empty ones are the standard ones."""

    mail: MailKind
    language: Literal["en", "sv"]
    subject: str = Field("", max_length=120)
    text: str = Field("", max_length=2000)


class MailPreview(BaseModel):
    """An e-mail as it is sent, with sample values."""

    subject: str
    text: str
