"""Request schemas of the password reset."""

from pydantic import BaseModel, Field

from clinic.accounts.sessions.service import Area
from clinic.accounts.signup.schemas import NewPassword
from clinic.core.text.validators import Email


class PasswordResetRequest(BaseModel):
    """The e-mail address of the account, and the area to sign in to."""

    email: Email
    area: Area = "staff"


class PasswordResetConfirm(NewPassword):
    """The token of the reset link, and the new password."""

    token: str = Field(min_length=1, max_length=120)


class LinkToken(BaseModel):
    """The token of a link that was sent by e-mail."""

    token: str = Field(min_length=1, max_length=120)
