"""Import clients: the fields of the staff's form that the clinic shows, and its own fields (REC-070)."""

from collections.abc import Sequence
from typing import Any

from pydantic import ValidationError
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.imports import service as client_imports
from clinic.clients.imports.service import ImportedClient
from clinic.clients.schemas import ClientCreate
from clinic.company import service as companies
from clinic.company.schemas import ExtraField
from clinic.company.service import Company
from clinic.core.api.errors import FieldError
from clinic.core.files.sheet_uploads import MAX_CELL_LENGTH
from clinic.core.security.permissions import Permission
from clinic.core.text.search_tokens import fold
from clinic.data_exchange.client_export.pdf import DETAIL_LABELS
from clinic.data_exchange.imports import cells
from clinic.data_exchange.imports.fields import ImportField
from clinic.data_exchange.imports.kinds import ImportRun, MappedRow, RowResult, to_field_error

_HEADINGS: dict[str, tuple[str, ...]] = {
    "first_name": ("Given name", "Tilltalsnamn", "Namn"), "last_name": ("Surname", "Family name", "Lastname"),
    "personal_id": ("Personal number", "Personal identity number", "Pers.nr", "Pnr", "Social security number", "SSN"),
    "date_of_birth": ("Date of birth", "Birthday", "Birth date", "Födelsedatum", "DOB"),
    "email": ("E-mail address", "Mail", "Mejl", "E-postadress", "Epostadress"),
    "mobile_number": ("Mobile", "Phone", "Phone number", "Telephone", "Cell", "Mobil", "Mobiltelefon", "Telefon", "Telefonnummer", "Tel"),
    "street_address": ("Address", "Street", "Adress", "Gata"), "zip_code": ("Postal code", "Postcode", "Post code", "ZIP", "Postnr"),
    "city": ("Town", "Stad", "Postort"), "state": ("Province", "Län"), "country": (), "cpr_id": ("CPR", "CPR number"),
    "occupation": ("Profession", "Job"), "language": (), "warning": ("Alert", "Warnings", "Varningar", "OBS"),
}
"""The fields in the order of the template, each with further headings by which it is recognized."""
_EXAMPLES = {
    "first_name": "Anna", "last_name": "Andersson", "email": "anna@example.com", "mobile_number": "070-174 06 05",
    "street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm", "country": "SE", "language": "sv",
}
_REQUIRED = ("first_name", "last_name")
_EXTRA = "extra_fields."


class ClientImport:
    """Takes rows as clients."""

    name = "clients"
    permissions: tuple[Permission, ...] = (Permission.CLIENT_WRITE,)
    max_rows = 5000
    max_cell_length = MAX_CELL_LENGTH
    title = ("Clients", "Klienter")

    async def list_fields(self, session: AsyncSession) -> list[ImportField]:
        """List the fields that the clinic shows, by its names, and its own fields."""
        company = await companies.get_own_company(session)
        return [
            *(_to_field(company, name) for name in _HEADINGS if (used := company.client_fields.get(name)) is None or used.is_visible),
            *(ImportField(f"{_EXTRA}{field.id}", field.name("en"), field.name("sv"), is_required=field.is_required)
              for field in company.live_extra_fields),
        ]

    async def take_rows(self, session: AsyncSession, rows: Sequence[MappedRow], run: ImportRun) -> list[RowResult]:
        """Take the rows that the staff's form would take."""
        company, results, items = await companies.get_own_company(session), dict[int, RowResult](), []
        for row in rows:
            try:
                items.append(ImportedClient(row.number, read_client(row, company)))
            except FieldError as error:
                results[row.number] = RowResult(row.number, _label(row), refusal=error)
        taken = await client_imports.import_clients(session, items, run.import_id, is_check=run.is_check)
        by_number = {row.number: row for row in rows}
        for item in items:
            outcome, label = taken[item.row], _label(by_number[item.row])
            if isinstance(outcome, Exception):
                results[item.row] = RowResult(item.row, label, refusal=outcome)
            else:
                results[item.row] = RowResult(item.row, label, outcome, values=_list_values(item.data, by_number[item.row]))
        await run.report_progress(len(rows))
        return [results[row.number] for row in rows]


def _to_field(company: Company, name: str) -> ImportField:
    english, swedish = DETAIL_LABELS[name]
    headings: tuple[str, ...] = _HEADINGS[name]
    used = company.client_fields.get(name)
    names = (used.name("en", english), used.name("sv", swedish)) if used else (english, swedish)
    return ImportField(
        name, *names, headings=(english, swedish, *headings), is_required=name in _REQUIRED or bool(used and used.is_required),
        example=_EXAMPLES.get(name, ""),
    )


def _label(row: MappedRow) -> str:
    return " ".join(row.values[name] for name in _REQUIRED if name in row.values)


def read_client(row: MappedRow, company: Company) -> ClientCreate:
    """Return the data of a client as the staff's form would send it. Raises FieldError."""
    values: dict[str, Any] = {name: text for name, text in row.values.items() if not name.startswith(_EXTRA)}
    values["country"] = country = cells.read_country(values["country"], "country") if "country" in values else company.country
    if "mobile_number" in values:
        values["country_code"], values["mobile_number"] = cells.read_phone(values["mobile_number"], country, "mobile_number")
    if "date_of_birth" in values:
        values["date_of_birth"] = cells.read_day(values["date_of_birth"], company.date_format, "date_of_birth")
    values["language"] = cells.read_language(values["language"], "language") if "language" in values else company.customer_language
    values["extra_fields"] = {
        field.id: _read_extra(field, text, company)
        for field in company.live_extra_fields if (text := row.values.get(f"{_EXTRA}{field.id}"))
    }
    try:
        return ClientCreate.model_validate(values)
    except ValidationError as error:
        raise to_field_error(error, root_field="mobile_number") from error


def _read_extra(field: ExtraField, text: str, company: Company) -> str | float:
    name = f"{_EXTRA}{field.id}"
    if field.type == "number":
        try:
            return float(text.replace("\u00a0", "").replace(" ", "").replace(",", "."))
        except ValueError as error:
            raise FieldError(name, "number") from error
    if field.type == "date":
        return cells.read_day(text, company.date_format, name).isoformat()
    if field.type == "yes_no":
        return {"ja": "yes", "j": "yes", "x": "yes", "yes": "yes", "y": "yes", "nej": "no", "n": "no", "no": "no"}.get(fold(text), text)
    if field.type == "choice":
        return next((choice for choice in field.choices if fold(choice) == fold(text)), text)
    return text


def _list_values(data: ClientCreate, row: MappedRow) -> dict[str, str]:
    """List the values of the mapped fields as they are taken."""
    values: dict[str, str] = {}
    for name, text in row.values.items():
        value = text if name.startswith(_EXTRA) else getattr(data, name)
        values[name] = f"{data.country_code} {value}" if name == "mobile_number" else str(value)
    return values
