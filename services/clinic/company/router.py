"""Routes of the company's own settings."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.company import countries, service
from clinic.company.schemas import CompanyOut, CompanyUpdate
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["company"], route_class=EnvelopeRoute)
CanReadCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_READ))]
CanWriteCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_WRITE))]


@router.get("/company")
async def get_company(user: CanReadCompany, session: ReadSession) -> CompanyOut:
    """Get the signed-in user's company."""
    return CompanyOut.model_validate(await service.get_own_company(session))


@router.put("/company", responses=error_responses(VersionConflict))
async def update_company(user: CanWriteCompany, session: Session, data: CompanyUpdate) -> CompanyOut:
    """Change the company's settings; only the super user may."""
    return CompanyOut.model_validate(await service.update_company(session, data))


@router.get("/time-zones")
async def list_time_zones(user: CanReadCompany) -> list[str]:
    """List the time zones that a company can choose."""
    return countries.list_time_zones()
