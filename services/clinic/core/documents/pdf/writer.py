"""The writer that document renderers use: parts in order, in the document's own language, time zone and date format."""

import re
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

from clinic.core.clock import WIRE_FORMAT, zone
from clinic.core.documents.pdf import fonts, images, richtext
from clinic.core.documents.pdf.layout import CONTENT_WIDTH, DocumentTemplate, NumberedCanvas, PageMetadata

ImageSource = bytes | str | UUID
"""An image's bytes, or the id of one of the document's files."""
_MAX_IMAGE_HEIGHT = 90 * mm
_IMAGE_GAP = 6.0
_TERM_SHARE = 0.32
"""The share of the width that the terms of a definition list take."""
_SIGNATURE_SIZE = (70 * mm, 24 * mm)
_BASE_STYLE: list[Any] = [("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 8)]


class Pdf:
    """A document being written. Methods append parts; `to_bytes()` renders them, the same content to the same bytes."""

    width = CONTENT_WIDTH
    """The width of the parts, in points."""

    def __init__(self, metadata: PageMetadata, files: Mapping[str, bytes] | None = None) -> None:
        fonts.register_fonts()
        self.metadata, self._files = metadata, files or {}
        self._parts: list[Flowable] = []

    @property
    def language(self) -> str:
        """The document's language."""
        return self.metadata.language

    def translate(self, en: str, sv: str) -> str:
        """Return the text in the document's language."""
        return sv if self.language == "sv" else en

    def day(self, value: date | str) -> str:
        """Return a date in the clinic's format; a string is one as in the API."""
        day = date.fromisoformat(value[:10]) if isinstance(value, str) else value
        pattern = self.metadata.date_format.replace("YYYY", "%Y").replace("MM", "%m").replace("DD", "%d")
        return day.strftime(pattern)

    def instant(self, value: datetime | str) -> str:
        """Return an instant in the clinic's time zone and format, to the minute; a string is one as in the API."""
        at = datetime.strptime(value, WIRE_FORMAT).replace(tzinfo=UTC) if isinstance(value, str) else value
        local = at.astimezone(zone(self.metadata.zone))
        return f"{self.day(local.date())} {local.strftime('%I:%M %p' if self.metadata.is_twelve_hours else '%H:%M')}"

    def money(self, minor: int, unit: str) -> str:
        """Return an amount of minor units with its currency as screens show it: 1 495,00 kr, SEK 1,495.00, minus as a minus sign."""
        if self.language == "sv":
            text = format_currency(Decimal(minor) / 100, unit.upper(), locale="sv_SE")
        else:
            text = format_currency(Decimal(minor) / 100, unit.upper(), locale="en_GB")
            text = re.sub(r"([A-Z]{3})([0-9])", "\\1\u00a0\\2", text)
        return text.replace("-", "\N{MINUS SIGN}")

    def file(self, file_id: str | UUID) -> bytes:
        """Return one of the files that were frozen with the document."""
        return self._files[str(file_id)]

    def title(self, text: str) -> None:
        """Append the document's title."""
        self._parts.append(Paragraph(richtext.to_markup(text), fonts.TITLE))

    def heading(self, text: str, level: int = 1) -> None:
        """Append a heading, which stays on one page with what follows."""
        self._parts += [CondPageBreak(25 * mm), Paragraph(richtext.to_markup(text), fonts.HEADINGS[level])]

    def text(self, text: str) -> None:
        """Append plain text with its line breaks."""
        self._parts.append(Paragraph(richtext.to_markup(text), fonts.BODY))

    def small(self, text: str) -> None:
        """Append a remark in small grey type."""
        self._parts.append(Paragraph(richtext.to_markup(text), fonts.SMALL))

    def rich(self, doc: dict[str, Any] | None) -> None:
        """Append a rich text."""
        self._parts += richtext.to_flowables(doc or {})

    def rule(self) -> None:
        """Append a horizontal line."""
        self._parts.append(richtext.rule())

    def space(self, points: float = 8) -> None:
        """Append vertical space."""
        self._parts.append(Spacer(1, points))

    def definition_list(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Append labels with their values; pairs with an empty value are left out."""
        rows = [
            [Paragraph(richtext.to_markup(label), fonts.LABEL), Paragraph(richtext.to_markup(value), fonts.CELL)]
            for label, value in pairs if value
        ]
        if rows:
            style: list[Any] = [*_BASE_STYLE, ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
            widths = [self.width * _TERM_SHARE, self.width * (1 - _TERM_SHARE)]
            self._parts += [Table(rows, colWidths=widths, style=style, splitInRow=1), Spacer(1, 6)]

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], right: Iterable[int] = (), widths: Sequence[float] | None = None,
        strong: Iterable[int] = (),
    ) -> None:
        """Append a table whose header row is repeated on each page.

        `right` are the indexes of right-aligned columns, `strong` those of bold rows (-1 is the last), `widths` the columns' shares
        of the page width.
        """
        body = [list(row) for row in rows]
        at_right, bold = set(right), {index % len(body) for index in strong} if body else set()
        cells = [self._row(head, at_right, bold=True), *(self._row(row, at_right, bold=n in bold) for n, row in enumerate(body))]
        shares = widths or [1.0] * len(head)
        style: list[Any] = [
            *_BASE_STYLE, ("BACKGROUND", (0, 0), (-1, 0), fonts.SHADE_COLOR), ("LINEBELOW", (0, 0), (-1, -1), 0.4, fonts.LINE_COLOR),
            ("LEFTPADDING", (0, 0), (-1, -1), 5), ("RIGHTPADDING", (0, 0), (-1, -1), 5), ("TOPPADDING", (0, 0), (-1, -1), 3),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 4),
        ]
        columns = [self.width * share / sum(shares) for share in shares]
        self._parts += [Spacer(1, 3), Table(cells, colWidths=columns, style=style, repeatRows=1, splitInRow=1), Spacer(1, 8)]

    def _row(self, cells: Sequence[str], at_right: set[int], *, bold: bool) -> list[Flowable]:
        style = fonts.HEAD if bold else fonts.CELL
        styles = [fonts.align_right(style) if index in at_right else style for index in range(len(cells))]
        return [Paragraph(richtext.to_markup(cell), cell_style) for cell, cell_style in zip(cells, styles, strict=True)]

    def pictures(self, sources: Sequence[ImageSource], columns: int = 2, captions: Sequence[str] = ()) -> None:
        """Append images side by side, each no larger than its column."""
        width = (self.width - _IMAGE_GAP * (columns - 1)) / columns
        cells = [self._image_cell(source, width, captions[n] if n < len(captions) else "") for n, source in enumerate(sources)]
        style = [*_BASE_STYLE, ("RIGHTPADDING", (0, 0), (-1, -1), _IMAGE_GAP), ("BOTTOMPADDING", (0, 0), (-1, -1), 8)]
        for start in range(0, len(cells), columns):
            row: list[Any] = cells[start:start + columns]
            row += [""] * (columns - len(row))
            self._parts.append(Table([row], colWidths=[width + _IMAGE_GAP] * columns, style=style, hAlign="LEFT"))

    def _image_cell(self, source: ImageSource, width: float, caption: str) -> list[Flowable]:
        content = source if isinstance(source, bytes) else self.file(source)
        parts: list[Flowable] = [images.fitted_image(content, width, _MAX_IMAGE_HEIGHT)]
        parts[0].hAlign = "LEFT"
        return [*parts, Paragraph(richtext.to_markup(caption), fonts.CAPTION)] if caption else parts

    def signature(self, image: ImageSource | None, name: str, at: datetime | str) -> None:
        """Append a drawn signature, or a typed name alone, above who signed and when."""
        parts: list[Flowable] = [Spacer(1, 10)]
        if image is not None:
            drawn = images.fitted_image(image if isinstance(image, bytes) else self.file(image), *_SIGNATURE_SIZE)
            drawn.hAlign = "LEFT"
            parts.append(drawn)
        signed = f"{self.translate('Signed', 'Signerat')} {self.instant(at)}"
        style = [*_BASE_STYLE, ("LINEABOVE", (0, 0), (0, 0), 0.6, fonts.MUTED_COLOR)]
        cell = [Paragraph(richtext.to_markup(name), fonts.HEAD), Paragraph(richtext.to_markup(signed), fonts.SMALL)]
        parts.append(Table([[cell]], colWidths=[self.width / 2], style=style, hAlign="LEFT"))
        self._parts.append(KeepTogether(parts))

    def to_bytes(self) -> bytes:
        """Render the document."""
        out = BytesIO()
        DocumentTemplate(out, self.metadata).build(self._parts, canvasmaker=partial(NumberedCanvas, self.metadata))
        return out.getvalue()
