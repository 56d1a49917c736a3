"""The catalogue on the wire."""

from typing import Annotated
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.booking.catalogue.models import LONGEST_VISIT
from clinic.core.money import Price
from clinic.core.rules import ThemeColor, ThingName

Words = Annotated[str, StringConstraints(strip_whitespace=True, max_length=5000)]
Version = Annotated[int, Field(ge=1)]
Around = Annotated[int, Field(ge=0, le=LONGEST_VISIT // 2, description="Minutes that the room and the practitioner are taken besides")]
Ids = Annotated[list[UUID], Field(max_length=200)]


class VersionIn(BaseModel):
    """Which version of a row is meant."""

    version: Version


class CategoryIn(BaseModel):
    """A category as staff write it."""

    name: ThingName
    group_booking: bool = False
    is_active: bool = True


class CategoryUpdate(CategoryIn, VersionIn):
    """A changed category, with the version that the change began from."""


class CategoryOut(CategoryIn):
    """A category."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    version: int


class OrderIn(BaseModel):
    """Categories in the order they shall stand in; those not named follow in the order they have."""

    ids: Annotated[list[UUID], Field(min_length=1, max_length=500)]


class ServiceIn(BaseModel):
    """A service as staff write it. With rooms it takes one of them, without it takes none."""

    category_id: UUID
    name: ThingName
    color: ThemeColor
    price: Price
    duration: Annotated[int, Field(ge=1, le=LONGEST_VISIT, description="Minutes")]
    time_before: Around = 0
    time_after: Around = 0
    bookable: Annotated[bool, Field(description="Whether visitors may book it")] = True
    is_active: bool = True
    description_en: Words = ""
    description_sv: Words = ""
    practitioner_ids: Ids = []
    room_ids: Ids = []


class ServiceUpdate(ServiceIn, VersionIn):
    """A changed service, with the version that the change began from."""


class ServiceOut(ServiceIn):
    """A service."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    version: int


class CategoryWithServices(CategoryOut):
    """A category and what stands under it, where that was asked for."""

    services: list[ServiceOut] | None = None


class CategoriesWanted(BaseModel):
    """Which categories, and whether with their services."""

    with_service: bool = False
    active: bool | None = None


class ServicesWanted(BaseModel):
    """Which services."""

    search: str = Field("", max_length=100)
    category_id: UUID | None = None
    active: bool | None = None


class RoomIn(BaseModel):
    """A room as staff write it."""

    name: ThingName
    color: ThemeColor = "#5551CE"
    is_active: bool = True


class RoomUpdate(RoomIn, VersionIn):
    """A changed room, with the version that the change began from."""


class RoomOut(RoomIn):
    """A room."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    version: int


class PractitionerOut(BaseModel):
    """Somebody who can be booked; `id` is what bookings name, `user_id` the member of the staff."""

    id: UUID
    user_id: UUID
    name: str
    color: str
    is_active: bool
