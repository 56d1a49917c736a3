"""Signed tokens in the URL of an SMS provider's delivery report: a token identifies the message and can't be forged."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, new
from uuid import UUID

from clinic.core.api.errors import NotFound
from clinic.core.settings import settings

UUID_BYTES, MAC_BYTES = 16, 16
TOKEN_BYTES = UUID_BYTES * 2 + MAC_BYTES


def _mac(ids: bytes) -> bytes:
    return new(settings().sms_callback_secret.encode(), b"sms-report:" + ids, sha256).digest()[:MAC_BYTES]


def sign(company_id: UUID, message_id: UUID) -> str:
    """Return the token for delivery reports of one message."""
    ids = company_id.bytes + message_id.bytes
    return urlsafe_b64encode(ids + _mac(ids)).decode()


def verify(token: str) -> tuple[UUID, UUID]:
    """Return the company id and message id of a token. Raises NotFound for a token that we did not sign."""
    try:
        raw = urlsafe_b64decode(token.encode())
    except ValueError as error:
        raise NotFound from error
    if len(raw) != TOKEN_BYTES or not compare_digest(raw[-MAC_BYTES:], _mac(raw[:-MAC_BYTES])):
        raise NotFound
    return UUID(bytes=raw[:UUID_BYTES]), UUID(bytes=raw[UUID_BYTES : 2 * UUID_BYTES])
