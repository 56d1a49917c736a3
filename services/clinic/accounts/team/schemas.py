"""Request schemas of the team."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.company.schemas import Language
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.text.validators import Email, MobileNumber, PersonName


class UserListParams(SearchParams, SortParams):
    """Search, filter, sorting and page of the list of users."""

    filter: Literal["active", "inactive", "all"] = "active"
    for_booking: bool = False
    for_record: bool = False
    sort: Literal["", "name", "email", "created_at", "last_login_at"] = "name"


class UserFields(BaseModel):
    """The data of a user that administrators edit."""

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
    def _require_country_code(self) -> "UserFields":
        if self.mobile_number and not self.country_code:
            raise PydanticCustomError("country_code", "country code missing")
        return self


class UserCreate(UserFields):
    """A new user."""

    email: Email
    language: Language | None = None
    performs_all_services: bool = Field(
        default=False, description="Performs each of the clinic's services from the start, if `is_for_booking`",
    )


class UserUpdate(UserFields):
    """Changed data of a user, with the version that the change is based on. Fields that are left out stay as they are."""

    version: int = Field(ge=1)


class UserStatusUpdate(BaseModel):
    """Activates or deactivates a user."""

    is_active: bool
    version: int = Field(ge=1)
