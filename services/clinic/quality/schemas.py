"""Field types and schemas that devices and controlled documents share."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, Field

PlanDay = Annotated[date, Field(ge=date(1990, 1, 1), lt=date(2100, 1, 1))]
DueState = Literal["none", "planned", "soon", "overdue"]
"""How close a planned day is, in the clinic's time zone; `soon` is at most queries.DUE_SOON_DAYS away."""


class QualityFile(BaseModel):
    """A file of a device, a maintenance or a document version; opened by its path."""

    id: UUID
    path: str
    name: str
    media_type: str
    size: int


class QualityExpectedVersion(BaseModel):
    """The version of the row that the caller saw (optimistic lock)."""

    version: Annotated[int, Field(ge=1)]
