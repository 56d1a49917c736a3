"""Hook by which an upper domain says what visitors pay in advance."""

from collections.abc import Awaitable, Callable, Sequence
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.booking.portal.schemas import PaymentTerms

PaymentSwitch = Callable[[AsyncSession], Awaitable[bool]]
TermsLookup = Callable[[AsyncSession, Sequence[UUID]], Awaitable[PaymentTerms | None]]
_terms_lookups: list[TermsLookup] = []
_payment_switches: list[PaymentSwitch] = []


def register_payment_terms(lookup: TermsLookup) -> TermsLookup:
    """Set the function that returns what visitors pay in advance for the services of a visit; the point of sale provides it."""
    _terms_lookups[:] = [lookup]
    return lookup


def register_payment_switch(switch: PaymentSwitch) -> PaymentSwitch:
    """Set the function that returns whether visitors pay in advance; the point of sale provides it."""
    _payment_switches[:] = [switch]
    return switch


async def takes_payment(session: AsyncSession) -> bool:
    """Return whether visitors pay in advance, at least in part."""
    return await _payment_switches[0](session)


async def get_payment_terms(session: AsyncSession, service_ids: Sequence[UUID]) -> PaymentTerms | None:
    """Return what visitors pay in advance for the services of a visit; None for nothing."""
    return await _terms_lookups[0](session, service_ids)
