"""Routes of the company's own facts and settings."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.company import countries, service
from clinic.company.schemas import CompanyOut, CompanySettingsOut, CompanySettingsUpdate, CompanyUpdate, PublicSettings
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound, RateLimited, VersionConflict
from clinic.core.api.rate_limit import limit_address
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["company"], route_class=EnvelopeRoute)
CanReadCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_READ))]
CanWriteSettings = Annotated[CurrentUser, Depends(require(Permission.SETTINGS_WRITE))]
CanWriteCompany = Annotated[CurrentUser, Depends(require(Permission.COMPANY_WRITE))]


PUBLIC_SETTINGS_PER_MINUTE = 300


@router.get("/company")
async def get_company(user: CanReadCompany, session: ReadSession) -> CompanyOut:
    """Get the signed-in user's company."""
    return CompanyOut.model_validate(await service.get_own_company(session))


@router.put("/company", responses=error_responses(VersionConflict))
async def update_company(user: CanWriteCompany, session: Session, data: CompanyUpdate) -> CompanyOut:
    """Change the company's facts and appearance; only the super user may."""
    return CompanyOut.model_validate(await service.update_company(session, data))


@router.get("/company/settings")
async def get_settings(user: CanReadCompany, session: ReadSession) -> CompanySettingsOut:
    """Get all settings of the signed-in user's company, by key."""
    return CompanySettingsOut.from_company(await service.get_own_company(session))


@router.post("/company/settings", responses=error_responses(VersionConflict))
async def save_settings(user: CanWriteSettings, session: Session, data: CompanySettingsUpdate) -> CompanySettingsOut:
    """Store all settings of the company; they hold from the next request on, for everyone in the company."""
    return CompanySettingsOut.from_company(await service.save_settings(session, data))


@router.get(
    "/company/{public_id}/settings", dependencies=[limit_address("public-settings", limit=PUBLIC_SETTINGS_PER_MINUTE)],
    responses=error_responses(NotFound, RateLimited),
)
async def get_public_settings(public_id: str) -> PublicSettings:
    """Get the settings that visitors' pages read, of the company with this public id."""
    return await service.get_public_settings(public_id)


@router.get("/time-zones")
async def list_time_zones(user: CanReadCompany) -> list[str]:
    """List the time zones that a company can choose."""
    return countries.list_time_zones()
