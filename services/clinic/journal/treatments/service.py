"""The clinic's catalogue of treatments (REC-020)."""

from uuid import UUID

from sqlalchemy import exists, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned
from clinic.journal.models import Treatment
from clinic.journal.treatments.schemas import TreatmentCreate, TreatmentListParams, TreatmentOut, TreatmentUpdate

_FILTERS = {
    "active": (Treatment.deleted_at.is_(None), Treatment.is_active),
    "inactive": (Treatment.deleted_at.is_(None), Treatment.is_active.is_(False)),
    "deleted": (Treatment.deleted_at.is_not(None),),
    "all": (Treatment.deleted_at.is_(None),),
}


async def list_treatments(session: AsyncSession, params: TreatmentListParams) -> PaginatedList[TreatmentOut]:
    """List treatments, ordered by name or cost."""
    query = select(Treatment).where(Treatment.company_id == get_context(session).company_id, *_FILTERS[params.filter])
    if search := params.search.strip():
        query = query.where(func.strpos(func.lower(Treatment.name), search.lower()) > 0)
    column = Treatment.cost if params.sort == "cost" else func.lower(Treatment.name)
    rows = await session.scalars(query.order_by(*params.order_by(column, Treatment.id)).limit(params.per_page).offset(params.offset))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    return PaginatedList[TreatmentOut].build([TreatmentOut.model_validate(row) for row in rows], params, total or 0)


async def create_treatment(session: AsyncSession, data: TreatmentCreate) -> TreatmentOut:
    """Create a treatment. Raises FieldError when its name is taken."""
    row = Treatment(company_id=get_context(session).company_id, id=new_id(), **data.model_dump())
    session.add(row)
    await _flush_unique_name(session)
    audit.record(session, "treatment.created", row.id, **data.model_dump())
    return TreatmentOut.model_validate(row)


async def update_treatment(session: AsyncSession, treatment_id: UUID, data: TreatmentUpdate) -> TreatmentOut:
    """Update a treatment; procedures keep the name and cost that it had when they were written."""
    row = await get_owned(session, Treatment, treatment_id, version=data.version)
    for field, value in data.model_dump(exclude={"version"}).items():
        setattr(row, field, value)
    await _flush_unique_name(session)
    audit.record(session, "treatment.changed", row.id, **data.model_dump(exclude={"version"}))
    return TreatmentOut.model_validate(row)


async def toggle_treatment(session: AsyncSession, treatment_id: UUID, version: int) -> TreatmentOut:
    """Deactivate an active treatment, or activate an inactive one."""
    row = await get_owned(session, Treatment, treatment_id, version=version)
    row.is_active = not row.is_active
    await session.flush()
    audit.record(session, "treatment.toggled", row.id, is_active=row.is_active)
    return TreatmentOut.model_validate(row)


async def delete_treatment(session: AsyncSession, treatment_id: UUID, version: int | None) -> None:
    """Delete a treatment; procedures keep it, and it can be restored."""
    row = await get_owned(session, Treatment, treatment_id, version=version)
    row.deleted_at = now()
    await session.flush()
    audit.record(session, "treatment.deleted", row.id, name=row.name)


async def restore_treatment(session: AsyncSession, treatment_id: UUID, version: int) -> TreatmentOut:
    """Restore a deleted treatment. Raises FieldError when another treatment has its name."""
    row = await session.get(Treatment, (get_context(session).company_id, treatment_id), with_for_update=True)
    if row is None or row.deleted_at is None:
        raise NotFound
    ensure_version(row, version)
    row.deleted_at = None
    await _flush_unique_name(session)
    audit.record(session, "treatment.restored", row.id, name=row.name)
    return TreatmentOut.model_validate(row)


async def has_treatment_prices(session: AsyncSession) -> bool:
    """Check whether the clinic has ever had a treatment with a price, after which its currency can't be changed."""
    return await session.scalar(select(exists().where(Treatment.company_id == get_context(session).company_id))) or False


async def _flush_unique_name(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "treatment_name_key" in str(error.orig):
            raise FieldError("name", "taken") from error
        raise
