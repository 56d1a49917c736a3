"""Sample data of the prescriptions: a prescriber, a request for a prescription, and the requests that staff make about them."""

from typing import Any

from clinic.accounts.prescribers import service as prescribers
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.prescriptions.request_data import prescription_data

INVITED = {"invite_email": "waits@people.test"}


async def join_prescriber(company: Any, row: Any) -> None:
    """Let a prescriber join a company as an external one."""
    async with transaction(Context.system(company.id)) as session:
        await prescribers.add_prescriber(session, await prescribers.get_prescriber(session, row.id), f"{row.id}@people.test", "external")


async def create_records(factory: Any, owner: Any, client_id: str) -> dict[str, str]:
    """Create a prescriber who has joined, and a request that waits for an invited one; return their ids."""
    row, _ = await factory.prescriber()
    await join_prescriber(owner.company, row)
    reply = (await owner.post(f"/api/clients/{client_id}/prescriptions", json=prescription_data(**INVITED))).json()
    assert reply["status"] == "1", reply
    return {"prescription_id": reply["data"]["id"], "prescriber_id": str(row.id)}


WRITES: dict[str, Any] = {
    "POST /api/clients/{client_id}/prescriptions": lambda _: prescription_data(**INVITED),
    "PUT /api/prescriptions/{prescription_id}": lambda _: prescription_data(**INVITED, dose="30 E", version=1),
    "DELETE /api/prescriptions/{prescription_id}": lambda _: {"reason": "Klienten ändrade sig", "version": 1},
    "DELETE /api/v3/prescribers/{prescriber_id}": lambda _: {"reason": "Avtalet har upphört"},
    "POST /api/v3/prescribers/invite": lambda _: {"email": "another@people.test", "origin": "own"},
}
TESTED_ELSEWHERE = {
    "GET /api/bankid/generate-qr": "tests/prescriptions/test_prescriber_requests.py: needs an order of the same session",
    "POST /api/bankid/collect-order": "tests/prescriptions/test_prescriber_requests.py",
    "POST /api/bankid/cancel-order": "tests/prescriptions/test_prescriber_requests.py",
}
