"""Figures of the home page (PLT-080), from the parts of the reports that the user may read."""

from asyncio import gather
from datetime import timedelta
from typing import Any

import orjson

from clinic.core.security.dependencies import CurrentUser, authorization_error
from clinic.core.security.permissions import Permission
from clinic.reports import booking_report, pos_report, queries, record_report, team
from clinic.reports.periods import ReportRange, resolve_range
from clinic.reports.query_builder import ReportSource, run_report
from clinic.reports.schemas import DashboardParams

Range = tuple[ReportRange, list[Any] | None]
"""A range of days, and the member ids to which the figures are limited; None for everybody."""
_BOOKINGS = ReportSource(booking_report.CTES, booking_report.PARTS)
_CLIENTS = ReportSource(record_report.CTES, record_report.PARTS)
_CLIENT_SOURCE = ReportSource(f"{booking_report.CTES}, {queries.VISITING_CLIENTS}", {
    "clients": queries.CLIENT_ANALYTICS, "services": booking_report.PARTS["services"],
})


async def _resolve(user: CurrentUser, params: DashboardParams) -> Range:
    report_range = resolve_range(
        params.start_date, params.end_date, params.filter, user.timezone, fields=("start_date", "end_date"),
    )
    return report_range, await team.resolve_member_ids(user, params.user_ids)


async def _get_part(user: CurrentUser, permission: Permission, source: ReportSource, part: str, scope: Range) -> Any:
    """Return a part of a report; None when the user may not read the report."""
    if authorization_error(user, permission) is not None:
        return None
    return (await run_report(user, source, part, *scope))[part]


async def get_box_data(user: CurrentUser, params: DashboardParams) -> bytes:
    """Return the totals of a range and of as many days before it, as JSON; a plain user's bookings and sales are their own."""
    report_range, member_ids = await _resolve(user, params)
    days = (report_range.end - report_range.start).days + 1
    before = resolve_range(report_range.start - timedelta(days=days), report_range.start - timedelta(days=1), "month", user.timezone)
    current, previous = await gather(_count_boxes(user, (report_range, member_ids)), _count_boxes(user, (before, member_ids)))
    return orjson.dumps({"start": report_range.start, "end": report_range.end, "boxes": current, "boxes_before": previous})


async def _count_boxes(user: CurrentUser, scope: Range) -> dict[str, int | None]:
    bookings, registrations, sales = await gather(
        _get_part(user, Permission.REPORT_BOOKING_READ, _BOOKINGS, "booking_statistics", scope),
        _get_part(user, Permission.REPORT_RECORD_READ, _CLIENTS, "new_registrations", scope),
        _get_part(user, Permission.REPORT_POS_READ, pos_report.SOURCE, "pos_statistics", scope),
    )
    return {
        "bookings": bookings and bookings["total_single_bookings"] + bookings["total_group_bookings_individual"],
        "bookings_revenue": bookings and bookings["total_bookings_revenue"],
        "cancelled_bookings": bookings and bookings["total_cancelled_bookings"],
        "no_shows": bookings and bookings["total_bookings_no_show"],
        "new_clients": None if registrations is None else sum(slot["value"] for slot in registrations),
        "sales_revenue": sales and sales["total_revenue"],
    }


async def get_graph_data(user: CurrentUser, params: DashboardParams) -> bytes:
    """Return bookings, new clients and revenue by slot, as JSON; null where the user may not read the report."""
    scope = await _resolve(user, params)
    bookings, registrations, revenue = await gather(
        _get_part(user, Permission.REPORT_BOOKING_READ, _BOOKINGS, "bookings", scope),
        _get_part(user, Permission.REPORT_RECORD_READ, _CLIENTS, "new_registrations", scope),
        _get_part(user, Permission.REPORT_POS_READ, pos_report.SOURCE, "pos_revenue", scope),
    )
    return orjson.dumps({
        "start": scope[0].start, "end": scope[0].end,
        "bookings": bookings and [{"name": slot["name"], "value": slot["value"] + slot["value2"]} for slot in bookings],
        "new_clients": registrations,
        "sales_revenue": revenue and [
            {"name": slot["name"], "value": slot["products"] + slot["services"] + slot["gift_cards"]} for slot in revenue
        ],
    })


async def get_analytics(user: CurrentUser, params: DashboardParams) -> bytes:
    """Return new and returning clients and the services most booked, as JSON; both null without the booking report."""
    scope = await _resolve(user, params)
    figures: dict[str, Any] = {"clients": None, "services": None}
    if authorization_error(user, Permission.REPORT_BOOKING_READ) is None:
        figures = await run_report(user, _CLIENT_SOURCE, "all", *scope)
    return orjson.dumps({"start": scope[0].start, "end": scope[0].end, **figures})
