"""Request and response schemas of the authenticator app and the recovery codes."""

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.clock import Instant


class AuthenticatorOut(BaseModel):
    """The signed-in person's authenticator app."""

    confirmed_at: Instant | None = Field(description="Since when it is in use; null without one")
    recovery_codes_left: int


class AuthenticatorSecretOut(BaseModel):
    """The key of a new authenticator app, which is confirmed by a code within ten minutes."""

    secret: str = Field(description="To type, in base 32")
    uri: str = Field(description="To scan as a QR code (otpauth)")


class AuthenticatorConfirm(BaseModel):
    """A code of the app, which proves that it has the key."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=12)]


class RecoveryCodesOut(BaseModel):
    """New recovery codes, which are shown this time only."""

    codes: list[str]
