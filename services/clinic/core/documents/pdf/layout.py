"""Page layout: the clinic's name and logo in the header, the page number and the document's code in the footer."""

from dataclasses import dataclass
from typing import Any, Literal

from reportlab.lib import pagesizes
from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate

from clinic.core.documents.pdf import fonts, images, qr

Paper = Literal["a4", "roll_80mm"]
"""The paper that a PDF is written for: A4 pages, or the 80 mm roll of a receipt printer."""
A4: Paper = "a4"
_PAGE_WIDTH, _PAGE_HEIGHT = pagesizes.A4
MARGIN, BOTTOM_MARGIN = 20 * mm, 30 * mm
FIRST_TOP_MARGIN, LATER_TOP_MARGIN = 38 * mm, 22 * mm
CONTENT_WIDTH = _PAGE_WIDTH - 2 * MARGIN
_LOGO_SIZE = (60 * mm, 16 * mm)
_ROW_SIZE, _ROW_LEADING, _MAX_ROWS = 8, 11, 4
"""Of the clinic's facts in the first header; each row more than the highest number moves the content down."""
_QR_SIDE = 14 * mm
VERIFICATION_LABELS = {"en": ("Verify this document", "Code", "Digest"), "sv": ("Kontrollera dokumentet", "Kod", "Kontrollsumma")}


@dataclass(frozen=True, slots=True)
class PageMetadata:
    """The clinic, formats and identification of a document; `code` and `digest` are empty for one that is not frozen."""

    company: str
    lines: tuple[str, ...] = ()
    logo: bytes | None = None
    title: str = ""
    subject: str = ""
    """Whom the document is about, on every page after the first."""
    language: str = "en"
    zone: str = "Europe/Stockholm"
    date_format: str = "YYYY-MM-DD"
    is_twelve_hours: bool = False
    code: str = ""
    digest: str = ""
    verify_url: str = ""


class DocumentTemplate(BaseDocTemplate):
    """The page templates: the first page has the clinic's full header, later ones its name."""

    def __init__(self, out: Any, metadata: PageMetadata) -> None:
        super().__init__(
            out, pagesize=pagesizes.A4, title=metadata.title, author=metadata.company, creator="Aster", lang=metadata.language, invariant=1,
            leftMargin=MARGIN, rightMargin=MARGIN, topMargin=FIRST_TOP_MARGIN, bottomMargin=BOTTOM_MARGIN,
        )
        extra_height = max(0, len(_pack_rows(metadata)) - _MAX_ROWS) * _ROW_LEADING
        self.addPageTemplates([
            PageTemplate(
                "first", [_frame(FIRST_TOP_MARGIN + extra_height)], onPage=lambda canvas, _: _draw_first_header(canvas, metadata),
                autoNextPageTemplate="later",
            ),
            PageTemplate("later", [_frame(LATER_TOP_MARGIN)], onPage=lambda canvas, _: _draw_later_header(canvas, metadata)),
        ])


def _frame(top: float) -> Frame:
    height = _PAGE_HEIGHT - top - BOTTOM_MARGIN
    return Frame(MARGIN, BOTTOM_MARGIN, CONTENT_WIDTH, height, leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0)


def _draw_first_header(canvas: Canvas, metadata: PageMetadata) -> None:
    top = _PAGE_HEIGHT - 14 * mm
    if metadata.logo:
        logo = images.fitted_image(metadata.logo, *_LOGO_SIZE)
        logo.drawOn(canvas, MARGIN, top - logo.drawHeight)
    right, at = _PAGE_WIDTH - MARGIN, top - 9
    canvas.setFillColor(fonts.TEXT_COLOR)
    canvas.setFont(fonts.BOLD, 11)
    canvas.drawRightString(right, at, metadata.company)
    canvas.setFillColor(fonts.MUTED_COLOR)
    for number, row in enumerate(_pack_rows(metadata), 1):
        canvas.setFont(fonts.FAMILY, _ROW_SIZE * min(1, _get_row_width(metadata) / max(1, _measure(row))))
        canvas.drawRightString(right, at - 3 - number * _ROW_LEADING, row)


def _get_row_width(metadata: PageMetadata) -> float:
    return CONTENT_WIDTH - (_LOGO_SIZE[0] + 5 * mm if metadata.logo else 0)


def _measure(row: str) -> float:
    return stringWidth(row, fonts.FAMILY, _ROW_SIZE)


def _pack_rows(metadata: PageMetadata) -> list[str]:
    """Put the clinic's facts on as few rows as fit beside the logo; a fact is not divided."""
    rows: list[str] = []
    for line in metadata.lines:
        row = f"{rows[-1]} · {line}" if rows else line
        if rows and _measure(row) <= _get_row_width(metadata):
            rows[-1] = row
        else:
            rows.append(line)
    return rows


def _draw_later_header(canvas: Canvas, metadata: PageMetadata) -> None:
    canvas.setFillColor(fonts.MUTED_COLOR)
    canvas.setFont(fonts.FAMILY, 8)
    canvas.drawString(MARGIN, _PAGE_HEIGHT - 14 * mm, metadata.title[:90])
    canvas.drawRightString(_PAGE_WIDTH - MARGIN, _PAGE_HEIGHT - 14 * mm, metadata.company)
    canvas.drawString(MARGIN, _PAGE_HEIGHT - 14 * mm - 10, metadata.subject[:120])


class NumberedCanvas(Canvas):
    """A canvas that defers its pages until their number is known, which each footer shows."""

    def __init__(self, metadata: PageMetadata, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._page_metadata = metadata
        self._deferred_pages: list[dict[str, Any]] = []

    def showPage(self) -> None:  # noqa: N802 - the library's name
        """Defer the page."""
        self._deferred_pages.append(dict(self.__dict__))
        self._startPage()  # type: ignore[attr-defined]

    def save(self) -> None:
        """Draw each page's footer and write all pages."""
        pages, self._deferred_pages = self._deferred_pages, []
        for number, page in enumerate(pages, 1):
            self.__dict__.update(page)
            _draw_footer(self, self._page_metadata, f"{number} ({len(pages)})")
            super().showPage()
        super().save()


def _draw_footer(canvas: Canvas, metadata: PageMetadata, number: str) -> None:
    canvas.setStrokeColor(fonts.LINE_COLOR)
    canvas.setLineWidth(0.6)
    canvas.line(MARGIN, 25 * mm, _PAGE_WIDTH - MARGIN, 25 * mm)
    canvas.setFillColor(fonts.MUTED_COLOR)
    canvas.setFont(fonts.FAMILY, 8)
    canvas.drawRightString(_PAGE_WIDTH - MARGIN, 20 * mm, number)
    if metadata.code:
        _draw_verification(canvas, metadata)


def _draw_verification(canvas: Canvas, metadata: PageMetadata) -> None:
    left, at = MARGIN, 20 * mm
    if metadata.verify_url:
        qr.draw_qr(canvas, metadata.verify_url, left, 9 * mm, _QR_SIDE)
        canvas.setFillColor(fonts.MUTED_COLOR)
        left += _QR_SIDE + 4 * mm
    labels = VERIFICATION_LABELS.get(metadata.language, VERIFICATION_LABELS["en"])
    canvas.setFont(fonts.FAMILY, 6.5)
    for label, value in zip(labels, (metadata.verify_url, metadata.code, metadata.digest), strict=True):
        if value:
            canvas.drawString(left, at, f"{label}: {value}")
            at -= 9
