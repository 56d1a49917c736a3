"""Request and response schemas of devices and their maintenance."""

from datetime import date
from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.clock import Instant
from clinic.core.documents.signatures import Signature
from clinic.quality.schemas import DueState, PlanDay, QualityFile

OptionalText = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120)]
RequiredText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=120)]
Outcome = Literal["passed", "remarks", "failed"]


class DeviceListParams(SearchParams, SortParams):
    """Query parameters of the device list."""

    filter: Literal["in_use", "due", "removed", "all"] = Field(
        "in_use", description="`due` are those in use whose maintenance is due within 30 days",
    )
    sort: Literal["", "name", "next_maintenance_on", "location"] = "name"


class DeviceCreate(BaseModel):
    """A new device; `interval_months` is the time from one maintenance to the next."""

    name: RequiredText
    model: RequiredText
    brand: RequiredText
    serial_number: RequiredText
    supplier: RequiredText
    category: Annotated[str, StringConstraints(strip_whitespace=True, max_length=80)] = ""
    location: OptionalText = ""
    responsible_id: UUID | None = None
    purchased_on: PlanDay | None = None
    interval_months: Annotated[int, Field(ge=1, le=120)] | None = None
    next_maintenance_on: PlanDay | None = None
    manual_ids: Annotated[list[UUID], Field(max_length=20)] = []
    is_bookable: Annotated[bool, Field(description="Whether services can use it, so that a booking reserves its time (BEY-005)")] = False


class DeviceUpdate(DeviceCreate):
    """A changed device; `version` is the one that the change is based on."""

    version: Annotated[int, Field(ge=1)]


class DeviceSummary(BaseModel):
    """A device in the list; `maintenance_due` is the due state of its next maintenance."""

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
    purchased_on: date | None
    interval_months: int | None
    next_maintenance_on: date | None
    last_maintenance_on: date | None
    maintenance_due: DueState
    is_bookable: bool
    is_removed: bool
    version: int


class DeviceDetail(DeviceSummary):
    """A device with its manuals."""

    manuals: list[QualityFile]
    created_at: Instant


class MaintenanceRecordCreate(BaseModel):
    """A completed maintenance, signed by the person who records it."""

    done_on: PlanDay
    outcome: Outcome
    performed_by: RequiredText
    notes: Annotated[str, StringConstraints(strip_whitespace=True, max_length=2000)] = ""
    protocol_id: UUID | None = None
    signature: Signature
    next_maintenance_on: PlanDay | None = None


class MaintenanceOut(BaseModel):
    """A planned or completed maintenance."""

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
    protocol: QualityFile | None
