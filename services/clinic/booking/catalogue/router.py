"""The catalogue, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.catalogue import queries, resources, service
from clinic.booking.catalogue.schemas import (
    CategoriesWanted,
    CategoryIn,
    CategoryOut,
    CategoryUpdate,
    CategoryWithServices,
    OrderIn,
    PractitionerOut,
    RoomIn,
    RoomOut,
    RoomUpdate,
    ServiceIn,
    ServiceOut,
    ServicesWanted,
    ServiceUpdate,
    VersionIn,
)
from clinic.core.auth import Caller, may
from clinic.core.db import Session
from clinic.core.envelope import Answer, EnvelopeRoute, hot_answer
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["catalogue"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.CATALOGUE_READ))]
Writer = Annotated[Caller, Depends(may(Permission.CATALOGUE_WRITE))]


@router.get("/v2/categories", response_model=list[CategoryWithServices])
async def categories(caller: Reader, wanted: Annotated[CategoriesWanted, Query()]) -> Answer:
    """The categories in the clinic's order; with their services when `with_service`."""
    return hot_answer(await queries.categories(caller.context, wanted))


@router.post("/v2/categories")
async def add_category(session: Session, caller: Writer, wanted: CategoryIn) -> CategoryOut:
    """Add a category."""
    return await service.add_category(session, wanted)


@router.post("/v2/categories/shift")
async def order_categories(session: Session, caller: Writer, wanted: OrderIn) -> list[CategoryOut]:
    """Put the categories in order."""
    return await service.order_categories(session, wanted)


@router.put("/v2/categories/{category_id}")
async def change_category(session: Session, caller: Writer, category_id: UUID, wanted: CategoryUpdate) -> CategoryOut:
    """Change a category."""
    return await service.change_category(session, category_id, wanted)


@router.post("/v2/categories/{category_id}/toggle")
async def toggle_category(session: Session, caller: Writer, category_id: UUID, wanted: VersionIn) -> CategoryOut:
    """Put a category out of use, or in use again."""
    return await service.toggle_category(session, category_id, wanted.version)


@router.get("/v2/services", response_model=list[ServiceOut])
async def services(caller: Reader, wanted: Annotated[ServicesWanted, Query()]) -> Answer:
    """The services, in the order of their categories and names."""
    return hot_answer(await queries.services(caller.context, wanted))


@router.post("/v2/services")
async def add_service(session: Session, caller: Writer, wanted: ServiceIn) -> ServiceOut:
    """Add a service."""
    return await service.add_service(session, wanted)


@router.get("/v2/services/{service_id}", response_model=ServiceOut)
async def one_service(caller: Reader, service_id: UUID) -> Answer:
    """One service."""
    return hot_answer(await queries.one_service(caller.context, service_id))


@router.put("/v2/services/{service_id}")
async def change_service(session: Session, caller: Writer, service_id: UUID, wanted: ServiceUpdate) -> ServiceOut:
    """Change a service; visits already booked keep what they were booked at."""
    return await service.change_service(session, service_id, wanted)


@router.post("/v2/services/{service_id}/toggle")
async def toggle_service(session: Session, caller: Writer, service_id: UUID, wanted: VersionIn) -> ServiceOut:
    """Put a service out of use, or in use again."""
    return await service.toggle_service(session, service_id, wanted.version)


@router.delete("/v2/services/{service_id}")
async def delete_service(session: Session, caller: Writer, service_id: UUID, version: Annotated[int | None, Query(ge=1)] = None) -> None:
    """Take a service away; visits already booked stay."""
    await service.delete_service(session, service_id, version)


@router.get("/rooms", response_model=list[RoomOut])
async def rooms(caller: Reader) -> Answer:
    """The rooms."""
    return hot_answer(await queries.rooms(caller.context))


@router.post("/rooms")
async def add_room(session: Session, caller: Writer, wanted: RoomIn) -> RoomOut:
    """Add a room."""
    return await resources.add_room(session, wanted)


@router.put("/rooms/{room_id}")
async def change_room(session: Session, caller: Writer, room_id: UUID, wanted: RoomUpdate) -> RoomOut:
    """Change a room, or put it out of use."""
    return await resources.change_room(session, room_id, wanted)


@router.get("/practitioners", response_model=list[PractitionerOut])
async def practitioners(caller: Reader) -> Answer:
    """Who can be booked; those who no longer can be have `is_active` false."""
    return hot_answer(await queries.practitioners(caller.context))
