"""Build and parse the XML of both services: elements without namespaces, in the given order."""

from collections.abc import Mapping
from xml.etree import ElementTree as ET

import httpx

from clinic.providers import errors

Tree = Mapping[str, "str | int | Tree"]


def render(root: str, tree: Tree) -> bytes:
    """Render a document; empty texts become empty elements."""
    return bytes(ET.tostring(_element(ET.Element(root), tree), encoding="utf-8", xml_declaration=True, short_empty_elements=False))


def _element(element: ET.Element, value: "str | int | Tree") -> ET.Element:
    """Fill an element; a child's name is `Tag` or `Tag@Type`."""
    if isinstance(value, Mapping):
        for name, child in value.items():
            tag, _, type_ = name.partition("@")
            _element(ET.SubElement(element, tag, {"Type": type_} if type_ else {}), child)
    else:
        element.text = str(value)
    return element


def parse_response(root: str, response: httpx.Response) -> ET.Element:
    """Parse a response. Raises UnexpectedResponse when its top element isn't `root`."""
    try:
        document = ET.fromstring(response.content)  # noqa: S314 - from the one host whose certificate we hold, and expat bounds entities
    except ET.ParseError as error:
        raise errors.UnexpectedResponse(provider="Infrasec") from error
    if document.tag != root:
        raise errors.UnexpectedResponse(provider="Infrasec")
    return document


def text(element: ET.Element, path: str) -> str:
    """Return the text at a path, or an empty string."""
    return (element.findtext(path) or "").strip()


def number(element: ET.Element, path: str, default: int) -> int:
    """Return the whole number at a path, or the default."""
    value = text(element, path)
    return int(value) if value.removeprefix("-").isdecimal() else default
