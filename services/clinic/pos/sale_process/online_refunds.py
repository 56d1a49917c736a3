"""Return money that was paid online, through the provider that took it. The results have the form of a terminal session's.

The payment's `card_details` name the money at the provider. Swish knows a return by our id, so sending it twice returns it once. Viva has
no such id: whether the money went back is read from the order's transactions, of which each return is one, before each attempt.
"""

from uuid import UUID

from sqlalchemy import func, select

from clinic.core.database.session import transaction
from clinic.core.settings import settings
from clinic.pos.receipts.models import Payment
from clinic.pos.sale_process.state import InconsistentSaleError, SaleState
from clinic.providers import swish
from clinic.providers.swish.types import Account as SwishAccount
from clinic.providers.viva import checkout
from clinic.providers.viva.types import Account, Session, SessionState

SWISH_CALLBACK_PATH = "/api/hooks/swish"
_SWISH_STATES: dict[str, SessionState] = {"paid": "paid", "error": "declined", "unknown": "unknown"}


def swish_callback_url() -> str:
    """Return the address that Swish reports to."""
    return f"{settings().public_url.rstrip('/')}{SWISH_CALLBACK_PATH}"


async def send(sale: SaleState, card: Payment, parent: Payment) -> None:
    """Ask the provider to return the money of `parent`. Raises OutcomeUnknown when it may have been asked."""
    details = parent.card_details
    if card.method == "swish":
        await swish.refund(
            SwishAccount(details["payee"]), refund_id=_session_id(card), original_reference=details["transaction_id"], amount=card.amount,
            reference=sale.receipt.id.hex, message="", callback_url=swish_callback_url(),
        )
        return
    if (await load_result(sale, card, parent)).state != "paid":  # an earlier attempt, whose reply was lost, may have returned it
        await checkout.refund(Account(details["payee"]), details["transaction_id"], card.amount)


async def load_result(sale: SaleState, card: Payment, parent: Payment) -> Session:
    """Return how the return of `parent` stands at the provider."""
    session_id, details = _session_id(card), parent.card_details
    if card.method == "swish":
        state = (await swish.refund_state(SwishAccount(details["payee"]), session_id)).state
        return Session(session_id, _SWISH_STATES.get(state, "running"), amount=card.amount)
    earlier = await _sum_returned(sale, parent)
    returned = await sum_returned_by_viva(details["payee"], details["order_code"], details["transaction_id"])
    return Session(session_id, "paid" if returned >= earlier + card.amount else "unknown", amount=card.amount)


async def sum_returned_by_viva(merchant_id: str, order_code: str, transaction_id: str) -> int:
    """Return how much of a payment's money has been returned. Another charge of its order, to a card on file, has its own reference."""
    rows = await checkout.transactions(Account(merchant_id), order_code)
    references = {"", *(row.reference for row in rows if row.id == transaction_id)}
    return sum(row.amount for row in rows if row.id != transaction_id and row.state == "paid" and row.reference in references)


async def _sum_returned(sale: SaleState, parent: Payment) -> int:
    """Return how much of a payment earlier refunds have returned."""
    async with transaction(sale.context) as session:
        query = select(func.coalesce(func.sum(Payment.amount), 0)).where(
            Payment.reverses_payment_id == parent.id, Payment.state == "completed",
        )
        return int((await session.execute(query)).scalar_one())


def _session_id(card: Payment) -> UUID:
    if card.session_id is None:
        raise InconsistentSaleError(f"payment {card.id} is returned without a session")
    return card.session_id
