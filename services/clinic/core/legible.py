"""What the database can't keep as text is refused at the door, at its field: U+0000, and halves of a pair of surrogates.

JSON can spell both and an address the first, so one look at each call's address and body spares every field of its own rule.
"""

import json
import re
from typing import Any
from urllib.parse import parse_qsl

from fastapi import HTTPException
from starlette.types import Message, Receive, Scope

from clinic.core.errors import FieldError, NotFound

SCRUBBED = "/api/v2/report/error"
"""A fault is taken as it comes, and cleaned."""
_BAD = re.compile("[\x00\ud800-\udfff]")
_SUSPECT = re.compile(rb"\\u0000|\\u[dD][89a-fA-F]|\xed[\xa0-\xbf]|\x00|%00")
"""How what is bad may be spelt in a body; most have none of it, and need no second look."""


class Illegible(HTTPException):
    """A field holds what is no text."""

    def __init__(self, field: str) -> None:
        super().__init__(422)
        self.error = FieldError(field, "invalid")


def of_address(scope: Scope) -> NotFound | FieldError | None:
    """Why a call's address can't be one; None when it can."""
    query: bytes = scope["query_string"]
    if _BAD.search(scope["path"]):
        return NotFound()
    return FieldError(field, "invalid") if b"%00" in query and (field := _of_pairs(query)) else None


def looked_through(scope: Scope, receive: Receive) -> Receive:
    """The body as it comes, its last piece only once the whole was looked at. Raises Illegible where the body is read."""
    if scope["path"].endswith(SCRUBBED):
        return receive
    kind = dict(scope["headers"]).get(b"content-type", b"")
    pieces: list[bytes] = []

    async def looked() -> Message:
        message = await receive()
        pieces.append(message.get("body", b""))
        whole = message["type"] == "http.request" and not message.get("more_body")
        if whole and _SUSPECT.search(body := b"".join(pieces)) and (field := _of_body(kind, body)):
            raise Illegible(field)
        return message

    return looked


def _of_body(kind: bytes, body: bytes) -> str:
    if kind.startswith(b"multipart/"):
        return ""
    return _of_pairs(body) if kind.startswith(b"application/x-www-form") else _of_json(body)


def _of_pairs(text: bytes) -> str:
    """The first field of a query or a form whose value is no text; none is empty."""
    return next((name for name, value in parse_qsl(text.decode("latin-1"), keep_blank_values=True) if _BAD.search(value)), "")


def _of_json(body: bytes) -> str:
    """The dotted field of a JSON body that is no text, or that has a name which isn't; none is empty, also when it's no JSON."""
    try:
        left: list[tuple[str, Any]] = [("", json.loads(body))]
    except (ValueError, RecursionError):
        return ""
    while left:
        place, value = left.pop()
        if isinstance(value, str) and _BAD.search(value):
            return place or "body"
        if isinstance(value, dict):
            if any(_BAD.search(name) for name in value):
                return place or "body"
            left += [(f"{place}.{name}" if place else name, inner) for name, inner in value.items()]
        elif isinstance(value, list):
            left += [(f"{place}.{number}" if place else str(number), inner) for number, inner in enumerate(value)]
    return ""
