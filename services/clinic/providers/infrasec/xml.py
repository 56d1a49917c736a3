"""The XML that both services speak: elements without namespaces, in the order given."""

from collections.abc import Mapping
from xml.etree import ElementTree as ET

import httpx

from clinic.providers import errors

Tree = Mapping[str, "str | int | Tree"]


def written(root: str, tree: Tree) -> bytes:
    """A document; empty texts become empty elements."""
    top = ET.Element(root)
    _add(top, tree)
    document: bytes = ET.tostring(top, encoding="utf-8", xml_declaration=True)
    return document


def _add(parent: ET.Element, tree: Tree) -> None:
    for name, value in tree.items():
        tag, _, kind = name.partition("@")
        child = ET.SubElement(parent, tag, {"Type": kind} if kind else {})
        if isinstance(value, Mapping):
            _add(child, value)
        else:
            child.text = str(value)


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
