"""What a clinic does with its categories and services."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import delete, exists, func, insert, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.catalogue.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.catalogue.schemas import CategoryIn, CategoryOut, CategoryUpdate, OrderIn, ServiceIn, ServiceOut, ServiceUpdate
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError
from clinic.core.models import new_id

_ORDER = text("""
UPDATE service_category k SET position = o.place FROM (
  SELECT c.id, row_number() OVER (ORDER BY array_position(CAST(:ids AS uuid[]), c.id), c.position, c.name, c.id) AS place
  FROM service_category c WHERE c.company_id = :company AND c.deleted_at IS NULL) o
WHERE k.company_id = :company AND k.id = o.id AND k.position <> o.place
""")
"""Moves no version: where a category stands is no part of what its form edits."""


async def add_category(session: AsyncSession, wanted: CategoryIn) -> CategoryOut:
    """Add a category, last in order; a FieldError when its name is taken."""
    last = await session.scalar(select(func.max(ServiceCategory.position)).where(ServiceCategory.deleted_at.is_(None)))
    category = ServiceCategory(
        company_id=context_of(session).company_id, id=new_id(), position=(last or 0) + 1, **wanted.model_dump(),
    )
    session.add(category)
    await flush_named(session, "service_category_name_key")
    audit.record(session, "category.made", category.id, name=category.name)
    return CategoryOut.model_validate(category)


async def change_category(session: AsyncSession, category_id: UUID, wanted: CategoryUpdate) -> CategoryOut:
    """Change a category; Stale when somebody did so first."""
    category = await owned(session, ServiceCategory, category_id, version=wanted.version)
    fill(category, wanted.model_dump(exclude={"version"}))
    await flush_named(session, "service_category_name_key")
    audit.record(session, "category.changed", category.id, **wanted.model_dump(exclude={"version"}))
    return CategoryOut.model_validate(category)


async def toggle_category(session: AsyncSession, category_id: UUID, version: int) -> CategoryOut:
    """Put a category out of use, or in use again: visitors are offered nothing of one that is out."""
    category = await owned(session, ServiceCategory, category_id, version=version)
    category.is_active = not category.is_active
    await session.flush()
    audit.record(session, "category.toggled", category.id, is_active=category.is_active)
    return CategoryOut.model_validate(category)


async def order_categories(session: AsyncSession, wanted: OrderIn) -> list[CategoryOut]:
    """Put the categories in order; a FieldError when one of them isn't the clinic's."""
    live = select(ServiceCategory).where(ServiceCategory.deleted_at.is_(None))
    known = set(await session.scalars(live.with_only_columns(ServiceCategory.id).order_by(ServiceCategory.id).with_for_update()))
    if set(wanted.ids) - known:
        raise FieldError("ids", "unknown")
    await session.execute(_ORDER, {"company": context_of(session).company_id, "ids": list(dict.fromkeys(wanted.ids))})
    audit.record(session, "category.shifted", ids=[str(one) for one in wanted.ids])
    rows = await session.scalars(live.order_by(ServiceCategory.position, ServiceCategory.name))
    return [CategoryOut.model_validate(row) for row in rows]


async def add_service(session: AsyncSession, wanted: ServiceIn) -> ServiceOut:
    """Add a service; a FieldError for a category, practitioner or room that isn't the clinic's."""
    service = Service(company_id=context_of(session).company_id, id=new_id())
    await _prove(session, wanted)
    fill(service, wanted.model_dump(exclude={"practitioner_ids", "room_ids"}))
    session.add(service)
    await session.flush()
    await _serve(session, service, [*wanted.practitioner_ids, *wanted.room_ids])
    audit.record(session, "service.made", service.id, **_facts(wanted))
    return _shown(service, wanted)


async def change_service(session: AsyncSession, service_id: UUID, wanted: ServiceUpdate) -> ServiceOut:
    """Change a service; Stale when somebody did so first. Visits already booked keep the name, price and times they were booked at."""
    service = await owned(session, Service, service_id, version=wanted.version)
    await _prove(session, wanted)
    fill(service, wanted.model_dump(exclude={"practitioner_ids", "room_ids", "version"}))
    service.updated_at = now()
    await session.flush()
    await _serve(session, service, [*wanted.practitioner_ids, *wanted.room_ids])
    audit.record(session, "service.changed", service.id, **_facts(wanted))
    return _shown(service, wanted)


async def toggle_service(session: AsyncSession, service_id: UUID, version: int) -> ServiceOut:
    """Put a service out of use, or in use again."""
    service = await owned(session, Service, service_id, version=version)
    service.is_active = not service.is_active
    await session.flush()
    audit.record(session, "service.toggled", service.id, is_active=service.is_active)
    found = await session.execute(
        select(Resource.id, Resource.kind).join(
            ServiceResource, (ServiceResource.company_id == Resource.company_id) & (ServiceResource.resource_id == Resource.id),
        ).where(ServiceResource.service_id == service.id).order_by(Resource.position, Resource.name, Resource.id),
    )
    by_kind: dict[str, list[UUID]] = {}
    for resource_id, kind in found:
        by_kind.setdefault(kind, []).append(resource_id)
    row = {column.key: getattr(service, column.key) for column in Service.__table__.columns}
    return ServiceOut(**row, practitioner_ids=by_kind.get("practitioner", []), room_ids=by_kind.get("room", []))


async def delete_service(session: AsyncSession, service_id: UUID, version: int | None) -> None:
    """Take a service away for good; visits already booked stay, with the name and price they were booked at."""
    service = await owned(session, Service, service_id, version=version)
    service.deleted_at = now()
    await session.flush()
    audit.record(session, "service.deleted", service.id, name=service.name)


async def has_price(session: AsyncSession) -> bool:
    """Whether the clinic has had a price in its currency, which is then no longer changed."""
    return await session.scalar(select(exists().where(Service.company_id == context_of(session).company_id))) or False


def fill(row: Any, values: dict[str, Any]) -> None:
    """Write the values into a row's columns."""
    for field, value in values.items():
        setattr(row, field, value)


async def flush_named(session: AsyncSession, constraint: str) -> None:
    """Flush; a FieldError at `name` when that unique index says that the name is taken."""
    try:
        await session.flush()
    except IntegrityError as error:
        if constraint in str(error.orig):
            raise FieldError("name", "taken") from error
        raise


async def _prove(session: AsyncSession, wanted: ServiceIn) -> None:
    category = await session.get(ServiceCategory, (context_of(session).company_id, wanted.category_id))
    if category is None or category.deleted_at is not None:
        raise FieldError("category_id", "unknown")
    for field, kind, ids in (("practitioner_ids", "practitioner", wanted.practitioner_ids), ("room_ids", "room", wanted.room_ids)):
        if ids and set(ids) - set(await session.scalars(select(Resource.id).where(Resource.kind == kind, Resource.id.in_(ids)))):
            raise FieldError(field, "unknown")


async def _serve(session: AsyncSession, service: Service, resources: Sequence[UUID]) -> None:
    """Make these, besides devices, the ones that serve for the service."""
    mine = (ServiceResource.company_id == service.company_id, ServiceResource.service_id == service.id)
    have = set(await session.scalars(select(ServiceResource.resource_id).where(*mine)))
    if gone := have - set(resources):
        kinds = select(Resource.id).where(Resource.kind != "device")
        await session.execute(delete(ServiceResource).where(
            *mine, ServiceResource.resource_id.in_(gone), ServiceResource.resource_id.in_(kinds),
        ))
    if new := set(resources) - have:
        rows = [
            {"company_id": service.company_id, "id": new_id(), "service_id": service.id, "resource_id": resource_id}
            for resource_id in sorted(new)
        ]
        await session.execute(insert(ServiceResource), rows)


def _facts(wanted: ServiceIn) -> dict[str, Any]:
    return wanted.model_dump(mode="json", exclude={"version", "description_en", "description_sv"})


def _shown(service: Service, wanted: ServiceIn) -> ServiceOut:
    return ServiceOut(id=service.id, **{**wanted.model_dump(), "version": service.version})
