"""Request and response schemas of the change of the own e-mail address."""

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from clinic.core.text.validators import Email


class EmailChangeRequest(BaseModel):
    """The new address, typed twice, with the password of the signed-in person (PLT-033)."""

    email: Email
    email_confirmation: Email
    password: str = Field(min_length=1, max_length=200)

    @field_validator("email_confirmation")
    @classmethod
    def _require_equal(cls, value: str, info: ValidationInfo) -> str:
        if "email" in info.data and value != info.data["email"]:
            raise PydanticCustomError("email_mismatch", "not the same")
        return value


class EmailCodeSent(BaseModel):
    """The address that a code was sent to, provided that it has no account."""

    recipient: str


class EmailCode(BaseModel):
    """The code that was sent to the new address."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=12)]
