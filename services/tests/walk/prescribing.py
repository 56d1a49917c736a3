"""A request for a prescription, and the calls that staff make about one."""

from typing import Any

from tests.prescriptions.asking import wanted

INVITED = {"invite_email": "waits@people.test"}


async def ids(owner: Any, client_id: str) -> dict[str, str]:
    """A request that waits for somebody invited."""
    answer = (await owner.post(f"/api/clients/{client_id}/prescriptions", json=wanted(**INVITED))).json()
    assert answer["status"] == "1", answer
    return {"prescription_id": answer["data"]["id"]}


WRITES: dict[str, Any] = {
    "POST /api/clients/{client_id}/prescriptions": lambda _: wanted(**INVITED),
    "PUT /api/prescriptions/{prescription_id}": lambda _: wanted(**INVITED, dose="30 E", version=1),
    "DELETE /api/prescriptions/{prescription_id}": lambda _: None,
    "POST /api/v3/prescribers/invite": lambda _: {"email": "another@people.test", "origin": "own"},
}
QUERIES: dict[str, Any] = {"DELETE /api/prescriptions/{prescription_id}": lambda _: {"version": "1"}}
ELSEWHERE = {
    "POST /api/prescriptions/{prescription_id}/inactivate": "tests/prescriptions/test_staff.py: only once it is signed",
    "GET /api/bankid/generate-qr": "tests/prescriptions/test_requests.py: needs an order of the same session",
    "POST /api/bankid/collect-order": "tests/prescriptions/test_requests.py",
    "POST /api/bankid/cancel-order": "tests/prescriptions/test_requests.py",
}
