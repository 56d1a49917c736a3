"""Limits of typed second factors. Only who knows the password gets as far, and nobody elsewhere can use them up for a known device."""

from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.core.api import rate_limit

WINDOW_SECONDS, HOUR_SECONDS, DAY_SECONDS = 15 * 60, 3600, 24 * 3600
MAX_CODES_TYPED_PER_DEVICE, MAX_CODES_TYPED_PER_ADDRESS = 10, 60
"""Per window, of one known device at one account, and of one address at all accounts."""
MAX_CODES_TYPED_PER_ACCOUNT = 50
"""A day, of all unknown devices together, over all sign-ins and codes of an account: fifty of a million."""
MAX_CODES_SENT_PER_ACCOUNT, MAX_CODES_SENT_PER_ADDRESS = 12, 60
"""An hour."""


async def count_typed_code(request: SignInRequest, email: str) -> None:
    """Count a typed code before it is compared. A known device that has used up its own attempts counts as an unknown one.

    Raises RateLimited.
    """
    await rate_limit.hit("second-factor-from", request.rate_limit_address, limit=MAX_CODES_TYPED_PER_ADDRESS, window_seconds=WINDOW_SECONDS)
    device_id = request.find_known_device(email)
    if device_id:
        counted = await rate_limit.count("second-factor", f"{email}|device {device_id}", window_seconds=WINDOW_SECONDS)
        if counted <= MAX_CODES_TYPED_PER_DEVICE:
            return
    await rate_limit.hit("second-factor", email, limit=MAX_CODES_TYPED_PER_ACCOUNT, window_seconds=DAY_SECONDS)


async def count_sent_code(request: SignInRequest, email: str) -> None:
    """Count a code that is to be sent; those for known devices and for others apart. Raises RateLimited."""
    await rate_limit.hit("sign-in-code-from", request.rate_limit_address, limit=MAX_CODES_SENT_PER_ADDRESS, window_seconds=HOUR_SECONDS)
    device_id = request.find_known_device(email)
    key = f"{email}|device {device_id}" if device_id else email
    await rate_limit.hit("sign-in-code", key, limit=MAX_CODES_SENT_PER_ACCOUNT, window_seconds=HOUR_SECONDS)
