"""The company's own page."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.company import countries, service
from clinic.company.schemas import CompanyIn, CompanyOut
from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute, refusals
from clinic.core.errors import Stale
from clinic.core.permissions import Permission

router = APIRouter(prefix="/api", tags=["company"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.COMPANY_READ))]
Writer = Annotated[Caller, Depends(may(Permission.COMPANY_WRITE))]


@router.get("/company")
async def one(caller: Reader, session: ReadSession) -> CompanyOut:
    """The caller's company."""
    return CompanyOut.model_validate(await service.own(session))


@router.put("/company", responses=refusals(Stale))
async def update(caller: Writer, session: Session, wanted: CompanyIn) -> CompanyOut:
    """Change its settings; the super user alone may."""
    return CompanyOut.model_validate(await service.update(session, wanted))


@router.get("/time-zones")
async def time_zones(caller: Reader) -> list[str]:
    """The time zones that a company can be in."""
    return countries.time_zones()
