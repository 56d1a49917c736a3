"""An entry's versions: finding the right one, and what may still be done with it."""

from uuid import UUID

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.core.db import context_of
from clinic.core.errors import FieldError
from clinic.core.models import new_id
from clinic.core.stale import unmoved
from clinic.journal.models import Procedure, ProcedureMark, ProcedureTreatment, Treatment
from clinic.journal.procedures.errors import Ended, Signed
from clinic.journal.procedures.schemas import ProcedureLineIn

OPEN = ("not_signed", "pending_sign")


async def open_one(session: AsyncSession, client_id: UUID, procedure_id: UUID, version: int) -> Procedure:
    """A version that may still be written, locked; raises Signed or Ended."""
    row = await clients.about(session, Procedure, client_id, procedure_id, lock=True)
    if row.state == "signed":
        raise Signed
    if row.state not in OPEN:
        raise Ended
    return unmoved(row, version)


async def versions(session: AsyncSession, entry_id: UUID) -> list[Procedure]:
    """All versions of an entry, the newest first."""
    query = select(Procedure).where(Procedure.company_id == context_of(session).company_id, Procedure.entry_id == entry_id)
    return list(await session.scalars(query.order_by(Procedure.number.desc())))


async def lines(session: AsyncSession, procedure_id: UUID) -> list[ProcedureTreatment]:
    """The treatments of a version, in their order."""
    query = select(ProcedureTreatment).where(
        ProcedureTreatment.company_id == context_of(session).company_id, ProcedureTreatment.procedure_id == procedure_id,
    )
    return list(await session.scalars(query.order_by(ProcedureTreatment.position)))


async def marks(session: AsyncSession, procedure_id: UUID) -> list[ProcedureMark]:
    """What was said of a version, the newest first."""
    query = select(ProcedureMark).where(
        ProcedureMark.company_id == context_of(session).company_id, ProcedureMark.procedure_id == procedure_id,
    )
    return list(await session.scalars(query.order_by(ProcedureMark.at.desc(), ProcedureMark.id.desc())))


def mark(session: AsyncSession, row: Procedure, kind: str, reason: str, by_name: str) -> None:
    """Say something of a version, for good."""
    session.add(ProcedureMark(
        company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, kind=kind, reason=reason,
        membership_id=context_of(session).membership_id, by_name=by_name,
    ))


async def name_of(session: AsyncSession, membership_id: UUID | None) -> str:
    """A member's name and role, as they stand under an entry; empty for the system."""
    if membership_id is None:
        return ""
    member = await accounts.get_member(session, membership_id)
    return ", ".join(part for part in (f"{member.first_name} {member.last_name}", member.title) if part)


async def lay_lines(session: AsyncSession, row: Procedure, wanted: list[ProcedureLineIn], kept: list[ProcedureTreatment]) -> None:
    """Lay a version's treatments in place of those before; a FieldError for one that the clinic doesn't have.

    One that stood there keeps its name and its prescription, also when it has left the catalogue since.
    """
    known = {line.treatment_id: line for line in kept}
    found = await _catalogue(session, wanted, known)
    await session.execute(delete(ProcedureTreatment).where(
        ProcedureTreatment.company_id == row.company_id, ProcedureTreatment.procedure_id == row.id,
    ).execution_options(synchronize_session=False))
    for line in kept:
        if line.procedure_id == row.id:
            session.expunge(line)
    for place, each in enumerate(wanted):
        source = known.get(each.treatment_id) or found[each.treatment_id]
        session.add(ProcedureTreatment(
            company_id=row.company_id, id=new_id(), client_id=row.client_id, procedure_id=row.id, treatment_id=each.treatment_id,
            position=place, name=source.name, cost=each.cost, needs_prescription=source.needs_prescription,
            prescription_id=getattr(source, "prescription_id", None),
        ))
    await session.flush()


async def _catalogue(
    session: AsyncSession, wanted: list[ProcedureLineIn], known: dict[UUID, ProcedureTreatment],
) -> dict[UUID, Treatment]:
    ids = {line.treatment_id for line in wanted} - set(known)
    query = select(Treatment).where(
        Treatment.company_id == context_of(session).company_id, Treatment.id.in_(ids), Treatment.deleted_at.is_(None),
        Treatment.is_active,
    )
    found = {row.id: row for row in await session.scalars(query)} if ids else {}
    for place, line in enumerate(wanted):
        if line.treatment_id not in found and line.treatment_id not in known:
            raise FieldError(f"treatments.{place}.treatment_id", "unknown")
    return found
