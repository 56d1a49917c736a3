"""The prescriber's side: what clinics have asked of them."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession
from clinic.core.envelope import EnvelopeRoute
from clinic.core.paging import Listed, Paging
from clinic.core.permissions import Permission
from clinic.prescriptions import service

router = APIRouter(prefix="/api/v3/prescriptions", tags=["prescriptions"], route_class=EnvelopeRoute)
Prescriber = Annotated[Caller, Depends(may(Permission.PRESCRIPTION_READ))]


@router.get("")
async def requests(session: ReadSession, caller: Prescriber, wanted: Paging) -> Listed[service.RequestRow]:
    """The requests that clinics have sent to the signed-in prescriber, newest first."""
    return await service.requests(session, wanted)
