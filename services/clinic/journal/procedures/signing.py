"""Signing of a procedure: its prescriptions are used, the version is closed, and its content is frozen in a document."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics import service as aesthetics
from clinic.aesthetics.service import Plan
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit, documents, realtime
from clinic.core.clock import end_of_day, now
from clinic.core.database.session import get_context
from clinic.journal.models import Procedure, ProcedureTreatment
from clinic.journal.procedures import versions
from clinic.journal.procedures.errors import NotYourSignature, PrescriptionMissing
from clinic.journal.procedures.schemas import ProcedureSignRequest
from clinic.journal.topics import PROCEDURES
from clinic.prescriptions import service as prescriptions

DOCUMENT_TYPE = "procedure"


async def sign_procedure(session: AsyncSession, client_id: UUID, procedure_id: UUID, data: ProcedureSignRequest) -> Procedure:
    """Sign a procedure, after which it can't be changed; a correction is a new version.

    Raises AlreadySigned, EntryClosed, VersionConflict, NotYourSignature when the user is neither the author nor the assigned signer, and
    PrescriptionMissing when a treatment requires a prescription that isn't there, and TreatmentNotLawful when the act on aesthetic
    treatments refuses one; nothing is written then.
    """
    procedure = await versions.lock_editable(session, client_id, procedure_id, data.version)
    context = get_context(session)
    if (procedure.signer_id or procedure.written_by) != context.membership_id:
        raise NotYourSignature
    treatments = await versions.list_procedure_treatments(session, procedure.id)
    await _check_lawful(session, procedure, treatments)
    await _consume_prescriptions(session, procedure, treatments)
    procedure.signed_by = context.membership_id
    procedure.signed_by_name = await versions.get_member_label(session, context.membership_id)
    procedure.signed_at, procedure.signature, procedure.state = now(), data.signature, "signed"
    await session.flush()
    document = await documents.freeze(
        session, document_type=DOCUMENT_TYPE, subject_id=procedure.id, client_id=client_id, title=procedure.title,
        files=[UUID(picture_id) for picture_id in procedure.picture_ids],
        content=await build_document_content(session, procedure, treatments),
    )
    audit.record(
        session, "procedure.signed", procedure.id, client_id=client_id, number=procedure.number, document=document.id,
        digest=document.digest,
    )
    realtime.broadcast(session, PROCEDURES, procedure.id, procedure.version)
    return procedure


async def _check_lawful(session: AsyncSession, procedure: Procedure, treatments: list[ProcedureTreatment]) -> None:
    """Ask the act's gate about the kinds of treatment that no earlier version of the entry has been signed with.

    The user is the performer, as who signs answers for the treatment. Raises TreatmentNotLawful.
    """
    kinds = {line.aesthetic_kind for line in treatments if line.aesthetic_kind}
    if not kinds:
        return
    context, timezone = get_context(session), (await companies.get_own_company(session)).timezone
    at = min(now(), end_of_day(procedure.done_on, timezone))
    for kind in sorted(kinds - await versions.list_signed_kinds(session, procedure.entry_id)):
        await aesthetics.check_lawful(
            session, Plan("signing", kind, at, client_id=procedure.client_id, performer_id=context.membership_id),
        )


async def _consume_prescriptions(session: AsyncSession, procedure: Procedure, treatments: list[ProcedureTreatment]) -> None:
    """Use the prescriptions that the treatments require. Raises PrescriptionMissing.

    A correction continues with those that its entry has used, also for treatments that it adds, and releases those of treatments
    that it leaves out.
    """
    for line in treatments:
        if line.required_drug and line.prescription_id is None:
            prescription_id = await prescriptions.find_usable(
                session, procedure.client_id, line.required_drug, procedure.done_on, procedure_id=procedure.entry_id,
            )
            if prescription_id is None:
                raise PrescriptionMissing(medicine=line.required_drug)
            await prescriptions.record_use(session, prescription_id, procedure.entry_id, procedure.done_on)
            _share_prescription(treatments, line.required_drug, prescription_id)
    if procedure.number > 1:
        used_ids = {line.prescription_id for line in treatments if line.prescription_id}
        await prescriptions.release_uses(session, procedure.entry_id, used_ids)
    await session.flush()


def _share_prescription(treatments: list[ProcedureTreatment], drug: str, prescription_id: UUID) -> None:
    """Set the prescription on all treatments that require the drug: several on one day are one use of it."""
    for line in treatments:
        if line.prescription_id is None and line.required_drug.casefold() == drug.casefold():
            line.prescription_id = prescription_id


async def build_document_content(session: AsyncSession, procedure: Procedure, treatments: list[ProcedureTreatment]) -> dict[str, Any]:
    """Build the content of the document that is frozen when a procedure is signed."""
    client, company = await clients.get_client(session, procedure.client_id), await companies.get_own_company(session)
    return {
        "entry_id": procedure.entry_id, "number": procedure.number, "correction_reason": procedure.correction_reason,
        "title": procedure.title, "date": procedure.done_on,
        "client": clients.identity_snapshot(client),
        "treatments": [
            {"name": line.name, "cost": line.cost, "medicine": line.required_drug, "prescription_id": line.prescription_id}
            for line in treatments
        ],
        "currency": company.unit, "notes": procedure.notes, "nrs_rating": procedure.nrs_rating, "pictures": procedure.picture_ids,
        "written_by": procedure.written_by_name, "written_at": procedure.created_at,
        "signed_by": procedure.signed_by_name, "signed_at": procedure.signed_at, "signature": procedure.signature,
    }
