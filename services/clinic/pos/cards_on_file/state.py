"""The states of a charge of a card on file, the transitions between them, and its timings. Imports none of its siblings."""

from datetime import timedelta
from enum import StrEnum
from typing import Final


class CardChargeState(StrEnum):
    """How far a charge is; stored as `card_charge.state`."""

    CREATED = "created"
    """Committed, before the provider is called. The fee is taken, so that no till sells it."""
    SENT = "sent"
    """The provider is called, once. Without its answer the outcome is unknown, and is read from the provider's list."""
    CHARGED = "charged"
    """The provider has the money. The sale is written next."""
    SOLD = "sold"
    """The sale is written; its registration pays the fee."""
    DECLINED = "declined"
    """Ended without money; the fee is due."""


TRANSITIONS: Final[frozenset[tuple[CardChargeState, CardChargeState]]] = frozenset(
    {
        (CardChargeState.CREATED, CardChargeState.SENT),
        (CardChargeState.CREATED, CardChargeState.DECLINED),
        (CardChargeState.SENT, CardChargeState.CHARGED),
        (CardChargeState.SENT, CardChargeState.DECLINED),
        (CardChargeState.CHARGED, CardChargeState.SOLD),
    }
)
FINAL: Final = frozenset({CardChargeState.SOLD, CardChargeState.DECLINED})

LEASE = timedelta(seconds=20)
"""How long a process may work on a step before the job takes it over: longer than a provider's reply is waited for."""
POLL_DELAY = timedelta(seconds=5)
"""The interval of reading an unknown outcome."""
MISSING_AFTER = timedelta(minutes=15)
"""After this a charge that the provider's list doesn't have was not made."""
RETRY_DELAYS = (timedelta(seconds=5), timedelta(seconds=20), timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30))
"""The delays before failed steps are repeated, increasing."""
ALARM_AFTER_FAILURES = 5
"""Failed steps in a row from which on each further one is logged as critical."""


class InvalidChargeTransitionError(RuntimeError):
    """A step asked for a transition that the table doesn't have: a mistake in the code."""


def check_transition(before: str, after: CardChargeState) -> None:
    """Raise InvalidChargeTransitionError for a transition that isn't in TRANSITIONS."""
    if (CardChargeState(before), after) not in TRANSITIONS:
        raise InvalidChargeTransitionError(f"{before}: {after}")
