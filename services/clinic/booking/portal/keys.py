"""The key to one visit in a visitor's link: it can't be guessed, opens nothing else, and ends with the visit (PUB-010)."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import timedelta
from hashlib import sha256
from hmac import compare_digest, new
from uuid import UUID

from clinic.core.errors import NotFound
from clinic.core.settings import settings

LIFE = timedelta(days=30)
"""How long after the visit's end its key still opens it."""
ID, MAC = 16, 16


def _mac(company_id: UUID, booking_id: bytes) -> bytes:
    return new(settings().secret_key.encode(), b"visit:" + company_id.bytes + booking_id, sha256).digest()[:MAC]


def seal(company_id: UUID, booking_id: UUID) -> str:
    """The key of a visit."""
    return urlsafe_b64encode(booking_id.bytes + _mac(company_id, booking_id.bytes)).decode().rstrip("=")


def unseal(company_id: UUID, key: str) -> UUID:
    """The visit that a key opens at this clinic; NotFound for one that isn't ours."""
    try:
        raw = urlsafe_b64decode(key.encode() + b"=" * (-len(key) % 4))
    except ValueError as error:
        raise NotFound from error
    if len(raw) != ID + MAC or not compare_digest(raw[ID:], _mac(company_id, raw[:ID])):
        raise NotFound
    return UUID(bytes=raw[:ID])
