"""Versions of an entry: loading and locking them, their treatments and their reviews."""

from datetime import date
from uuid import UUID

from sqlalchemy import and_, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.core.api.errors import FieldError
from clinic.core.database.base import new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context
from clinic.journal.models import Procedure, ProcedureReview, ProcedureTreatment, Treatment
from clinic.journal.procedures.errors import AlreadySigned, EntryClosed, ProcedureImported
from clinic.journal.procedures.schemas import ProcedureTreatmentCreate

EDITABLE_STATES = ("not_signed", "pending_sign")
_LINE_OF_PROCEDURE = and_(ProcedureTreatment.company_id == Procedure.company_id, ProcedureTreatment.procedure_id == Procedure.id)


async def lock_editable(session: AsyncSession, client_id: UUID, procedure_id: UUID, version: int) -> Procedure:
    """Lock and return a procedure that may still be changed. Raises AlreadySigned, ProcedureImported, EntryClosed, VersionConflict."""
    procedure = await clients.get_client_record(session, Procedure, client_id, procedure_id, lock=True)
    if procedure.state == "signed":
        raise AlreadySigned
    if procedure.state == "imported":
        raise ProcedureImported
    if procedure.state not in EDITABLE_STATES:
        raise EntryClosed
    return ensure_version(procedure, version)


async def list_versions(session: AsyncSession, entry_id: UUID) -> list[Procedure]:
    """List all versions of an entry, newest first."""
    query = select(Procedure).where(Procedure.company_id == get_context(session).company_id, Procedure.entry_id == entry_id)
    return list(await session.scalars(query.order_by(Procedure.number.desc())))


async def list_procedure_treatments(session: AsyncSession, procedure_id: UUID) -> list[ProcedureTreatment]:
    """List the treatments of a version in their order."""
    query = select(ProcedureTreatment).where(
        ProcedureTreatment.company_id == get_context(session).company_id, ProcedureTreatment.procedure_id == procedure_id,
    )
    return list(await session.scalars(query.order_by(ProcedureTreatment.position)))


async def list_signed_kinds(session: AsyncSession, entry_id: UUID) -> set[str]:
    """Return the kinds under the act on aesthetic treatments that signed versions of an entry have."""
    query = select(ProcedureTreatment.aesthetic_kind).join(Procedure, _LINE_OF_PROCEDURE).where(
        Procedure.company_id == get_context(session).company_id, Procedure.entry_id == entry_id, Procedure.state == "signed",
    )
    return set(await session.scalars(query))


async def find_last_treatment_day(session: AsyncSession, client_id: UUID, kind: str) -> date | None:
    """Return the day of the client's last signed treatment of a kind under the act, or None."""
    query = select(func.max(Procedure.done_on)).join(ProcedureTreatment, _LINE_OF_PROCEDURE).where(
        Procedure.company_id == get_context(session).company_id, Procedure.client_id == client_id, Procedure.state == "signed",
        ProcedureTreatment.aesthetic_kind == kind,
    )
    return await session.scalar(query)


async def list_reviews(session: AsyncSession, procedure_id: UUID) -> list[ProcedureReview]:
    """List the reviews and the closing of a version, newest first."""
    query = select(ProcedureReview).where(
        ProcedureReview.company_id == get_context(session).company_id, ProcedureReview.procedure_id == procedure_id,
    )
    return list(await session.scalars(query.order_by(ProcedureReview.at.desc(), ProcedureReview.id.desc())))


def add_review(session: AsyncSession, procedure: Procedure, review_type: str, reason: str, reviewer_name: str) -> None:
    """Add a review or closing of a version by the user of the session."""
    session.add(ProcedureReview(
        company_id=procedure.company_id, id=new_id(), client_id=procedure.client_id, procedure_id=procedure.id, type=review_type,
        reason=reason, membership_id=get_context(session).membership_id, reviewer_name=reviewer_name,
    ))


async def get_member_label(session: AsyncSession, membership_id: UUID | None) -> str:
    """Get a member's name and title as shown under an entry; empty for the system."""
    if membership_id is None:
        return ""
    member = await accounts.get_member(session, membership_id)
    return ", ".join(part for part in (f"{member.first_name} {member.last_name}", member.title) if part)


async def replace_treatments(
    session: AsyncSession, procedure: Procedure, data: list[ProcedureTreatmentCreate], previous: list[ProcedureTreatment],
) -> None:
    """Replace the treatments of a version. Raises FieldError for one that isn't an active treatment of the clinic.

    A treatment among `previous` keeps its name and its prescription, even when it is no longer in the catalogue.
    """
    previous_by_treatment = {line.treatment_id: line for line in previous}
    catalogue = await _load_catalogue(session, data, previous_by_treatment)
    await session.execute(delete(ProcedureTreatment).where(
        ProcedureTreatment.company_id == procedure.company_id, ProcedureTreatment.procedure_id == procedure.id,
    ).execution_options(synchronize_session=False))
    for line in previous:
        if line.procedure_id == procedure.id:
            session.expunge(line)
    for position, item in enumerate(data):
        source = previous_by_treatment.get(item.treatment_id) or catalogue[item.treatment_id]
        session.add(ProcedureTreatment(
            company_id=procedure.company_id, id=new_id(), client_id=procedure.client_id, procedure_id=procedure.id,
            treatment_id=item.treatment_id, position=position, name=source.name, cost=item.cost,
            required_drug=source.required_drug, aesthetic_kind=source.aesthetic_kind,
            prescription_id=getattr(source, "prescription_id", None),
        ))
    await session.flush()


async def _load_catalogue(
    session: AsyncSession, data: list[ProcedureTreatmentCreate], previous: dict[UUID, ProcedureTreatment],
) -> dict[UUID, Treatment]:
    """Load the active treatments that aren't among the previous ones. Raises FieldError for an unknown one."""
    ids = {item.treatment_id for item in data} - set(previous)
    query = select(Treatment).where(
        Treatment.company_id == get_context(session).company_id, Treatment.id.in_(ids), Treatment.deleted_at.is_(None),
        Treatment.is_active,
    )
    treatments = {treatment.id: treatment for treatment in await session.scalars(query)} if ids else {}
    for position, item in enumerate(data):
        if item.treatment_id not in treatments and item.treatment_id not in previous:
            raise FieldError(f"treatments.{position}.treatment_id", "unknown")
    return treatments
