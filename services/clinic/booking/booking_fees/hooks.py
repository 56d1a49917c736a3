"""Hook by which an upper domain says what was paid for a booking."""

from collections.abc import Awaitable, Callable
from uuid import UUID

from clinic.core.database.session import AnySession

PaidLookup = Callable[[AnySession, UUID, int], Awaitable[int]]
_paid_lookups: list[PaidLookup] = []


def register_paid_lookup(lookup: PaidLookup) -> PaidLookup:
    """Set the function that returns what was paid for a booking of a price, in öre; the point of sale provides it."""
    _paid_lookups[:] = [lookup]
    return lookup


async def get_paid_amount(session: AnySession, booking_id: UUID, price: int) -> int:
    """Return what was paid for a booking and not returned, in öre."""
    return await _paid_lookups[0](session, booking_id, price)
