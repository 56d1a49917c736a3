"""What others may hear of the till, and what its open screens are told."""

from typing import Final

from clinic.core import outbox, realtime
from clinic.core.db import Unit
from clinic.core.permissions import Permission
from clinic.pos.sales.models import Receipt

RECEIPT_PAID: Final = "receipt.paid"
"""A sale is paid and registered. Facts: receipt_id, client_id, booking_id, total."""
RECEIPT_REFUNDED: Final = "receipt.refunded"
"""A refund is paid back and registered. Facts: receipt_id (the refund's), original_id, client_id, booking_id, total."""

RECEIPT_MAILED: Final = "receipt.mailed"
"""A receipt is to be mailed once its document is made. Facts: document_id, to, title, language."""

RECEIPTS = realtime.topic("receipts", Permission.SALE_READ)


def ended(session: Unit, receipt: Receipt) -> None:
    """Say that a receipt was paid, or paid back."""
    ids = {
        "receipt_id": receipt.id, "client_id": receipt.client_id, "booking_id": receipt.booking_id, "original_id": receipt.original_id,
    }
    facts = {name: str(value) if value else None for name, value in ids.items()}
    outbox.publish(session, RECEIPT_PAID if receipt.kind == "sale" else RECEIPT_REFUNDED, {**facts, "total": receipt.total})


def moved(session: Unit, receipt: Receipt, version: int | None = None) -> None:
    """Have open screens ask for a receipt again."""
    realtime.tell(session, RECEIPTS, receipt.id, version or receipt.version)
