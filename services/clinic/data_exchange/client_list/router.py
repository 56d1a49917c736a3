"""Routes of exported client lists; for owners and administrators, each with their own."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends

from clinic.core.api.envelope import EnvelopeRoute, error_responses
from clinic.core.api.errors import NotFound
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.files.transfer import SignedUrl
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.data_exchange.client_list import service
from clinic.data_exchange.client_list.schemas import ClientListExportOut, ClientListFilter

router = APIRouter(prefix="/api/client-list-exports", tags=["data_exchange"], route_class=EnvelopeRoute)
CanReadExports = Annotated[CurrentUser, Depends(require(Permission.EXPORT_READ))]
CanCreateExports = Annotated[CurrentUser, Depends(require(Permission.EXPORT_WRITE))]


@router.get("/latest")
async def get_latest_list(session: ReadSession, user: CanReadExports) -> ClientListExportOut | None:
    """Return the latest Excel file of clients that the user has requested; null when there is none.

    Topic `exports` tells of its progress.
    """
    return ClientListExportOut.model_validate(row) if (row := await service.get_latest_list(session)) else None


@router.post("", responses=error_responses(service.ClientListInProgress))
async def request_list(session: Session, user: CanCreateExports, data: ClientListFilter) -> ClientListExportOut:
    """Request an Excel file of the clients of a search and filter that the user may see, built in the background.

    Columns are the fields that the clinic shows, by its names, its own fields, tags and status. The file can be fetched for 24 hours.
    """
    return ClientListExportOut.model_validate(await service.request_list(session, data))


@router.post("/{list_export_id}/download", responses=error_responses(NotFound, service.ClientListNotReady))
@route_options(store_response=False)
async def create_list_download_url(session: Session, user: CanCreateExports, list_export_id: UUID) -> SignedUrl:
    """Return a download URL of the user's own file, valid for five minutes; each is counted and logged.

    409 `client_list.not_ready` while it is being built, after it has failed or expired, and when the user's access to clients has changed.
    """
    return await service.create_download_url(session, list_export_id)
