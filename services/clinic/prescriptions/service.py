"""The staff's side of prescriptions (RXP-002), and the functions that treatments use (RXP-007)."""

from typing import Any
from uuid import UUID

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.prescribers.schemas import PrescriberInvitationCreate
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.core import audit, realtime
from clinic.core.api.errors import FieldError, VersionConflict
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.audit import access_log
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.prescriptions.errors import AlreadyDecided, NotActive
from clinic.prescriptions.events import PRESCRIPTIONS, REQUESTED
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.schemas import (
    ClientPrescriptionListParams,
    PrescriptionCloseRequest,
    PrescriptionCreate,
    PrescriptionFields,
    PrescriptionOut,
    PrescriptionUpdate,
)
from clinic.prescriptions.usage import clinic_today, find_usable, normalize_drug_name, record_use, release_uses

__all__ = [
    "create_request",
    "delete_request",
    "find_usable",
    "inactivate_prescription",
    "list_client_prescriptions",
    "record_use",
    "release_uses",
    "update_request",
    "view_prescription",
]
UNDECIDED_STATES = frozenset({"needs_prescription", "pending"})


async def list_client_prescriptions(
    session: AsyncSession, client_id: UUID, params: ClientPrescriptionListParams,
) -> PaginatedList[PrescriptionOut]:
    """List a client's prescriptions, by creation time unless sorted otherwise; the access is logged."""
    await clients.view_client(session, client_id)
    query = select(Prescription).where(
        Prescription.company_id == get_context(session).company_id, Prescription.client_id == client_id, Prescription.deleted_at.is_(None),
    )
    if search := params.search.strip():
        columns = (Prescription.drug, Prescription.prescriber_name)
        query = query.where(or_(*(column.icontains(search, autoescape=True) for column in columns)))
    sort = {"drug": (func.lower(Prescription.drug),), "valid_until": (Prescription.valid_until,)}.get(params.sort, ())
    ordered = query.order_by(*params.order_by(*sort, Prescription.created_at, Prescription.id))
    rows = await session.scalars(ordered.limit(params.per_page).offset(params.offset))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    return PaginatedList.build([PrescriptionOut.model_validate(row) for row in rows], params, total or 0)


async def view_prescription(session: AsyncSession, prescription_id: UUID) -> PrescriptionOut:
    """Return one of the clinic's prescriptions; the access is logged."""
    row = await get_owned(session, Prescription, prescription_id)
    await access_log.record_access(session, "prescription.viewed", row.id, client_id=row.client_id)
    return PrescriptionOut.model_validate(row)


async def create_request(session: AsyncSession, client_id: UUID, data: PrescriptionCreate) -> PrescriptionOut:
    """Request a prescription for a client from one of the clinic's prescribers, or from one who is invited by it. Raises FieldError."""
    client = await clients.lock_client_for_write(session, client_id)
    await _validate_request(session, data)
    company, context = await companies.get_own_company(session), get_context(session)
    requester = await accounts.get_member(session, context.membership_id) if context.membership_id else None
    row = Prescription(
        company_id=company.id, id=new_id(), client_id=client.id, clinic_name=company.name, requested_by=context.membership_id,
        requested_by_name=f"{requester.first_name} {requester.last_name}" if requester else "", created_at=now(),
    )
    _assign_fields(row, data)
    await _assign_prescriber(session, row, data)
    session.add(row)
    await session.flush()
    recipient = row.prescriber_name or row.invited_email
    audit.record(session, "prescription.requested", row.id, client_id=row.client_id, drug=row.drug, to=recipient)
    return _broadcast(session, row)


async def update_request(session: AsyncSession, prescription_id: UUID, data: PrescriptionUpdate) -> PrescriptionOut:
    """Change an undecided request. Raises AlreadyDecided, VersionConflict, FieldError."""
    row = await _lock_undecided(session, prescription_id, data.version)
    await _validate_request(session, data)
    before = {name: getattr(row, name) for name in PrescriptionFields.model_fields}
    _assign_fields(row, data)
    await _assign_prescriber(session, row, data)
    await session.flush()
    changed = [name for name, value in before.items() if getattr(row, name) != value]
    audit.record(session, "prescription.changed", row.id, client_id=row.client_id, changed=changed)
    return _broadcast(session, row)


async def delete_request(session: AsyncSession, prescription_id: UUID, data: PrescriptionCloseRequest) -> None:
    """Soft-delete an undecided request; the row stays for the audit log. Raises AlreadyDecided, VersionConflict."""
    row = await _lock_undecided(session, prescription_id, data.version)
    row.deleted_at = now()
    audit.record(session, "prescription.removed", row.id, client_id=row.client_id, drug=row.drug, reason=data.reason)
    await session.flush()
    realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)


async def inactivate_prescription(session: AsyncSession, prescription_id: UUID, data: PrescriptionCloseRequest) -> PrescriptionOut:
    """Inactivate a signed prescription permanently. Raises NotActive, VersionConflict."""
    row = await get_owned(session, Prescription, prescription_id, lock=True)
    if row.state != "signed":
        raise NotActive
    _ensure_version(row, data.version)
    row.state, row.ended_at, row.ended_reason = "inactivated", now(), data.reason
    audit.record(session, "prescription.inactivated", row.id, client_id=row.client_id, reason=data.reason)
    await session.flush()
    return _broadcast(session, row)


async def _lock_undecided(session: AsyncSession, prescription_id: UUID, version: int) -> Prescription:
    row = await get_owned(session, Prescription, prescription_id, lock=True)
    if row.state not in UNDECIDED_STATES:
        raise AlreadyDecided
    _ensure_version(row, version)
    return row


def _ensure_version(row: Prescription, version: int) -> None:
    if row.version != version:
        raise VersionConflict(current=PrescriptionOut.model_validate(row))


async def _validate_request(session: AsyncSession, data: PrescriptionCreate) -> None:
    if data.valid_until <= await clinic_today(session):
        raise FieldError("valid_until", "after_today")
    if data.prescriber_id is None and not data.invite_email:
        raise FieldError("prescriber_id", "required")


def _assign_fields(row: Prescription, data: PrescriptionFields) -> None:
    for name in PrescriptionFields.model_fields:
        setattr(row, name, getattr(data, name))
    row.drug_key = normalize_drug_name(data.drug)


async def _assign_prescriber(session: AsyncSession, row: Prescription, data: PrescriptionCreate) -> None:
    """Assign the request to one of the clinic's prescribers, or leave it waiting for the one who is invited by it."""
    before = (row.prescriber_id, row.invited_email)
    prescriber = await prescribers.get_clinic_prescriber(session, data.prescriber_id) if data.prescriber_id else None
    if prescriber is None and data.invite_email:
        if row.invited_email == data.invite_email:
            return
        await prescribers.invite_prescriber(session, PrescriberInvitationCreate(email=data.invite_email, origin=data.invite_origin))
        prescriber = await prescribers.find_clinic_prescriber_by_email(session, data.invite_email)
    values: dict[str, Any] = {
        "prescriber_id": None, "prescriber_name": "", "invited_email": data.invite_email, "origin": data.invite_origin,
        "state": "needs_prescription",
    }
    if prescriber is not None:
        values = {
            "prescriber_id": prescriber.prescriber_id, "prescriber_name": prescriber.name, "invited_email": "", "origin": prescriber.origin,
            "state": "pending",
        }
    for name, value in {**values, "previous_prescriber_name": ""}.items():
        setattr(row, name, value)
    if row.prescriber_id and (row.prescriber_id, row.invited_email) != before:
        outbox.publish(session, REQUESTED, {"prescription_id": str(row.id), "prescriber_id": str(row.prescriber_id)})


def _broadcast(session: AsyncSession, row: Prescription) -> PrescriptionOut:
    """Notify open screens of the change and return the prescription as the response shows it."""
    realtime.broadcast(session, PRESCRIPTIONS, row.id, row.version)
    return PrescriptionOut.model_validate(row)
