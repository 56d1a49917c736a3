"""Encrypting secrets that are stored: AES-256-GCM with a key for each purpose, derived from the service's secret key.

The id of the row belongs to what is authenticated, so that a stored secret is of no use in another row.
"""

from secrets import token_bytes
from uuid import UUID

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from clinic.core.settings import settings

NONCE_BYTES, KEY_BYTES = 12, 32


class DecryptionFailed(Exception):
    """The stored secret was encrypted with another secret key, or belongs to another row."""


def encrypt(purpose: str, row_id: UUID, secret: str) -> bytes:
    """Encrypt the secret of a row."""
    nonce = token_bytes(NONCE_BYTES)
    return nonce + _get_cipher(purpose).encrypt(nonce, secret.encode(), row_id.bytes)


def decrypt(purpose: str, row_id: UUID, encrypted: bytes) -> str:
    """Return the secret of a row. Raises DecryptionFailed."""
    try:
        return _get_cipher(purpose).decrypt(encrypted[:NONCE_BYTES], encrypted[NONCE_BYTES:], row_id.bytes).decode()
    except (InvalidTag, ValueError) as error:
        raise DecryptionFailed from error


def _get_cipher(purpose: str) -> AESGCM:
    return AESGCM(HKDF(SHA256(), KEY_BYTES, salt=None, info=purpose.encode()).derive(settings().secret_key.encode()))
