"""Signing: prescriptions are used, the version is closed, and what it says is frozen with its pictures."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit, documents, realtime
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.journal.models import Procedure, ProcedureTreatment
from clinic.journal.procedures import entries
from clinic.journal.procedures.errors import AnotherSigns, PrescriptionMissing
from clinic.journal.procedures.schemas import ProcedureSignIn
from clinic.journal.topics import PROCEDURES
from clinic.prescriptions import service as prescriptions

KIND = "procedure"


async def sign(session: AsyncSession, client_id: UUID, procedure_id: UUID, wanted: ProcedureSignIn) -> Procedure:
    """Sign an entry. From then on it can't be changed; a correction is a new version.

    Raises Signed, Ended, AnotherSigns to anybody but its writer or whom the writer has named, PrescriptionMissing when a treatment
    needs a prescription that isn't there; nothing is written then.
    """
    row = await entries.open_one(session, client_id, procedure_id, wanted.version)
    context = context_of(session)
    if (row.signer_id or row.written_by) != context.membership_id:
        raise AnotherSigns
    lines = await entries.lines(session, row.id)
    await _prescribed(session, row, lines)
    row.signed_by, row.signed_by_name = context.membership_id, await entries.name_of(session, context.membership_id)
    row.signed_at, row.signature, row.state = now(), wanted.signature, "signed"
    await session.flush()
    paper = await documents.freeze(
        session, kind=KIND, subject_id=row.id, client_id=client_id, title=row.title, files=[UUID(one) for one in row.picture_ids],
        content=await content_of(session, row, lines),
    )
    audit.record(session, "procedure.signed", row.id, client_id=client_id, number=row.number, document=paper.id, digest=paper.digest)
    realtime.tell(session, PROCEDURES, row.id, row.version)
    return row


async def _prescribed(session: AsyncSession, row: Procedure, lines: list[ProcedureTreatment]) -> None:
    """Use the prescriptions that the treatments need.

    A correction goes on with those that the entry has used, also for what it adds, and gives back those of what it leaves out.
    """
    for line in lines:
        if line.needs_prescription and line.prescription_id is None:
            found = await prescriptions.usable(session, row.client_id, line.needs_prescription, row.done_on, procedure_id=row.entry_id)
            if found is None:
                raise PrescriptionMissing(medicine=line.needs_prescription)
            await prescriptions.use(session, found, row.entry_id, row.done_on)
            _lead(lines, line.needs_prescription, found)
    if row.number > 1:
        await prescriptions.give_back(session, row.entry_id, {line.prescription_id for line in lines if line.prescription_id})
    await session.flush()


def _lead(lines: list[ProcedureTreatment], medicine: str, prescription_id: UUID) -> None:
    """Two treatments with the same drug on one day are one use of it."""
    for line in lines:
        if line.prescription_id is None and line.needs_prescription.casefold() == medicine.casefold():
            line.prescription_id = prescription_id


async def content_of(session: AsyncSession, row: Procedure, lines: list[ProcedureTreatment]) -> dict[str, Any]:
    """Everything that the paper shows."""
    client, company = await clients.get(session, row.client_id), await companies.own(session)
    return {
        "entry_id": row.entry_id, "number": row.number, "correction_reason": row.correction_reason, "title": row.title, "date": row.done_on,
        "client": {
            "id": client.id, "name": f"{client.first_name} {client.last_name}", "date_of_birth": client.date_of_birth,
            "personal_id": client.personal_id,
        },
        "treatments": [
            {"name": line.name, "cost": line.cost, "medicine": line.needs_prescription, "prescription_id": line.prescription_id}
            for line in lines
        ],
        "unit": company.unit, "notes": row.notes, "nrs_rating": row.nrs_rating, "pictures": row.picture_ids,
        "written_by": row.written_by_name, "written_at": row.created_at,
        "signed_by": row.signed_by_name, "signed_at": row.signed_at, "signature": row.signature,
    }
