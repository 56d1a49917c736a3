"""Swish for merchants."""

from clinic.providers.swish.client import cancel, payment, prefilled, refund, refund_state, request
from clinic.providers.swish.errors import reason

__all__ = ["cancel", "payment", "prefilled", "reason", "refund", "refund_state", "request"]
