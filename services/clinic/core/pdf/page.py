"""What a renderer writes on: parts in their order, in the document's own language, zone and way of writing dates."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime
from decimal import Decimal
from functools import partial
from io import BytesIO
from typing import Any
from uuid import UUID

from babel.numbers import format_currency
from reportlab.lib.units import mm
from reportlab.platypus import CondPageBreak, Flowable, KeepTogether, Paragraph, Spacer, Table

from clinic.core.clock import WIRE, zone
from clinic.core.pdf import faces, pictures, rich
from clinic.core.pdf.sheet import WIDTH, Counting, Document, Sheet

Picture = bytes | str | UUID
"""A picture's bytes, or the id of one of the document's files."""
_PICTURE_HEIGHT, _GAP, _LABELS = 90 * mm, 6.0, 0.32
_SIGNATURE = (70 * mm, 24 * mm)
_PLAIN: list[Any] = [("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 8)]


class Pdf:
    """One document being written; `made()` gives its bytes, the same ones for the same content."""

    def __init__(self, sheet: Sheet, files: Mapping[str, bytes] | None = None) -> None:
        faces.load()
        self.sheet, self._files = sheet, files or {}
        self._parts: list[Flowable] = []

    @property
    def language(self) -> str:
        """The document's language."""
        return self.sheet.language

    def say(self, en: str, sv: str) -> str:
        """The words in the document's language."""
        return sv if self.language == "sv" else en

    def day(self, value: date | str) -> str:
        """A day as the clinic writes days; a string is one as on the wire."""
        day = date.fromisoformat(value[:10]) if isinstance(value, str) else value
        pattern = self.sheet.date_format.replace("YYYY", "%Y").replace("MM", "%m").replace("DD", "%d")
        return day.strftime(pattern)

    def instant(self, value: datetime | str) -> str:
        """An instant in the clinic's zone, to the minute; a string is one as on the wire."""
        at = datetime.strptime(value, WIRE).replace(tzinfo=UTC) if isinstance(value, str) else value
        there = at.astimezone(zone(self.sheet.zone))
        return f"{self.day(there.date())} {there.strftime('%I:%M %p' if self.sheet.is_twelve_hours else '%H:%M')}"

    def money(self, minor: int, unit: str) -> str:
        """An amount of minor units."""
        return format_currency(Decimal(minor) / 100, unit.upper(), locale="sv_SE" if self.language == "sv" else "en_GB")

    def file(self, file_id: str | UUID) -> bytes:
        """One of the files that were frozen with the document."""
        return self._files[str(file_id)]

    def title(self, text: str) -> None:
        """What the document is."""
        self._parts.append(Paragraph(rich.plain(text), faces.TITLE))

    def heading(self, text: str, level: int = 1) -> None:
        """The beginning of a part; it stays with what follows."""
        self._parts += [CondPageBreak(25 * mm), Paragraph(rich.plain(text), faces.HEADINGS[level])]

    def text(self, text: str) -> None:
        """Plain text, its lines kept."""
        self._parts.append(Paragraph(rich.plain(text), faces.BODY))

    def small(self, text: str) -> None:
        """A quiet remark."""
        self._parts.append(Paragraph(rich.plain(text), faces.SMALL))

    def rich(self, doc: dict[str, Any] | None) -> None:
        """A rich text."""
        self._parts += rich.blocks(doc or {})

    def rule(self) -> None:
        """A line across."""
        self._parts.append(rich.rule())

    def space(self, points: float = 8) -> None:
        """Some air."""
        self._parts.append(Spacer(1, points))

    def facts(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Labels with their values, those without a value left out."""
        rows = [[Paragraph(rich.plain(a), faces.LABEL), Paragraph(rich.plain(b), faces.CELL)] for a, b in pairs if b]
        if rows:
            style: list[Any] = [*_PLAIN, ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
            self._parts += [Table(rows, colWidths=[WIDTH * _LABELS, WIDTH * (1 - _LABELS)], style=style, splitInRow=1), Spacer(1, 6)]

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], right: Iterable[int] = (), widths: Sequence[float] | None = None,
        strong: Iterable[int] = (),
    ) -> None:
        """A table whose head is repeated on each page; columns `right` are set at their right edge, rows `strong` (-1 the last) in bold.

        `widths` are the columns' shares of the page.
        """
        given = [list(row) for row in rows]
        at_right, bold = set(right), {place % len(given) for place in strong} if given else set()
        made = [self._row(head, at_right, bold=True), *(self._row(row, at_right, bold=n in bold) for n, row in enumerate(given))]
        shares = widths or [1.0] * len(head)
        style: list[Any] = [
            *_PLAIN, ("BACKGROUND", (0, 0), (-1, 0), faces.SHADE), ("LINEBELOW", (0, 0), (-1, -1), 0.4, faces.LINE),
            ("LEFTPADDING", (0, 0), (-1, -1), 5), ("RIGHTPADDING", (0, 0), (-1, -1), 5), ("TOPPADDING", (0, 0), (-1, -1), 3),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 4),
        ]
        columns = [WIDTH * share / sum(shares) for share in shares]
        self._parts += [Spacer(1, 3), Table(made, colWidths=columns, style=style, repeatRows=1, splitInRow=1), Spacer(1, 8)]

    def _row(self, cells: Sequence[str], at_right: set[int], *, bold: bool) -> list[Flowable]:
        style = faces.HEAD if bold else faces.CELL
        return [Paragraph(rich.plain(cell), faces.right(style) if place in at_right else style) for place, cell in enumerate(cells)]

    def pictures(self, pictures_: Sequence[Picture], columns: int = 2, captions: Sequence[str] = ()) -> None:
        """Pictures side by side, no larger than their column."""
        width = (WIDTH - _GAP * (columns - 1)) / columns
        cells = [self._picture(one, width, captions[n] if n < len(captions) else "") for n, one in enumerate(pictures_)]
        style = [*_PLAIN, ("RIGHTPADDING", (0, 0), (-1, -1), _GAP), ("BOTTOMPADDING", (0, 0), (-1, -1), 8)]
        for begins in range(0, len(cells), columns):
            row: list[Any] = cells[begins:begins + columns]
            row += [""] * (columns - len(row))
            self._parts.append(Table([row], colWidths=[width + _GAP] * columns, style=style, hAlign="LEFT"))

    def _picture(self, picture: Picture, width: float, caption: str) -> list[Flowable]:
        content = picture if isinstance(picture, bytes) else self.file(picture)
        made: list[Flowable] = [pictures.placed(content, width, _PICTURE_HEIGHT)]
        made[0].hAlign = "LEFT"
        return [*made, Paragraph(rich.plain(caption), faces.CAPTION)] if caption else made

    def signature(self, image: Picture | None, name: str, at: datetime | str) -> None:
        """A signature as it was drawn, or the typed name alone, over who signed and when."""
        made: list[Flowable] = [Spacer(1, 10)]
        if image is not None:
            drawn = pictures.placed(image if isinstance(image, bytes) else self.file(image), *_SIGNATURE)
            drawn.hAlign = "LEFT"
            made.append(drawn)
        said = self.say("Signed", "Signerat")
        lined = [*_PLAIN, ("LINEABOVE", (0, 0), (0, 0), 0.6, faces.QUIET)]
        words = [Paragraph(rich.plain(name), faces.HEAD), Paragraph(rich.plain(f"{said} {self.instant(at)}"), faces.SMALL)]
        made.append(Table([[words]], colWidths=[WIDTH / 2], style=lined, hAlign="LEFT"))
        self._parts.append(KeepTogether(made))

    def made(self) -> bytes:
        """The finished document."""
        out = BytesIO()
        Document(out, self.sheet).build(self._parts, canvasmaker=partial(Counting, self.sheet))
        return out.getvalue()
