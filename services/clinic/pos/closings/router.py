"""Routes of day reports, day closings and cash movements."""

from typing import Annotated, Literal
from uuid import UUID

from fastapi import APIRouter, Depends, Header, Query, Response

from clinic.core.api.envelope import EnvelopeRoute, ErrorResponse, error_responses
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.core.text.i18n import language
from clinic.pos import errors
from clinic.pos.closings import bookkeeping_export, service
from clinic.pos.closings.schemas import (
    CashMovementCreate,
    CloseDayRequest,
    DocumentRef,
    ElectronicJournalEntryOut,
    RegisterParams,
    RegisterReport,
    ZReportListParams,
    ZReportOut,
    ZReportSummary,
)

PREFIX = "/api/v3/point-of-sale/report"
router = APIRouter(prefix=PREFIX, tags=["point of sale"], route_class=EnvelopeRoute)
file_router = APIRouter(prefix=PREFIX, tags=["point of sale"])
CanWriteSales = Annotated[CurrentUser, Depends(require(Permission.SALE_WRITE))]
CanReadMoney = Annotated[CurrentUser, Depends(require(Permission.MONEY_READ))]


@router.get("/current")
async def get_x_report(session: ReadSession, user: CanReadMoney, params: Annotated[RegisterParams, Query()]) -> RegisterReport:
    """Return the report of the open day (X).

    A report covers everything since `first_at`, in `days` days. The law requires one report a day of sales; the register sells on
    without it and says how many days the report covers.

    A float that is recorded before the day's first sale is its `opening_float`; a later one is added to `float_change`.
    """
    return await service.get_x_report(session, params.register_id)


@router.post("/download")
async def print_x_report(session: Session, user: CanWriteSales, data: RegisterParams) -> DocumentRef:
    """Freeze the report of the open day (X) as a document."""
    return await service.print_x_report(session, data.register_id)


@router.post("/close-batch", responses=error_responses(errors.DayAlreadyClosed, errors.NothingToClose, errors.OpenPayments))
async def close_day(session: Session, user: CanWriteSales, data: CloseDayRequest) -> ZReportOut:
    """Close the day (Z).

    409 `pos.day_already_closed` when the day with that `number` (of its X report) is closed already. 409 `pos.open_payments` while a
    payment of the day is open, which includes sales whose outcome is unknown (`uncertain_sales` of the dashboard). 409
    `pos.nothing_to_close` for a day without receipts, copies and openings of the drawer. 422 `required` at `difference_reason` where the
    counted cash isn't the expected.

    The return of money to a card is retried at growing intervals. From its third failure the receipt's `status_reason` is
    `pos.reversal_failed`, the dashboard counts it in `failed_reversals`, and the day can be closed nevertheless.
    """
    return await service.close_day(session, data)


@router.get("/batches")
async def list_z_reports(
    session: ReadSession, user: CanReadMoney, params: Annotated[ZReportListParams, Query()]
) -> PaginatedList[ZReportSummary]:
    """List closed days, newest first."""
    return await service.list_z_reports(session, params)


@router.get("/batches/{z_id}")
async def get_z_report(session: ReadSession, user: CanReadMoney, z_id: UUID) -> ZReportOut:
    """Return a closed day as it was frozen."""
    return await service.get_z_report(session, z_id)


@router.post("/batches/{z_id}/download")
async def get_z_report_document(session: Session, user: CanReadMoney, z_id: UUID) -> DocumentRef:
    """Return the document of a closed day."""
    return await service.get_z_report_document(session, z_id)


@router.post("/cash")
async def record_cash_movement(session: Session, user: CanWriteSales, data: CashMovementCreate) -> ElectronicJournalEntryOut:
    """Record cash put in or taken out, a new float, or an opening of the drawer."""
    return await service.record_cash_movement(session, data)


@file_router.get("/batches/{z_id}/export", response_class=Response, responses={
    200: {"content": {XLSX_MEDIA_TYPE: {}}, "description": "The workbook"}, "4XX": {"model": ErrorResponse, "description": "A refusal"},
})
async def export_bookkeeping(
    session: Session, user: CanReadMoney, z_id: UUID, locale: Annotated[Literal["", "en", "sv"], Header()] = "",
) -> Response:
    """Return the bookkeeping entries of a closed day as an Excel workbook.

    The file is `z_report_{number}.xlsx`, with the day's postings by account. Its language is the header `locale`, or else the caller's.
    """
    return await bookkeeping_export.export(session, z_id, locale or language.get(), user.timezone)
