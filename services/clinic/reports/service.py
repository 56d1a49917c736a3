"""Reports as JSON and as a workbook."""

from asyncio import to_thread

import orjson
from fastapi import Response
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language
from clinic.reports import booking_report, pos_report, record_report, team
from clinic.reports.periods import resolve_range
from clinic.reports.query_builder import ReportSource, Section, run_report
from clinic.reports.schemas import ReportParams
from clinic.reports.workbook import build_workbook

REPORT_SOURCES: dict[Section, ReportSource] = {
    "booking": ReportSource(booking_report.CTES, booking_report.PARTS),
    "pos": pos_report.SOURCE,
    "record": ReportSource(record_report.CTES, record_report.PARTS),
}


async def get_report(user: CurrentUser, section: Section, params: ReportParams) -> bytes:
    """Return a section's report as JSON; a plain user's is always limited to themselves. Raises FieldError."""
    part = getattr(params, "type", "all")
    report_range = resolve_range(params.start, params.end, params.period, user.timezone)
    source = REPORT_SOURCES[section]
    member_ids = await team.resolve_member_ids(user, params.practitioner_ids)
    report = await run_report(user, source, part, report_range, member_ids)
    head = {"start": report_range.start.isoformat(), "end": report_range.end.isoformat(), "period": report_range.period}
    return orjson.dumps({**dict.fromkeys(source.parts), **head, **report})


async def export_workbook(session: AsyncSession, user: CurrentUser, section: Section, params: ReportParams, locale: str) -> Response:
    """Return all parts of a section as a workbook, built in a thread; the export is logged. Raises FieldError."""
    report = orjson.loads(await get_report(user, section, params.model_copy(update={"type": "all"})))
    lang = locale or language.get()
    content = await to_thread(build_workbook, section, report, lang, user.timezone)
    file_name = f"{section}_reports_{report['start']}_{report['end']}_{report['period']}.xlsx"
    range_facts = {name: report[name] for name in ("start", "end", "period")}
    audit.record(session, "report.exported", user.company_id, section=section, **range_facts)
    headers = {"Content-Disposition": f'attachment; filename="{file_name}"', "Cache-Control": "private, no-store"}
    return Response(content, media_type=XLSX_MEDIA_TYPE, headers=headers)
