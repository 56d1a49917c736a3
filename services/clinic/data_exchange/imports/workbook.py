"""The Excel files of imports: a template to fill in, and the report of what was taken and refused."""

from asyncio import to_thread
from uuid import UUID

from fastapi import Response
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core import audit
from clinic.core.database.session import get_owned
from clinic.core.documents.xlsx import XLSX_MEDIA_TYPE, Column, Table, Workbook
from clinic.core.files import content_disposition
from clinic.core.security.dependencies import CurrentUser
from clinic.core.text.i18n import language
from clinic.data_exchange.imports import service
from clinic.data_exchange.imports.models import DataImport, DataImportRow

_ROW, _RESULT, _CONTENT, _REASON = ("Row", "Rad"), ("Result", "Resultat"), ("Content", "Innehåll"), ("Reason", "Orsak")
_STATES = {"taken": ("Taken", "Togs emot"), "refused": ("Refused", "Avvisades")}
_TEMPLATE, _REPORT = ("template", "mall"), ("Import report", "Importrapport")


async def create_template(session: AsyncSession, user: CurrentUser, kind: str) -> Response:
    """Return a workbook with the headings of a kind and a row of examples, in the user's language. Raises Forbidden."""
    import_kind = service.authorize(user, kind)
    fields = await import_kind.list_fields(session)
    columns = [Column(field.label(language.get()), width=20) for field in fields]
    title = _translate(import_kind.title)
    table = Table(title, columns, [[field.example for field in fields]])
    return await _to_response(table, f"{title} {_translate(_TEMPLATE)}.xlsx")


async def create_report(session: AsyncSession, user: CurrentUser, import_id: UUID) -> Response:
    """Return a workbook with what became of each row, in the user's language. Raises NotFound and Forbidden."""
    row = await get_owned(session, DataImport, import_id)
    service.authorize(user, row.kind)
    query = select(DataImportRow).where(DataImportRow.company_id == row.company_id, DataImportRow.import_id == import_id)
    rows = list(await session.scalars(query.order_by(DataImportRow.number)))
    audit.record(session, "data_import.report_downloaded", row.id, kind=row.kind, rows=len(rows))
    columns = [
        Column(_translate(_ROW), "number", 8), Column(_translate(_RESULT), width=14), Column(_translate(_CONTENT), width=40),
        Column(_translate(_REASON), width=60),
    ]
    is_swedish = language.get() == "sv"
    cells = [[item.number, _translate(_STATES[item.state]), item.label, item.reason_sv if is_swedish else item.reason_en] for item in rows]
    return await _to_response(Table(_translate(_REPORT), columns, cells), f"{_translate(_REPORT)} {row.created_at:%Y-%m-%d}.xlsx")


def _translate(texts: tuple[str, str]) -> str:
    return texts[1] if language.get() == "sv" else texts[0]


async def _to_response(table: Table, name: str) -> Response:
    content = await to_thread(Workbook("", [table]).to_bytes)
    return Response(content, media_type=XLSX_MEDIA_TYPE, headers={"Content-Disposition": content_disposition(XLSX_MEDIA_TYPE, name)})
