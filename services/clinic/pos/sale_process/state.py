"""The states of a sale, the transitions between them, and the timings of the process, all in one place.

Imports nothing of its siblings. docs/sale-process.md shows the transitions as a diagram.
"""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import Any, Final

from clinic.core.clock import now
from clinic.core.database.tenant_context import Context
from clinic.pos.receipts.models import ControlRegistration, Payment, Receipt
from clinic.pos.registers.register_config import RegisterConfig


class InconsistentSaleError(RuntimeError):
    """A row of a sale lacks what an earlier step must have written: a programming error, which the log shows to the operator."""


class SaleStep(StrEnum):
    """The step that an open sale or refund does next; stored as `receipt.step`."""

    CHECK = "check"
    """Ask the control unit whether it works, before money is taken."""
    CHARGE = "charge"
    """Charge the cards of a sale, or return the money of a refund to them, one after the other."""
    REGISTER = "register"
    """Register the numbered receipt with the control unit."""
    REVERSE = "reverse"
    """Return the money of a failed sale to the charged cards."""
    DONE = "done"
    """The receipt is final: paid, refunded, cancelled or aborted."""


class SaleOutcome(StrEnum):
    """The result of a step, which decides the next one."""

    CONTROL_UNIT_READY = "control unit ready"
    PAID = "paid"
    """All payments are completed, or none is by card: the receipt gets its number."""
    REGISTERED = "registered"
    FAILED = "failed"
    """The sale failed or was aborted, and no card is left whose money has to be returned."""
    REVERSAL_REQUIRED = "reversal required"
    """A sale failed whose card was charged."""
    PAYMENT_OUTCOME_UNKNOWN = "payment outcome unknown"
    """The provider did not report in time whether the card was charged."""
    CARD_REFUND_FAILED = "card refund failed"
    """Money could not be returned to a card; it is tried again."""
    REVERSED = "reversed"
    """All charged money of a failed sale has been returned."""


TRANSITIONS: Final[dict[tuple[SaleStep, SaleOutcome], SaleStep]] = {
    (SaleStep.CHECK, SaleOutcome.CONTROL_UNIT_READY): SaleStep.CHARGE,
    (SaleStep.CHECK, SaleOutcome.PAID): SaleStep.REGISTER,
    (SaleStep.CHECK, SaleOutcome.FAILED): SaleStep.DONE,
    (SaleStep.CHARGE, SaleOutcome.PAID): SaleStep.REGISTER,
    (SaleStep.CHARGE, SaleOutcome.CARD_REFUND_FAILED): SaleStep.CHARGE,
    (SaleStep.CHARGE, SaleOutcome.REVERSAL_REQUIRED): SaleStep.REVERSE,
    (SaleStep.CHARGE, SaleOutcome.PAYMENT_OUTCOME_UNKNOWN): SaleStep.REVERSE,
    (SaleStep.CHARGE, SaleOutcome.FAILED): SaleStep.DONE,
    (SaleStep.REGISTER, SaleOutcome.REGISTERED): SaleStep.DONE,
    (SaleStep.REGISTER, SaleOutcome.REVERSAL_REQUIRED): SaleStep.REVERSE,
    (SaleStep.REGISTER, SaleOutcome.FAILED): SaleStep.DONE,
    (SaleStep.REVERSE, SaleOutcome.REVERSAL_REQUIRED): SaleStep.REVERSE,
    (SaleStep.REVERSE, SaleOutcome.CARD_REFUND_FAILED): SaleStep.REVERSE,
    (SaleStep.REVERSE, SaleOutcome.REVERSED): SaleStep.DONE,
    (SaleStep.REVERSE, SaleOutcome.FAILED): SaleStep.DONE,
}
"""The step that follows each outcome of a step. An outcome that isn't in the table is a mistake in the code.

Outcomes that leave the step as it is because the provider is asked again (a poll, a retry of the registration) are no transitions.
"""

ONLINE_METHODS: Final = frozenset({"online", "swish"})
"""Payment methods of the booking portal: such a sale is paid before it is written; its money goes back through the same provider."""
PROVIDER_METHODS: Final = ONLINE_METHODS | {"card"}
"""Payment methods whose money moves at a provider, which is called by a step."""
ABORTABLE_STEPS: Final = frozenset({SaleStep.CHECK, SaleStep.CHARGE})
"""Steps in which staff may still abort."""

ALARM_AFTER_FAILURES: Final = 5
"""Steps of one receipt that failed in a row, from which on each further one is logged as critical, since a retry does not help."""
MAX_COUNTED_FAILURES: Final = 10_000
"""The count stops here, within its column: one failure each LEASE reaches it in two days, and the alarm must go on."""
LEASE = timedelta(seconds=20)
"""How long a process may work on a sale before the worker takes it over: longer than the longest calls of a step, an abort and a query."""
CALL_TIMEOUT_SECONDS = 10.0
"""How long a provider's reply is waited for."""
ABORT_TIMEOUT_SECONDS = 5.0
"""How long the terminal's reply to an abort is waited for."""
RESPONSE_WAIT_SECONDS = 2.0
"""How long the response to a sale waits for its first steps, most of which are done by then."""

CARD_POLL_SECONDS = 1.0
CARD_SLOW_POLL_SECONDS = 5.0
"""The interval of polling once OUTCOME_UNKNOWN_AFTER_SECONDS are over."""
NOT_RECEIVED_AFTER_SECONDS = 30.0
"""After this a payment that the provider still doesn't know has not arrived at the terminal."""
ABORT_AFTER_SECONDS = 50.0
"""After this a payment is aborted at the terminal. Viva aborts until the card is read, but not while a PIN is being typed."""
OUTCOME_UNKNOWN_AFTER_SECONDS = 78.0
"""After this a sale whose payment result is unknown is given up, so that staff knows within two minutes how it stands."""

REGISTRATION_LIMIT_SECONDS = 12.0
"""How long registration with the control unit is tried while the customer waits, before the sale fails."""
REGISTRATION_LIMIT_CHARGED_SECONDS = 60.0
"""The same after a card was charged: longer, because the charge would have to be reversed."""
REGISTRATION_RETRY_SECONDS = (1.0, 2.0, 3.0, 5.0, 8.0, 13.0)
REGISTRATION_REJECTED_RETRY_SECONDS = 60.0
"""The interval for a refund whose card got its money while the unit rejects it permanently: somebody has to repair the register."""
REVERSAL_RETRY_SECONDS = (20.0, 60.0, 300.0, 1800.0, 7200.0)
"""The delays before failed attempts to return money to a card are repeated, increasing."""

POLLER_INTERVAL = timedelta(seconds=1)
"""How often the worker's job starts."""
POLLER_RUN_BUDGET_SECONDS = 20.0
"""How long one run of the job claims receipts that become due."""
POLLER_IDLE_SECONDS = 0.3
"""How long the job waits for a step to end before it claims again."""
POLLER_CONCURRENCY = 64
"""The receipts whose steps one run does at the same time."""

PROCESS_ENDED = -1.0
"""Returned by a step in place of seconds to wait: the receipt is final."""


class InvalidTransitionError(RuntimeError):
    """A step ended with an outcome that the transition table doesn't have: a mistake in the code."""


def next_step(step: str, outcome: SaleOutcome) -> SaleStep:
    """Return the step that follows an outcome. Raises InvalidTransitionError for one that isn't in TRANSITIONS."""
    try:
        return TRANSITIONS[SaleStep(step), outcome]
    except KeyError as error:
        raise InvalidTransitionError(f"{step}: {outcome}") from error


def apply_outcome(receipt: Receipt, outcome: SaleOutcome) -> None:
    """Move a receipt to the step that follows an outcome. Raises InvalidTransitionError."""
    receipt.step = next_step(receipt.step, outcome).value


def render_mermaid() -> str:
    """Return TRANSITIONS as a Mermaid state diagram."""
    edges: dict[tuple[SaleStep, SaleStep], list[str]] = {}
    for (step, outcome), following in TRANSITIONS.items():
        edges.setdefault((step, following), []).append(outcome.value)
    lines = [f"  {step.value} --> {following.value}: {' / '.join(outcomes)}" for (step, following), outcomes in edges.items()]
    return "\n".join(["stateDiagram-v2", f"  [*] --> {SaleStep.CHECK.value}", *lines, f"  {SaleStep.DONE.value} --> [*]"])


@dataclass(slots=True)
class SaleState:
    """A receipt with all that its next step needs, as it was loaded or just created."""

    context: Context
    receipt: Receipt
    payments: list[Payment]
    registration: ControlRegistration | None
    register: RegisterConfig
    created_json: dict[str, Any] | None = None
    """The receipt's JSON where it was just created by this process; saves reading it back."""

    @property
    def card(self) -> Payment | None:
        """The first card payment, or return of money to a card or to what paid online, that has no result yet."""
        return next(
            (payment for payment in self.payments if payment.method in PROVIDER_METHODS and payment.state in {"pending", "sent"}), None,
        )

    @property
    def has_charged_card(self) -> bool:
        """Whether a payment, or return of money, that a provider makes is completed."""
        return any(payment.method in PROVIDER_METHODS and payment.state == "completed" for payment in self.payments)

    @property
    def is_prepaid(self) -> bool:
        """Whether it is a sale that was paid online before it was written."""
        return self.receipt.type == "sale" and any(payment.method in ONLINE_METHODS for payment in self.payments)


def seconds_since_sent(payment: Payment) -> float:
    """Return the seconds since a payment was sent to its terminal; 0 before."""
    return (now() - (payment.sent_at or now())).total_seconds()
