"""Refuse text that PostgreSQL can't store: U+0000 and unpaired surrogates, at the field that holds them.

JSON can spell both and a URL the first. Checking every request's URL and body once spares each field a rule of its own.
"""

import json
import re
from typing import Any
from urllib.parse import parse_qsl

from fastapi import HTTPException
from starlette.types import Message, Receive, Scope

from clinic.core.api.errors import FieldError, NotFound
from clinic.core.api.route_options import request_options

_INVALID = re.compile("[\x00\ud800-\udfff]")
_SUSPECT = re.compile(rb"\\u0000|\\u[dD][89a-fA-F]|\xed[\xa0-\xbf]|\x00|%00")
"""Every way in which a body may spell invalid text; nearly all bodies match none, and need no parsing here."""


class InvalidText(HTTPException):
    """A field of the body holds text that can't be stored; `error` names the field."""

    def __init__(self, field: str) -> None:
        super().__init__(422)
        self.error = FieldError(field, "invalid")


def check_url(scope: Scope) -> NotFound | FieldError | None:
    """Return the error of a URL with invalid text in its path or query; None for a valid one."""
    query: bytes = scope["query_string"]
    if _INVALID.search(scope["path"]):
        return NotFound()
    return FieldError(field, "invalid") if b"%00" in query and (field := _invalid_form_field(query)) else None


def check_body(scope: Scope, receive: Receive) -> Receive:
    """Wrap `receive` so that the last piece of a body is handed on only after the whole body was checked.

    Raises InvalidText where the body is read.
    """
    if not request_options(scope).check_text:
        return receive
    content_type = dict(scope["headers"]).get(b"content-type", b"")
    pieces: list[bytes] = []

    async def checked_receive() -> Message:
        message = await receive()
        pieces.append(message.get("body", b""))
        is_complete = message["type"] == "http.request" and not message.get("more_body")
        if is_complete and _SUSPECT.search(body := b"".join(pieces)) and (field := _invalid_field(content_type, body)):
            raise InvalidText(field)
        return message

    return checked_receive


def _invalid_field(content_type: bytes, body: bytes) -> str:
    if content_type.startswith(b"multipart/"):
        return ""
    return _invalid_form_field(body) if content_type.startswith(b"application/x-www-form") else _invalid_json_field(body)


def _invalid_form_field(text: bytes) -> str:
    """Return the first field of a query string or form whose value is invalid; "" when there is none."""
    return next((name for name, value in parse_qsl(text.decode("latin-1"), keep_blank_values=True) if _INVALID.search(value)), "")


def _invalid_json_field(body: bytes) -> str:
    """Return the dotted path of the first invalid string or key of a JSON body; "" when there is none or the body isn't JSON."""
    try:
        pending: list[tuple[str, Any]] = [("", json.loads(body))]
    except (ValueError, RecursionError):
        return ""
    while pending:
        path, value = pending.pop()
        if isinstance(value, str) and _INVALID.search(value):
            return path or "body"
        if isinstance(value, dict):
            if any(_INVALID.search(name) for name in value):
                return path or "body"
            pending += [(f"{path}.{name}" if path else name, inner) for name, inner in value.items()]
        elif isinstance(value, list):
            pending += [(f"{path}.{number}" if path else str(number), inner) for number, inner in enumerate(value)]
    return ""
