"""Rich text as reportlab flowables."""

import re
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Flowable, HRFlowable, ListFlowable, ListItem, Paragraph, Spacer

from clinic.core.documents.pdf import fonts
from clinic.core.text.richtext import inline_text

_TAGS = {"bold": "b", "italic": "i", "underline": "u", "strike": "strike"}
_INDENT = 12.0
_PIECE_LENGTH = 30
_LONG_WORD = re.compile(r"\S{200}")
_WORD_PIECE = re.compile(rf"(\S{{{_PIECE_LENGTH}}})(?=\S)")
"""Reportlab splits a word that is longer than a line letter by letter, again at each line and page; pieces spare it that."""


def to_markup(text: str) -> str:
    """Return plain text as reportlab markup, with its line breaks."""
    return escape(_split_long_words(text, text)).replace("\r\n", "\n").replace("\n", "<br/>")


def _split_long_words(text: str, block_text: str) -> str:
    """Split the words of a run into pieces if the text of its block has a word that is too long, which may span runs."""
    return _WORD_PIECE.sub(r"\1 ", text) if _LONG_WORD.search(block_text) else text


def to_flowables(doc: dict[str, Any]) -> list[Flowable]:
    """Return a document's blocks."""
    return [part for block in doc.get("content", []) for part in _block(block, fonts.BODY)]


def _block(block: dict[str, Any], style: ParagraphStyle) -> list[Flowable]:
    node_type, content = block["type"], block.get("content", [])
    if node_type == "paragraph":
        return [Paragraph(_inline(content), style)] if content else [Spacer(1, fonts.BODY.leading / 2)]
    if node_type == "heading":
        return [Paragraph(_inline(content), fonts.HEADINGS[block["attrs"]["level"]])]
    if node_type == "horizontalRule":
        return [rule()]
    if node_type == "blockquote":
        return [part for inner in content for part in _block(inner, fonts.indent(style, style.leftIndent + _INDENT))]
    return [_list(block, style)]


def _list(block: dict[str, Any], style: ParagraphStyle) -> Flowable:
    items: list[Any] = [
        ListItem([part for inner in item.get("content", []) for part in _block(inner, style)]) for item in block.get("content", [])
    ]
    ordered = block["type"] == "orderedList"
    return ListFlowable(
        items, bulletType="1" if ordered else "bullet", start=block.get("attrs", {}).get("start", 1) if ordered else "•",
        leftIndent=style.leftIndent + _INDENT * 1.4, bulletFontName=fonts.FAMILY, bulletFontSize=fonts.BODY.fontSize,
        bulletFormat="%s." if ordered else None,
    )


def rule() -> Flowable:
    """Return a horizontal line."""
    return HRFlowable(width="100%", thickness=0.6, color=fonts.LINE_COLOR, spaceBefore=6, spaceAfter=8)


def _inline(content: list[dict[str, Any]]) -> str:
    block_text = inline_text(content)
    return "".join("<br/>" if node["type"] == "hardBreak" else _run(node, block_text) for node in content)


def _run(node: dict[str, Any], block_text: str) -> str:
    markup = escape(_split_long_words(node["text"], block_text))
    for mark in node.get("marks", []):
        if mark["type"] == "link":
            markup = f"<a href={quoteattr(mark['attrs']['href'])}>{markup}</a>"
        else:
            tag = _TAGS[mark["type"]]
            markup = f"<{tag}>{markup}</{tag}>"
    return markup
