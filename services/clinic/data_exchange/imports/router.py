"""Routes of imports; for owners and administrators who see all clients."""

from typing import Annotated, Any
from uuid import UUID

from fastapi import APIRouter, Depends, Query, Request, Response

from clinic.core.api.envelope import EnvelopeRoute, ErrorResponse, ValidationErrorResponse, error_responses
from clinic.core.api.errors import NotFound, VersionConflict
from clinic.core.api.pagination import PaginatedList
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE
from clinic.core.files.transfer import MULTIPART_SCHEMA
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.data_exchange.imports import service, workbook
from clinic.data_exchange.imports.errors import ImportEmpty, ImportLocked, ImportNotReady
from clinic.data_exchange.imports.schemas import (
    ImportKindName,
    ImportMappingChange,
    ImportOut,
    ImportParams,
    ImportRowListParams,
    ImportRowOut,
    ImportStatus,
    ImportVersion,
)

router = APIRouter(prefix="/api/imports", tags=["data_exchange"], route_class=EnvelopeRoute)
file_router = APIRouter(prefix="/api/imports", tags=["data_exchange"])
CanReadImports = Annotated[CurrentUser, Depends(require(Permission.IMPORT_READ))]
CanImport = Annotated[CurrentUser, Depends(require(Permission.IMPORT_WRITE))]
WORKBOOK: dict[int | str, dict[str, Any]] = {
    200: {"content": {XLSX_MEDIA_TYPE: {}}, "description": "The workbook"},
    422: {"model": ValidationErrorResponse, "description": "`validation`"},
    "4XX": {"model": ErrorResponse, "description": "A refusal; `data.code` says which"},
}


@router.get("")
async def get_import_status(session: ReadSession, user: CanReadImports, params: Annotated[ImportParams, Query()]) -> ImportStatus:
    """Return the latest import of a kind that wasn't discarded, the fields of the kind, and whether imports are locked.

    Topic `imports` tells of changes.
    """
    return await service.get_status(session, user, params.kind)


@router.post("", responses=error_responses(ImportLocked), openapi_extra=MULTIPART_SCHEMA)
@route_options(limit_body=False)
async def upload_import(request: Request, user: CanImport, params: Annotated[ImportParams, Query()]) -> ImportOut:
    """Upload one Excel or CSV file under 5 MB, its first row the headings; the answer proposes a field for each column.

    An earlier file of the kind that wasn't started is discarded. The file is deleted after the import or a day.
    """
    return await service.upload(request, user, params.kind)


@router.get("/{import_id}", responses=error_responses(NotFound))
async def get_import(session: ReadSession, user: CanReadImports, import_id: UUID) -> ImportOut:
    """Return an import."""
    return await service.get_import(session, user, import_id)


@router.put("/{import_id}/mapping", responses=error_responses(NotFound, ImportNotReady, VersionConflict))
async def change_import_mapping(session: Session, user: CanImport, import_id: UUID, data: ImportMappingChange) -> ImportOut:
    """Say which field each column is, and check all rows in the background; the state is `checking`, then `checked`."""
    return await service.change_mapping(session, user, import_id, data)


@router.post("/{import_id}/start", responses=error_responses(NotFound, ImportLocked, ImportNotReady, ImportEmpty, VersionConflict))
async def start_import(session: Session, user: CanImport, import_id: UUID, data: ImportVersion) -> ImportOut:
    """Take the rows of a checked import in the background; one import of a clinic runs at a time."""
    return await service.start_import(session, user, import_id, data.version)


@router.post("/{import_id}/discard", responses=error_responses(NotFound, ImportNotReady, VersionConflict))
async def discard_import(session: Session, user: CanImport, import_id: UUID, data: ImportVersion) -> None:
    """Discard an import that hasn't been started, with its file."""
    return await service.discard_import(session, user, import_id, data.version)


@router.get("/{import_id}/rows", responses=error_responses(NotFound))
async def list_import_rows(
    session: ReadSession, user: CanReadImports, import_id: UUID, params: Annotated[ImportRowListParams, Query()],
) -> PaginatedList[ImportRowOut]:
    """List what became of each row, or would, and why it was refused; kept for 30 days."""
    return await service.list_rows(session, user, import_id, params)


@file_router.get("/templates/{kind}", responses=WORKBOOK, response_class=Response)
async def download_import_template(session: ReadSession, user: CanReadImports, kind: ImportKindName) -> Response:
    """Return a workbook to fill in, with headings in the user's language and a row of examples."""
    return await workbook.create_template(session, user, kind)


@file_router.get("/{import_id}/report", responses=WORKBOOK, response_class=Response)
async def download_import_report(session: Session, user: CanReadImports, import_id: UUID) -> Response:
    """Return a workbook with what became of each row, in the user's language."""
    return await workbook.create_report(session, user, import_id)
