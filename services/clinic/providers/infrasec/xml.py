"""The XML that both services speak: elements without namespaces, in the order given."""

from collections.abc import Mapping
from xml.etree import ElementTree as ET
from xml.sax.saxutils import escape, quoteattr

import httpx

from clinic.providers import errors

Tree = Mapping[str, "str | int | Tree"]


def written(root: str, tree: Tree) -> bytes:
    """A document; empty texts become empty elements."""
    return f'<?xml version="1.0" encoding="utf-8"?>\n{_element(root, tree)}'.encode()


def _element(name: str, value: "str | int | Tree") -> str:
    """`Tag` or `Tag@Type`; every sale writes some thirty, for which a tree of nodes takes longer than all the rest."""
    tag, _, kind = name.partition("@")
    inner = "".join(_element(*one) for one in value.items()) if isinstance(value, Mapping) else escape(str(value))
    return f"<{tag}{f' Type={quoteattr(kind)}' if kind else ''}>{inner}</{tag}>"


def answered(root: str, response: httpx.Response) -> ET.Element:
    """The answer's top element; Unreadable when it's none of `root`."""
    try:
        found = ET.fromstring(response.content)  # noqa: S314 - from the one host whose certificate we hold, and expat bounds entities
    except ET.ParseError as error:
        raise errors.Unreadable(provider="Infrasec") from error
    if found.tag != root:
        raise errors.Unreadable(provider="Infrasec")
    return found


def text(found: ET.Element, path: str) -> str:
    """The words at a path, or none."""
    return (found.findtext(path) or "").strip()


def number(found: ET.Element, path: str, otherwise: int) -> int:
    """The whole number at a path; `otherwise` when there's none."""
    said = text(found, path)
    return int(said) if said.removeprefix("-").isdigit() else otherwise
