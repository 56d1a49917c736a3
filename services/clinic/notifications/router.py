"""Routes of the user's notifications (PLT-081)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request

from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, UserRoute, raw_json_response
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.notifications import service
from clinic.notifications.kinds import NotificationKind
from clinic.notifications.schemas import (
    NotificationList,
    NotificationListParams,
    NotificationSwitchOut,
    NotificationSwitchUpdate,
    UnreadCount,
)

router = APIRouter(prefix="/api/notifications", tags=["notifications"], route_class=EnvelopeRoute)
CanReadNotifications = Annotated[CurrentUser, Depends(require(Permission.NOTIFICATION_READ))]
CanSwitchNotifications = Annotated[CurrentUser, Depends(require(Permission.NOTIFICATION_WRITE))]


@router.get("", response_model=NotificationList)
async def list_notifications(user: CanReadNotifications, params: Annotated[NotificationListParams, Query()]) -> JsonResponse:
    """List the user's notifications, newest first, with the number of unread ones."""
    return raw_json_response(await service.list_notifications(user, params))


@route_options(session_lookup="lookup_session_with_unread", log_success=False)
async def count_unread(request: Request, user: CanReadNotifications) -> JsonResponse:
    """Count the user's unread notifications, for the bell."""
    return raw_json_response(await service.count_unread(user, request.state.session_row["unread"]))


router.add_api_route("/unread-count", count_unread, response_model=UnreadCount, route_class_override=UserRoute)


@router.get("/switches")
async def list_switches(user: CanReadNotifications) -> list[NotificationSwitchOut]:
    """List the kinds that the user may be notified of, and whether they are."""
    return await service.list_switches(user)


@router.put("/switches/{kind}")
async def set_switch(
    session: Session, user: CanSwitchNotifications, kind: NotificationKind, data: NotificationSwitchUpdate,
) -> NotificationSwitchOut:
    """Switch a kind on or off for oneself, from the next event on."""
    return await service.set_switch(session, user, kind, is_on=data.is_on)


@router.get("/read-all")
@route_options(changes_data=True)
async def mark_all_read(session: Session, user: CanReadNotifications) -> None:
    """Mark all of the user's notifications as read. The call needs the CSRF header, because it changes data."""
    await service.mark_all_read(session, user)


@router.get("/{notification_id}/read")
@route_options(changes_data=True)
async def mark_read(session: Session, user: CanReadNotifications, notification_id: UUID) -> None:
    """Mark one notification as read. The call needs the CSRF header, because it changes data."""
    await service.mark_read(session, notification_id)
