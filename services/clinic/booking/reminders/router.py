"""Routes of reminder settings, for staff."""

from typing import Annotated

from fastapi import APIRouter, Depends

from clinic.booking.reminders import service
from clinic.booking.reminders.schemas import ReminderPreview, ReminderPreviewRequest, ReminderSettingsOut, ReminderSettingsUpdate
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import VersionConflict
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/booking-messages", tags=["reminders"], route_class=EnvelopeRoute)
CanReadCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteSchedule = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]


@router.get("")
async def list_reminder_settings(session: ReadSession, caller: CanReadCatalogue) -> list[ReminderSettingsOut]:
    """Return the settings of the reminder and of the follow-up: whether, when, by which channels and with which texts."""
    return await service.list_reminder_settings(session)


@router.put("", responses=error_responses(VersionConflict))
async def update_reminder_settings(session: Session, caller: CanWriteSchedule, data: ReminderSettingsUpdate) -> ReminderSettingsOut:
    """Change the settings of the type given by `type`.

    The texts may contain the placeholders `{client}`, `{clinic}`, `{service}`, `{practitioner}`, `{time}` and `{link}`; any other is
    422 `placeholder`. Whole days of `hours` are counted on the clinic's clock: 24 hours before Monday at ten is Sunday at ten, also
    when the clock changes in between.

    A message is `withdrawn` if it no longer holds when it is to be sent, for instance because the booking has another time or end.
    """
    return await service.update_reminder_settings(session, data)


@router.post("/preview")
async def preview_reminder(session: ReadSession, caller: CanReadCatalogue, data: ReminderPreviewRequest) -> ReminderPreview:
    """Render a text as a client would receive it, and count its SMS segments."""
    return await service.preview_reminder(session, data)
