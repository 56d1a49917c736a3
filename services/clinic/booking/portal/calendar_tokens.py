"""Signed tokens in links to one booking, or to one row of another purpose: they can't be guessed and give access to it only (PUB-010)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest, new
from uuid import UUID

from clinic.core.api.errors import NotFound
from clinic.core.settings import settings

TOKEN_TTL = timedelta(days=30)
"""How long a token is valid after the end of the booking."""
UUID_BYTES, MAC_BYTES = 16, 16


def _mac(company_id: UUID, row_id: bytes, purpose: str) -> bytes:
    message = f"{purpose}:".encode() + company_id.bytes + row_id
    return new(settings().secret_key.encode(), message, sha256).digest()[:MAC_BYTES]


def sign(company_id: UUID, row_id: UUID, purpose: str = "booking") -> str:
    """Return the token for a booking, or for a row of another purpose."""
    return urlsafe_b64encode(row_id.bytes + _mac(company_id, row_id.bytes, purpose)).decode().rstrip("=")


def verify(company_id: UUID, token: str, purpose: str = "booking") -> UUID:
    """Return the row's id of a token of this company and purpose. Raises NotFound for a token that we did not sign."""
    try:
        raw = urlsafe_b64decode(token.encode() + b"=" * (-len(token) % 4))
    except ValueError as error:
        raise NotFound from error
    if len(raw) != UUID_BYTES + MAC_BYTES or not compare_digest(raw[UUID_BYTES:], _mac(company_id, raw[:UUID_BYTES], purpose)):
        raise NotFound
    return UUID(bytes=raw[:UUID_BYTES])
