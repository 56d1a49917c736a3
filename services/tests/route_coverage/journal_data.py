"""Sample data of the journal: a treatment of the catalogue, a procedure that is not signed, and the requests about them."""

from collections.abc import Callable
from typing import Any

from tests.support.images import draw_signature

TREATMENT_DATA = {"name": "Behandling", "cost": 10000}
PROCEDURE_DATA = {"title": "Utförd behandling", "date": "2026-11-20"}
_PROCEDURE = "/api/clients/{client_id}/procedures/{procedure_id}"


async def create_records(owner: Any, client_id: str) -> dict[str, str]:
    """Create a treatment and a procedure by the owner's calls; return their ids."""
    treatment = (await owner.post("/api/treatments", json=TREATMENT_DATA)).json()["data"]
    procedure = (await owner.post(f"/api/clients/{client_id}/procedures", json=PROCEDURE_DATA)).json()["data"]
    return {"treatment_id": treatment["id"], "procedure_id": procedure["id"]}


WRITES: dict[str, Callable[[Any], dict[str, Any] | None]] = {
    "POST /api/treatments": lambda _: {**TREATMENT_DATA, "name": "Ny behandling"},
    "PUT /api/treatments/{treatment_id}": lambda _: {**TREATMENT_DATA, "name": "Annat namn", "version": 1},
    "POST /api/treatments/{treatment_id}/toggle": lambda _: {"version": 1},
    "DELETE /api/treatments/{treatment_id}": lambda _: None,
    "POST /api/clients/{client_id}/procedures": lambda _: PROCEDURE_DATA,
    f"PUT {_PROCEDURE}": lambda _: {**PROCEDURE_DATA, "title": "Ändrad", "version": 1},
    f"POST {_PROCEDURE}/sign": lambda _: {"signature": draw_signature(), "version": 1},
    f"POST {_PROCEDURE}/cancel": lambda _: {"reason": "Fel klient", "version": 1},
    f"POST {_PROCEDURE}/delete": lambda _: {"reason": "Fel klient", "version": 1},
}
