"""API schemas of treatments."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.aesthetics.schemas import AestheticKind
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.money import Price

Filter = Literal["active", "inactive", "deleted", "all"]


class TreatmentListParams(SearchParams, SortParams):
    """Filter, sort order and page of the catalogue; `all` means active and inactive treatments."""

    filter: Filter = "active"
    sort: Literal["", "name", "cost"] = "name"


class TreatmentCreate(BaseModel):
    """A treatment; `cost` is in minor units of the company's currency."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
    cost: Price
    description: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)] = ""
    required_drug: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = Field(
        "", description="The drug that a valid prescription is required of before the treatment can be signed; empty for none",
    )
    aesthetic_kind: AestheticKind = Field("", description="The kind under the act on aesthetic treatments (2021:363), or empty")
    is_active: bool = True


class TreatmentVersionRef(BaseModel):
    """The version of the treatment that the request is based on (optimistic lock)."""

    version: int = Field(ge=1)


class TreatmentUpdate(TreatmentCreate, TreatmentVersionRef):
    """A changed treatment, with the version that the change is based on."""


class TreatmentOut(TreatmentCreate):
    """A treatment of the catalogue."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    is_deleted: bool
    version: int
