"""Signed tokens in the link to a booking's calendar file: a token can't be guessed and gives access to that booking only (PUB-010)."""

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


def _mac(company_id: UUID, booking_id: bytes) -> bytes:
    return new(settings().secret_key.encode(), b"booking:" + company_id.bytes + booking_id, sha256).digest()[:MAC_BYTES]


def sign(company_id: UUID, booking_id: UUID) -> str:
    """Return the token for a booking."""
    return urlsafe_b64encode(booking_id.bytes + _mac(company_id, booking_id.bytes)).decode().rstrip("=")


def verify(company_id: UUID, token: str) -> UUID:
    """Return the booking id of a token of this company. Raises NotFound for a token that we did not sign."""
    try:
        raw = urlsafe_b64decode(token.encode() + b"=" * (-len(token) % 4))
    except ValueError as error:
        raise NotFound from error
    if len(raw) != UUID_BYTES + MAC_BYTES or not compare_digest(raw[UUID_BYTES:], _mac(company_id, raw[:UUID_BYTES])):
        raise NotFound
    return UUID(bytes=raw[:UUID_BYTES])
