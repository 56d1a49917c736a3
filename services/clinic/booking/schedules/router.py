"""Routes of schedules and their templates, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.booking.schedules import service, templates
from clinic.booking.schedules.schemas import (
    ScheduleChange,
    ScheduleOut,
    ScheduleParams,
    SchedulePaste,
    ScheduleSpan,
    ScheduleTemplateCreate,
    ScheduleTemplateListParams,
    ScheduleTemplateOut,
    ScheduleToggle,
    ScheduleUpdate,
)
from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, error_responses, raw_json_response
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api", tags=["schedules"], route_class=EnvelopeRoute)
CanReadCatalogue = Annotated[CurrentUser, Depends(require(Permission.CATALOGUE_READ))]
CanWriteSchedule = Annotated[CurrentUser, Depends(require(Permission.SCHEDULE_WRITE))]


@router.get("/schedules", response_model=ScheduleOut)
async def list_schedules(caller: CanReadCatalogue, params: Annotated[ScheduleParams, Query()]) -> JsonResponse:
    """List the schedules of all practitioners on some days; a day without one follows the clinic's opening hours."""
    return raw_json_response(await service.list_schedules(caller.context, params))


@router.put("/schedules", responses=error_responses(VersionConflict))
async def update_schedule(session: Session, caller: CanWriteSchedule, data: ScheduleUpdate) -> ScheduleChange:
    """Replace days of schedules; they wait for a confirmation, without which they expire after three days."""
    return await service.update_schedule(session, data)


@router.post("/schedules/toggle", responses=error_responses(NotFound))
async def toggle_schedule_slots(session: Session, caller: CanWriteSchedule, data: ScheduleToggle) -> ScheduleChange:
    """Switch a time slot on or off, or all of a day."""
    return await service.toggle_slots(session, data)


@router.post("/schedules/paste")
async def paste_schedule(session: Session, caller: CanWriteSchedule, data: SchedulePaste) -> ScheduleChange:
    """Copy a day or a week of a schedule to other days or another practitioner."""
    return await service.paste_days(session, data)


@router.post("/schedules/clear")
async def clear_schedules(session: Session, caller: CanWriteSchedule, data: ScheduleSpan) -> ScheduleChange:
    """Remove the schedules of some days, so that the clinic's opening hours apply there."""
    return await service.clear_schedules(session, data)


@router.post("/schedules/confirm")
async def confirm_schedules(session: Session, caller: CanWriteSchedule, data: ScheduleSpan) -> ScheduleChange:
    """Confirm the schedules of some days, so that visitors can book them."""
    return await service.confirm_schedules(session, data)


@router.get("/schedule-templates")
async def list_schedule_templates(
    session: ReadSession, caller: CanReadCatalogue, params: Annotated[ScheduleTemplateListParams, Query()],
) -> PaginatedList[ScheduleTemplateOut]:
    """List the templates of schedules, 20 a page."""
    return await templates.list_templates(session, params)


@router.post("/schedule-templates")
async def create_schedule_template(session: Session, caller: CanWriteSchedule, data: ScheduleTemplateCreate) -> ScheduleTemplateOut:
    """Store a week of time slots under a name."""
    return await templates.create_template(session, data)


@router.delete("/schedule-templates/{schedule_template_id}")
async def delete_schedule_template(session: Session, caller: CanWriteSchedule, schedule_template_id: UUID) -> None:
    """Delete a template; schedules that it was applied to stay."""
    await templates.delete_template(session, schedule_template_id)


@router.post("/schedule-templates/{schedule_template_id}/apply")
async def apply_schedule_template(
    session: Session, caller: CanWriteSchedule, schedule_template_id: UUID, data: ScheduleSpan,
) -> ScheduleChange:
    """Replace the schedules of some practitioners over a span of days by those of a template; a weekday without slots is a day off."""
    return await templates.apply_template(session, schedule_template_id, data)
