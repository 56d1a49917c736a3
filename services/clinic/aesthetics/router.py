"""Routes of the information before aesthetic treatments (LAW-021), and of the gate's answer (BEY-022)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.aesthetics import service
from clinic.aesthetics.schemas import InformationCreate, InformationOut, VerdictOut, VerdictParams
from clinic.core.api.envelope import EnvelopeRoute
from clinic.core.api.pagination import NewestFirstParams, PaginatedList
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/client/{client_id}", tags=["aesthetic treatments"], route_class=EnvelopeRoute)
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanWriteForms = Annotated[CurrentUser, Depends(require(Permission.FORM_WRITE))]


@router.get("/aesthetic-information")
async def list_information(
    session: Session, user: CanReadForms, client_id: UUID, page: Annotated[NewestFirstParams, Query()],
) -> PaginatedList[InformationOut]:
    """List the information that a client was given before treatments under the act (2021:363), newest first."""
    return await service.list_information(session, client_id, page)


@router.post("/aesthetic-information")
async def give_information(session: Session, user: CanWriteForms, client_id: UUID, data: InformationCreate) -> InformationOut:
    """Record that a client was informed orally and in writing; the time to reflect runs from it. The record is never changed."""
    return await service.give_information(session, client_id, data)


@router.get("/aesthetic-verdict")
async def get_verdict(
    session: Session, user: CanReadForms, client_id: UUID, params: Annotated[VerdictParams, Query()],
) -> VerdictOut:
    """Tell whether the act allows a treatment of a client, why not, and from when."""
    return await service.get_verdict(session, client_id, params)
