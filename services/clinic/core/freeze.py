"""Frozen content: the one way in which something that was signed is written down (RFC 8785), and the digest over just those bytes."""

from datetime import date, datetime
from decimal import Decimal
from hashlib import sha256
from typing import Any
from uuid import UUID

import orjson
import rfc8785

from clinic.core.clock import to_wire

EXACT = 2**53 - 1
"""The largest number that every reader of JSON reads exactly."""


def canonical(content: dict[str, Any]) -> bytes:
    """The same bytes for the same content, however it was built; ids, instants, days and decimals are written as on the wire."""
    found = _Plain()
    plain = found.of(content)
    return rfc8785.dumps(plain) if found.unusual else orjson.dumps(plain, option=orjson.OPT_SORT_KEYS)


def digest(frozen: bytes) -> str:
    """SHA-256, in hexadecimal."""
    return sha256(frozen).hexdigest()


class _Plain:
    """Content as JSON has it; *unusual* when it has what the quick writer would write otherwise than the standard."""

    def __init__(self) -> None:
        self.unusual = False

    def of(self, value: Any) -> Any:
        """One value."""
        if isinstance(value, str):
            return value
        if isinstance(value, dict):
            return {self._key(str(key)): self.of(one) for key, one in value.items()}
        if isinstance(value, list | tuple):
            return [self.of(one) for one in value]
        if isinstance(value, datetime):
            return to_wire(value)
        if isinstance(value, date):
            return value.isoformat()
        if isinstance(value, UUID | Decimal):
            return str(value)
        self.unusual = self.unusual or not (value is None or (isinstance(value, int) and abs(value) <= EXACT))
        return value

    def _key(self, key: str) -> str:
        """Keys are ordered by UTF-16, which is the order of bytes as long as they are plain."""
        self.unusual = self.unusual or not key.isascii()
        return key
