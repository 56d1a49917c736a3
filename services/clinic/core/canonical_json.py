"""Canonical JSON (RFC 8785): the one byte representation of content, over which its digest is computed. No other module writes it."""

from datetime import date, datetime
from decimal import Decimal
from hashlib import sha256
from typing import Any
from uuid import UUID

from rfc8785 import CanonicalizationError, dumps

from clinic.core.clock import to_wire

__all__ = ["CanonicalizationError", "canonical_json", "sha256_hex"]


def canonical_json(content: dict[str, Any]) -> bytes:
    """Return the same bytes for the same content, in whatever order it was built.

    Ids, instants, dates and decimals are written as in the API. Raises CanonicalizationError for a value that JSON lacks, and
    for an integer that not every JSON reader reads exactly.
    """
    return dumps(_to_plain(content))


def sha256_hex(content: bytes) -> str:
    """Return the SHA-256 digest in hexadecimal."""
    return sha256(content).hexdigest()


def _to_plain(value: Any) -> Any:
    """Turn a value into those of JSON; others are left for the writer to refuse."""
    if isinstance(value, dict):
        return {str(key): _to_plain(inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_to_plain(inner) for inner in value]
    if isinstance(value, datetime):
        return to_wire(value)
    if isinstance(value, date):
        return value.isoformat()
    return str(value) if isinstance(value, UUID | Decimal) else value
