"""Event subscribers of the point of sale; imported at start."""

from clinic.pos.online_payments import subscribers as online_payments
from clinic.pos.receipts import email

__all__ = ["email", "online_payments"]
