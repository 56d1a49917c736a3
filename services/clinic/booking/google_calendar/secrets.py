"""Encrypt tokens of Google for the database, and sign the tokens of its channels; both by the installation's secret key."""

import json
from hashlib import sha256
from hmac import compare_digest, new
from uuid import UUID

from clinic.core.security import encryption
from clinic.core.settings import settings
from clinic.providers.google.errors import AccessRevoked

ENCRYPTION_PURPOSE = "google calendar"


def encrypt(calendar_id: UUID, values: dict[str, str]) -> bytes:
    """Return values in a form that is safe in the database and its backups."""
    return encryption.encrypt(ENCRYPTION_PURPOSE, calendar_id, json.dumps(values))


def decrypt(calendar_id: UUID, data: bytes) -> dict[str, str]:
    """Return what `encrypt` was given. Raises AccessRevoked when the secret key has changed since: only a new consent helps."""
    try:
        values: dict[str, str] = json.loads(encryption.decrypt(ENCRYPTION_PURPOSE, calendar_id, data))
    except encryption.DecryptionFailed as error:
        raise AccessRevoked from error
    return values


def _channel_key() -> bytes:
    return new(settings().secret_key.encode(), b"google-calendar-channel", sha256).digest()


def sign_channel(company_id: UUID, channel_id: UUID) -> str:
    """Return the token of a channel, which names the company and can't be guessed."""
    return f"{company_id.hex}.{new(_channel_key(), company_id.bytes + channel_id.bytes, sha256).hexdigest()}"


def verify_channel(token: str, channel_id: str) -> tuple[UUID, UUID] | None:
    """Return the company and the channel of a notification, or None when its token isn't ours."""
    try:
        company_id, channel = UUID(token.partition(".")[0]), UUID(channel_id)
    except ValueError:
        return None
    return (company_id, channel) if compare_digest(token.encode(), sign_channel(company_id, channel).encode()) else None
