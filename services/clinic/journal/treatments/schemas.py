"""Treatments on the wire."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.money import Price
from clinic.core.paging import Ordered, Searched

Filter = Literal["active", "inactive", "deleted", "all"]


class TreatmentPage(Searched, Ordered):
    """What part of the catalogue is wanted; `all` is active and inactive ones."""

    filter: Filter = "active"
    sort: Literal["", "name", "cost"] = "name"


class TreatmentIn(BaseModel):
    """A treatment as it is written."""

    name: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
    cost: Price
    description: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)] = ""
    needs_prescription: Annotated[str, StringConstraints(strip_whitespace=True, max_length=200)] = Field(
        "", description="The drug without a valid prescription of which it can't be signed",
    )
    is_active: bool = True


class TreatmentVersionIn(BaseModel):
    """Which version of a row is meant."""

    version: int = Field(ge=1)


class TreatmentUpdate(TreatmentIn, TreatmentVersionIn):
    """A changed treatment, with the version that the change began from."""


class TreatmentOut(TreatmentIn):
    """A treatment."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    is_deleted: bool
    version: int
