"""Request and response schemas of clients."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Instant
from clinic.core.text.validators import EmailOrEmpty, MobileNumber, MultiLine, Reason, SingleLine

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), SingleLine]
AddressLine = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120), SingleLine]


TagName = Annotated[
    str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^,]*$"), SingleLine,
]
"""A word or a few; commas separate tags in addresses and inputs."""


class ClientListParams(SearchParams, SortParams):
    """Search, filter, sorting and page of the list of clients."""

    filter: Literal["active", "inactive", "all"] = "active"
    tags: list[TagName] = Field([], max_length=10, description="Only clients that have all of these tags")
    sort: Literal["", "name", "created_at"] = "name"


PolicyChannel = Literal["portal", "form_link", "registration"]
"""Where a client is shown the personal data policy."""
IdentityDocument = Literal["", "id_card", "driving_licence", "passport", "other"]


ExtraValue = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), MultiLine] | float | None
"""A value of a company's own field: a text, a number, a day as YYYY-MM-DD, a choice, `yes` or `no`; null or an empty text clears it."""


class ClientCreate(BaseModel):
    """The data of a new client.

    `personal_id` is a Swedish personal or coordination number, in Denmark also a CPR number; a reserve number is marked as such and not
    checked. `cpr_id` is a Danish CPR number, whatever the country. `identity_document` is what the identity was checked by, `other` with a
    note; who saves it has checked it. With `allow_duplicate` a client is saved although others have the same phone, e-mail or personal id.
    """

    first_name: Name
    last_name: Name
    email: EmailOrEmpty = ""
    mobile_number: MobileNumber = ""
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5, pattern=r"^(\+?[1-9][0-9]{0,3})?$")] = ""
    date_of_birth: date | None = None
    personal_id: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""
    is_reserve_number: bool = False
    identity_document: IdentityDocument = ""
    identity_note: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200), SingleLine] = ""
    cpr_id: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""
    profile_photo: UUID | None = None
    street_address: AddressLine = ""
    zip_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=12), SingleLine] = ""
    city: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] = ""
    state: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] = ""
    country: Annotated[str, StringConstraints(pattern=r"^[A-Z]{2}$")] = "SE"
    occupation: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80), SingleLine] = ""
    language: Literal["en", "sv"] = "sv"
    warning: Annotated[str, StringConstraints(strip_whitespace=True, max_length=500)] = ""
    extra_fields: dict[UUID, ExtraValue] = Field({}, max_length=200, description="Values of the company's own fields; others stay")
    is_active: bool = True
    allow_duplicate: bool = False

    @model_validator(mode="after")
    def _require_country_code(self) -> "ClientCreate":
        if self.mobile_number and not self.country_code:
            raise PydanticCustomError("country_code", "country code missing")
        return self


class ClientUpdate(ClientCreate):
    """Changed data of a client, with the version that the change is based on.

    A field that breaks a rule is refused only when it is changed, so that what was saved before the rule stays savable.
    """

    mobile_number: Annotated[str, StringConstraints(strip_whitespace=True, max_length=20)] = ""
    country_code: Annotated[str, StringConstraints(strip_whitespace=True, max_length=5)] = ""
    is_identity_rechecked: bool = Field(default=False, description="The identity was checked today with the document that is saved")
    version: int = Field(ge=1)


MergeableField = Literal[
    "first_name", "last_name", "email", "mobile_number", "date_of_birth", "personal_id", "cpr_id", "street_address", "zip_code", "city",
    "state", "country", "occupation", "profile_photo", "language", "warning", "publish_permission",
]


class ClientMerge(BaseModel):
    """Merge of a source client (`source_id`) into the client of the path.

    `fields_from_source` lists the fields that the target takes from the source, `extra_fields_from_source` the company's own; the reason is
    in the audit log.
    Both versions are those that the user compared.
    """

    source_id: UUID
    source_version: int = Field(ge=1)
    fields_from_source: list[MergeableField] = Field(default_factory=list, max_length=20)
    extra_fields_from_source: list[UUID] = Field(default_factory=list, max_length=200)
    reason: Reason
    version: int = Field(ge=1)


class ClientOut(BaseModel):
    """All data of a client."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    first_name: str
    last_name: str
    email: str
    mobile_number: str
    country_code: str
    date_of_birth: date | None
    personal_id: str
    is_reserve_number: bool
    identity_document: str
    identity_note: str
    identity_checked_by: str
    identity_checked_at: Instant | None
    cpr_id: str
    profile_photo: UUID | None
    street_address: str
    zip_code: str
    city: str
    state: str
    country: str
    occupation: str
    language: str
    warning: str
    extra_fields: dict[str, str | float]
    publish_permission: str
    is_active: bool
    created_at: Instant
    updated_at: Instant
    version: int


class ClientListItem(BaseModel):
    """A client in a list."""

    id: UUID
    first_name: str
    last_name: str
    email: str
    phone: str
    date_of_birth: date | None
    is_active: bool
    created_at: Instant
    tags: list[str] = []


class ClientTagListParams(SearchParams, SortParams):
    """Search, sorting and page of the list of tags."""

    sort: Literal["name", "clients"] = "name"


class ClientTagSummary(BaseModel):
    """A tag, whose `id` is its name, and how many clients have it."""

    id: str
    name: str
    clients: int


class ClientTagsOut(BaseModel):
    """A client's tags in alphabetical order."""

    tags: list[str]


class ClientTagsChange(BaseModel):
    """Tags to give to clients and to take from them."""

    client_ids: list[UUID] = Field(min_length=1, max_length=100)
    add: list[TagName] = Field([], max_length=20)
    remove: list[TagName] = Field([], max_length=20)


class ClientTagsChanged(BaseModel):
    """How many clients have other tags than before."""

    clients: int
