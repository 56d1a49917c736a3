"""What staff ask for."""

from datetime import timedelta
from typing import Any

from clinic.core.clock import now


def wanted(**changes: Any) -> dict[str, Any]:
    """A complete request."""
    return {
        "drug": "Botox", "strength": "100 E", "form": "Pulver till injektionsvätska", "dose": "20 E", "area": "Glabella", "amount": "1 st",
        "times": 2, "valid_until": (now() + timedelta(days=200)).date().isoformat(), "indication": "Rynkor mellan ögonbrynen", "notes": "",
        **changes,
    }
