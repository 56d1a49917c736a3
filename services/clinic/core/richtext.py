"""Rich text (REC-024): ProseMirror's JSON in a closed schema. What is kept is built anew from what came, so nothing else gets in.

`RichText` is a field of a schema: a dict on the wire and in a JSONB column. An unknown block, mark or address is refused with
`rich_text`; attributes that say nothing to us (an editor's own) are left behind.
"""

import re
from html import escape
from typing import Annotated, Any

import orjson
from pydantic import BeforeValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

MOST_BYTES = 200_000
MOST_NODES = 10_000
DEEPEST = 12
LEVELS = (1, 2, 3)
LINK = re.compile(r"^(https?://|mailto:|tel:)[^\s<>\"'`\\]{1,2000}\Z", re.IGNORECASE)

_BLOCKS = frozenset({"paragraph", "heading", "bulletList", "orderedList", "blockquote", "horizontalRule"})
_INLINE = frozenset({"text", "hardBreak"})
_HOLDS: dict[str, frozenset[str]] = {
    "doc": _BLOCKS, "paragraph": _INLINE, "heading": _INLINE, "bulletList": frozenset({"listItem"}), "orderedList": frozenset({"listItem"}),
    "listItem": _BLOCKS, "blockquote": _BLOCKS, "horizontalRule": frozenset(), "hardBreak": frozenset(),
}
_MARKS = {"bold": "strong", "italic": "em", "underline": "u", "strike": "s"}
_UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""What JSON may hold, no text needs, and the database or a page chokes on."""

Doc = dict[str, Any]


def empty() -> Doc:
    """A document in which nothing is written."""
    return {"type": "doc", "content": []}


def cleaned(value: Any) -> Doc:
    """The document, built anew; PydanticCustomError `rich_text` when it isn't of the schema, `too_large` past its bounds."""
    if not isinstance(value, dict) or value.get("type") != "doc":
        raise _wrong()
    made = _Building().node(value, 0)
    if len(orjson.dumps(made)) > MOST_BYTES:
        raise PydanticCustomError("too_large", "too large")
    return made


def plain(text: str) -> Doc:
    """A document of paragraphs from plain text."""
    parts = [part for part in text.split("\n") if part.strip()]
    return {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": part}]} for part in parts]}


def _wrong() -> PydanticCustomError:
    return PydanticCustomError("rich_text", "not of the schema")


class _Building:
    """One document on its way in."""

    def __init__(self) -> None:
        self.left = MOST_NODES

    def node(self, given: Doc, depth: int) -> Doc:
        kind = _kind(given)
        self.left -= 1
        if self.left < 0 or depth > DEEPEST:
            raise PydanticCustomError("too_large", "too large")
        if kind == "text":
            return self._text(given)
        if kind not in _HOLDS:
            raise _wrong()
        made: Doc = {"type": kind, **_attributes(kind, given.get("attrs"))}
        if allowed := _HOLDS[kind]:
            made["content"] = self._content(given.get("content"), allowed, depth)
        return made

    def _content(self, given: Any, allowed: frozenset[str], depth: int) -> list[Doc]:
        if given is None:
            return []
        if not isinstance(given, list) or any(_kind(one) not in allowed for one in given):
            raise _wrong()
        made = [self.node(one, depth + 1) for one in given]
        return [one for one in made if one["type"] != "text" or one["text"]]

    def _text(self, given: Doc) -> Doc:
        text, marks = given.get("text"), given.get("marks") or []
        if not isinstance(text, str) or not isinstance(marks, list) or len(marks) > len(_MARKS) + 1:
            raise _wrong()
        made: Doc = {"type": "text", "text": _UNSEEN.sub("", text)}
        if marks:
            made["marks"] = [_mark(mark) for mark in marks]
        return made


def _kind(given: Any) -> str:
    kind = given.get("type") if isinstance(given, dict) else None
    return kind if isinstance(kind, str) else ""


def _attributes(kind: str, given: Any) -> Doc:
    attrs = given if isinstance(given, dict) else {}
    if kind == "heading":
        if type(attrs.get("level")) is not int or attrs["level"] not in LEVELS:
            raise _wrong()
        return {"attrs": {"level": attrs["level"]}}
    if kind == "orderedList":
        start = attrs.get("start", 1)
        return {"attrs": {"start": start if type(start) is int and 0 < start < MOST_NODES else 1}}
    return {}


def _mark(given: Any) -> Doc:
    kind = _kind(given)
    if kind in _MARKS:
        return {"type": kind}
    attrs = given.get("attrs") if kind == "link" else None
    href = attrs.get("href") if isinstance(attrs, dict) else None
    if not isinstance(href, str) or not LINK.match(href) or _UNSEEN.search(href):
        raise _wrong()
    return {"type": "link", "attrs": {"href": href}}


RichText = Annotated[
    dict[str, Any], BeforeValidator(cleaned),
    WithJsonSchema({"type": "object", "title": "RichText", "additionalProperties": True, "examples": [plain("Text")]}),
]
"""A rich text on the wire and in a schema."""


def is_empty(doc: Doc | None) -> bool:
    """Whether nothing is written; a line drawn across counts as nothing."""
    return not as_text(doc).strip()


def as_text(doc: Doc | None) -> str:
    """The words alone, for a search, a message or a comparison: a line for each block, list items with their marks."""
    return "\n".join(_lines((doc or {}).get("content", []), ""))


def _lines(blocks: list[Doc], before: str) -> list[str]:
    made: list[str] = []
    for block in blocks:
        kind, inside = block["type"], block.get("content", [])
        if kind in {"paragraph", "heading"}:
            made += [before + line for line in inline_text(inside).split("\n")]
        elif kind in {"bulletList", "orderedList"}:
            for number, item in enumerate(inside, block.get("attrs", {}).get("start", 1)):
                lines = _lines(item.get("content", []), "")
                mark = f"{number}. " if kind == "orderedList" else "• "
                made += [f"{before}{mark if place == 0 else '  '}{line}" for place, line in enumerate(lines or [""])]
        elif kind == "blockquote":
            made += _lines(inside, before + "> ")
    return made


def inline_text(content: list[Doc]) -> str:
    """The words of one block's inside."""
    return "".join("\n" if one["type"] == "hardBreak" else one["text"] for one in content)


def as_html(doc: Doc | None) -> str:
    """The document as HTML of nothing but our own tags, every word escaped."""
    return "".join(_html(block) for block in (doc or {}).get("content", []))


_TAGS = {"paragraph": "p", "bulletList": "ul", "listItem": "li", "blockquote": "blockquote"}


def _html(node: Doc) -> str:
    kind = node["type"]
    if kind == "text":
        return marked(node)
    if kind in {"hardBreak", "horizontalRule"}:
        return "<br>" if kind == "hardBreak" else "<hr>"
    inside = "".join(_html(one) for one in node.get("content", []))
    if kind == "heading":
        return f"<h{node['attrs']['level']}>{inside}</h{node['attrs']['level']}>"
    if kind == "orderedList":
        return f'<ol start="{node["attrs"]["start"]}">{inside}</ol>'
    return f"<{_TAGS[kind]}>{inside}</{_TAGS[kind]}>"


def marked(node: Doc) -> str:
    """One run of text inside its marks."""
    made = escape(node["text"])
    for mark in node.get("marks", []):
        if mark["type"] == "link":
            made = f'<a href="{escape(mark["attrs"]["href"])}" target="_blank" rel="noopener noreferrer nofollow">{made}</a>'
        else:
            made = f"<{_MARKS[mark['type']]}>{made}</{_MARKS[mark['type']]}>"
    return made
