"""The fields of a client in a clinic: shown or hidden, required or not, and named (PLT-053, REC-013)."""

from typing import Annotated, Literal, Self, get_args
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator
from pydantic_core import PydanticCustomError

from clinic.core.text.validators import SingleLine

ClientFieldName = Literal[
    "profile_photo", "personal_id", "date_of_birth", "mobile_number", "occupation", "street_address", "city", "zip_code", "state",
    "country", "cpr_id", "email",
]
"""The fields that a clinic may hide, require and name, by their names in a client's data."""
FieldName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=60), SingleLine]
Choice = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=80), SingleLine]
COUNTRIES_WITH_STATE, COUNTRIES_WITH_CPR = frozenset({"US"}), frozenset({"DK"})


class ClientField(BaseModel):
    """How a clinic uses a field. A field that isn't shown isn't required; an empty name is the field's usual one."""

    model_config = ConfigDict(extra="forbid")

    is_visible: bool
    is_required: bool
    name_en: FieldName = ""
    name_sv: FieldName = ""

    @model_validator(mode="after")
    def _require_visible_only(self) -> "ClientField":
        self.is_required = self.is_required and self.is_visible
        return self

    def name(self, language: str, usual: str) -> str:
        """Return the clinic's name in a language, its name in the other language without one, else the usual name."""
        own, other = (self.name_sv, self.name_en) if language == "sv" else (self.name_en, self.name_sv)
        return own or other or usual


class ClientFields(BaseModel):
    """Every field that a clinic may hide, require and name."""

    model_config = ConfigDict(extra="forbid")

    profile_photo: ClientField
    personal_id: ClientField
    date_of_birth: ClientField
    mobile_number: ClientField
    occupation: ClientField
    street_address: ClientField
    city: ClientField
    zip_code: ClientField
    state: ClientField
    country: ClientField
    cpr_id: ClientField
    email: ClientField

    def get(self, name: str) -> ClientField | None:
        """Return how a field of the client is used; None for a field that is always shown."""
        field: ClientField | None = getattr(self, name, None) if name in get_args(ClientFieldName) else None
        return field

    def list_required(self) -> list[str]:
        """List the names of the fields that the staff's form requires."""
        return [name for name, field in self if field.is_required]

    def list_hidden(self) -> list[str]:
        """List the names of the fields that the staff's form doesn't show."""
        return [name for name, field in self if not field.is_visible]


def default_client_fields(country: str) -> ClientFields:
    """Return how a new company in a country uses the fields: none is required, and those of other countries are hidden."""
    hidden = {"state": country not in COUNTRIES_WITH_STATE, "cpr_id": country not in COUNTRIES_WITH_CPR}
    return ClientFields.model_validate(
        {name: {"is_visible": not hidden.get(name, False), "is_required": False} for name in get_args(ClientFieldName)},
    )


ExtraFieldType = Literal["text", "number", "date", "choice", "yes_no"]
MIN_CHOICES, MAX_CHOICES = 2, 50


class ExtraFieldCreate(BaseModel):
    """A field of the clinic's own. It has a name in at least one language; a choice has at least two choices, no other type has any."""

    name_en: FieldName = ""
    name_sv: FieldName = ""
    type: ExtraFieldType
    choices: Annotated[list[Choice], Field(max_length=MAX_CHOICES)] = []
    is_required: bool = False
    is_public: bool = Field(False, description="Whether visitors of the portals are asked for it")
    position: int = Field(1, ge=1, le=999, description="The order on the form")

    @model_validator(mode="after")
    def _check(self) -> Self:
        if not self.name_en and not self.name_sv:
            raise PydanticCustomError("at_least_one", "no name")
        self.choices = list(dict.fromkeys(self.choices)) if self.type == "choice" else []
        if self.type == "choice" and len(self.choices) < MIN_CHOICES:
            raise PydanticCustomError("too_few", "too few choices", {"min": MIN_CHOICES})
        return self


class ExtraFieldUpdate(ExtraFieldCreate):
    """A changed field of the clinic's own, and the version that the change is based on."""

    version: int = Field(ge=1)


class ExtraField(ExtraFieldCreate):
    """A field of the clinic's own; a deleted one names the values that clients have of it."""

    id: UUID
    is_deleted: bool = False
    version: int = 1

    def name(self, language: str) -> str:
        """Return the name in a language, or the one in the other language."""
        return (self.name_sv or self.name_en) if language == "sv" else (self.name_en or self.name_sv)


class PublicExtraField(BaseModel):
    """A field of the clinic's own that visitors are asked for."""

    id: UUID
    name_en: str
    name_sv: str
    type: ExtraFieldType
    choices: list[str]
    is_required: bool
    position: int
