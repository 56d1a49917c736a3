"""Devices and their maintenance on the wire."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.clock import Instant
from clinic.core.paging import Ordered, Searched
from clinic.core.signatures import Signature
from clinic.quality.fields import Line, Required

Day = Annotated[date, Field(ge=date(1990, 1, 1), lt=date(2100, 1, 1))]
Service = Literal["none", "planned", "soon", "overdue"]
Outcome = Literal["passed", "remarks", "failed"]


class DevicePage(Searched, Ordered):
    """What part of the list of devices is wanted."""

    filter: Literal["in_use", "removed", "all"] = "in_use"
    sort: Literal["", "name", "next_service_on", "location"] = "name"


class DeviceIn(BaseModel):
    """A device as staff write it."""

    name: Required
    model: Required
    brand: Required
    serial_number: Required
    supplier: Required
    category: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    location: Line = ""
    responsible_id: UUID | None = None
    bought_on: Day | None = None
    interval_months: Annotated[int, Field(ge=1, le=120)] | None = None
    next_service_on: Day | None = None
    manual_ids: Annotated[list[UUID], Field(max_length=20)] = []


class DeviceUpdate(DeviceIn):
    """A changed device, with the version that the change began from."""

    version: Annotated[int, Field(ge=1)]


class PaperOut(BaseModel):
    """A file that belongs to a device, a maintenance or a document; opened by its path."""

    id: UUID
    path: str
    name: str
    kind: str
    size: int


class DeviceRow(BaseModel):
    """A device in the list."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    name: str
    model: str
    brand: str
    serial_number: str
    supplier: str
    category: str
    location: str
    responsible_id: UUID | None
    responsible_name: str
    bought_on: date | None
    interval_months: int | None
    next_service_on: date | None
    last_service_on: date | None
    service: Service
    is_removed: bool
    version: int


class DeviceOut(DeviceRow):
    """A device, whole."""

    manuals: list[PaperOut]
    created_at: Instant


class QualityRestoreIn(BaseModel):
    """Which version of it is meant."""

    version: Annotated[int, Field(ge=1)]


class DoneIn(BaseModel):
    """A maintenance as it was done, signed by who did it."""

    done_on: Day
    outcome: Outcome
    performed_by: Required
    notes: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)] = ""
    protocol_id: UUID | None = None
    signature: Signature
    next_service_on: Day | None = None


class MaintenanceOut(BaseModel):
    """A maintenance, planned or done."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    state: Literal["planned", "done"]
    planned_on: date | None
    done_on: date | None
    outcome: Outcome | None
    performed_by: str
    notes: str
    signed_by: str
    signed_at: Instant | None
    document_id: UUID | None
    protocol: PaperOut | None
