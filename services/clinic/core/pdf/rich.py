"""Rich text on paper."""

import re
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Flowable, HRFlowable, ListFlowable, ListItem, Paragraph, Spacer

from clinic.core.pdf import faces
from clinic.core.richtext import inline_text

_TAGS = {"bold": "b", "italic": "i", "underline": "u", "strike": "strike"}
_STEP = 12.0
_PIECE = 30
_LONG_WORD = re.compile(r"\S{200}")
_PIECES = re.compile(rf"(\S{{{_PIECE}}})(?=\S)")
"""A word longer than any line is looked through letter by letter at each line and page: it is laid in pieces, like words."""


def plain(text: str) -> str:
    """Text as the library's markup, its line breaks kept."""
    return escape(_parted(text, text)).replace("\r\n", "\n").replace("\n", "<br/>")


def _parted(text: str, whole: str) -> str:
    """The text, its words in pieces where the whole that it is a run of has a word that is too long."""
    return _PIECES.sub(r"\1 ", text) if _LONG_WORD.search(whole) else text


def blocks(doc: dict[str, Any]) -> list[Flowable]:
    """The document's blocks."""
    return [part for block in doc.get("content", []) for part in _block(block, faces.BODY)]


def _block(block: dict[str, Any], style: ParagraphStyle) -> list[Flowable]:
    kind, inside = block["type"], block.get("content", [])
    if kind == "paragraph":
        return [Paragraph(_inline(inside), style)] if inside else [Spacer(1, faces.BODY.leading / 2)]
    if kind == "heading":
        return [Paragraph(_inline(inside), faces.HEADINGS[block["attrs"]["level"]])]
    if kind == "horizontalRule":
        return [rule()]
    if kind == "blockquote":
        return [part for one in inside for part in _block(one, faces.indented(style, style.leftIndent + _STEP))]
    return [_list(block, style)]


def _list(block: dict[str, Any], style: ParagraphStyle) -> Flowable:
    items: list[Any] = [
        ListItem([part for one in item.get("content", []) for part in _block(one, style)]) for item in block.get("content", [])
    ]
    ordered = block["type"] == "orderedList"
    return ListFlowable(
        items, bulletType="1" if ordered else "bullet", start=block.get("attrs", {}).get("start", 1) if ordered else "•",
        leftIndent=style.leftIndent + _STEP * 1.4, bulletFontName=faces.FAMILY, bulletFontSize=faces.BODY.fontSize,
        bulletFormat="%s." if ordered else None,
    )


def rule() -> Flowable:
    """A line across."""
    return HRFlowable(width="100%", thickness=0.6, color=faces.LINE, spaceBefore=6, spaceAfter=8)


def _inline(content: list[dict[str, Any]]) -> str:
    whole = inline_text(content)
    return "".join("<br/>" if one["type"] == "hardBreak" else _run(one, whole) for one in content)


def _run(node: dict[str, Any], whole: str) -> str:
    made = escape(_parted(node["text"], whole))
    for mark in node.get("marks", []):
        if mark["type"] == "link":
            made = f"<a href={quoteattr(mark['attrs']['href'])}>{made}</a>"
        else:
            tag = _TAGS[mark["type"]]
            made = f"<{tag}>{made}</{tag}>"
    return made
