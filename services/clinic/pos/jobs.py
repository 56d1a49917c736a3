"""Scheduled jobs of the point of sale; imported at start."""

from clinic.pos.cards_on_file import jobs as cards_on_file
from clinic.pos.fiscal import orphaned_sales
from clinic.pos.online_payments import jobs as online_payments
from clinic.pos.sale_process import poller

__all__ = ["cards_on_file", "online_payments", "orphaned_sales", "poller"]
