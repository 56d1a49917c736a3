"""The journal's part of the walk: a treatment, a procedure that isn't signed, and the calls about them."""

from collections.abc import Callable
from typing import Any

from tests.drawing import signature

TREATMENT = {"name": "Behandling", "cost": 10000}
PROCEDURE = {"title": "Utförd behandling", "date": "2026-11-20"}
AT = "/api/clients/{client_id}/procedures/{procedure_id}"
_OF = "tests/journal"


async def ids(owner: Any, client_id: str) -> dict[str, str]:
    """One of each, made by the owner's own calls."""
    treatment = (await owner.post("/api/treatments", json=TREATMENT)).json()["data"]
    procedure = (await owner.post(f"/api/clients/{client_id}/procedures", json=PROCEDURE)).json()["data"]
    return {"treatment_id": treatment["id"], "procedure_id": procedure["id"]}


WRITES: dict[str, Callable[[Any], dict[str, Any] | None]] = {
    "POST /api/treatments": lambda _: {**TREATMENT, "name": "Ny behandling"},
    "PUT /api/treatments/{treatment_id}": lambda _: {**TREATMENT, "name": "Annat namn", "version": 1},
    "POST /api/treatments/{treatment_id}/toggle": lambda _: {"version": 1},
    "DELETE /api/treatments/{treatment_id}": lambda _: None,
    "POST /api/clients/{client_id}/procedures": lambda _: PROCEDURE,
    f"PUT {AT}": lambda _: {**PROCEDURE, "title": "Ändrad", "version": 1},
    f"POST {AT}/sign": lambda _: {"signature": signature(), "version": 1},
    f"POST {AT}/cancel": lambda _: {"reason": "Fel klient", "version": 1},
    f"POST {AT}/delete": lambda _: {"reason": "Fel klient", "version": 1},
}
ELSEWHERE = {
    "POST /api/treatments/{treatment_id}/restore": f"{_OF}/test_treatments.py: only once it's deleted",
    f"POST {AT}/correct": f"{_OF}/test_signing.py: only once it's signed",
    f"POST {AT}/review": f"{_OF}/test_signing.py: only once it's signed",
}
