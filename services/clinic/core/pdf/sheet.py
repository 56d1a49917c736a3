"""The sheet that a document is printed on: the clinic's name and logo above, the page's number and the document's code below."""

from dataclasses import dataclass
from typing import Any

from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate

from clinic.core.pdf import codes, faces, pictures

MARGIN, TOP, TOP_LATER, BOTTOM = 20 * mm, 38 * mm, 22 * mm, 30 * mm
WIDTH = A4[0] - 2 * MARGIN
_LOGO = (60 * mm, 16 * mm)
_QR = 14 * mm
_WORDS = {"en": ("Verify this document", "Code", "Digest"), "sv": ("Kontrollera dokumentet", "Kod", "Kontrollsumma")}


@dataclass(frozen=True, slots=True)
class Sheet:
    """Whose document it is, and how it is known; `code` and `digest` are empty for what nobody has frozen."""

    company: str
    lines: tuple[str, ...] = ()
    logo: bytes | None = None
    title: str = ""
    language: str = "en"
    zone: str = "Europe/Stockholm"
    date_format: str = "YYYY-MM-DD"
    is_twelve_hours: bool = False
    code: str = ""
    digest: str = ""
    verify_url: str = ""


class Document(BaseDocTemplate):
    """The document on its sheets: the first has the clinic's whole head, the others its name."""

    def __init__(self, out: Any, sheet: Sheet) -> None:
        super().__init__(
            out, pagesize=A4, title=sheet.title, author=sheet.company, creator="Aster", lang=sheet.language, invariant=1,
            leftMargin=MARGIN, rightMargin=MARGIN, topMargin=TOP, bottomMargin=BOTTOM,
        )
        self.addPageTemplates([
            PageTemplate("first", [_frame(TOP)], onPage=lambda canvas, _: _head(canvas, sheet), autoNextPageTemplate="later"),
            PageTemplate("later", [_frame(TOP_LATER)], onPage=lambda canvas, _: _small_head(canvas, sheet)),
        ])


def _frame(top: float) -> Frame:
    return Frame(MARGIN, BOTTOM, WIDTH, A4[1] - top - BOTTOM, leftPadding=0, rightPadding=0, topPadding=0, bottomPadding=0)


def _head(canvas: Canvas, sheet: Sheet) -> None:
    top = A4[1] - 14 * mm
    if sheet.logo:
        logo = pictures.placed(sheet.logo, *_LOGO)
        logo.drawOn(canvas, MARGIN, top - logo.drawHeight)
    right, at = A4[0] - MARGIN, top - 9
    canvas.setFillColor(faces.INK)
    canvas.setFont(faces.BOLD, 11)
    canvas.drawRightString(right, at, sheet.company)
    canvas.setFillColor(faces.QUIET)
    canvas.setFont(faces.FAMILY, 8)
    for number, line in enumerate(sheet.lines[:3], 1):
        canvas.drawRightString(right, at - 3 - number * 11, line)


def _small_head(canvas: Canvas, sheet: Sheet) -> None:
    canvas.setFillColor(faces.QUIET)
    canvas.setFont(faces.FAMILY, 8)
    canvas.drawString(MARGIN, A4[1] - 14 * mm, sheet.title[:90])
    canvas.drawRightString(A4[0] - MARGIN, A4[1] - 14 * mm, sheet.company)


class Counting(Canvas):
    """A canvas that holds its pages back until it knows how many there are."""

    def __init__(self, sheet: Sheet, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self._sheet = sheet
        self._held: list[dict[str, Any]] = []

    def showPage(self) -> None:  # noqa: N802 - the library's name
        """Hold the page back."""
        self._held.append(dict(self.__dict__))
        self._startPage()  # type: ignore[attr-defined]

    def save(self) -> None:
        """Give each page its foot, then write them all."""
        held, self._held = self._held, []
        for number, page in enumerate(held, 1):
            self.__dict__.update(page)
            _foot(self, self._sheet, f"{number} ({len(held)})")
            super().showPage()
        super().save()


def _foot(canvas: Canvas, sheet: Sheet, number: str) -> None:
    canvas.setStrokeColor(faces.LINE)
    canvas.setLineWidth(0.6)
    canvas.line(MARGIN, 25 * mm, A4[0] - MARGIN, 25 * mm)
    canvas.setFillColor(faces.QUIET)
    canvas.setFont(faces.FAMILY, 8)
    canvas.drawRightString(A4[0] - MARGIN, 20 * mm, number)
    if sheet.code:
        _proof(canvas, sheet)


def _proof(canvas: Canvas, sheet: Sheet) -> None:
    left, at = MARGIN, 20 * mm
    if sheet.verify_url:
        codes.draw_qr(canvas, sheet.verify_url, left, 9 * mm, _QR)
        canvas.setFillColor(faces.QUIET)
        left += _QR + 4 * mm
    words = _WORDS.get(sheet.language, _WORDS["en"])
    canvas.setFont(faces.FAMILY, 6.5)
    for label, value in zip(words, (sheet.verify_url, sheet.code, sheet.digest), strict=True):
        if value:
            canvas.drawString(left, at, f"{label}: {value}")
            at -= 9
