"""What a clinic asks of its figures: a report, and the same as a workbook."""

from asyncio import to_thread

import orjson
from fastapi import Response
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.auth import Caller
from clinic.core.i18n import language
from clinic.core.sheets import XLSX
from clinic.reports import parts, records, sales, team, visits
from clinic.reports.periods import span
from clinic.reports.schemas import Wanted
from clinic.reports.workbook import workbook

SECTIONS: dict[parts.Section, parts.Source] = {
    "booking": parts.Source(visits.CTES, visits.PARTS),
    "pos": sales.SOURCE,
    "record": parts.Source(records.CTES, records.PARTS),
}


async def report(caller: Caller, section: parts.Section, wanted: Wanted) -> bytes:
    """The section's figures as JSON; a plain user's are always their own."""
    part = getattr(wanted, "type", "all")
    days = span(wanted.start, wanted.end, wanted.period, caller.timezone)
    source = SECTIONS[section]
    found = await parts.told(caller, source, part, days, await team.members(caller, wanted.practitioner_ids))
    head = {"start": days.start.isoformat(), "end": days.end.isoformat(), "period": days.period}
    return orjson.dumps({**dict.fromkeys(source.parts), **head, **found})


async def export(session: AsyncSession, caller: Caller, section: parts.Section, wanted: Wanted, locale: str) -> Response:
    """The whole section as a workbook, made beside the loop; that it was taken out is logged."""
    told = orjson.loads(await report(caller, section, wanted.model_copy(update={"type": "all"})))
    lang = locale or language.get()
    content = await to_thread(workbook, section, told, lang, caller.timezone)
    name = f"{section}_reports_{told['start']}_{told['end']}_{told['period']}.xlsx"
    days = {name: told[name] for name in ("start", "end", "period")}
    audit.record(session, "report.exported", caller.company_id, section=section, **days)
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "private, no-store"}
    return Response(content, media_type=XLSX, headers=headers)
