"""The prescriber's side: the requests sent to them, each looked at, signed or refused at its own clinic (RXP-005)."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit, looks, realtime
from clinic.core.auth import Caller, may
from clinic.core.clock import now
from clinic.core.db import context_of, owned, read_only
from clinic.core.errors import NotFound, Stale
from clinic.core.paging import COUNTED, Listed
from clinic.core.permissions import Permission
from clinic.prescriptions.errors import NotWaiting
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.schemas import EarlierOut, PatientOut, PrescriptionEndIn, PrescriptionOut, RequestOut, RequestPage, RequestRow
from clinic.prescriptions.topics import PRESCRIPTIONS

DECIDED = ("signed", "not_prescribed", "expired", "inactivated")


async def _at_the_clinic(request: Request, caller: Caller, prescription_id: UUID) -> Caller:
    """Let the call act at the one clinic that sent this request; the policy finds only the prescriber's own."""
    async with read_only(caller.context) as session:
        mine = select(Prescription.company_id).where(
            Prescription.prescriber_id == caller.context.prescriber_id, Prescription.id == prescription_id,
            Prescription.deleted_at.is_(None),
        )
        company_id = await session.scalar(mine)
    if company_id is None:
        raise NotFound
    request.state.context = caller.context.within(company_id)
    return caller


async def _looking(
    request: Request, caller: Annotated[Caller, Depends(may(Permission.PRESCRIPTION_READ))], prescription_id: UUID,
) -> Caller:
    return await _at_the_clinic(request, caller, prescription_id)


async def _deciding(
    request: Request, caller: Annotated[Caller, Depends(may(Permission.PRESCRIPTION_SIGN))], prescription_id: UUID,
) -> Caller:
    return await _at_the_clinic(request, caller, prescription_id)


Looking = Annotated[Caller, Depends(_looking)]
Deciding = Annotated[Caller, Depends(_deciding)]


async def mine(session: AsyncSession, prescription_id: UUID, *, lock: bool = False) -> Prescription:
    """The prescriber's own request, in a session that acts at its clinic; NotFound for any other."""
    row = await owned(session, Prescription, prescription_id, lock=lock)
    if row.prescriber_id is None or row.prescriber_id != context_of(session).prescriber_id:
        raise NotFound
    return row


async def listed(session: AsyncSession, wanted: RequestPage) -> Listed[RequestRow]:
    """The signed-in prescriber's requests over all clinics, in the order of time; the policy lets through no other row."""
    theirs = select(Prescription).where(
        Prescription.prescriber_id == context_of(session).prescriber_id, Prescription.deleted_at.is_(None),
    )
    if wanted.filter != "all":
        states = ("pending",) if wanted.filter == "pending" else DECIDED
        theirs = theirs.where(Prescription.state.in_(states))
    ordered = theirs.order_by(*wanted.along(Prescription.created_at, Prescription.id))
    rows = await session.scalars(ordered.limit(wanted.per_page).offset(wanted.offset))
    counted = await session.scalar(select(func.count()).select_from(theirs.limit(COUNTED + 1).subquery()))
    return Listed.of([RequestRow.model_validate(row) for row in rows], wanted, counted or 0)


async def look(session: AsyncSession, prescription_id: UUID) -> RequestOut:
    """One request with what its prescriber needs to know of the client; the look is logged on the client, once."""
    row = await mine(session, prescription_id)
    client = await clients.get(session, row.client_id)
    earlier = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == row.company_id, Prescription.client_id == row.client_id,
            Prescription.prescriber_id == row.prescriber_id, Prescription.id != row.id, Prescription.deleted_at.is_(None),
        ).order_by(Prescription.created_at.desc()).limit(20),
    )
    await looks.log(session, "prescription.looked", row.id, client_id=row.client_id)
    return RequestOut(
        **PrescriptionOut.model_validate(row).model_dump(), clinic_name=row.clinic_name, patient=PatientOut.model_validate(client),
        earlier=[EarlierOut.model_validate(other) for other in earlier],
    )


async def refuse(session: AsyncSession, prescription_id: UUID, wanted: PrescriptionEndIn) -> PrescriptionOut:
    """Decide not to prescribe, and say why. Raises NotWaiting, Stale."""
    row = await mine(session, prescription_id, lock=True)
    if row.state != "pending":
        raise NotWaiting
    if row.version != wanted.version:
        raise Stale(current=PrescriptionOut.model_validate(row))
    row.state, row.refused_at, row.refusal_reason = "not_prescribed", now(), wanted.reason
    audit.record(session, "prescription.refused", row.id, client_id=row.client_id, reason=wanted.reason)
    await session.flush()
    realtime.tell(session, PRESCRIPTIONS, row.id, row.version)
    return PrescriptionOut.model_validate(row)
