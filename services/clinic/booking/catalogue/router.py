"""Routes of the catalogue, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.catalogue import limits, prerequisites, queries, resources, service, starter_lists, user_services
from clinic.booking.catalogue.schemas import (
    BookableDeviceOut,
    CategoryCreate,
    CategoryListParams,
    CategoryOrder,
    CategoryOut,
    CategoryUpdate,
    CategoryWithServices,
    ExpectedVersion,
    PractitionerOut,
    RoomCreate,
    RoomListParams,
    RoomOut,
    RoomUpdate,
    ServiceCreate,
    ServiceListItem,
    ServiceListParams,
    ServiceOption,
    ServiceOptionParams,
    ServiceOut,
    ServicesChange,
    ServicesChanged,
    ServiceUpdate,
    StarterListAdd,
    StarterListAdded,
    StarterListsOut,
    UserServicesOut,
    UserServicesUpdate,
)
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["catalogue"], route_class=EnvelopeRoute)
CanReadCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_WRITE))]


@router.get("/v2/categories", response_model=list[CategoryWithServices])
async def list_categories(caller: CanReadCatalogue, params: Annotated[CategoryListParams, Query()]) -> JsonResponse:
    """List the categories in the clinic's order, with their services if `with_service`. A clinic has at most 100 categories."""
    return raw_json_response(await queries.list_categories(caller.context, params))


@router.post("/v2/categories", responses=error_responses(limits.TooManyCategories))
async def create_category(session: Session, caller: CanWriteCatalogue, data: CategoryCreate) -> CategoryOut:
    """Create a category; a clinic has at most 100."""
    return await service.create_category(session, data)


@router.post("/v2/categories/shift")
async def reorder_categories(session: Session, caller: CanWriteCatalogue, data: CategoryOrder) -> list[CategoryOut]:
    """Change the order of the categories.

    Returns all categories in their new order; no `version` changes.
    """
    return await service.reorder_categories(session, data)


@router.put("/v2/categories/{category_id}")
async def update_category(session: Session, caller: CanWriteCatalogue, category_id: UUID, data: CategoryUpdate) -> CategoryOut:
    """Change a category."""
    return await service.update_category(session, category_id, data)


@router.post("/v2/categories/{category_id}/toggle")
async def toggle_category(session: Session, caller: CanWriteCatalogue, category_id: UUID, data: ExpectedVersion) -> CategoryOut:
    """Deactivate or reactivate a category."""
    return await service.toggle_category(session, category_id, data.version)


@router.get("/v2/services", response_model=PaginatedList[ServiceListItem])
async def list_services(caller: CanReadCatalogue, params: Annotated[ServiceListParams, Query()]) -> JsonResponse:
    """List the services, 20 a page, by category and name unless asked otherwise.

    The list is flat; `with[]=category` and `with[]=practitioners` add these to each service, `price_only` leaves out all but its price.
    """
    return raw_json_response(await queries.list_services(caller.context, params))


@router.get("/v2/services/options", response_model=list[ServiceOption])
async def list_service_options(caller: CanReadCatalogue, params: Annotated[ServiceOptionParams, Query()]) -> JsonResponse:
    """List all services by category and name, at most 500, for the choices of a booking and the checkout and for the calendar."""
    return raw_json_response(await queries.list_service_options(caller.context, params))


@router.post("/v2/services", responses=error_responses(limits.TooManyServices))
async def create_service(session: Session, caller: CanWriteCatalogue, data: ServiceCreate) -> ServiceOut:
    """Create a service; a clinic has at most 500."""
    return await service.create_service(session, data)


@router.post("/v2/services/bulk", responses=error_responses(NotFound))
async def change_services(session: Session, caller: CanWriteCatalogue, data: ServicesChange) -> ServicesChanged:
    """Deactivate, reactivate or move several services: all of them, or none when one isn't found.

    Each changed service gets an audit entry `service.changed` with what was changed.
    """
    return await service.change_services(session, data)


@router.get("/v2/services/starter-lists")
async def list_starter_lists(session: ReadSession, caller: CanReadCatalogue) -> StarterListsOut:
    """List the services that a new clinic can start with, by kind of clinic."""
    return await starter_lists.list_starter_lists(session)


@router.post("/v2/services/starter-lists", responses=error_responses(limits.TooManyCategories))
async def add_starter_list(session: Session, caller: CanWriteCatalogue, data: StarterListAdd) -> StarterListAdded:
    """Add the starter list of a kind of clinic, with its categories; a clinic that has services gets none."""
    return await starter_lists.add_starter_list(session, data)


@router.get("/v2/services/{service_id}", response_model=ServiceOut)
async def get_service(caller: CanReadCatalogue, service_id: UUID) -> JsonResponse:
    """Return one service."""
    return raw_json_response(await queries.get_service(caller.context, service_id))


@router.put("/v2/services/{service_id}")
async def update_service(session: Session, caller: CanWriteCatalogue, service_id: UUID, data: ServiceUpdate) -> ServiceOut:
    """Change a service; existing bookings keep their name, price and times."""
    return await service.update_service(session, service_id, data)


@router.post("/v2/services/{service_id}/toggle")
async def toggle_service(session: Session, caller: CanWriteCatalogue, service_id: UUID, data: ExpectedVersion) -> ServiceOut:
    """Deactivate or reactivate a service."""
    return await service.toggle_service(session, service_id, data.version)


@router.post("/v2/services/{service_id}/restore", responses=error_responses(limits.TooManyServices))
async def restore_service(session: Session, caller: CanWriteCatalogue, service_id: UUID, data: ExpectedVersion) -> ServiceOut:
    """Restore a deleted service, with who performs it and its rooms."""
    return await service.restore_service(session, service_id, data.version)


@router.delete("/v2/services/{service_id}", responses=error_responses(prerequisites.ServiceIsPrerequisite))
async def delete_service(
    session: Session, caller: CanWriteCatalogue, service_id: UUID, version: Annotated[int | None, Query(ge=1)] = None,
) -> None:
    """Delete a service; existing bookings stay, and it can be restored. 409 `service.is_prerequisite` while another requires it."""
    await service.delete_service(session, service_id, version)


@router.get("/rooms", response_model=PaginatedList[RoomOut])
async def list_rooms(caller: CanReadCatalogue, params: Annotated[RoomListParams, Query()]) -> JsonResponse:
    """List the rooms, 20 a page, inactive ones included."""
    return raw_json_response(await queries.list_rooms(caller.context, params))


@router.get("/rooms/options", response_model=list[RoomOut])
async def list_room_options(caller: CanReadCatalogue) -> JsonResponse:
    """List all rooms, at most 200, inactive ones included, for the choices of a service and a booking and the names in the calendar."""
    return raw_json_response(await queries.list_room_options(caller.context))


@router.post("/rooms", responses=error_responses(limits.TooManyRooms))
async def create_room(session: Session, caller: CanWriteCatalogue, data: RoomCreate) -> RoomOut:
    """Create a room."""
    return await resources.create_room(session, data)


@router.put("/rooms/{room_id}")
async def update_room(session: Session, caller: CanWriteCatalogue, room_id: UUID, data: RoomUpdate) -> RoomOut:
    """Change or deactivate a room."""
    return await resources.update_room(session, room_id, data)


@router.get("/bookable-devices", response_model=list[BookableDeviceOut])
async def list_devices(caller: CanReadCatalogue) -> JsonResponse:
    """List the devices that services can use, at most 200; those that can't be booked any more have `is_active` false."""
    return raw_json_response(await queries.list_devices(caller.context))


@router.get("/practitioners", response_model=list[PractitionerOut])
async def list_practitioners(caller: CanReadCatalogue) -> JsonResponse:
    """List the practitioners; those who can no longer be booked have `is_active` false."""
    return raw_json_response(await queries.list_practitioners(caller.context))


@router.get("/users/{user_id}/services", responses=error_responses(NotFound))
async def get_user_services(session: ReadSession, caller: CanReadCatalogue, user_id: UUID) -> UserServicesOut:
    """Get which services a user performs."""
    return await user_services.get_user_services(session, user_id)


@router.put("/users/{user_id}/services", responses=error_responses(NotFound, VersionConflict, user_services.UserNotBookable))
async def replace_user_services(
    session: Session, caller: CanWriteCatalogue, user_id: UUID, data: UserServicesUpdate,
) -> UserServicesOut:
    """Replace the services that a user performs; existing bookings stay."""
    return await user_services.replace_user_services(session, user_id, data)
