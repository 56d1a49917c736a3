"""The catalogue of treatments: read by all staff, written by administrators."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.journal.treatments import service
from clinic.journal.treatments.schemas import TreatmentIn, TreatmentOut, TreatmentPage, TreatmentUpdate, TreatmentVersionIn

router = APIRouter(prefix="/api/treatments", tags=["journal"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.TREATMENT_READ))]
Writer = Annotated[Caller, Depends(may(Permission.TREATMENT_WRITE))]


@router.get("")
async def treatments(session: ReadSession, caller: Reader, wanted: Annotated[TreatmentPage, Query()]) -> Listed[TreatmentOut]:
    """The treatments, searched by name; 20 a page."""
    return await service.page(session, wanted)


@router.post("")
async def store(session: Session, caller: Writer, wanted: TreatmentIn) -> TreatmentOut:
    """Add a treatment."""
    return await service.store(session, wanted)


@router.put("/{treatment_id}")
async def update(session: Session, caller: Writer, treatment_id: UUID, wanted: TreatmentUpdate) -> TreatmentOut:
    """Change a treatment."""
    return await service.update(session, treatment_id, wanted)


@router.post("/{treatment_id}/toggle")
async def toggle(session: Session, caller: Writer, treatment_id: UUID, wanted: TreatmentVersionIn) -> TreatmentOut:
    """Put a treatment out of use, or in use again."""
    return await service.toggle(session, treatment_id, wanted.version)


@router.delete("/{treatment_id}")
async def delete(session: Session, caller: Writer, treatment_id: UUID, version: Annotated[int | None, Query(ge=1)] = None) -> None:
    """Take a treatment out of the catalogue."""
    return await service.delete(session, treatment_id, version)


@router.post("/{treatment_id}/restore")
async def restore(session: Session, caller: Writer, treatment_id: UUID, wanted: TreatmentVersionIn) -> TreatmentOut:
    """Bring a deleted treatment back."""
    return await service.restore(session, treatment_id, wanted.version)
