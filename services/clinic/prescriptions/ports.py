"""What prescriptions answer for the domains below, in their transactions."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.prescribers.models import ClinicPrescriber
from clinic.core import audit, realtime
from clinic.prescriptions import documents, signing
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.topics import PRESCRIPTIONS

__all__ = ["documents", "signing"]


@prescribers.on_join
async def send_what_waits(session: AsyncSession, joined: ClinicPrescriber) -> None:
    """The requests that waited for an invited person are theirs from the moment they join."""
    waiting = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == joined.company_id, Prescription.prescriber_id.is_(None), Prescription.deleted_at.is_(None),
            Prescription.invited_email == joined.email,
        ).with_for_update(),
    )
    rows = list(waiting)
    for row in rows:
        row.prescriber_id, row.prescriber_name, row.invited_email = joined.prescriber_id, joined.name, ""
        row.origin, row.state = joined.origin, "pending"
        audit.record(session, "prescription.sent", row.id, client_id=row.client_id, to=joined.name)
    await session.flush()
    for row in rows:
        realtime.tell(session, PRESCRIPTIONS, row.id, row.version)
