"""Import bookings, future and past: as staff book, without "Book anyway" and without messages to clients (BKG-080)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.imports.service import BookingImporter, ImportedBooking
from clinic.clients.imports import service as client_imports
from clinic.clients.imports.service import ClientFinder, ClientReference
from clinic.company import service as companies
from clinic.company.service import Company
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.clock import to_local
from clinic.core.files.sheet_uploads import MAX_CELL_LENGTH
from clinic.core.security.permissions import Permission
from clinic.data_exchange.imports import cells, queries
from clinic.data_exchange.imports.client_columns import CLIENT_COLUMNS, read_client_reference
from clinic.data_exchange.imports.fields import ImportField
from clinic.data_exchange.imports.kinds import ImportRun, MappedRow, RowResult
from clinic.data_exchange.imports.names import Names

MAX_NOTE_LENGTH, MAX_MINUTES = 1000, 24 * 60
_PROGRESS_ROWS = 50
_CENTURY = range(2000, 2100)
FIELDS = (
    ImportField("date", "Date", "Datum", ("Day", "Dag", "Booking date", "Bokningsdatum"), is_required=True, example="2027-03-01"),
    ImportField("start", "Start time", "Starttid", ("Start", "Time", "Tid", "From", "Från", "Begins", "Klockslag"), is_required=True,
                example="10:00"),
    ImportField("length", "Length (minutes)", "Längd (minuter)", ("Length", "Duration", "Minutes", "Längd", "Minuter", "Tidsåtgång")),
    ImportField("end", "End time", "Sluttid", ("End", "To", "Slut", "Till", "Ends"), example="11:00"),
    ImportField("service", "Service", "Tjänst", ("Treatment", "Behandling", "Appointment type", "Service name"), is_required=True),
    ImportField("practitioner", "Practitioner", "Behandlare",
                ("Staff", "Therapist", "Employee", "Personal", "Utförare", "Resource", "Resurs"), is_required=True),
    *CLIENT_COLUMNS,
    ImportField("price", "Price", "Pris", ("Amount", "Cost", "Belopp", "Summa")),
    ImportField("note", "Note", "Anteckning", ("Comment", "Notes", "Kommentar", "Message", "Meddelande", "Special request", "Önskemål")),
)
_LABELS = {field.name: (field.en, field.sv) for field in FIELDS}


@dataclass(frozen=True, slots=True)
class _Visit:
    """A row as it is read, before its names are looked up; the start is an instant."""

    number: int
    start_at: datetime
    duration: int | None
    price: int | None
    note: str
    client: ClientReference


class BookingImport:
    """Takes rows as bookings."""

    name = "bookings"
    permissions: tuple[Permission, ...] = (Permission.BOOKING_WRITE,)
    max_rows = 2000
    max_cell_length = MAX_CELL_LENGTH
    title = ("Bookings", "Bokningar")

    async def list_fields(self, session: AsyncSession) -> list[ImportField]:
        """List the fields of a booking, with a service and a practitioner of the clinic as examples."""
        examples = await queries.load_example_names(session)
        return [replace(field, example=examples.get(field.name) or field.example) for field in FIELDS]

    async def take_rows(self, session: AsyncSession, rows: Sequence[MappedRow], run: ImportRun) -> list[RowResult]:
        """Book the rows in their order, so that of two that clash the first is booked."""
        company = await companies.get_own_company(session)
        visits: dict[int, _Visit | ApiError | FieldError] = {}
        for row in rows:
            try:
                visits[row.number] = _read_visit(row, company)
            except (ApiError, FieldError) as error:
                visits[row.number] = error
        taker = _Taker(
            BookingImporter(session, run.import_id, company.timezone), company.timezone,
            Names(_LABELS["service"], await queries.list_services(session)),
            Names(_LABELS["practitioner"], await queries.list_practitioners(session)),
            await client_imports.load_client_finder(session, [visit.client for visit in visits.values() if isinstance(visit, _Visit)]),
        )
        results = []
        for count, row in enumerate(rows, 1):
            visit = visits[row.number]
            results.append(await taker.take(row, visit) if isinstance(visit, _Visit) else RowResult(row.number, _label(row), refusal=visit))
            if count % _PROGRESS_ROWS == 0 or count == len(rows):
                await run.report_progress(count)
        return results


@dataclass(frozen=True, slots=True)
class _Taker:
    importer: BookingImporter
    timezone: str
    services: Names
    practitioners: Names
    clients: ClientFinder

    async def take(self, row: MappedRow, visit: _Visit) -> RowResult:
        """Book a visit; a refusal is the result's."""
        try:
            client_id, client_name = self.clients.find(visit.client)
            item = ImportedBooking(
                row=row.number, client_id=client_id, service_id=self.services.find(row.values.get("service", "")),
                practitioner_id=self.practitioners.find(row.values.get("practitioner", "")), start_at=visit.start_at,
                duration=visit.duration, price=visit.price, note=visit.note,
            )
            booking = await self.importer.book(item)
        except (ApiError, FieldError) as error:
            return RowResult(row.number, _label(row), refusal=error)
        start, end = to_local(booking.start_at, self.timezone), to_local(booking.end_at, self.timezone)
        taken = {"date": f"{start:%Y-%m-%d}", "start": f"{start:%H:%M}", "end": f"{end:%H:%M}", "name": client_name}
        if "length" in row.values:
            taken["length"] = str(booking.inputs["duration"])
        if visit.price is not None:
            taken["price"] = cells.format_amount(visit.price)
        return RowResult(row.number, _label(row), booking.id, values={**row.values, **taken})


def _label(row: MappedRow) -> str:
    names = ("date", "start", "service", "name", "personal_id", "email", "mobile_number")
    return " · ".join([row.values[name] for name in names if name in row.values][:4])


def _read_visit(row: MappedRow, company: Company) -> _Visit:
    """Return what a row says. Raises FieldError, and TimeSkipped for a time that a clock change skips."""
    values = row.values
    for name in ("date", "start", "service", "practitioner"):
        if name not in values:
            raise FieldError(name, "required")
    day = cells.read_day(values["date"], company.date_format, "date")
    if day.year not in _CENTURY:
        raise FieldError("date", "date")
    local = datetime.combine(day, cells.read_time(values["start"], "start"))
    start_at = cells.to_instant(local, company.timezone)
    note = values.get("note", "")
    if len(note) > MAX_NOTE_LENGTH:
        raise FieldError("note", "too_long", max=MAX_NOTE_LENGTH)
    return _Visit(
        row.number, start_at, _read_duration(values, local, start_at, company.timezone),
        cells.read_amount(values["price"], "price") if "price" in values else None, note, read_client_reference(values, company),
    )


def _read_duration(values: Mapping[str, str], local: datetime, start_at: datetime, timezone: str) -> int | None:
    """Return the length in minutes, None where the row has neither a length nor an end. An end before the start is on the next day."""
    if "length" in values:
        minutes = cells.read_minutes(values["length"], "length")
    elif "end" in values:
        end = datetime.combine(local.date(), cells.read_time(values["end"], "end"))
        end_at = cells.to_instant(end if end > local else end + timedelta(days=1), timezone)
        minutes = int((end_at - start_at).total_seconds()) // 60
    else:
        return None
    field = "length" if "length" in values else "end"
    if not 0 < minutes <= MAX_MINUTES:
        raise FieldError(field, "at_most" if minutes else "above", limit=MAX_MINUTES if minutes else 0)
    return minutes
