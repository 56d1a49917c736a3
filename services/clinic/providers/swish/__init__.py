"""Payments by Swish for merchants."""

from clinic.providers.swish.client import cancel, payment, qr_payload, refund, refund_state, request
from clinic.providers.swish.errors import decline_error

__all__ = ["cancel", "decline_error", "payment", "qr_payload", "refund", "refund_state", "request"]
