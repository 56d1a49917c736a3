"""Interpret the control unit's errors: whether they are permanent, and whether an earlier attempt registered the number."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.clock import now
from clinic.pos.fiscal import numbering
from clinic.pos.receipts.models import ControlRegistration
from clinic.pos.registers.register_config import RegisterConfig
from clinic.pos.sale_process import state
from clinic.providers.errors import ProviderError
from clinic.providers.infrasec.errors import NotRegistered, NumberUsed
from clinic.providers.infrasec.types import ControlReply

TAKEN_OVER_AFTER = state.LEASE
"""A first attempt later than this after the number was allocated is made by a process that took the sale over."""


async def record_rejection(session: AsyncSession, registration: ControlRegistration, error: ProviderError) -> bool:
    """Store the control unit's error. Returns whether it is permanent, so that the same call would fail again.

    The outcome becomes unknown when the error says so, and when this first recorded attempt comes so late that a process which has died
    may have made one before.
    """
    is_taken_over = not registration.attempts and now() - registration.at > TAKEN_OVER_AFTER
    registration.attempts, registration.error = registration.attempts + 1, error.code
    registration.outcome_unknown = registration.outcome_unknown or error.outcome_unknown or is_taken_over
    if not error.is_permanent:
        return False
    is_about_order = isinstance(error, NotRegistered) and error.in_order
    return not (is_about_order and await numbering.has_earlier_pending(session, registration))


def was_registered_earlier(registration: ControlRegistration, error: ProviderError) -> bool:
    """Return whether a permanently rejected number was registered by an earlier attempt whose reply was lost: units reject used numbers."""
    return registration.outcome_unknown and isinstance(error, NumberUsed)


def reply_without_code(register: RegisterConfig, registration: ControlRegistration) -> ControlReply:
    """Return what is known of a registration whose control code was never received, or that has none because its total is 0."""
    return ControlReply(register.row["control_unit"], "", registration.number)
