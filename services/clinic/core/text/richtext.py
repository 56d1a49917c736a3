"""Rich text (REC-024): ProseMirror's JSON, restricted to a closed schema.

The stored document is rebuilt from the known parts of the input, so nothing else can get in: an unknown block, mark or link address
is refused with `rich_text`, unknown attributes (an editor's own) are dropped. `RichText` is the schema field: a dict in the API and
in a JSONB column.
"""

import re
from html import escape
from typing import Annotated, Any

import orjson
from pydantic import BeforeValidator, WithJsonSchema
from pydantic_core import PydanticCustomError

MAX_BYTES = 200_000
MAX_NODES = 10_000
MAX_DEPTH = 12
HEADING_LEVELS = (1, 2, 3)
LINK = re.compile(r"^(https?://|mailto:|tel:)[^\s<>\"'`\\]{1,2000}\Z", re.IGNORECASE)

_BLOCKS = frozenset({"paragraph", "heading", "bulletList", "orderedList", "blockquote", "horizontalRule"})
_INLINE = frozenset({"text", "hardBreak"})
_ALLOWED_CHILDREN: dict[str, frozenset[str]] = {
    "doc": _BLOCKS, "paragraph": _INLINE, "heading": _INLINE, "bulletList": frozenset({"listItem"}), "orderedList": frozenset({"listItem"}),
    "listItem": _BLOCKS, "blockquote": _BLOCKS, "horizontalRule": frozenset(), "hardBreak": frozenset(),
}
_MARKS = {"bold": "strong", "italic": "em", "underline": "u", "strike": "s"}
_CONTROL_CHARACTERS = re.compile("[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""Characters that JSON may hold but that text doesn't need and that PostgreSQL or a page can't take."""

Doc = dict[str, Any]


def sanitize(value: Any) -> Doc:
    """Return the document, rebuilt. Raises PydanticCustomError `rich_text` when it doesn't fit the schema, `too_large` past the limits."""
    if not isinstance(value, dict) or value.get("type") != "doc":
        raise _invalid()
    doc = _Sanitizer().node(value, 0)
    if len(orjson.dumps(doc)) > MAX_BYTES:
        raise PydanticCustomError("too_large", "too large")
    return doc


def from_plain_text(text: str) -> Doc:
    """Return a document with a paragraph per line of plain text."""
    parts = [part for part in text.split("\n") if part.strip()]
    return {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": part}]} for part in parts]}


def _invalid() -> PydanticCustomError:
    return PydanticCustomError("rich_text", "not of the schema")


class _Sanitizer:
    """Rebuilds one document, counting its nodes."""

    def __init__(self) -> None:
        self.remaining = MAX_NODES

    def node(self, source: Doc, depth: int) -> Doc:
        node_type = _node_type(source)
        self.remaining -= 1
        if self.remaining < 0 or depth > MAX_DEPTH:
            raise PydanticCustomError("too_large", "too large")
        if node_type == "text":
            return self._text(source)
        if node_type not in _ALLOWED_CHILDREN:
            raise _invalid()
        node: Doc = {"type": node_type, **_attributes(node_type, source.get("attrs"))}
        if allowed := _ALLOWED_CHILDREN[node_type]:
            node["content"] = self._content(source.get("content"), allowed, depth)
        return node

    def _content(self, source: Any, allowed: frozenset[str], depth: int) -> list[Doc]:
        if source is None:
            return []
        if not isinstance(source, list) or any(_node_type(child) not in allowed for child in source):
            raise _invalid()
        nodes = [self.node(child, depth + 1) for child in source]
        return [node for node in nodes if node["type"] != "text" or node["text"]]

    def _text(self, source: Doc) -> Doc:
        text, formatting = source.get("text"), source.get("marks") or []
        if not isinstance(text, str) or not isinstance(formatting, list) or len(formatting) > len(_MARKS) + 1:
            raise _invalid()
        node: Doc = {"type": "text", "text": _CONTROL_CHARACTERS.sub("", text)}
        if formatting:
            node["marks"] = [_mark(mark) for mark in formatting]
        return node


def _node_type(node: Any) -> str:
    node_type = node.get("type") if isinstance(node, dict) else None
    return node_type if isinstance(node_type, str) else ""


def _attributes(node_type: str, source: Any) -> Doc:
    attrs = source if isinstance(source, dict) else {}
    if node_type == "heading":
        if type(attrs.get("level")) is not int or attrs["level"] not in HEADING_LEVELS:
            raise _invalid()
        return {"attrs": {"level": attrs["level"]}}
    if node_type == "orderedList":
        start = attrs.get("start", 1)
        return {"attrs": {"start": start if type(start) is int and 0 < start < MAX_NODES else 1}}
    return {}


def _mark(source: Any) -> Doc:
    node_type = _node_type(source)
    if node_type in _MARKS:
        return {"type": node_type}
    attrs = source.get("attrs") if node_type == "link" else None
    href = attrs.get("href") if isinstance(attrs, dict) else None
    if not isinstance(href, str) or not LINK.match(href) or _CONTROL_CHARACTERS.search(href):
        raise _invalid()
    return {"type": "link", "attrs": {"href": href}}


RichText = Annotated[
    dict[str, Any], BeforeValidator(sanitize),
    WithJsonSchema({"type": "object", "title": "RichText", "additionalProperties": True, "examples": [from_plain_text("Text")]}),
]
"""A schema field that holds a rich text."""


def is_empty(doc: Doc | None) -> bool:
    """Return whether a document has no text; a horizontal line alone counts as empty."""
    return not to_text(doc).strip()


def to_text(doc: Doc | None) -> str:
    """Return the text alone, for search, messages and comparison: a line per block, list items with their bullets or numbers."""
    return "\n".join(_lines((doc or {}).get("content", []), ""))


def _lines(blocks: list[Doc], prefix: str) -> list[str]:
    lines: list[str] = []
    for block in blocks:
        node_type, content = block["type"], block.get("content", [])
        if node_type in {"paragraph", "heading"}:
            lines += [prefix + line for line in inline_text(content).split("\n")]
        elif node_type in {"bulletList", "orderedList"}:
            for number, item in enumerate(content, block.get("attrs", {}).get("start", 1)):
                item_lines = _lines(item.get("content", []), "")
                bullet = f"{number}. " if node_type == "orderedList" else "• "
                lines += [f"{prefix}{bullet if index == 0 else '  '}{line}" for index, line in enumerate(item_lines or [""])]
        elif node_type == "blockquote":
            lines += _lines(content, prefix + "> ")
    return lines


def inline_text(content: list[Doc]) -> str:
    """Return the text of one block's content."""
    return "".join("\n" if node["type"] == "hardBreak" else node["text"] for node in content)


def to_html(doc: Doc | None) -> str:
    """Return the document as HTML that holds only tags of ours, with all text escaped."""
    return "".join(_html(block) for block in (doc or {}).get("content", []))


_TAGS = {"paragraph": "p", "bulletList": "ul", "listItem": "li", "blockquote": "blockquote"}


def _html(node: Doc) -> str:
    node_type = node["type"]
    if node_type == "text":
        return marked_to_html(node)
    if node_type in {"hardBreak", "horizontalRule"}:
        return "<br>" if node_type == "hardBreak" else "<hr>"
    content = "".join(_html(child) for child in node.get("content", []))
    if node_type == "heading":
        return f"<h{node['attrs']['level']}>{content}</h{node['attrs']['level']}>"
    if node_type == "orderedList":
        return f'<ol start="{node["attrs"]["start"]}">{content}</ol>'
    return f"<{_TAGS[node_type]}>{content}</{_TAGS[node_type]}>"


def marked_to_html(node: Doc) -> str:
    """Return one run of text as HTML, inside the tags of its marks."""
    html = escape(node["text"])
    for mark in node.get("marks", []):
        if mark["type"] == "link":
            html = f'<a href="{escape(mark["attrs"]["href"])}" target="_blank" rel="noopener noreferrer nofollow">{html}</a>'
        else:
            html = f"<{_MARKS[mark['type']]}>{html}</{_MARKS[mark['type']]}>"
    return html
