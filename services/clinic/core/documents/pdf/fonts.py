"""The embedded typeface (Inter; its Open Font License is in typefaces/) and the paragraph styles."""

from functools import lru_cache
from pathlib import Path
from typing import Literal

from reportlab import rl_config
from reportlab.lib.colors import Color, HexColor
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.fonts import addMapping
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

FAMILY, BOLD = "Inter", "Inter-Bold"
_FILES: dict[tuple[Literal[0, 1], Literal[0, 1]], str] = {
    (0, 0): "Inter-Regular", (1, 0): "Inter-Bold", (0, 1): "Inter-Italic", (1, 1): "Inter-BoldItalic",
}
TEXT_COLOR, MUTED_COLOR, LINE_COLOR = HexColor("#1B1C22"), HexColor("#5B5D6B"), HexColor("#D5D6DE")
SHADE_COLOR: Color = HexColor("#F4F4F7")


@lru_cache(maxsize=1)
def register_fonts() -> None:
    """Register the typeface with reportlab, once per process, and embed images as bytes instead of ASCII85, which is slow."""
    rl_config.useA85 = 0
    for (bold, italic), name in _FILES.items():
        face = FAMILY if (bold, italic) == (0, 0) else name
        pdfmetrics.registerFont(TTFont(face, str(Path(__file__).parent / "typefaces" / f"{name}.ttf")))
        addMapping(FAMILY, bold, italic, face)
        addMapping(BOLD, bold, italic, face if bold else BOLD)


def _style(name: str, size: float, *, bold: bool = False, color: Color = TEXT_COLOR, before: float = 0, after: float = 0) -> ParagraphStyle:
    return ParagraphStyle(
        name, fontName=BOLD if bold else FAMILY, fontSize=size, leading=round(size * 1.42, 1), textColor=color, spaceBefore=before,
        spaceAfter=after, splitLongWords=1, linkUnderline=1,
    )


TITLE = _style("title", 18, bold=True, after=8)
HEADINGS = {
    1: _style("heading1", 13, bold=True, before=12, after=4), 2: _style("heading2", 11.5, bold=True, before=9, after=3),
    3: _style("heading3", 10, bold=True, before=7, after=2),
}
BODY = _style("body", 9.5, after=5)
SMALL = _style("small", 8, color=MUTED_COLOR, after=3)
LABEL = _style("label", 8.5, color=MUTED_COLOR)
CAPTION = _style("caption", 8, color=MUTED_COLOR, before=3, after=3)
CELL = _style("cell", 9)
HEAD = _style("head", 8.5, bold=True)
COMPANY = _style("company", 11, bold=True)
for heading in (TITLE, *HEADINGS.values()):
    heading.keepWithNext = 1


def align_right(style: ParagraphStyle) -> ParagraphStyle:
    """Return the style, aligned right."""
    return ParagraphStyle(f"{style.name}-right", parent=style, alignment=TA_RIGHT)


def indent(style: ParagraphStyle, by: float) -> ParagraphStyle:
    """Return the style with a left indent in points."""
    return ParagraphStyle(f"{style.name}-{by:g}", parent=style, leftIndent=by)
