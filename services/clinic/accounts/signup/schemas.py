"""Request schemas of signing up."""

from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, BaseModel, Field, StringConstraints, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from clinic.company.schemas import Country, Language
from clinic.core.text.validators import Email, Password, PersonName, ThingName


def _require_accepted(value: bool) -> bool:
    if not value:
        raise PydanticCustomError("accept", "not agreed")
    return value


class NewPassword(BaseModel):
    """A new password with its confirmation, which must be equal (PLT-016)."""

    password: Password
    password_confirmation: str = Field(min_length=1, max_length=200)

    @field_validator("password_confirmation")
    @classmethod
    def _require_equal(cls, value: str, info: ValidationInfo) -> str:
        if "password" in info.data and value != info.data["password"]:
            raise PydanticCustomError("password_mismatch", "not the same")
        return value


class SignUpRequest(NewPassword):
    """A new person and their company."""

    first_name: PersonName
    last_name: PersonName
    email: Email
    company_name: ThingName
    country: Country
    terms: Annotated[bool, AfterValidator(_require_accepted)]
    processor_agreement: Annotated[bool, AfterValidator(_require_accepted)]
    language: Language = "en"


class PendingSignUpOut(BaseModel):
    """A sign-up whose code was sent; it doesn't tell whether the address has an account."""

    email: str


class EmailCodeVerification(BaseModel):
    """The code that was sent by e-mail."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=12)]


class EmailLinkVerification(BaseModel):
    """Id and key of the link that was sent by e-mail."""

    id: UUID
    hash: str = Field(min_length=1, max_length=100)
    password: str = Field("", max_length=200, description="That of the sign-up; needed in another browser than the one of the sign-up")


class OnboardingRequest(BaseModel):
    """The modules that the company starts with; at least one."""

    is_booking_on: bool = False
    is_record_on: bool = False
    is_pos_on: bool = False
