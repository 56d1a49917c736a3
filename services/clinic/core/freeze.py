"""Frozen content: the one way in which something that was signed is written down (RFC 8785), and the digest over just those bytes."""

from datetime import date, datetime
from decimal import Decimal
from hashlib import sha256
from typing import Any
from uuid import UUID

import rfc8785

from clinic.core.clock import to_wire


def canonical(content: dict[str, Any]) -> bytes:
    """The same bytes for the same content, however it was built; ids, instants, days and decimals are written as on the wire."""
    return rfc8785.dumps(_plain(content))


def digest(frozen: bytes) -> str:
    """SHA-256, in hexadecimal."""
    return sha256(frozen).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, datetime):
        return to_wire(value)
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, UUID | Decimal):
        return str(value)
    return value
