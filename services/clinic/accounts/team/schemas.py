"""Request schemas of the team."""

from typing import Literal

from pydantic import BaseModel, Field

from clinic.accounts.schemas import PersonFields
from clinic.company.schemas import Language
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.text.validators import Email


class UserListParams(SearchParams, SortParams):
    """Search, filter, sorting and page of the list of users."""

    filter: Literal["active", "inactive", "all"] = "active"
    for_booking: bool = False
    for_record: bool = False
    sort: Literal["", "name", "email", "created_at", "last_login_at"] = "name"


class UserFields(PersonFields):
    """The data of a user that administrators edit."""

    user_role: Literal["super_admin", "admin", "user", "accountant"] = "user"
    is_for_booking: bool = False
    is_booking_on: bool = False
    is_record_on: bool = False
    is_pos_on: bool = False
    is_management_on: bool = True


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
