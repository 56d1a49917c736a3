"""Prescribers' access to the requests sent to them: list, view and decline, each in the context of the request's clinic (RXP-005)."""

from typing import Annotated
from uuid import UUID

from fastapi import Depends, Request
from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit, realtime
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.audit import access_log
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.session import get_context, get_owned, read_only_transaction
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.prescriptions.errors import NotPending
from clinic.prescriptions.events import DECLINED, PRESCRIPTIONS
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.schemas import (
    PrescriptionCloseRequest,
    PrescriptionOut,
    PrescriptionPatient,
    PrescriptionRequestDetail,
    PrescriptionRequestListParams,
    PrescriptionRequestSummary,
    PreviousPrescription,
)

DECIDED_STATES = ("signed", "not_prescribed", "expired", "inactivated")
MAX_PREVIOUS_PRESCRIPTIONS = 20


async def _act_at_clinic(request: Request, caller: CurrentUser, prescription_id: UUID) -> CurrentUser:
    """Set the request's context to the clinic of the prescription; row-level security finds the prescriber's own requests only."""
    async with read_only_transaction(caller.context) as session:
        statement = select(Prescription.company_id).where(
            Prescription.prescriber_id == caller.context.prescriber_id, Prescription.id == prescription_id,
            Prescription.deleted_at.is_(None),
        )
        company_id = await session.scalar(statement)
    if company_id is None:
        raise NotFound
    request.state.context = caller.context.for_company(company_id)
    return caller


async def _view_at_clinic(
    request: Request, caller: Annotated[CurrentUser, Depends(require(Permission.PRESCRIPTION_READ))], prescription_id: UUID,
) -> CurrentUser:
    return await _act_at_clinic(request, caller, prescription_id)


async def _decide_at_clinic(
    request: Request, caller: Annotated[CurrentUser, Depends(require(Permission.PRESCRIPTION_SIGN))], prescription_id: UUID,
) -> CurrentUser:
    return await _act_at_clinic(request, caller, prescription_id)


CanViewRequest = Annotated[CurrentUser, Depends(_view_at_clinic)]
CanDecideRequest = Annotated[CurrentUser, Depends(_decide_at_clinic)]


async def get_own_request(session: AsyncSession, prescription_id: UUID, *, lock: bool = False) -> Prescription:
    """Load the prescriber's own request, in a session that acts at its clinic. Raises NotFound for any other."""
    row = await get_owned(session, Prescription, prescription_id, lock=lock)
    if row.prescriber_id is None or row.prescriber_id != get_context(session).prescriber_id:
        raise NotFound
    return row


async def list_requests(session: AsyncSession, params: PrescriptionRequestListParams) -> PaginatedList[PrescriptionRequestSummary]:
    """List the signed-in prescriber's requests from all clinics, newest first by default; row-level security hides all others."""
    query = select(Prescription).where(
        Prescription.prescriber_id == get_context(session).prescriber_id, Prescription.deleted_at.is_(None),
    )
    if params.filter != "all":
        states = ("pending",) if params.filter == "pending" else DECIDED_STATES
        query = query.where(Prescription.state.in_(states))
    if search := params.search.strip():
        columns = (Prescription.drug, Prescription.clinic_name)
        query = query.where(or_(*(column.icontains(search, autoescape=True) for column in columns)))
    sort = {"drug": (func.lower(Prescription.drug),), "clinic_name": (func.lower(Prescription.clinic_name),)}.get(params.sort, ())
    ordered = query.order_by(*params.order_by(*sort, Prescription.created_at, Prescription.id))
    rows = await session.scalars(ordered.limit(params.per_page).offset(params.offset))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    return PaginatedList.build([PrescriptionRequestSummary.model_validate(row) for row in rows], params, total or 0)


async def view_request(session: AsyncSession, prescription_id: UUID) -> PrescriptionRequestDetail:
    """Return a request with the client's data that its prescriber needs; the access is logged on the client."""
    row = await get_own_request(session, prescription_id)
    client = await clients.get_client(session, row.client_id)
    previous = await session.scalars(
        select(Prescription).where(
            Prescription.company_id == row.company_id, Prescription.client_id == row.client_id,
            Prescription.prescriber_id == row.prescriber_id, Prescription.id != row.id, Prescription.deleted_at.is_(None),
        ).order_by(Prescription.created_at.desc()).limit(MAX_PREVIOUS_PRESCRIPTIONS),
    )
    await access_log.record_access(session, "prescription.viewed", row.id, client_id=row.client_id)
    return PrescriptionRequestDetail(
        **PrescriptionOut.model_validate(row).model_dump(), clinic_name=row.clinic_name, patient=PrescriptionPatient.model_validate(client),
        previous=[PreviousPrescription.model_validate(prescription) for prescription in previous],
    )


async def decline_request(session: AsyncSession, prescription_id: UUID, data: PrescriptionCloseRequest) -> PrescriptionOut:
    """Decline a pending request, with a reason for the clinic. Raises NotPending, VersionConflict."""
    row = await get_own_request(session, prescription_id, lock=True)
    if row.state != "pending":
        raise NotPending
    if row.version != data.version:
        raise VersionConflict(current=PrescriptionOut.model_validate(row))
    row.state, row.declined_at, row.decline_reason = "not_prescribed", now(), data.reason
    audit.record(session, "prescription.declined", row.id, client_id=row.client_id, reason=data.reason)
    outbox.publish(session, DECLINED, {"prescription_id": str(row.id), "client_id": str(row.client_id)})
    await session.flush()
    realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)
    return PrescriptionOut.model_validate(row)
