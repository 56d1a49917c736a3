"""Hooks that prescriptions register with lower domains; they run in the caller's transaction."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.prescribers.service import ClinicPrescriber
from clinic.core import audit, realtime
from clinic.prescriptions import pdf, signing
from clinic.prescriptions.events import PRESCRIPTIONS
from clinic.prescriptions.models import Prescription

__all__ = ["pdf", "signing"]
"""Imported so that the PDF renderer and the BankID completion handler are registered, in the worker too."""


@prescribers.on_prescriber_added
async def assign_waiting_requests(session: AsyncSession, clinic_prescriber: ClinicPrescriber) -> None:
    """Assign the requests that were sent to an invited e-mail address to the prescriber who has now joined with it."""
    waiting = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == clinic_prescriber.company_id, Prescription.prescriber_id.is_(None),
            Prescription.deleted_at.is_(None), Prescription.invited_email == clinic_prescriber.email,
        ).with_for_update(),
    )
    rows = list(waiting)
    for row in rows:
        row.prescriber_id, row.prescriber_name, row.invited_email = clinic_prescriber.prescriber_id, clinic_prescriber.name, ""
        row.origin, row.state = clinic_prescriber.origin, "pending"
        audit.record(session, "prescription.assigned", row.id, client_id=row.client_id, to=clinic_prescriber.name)
    await session.flush()
    for row in rows:
        realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)
