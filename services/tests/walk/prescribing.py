"""A prescriber, a request for a prescription, and the calls that staff make about them."""

from typing import Any

from clinic.accounts.prescribers import service as prescribers
from clinic.core.context import Context
from clinic.core.db import unit
from tests.prescriptions.asking import wanted

INVITED = {"invite_email": "waits@people.test"}


async def ids(make: Any, owner: Any, client_id: str) -> dict[str, str]:
    """A prescriber who has joined, and a request that waits for somebody invited."""
    row, _ = await make.prescriber()
    async with unit(Context.system(owner.company.id)) as session:
        await prescribers.join(session, await prescribers.person(session, row.id), f"{row.id}@people.test", "external")
    answer = (await owner.post(f"/api/clients/{client_id}/prescriptions", json=wanted(**INVITED))).json()
    assert answer["status"] == "1", answer
    return {"prescription_id": answer["data"]["id"], "prescriber_id": str(row.id)}


WRITES: dict[str, Any] = {
    "POST /api/clients/{client_id}/prescriptions": lambda _: wanted(**INVITED),
    "PUT /api/prescriptions/{prescription_id}": lambda _: wanted(**INVITED, dose="30 E", version=1),
    "DELETE /api/prescriptions/{prescription_id}": lambda _: None,
    "DELETE /api/v3/prescribers/{prescriber_id}": lambda _: None,
    "POST /api/v3/prescribers/invite": lambda _: {"email": "another@people.test", "origin": "own"},
}
QUERIES: dict[str, Any] = {"DELETE /api/prescriptions/{prescription_id}": lambda _: {"version": "1"}}
ELSEWHERE = {
    "POST /api/prescriptions/{prescription_id}/inactivate": "tests/prescriptions/test_staff.py: only once it is signed",
    "GET /api/bankid/generate-qr": "tests/prescriptions/test_requests.py: needs an order of the same session",
    "POST /api/bankid/collect-order": "tests/prescriptions/test_requests.py",
    "POST /api/bankid/cancel-order": "tests/prescriptions/test_requests.py",
}
