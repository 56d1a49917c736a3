"""Read uploaded tables: Excel workbooks (.xlsx) and CSV files, recognized by their content and read within limits.

Formulas are never evaluated: a cell has the value that was saved with it. What the archive of a workbook claims to hold is checked before
any of it is unpacked, and Python's zip reader never unpacks more than that.
"""

import asyncio
import csv
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from io import BytesIO, StringIO
from typing import Any, Literal
from zipfile import BadZipFile, ZipFile

from clinic.core.api.errors import FieldError

MAX_BYTES = 5 * 1024 * 1024
MAX_UNPACKED_BYTES = 60 * 1024 * 1024
MAX_ARCHIVE_ENTRIES = 500
MAX_COLUMNS = 60
MAX_CELL_LENGTH = 2000
MAX_EMPTY_ROWS = 1000
"""Empty rows in a row, after which the rest of the sheet is not read."""
XLSX_MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
CSV_MEDIA_TYPE = "text/csv"
_ZIP_SIGNATURE = b"PK\x03\x04"
_CONTROLS = dict.fromkeys((*range(9), 11, 12, *range(14, 32)), " ")
_read_semaphore = asyncio.Semaphore(1)


@dataclass(frozen=True, slots=True)
class SheetUpload:
    """A table's file as it came."""

    content: bytes
    media_type: Literal["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "text/csv"]
    width: None = None
    height: None = None
    thumb: None = None


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row that isn't empty, with its number in the file, from 1, and the texts of its cells."""

    number: int
    cells: tuple[str, ...]


async def read_sheet(
    content: bytes, *, max_rows: int, max_cell_length: int = MAX_CELL_LENGTH, field: str = "file",
) -> tuple[SheetUpload, list[SheetRow]]:
    """Return the file to store and the rows of its first sheet, the headings included; in a thread, and one file at a time.

    Raises FieldError `sheet_size`, `sheet_only`, `sheet_empty`, `sheet_columns` or `sheet_rows` (more than `max_rows` below the headings).
    """
    if len(content) > MAX_BYTES:
        raise FieldError(field, "sheet_size")
    async with _read_semaphore:
        try:
            return await asyncio.to_thread(_read, content, max_rows, max_cell_length)
        except _SheetError as error:
            raise FieldError(field, error.code, **error.details) from error


class _SheetError(Exception):
    def __init__(self, code: str, **details: int) -> None:
        super().__init__(code)
        self.code, self.details = code, details


def _read(content: bytes, max_rows: int, max_cell_length: int) -> tuple[SheetUpload, list[SheetRow]]:
    is_workbook = content.startswith(_ZIP_SIGNATURE)
    upload = SheetUpload(content, XLSX_MEDIA_TYPE if is_workbook else CSV_MEDIA_TYPE)  # type: ignore[arg-type]
    rows: list[SheetRow] = []
    for row in _list_filled_rows((_read_workbook if is_workbook else _read_csv)(content, max_cell_length)):
        rows.append(row)
        if len(rows) > max_rows + 1:
            raise _SheetError("sheet_rows", max=max_rows)
    if len(rows) < 2:  # noqa: PLR2004 - the headings and a row
        raise _SheetError("sheet_empty")
    return upload, rows


def _list_filled_rows(rows: Iterable[Sequence[str]]) -> Iterator[SheetRow]:
    empty_count = 0
    for number, cells in enumerate(rows, 1):
        if not any(cells):
            empty_count += 1
            if empty_count > MAX_EMPTY_ROWS:
                return
            continue
        empty_count, used = 0, max(index for index, cell in enumerate(cells) if cell) + 1
        if used > MAX_COLUMNS:
            raise _SheetError("sheet_columns", max=MAX_COLUMNS)
        yield SheetRow(number, tuple(cells[:used]))


def _read_workbook(content: bytes, max_cell_length: int) -> Iterator[Sequence[str]]:
    import openpyxl  # noqa: PLC0415 - takes a fifth of a second, and few processes ever read a workbook

    _check_archive(content)
    try:
        book = openpyxl.load_workbook(BytesIO(content), read_only=True, data_only=True, keep_links=False)
        sheet = book.worksheets[0]
        for row in sheet.iter_rows(max_col=MAX_COLUMNS + 1, values_only=True):
            yield [_to_text(value, max_cell_length) for value in row]
    except _SheetError:
        raise
    except Exception as error:  # a hostile workbook makes the library raise whatever it pleases
        raise _SheetError("sheet_only") from error


def _check_archive(content: bytes) -> None:
    """Refuse what isn't a workbook, and one that would unpack to far more than it weighs."""
    try:
        with ZipFile(BytesIO(content)) as archive:
            entries = archive.infolist()
    except (BadZipFile, OSError, ValueError, NotImplementedError) as error:
        raise _SheetError("sheet_only") from error
    if len(entries) > MAX_ARCHIVE_ENTRIES or sum(entry.file_size for entry in entries) > MAX_UNPACKED_BYTES:
        raise _SheetError("sheet_size")
    if "xl/workbook.xml" not in {entry.filename for entry in entries}:
        raise _SheetError("sheet_only")


def _read_csv(content: bytes, max_cell_length: int) -> Iterator[Sequence[str]]:
    text = _decode(content)
    first_line = text.partition("\n")[0]
    delimiter = max(";,\t", key=first_line.count)
    try:
        for row in csv.reader(StringIO(text, newline=""), delimiter=delimiter, strict=False):
            yield [_to_text(value, max_cell_length) for value in row]
    except csv.Error as error:
        raise _SheetError("sheet_only") from error


def _decode(content: bytes) -> str:
    """Return a CSV file's text: UTF-8, or what Excel writes on Windows. Any other file, such as an image or a PDF, has zero bytes."""
    if b"\0" in content or content.startswith((b"%PDF", b"\xff\xd8\xff", b"\xd0\xcf\x11\xe0", b"<")):
        raise _SheetError("sheet_only")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _to_text(value: Any, max_length: int) -> str:
    """Return a cell's value as text: days as YYYY-MM-DD, times as HH:MM, integers without a decimal point, yes and no."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime):
        has_time = value.time() != time()
        return value.strftime("%Y-%m-%d %H:%M" if has_time else "%Y-%m-%d")
    if isinstance(value, time):
        return value.strftime("%H:%M")
    if isinstance(value, timedelta):
        minutes = int(value.total_seconds()) // 60
        return f"{minutes // 60:02}:{minutes % 60:02}"
    text = value.isoformat() if isinstance(value, date) else str(value)
    return text[:max_length].translate(_CONTROLS).encode("utf-8", "replace").decode().strip()
