"""Routes of message settings and of clients' consents to name their treatment, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.booking.message_settings import preview, service
from clinic.booking.message_settings.schemas import (
    ConfirmationPreviewRequest,
    MessageSettingsOut,
    MessageSettingsUpdate,
    TreatmentNameConsentOut,
    TreatmentNameConsentUpdate,
)
from clinic.booking.reminders.schemas import ReminderPreview
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

settings_router = APIRouter(prefix="/api/booking-messages/confirmation", tags=["message settings"], route_class=EnvelopeRoute)
client_router = APIRouter(prefix="/api/client/{client_id}/treatment-names", tags=["message settings"], route_class=EnvelopeRoute)
CanReadCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteSchedule = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]
CanReadBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_READ))]
CanWriteBookings = Annotated[CurrentUser, Depends(require(Permission.BOOKING_WRITE))]


@settings_router.get("")
async def get_message_settings(session: ReadSession, caller: CanReadCatalogue) -> MessageSettingsOut:
    """Return the texts of confirmations, the notice to arrive early, and whether messages may name the treatment."""
    return await service.get_message_settings(session)


@settings_router.put("", responses=error_responses(VersionConflict))
async def update_message_settings(session: Session, caller: CanWriteSchedule, data: MessageSettingsUpdate) -> MessageSettingsOut:
    """Change the texts of confirmations, the notice to arrive early, and whether messages may name the treatment.

    The texts may contain the placeholders `{client}`, `{clinic}`, `{service}`, `{practitioner}`, `{time}`, `{address}`, `{phone}`,
    `{arrive_early}` and `{link}`; any other is 422 `placeholder`, a text without `{time}` or `{link}` 422 `placeholder_required`.
    `{service}` is a neutral word unless the clinic names treatments and the client agreed to it.
    """
    return await service.update_message_settings(session, data)


@settings_router.post("/preview")
async def preview_confirmation(session: ReadSession, caller: CanReadCatalogue, data: ConfirmationPreviewRequest) -> ReminderPreview:
    """Render a text of a confirmation as a client would receive it, and count its SMS segments."""
    return await preview.preview_confirmation(session, data)


@client_router.get("")
async def get_treatment_name_consent(session: Session, caller: CanReadBookings, client_id: UUID) -> TreatmentNameConsentOut:
    """Return whether a client agreed that messages name their treatment; the access to the client is logged."""
    return await service.get_treatment_name_consent(session, client_id)


@client_router.put("")
async def change_treatment_name_consent(
    session: Session, caller: CanWriteBookings, client_id: UUID, data: TreatmentNameConsentUpdate,
) -> TreatmentNameConsentOut:
    """Note whether a client agreed that messages name their treatment."""
    return await service.change_treatment_name_consent(session, client_id, data)


router = APIRouter()
for child in (settings_router, client_router):
    router.include_router(child)
