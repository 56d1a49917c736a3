"""What a clinic does with its treatments (REC-020)."""

from uuid import UUID

from sqlalchemy import exists, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError, NotFound
from clinic.core.models import new_id
from clinic.core.paging import COUNTED, Listed
from clinic.core.stale import unmoved
from clinic.journal.models import Treatment
from clinic.journal.treatments.schemas import TreatmentIn, TreatmentOut, TreatmentPage, TreatmentUpdate

_STATES = {
    "active": (Treatment.deleted_at.is_(None), Treatment.is_active),
    "inactive": (Treatment.deleted_at.is_(None), Treatment.is_active.is_(False)),
    "deleted": (Treatment.deleted_at.is_not(None),),
    "all": (Treatment.deleted_at.is_(None),),
}


async def page(session: AsyncSession, wanted: TreatmentPage) -> Listed[TreatmentOut]:
    """One page of the catalogue, by name or cost."""
    query = select(Treatment).where(Treatment.company_id == context_of(session).company_id, *_STATES[wanted.filter])
    if wanted.search.strip():
        query = query.where(func.strpos(func.lower(Treatment.name), wanted.search.strip().lower()) > 0)
    column = Treatment.cost if wanted.sort == "cost" else func.lower(Treatment.name)
    rows = await session.scalars(query.order_by(*wanted.along(column, Treatment.id)).limit(wanted.per_page).offset(wanted.offset))
    counted = await session.scalar(select(func.count()).select_from(query.limit(COUNTED + 1).subquery()))
    return Listed[TreatmentOut].of([TreatmentOut.model_validate(row) for row in rows], wanted, counted or 0)


async def store(session: AsyncSession, wanted: TreatmentIn) -> TreatmentOut:
    """Add a treatment; a FieldError when its name is taken."""
    row = Treatment(company_id=context_of(session).company_id, id=new_id(), **wanted.model_dump())
    session.add(row)
    await _flush(session)
    audit.record(session, "treatment.made", row.id, **wanted.model_dump())
    return TreatmentOut.model_validate(row)


async def update(session: AsyncSession, treatment_id: UUID, wanted: TreatmentUpdate) -> TreatmentOut:
    """Change a treatment; procedures keep the name and cost that it had when they were written."""
    row = await owned(session, Treatment, treatment_id, version=wanted.version)
    for field, value in wanted.model_dump(exclude={"version"}).items():
        setattr(row, field, value)
    await _flush(session)
    audit.record(session, "treatment.changed", row.id, **wanted.model_dump(exclude={"version"}))
    return TreatmentOut.model_validate(row)


async def toggle(session: AsyncSession, treatment_id: UUID, version: int) -> TreatmentOut:
    """Put a treatment out of use, or in use again."""
    row = await owned(session, Treatment, treatment_id, version=version)
    row.is_active = not row.is_active
    await session.flush()
    audit.record(session, "treatment.toggled", row.id, is_active=row.is_active)
    return TreatmentOut.model_validate(row)


async def delete(session: AsyncSession, treatment_id: UUID, version: int | None) -> None:
    """Take a treatment out of the catalogue; procedures keep it, and it can be restored."""
    row = await owned(session, Treatment, treatment_id, version=version)
    row.deleted_at = now()
    await session.flush()
    audit.record(session, "treatment.deleted", row.id, name=row.name)


async def restore(session: AsyncSession, treatment_id: UUID, version: int) -> TreatmentOut:
    """Bring a deleted treatment back; a FieldError when another has taken its name meanwhile."""
    row = await session.get(Treatment, (context_of(session).company_id, treatment_id), with_for_update=True)
    if row is None or row.deleted_at is None:
        raise NotFound
    unmoved(row, version)
    row.deleted_at = None
    await _flush(session)
    audit.record(session, "treatment.restored", row.id, name=row.name)
    return TreatmentOut.model_validate(row)


async def has_cost(session: AsyncSession) -> bool:
    """Whether the clinic has had a price in its currency, which is then no longer changed."""
    return await session.scalar(select(exists().where(Treatment.company_id == context_of(session).company_id))) or False


async def _flush(session: AsyncSession) -> None:
    try:
        await session.flush()
    except IntegrityError as error:
        if "treatment_name_key" in str(error.orig):
            raise FieldError("name", "taken") from error
        raise
