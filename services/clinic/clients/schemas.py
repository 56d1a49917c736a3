"""Clients on the wire."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.clock import Instant
from clinic.core.paging import Ordered, Searched
from clinic.core.rules import EmailOrNone

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80)]
Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)]


class ClientPage(Searched, Ordered):
    """What part of the list of clients is wanted."""

    filter: Literal["active", "inactive", "all"] = "active"
    sort: Literal["", "name", "created_at"] = "name"


class ClientIn(BaseModel):
    """A client as staff write it."""

    first_name: Name
    last_name: Name
    email: EmailOrNone = ""
    mobile_number: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5)] = ""
    date_of_birth: date | None = None
    personal_id: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""
    street_address: Line = ""
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=12)] = ""
    city: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    country: Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")] = "SE"
    occupation: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    language: Literal["en", "sv"] = "sv"
    warning: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""
    is_active: bool = True

    @model_validator(mode="after")
    def _reachable(self) -> "ClientIn":
        if self.mobile_number and not self.country_code:
            raise PydanticCustomError("country_code", "country code missing")
        return self


class ClientUpdate(ClientIn):
    """A changed client, with the version that the change began from."""

    version: int = Field(ge=1)


MergedField = Literal[
    "first_name", "last_name", "email", "mobile_number", "date_of_birth", "personal_id", "street_address", "zip_code", "city", "country",
    "occupation", "language", "warning", "publish_permission",
]


class MergeIn(BaseModel):
    """The client that goes, and which fields the one that stays takes from it; both as they were when they were compared."""

    gone_id: UUID
    gone_version: int = Field(ge=1)
    taken: list[MergedField] = Field(default_factory=list, max_length=20)
    version: int = Field(ge=1)


class ClientOut(BaseModel):
    """A client, whole."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    first_name: str
    last_name: str
    email: str
    mobile_number: str
    country_code: str
    date_of_birth: date | None
    personal_id: str
    street_address: str
    zip_code: str
    city: str
    country: str
    occupation: str
    language: str
    warning: str
    publish_permission: str
    is_active: bool
    created_at: Instant
    updated_at: Instant
    version: int


class ClientRow(BaseModel):
    """A client in a list."""

    id: UUID
    first_name: str
    last_name: str
    email: str
    phone: str
    date_of_birth: date | None
    is_active: bool
    created_at: Instant
