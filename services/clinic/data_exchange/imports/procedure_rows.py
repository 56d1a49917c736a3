"""Import procedures that another system has documented, into the records of the clinic's clients (REC-070, decision 51)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from uuid import UUID

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.imports import service as client_imports
from clinic.clients.imports.service import ClientFinder, ClientReference
from clinic.company import service as companies
from clinic.company.service import Company
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.clock import to_local
from clinic.core.security.permissions import Permission
from clinic.core.text.richtext import from_plain_text
from clinic.data_exchange.imports import cells, queries
from clinic.data_exchange.imports.client_columns import CLIENT_COLUMNS, read_client_reference
from clinic.data_exchange.imports.errors import NameUnknown
from clinic.data_exchange.imports.fields import ImportField
from clinic.data_exchange.imports.kinds import ImportRun, MappedRow, RowResult, to_field_error
from clinic.data_exchange.imports.names import Names
from clinic.journal.imports.service import ImportedProcedure, ProcedureImporter
from clinic.journal.procedures.schemas import ProcedureCreate

MAX_TEXT_LENGTH = 32_767
"""As many characters as a cell of Excel holds; a longer text of a CSV file is refused, since none of a record may be cut."""
MAX_AUTHOR_LENGTH, PREVIEW_LENGTH = 250, 200
_CHUNK_ROWS = 100
_FIRST_YEAR = 1900
FIELDS = (
    ImportField("date", "Date", "Datum", ("Day", "Dag", "Treatment date", "Behandlingsdatum", "Date and time", "Datum och tid"),
                is_required=True, example="2019-03-04"),
    ImportField("time", "Time", "Tid", ("Start time", "Starttid", "Klockslag", "Start"), example="10:00"),
    ImportField("title", "Title", "Rubrik",
                ("Treatment", "Behandling", "Service", "Tjänst", "Procedure", "Åtgärd", "Name of treatment", "Titel"), is_required=True,
                example="Konsultation"),
    ImportField("text", "Notes", "Anteckningar", ("Note", "Text", "Anteckning", "Journal", "Journaltext", "Description", "Beskrivning")),
    ImportField("practitioner", "Practitioner", "Behandlare",
                ("Written by", "Skriven av", "Author", "Staff", "Therapist", "Personal", "Utförare", "Signerad av", "Signed by")),
    *CLIENT_COLUMNS,
)
_PRACTITIONER = next((field.en, field.sv) for field in FIELDS if field.name == "practitioner")


@dataclass(frozen=True, slots=True)
class _Entry:
    """A row as it is read, before its client and its author are looked up."""

    data: ProcedureCreate
    done_at: datetime | None
    client: ClientReference


class _Authors:
    """The members by their names and e-mail addresses; a name that no member has is that of an author in the other system."""

    def __init__(self, members: Sequence[Mapping[str, object]]) -> None:
        self._names = Names(_PRACTITIONER, members)
        self._labels = {UUID(str(row["id"])): str(row["label"]) for row in members}

    def find(self, text: str) -> tuple[UUID | None, str]:
        """Return the member, if it is one, and the name to show. Raises NameUnknown for an e-mail address, NameAmbiguous, FieldError."""
        if not text:
            return None, ""
        try:
            member_id = self._names.find(text)
        except NameUnknown:
            if "@" in text:
                raise
            if len(text) > MAX_AUTHOR_LENGTH:
                raise FieldError("practitioner", "too_long", max=MAX_AUTHOR_LENGTH) from None
            return None, text
        return member_id, self._labels[member_id]


class ProcedureImport:
    """Takes rows as imported procedures."""

    name = "procedures"
    permissions: tuple[Permission, ...] = (Permission.CLIENT_WRITE, Permission.JOURNAL_WRITE)
    max_rows = 2000
    max_cell_length = MAX_TEXT_LENGTH + 1
    title = ("Treatment notes", "Behandlingar")

    async def list_fields(self, session: AsyncSession) -> list[ImportField]:
        """List the fields of a procedure, with a practitioner of the clinic as the example."""
        examples = await queries.load_example_names(session)
        return [
            replace(field, example=examples.get("practitioner", "")) if field.name == "practitioner" else field for field in FIELDS
        ]

    async def take_rows(self, session: AsyncSession, rows: Sequence[MappedRow], run: ImportRun) -> list[RowResult]:
        """Take the rows in their order, some at a time."""
        company = await companies.get_own_company(session)
        entries: dict[int, _Entry | ApiError | FieldError] = {}
        for row in rows:
            try:
                entries[row.number] = _read_entry(row, company)
            except (ApiError, FieldError) as error:
                entries[row.number] = error
        finder = await client_imports.load_client_finder(session, [item.client for item in entries.values() if isinstance(item, _Entry)])
        taker = _Taker(
            ProcedureImporter(session, run.import_id), company.timezone, finder, _Authors(await queries.list_members(session)),
        )
        results: list[RowResult] = []
        for start in range(0, len(rows), _CHUNK_ROWS):
            results += await taker.take(rows[start : start + _CHUNK_ROWS], entries)
            await run.report_progress(len(results))
        return results


@dataclass(frozen=True, slots=True)
class _Taker:
    importer: ProcedureImporter
    timezone: str
    clients: ClientFinder
    authors: _Authors

    async def take(self, rows: Sequence[MappedRow], entries: Mapping[int, _Entry | ApiError | FieldError]) -> list[RowResult]:
        """Take some rows; the refusals are in their results."""
        items: dict[int, tuple[ImportedProcedure, str]] = {}
        refusals: dict[int, ApiError | FieldError] = {}
        for row in rows:
            entry = entries[row.number]
            try:
                if not isinstance(entry, _Entry):
                    raise entry
                client_id, client_name = self.clients.find(entry.client)
                author_id, author_name = self.authors.find(row.values.get("practitioner", ""))
                item = ImportedProcedure(row.number, client_id, entry.data, entry.done_at, author_id, author_name)
                items[row.number] = item, client_name
            except (ApiError, FieldError) as error:
                refusals[row.number] = error
        taken = await self.importer.take([item for item, _ in items.values()])
        return [self._to_result(row, items.get(row.number), (taken | refusals)[row.number]) for row in rows]

    def _to_result(
        self, row: MappedRow, item: tuple[ImportedProcedure, str] | None, outcome: UUID | ApiError | FieldError,
    ) -> RowResult:
        if item is None or isinstance(outcome, Exception):
            return RowResult(row.number, _label(row), refusal=outcome if isinstance(outcome, Exception) else None)
        procedure, client_name = item
        values = dict(row.values) | {"date": procedure.data.date.isoformat(), "name": client_name, "title": procedure.data.title}
        if procedure.done_at:
            values["time"] = f"{to_local(procedure.done_at, self.timezone):%H:%M}"
        if procedure.author_name:
            values["practitioner"] = procedure.author_name
        if len(values.get("text", "")) > PREVIEW_LENGTH:
            values["text"] = f"{values['text'][:PREVIEW_LENGTH]}…"
        return RowResult(row.number, _label(row), outcome, values=values)


def _label(row: MappedRow) -> str:
    """Return the day, the title and the client of a row; its notes belong to the record alone."""
    names = ("date", "title", "name", "personal_id", "email", "mobile_number")
    return " · ".join([row.values[name] for name in names if name in row.values][:3])


def _read_entry(row: MappedRow, company: Company) -> _Entry:
    """Return what a row says. Raises FieldError, and TimeSkipped for a time that a clock change skips."""
    values = row.values
    for name in ("date", "title"):
        if name not in values:
            raise FieldError(name, "required")
    day = cells.read_day(values["date"], company.date_format, "date")
    if day.year < _FIRST_YEAR:
        raise FieldError("date", "date")
    done_at = None
    if time := values.get("time") or cells.read_time_of_day_cell(values["date"]):
        done_at = cells.to_instant(datetime.combine(day, cells.read_time(time, "time")), company.timezone)
    text = values.get("text", "").replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > MAX_TEXT_LENGTH:
        raise FieldError("text", "too_long", max=MAX_TEXT_LENGTH)
    try:
        data = ProcedureCreate.model_validate({
            "title": " ".join(values["title"].split()), "date": day, "notes": from_plain_text(text) if text else None,
        })
    except ValidationError as error:
        problem = to_field_error(error, root_field="title")
        raise FieldError("text", problem.code, **problem.details) if problem.field.startswith("notes") else problem from error
    return _Entry(data, done_at, read_client_reference(values, company))
