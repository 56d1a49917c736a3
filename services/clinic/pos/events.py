"""Outbox events that other domains subscribe to, and the change notices for open screens."""

from typing import Final
from uuid import UUID

from clinic.core import realtime
from clinic.core.background import outbox
from clinic.core.database.session import AnySession
from clinic.core.security.permissions import Permission
from clinic.pos.receipts.models import Receipt

RECEIPT_PAID: Final = "receipt.paid"
"""A sale is paid and registered. Payload: receipt_id, client_id, booking_id, original_id (null), total in öre."""
RECEIPT_REFUNDED: Final = "receipt.refunded"
"""A refund is paid and registered. Payload: receipt_id (the refund's), original_id, client_id, booking_id, total in öre."""

PAYMENT_NEEDS_STAFF: Final = "receipt.payment_needs_staff"
"""A card payment of unknown outcome, or money that can't be returned to a card, waits for staff. Payload: receipt_id, client_id (null)."""
STOCK_LOW: Final = "product.stock_low"
"""A product's stock has become low. Payload: product_id."""

RECEIPT_EMAIL_REQUESTED: Final = "receipt.email_requested"
"""A receipt is to be e-mailed once its PDF exists. Payload: document_id, to, title, language."""

RECEIPTS = realtime.register_topic("receipts", Permission.SALE_READ, "receipt")


def publish_receipt_completed(session: AnySession, receipt: Receipt) -> None:
    """Publish that a sale was paid or a refund was made."""
    ids = {
        "receipt_id": receipt.id, "client_id": receipt.client_id, "booking_id": receipt.booking_id, "original_id": receipt.original_id,
    }
    payload = {name: str(value) if value else None for name, value in ids.items()}
    outbox.publish(session, RECEIPT_PAID if receipt.type == "sale" else RECEIPT_REFUNDED, {**payload, "total": receipt.total})


def publish_payment_needs_staff(session: AnySession, receipt: Receipt) -> None:
    """Publish that a receipt's payment waits for staff."""
    client_id = str(receipt.client_id) if receipt.client_id else None
    outbox.publish(session, PAYMENT_NEEDS_STAFF, {"receipt_id": str(receipt.id), "client_id": client_id})


def publish_stock_low(session: AnySession, product_id: UUID) -> None:
    """Publish that a product's stock has become low."""
    outbox.publish(session, STOCK_LOW, {"product_id": str(product_id)})


def notify_receipt_changed(session: AnySession, receipt: Receipt, version: int | None = None) -> None:
    """Make open screens load a receipt again. `version` is the new one where the row was updated past the ORM."""
    realtime.broadcast(session, RECEIPTS, receipt.id, version or receipt.version)
