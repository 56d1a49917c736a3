"""Forgotten passwords, on the wire."""

from pydantic import BaseModel, Field

from clinic.accounts.sessions import Area
from clinic.accounts.signup.schemas import PasswordTwice
from clinic.core.rules import Email


class ForgotPasswordIn(BaseModel):
    """Whose."""

    email: Email
    area: Area = "staff"


class ResetPasswordIn(PasswordTwice):
    """The link's token and what to sign in with from now on."""

    token: str = Field(min_length=1, max_length=120)
