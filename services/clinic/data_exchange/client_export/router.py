"""Routes of client exports and of the access log; for owners and administrators."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Response

from clinic.core.api.envelope import EnvelopeRoute, ErrorResponse, error_responses
from clinic.core.api.pagination import NewestFirstQuery, PaginatedList
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.files.transfer import SignedUrl
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.data_exchange.access_log import extract, queries as access_log
from clinic.data_exchange.access_log.schemas import AccessLogEntry
from clinic.data_exchange.client_export import service
from clinic.data_exchange.client_export.schemas import ClientExportOut, ClientExportRequest

PDF_RESPONSES: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/pdf": {}}, "description": "The PDF"},
    "4XX": {"model": ErrorResponse, "description": "A refusal; `data.code` says which, such as `log_extract.too_long`"},
}
file_router = APIRouter(prefix="/api/clients/{client_id}", tags=["data_exchange"])
router = APIRouter(prefix="/api/clients/{client_id}", tags=["data_exchange"], route_class=EnvelopeRoute)
CanReadExports = Annotated[CurrentUser, Depends(require(Permission.EXPORT_READ))]
CanCreateExports = Annotated[CurrentUser, Depends(require(Permission.EXPORT_WRITE))]
CanReadAccessLog = Annotated[CurrentUser, Depends(require(Permission.ACCESS_LOG_READ))]


@router.get("/export")
async def get_latest_export(session: ReadSession, user: CanReadExports, client_id: UUID) -> ClientExportOut | None:
    """Return the latest export of a client's record; null when there is none.

    Topic `exports` tells of its progress.
    """
    return ClientExportOut.model_validate(row) if (row := await service.get_latest_export(session, client_id)) else None


@router.post("/export", responses=error_responses(service.ExportInProgress))
async def request_export(session: Session, user: CanCreateExports, client_id: UUID, data: ClientExportRequest) -> ClientExportOut:
    """Request an export of a client's record, built in the background; `force` builds a new one."""
    return ClientExportOut.model_validate(await service.request_export(session, client_id, data))


@router.post("/export/{export_id}/download", responses=error_responses(service.ExportNotReady))
@route_options(store_response=False)
async def create_download_url(session: Session, user: CanCreateExports, client_id: UUID, export_id: UUID) -> SignedUrl:
    """Return a download URL of the export, valid for five minutes; each is counted and logged.

    409 `export.not_ready` while it is being built, and after it has failed or expired.
    """
    return await service.create_download_url(session, client_id, export_id)


@router.get("/access-log")
async def list_access_log(
    session: ReadSession, user: CanReadAccessLog, client_id: UUID, params: NewestFirstQuery
) -> PaginatedList[AccessLogEntry]:
    """List the accesses to the client's record, newest first."""
    return await access_log.list_entries(session, client_id, params)


@file_router.get("/access-log/extract", response_class=Response, responses=PDF_RESPONSES)
async def create_log_extract(session: Session, user: CanReadAccessLog, client_id: UUID) -> Response:
    """Return the log extract for the client as a PDF in the client's language: date, time, unit, user and what was opened.

    It is for handing over to the client (patientdatalagen 8:5); each extract is logged.
    """
    return await extract.create_extract(session, client_id)
