"""Routes of the user's notifications (PLT-081)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import EnvelopeRoute, JsonResponse, raw_json_response
from clinic.core.api.route_options import route_options
from clinic.core.database.session import Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.notifications import service
from clinic.notifications.schemas import NotificationList, NotificationListParams, UnreadCount

router = APIRouter(prefix="/api/notifications", tags=["notifications"], route_class=EnvelopeRoute)
CanReadNotifications = Annotated[CurrentUser, Depends(require(Permission.NOTIFICATION_READ))]


@router.get("", response_model=NotificationList)
async def list_notifications(user: CanReadNotifications, params: Annotated[NotificationListParams, Query()]) -> JsonResponse:
    """List the user's notifications, newest first, with the number of unread ones."""
    return raw_json_response(await service.list_notifications(user, params))


@router.get("/unread-count", response_model=UnreadCount)
async def count_unread(user: CanReadNotifications) -> JsonResponse:
    """Count the user's unread notifications, for the bell."""
    return raw_json_response(await service.count_unread(user))


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
