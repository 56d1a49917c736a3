"""Routes of the company's audit log; for owners and administrators."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response

from clinic.core.api.envelope import EnvelopeRoute, ErrorResponse, ValidationErrorResponse
from clinic.core.database.session import Session
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.operations.audit_log import service
from clinic.operations.audit_log.schemas import AuditFilter, AuditLogPage, AuditLogParams

router = APIRouter()
log_router = APIRouter(prefix="/api/audit-log", tags=["operations"], route_class=EnvelopeRoute)
file_router = APIRouter(prefix="/api/audit-log", tags=["operations"])
CanReadAuditLog = Annotated[CurrentUser, Depends(require(Permission.AUDIT_READ))]
WORKBOOK_RESPONSES: dict[int | str, dict[str, Any]] = {
    200: {"content": {XLSX_MEDIA_TYPE: {}}, "description": "The workbook"},
    422: {"model": ValidationErrorResponse, "description": "`validation`"},
    "4XX": {"model": ErrorResponse, "description": "A refusal; `data.code` says which, such as `audit_log.too_long`"},
}


@log_router.get("")
async def list_audit_log(session: Session, user: CanReadAuditLog, params: Annotated[AuditLogParams, Query()]) -> AuditLogPage:
    """Return the company's audit log in words, newest first.

    It holds every change, every view of a client's record, sign-ins, and refused sign-ins and views. Opening it is logged.
    """
    return await service.list_entries(session, user, params)


@file_router.get("/export", response_class=Response, responses=WORKBOOK_RESPONSES)
async def export_audit_log(session: Session, user: CanReadAuditLog, params: Annotated[AuditFilter, Query()]) -> Response:
    """Return the log of a filter as a workbook, newest first, at most 20,000 rows; the download is logged."""
    return await service.download(session, user, params)


router.include_router(log_router)
router.include_router(file_router)
