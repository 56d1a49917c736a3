"""The cookie by which a browser that has signed in to an account is known again, so that strangers' wrong passwords don't hold it up.

The cookie holds the device's random id and, for each account that it has signed in to, a signature of id and e-mail address. It signs
nobody in: it only decides on which counter the device's wrong passwords are counted.
"""

from hashlib import sha256
from hmac import compare_digest, new
from secrets import token_hex

from clinic.core.settings import settings

DEVICE_COOKIE = "device"
DEVICE_COOKIE_SECONDS = 365 * 86400
MAX_ACCOUNTS = 8
"""Accounts that one device is known for; the one that was used longest ago is dropped."""
ID_BYTES = 12


def read_device_id(cookie: str, email: str) -> str | None:
    """Return the id of a device that has signed in to the account before, or None."""
    device_id, *signatures = cookie.split(".")
    if not cookie.isascii() or len(signatures) > MAX_ACCOUNTS:
        return None
    expected = _sign(device_id, email)
    return device_id if any(compare_digest(signature, expected) for signature in signatures) else None


def add_account(cookie: str, email: str) -> str:
    """Return the cookie of a device that has now signed in to the account too."""
    device_id, *signatures = cookie.split(".")
    if not cookie.isascii() or len(device_id) != ID_BYTES * 2:
        return new_device(email)
    signature = _sign(device_id, email)
    others = [other for other in signatures if other != signature]
    return ".".join([device_id, signature, *others][: MAX_ACCOUNTS + 1])


def new_device(email: str) -> str:
    """Return the cookie of a new device of the account, with no failures counted on it."""
    device_id = token_hex(ID_BYTES)
    return f"{device_id}.{_sign(device_id, email)}"


def _sign(device_id: str, email: str) -> str:
    return new(settings().secret_key.encode(), f"device:{device_id}:{email}".encode(), sha256).hexdigest()[:32]
