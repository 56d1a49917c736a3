"""Routes of reports; each section is open to the members who use its module."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Header, Query, Response

from clinic.core.api.envelope import EnvelopeRoute, ErrorResponse, JsonResponse, ValidationErrorResponse, raw_json_response
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import Session
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.reports import dashboard, service, team
from clinic.reports.schemas import (
    AnalyticsOut,
    BookingReportOut,
    BookingReportParams,
    BoxDataOut,
    DashboardParams,
    GraphDataOut,
    PosReportOut,
    PosReportParams,
    RecordReportOut,
    RecordReportParams,
    ReportParams,
    ReportTeamMember,
    TeamListParams,
)

router = APIRouter()
report_router = APIRouter(prefix="/api/reports", tags=["reports"], route_class=EnvelopeRoute)
dashboard_router = APIRouter(prefix="/api/dashboard", tags=["overview"], route_class=EnvelopeRoute)
file_router = APIRouter(prefix="/api/reports", tags=["reports"])
CanReadBookingReport = Annotated[CurrentUser, Depends(require(Permission.REPORT_BOOKING_READ))]
CanReadPosReport = Annotated[CurrentUser, Depends(require(Permission.REPORT_POS_READ))]
CanReadRecordReport = Annotated[CurrentUser, Depends(require(Permission.REPORT_RECORD_READ))]
CanReadAnyReport = Annotated[
    CurrentUser, Depends(require(Permission.REPORT_POS_READ, Permission.REPORT_BOOKING_READ, Permission.REPORT_RECORD_READ)),
]
CanReadDashboard = Annotated[CurrentUser, Depends(require(Permission.DASHBOARD_READ))]
Locale = Annotated[Literal["", "en", "sv"], Header()]
WORKBOOK_RESPONSES: dict[int | str, dict[str, Any]] = {
    200: {"content": {XLSX_MEDIA_TYPE: {}}, "description": "The workbook"},
    422: {"model": ValidationErrorResponse, "description": "`validation`"},
    "4XX": {"model": ErrorResponse, "description": "A refusal; `data.code` says which"},
}


@report_router.get("/booking", response_model=BookingReportOut)
async def get_booking_report(user: CanReadBookingReport, params: Annotated[BookingReportParams, Query()]) -> JsonResponse:
    """Return the booking report.

    All parts, or the one named by `type`. Days are the clinic's. A plain user's report is always limited to themselves.
    """
    return raw_json_response(await service.get_report(user, "booking", params))


@report_router.get("/pos", response_model=PosReportOut)
async def get_pos_report(user: CanReadPosReport, params: Annotated[PosReportParams, Query()]) -> JsonResponse:
    """Return the sales report.

    All parts, or the one named by `type`. Days are the clinic's. A plain user's report is always limited to themselves.

    Sales are counted by line: a treatment is its practitioner's, a product its seller's. For accountants `clients` and `services` are
    null, and clients' names are empty.
    """
    return raw_json_response(await service.get_report(user, "pos", params))


@report_router.get("/record", response_model=RecordReportOut)
async def get_record_report(user: CanReadRecordReport, params: Annotated[RecordReportParams, Query()]) -> JsonResponse:
    """Return the report of clients, procedures and prescriptions.

    All parts, or the one named by `type`. Days are the clinic's. A plain user's report is always limited to themselves.
    """
    return raw_json_response(await service.get_report(user, "record", params))


@report_router.get("/team", response_model=PaginatedList[ReportTeamMember])
async def list_team(user: CanReadAnyReport, params: Annotated[TeamListParams, Query()]) -> JsonResponse:
    """List the current and former team members by whom reports can be filtered; a plain user's list is only themselves.

    For members with any of the three permissions to read reports. `search` matches the name.
    """
    return raw_json_response(await team.list_team(user, params))


@file_router.get("/booking/export", response_class=Response, responses=WORKBOOK_RESPONSES)
async def export_booking_report(
    session: Session, user: CanReadBookingReport, params: Annotated[ReportParams, Query()], locale: Locale = "",
) -> Response:
    """Return the booking report as a workbook.

    The file is `booking_reports_{start}_{end}_{period}.xlsx`. Its language is the header `locale`, or else the caller's.
    """
    return await service.export_workbook(session, user, "booking", params, locale)


@file_router.get("/pos/export", response_class=Response, responses=WORKBOOK_RESPONSES)
async def export_pos_report(
    session: Session, user: CanReadPosReport, params: Annotated[ReportParams, Query()], locale: Locale = "",
) -> Response:
    """Return the sales report as a workbook.

    The file is `pos_reports_{start}_{end}_{period}.xlsx`. Its language is the header `locale`, or else the caller's.
    """
    return await service.export_workbook(session, user, "pos", params, locale)


@file_router.get("/record/export", response_class=Response, responses=WORKBOOK_RESPONSES)
async def export_record_report(
    session: Session, user: CanReadRecordReport, params: Annotated[ReportParams, Query()], locale: Locale = "",
) -> Response:
    """Return the report of clients, procedures and prescriptions as a workbook.

    The file is `record_reports_{start}_{end}_{period}.xlsx`. Its language is the header `locale`, or else the caller's.
    """
    return await service.export_workbook(session, user, "record", params, locale)


@dashboard_router.get("/box-data", response_model=BoxDataOut)
async def get_box_data(user: CanReadDashboard, params: Annotated[DashboardParams, Query()]) -> JsonResponse:
    """Return the totals of the home page, with those of as many days before for comparison.

    A plain user's bookings and sales are limited to themselves; new clients are counted for the whole clinic.
    """
    return raw_json_response(await dashboard.get_box_data(user, params))


@dashboard_router.get("/graph-data", response_model=GraphDataOut)
async def get_graph_data(user: CanReadDashboard, params: Annotated[DashboardParams, Query()]) -> JsonResponse:
    """Return bookings, new clients and revenue of the home page by day, week or month (`filter`)."""
    return raw_json_response(await dashboard.get_graph_data(user, params))


@dashboard_router.get("/analytics", response_model=AnalyticsOut)
async def get_analytics(user: CanReadDashboard, params: Annotated[DashboardParams, Query()]) -> JsonResponse:
    """Return new and returning clients, and the services most booked, of the home page."""
    return raw_json_response(await dashboard.get_analytics(user, params))


for domain_router in (report_router, dashboard_router, file_router):
    router.include_router(domain_router)
