"""Request bodies of prescriptions, and the calls that create them."""

from datetime import timedelta
from typing import Any

from clinic.core.clock import now


def prescription_data(**changes: Any) -> dict[str, Any]:
    """Return a complete request body, without a prescriber."""
    return {
        "drug": "Botox", "strength": "100 E", "form": "Pulver till injektionsvätska", "dose": "20 E", "area": "Glabella", "amount": "1 st",
        "max_uses": 2, "valid_until": (now() + timedelta(days=200)).date().isoformat(), "indication": "Rynkor mellan ögonbrynen", "notes": "",
        **changes,
    }


async def post_request(staff: Any, client: Any, prescriber: Any, **changes: Any) -> dict[str, Any]:
    """Request a prescription from a prescriber and return the whole response."""
    body = prescription_data(prescriber_id=str(prescriber.row.id), **changes)
    return (await staff.post(f"/api/clients/{client.id}/prescriptions", json=body)).json()


async def create_request(staff: Any, client: Any, prescriber: Any, **changes: Any) -> dict[str, Any]:
    """Request a prescription from a prescriber and return it."""
    return (await post_request(staff, client, prescriber, **changes))["data"]


async def get_prescription(staff: Any, prescription_id: Any) -> dict[str, Any]:
    """Return a prescription as staff see it."""
    return (await staff.get(f"/api/prescriptions/{prescription_id}")).json()["data"]


async def start_signing(prescriber: Any, *ids: str) -> dict[str, Any]:
    """Start a BankID order that signs the requests, and return it."""
    return (await prescriber.api.post("/api/v3/prescriptions/sign", json={"ids": list(ids)})).json()["data"]
