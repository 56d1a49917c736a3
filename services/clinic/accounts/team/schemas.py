"""Request schemas of the team."""

from datetime import date
from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from clinic.accounts.schemas import PersonFields, Profession
from clinic.company.schemas import Language
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.text.validators import Email, Reason, SingleLine


class UserListParams(SearchParams, SortParams):
    """Search, filter, sorting and page of the list of users."""

    filter: Literal["active", "inactive", "all", "deleted", "untranslated"] = Field(default="active", description=(
        "`all` leaves out the deleted ones; `untranslated` lists those who can be booked and have their description in one language only"
        " (USE-019)"
    ))
    for_booking: bool = False
    for_record: bool = False
    sort: Literal["", "name", "email", "created_at", "last_login_at"] = "name"


class UserFields(PersonFields):
    """The data of a user that administrators edit."""

    user_role: Literal["super_admin", "admin", "user", "accountant"] = "user"
    profession: Profession = ""
    licence_number: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20), SingleLine] = ""
    specialist_competence: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] = ""
    is_for_booking: bool = False
    is_booking_on: bool = False
    is_record_on: bool = False
    is_pos_on: bool = False
    is_management_on: bool = True
    is_two_factor_required: bool = Field(default=False, description="A code is asked of the user at each sign-in with the password")


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


class UserDelete(BaseModel):
    """Deletes a user, who can be restored."""

    reason: Reason
    version: int = Field(ge=1)


class SecondFactorReset(BaseModel):
    """Removes the second factors of a user who has lost them, with the caller's own password."""

    reason: Reason
    password: str = Field(min_length=1, max_length=200)


class UserVersion(BaseModel):
    """The version of a user that an action is based on."""

    version: int = Field(ge=1)


class LicenceCheck(UserVersion):
    """The caller has looked up the user's licence in the authority's register."""

    checked_on: date = Field(description="Today or earlier")


class SuperUserTransfer(UserVersion):
    """Hands the company over, which can't be undone by the one who does it."""

    company_name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)] = Field(
        description="The company's name, typed as a confirmation",
    )


class UserStatusUpdate(BaseModel):
    """Activates or deactivates a user."""

    is_active: bool
    version: int = Field(ge=1)
