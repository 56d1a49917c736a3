"""The secret in the address that a provider reports to: it names the message and can't be made by anybody else."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest, new
from uuid import UUID

from clinic.core.errors import NotFound
from clinic.core.settings import settings

ID, MAC = 16, 16
LENGTH = ID * 2 + MAC


def _mac(ids: bytes) -> bytes:
    return new(settings().sms_callback_secret.encode(), b"sms-report:" + ids, sha256).digest()[:MAC]


def seal(company_id: UUID, message_id: UUID) -> str:
    """The secret for one message's reports."""
    ids = company_id.bytes + message_id.bytes
    return urlsafe_b64encode(ids + _mac(ids)).decode()


def unseal(secret: str) -> tuple[UUID, UUID]:
    """The company and the message that a secret names; NotFound for one that isn't ours."""
    try:
        raw = urlsafe_b64decode(secret.encode())
    except ValueError as error:
        raise NotFound from error
    if len(raw) != LENGTH or not compare_digest(raw[-MAC:], _mac(raw[:-MAC])):
        raise NotFound
    return UUID(bytes=raw[:ID]), UUID(bytes=raw[ID : 2 * ID])
