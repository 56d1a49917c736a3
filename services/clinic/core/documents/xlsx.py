"""Excel workbooks with typed columns (numbers, dates, amounts with two decimals) and charts of their tables."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from clinic.core.files.sheet_uploads import XLSX_MEDIA_TYPE as XLSX_MEDIA_TYPE

ColumnType = Literal["text", "number", "decimal", "money", "date", "instant"]
Chart = Literal["", "column", "pie"]
FORMATS: dict[ColumnType, dict[str, Any]] = {
    "text": {}, "number": {"num_format": "#,##0"}, "decimal": {}, "money": {"num_format": "#,##0.00"},
    "date": {"num_format": "yyyy-mm-dd", "align": "left"},
    "instant": {"num_format": "yyyy-mm-dd hh:mm", "align": "left"},
}
MAX_SHEET_NAME_LENGTH = 31
FORMULA_BEGINNINGS = ("=", "+", "-", "@", "\t", "\r")
FORBIDDEN_IN_NAMES = str.maketrans(dict.fromkeys("[]:*?/\\", " "))


@dataclass(frozen=True, slots=True)
class Column:
    """A column's heading and cell type. Cells of type `money` are minor units."""

    title: str
    type: ColumnType = "text"
    width: int = 16


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings, with an optional chart: columns side by side, or a pie."""

    title: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[Any]]
    chart: Chart = ""


@dataclass(slots=True)
class Workbook:
    """A workbook with a sheet per table; `empty_text` stands in a table without rows."""

    empty_text: str
    tables: list[Table] = field(default_factory=list)

    def to_bytes(self) -> bytes:
        """Write the workbook. Slow, so call it in a thread."""
        import xlsxwriter  # noqa: PLC0415 - takes a tenth of a process's start, and most processes never write a workbook

        out = BytesIO()
        book = xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
        formats = {column_type: book.add_format(properties) for column_type, properties in FORMATS.items()}
        header_format = book.add_format({"bold": True, "bottom": 1})
        names: set[str] = set()
        for table in self.tables:
            sheet = book.add_worksheet(_sheet_name(table.title, names))
            _write_table(sheet, table, formats, header_format, self.empty_text)
            if table.chart and table.rows:
                _add_chart(book, sheet, table)
        book.close()
        return out.getvalue()


class RowWriter:
    """A workbook of one table that is written to a file row by row, in little memory whatever its length. Slow, so call it in a thread.

    Texts are written as texts: one that begins like a formula is marked as such, so that it stays a text when the cell is edited too.
    """

    def __init__(self, path: Path, title: str, columns: Sequence[Column]) -> None:
        import xlsxwriter  # noqa: PLC0415 - as in to_bytes

        options = {"constant_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
        self._book = xlsxwriter.Workbook(path, options)
        self._formats = {column_type: self._book.add_format(properties) for column_type, properties in FORMATS.items()}
        self._quoted = self._book.add_format({"quote_prefix": True})
        self._sheet, self._columns, self._next_row = self._book.add_worksheet(_sheet_name(title, set())), columns, 1
        header_format = self._book.add_format({"bold": True, "bottom": 1})
        for index, column in enumerate(columns):
            self._sheet.set_column(index, index, column.width)
            self._sheet.write_string(0, index, column.title, header_format)
        self._sheet.freeze_panes(1, 0)

    def write_rows(self, rows: Sequence[Sequence[Any]]) -> None:
        """Append rows."""
        for row in rows:
            for index, (column, value) in enumerate(zip(self._columns, row, strict=True)):
                is_risky = isinstance(value, str) and value.startswith(FORMULA_BEGINNINGS)
                cell_format = self._quoted if is_risky else self._formats[column.type]
                _write_cell(self._sheet, (self._next_row, index), column.type, value, cell_format)
            self._next_row += 1

    def close(self) -> None:
        """Write the file."""
        self._book.close()


def _sheet_name(title: str, taken: set[str]) -> str:
    """Return a sheet name that the format allows: short, without the characters that formulas use, and unique in the workbook."""
    base = title.translate(FORBIDDEN_IN_NAMES).strip("' ")[:MAX_SHEET_NAME_LENGTH] or "-"
    name, number = base, 2
    while name.casefold() in taken:
        name, number = f"{base[:MAX_SHEET_NAME_LENGTH - 3]} {number}", number + 1
    taken.add(name.casefold())
    return name


def _write_table(sheet: Any, table: Table, formats: dict[ColumnType, Any], header_format: Any, empty_text: str) -> None:
    for index, column in enumerate(table.columns):
        sheet.set_column(index, index, column.width)
        sheet.write_string(0, index, column.title, header_format)
    sheet.freeze_panes(1, 0)
    for row_index, row in enumerate(table.rows, 1):
        for index, (column, value) in enumerate(zip(table.columns, row, strict=True)):
            _write_cell(sheet, (row_index, index), column.type, value, formats[column.type])
    if not table.rows:
        sheet.write_string(1, 0, empty_text)


def _write_cell(sheet: Any, at: tuple[int, int], column_type: ColumnType, value: Any, cell_format: Any) -> None:
    if value is None or value == "":
        sheet.write_blank(*at, None, cell_format)
    elif column_type == "money":
        sheet.write_number(*at, value / 100, cell_format)
    elif column_type in {"number", "decimal"}:
        sheet.write_number(*at, value, cell_format)
    elif isinstance(value, datetime | date):
        sheet.write_datetime(*at, value, cell_format)
    else:
        sheet.write_string(*at, str(value), cell_format)


def _add_chart(book: Any, sheet: Any, table: Table) -> None:
    chart = book.add_chart({"type": table.chart})
    last_row, name = len(table.rows), sheet.get_name()
    for index, column in enumerate(table.columns):
        if index and column.type in {"number", "money"}:
            chart.add_series({
                "name": [name, 0, index], "categories": [name, 1, 0, last_row, 0], "values": [name, 1, index, last_row, index],
            })
    chart.set_title({"name": table.title})
    chart.set_size({"width": 720, "height": 350})
    sheet.insert_chart(1, len(table.columns) + 1, chart)
