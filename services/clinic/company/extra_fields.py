"""The clinic's own fields of clients (PLT-054): list, add, change and delete them. They stand in the company's settings."""

from typing import Any
from uuid import UUID

import orjson
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import queries, service
from clinic.company.client_fields import ExtraField, ExtraFieldCreate, ExtraFieldUpdate, PublicExtraField
from clinic.company.models import Company
from clinic.core import audit
from clinic.core.api.errors import Conflict, FieldError, NotFound, VersionConflict
from clinic.core.database.base import new_id
from clinic.core.database.session import call_lookup, read_connection
from clinic.core.database.tenant_context import Context

MAX_EXTRA_FIELDS = 50


class TooManyExtraFields(Conflict):
    """The company has as many fields of its own as it can have."""

    code = "company.too_many_extra_fields"
    en = "A clinic can have at most {most} fields of its own. Delete one first."
    sv = "En klinik kan ha högst {most} egna fält. Ta bort ett först."


async def list_public_extra_fields(public_id: str) -> list[PublicExtraField]:
    """List the fields that visitors are asked for, of the company with this public id. Raises NotFound."""
    row = await call_lookup("lookup_company_by_public_id", public_id[:service.MAX_PUBLIC_ID_LENGTH])
    if row is None:
        raise NotFound
    async with read_connection(Context(company_id=row["company_id"], actor="visitor")) as connection:
        company = Company(settings=orjson.loads(await connection.fetchval(queries.SETTINGS, row["company_id"])))
    return [PublicExtraField(**field.model_dump()) for field in company.live_extra_fields if field.is_public]


async def add_extra_field(session: AsyncSession, data: ExtraFieldCreate) -> ExtraField:
    """Add a field. Raises TooManyExtraFields."""
    company = await service.get_own_company(session, lock=True)
    if len(company.live_extra_fields) >= MAX_EXTRA_FIELDS:
        raise TooManyExtraFields(most=MAX_EXTRA_FIELDS)
    field = ExtraField(**data.model_dump(), id=new_id())
    _save(company, [*company.extra_fields, field])
    audit.record(session, "extra_field.created", field.id, **_audit_values(field))
    await session.flush()
    return field


async def update_extra_field(session: AsyncSession, field_id: UUID, data: ExtraFieldUpdate) -> ExtraField:
    """Change a field; values that no longer fit stay. Raises NotFound, VersionConflict, FieldError for another type."""
    company = await service.get_own_company(session, lock=True)
    field = _find(company, field_id)
    if field.version != data.version:
        raise VersionConflict(current=field)
    if field.type != data.type:
        raise FieldError("type", "choice")
    changed = ExtraField(**data.model_dump(exclude={"version"}), id=field_id, version=field.version + 1)
    _save(company, [changed if each.id == field_id else each for each in company.extra_fields])
    audit.record(session, "extra_field.changed", field_id, before=_audit_values(field), after=_audit_values(changed))
    await session.flush()
    return changed


async def delete_extra_field(session: AsyncSession, field_id: UUID) -> None:
    """Delete a field from the forms; the values that clients have of it stay in their records. Raises NotFound."""
    company = await service.get_own_company(session, lock=True)
    field = _find(company, field_id)
    deleted = field.model_copy(update={"is_deleted": True, "version": field.version + 1})
    _save(company, [deleted if each.id == field_id else each for each in company.extra_fields])
    audit.record(session, "extra_field.deleted", field_id, **_audit_values(field))
    await session.flush()


def _find(company: Company, field_id: UUID) -> ExtraField:
    for field in company.live_extra_fields:
        if field.id == field_id:
            return field
    raise NotFound


def _save(company: Company, fields: list[ExtraField]) -> None:
    company.settings = {**company.settings, "EXTRA_FIELDS": [field.model_dump(mode="json") for field in fields]}


def _audit_values(field: ExtraField) -> dict[str, Any]:
    return field.model_dump(mode="json", exclude={"id", "is_deleted", "version"})
