"""Scheduled jobs of the point of sale; imported at start."""

from clinic.pos.fiscal import orphaned_sales as orphaned_sales
from clinic.pos.sale_process import poller as poller
