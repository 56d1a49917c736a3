"""Request and response schemas of signing in and of workspaces."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field, StringConstraints

from clinic.accounts.schemas import SessionOut
from clinic.accounts.sessions.service import Area
from clinic.company.schemas import Language
from clinic.core.text.validators import Email


class LoginRequest(BaseModel):
    """E-mail address, password, and the area to sign in to."""

    email: Email
    password: str = Field(min_length=1, max_length=200)
    area: Area = "staff"


CodeMethod = Literal["sms_code", "mail_code"]
"""How a code is sent."""
SecondFactorMethod = Literal["totp", "sms_code", "mail_code", "recovery_code"]
"""A code of the authenticator app, one that was sent, or a recovery code."""


class SignedIn(SessionOut):
    """The session that began: nothing more is asked."""

    next: Literal["session"] = "session"


class CodeRecipient(BaseModel):
    """A way to send a code, and the recipient, of which only the owner recognises the rest."""

    method: CodeMethod
    recipient: str


class SecondFactorStep(BaseModel):
    """The password is right, and a second factor is asked for."""

    next: Literal["second_factor"] = "second_factor"
    area: Area
    methods: list[SecondFactorMethod] = Field(description="What the person can prove, the usual first")
    recipients: list[CodeRecipient] = Field(description="The ways to get a code, the usual one first")
    sent: CodeMethod | None = Field(description="How the current code was sent; null before one is sent")


class PasswordChangeStep(BaseModel):
    """All is proved, and the password has expired: a new one is asked for."""

    next: Literal["password_change"] = "password_change"
    area: Area


PendingStep = Annotated[SecondFactorStep | PasswordChangeStep, Field(discriminator="next")]
"""A step that a sign-in waits for."""
SignInOut = Annotated[SignedIn | SecondFactorStep | PasswordChangeStep, Field(discriminator="next")]
"""What follows a step of the sign-in: the session, or the next step."""


class CodeRequest(BaseModel):
    """How the code is to be sent."""

    method: CodeMethod


class SecondFactor(BaseModel):
    """A proof of the person besides the password."""

    method: SecondFactorMethod
    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=20)]
    is_trusted: bool = Field(default=False, description="Trust this browser for 30 days in place of the second factor")


class WorkspaceRef(BaseModel):
    """A workspace: the staff area of one company, or the prescriber or master admin area without one."""

    area: Area
    company_id: UUID | None = None


class Workspace(WorkspaceRef):
    """A workspace with the name of its company, empty in an area without one."""

    company_name: str = ""


class LanguageUpdate(BaseModel):
    """The language that the user chose for pages and e-mails."""

    language: Language
