"""Read the sessions of the simulated card terminals, and press their buttons."""

from collections.abc import Collection
from typing import Any

import httpx

from tests.providers.payment_clients import seen


def list_paid_sessions(sims: Any, transaction_type: str = "sale") -> list[dict[str, Any]]:
    """Return the sessions that took money (`sale`) or returned it (`refund`)."""
    return [session for session in seen(sims)["sessions"] if session["state"] == "paid" and session["type"] == transaction_type]


def press_button(sims: Any, session_id: str, button: str) -> None:
    """Press `approve` or `decline` for a payment that waits at the terminal."""
    httpx.post(f"{sims.url}/api/viva/sessions/{session_id}/{button}").raise_for_status()


def press_button_for_receipt(sims: Any, receipt_id: str, button: str) -> None:
    """Press `approve` or `decline` for the first payment of a receipt."""
    session = next(session for session in seen(sims)["sessions"] if session["reference"] == receipt_id)
    press_button(sims, session["id"], button)


def sum_charged(sims: Any, receipt_ids: Collection[str]) -> int:
    """Return what the sessions of some receipts took from cards, less what they returned."""
    paid = [session for session in seen(sims)["sessions"] if session["state"] == "paid" and session["reference"] in receipt_ids]
    return sum(-session["amount"] if session["type"] == "refund" else session["amount"] for session in paid)
