"""Routes of the catalogue of treatments: read by all staff, written by administrators."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import EnvelopeRoute
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.journal.treatments import service
from clinic.journal.treatments.schemas import TreatmentCreate, TreatmentListParams, TreatmentOut, TreatmentUpdate, TreatmentVersionRef

router = APIRouter(prefix="/api/treatments", tags=["journal"], route_class=EnvelopeRoute)
CanReadTreatments = Annotated[CurrentUser, Depends(require(Permission.TREATMENT_READ))]
CanWriteTreatments = Annotated[CurrentUser, Depends(require(Permission.TREATMENT_WRITE))]


@router.get("")
async def list_treatments(
    session: ReadSession, user: CanReadTreatments, params: Annotated[TreatmentListParams, Query()],
) -> PaginatedList[TreatmentOut]:
    """List treatments, searched by name; `filter=all` means active and inactive ones."""
    return await service.list_treatments(session, params)


@router.post("")
async def create_treatment(session: Session, user: CanWriteTreatments, data: TreatmentCreate) -> TreatmentOut:
    """Create a treatment."""
    return await service.create_treatment(session, data)


@router.put("/{treatment_id}")
async def update_treatment(session: Session, user: CanWriteTreatments, treatment_id: UUID, data: TreatmentUpdate) -> TreatmentOut:
    """Update a treatment."""
    return await service.update_treatment(session, treatment_id, data)


@router.post("/{treatment_id}/toggle")
async def toggle_treatment(session: Session, user: CanWriteTreatments, treatment_id: UUID, data: TreatmentVersionRef) -> TreatmentOut:
    """Deactivate an active treatment, or activate an inactive one."""
    return await service.toggle_treatment(session, treatment_id, data.version)


@router.delete("/{treatment_id}")
async def delete_treatment(
    session: Session, user: CanWriteTreatments, treatment_id: UUID, version: Annotated[int | None, Query(ge=1)] = None,
) -> None:
    """Delete a treatment; it can be restored."""
    return await service.delete_treatment(session, treatment_id, version)


@router.post("/{treatment_id}/restore")
async def restore_treatment(session: Session, user: CanWriteTreatments, treatment_id: UUID, data: TreatmentVersionRef) -> TreatmentOut:
    """Restore a deleted treatment."""
    return await service.restore_treatment(session, treatment_id, data.version)
