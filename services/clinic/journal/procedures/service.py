"""Creating, changing, correcting, reviewing, cancelling and deleting procedures."""

from uuid import UUID

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit, files, realtime
from clinic.core.api.errors import FieldError, NotFound
from clinic.core.audit.reviews import ReviewCreate, review_decision
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.files.owners import register_file_owner
from clinic.core.security.permissions import Permission
from clinic.journal.models import Procedure
from clinic.journal.procedures import versions
from clinic.journal.procedures.errors import CorrectionOpen, EntryClosed, NotSigned, OnlyAuthorAssignsSigner
from clinic.journal.procedures.schemas import ProcedureCreate, ProcedureTreatmentCreate, ProcedureUpdate
from clinic.journal.topics import PROCEDURES
from clinic.prescriptions import service as prescriptions

FILE_OWNER = register_file_owner("procedure", permission=Permission.JOURNAL_READ)
"""Owner type of pictures: they belong to the entry, whichever of its versions shows them."""


async def create_procedure(session: AsyncSession, client_id: UUID, data: ProcedureCreate) -> Procedure:
    """Create a procedure, unsigned. Raises FieldError, OnlyAuthorAssignsSigner."""
    await clients.lock_client_for_write(session, client_id)
    context, procedure_id = get_context(session), new_id()
    procedure = Procedure(
        company_id=context.company_id, id=procedure_id, entry_id=procedure_id, client_id=client_id, number=1, picture_ids=[],
        nrs_rating=None, written_by=context.membership_id,
        written_by_name=await versions.get_member_label(session, context.membership_id),
    )
    await _set_fields(session, procedure, data)
    session.add(procedure)
    await session.flush()
    await versions.replace_treatments(session, procedure, data.treatments, [])
    audit.record(session, "procedure.created", procedure.id, client_id=client_id, **_audit_facts(data))
    realtime.broadcast(session, PROCEDURES, procedure.id, procedure.version)
    return procedure


async def update_procedure(session: AsyncSession, client_id: UUID, procedure_id: UUID, data: ProcedureUpdate) -> Procedure:
    """Update an unsigned procedure. Raises AlreadySigned, EntryClosed, VersionConflict, FieldError, OnlyAuthorAssignsSigner."""
    procedure = await versions.lock_editable(session, client_id, procedure_id, data.version)
    before = _audited_fields(procedure)
    await _set_fields(session, procedure, data)
    previous = await versions.list_procedure_treatments(session, procedure.id)
    await versions.replace_treatments(session, procedure, data.treatments, previous)
    after = _audited_fields(procedure)
    changed = [name for name in after if after[name] != before[name]]
    audit.record(session, "procedure.changed", procedure.id, client_id=client_id, changed=changed, **_audit_facts(data))
    await session.flush()
    realtime.broadcast(session, PROCEDURES, procedure.id, procedure.version)
    return procedure


async def delete_procedure(session: AsyncSession, client_id: UUID, procedure_id: UUID, version: int, reason: str) -> None:
    """Delete an unsigned procedure; it stays in the list of deleted ones, with who deleted it and why.

    Raises AlreadySigned, EntryClosed, VersionConflict.
    """
    procedure = await versions.lock_editable(session, client_id, procedure_id, version)
    procedure.state = "deleted"
    await _add_review(session, procedure, "deleted", reason)
    audit.record(session, "procedure.deleted", procedure.id, client_id=client_id, reason=reason, title=procedure.title)
    await session.flush()
    realtime.broadcast(session, PROCEDURES, procedure.id, procedure.version)


async def cancel_procedure(session: AsyncSession, client_id: UUID, procedure_id: UUID, version: int, reason: str) -> Procedure:
    """Cancel a procedure, for instance one written about the wrong client. It stays readable, a signed or imported one as it was.

    Prescriptions that a signed procedure used become usable again (RXP-007); an unsigned correction has used none of its own.
    Raises EntryClosed when it is cancelled already, CorrectionOpen when it has a later version, VersionConflict.
    """
    procedure = await clients.get_client_record(session, Procedure, client_id, procedure_id, version=version, lock=True)
    await _raise_if_closed(session, procedure)
    if procedure.state in {"signed", "imported"}:
        await _raise_if_corrected(session, procedure)
        await prescriptions.release_uses(session, procedure.entry_id)
    else:
        procedure.state = "cancelled"
    await _add_review(session, procedure, "cancelled", reason)
    audit.record(session, "procedure.cancelled", procedure.id, client_id=client_id, reason=reason)
    await session.flush()
    realtime.broadcast(session, PROCEDURES, procedure.id, procedure.version)
    return procedure


async def start_correction(session: AsyncSession, client_id: UUID, procedure_id: UUID, reason: str) -> Procedure:
    """Start a correction of a signed or imported procedure: add an unsigned version with its content.

    Raises NotSigned, EntryClosed, or CorrectionOpen when it has a later version; a unique index refuses a second open correction.
    """
    signed = await clients.get_client_record(session, Procedure, client_id, procedure_id, lock=True)
    if signed.state in versions.EDITABLE_STATES:
        raise NotSigned
    await _raise_if_closed(session, signed)
    await _raise_if_corrected(session, signed)
    context, numbers = get_context(session), [version.number for version in await versions.list_versions(session, signed.entry_id)]
    correction = Procedure(
        company_id=signed.company_id, id=new_id(), entry_id=signed.entry_id, client_id=client_id, number=max(numbers) + 1,
        title=signed.title, done_on=signed.done_on, done_at=signed.done_at, notes=signed.notes, nrs_rating=signed.nrs_rating,
        picture_ids=list(signed.picture_ids),
        correction_reason=reason, written_by=context.membership_id,
        written_by_name=await versions.get_member_label(session, context.membership_id),
    )
    session.add(correction)
    try:
        await session.flush()
    except IntegrityError as error:
        raise CorrectionOpen from error
    treatments = await versions.list_procedure_treatments(session, signed.id)
    data = [ProcedureTreatmentCreate(treatment_id=line.treatment_id, cost=line.cost) for line in treatments]
    await versions.replace_treatments(session, correction, data, treatments)
    audit.record(
        session, "procedure.correction_started", correction.id, client_id=client_id, of=signed.id, number=correction.number, reason=reason,
    )
    realtime.broadcast(session, PROCEDURES, correction.id, correction.version)
    return correction


async def review_procedure(session: AsyncSession, client_id: UUID, procedure_id: UUID, data: ReviewCreate) -> Procedure:
    """Approve or reject a signed procedure; earlier reviews stay in its history. Raises NotSigned, EntryClosed, FieldError."""
    procedure = await clients.get_client_record(session, Procedure, client_id, procedure_id, lock=True)
    if procedure.state != "signed":
        raise NotSigned
    await _raise_if_closed(session, procedure)
    review_type = review_decision(data)
    await _add_review(session, procedure, review_type, data.reason)
    audit.record(session, f"procedure.{review_type}", procedure.id, client_id=client_id, reason=data.reason)
    await session.flush()
    realtime.broadcast(session, PROCEDURES, procedure.id, procedure.version)
    return procedure


async def _add_review(session: AsyncSession, procedure: Procedure, review_type: str, reason: str) -> None:
    reviewer_name = await versions.get_member_label(session, get_context(session).membership_id)
    versions.add_review(session, procedure, review_type, reason, reviewer_name)


async def _set_fields(session: AsyncSession, procedure: Procedure, data: ProcedureCreate) -> None:
    if procedure.done_on != data.date:
        procedure.done_at = None
    procedure.title, procedure.done_on, procedure.notes, procedure.updated_at = data.title, data.date, data.notes, now()
    company = await companies.get_own_company(session)
    if data.date > local_date(now(), company.timezone):
        raise FieldError("date", "not_yet")
    if company.settings["NRS_RATING"]:
        procedure.nrs_rating = data.nrs_rating
    await _set_pictures(session, procedure, data.picture_ids)
    await _set_signer(session, procedure, data.signer_id)


async def _set_signer(session: AsyncSession, procedure: Procedure, signer_id: UUID | None) -> None:
    """Assign the signer, or the author when `signer_id` is None.

    Only the author may change the signer, unless the present signer is no longer able to sign; then every writer may.
    Raises OnlyAuthorAssignsSigner, FieldError for a signer who can't sign.
    """
    is_changed = signer_id != procedure.signer_id
    is_author = get_context(session).membership_id == procedure.written_by
    if is_changed and not is_author and await _can_sign(session, procedure.signer_id or procedure.written_by):
        raise OnlyAuthorAssignsSigner
    if signer_id is not None and not await _can_sign(session, signer_id):
        raise FieldError("signer_id", "unknown")
    procedure.signer_id, procedure.state = signer_id, "pending_sign" if signer_id else "not_signed"


async def _can_sign(session: AsyncSession, membership_id: UUID | None) -> bool:
    """Check whether a membership is active and has the record module."""
    try:
        member = await accounts.get_member(session, membership_id) if membership_id else None
    except NotFound:
        return False
    return member is not None and member.is_active and member.is_record_on


async def _set_pictures(session: AsyncSession, procedure: Procedure, picture_ids: list[UUID]) -> None:
    """Claim the pictures for the entry, and withdraw those that no version of it shows any more."""
    ids = list(dict.fromkeys(picture_ids))
    for picture_id in ids:
        await files.claim_file(
            session, picture_id, owner_type=FILE_OWNER, owner_id=procedure.entry_id, client_id=procedure.client_id, field="picture_ids",
        )
    removed = {UUID(picture_id) for picture_id in procedure.picture_ids} - set(ids)
    procedure.picture_ids = [str(picture_id) for picture_id in ids]
    if removed:
        entry_versions = await versions.list_versions(session, procedure.entry_id)
        shown_elsewhere = {picture_id for version in entry_versions if version.id != procedure.id for picture_id in version.picture_ids}
        for picture_id in sorted(removed):
            if str(picture_id) not in shown_elsewhere:
                await files.withdraw_file(session, picture_id)


async def _raise_if_closed(session: AsyncSession, procedure: Procedure) -> None:
    review_types = {review.type for review in await versions.list_reviews(session, procedure.id)}
    if procedure.state in {"cancelled", "deleted"} or "cancelled" in review_types:
        raise EntryClosed


async def _raise_if_corrected(session: AsyncSession, procedure: Procedure) -> None:
    """Raise CorrectionOpen when the entry has a later version; only the newest signed version can be corrected or cancelled."""
    for version in await versions.list_versions(session, procedure.entry_id):
        if version.number > procedure.number and version.state in {*versions.EDITABLE_STATES, "signed"}:
            raise CorrectionOpen(procedure_id=version.id)


def _audited_fields(procedure: Procedure) -> dict[str, object]:
    return {
        "title": procedure.title, "date": procedure.done_on.isoformat(), "pictures": list(procedure.picture_ids), "notes": procedure.notes,
    }


def _audit_facts(data: ProcedureCreate) -> dict[str, object]:
    """Build the audit log's facts of a procedure; its notes are never logged."""
    return {
        "title": data.title, "date": data.date.isoformat(), "treatments": [str(line.treatment_id) for line in data.treatments],
        "pictures": len(data.picture_ids), "signer_id": str(data.signer_id) if data.signer_id else None,
    }
