"""Factors: what proved a person at the sign-in. A session keeps those that it began with."""

from collections.abc import Sequence
from typing import Literal

Factor = Literal[
    "password", "mail_code", "sms_code", "totp", "recovery_code", "trusted_device", "mail_trusted_device", "passkey", "bankid",
]
"""`trusted_device` is a device that was trusted with one of SECOND_FACTORS, `mail_trusted_device` one trusted with a code by e-mail."""
SECOND_FACTORS = frozenset({"sms_code", "totp", "recovery_code", "trusted_device"})
TWO_FACTORS_BY_ITSELF = frozenset({"passkey", "bankid"})
"""Ways to sign in that prove possession and knowledge at once."""


def is_strong(factors: Sequence[str]) -> bool:
    """Tell whether factors prove a person twice as LAW-001 counts it.

    A code by e-mail doesn't count beside a password, since the same mailbox resets the password.
    """
    return bool(TWO_FACTORS_BY_ITSELF.intersection(factors)) or ("password" in factors and bool(SECOND_FACTORS.intersection(factors)))
