"""Request and response schemas of verifying the own mobile number."""

from typing import Annotated

from pydantic import BaseModel, Field, StringConstraints

from clinic.core.text.validators import MobileNumber


class MobileCodeRequest(BaseModel):
    """A mobile number to verify, with the password of the signed-in person."""

    country_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5, pattern=r"^\+[1-9][0-9]{0,3}$")]
    mobile_number: MobileNumber = Field(min_length=1)
    password: str = Field(min_length=1, max_length=200)


class MobileCodeSent(BaseModel):
    """The number that the code was sent to, of which only the owner recognises the rest."""

    recipient: str


class MobileCode(BaseModel):
    """The code that was sent to the number."""

    code: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=12)]
