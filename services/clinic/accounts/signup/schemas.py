"""Signing up, on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import AfterValidator, BaseModel, Field, StringConstraints, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from clinic.company.countries import Country, Language
from clinic.core.rules import Email, Password, PersonName, ThingName


def _agreed(value: bool) -> bool:
    if not value:
        raise PydanticCustomError("accept", "not agreed")
    return value


class PasswordTwice(BaseModel):
    """A new password, typed twice and equal (PLT-016)."""

    password: Password
    password_confirmation: str = Field(min_length=1, max_length=200)

    @field_validator("password_confirmation")
    @classmethod
    def _equal(cls, value: str, info: ValidationInfo) -> str:
        if "password" in info.data and value != info.data["password"]:
            raise PydanticCustomError("password_mismatch", "not the same")
        return value


class RegisterIn(PasswordTwice):
    """A person and their company."""

    first_name: PersonName
    last_name: PersonName
    email: Email
    company_name: ThingName
    country: Country
    terms: Annotated[bool, AfterValidator(_agreed)]
    language: Language = "en"


class VerifyEmailIn(BaseModel):
    """The code that was sent."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=12)]


class EmailVerifyIn(BaseModel):
    """What the link that was sent holds."""

    id: UUID
    hash: str = Field(min_length=1, max_length=100)


class SetUpIn(BaseModel):
    """Which systems the company begins with; at least one."""

    is_booking_on: bool = False
    is_record_on: bool = False
    is_pos_on: bool = False
