"""Request and response schemas of the catalogue."""

from typing import Annotated, Literal
from uuid import UUID

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from clinic.aesthetics.schemas import AestheticKind
from clinic.booking.catalogue.models import DEFAULT_TAX, MAX_ADD_ONS, MAX_DURATION_MINUTES, MAX_GROUP_QUANTITY, MAX_PREREQUISITE_DAYS
from clinic.core.api.pagination import SearchParams, SortParams
from clinic.core.money import Price, Tax
from clinic.core.text.validators import ThemeColor, ThingName

Description = Annotated[str, StringConstraints(strip_whitespace=True, max_length=5000)]
TranslatedName = Annotated[
    str, StringConstraints(strip_whitespace=True, max_length=120),
    Field(description="What clients read who chose this language; `name` when it is empty (USE-019)"),
]
Version = Annotated[int, Field(ge=1)]
BufferMinutes = Annotated[
    int, Field(ge=0, le=MAX_DURATION_MINUTES // 2, description="Minutes that practitioner, room and device are reserved in addition"),
]
StarterKind = Literal["injections", "skin_laser", "medical"]
AddOnIds = Annotated[
    list[UUID], Field(max_length=MAX_ADD_ONS, description="Add-ons of the service that the visit has besides it, in their order (BEY-005)"),
]
ResourceIds = Annotated[list[UUID], Field(max_length=200)]


class ExpectedVersion(BaseModel):
    """The version of the row that the caller has seen."""

    version: Version


class CategoryCreate(BaseModel):
    """A new category."""

    name: ThingName
    name_en: TranslatedName = ""
    name_sv: TranslatedName = ""
    group_booking: bool = False
    is_active: bool = True


class CategoryUpdate(CategoryCreate, ExpectedVersion):
    """The new values of a category and its expected version."""


class CategoryOut(CategoryCreate):
    """A category."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    version: int


class CategoryOrder(BaseModel):
    """Category ids in the new order; categories that are not listed follow in their current order."""

    ids: Annotated[list[UUID], Field(min_length=1, max_length=500)]


class ServiceCreate(BaseModel):
    """A new service. A booking reserves one of its rooms and one of its devices, or none where it has none."""

    category_id: UUID
    name: ThingName
    name_en: TranslatedName = ""
    name_sv: TranslatedName = ""
    color: ThemeColor
    price: Price
    tax: Annotated[Tax, Field(description="VAT in the price, in hundredths of a percent: 2500 is 25 %; 0 for health care")] = DEFAULT_TAX
    duration: Annotated[int, Field(ge=1, le=MAX_DURATION_MINUTES, description="Minutes")]
    buffer_before: BufferMinutes = 0
    buffer_after: BufferMinutes = 0
    group_quantity: Annotated[int | None, Field(
        ge=1, le=MAX_GROUP_QUANTITY, description="Places of a group booking; required in a category of group bookings, else null (BKG-033)",
    )] = None
    bookable: Annotated[bool, Field(description="Whether visitors may book it")] = True
    is_active: bool = True
    description_en: Description = ""
    description_sv: Description = ""
    aesthetic_kind: Annotated[AestheticKind, Field(description="The kind under the act on aesthetic treatments (2021:363), or empty")] = ""
    practitioner_ids: ResourceIds = []
    room_ids: ResourceIds = []
    device_ids: Annotated[ResourceIds, Field(description="Bookable devices, of which a booking reserves one (BEY-005)")] = []
    add_on_ids: Annotated[list[UUID], Field(
        max_length=MAX_ADD_ONS, description="Services that the same visit can have besides, in the order of the offer (BEY-005)",
    )] = []
    is_add_on_only: Annotated[bool, Field(description="Visitors book it as an add-on only, not by itself")] = False
    prerequisite_id: Annotated[UUID | None, Field(description="The service of which a client must have a visit before (BEY-009)")] = None
    prerequisite_days: Annotated[int, Field(ge=1, le=MAX_PREREQUISITE_DAYS, description="At most so many days before")] = 90
    prerequisite_min_days: Annotated[int, Field(ge=0, le=MAX_PREREQUISITE_DAYS, description="At least so many days before")] = 0
    consent_template_ids: Annotated[list[UUID], Field(max_length=20, description="Consents that the client is asked for (USE-008)")] = []
    questionnaire_ids: Annotated[list[UUID], Field(max_length=20, description="Questionnaires that the client is asked for")] = []


class ServiceUpdate(ServiceCreate, ExpectedVersion):
    """The new values of a service and its expected version."""


class ServiceOut(ServiceCreate):
    """A service."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    version: int


class ServicePractitioner(BaseModel):
    """A practitioner who performs a service."""

    id: UUID
    name: str


class ServiceListItem(ServiceOut):
    """A service in the list, with its category and practitioners where they were requested.

    With `price_only` it has no more than `id`, `version`, `category_id`, `name`, `color`, `price`, `tax` and `duration`.
    """

    category: CategoryOut | None = None
    practitioners: list[ServicePractitioner] | None = None


class ServicesChange(BaseModel):
    """Values to set in several services; a value of null stays as it is in each."""

    service_ids: list[UUID] = Field(min_length=1, max_length=100)
    is_active: bool | None = None
    category_id: UUID | None = None


class ServicesChanged(BaseModel):
    """How many services were changed: those that had the values already aren't counted."""

    services: int


class CategoryWithServices(CategoryOut):
    """A category with its services, if they were requested."""

    services: list[ServiceOut] | None = None


class CategoryListParams(BaseModel):
    """Query parameters of the category list."""

    with_service: bool = False
    active: bool | None = None


class ServiceListParams(SearchParams, SortParams):
    """Query parameters of the list of services; the search is in the name. `category` is the clinic's order of the categories."""

    sort: Literal["", "category", "name", "duration", "price", "is_active"] = "category"
    category_id: UUID | None = None
    active: bool | None = None
    price_only: bool = Field(default=False, description="Without texts, people, rooms, devices and forms: what a price list needs")
    with_: list[Literal["category", "practitioners"]] = Field(
        default_factory=list, alias="with[]", max_length=2, description="What each service is listed with, besides its own fields",
    )
    deleted: bool = Field(default=False, description="The deleted services in place of the others")
    untranslated: bool = Field(
        default=False, description="Those alone whose name or description clients lack in English or Swedish (USE-019)",
    )


class ServiceOptionParams(BaseModel):
    """Query parameters of the services to choose from."""

    active: bool | None = None


class ServiceOption(BaseModel):
    """A service to choose: what a booking, the checkout and the calendar need of it."""

    id: UUID
    category_id: UUID
    name: str
    color: str
    price: int
    tax: Tax
    duration: int
    aesthetic_kind: AestheticKind
    group_quantity: int | None
    is_active: bool
    practitioner_ids: list[UUID]
    room_ids: list[UUID]
    device_ids: list[UUID]
    add_on_ids: list[UUID] = Field(description="Those that can be booked now, in their order")


class StarterService(BaseModel):
    """A service of a starter list: price in minor units of the company's currency, duration in minutes."""

    category: str
    name: str
    duration: int
    price: int


class StarterListOut(BaseModel):
    """The services that a new clinic of a kind can start with."""

    kind: StarterKind
    services: list[StarterService]


class StarterListsOut(BaseModel):
    """The starter lists of all kinds."""

    lists: list[StarterListOut]


class StarterListAdd(BaseModel):
    """The kind of clinic whose starter list is added."""

    kind: StarterKind


class StarterListAdded(BaseModel):
    """How many services were added: none in a clinic that has services already."""

    added: int


class RoomCreate(BaseModel):
    """A new room."""

    name: ThingName
    color: ThemeColor = "#5551CE"
    is_active: bool = True


class RoomUpdate(RoomCreate, ExpectedVersion):
    """The new values of a room and its expected version."""


class RoomOut(RoomCreate):
    """A room."""

    model_config = ConfigDict(from_attributes=True)

    id: UUID
    version: int


class RoomListParams(SearchParams, SortParams):
    """Query parameters of the list of rooms; the search is in the name."""

    sort: Literal["", "name", "is_active"] = "name"


class BookableDeviceOut(BaseModel):
    """A device whose time bookings reserve; `is_active` is false while it is out of use or may not be booked."""

    id: UUID
    name: str
    is_active: bool


class PractitionerOut(BaseModel):
    """A practitioner; bookings refer to `id`, `user_id` is the staff member."""

    id: UUID
    user_id: UUID
    name: str
    color: str
    is_active: bool
    aesthetic_level: Literal[0, 1, 2] = Field(
        description="What they may perform under the act on aesthetic treatments: 2 surgery too, 1 injections, 0 neither",
    )


class UserServicesOut(BaseModel):
    """The services that a user performs."""

    is_bookable: bool
    service_ids: list[UUID]
    version: int


class UserServicesUpdate(BaseModel):
    """All services that a user performs from now on, with the version that the change is based on."""

    service_ids: list[UUID] = Field(max_length=500)
    version: int = Field(ge=1)
