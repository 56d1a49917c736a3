"""Routes of portal settings, for staff."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.booking.portal_settings import service
from clinic.booking.portal_settings.schemas import PortalSettingsOut, PortalSettingsUpdate
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/booking-settings/portal", tags=["portal settings"], route_class=EnvelopeRoute)
CanReadCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteSchedule = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]


@router.get("")
async def get_portal_settings(session: ReadSession, caller: CanReadCatalogue) -> PortalSettingsOut:
    """Return the portal's own texts, what visitors are asked for, the cover picture, and whether BankID is needed."""
    return await service.get_portal_settings(session)


@router.put("", responses=error_responses(VersionConflict))
async def update_portal_settings(session: Session, caller: CanWriteSchedule, data: PortalSettingsUpdate) -> PortalSettingsOut:
    """Change the portal's texts, cover picture, questions, and whether BankID is needed; it holds from the next call of a visitor on."""
    return await service.update_portal_settings(session, data)
