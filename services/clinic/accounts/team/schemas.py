"""The team on the wire."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.company.countries import Language
from clinic.core.paging import Ordered, Searched
from clinic.core.rules import Email, MobileNumber, PersonName


class UserPage(Searched, Ordered):
    """What part of the team is wanted."""

    filter: Literal["active", "inactive", "all"] = "active"
    for_booking: bool = False
    sort: Literal["", "name", "email", "created_at", "last_login_at"] = "name"


class UserFields(BaseModel):
    """What an administrator says of a user."""

    first_name: PersonName
    last_name: PersonName
    user_role: Literal["super_admin", "admin", "user", "accountant"] = "user"
    mobile_number: MobileNumber = ""
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5, pattern=r"^(\+[1-9][0-9]{0,3})?$")] = ""
    title: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    booking_description: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)] = ""
    is_for_booking: bool = False
    is_booking_on: bool = False
    is_record_on: bool = False
    is_pos_on: bool = False
    is_management_on: bool = True

    @model_validator(mode="after")
    def _reachable(self) -> "UserFields":
        if self.mobile_number and not self.country_code:
            raise PydanticCustomError("country_code", "country code missing")
        return self


class UserIn(UserFields):
    """A new user."""

    email: Email
    language: Language | None = None


class UserUpdate(UserFields):
    """A changed user, with the version that the change began from."""

    version: int = Field(ge=1)


class StatusIn(BaseModel):
    """Whether a user may sign in."""

    is_active: bool
    version: int = Field(ge=1)
