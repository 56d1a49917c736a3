"""Create, change, delete and restore categories and services."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics import service as aesthetics
from clinic.aesthetics.service import Plan
from clinic.booking.catalogue import add_ons, group_quantity, limits, prerequisites, queries, service_forms
from clinic.booking.catalogue.models import Resource, Service, ServiceCategory, ServiceResource
from clinic.booking.catalogue.schemas import (
    CategoryCreate,
    CategoryOrder,
    CategoryOut,
    CategoryUpdate,
    ServiceCreate,
    ServiceOut,
    ServicesChange,
    ServicesChanged,
    ServiceUpdate,
)
from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context, get_owned

_LINKED_FIELDS = {"practitioner_ids", "room_ids", "device_ids", "add_on_ids", "consent_template_ids", "questionnaire_ids"}
"""Fields of a service that are rows of other tables."""


async def create_category(session: AsyncSession, data: CategoryCreate) -> CategoryOut:
    """Create a category, last in order. Raises TooManyCategories, and FieldError when its name is taken."""
    await limits.ensure_category_limit(session)
    max_position = await session.scalar(select(func.max(ServiceCategory.position)).where(ServiceCategory.deleted_at.is_(None)))
    category = ServiceCategory(
        company_id=get_context(session).company_id, id=new_id(), position=(max_position or 0) + 1, **data.model_dump(),
    )
    session.add(category)
    await flush_unique_name(session, "service_category_name_key")
    audit.record(session, "category.created", category.id, name=category.name)
    return CategoryOut.model_validate(category)


async def update_category(session: AsyncSession, category_id: UUID, data: CategoryUpdate) -> CategoryOut:
    """Change a category. Raises VersionConflict for another version, FieldError when its name is taken."""
    category = await get_owned(session, ServiceCategory, category_id, version=data.version)
    is_group_changed = category.group_booking != data.group_booking
    set_columns(category, data.model_dump(exclude={"version"}))
    await flush_unique_name(session, "service_category_name_key")
    if is_group_changed:
        await group_quantity.follow_category(session, category)
    audit.record(session, "category.changed", category.id, **data.model_dump(exclude={"version"}))
    return CategoryOut.model_validate(category)


async def toggle_category(session: AsyncSession, category_id: UUID, version: int) -> CategoryOut:
    """Deactivate or reactivate a category; visitors don't see services of an inactive one."""
    category = await get_owned(session, ServiceCategory, category_id, version=version)
    category.is_active = not category.is_active
    await session.flush()
    audit.record(session, "category.toggled", category.id, is_active=category.is_active)
    return CategoryOut.model_validate(category)


async def reorder_categories(session: AsyncSession, data: CategoryOrder) -> list[CategoryOut]:
    """Change the order of the categories. Raises FieldError when one of them isn't the clinic's."""
    not_deleted = select(ServiceCategory).where(ServiceCategory.deleted_at.is_(None))
    ids_for_update = not_deleted.with_only_columns(ServiceCategory.id).order_by(ServiceCategory.id).with_for_update()
    category_ids = set(await session.scalars(ids_for_update))
    if set(data.ids) - category_ids:
        raise FieldError("ids", "unknown")
    await session.execute(queries.REORDER_CATEGORIES, {"company": get_context(session).company_id, "ids": list(dict.fromkeys(data.ids))})
    audit.record(session, "category.reordered", ids=[str(category_id) for category_id in data.ids])
    rows = await session.scalars(not_deleted.order_by(ServiceCategory.position, ServiceCategory.name))
    return [CategoryOut.model_validate(row) for row in rows]


async def create_service(session: AsyncSession, data: ServiceCreate) -> ServiceOut:
    """Create a service. Raises TooManyServices, and FieldError for a category, practitioner, room or device that isn't the clinic's."""
    await limits.ensure_service_limit(session)
    service = Service(company_id=get_context(session).company_id, id=new_id())
    data.group_quantity = await _validate_references(session, data)
    await prerequisites.validate_prerequisite(session, service.id, data)
    set_columns(service, data.model_dump(exclude=_LINKED_FIELDS))
    session.add(service)
    await session.flush()
    await _link(session, service, data)
    audit.record(session, "service.created", service.id, **_audit_fields(data))
    return _to_schema(service, data)


async def update_service(session: AsyncSession, service_id: UUID, data: ServiceUpdate) -> ServiceOut:
    """Change a service; existing bookings keep their name, price and times. Raises VersionConflict for another version, FieldError."""
    service = await get_owned(session, Service, service_id, version=data.version)
    data.group_quantity = await _validate_references(session, data)
    await prerequisites.validate_prerequisite(session, service.id, data)
    set_columns(service, data.model_dump(exclude={*_LINKED_FIELDS, "version"}))
    service.updated_at = now()
    await session.flush()
    await _link(session, service, data)
    audit.record(session, "service.changed", service.id, **_audit_fields(data))
    return _to_schema(service, data)


async def toggle_service(session: AsyncSession, service_id: UUID, version: int) -> ServiceOut:
    """Deactivate or reactivate a service."""
    service = await get_owned(session, Service, service_id, version=version)
    service.is_active = not service.is_active
    await session.flush()
    audit.record(session, "service.toggled", service.id, is_active=service.is_active)
    return await _load_schema(session, service)


async def change_services(session: AsyncSession, data: ServicesChange) -> ServicesChanged:
    """Deactivate, reactivate or move several services. Raises NotFound when one is absent, and FieldError for an unknown category."""
    chosen = (Service.company_id == get_context(session).company_id, Service.id.in_(data.service_ids), Service.deleted_at.is_(None))
    services = list(await session.scalars(select(Service).where(*chosen).order_by(Service.id).with_for_update()))
    if len(services) < len(set(data.service_ids)):
        raise NotFound
    category = await _validate_category(session, data.category_id) if data.category_id else None
    values = {field: value for field in ("is_active", "category_id") if (value := getattr(data, field)) is not None}
    changed_ids = [service.id for service in services if any(getattr(service, field) != value for field, value in values.items())]
    if changed_ids:
        statement = update(Service).where(*chosen, Service.id.in_(changed_ids)).values(**values, version=Service.version + 1)
        await session.execute(statement, execution_options={"synchronize_session": False})
        if category:
            await group_quantity.follow_category(session, category, changed_ids)
    details: dict[str, Any] = {field: str(value) if field == "category_id" else value for field, value in values.items()}
    for service_id in changed_ids:
        audit.record(session, "service.changed", service_id, **details)
    return ServicesChanged(services=len(changed_ids))


async def delete_service(session: AsyncSession, service_id: UUID, version: int | None) -> None:
    """Delete a service; existing bookings keep its name and price, and it can be restored. Raises ServiceIsPrerequisite."""
    service = await get_owned(session, Service, service_id, version=version)
    await prerequisites.ensure_no_dependents(session, service.id)
    service.deleted_at = now()
    await session.flush()
    audit.record(session, "service.deleted", service.id, name=service.name)


async def restore_service(session: AsyncSession, service_id: UUID, version: int) -> ServiceOut:
    """Restore a deleted service. Raises VersionConflict for another version, TooManyServices when the clinic can't have another."""
    await limits.ensure_service_limit(session)
    service = await session.get(Service, (get_context(session).company_id, service_id), with_for_update=True)
    if service is None or service.deleted_at is None:
        raise NotFound
    ensure_version(service, version)
    service.deleted_at = None
    await session.flush()
    audit.record(session, "service.restored", service.id, name=service.name)
    return await _load_schema(session, service)


async def check_requirements(
    session: AnySession, service_ids: Sequence[UUID], practitioner_id: UUID, client_id: UUID, start_at: datetime, *,
    override_reason: str = "",
) -> str:
    """Ask both gates about each service of a visit: the act on aesthetic treatments (BEY-022), and what must come first (BEY-009).

    Every way to book or move asks this function. Returns `override_reason` when a missing prerequisite is passed over for it, else an
    empty text. Raises TreatmentNotLawful, which no reason overrides, and PrerequisiteMissing.
    """
    connection, reason = await flush_and_get_connection(session), ""
    rows = await connection.fetch(queries.SERVICES_AND_PERFORMER, get_context(session).company_id, list(service_ids), practitioner_id)
    for row in rows:
        plan = Plan("booking", row["aesthetic_kind"], start_at, client_id=client_id, performer_id=row["membership_id"])
        await aesthetics.check_lawful(session, plan)
    for row in rows:
        if row["prerequisite_id"] is not None:
            reason = await prerequisites.check_prerequisite(
                session, row["id"], client_id, start_at, override_reason=override_reason,
            ) or reason
    return reason


async def has_any_price(session: AsyncSession) -> bool:
    """Return whether the clinic has ever had a price in its currency; the currency can then no longer be changed."""
    return await session.scalar(select(exists().where(Service.company_id == get_context(session).company_id))) or False


def set_columns(row: Any, values: dict[str, Any]) -> None:
    """Assign the values to the row's columns."""
    for field, value in values.items():
        setattr(row, field, value)


async def flush_unique_name(session: AsyncSession, constraint: str) -> None:
    """Flush the session. Raises FieldError on `name` when the flush violates this unique index."""
    try:
        await session.flush()
    except IntegrityError as error:
        if constraint in str(error.orig):
            raise FieldError("name", "taken") from error
        raise


async def _validate_category(session: AsyncSession, category_id: UUID) -> ServiceCategory:
    category = await session.get(ServiceCategory, (get_context(session).company_id, category_id))
    if category is None or category.deleted_at is not None:
        raise FieldError("category_id", "unknown")
    return category


async def _validate_references(session: AsyncSession, data: ServiceCreate) -> int | None:
    """Check that all rows that a service names are the clinic's; return how many places it has, if it is one for groups."""
    category = await _validate_category(session, data.category_id)
    for resource_type in ("practitioner", "room", "device"):
        ids = set(getattr(data, f"{resource_type}_ids"))
        if ids and ids - set(await session.scalars(select(Resource.id).where(Resource.type == resource_type, Resource.id.in_(ids)))):
            raise FieldError(f"{resource_type}_ids", "unknown")
    return group_quantity.choose_quantity(category, data)


async def _link(session: AsyncSession, service: Service, data: ServiceCreate) -> None:
    """Set who performs a service, the rooms and devices that it can use, its add-ons and its forms. Raises FieldError."""
    await _link_resources(session, service, [*data.practitioner_ids, *data.room_ids, *data.device_ids])
    await add_ons.set_add_ons(session, service, data.add_on_ids)
    await service_forms.set_service_forms(session, service.id, data.consent_template_ids, data.questionnaire_ids)


async def _link_resources(session: AsyncSession, service: Service, resource_ids: Sequence[UUID]) -> None:
    """Set the practitioners, rooms and devices of a service."""
    conditions = (ServiceResource.company_id == service.company_id, ServiceResource.service_id == service.id)
    linked_ids = set(await session.scalars(select(ServiceResource.resource_id).where(*conditions)))
    if removed_ids := linked_ids - set(resource_ids):
        await session.execute(delete(ServiceResource).where(*conditions, ServiceResource.resource_id.in_(removed_ids)))
    if added_ids := set(resource_ids) - linked_ids:
        rows = [
            {"company_id": service.company_id, "id": new_id(), "service_id": service.id, "resource_id": resource_id}
            for resource_id in sorted(added_ids)
        ]
        await session.execute(insert(ServiceResource), rows)


def _audit_fields(data: ServiceCreate) -> dict[str, Any]:
    return data.model_dump(mode="json", exclude={"version", "description_en", "description_sv"})


async def _load_schema(session: AsyncSession, service: Service) -> ServiceOut:
    rows = await session.execute(
        select(Resource.id, Resource.type).join(
            ServiceResource, (ServiceResource.company_id == Resource.company_id) & (ServiceResource.resource_id == Resource.id),
        ).where(ServiceResource.service_id == service.id).order_by(Resource.position, Resource.name, Resource.id),
    )
    ids_by_type: dict[str, list[UUID]] = {}
    for resource_id, resource_type in rows:
        ids_by_type.setdefault(resource_type, []).append(resource_id)
    columns = {column.key: getattr(service, column.key) for column in Service.__table__.columns}
    consent_template_ids, questionnaire_ids = await service_forms.list_service_forms(session, service.id)
    return ServiceOut(
        **columns, practitioner_ids=ids_by_type.get("practitioner", []), room_ids=ids_by_type.get("room", []),
        device_ids=ids_by_type.get("device", []), add_on_ids=await add_ons.list_add_ons(session, service.id),
        consent_template_ids=consent_template_ids, questionnaire_ids=questionnaire_ids,
    )


def _to_schema(service: Service, data: ServiceCreate) -> ServiceOut:
    return ServiceOut(id=service.id, **{**data.model_dump(), "version": service.version})
