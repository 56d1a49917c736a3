"""Signed keys of clients in the links of their messages: a key can't be guessed, is bound to one client, and expires (PUB-002, PUB-010).

A key shows nothing by itself: it narrows the key of a booking, after which a code is sent to the client.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from datetime import datetime
from hashlib import sha256
from hmac import compare_digest, new
from uuid import UUID

from clinic.core.clock import now
from clinic.core.settings import settings

HOUR_SECONDS = 3600
HOURS_BYTES, MAC_BYTES = 4, 12
"""The end of the key's validity in whole hours, and the signature."""


def _mac(company_id: UUID, client_id: UUID, hours: bytes) -> bytes:
    content = b"booking-client:" + company_id.bytes + client_id.bytes + hours
    return new(settings().secret_key.encode(), content, sha256).digest()[:MAC_BYTES]


def sign(company_id: UUID, client_id: UUID, expires_at: datetime) -> str:
    """Return the key of a client, valid until the end of the hour of `expires_at`."""
    hours = (int(expires_at.timestamp()) // HOUR_SECONDS + 1).to_bytes(HOURS_BYTES)
    return urlsafe_b64encode(hours + _mac(company_id, client_id, hours)).decode().rstrip("=")


def is_valid(company_id: UUID, client_ids: Sequence[UUID], key: str) -> bool:
    """Return whether a key is one of these clients' (a client and those merged into it), and has not expired."""
    try:
        raw = urlsafe_b64decode(key.encode() + b"=" * (-len(key) % 4))
    except ValueError:
        return False
    hours, mac = raw[:HOURS_BYTES], raw[HOURS_BYTES:]
    if len(raw) != HOURS_BYTES + MAC_BYTES or now().timestamp() >= int.from_bytes(hours) * HOUR_SECONDS:
        return False
    return any(compare_digest(mac, _mac(company_id, client_id, hours)) for client_id in client_ids)
