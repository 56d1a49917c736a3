"""Routes of saved views, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.accounts.saved_views import service
from clinic.accounts.saved_views.schemas import SavedViewCreate, SavedViewListParams, SavedViewOut
from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission

router = APIRouter(prefix="/api/saved-views", tags=["saved views"], route_class=EnvelopeRoute)
CanReadViews = Annotated[CurrentUser, Depends(require(Permission.SAVED_VIEW_READ))]
CanWriteViews = Annotated[CurrentUser, Depends(require(Permission.SAVED_VIEW_WRITE))]


@router.get("")
async def list_saved_views(session: ReadSession, user: CanReadViews, params: Annotated[SavedViewListParams, Query()]) -> list[SavedViewOut]:
    """List the views that the signed-in user has saved of a list, at most 30. Nobody else sees them."""
    return await service.list_saved_views(session, params.list_name)


@router.post("", responses=error_responses(service.TooManyViews))
async def save_view(session: Session, user: CanWriteViews, data: SavedViewCreate) -> SavedViewOut:
    """Save a view of a list: the query string of its address. A view of the same name is replaced."""
    return await service.save_view(session, data)


@router.delete("/{view_id}", responses=error_responses(NotFound))
async def delete_view(session: Session, user: CanWriteViews, view_id: UUID) -> None:
    """Delete a view."""
    await service.delete_view(session, view_id)
