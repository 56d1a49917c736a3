"""Request and response schemas of the profile (PLT-019)."""

from uuid import UUID

from pydantic import BaseModel, Field

from clinic.accounts.schemas import PersonFields
from clinic.accounts.sessions.factors import Factor
from clinic.accounts.signin.factors import CodeReason
from clinic.accounts.signup.schemas import NewPassword
from clinic.core.clock import Instant


class ProfileUpdate(PersonFields):
    """Changed details of the signed-in user, with the version that the change is based on. Fields that are left out stay as they are.

    Role, systems, client access and e-mail address are not among them.
    """

    version: int = Field(ge=1)


class PasswordChange(NewPassword):
    """The password that the person has now, and the new one twice."""

    old_password: str = Field(min_length=1, max_length=200)


class TwoFactorOut(BaseModel):
    """Whether signing in asks the person for a second factor."""

    is_on: bool = Field(description="The person's own choice")
    is_required: bool = Field(description="A company of theirs requires it (SHOW_2FA)")
    code_reason: CodeReason | None = Field(
        description="Why a code is asked for at each sign-in with the password; null where only the first record asks for one (LAW-001)",
    )


class TwoFactorChange(BaseModel):
    """The person's own choice of a second factor, with the password that they have."""

    is_on: bool
    password: str = Field(min_length=1, max_length=200)


class SignInRow(BaseModel):
    """A sign-in of the person, or their switch to another workspace."""

    id: UUID
    started_at: Instant
    browser: str = Field(description="Name and version, empty when it isn't known")
    device: str = Field(description="Device or operating system, empty when it isn't known")
    ip_address: str
    factors: list[Factor] = Field(description="What proved the person, in that order")
    is_strong: bool = Field(description="Whether two factors proved the person as the law counts them: a code by e-mail is none (LAW-001)")
    is_current: bool = Field(description="Whether this is the session of the request")
    ended_at: Instant | None = Field(description="When it ended: by signing out, by the next sign-in, or by running out")
