"""The states of an online payment, the transitions between them, and its timings. Imports nothing of its siblings."""

from datetime import timedelta
from enum import StrEnum
from typing import Final


class OnlinePaymentState(StrEnum):
    """How far an online payment is; stored as `online_payment.state`."""

    CREATED = "created"
    """Committed, before the provider is called. Its answer, which the visitor needs to pay, may be lost."""
    WAITING = "waiting"
    """The visitor can pay it. The provider is polled."""
    PAID = "paid"
    """The provider has the money. The time is booked next, and the sale registered."""
    BOOKED = "booked"
    """The booking and its sale are written."""
    FAILED = "failed"
    """It ended without money. A provider that reports money later makes it paid."""
    REFUND_DUE = "refund_due"
    """It is paid and its time can't be booked: the money goes back."""
    REFUND_SENT = "refund_sent"
    """The return was sent to the provider, which is asked whether it has it."""
    REFUNDED = "refunded"
    """The provider has returned the money."""


TRANSITIONS: Final[frozenset[tuple[OnlinePaymentState, OnlinePaymentState]]] = frozenset({
    (OnlinePaymentState.CREATED, OnlinePaymentState.WAITING), (OnlinePaymentState.CREATED, OnlinePaymentState.FAILED),
    (OnlinePaymentState.CREATED, OnlinePaymentState.PAID),
    (OnlinePaymentState.WAITING, OnlinePaymentState.PAID), (OnlinePaymentState.WAITING, OnlinePaymentState.FAILED),
    (OnlinePaymentState.FAILED, OnlinePaymentState.PAID),
    (OnlinePaymentState.PAID, OnlinePaymentState.BOOKED), (OnlinePaymentState.PAID, OnlinePaymentState.REFUND_DUE),
    (OnlinePaymentState.REFUND_DUE, OnlinePaymentState.REFUND_SENT),
    (OnlinePaymentState.REFUND_SENT, OnlinePaymentState.REFUNDED), (OnlinePaymentState.REFUND_SENT, OnlinePaymentState.REFUND_DUE),
})
IN_PROGRESS: Final = frozenset({OnlinePaymentState.CREATED, OnlinePaymentState.WAITING, OnlinePaymentState.PAID})
"""States in which another press of the button continues the same payment."""

PAYMENT_TTL = timedelta(minutes=15)
"""How long the visitor may pay, and how long the time is held meanwhile (PUB-004)."""
LEASE = timedelta(seconds=20)
"""How long a process may work on a step before the job takes it over: longer than a provider's reply is waited for."""
POLL_DELAY = timedelta(seconds=2)
"""The interval of asking the provider for the outcome."""
UNSETTLED_FOR = timedelta(minutes=15)
"""How long after the end of its time an error that the bank may still undo (Swish DS24) is asked for."""
NOT_RECEIVED_AFTER = timedelta(seconds=30)
"""After this a return of money that the provider doesn't know has not arrived, and is sent anew."""
RETRY_DELAYS = (timedelta(seconds=5), timedelta(seconds=20), timedelta(minutes=1), timedelta(minutes=5), timedelta(minutes=30))
"""The delays before failed steps are repeated, increasing."""
MAX_BOOKING_FAILURES = 10
"""Unexpected errors of booking a paid time after which the money is returned."""
ALARM_AFTER_FAILURES = 5
"""Failed steps in a row from which on each further one is logged as critical."""


class InvalidPaymentTransitionError(RuntimeError):
    """A step asked for a transition that the table doesn't have: a mistake in the code."""


def check_transition(before: str, after: OnlinePaymentState) -> None:
    """Raise InvalidPaymentTransitionError for a transition that isn't in TRANSITIONS."""
    if (OnlinePaymentState(before), after) not in TRANSITIONS:
        raise InvalidPaymentTransitionError(f"{before}: {after}")
