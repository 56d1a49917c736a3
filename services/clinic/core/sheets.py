"""Workbooks: numbers are numbers, dates are dates, money shows its currency's two decimals, and charts draw the cells beside them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime
from io import BytesIO
from typing import Any, Literal

XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
Kind = Literal["text", "number", "money", "date", "instant"]
Chart = Literal["", "column", "pie"]
FORMATS: dict[Kind, dict[str, Any]] = {
    "text": {}, "number": {"num_format": "#,##0"}, "money": {"num_format": "#,##0.00"},
    "date": {"num_format": "yyyy-mm-dd", "align": "left"},
    "instant": {"num_format": "yyyy-mm-dd hh:mm", "align": "left"},
}
LONGEST_NAME = 31
NOT_IN_NAMES = str.maketrans(dict.fromkeys("[]:*?/\\", " "))


@dataclass(frozen=True, slots=True)
class Column:
    """A heading and what its cells are; money comes in minor units."""

    title: str
    kind: Kind = "text"
    width: int = 16


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under headings, and how they are drawn: columns side by side, or parts of a whole."""

    title: str
    columns: Sequence[Column]
    rows: Sequence[Sequence[Any]]
    chart: Chart = ""


@dataclass(slots=True)
class Workbook:
    """A workbook in the making; `nothing` stands where a table has no rows."""

    nothing: str
    tables: list[Table] = field(default_factory=list)

    def made(self) -> bytes:
        """Its bytes. Slow: never on the loop."""
        import xlsxwriter  # noqa: PLC0415 - a tenth of the time that a process takes to start, and most never make a workbook

        out = BytesIO()
        book = xlsxwriter.Workbook(out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False})
        formats = {kind: book.add_format(look) for kind, look in FORMATS.items()}
        head = book.add_format({"bold": True, "bottom": 1})
        names: set[str] = set()
        for table in self.tables:
            sheet = book.add_worksheet(_name(table.title, names))
            _fill(sheet, table, formats, head, self.nothing)
            if table.chart and table.rows:
                _draw(book, sheet, table)
        book.close()
        return out.getvalue()


def _name(title: str, taken: set[str]) -> str:
    """A sheet's name as the format allows: short, without its signs, and no two alike."""
    plain = title.translate(NOT_IN_NAMES).strip("' ")[:LONGEST_NAME] or "-"
    found, number = plain, 2
    while found.casefold() in taken:
        found, number = f"{plain[:LONGEST_NAME - 3]} {number}", number + 1
    taken.add(found.casefold())
    return found


def _fill(sheet: Any, table: Table, formats: dict[Kind, Any], head: Any, nothing: str) -> None:
    for place, column in enumerate(table.columns):
        sheet.set_column(place, place, column.width)
        sheet.write_string(0, place, column.title, head)
    sheet.freeze_panes(1, 0)
    for line, row in enumerate(table.rows, 1):
        for place, (column, value) in enumerate(zip(table.columns, row, strict=True)):
            _write(sheet, (line, place), column.kind, value, formats[column.kind])
    if not table.rows:
        sheet.write_string(1, 0, nothing)


def _write(sheet: Any, at: tuple[int, int], kind: Kind, value: Any, look: Any) -> None:
    if value is None or value == "":
        sheet.write_blank(*at, None, look)
    elif kind == "money":
        sheet.write_number(*at, value / 100, look)
    elif kind == "number":
        sheet.write_number(*at, value, look)
    elif isinstance(value, datetime | date):
        sheet.write_datetime(*at, value, look)
    else:
        sheet.write_string(*at, str(value), look)


def _draw(book: Any, sheet: Any, table: Table) -> None:
    chart = book.add_chart({"type": table.chart})
    last, name = len(table.rows), sheet.get_name()
    for place, column in enumerate(table.columns):
        if place and column.kind in {"number", "money"}:
            chart.add_series({
                "name": [name, 0, place], "categories": [name, 1, 0, last, 0], "values": [name, 1, place, last, place],
            })
    chart.set_title({"name": table.title})
    chart.set_size({"width": 720, "height": 350})
    sheet.insert_chart(1, len(table.columns) + 1, chart)
