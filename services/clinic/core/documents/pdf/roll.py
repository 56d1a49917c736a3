"""Writing for the 80 mm roll of a receipt printer: one page of 80 mm, 72 mm of them printable, as long as its content.

The parts are those of an A4 document in the same order, with the clinic's header above and the document's verification below them.
"""

from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any

from reportlab.lib.enums import TA_CENTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.platypus import Flowable, Paragraph, SimpleDocTemplate, Spacer, Table

from clinic.core.documents.pdf import fonts, images, qr, richtext
from clinic.core.documents.pdf.layout import VERIFICATION_LABELS, PageMetadata
from clinic.core.documents.pdf.writer import Pdf

WIDTH, MARGIN = 80 * mm, 4 * mm
CONTENT_WIDTH = WIDTH - 2 * MARGIN
_MAX_HEIGHT = 14_000.0
"""The longest page that PDF readers show, in points; a longer receipt continues on another."""
_LOGO_SIZE = (44 * mm, 16 * mm)
_QR_SIDE = 22 * mm
_GAP = 6.0
"""Space between two columns, in points."""
_SMALLEST_FONT = 5.0
_LABELS_AND_VALUES = 2
"""Columns that stand side by side in any case."""
_STYLE: list[Any] = [
    ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0),
    ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5),
]


class _QrCode(Flowable):
    """The QR code of the document's verification page, in the middle of the roll."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.width, self.height, self._text = CONTENT_WIDTH, _QR_SIDE, text

    def draw(self) -> None:
        """Draw the code."""
        qr.draw_qr(self.canv, self._text, (CONTENT_WIDTH - _QR_SIDE) / 2, 0, _QR_SIDE)


class RollPdf(Pdf):
    """A document being written for the roll. A wide table's first column stands on a line of its own above the others."""

    width = CONTENT_WIDTH

    def __init__(self, metadata: PageMetadata, files: Mapping[str, bytes] | None = None) -> None:
        super().__init__(metadata, files)
        self._parts = _build_header(metadata)

    def definition_list(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Append labels with their values to the right, or below where both don't fit on a line; empty values are left out."""
        for label, value in pairs:
            if not value:
                continue
            longest = max(stringWidth(line, fonts.FAMILY, fonts.CELL.fontSize) for line in value.splitlines())
            label_width = stringWidth(label, fonts.FAMILY, fonts.LABEL.fontSize) + _GAP
            term = Paragraph(richtext.to_markup(label), fonts.LABEL)
            if label_width + longest <= CONTENT_WIDTH:
                text = Paragraph(richtext.to_markup(value), fonts.align_right(fonts.CELL))
                self._parts.append(Table([[term, text]], colWidths=[label_width, CONTENT_WIDTH - label_width], style=_STYLE))
            else:
                text = Paragraph(richtext.to_markup(value), fonts.CELL)
                self._parts.append(Table([[term], [text]], colWidths=[CONTENT_WIDTH], style=_STYLE))
        self._parts.append(Spacer(1, 4))

    def heading(self, text: str, level: int = 1) -> None:
        """Append a heading."""
        self._parts.append(Paragraph(richtext.to_markup(text), fonts.HEADINGS[level]))

    def table(
        self, head: Sequence[str], rows: Iterable[Sequence[str]], right: Iterable[int] = (),
        widths: Sequence[float] | None = None,  # noqa: ARG002 - those of A4 pages
        strong: Iterable[int] = (),
    ) -> None:
        """Append a table with columns as wide as their content, which is written smaller where it doesn't fit.

        With more than two columns, the first stands on a line of its own, because a name and its amounts don't fit side by side.
        """
        body = [list(row) for row in rows]
        bold = {index % len(body) for index in strong} if body else set()
        lines = [(list(head), True), *((row, index in bold) for index, row in enumerate(body))]
        first = 1 if len(head) > _LABELS_AND_VALUES else 0
        columns, size = _fit([row[first:] for row, _ in lines])
        at_right = {index - first for index in right}
        for row, is_bold in lines:
            style = fonts.HEAD if is_bold else fonts.CELL
            if first and row[0]:
                self._parts.append(Paragraph(richtext.to_markup(row[0]), style))
            if any(row[first:]):
                cells = [_cell(cell, style, size, is_right=index in at_right) for index, cell in enumerate(row[first:])]
                self._parts.append(Table([cells], colWidths=columns, style=_STYLE))
        self._parts.append(Spacer(1, 8))

    def to_bytes(self) -> bytes:
        """Render the document on one page of the content's length."""
        parts = [*self._parts, *_build_verification(self.metadata)]
        for part in parts:
            part.keepWithNext = 0  # one page keeps everything together
        height = min(_measure(parts) + 2 * MARGIN + 1, _MAX_HEIGHT)
        out = BytesIO()
        template = SimpleDocTemplate(
            out, pagesize=(WIDTH, height), title=self.metadata.title, author=self.metadata.company, creator="Aster", lang=self.language,
            invariant=1, leftMargin=MARGIN - 6, rightMargin=MARGIN - 6, topMargin=MARGIN - 6, bottomMargin=MARGIN - 6,
        )
        template.build(parts)
        return out.getvalue()


def _measure(parts: Sequence[Flowable]) -> float:
    """Return the height of the parts below one another; the larger one of two spaces that meet counts."""
    total = space = 0.0
    for part in parts:
        _, height = part.wrap(CONTENT_WIDTH, _MAX_HEIGHT)
        total += max(part.getSpaceBefore() - space, 0) + height + part.getSpaceAfter()
        space = part.getSpaceAfter()
    return total


def _cell(text: str, style: ParagraphStyle, size: float, *, is_right: bool) -> Flowable:
    aligned = fonts.align_right(style) if is_right else style
    return Paragraph(richtext.to_markup(text), ParagraphStyle(f"{aligned.name}-{size:g}", parent=aligned, fontSize=size))


def _fit(rows: Sequence[Sequence[str]]) -> tuple[list[float], float]:
    """Return the widths of the columns and the font size with which each cell fits on one line, as far as it stays readable."""
    size = fonts.CELL.fontSize
    natural = [max(stringWidth(cell, fonts.BOLD, size) for cell in column) for column in zip(*rows, strict=True)]
    available = CONTENT_WIDTH - _GAP * (len(natural) - 1)
    scale = max(min(1.0, available / sum(natural)), _SMALLEST_FONT / size) if sum(natural) else 1.0
    fitted = [width * scale for width in natural]
    spare = max(CONTENT_WIDTH - sum(fitted), 0) / len(fitted)
    return [width + spare for width in fitted], size * scale


def _centered(text: str, style: ParagraphStyle) -> Flowable:
    return Paragraph(richtext.to_markup(text), ParagraphStyle(f"{style.name}-center", parent=style, alignment=TA_CENTER))


def _build_header(metadata: PageMetadata) -> list[Flowable]:
    """Return the clinic's logo, name and facts, as the first page of an A4 document has them."""
    parts: list[Flowable] = []
    if metadata.logo:
        logo = images.fitted_image(metadata.logo, *_LOGO_SIZE)
        logo.hAlign = "CENTER"
        parts.append(logo)
    facts = [_centered(" · ".join(metadata.lines), fonts.SMALL)] if metadata.lines else []
    return [*parts, _centered(metadata.company, fonts.COMPANY), *facts, Spacer(1, 6)]


def _build_verification(metadata: PageMetadata) -> list[Flowable]:
    """Return the QR code, the address, the code and the digest by which anyone can verify the document."""
    if not metadata.code:
        return []
    labels = VERIFICATION_LABELS.get(metadata.language, VERIFICATION_LABELS["en"])
    values = zip(labels, (metadata.verify_url, metadata.code, metadata.digest), strict=True)
    lines = [Paragraph(richtext.to_markup(f"{label}: {value}"), fonts.SMALL) for label, value in values if value]
    return [Spacer(1, 6), *([_QrCode(metadata.verify_url)] if metadata.verify_url else []), Spacer(1, 4), *lines]
