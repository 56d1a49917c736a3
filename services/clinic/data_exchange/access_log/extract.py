"""The log extract for the patient: who has opened the record, as a PDF of its own in words that anyone understands (LAW-009)."""

import asyncio
from collections.abc import Sequence
from uuid import UUID

from fastapi import Response
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.clients.service import Client
from clinic.core import audit
from clinic.core.api.errors import ApiError
from clinic.core.clock import local_date, now
from clinic.core.documents.letterhead import Letterhead, get_letterhead
from clinic.core.documents.pdf import PageMetadata, Pdf
from clinic.data_exchange.access_log import queries
from clinic.data_exchange.access_log.schemas import AccessLogEntry

MAX_EXTRACT_ROWS = 10_000
_WIDTHS = [3, 2, 4, 5, 5]


class LogExtractTooLong(ApiError):
    """The log has more rows than an extract may have."""

    code = "log_extract.too_long"
    en = "The log has more than {limit} entries. Download the client's whole record instead."
    sv = "Loggen har fler än {limit} poster. Hämta klientens hela journalutdrag i stället."


async def create_extract(session: AsyncSession, client_id: UUID) -> Response:
    """Return the extract in the client's language, and write that it was made. Raises LogExtractTooLong, NotFound for a hidden client."""
    client, letterhead = await clients.get_client(session, client_id), await get_letterhead(session)
    views = await queries.load_entries(session, client_id, client.language, MAX_EXTRACT_ROWS + 1)
    listings = await queries.load_listings(session, client_id, client.language, MAX_EXTRACT_ROWS + 1)
    entries = sorted([*views, *listings], key=lambda entry: entry.at, reverse=True)
    if len(entries) > MAX_EXTRACT_ROWS:
        raise LogExtractTooLong(limit=MAX_EXTRACT_ROWS)
    audit.record(session, "client.log_extracted", client_id, client_id=client_id, entries=len(entries))
    content = await asyncio.to_thread(render_extract, client, letterhead, entries)
    name = ("log_extract" if client.language == "en" else "loggutdrag") + f"_{local_date(now(), letterhead.zone)}.pdf"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "private, no-store"}
    return Response(content, media_type="application/pdf", headers=headers)


def render_extract(client: Client, letterhead: Letterhead, entries: Sequence[AccessLogEntry]) -> bytes:
    """Render the extract as a PDF. CPU-bound: call it in a thread."""
    name = f"{client.first_name} {client.last_name}"
    page = Pdf(PageMetadata(
        company=letterhead.name, lines=letterhead.lines, title=name, subject=client.personal_id, language=client.language,
        zone=letterhead.zone, date_format=letterhead.date_format, is_twelve_hours=letterhead.is_twelve_hours,
    ))
    say = page.translate
    page.title(say("Who has opened your record", "Vem har öppnat din journal"))
    page.definition_list([
        (say("Concerns", "Gäller"), name), (say("Personal id", "Personnummer"), client.personal_id),
        (say("Made", "Utskrivet"), page.instant(now())),
    ])
    page.text(say(
        "Each line is a time when somebody opened something in your record at the clinic: when, at which unit, who, and what they did."
        " If you wonder about a line, ask the clinic.",
        "Varje rad är ett tillfälle då någon öppnade något i din journal hos kliniken: när, på vilken enhet, vem, och vad personen gjorde."
        " Undrar du över en rad, fråga kliniken.",
    ))
    if not entries:
        page.text(say("Nobody has opened your record.", "Ingen har öppnat din journal."))
        return page.to_bytes()
    columns = [say("Date", "Datum"), say("Time", "Tid"), say("Unit", "Enhet"), say("Who", "Vem"), say("What", "Vad")]
    page.table(columns, [_cells(page, letterhead, entry) for entry in entries], widths=_WIDTHS)
    return page.to_bytes()


def _cells(page: Pdf, letterhead: Letterhead, entry: AccessLogEntry) -> list[str]:
    day = page.day(local_date(entry.at, letterhead.zone))
    return [day, page.instant(entry.at).removeprefix(day).strip(), letterhead.name, entry.actor, entry.action]
