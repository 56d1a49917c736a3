"""Routes of the registration portal's settings, for staff (REC-060)."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.registration.portal_settings import service
from clinic.registration.portal_settings.schemas import MailPreview, MailPreviewRequest, RegistrationSettingsOut, RegistrationSettingsUpdate

router = APIRouter(prefix="/api/registration-settings", tags=["registration"], route_class=EnvelopeRoute)
CanReadForms = Annotated[CurrentUser, Depends(require(Permission.FORM_READ))]
CanDesignForms = Annotated[CurrentUser, Depends(require(Permission.FORM_DESIGN))]


@router.get("")
async def get_settings(session: ReadSession, user: CanReadForms) -> RegistrationSettingsOut:
    """Get the settings of the registration portal, with its link."""
    return await service.get_settings(session)


@router.put("", responses=error_responses(VersionConflict))
async def save_settings(session: Session, user: CanDesignForms, data: RegistrationSettingsUpdate) -> RegistrationSettingsOut:
    """Store the settings of the registration portal; they hold from the next request on.

    The texts of the welcome may contain the placeholders `{name}`, `{clinic}` and `{contact}`, those to the super user `{clinic}` and
    `{link}`; any other is 422 `placeholder`.
    """
    return await service.save_settings(session, data)


@router.post("/preview")
async def preview_mail(session: ReadSession, user: CanReadForms, data: MailPreviewRequest) -> MailPreview:
    """Render an e-mail of the registration as it is sent."""
    return await service.preview_mail(session, data)
