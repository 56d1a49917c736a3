"""Limits of password attempts that nobody can use to lock another person out of their account.

Attempts at an account are counted where they come from: per known device, else per client address. What strangers elsewhere do to the
account only delays the attempts of unknown devices and never refuses them, and a device that has signed in before, or has just reset
the password by e-mail, isn't held up at all. Each address has a limit over all accounts besides.
"""

from asyncio import sleep

from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.core.api import rate_limit

FAILED_SIGN_IN_WINDOW_SECONDS = 15 * 60
MAX_FAILED_PER_ACCOUNT, MAX_FAILED_PER_ADDRESS = 10, 60
"""Failed sign-ins per window, of one device or address at one account, and of one address in all."""
UNDELAYED_FAILURES = 10
"""Failures at an account from anywhere, after which unknown devices wait before each attempt."""
FIRST_DELAY_SECONDS, FAILURES_PER_DOUBLING, MAX_DOUBLINGS = 0.25, 10, 4
"""The delay begins with a quarter of a second and grows to four seconds."""


Counter = tuple[str, str]
"""Name and key of a counter."""


async def count_attempt(request: SignInRequest, email: str) -> list[Counter]:
    """Count an attempt as failed, before the password is verified. Returns the counters, for `forgive_attempt`. Raises RateLimited.

    The address is counted before the account, so that a limited address can't slow an account down. A known device that has used up
    its own attempts is counted as an unknown one from then on.
    """
    device_id, address = request.find_known_device(email), request.rate_limit_address
    if device_id and await _count("sign-in", f"{email}|device {device_id}") <= MAX_FAILED_PER_ACCOUNT:
        return [("sign-in", f"{email}|device {device_id}")]
    of_address, of_account = ("sign-in-from", address), ("sign-in", f"{email}|{address}")
    for counter, limit in ((of_address, MAX_FAILED_PER_ADDRESS), (of_account, MAX_FAILED_PER_ACCOUNT)):
        await rate_limit.hit(*counter, limit=limit, window_seconds=FAILED_SIGN_IN_WINDOW_SECONDS)
    failures = await _count("sign-in-anywhere", email)
    if failures > UNDELAYED_FAILURES:
        doublings = min((failures - UNDELAYED_FAILURES) / FAILURES_PER_DOUBLING, MAX_DOUBLINGS)
        await sleep(FIRST_DELAY_SECONDS * 2**doublings)
    return [of_address, of_account, ("sign-in-anywhere", email)]


async def forgive_attempt(counters: list[Counter]) -> None:
    """Take the count of a successful attempt back."""
    for counter in counters:
        await rate_limit.undo_hit(*counter, window_seconds=FAILED_SIGN_IN_WINDOW_SECONDS)


async def _count(name: str, key: str) -> int:
    return await rate_limit.count(name, key, window_seconds=FAILED_SIGN_IN_WINDOW_SECONDS)
