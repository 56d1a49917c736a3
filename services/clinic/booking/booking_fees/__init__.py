"""Fees: what a cancellation after the policy's time and a no-show cost, by service and by the client's history (BEY-006)."""
