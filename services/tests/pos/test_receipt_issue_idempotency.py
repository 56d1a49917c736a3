"""Idempotency of calls that ask the control unit between two transactions: a repeated call is done once (BEY-042, POS-031)."""

import asyncio
from datetime import timedelta
from uuid import uuid4

import pytest
from sqlalchemy import text

from clinic.core.api import provider_idempotency
from clinic.core.database import session as db
from clinic.core.database.session import read_only_transaction, transaction
from clinic.pos.receipts import issue
from tests.factories.pos import POS_API
from tests.pos.test_process_killed_at_each_commit import MAX_CRASH_POINTS, run_in_process  # noqa: F401 - a fixture
from tests.providers.payment_clients import behave, seen
from tests.route_coverage.api_routes import list_routes, required_permission

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
EXEMPT_WRITES = {
    "POST /api/bankid/collect-order": "polled every two seconds; returns the state of the order",
    "POST /api/bankid/cancel-order": "cancelling an order twice cancels it",
    "POST /api/files": "a file sent twice is another file, which is deleted after a day unless it is used",
    "POST /api/files/documents": "likewise",
    "POST /api/imports": "a file sent twice with one key is one import, which takes nothing before it is started",
    "POST /api/profile/bankid/start-order": "a second order cancels the first",
    "POST /api/session/proof/bankid/start-order": "a second order cancels the first",
    "POST /api/profile/passkeys/options": "a second challenge takes the place of the first",
}
"""Writes with neither a transaction of their own nor a key, each with its reason."""


async def issue_receipt(cashier, receipt_id, key, **data):
    response = await cashier.staff.post(
        f"{POS_API}/receipts/{receipt_id}/export", json={"type": "download", **data}, headers={"Idempotency-Key": key},
    )
    return response.json()


async def load_copies(cashier) -> list[tuple[int, str]]:
    async with read_only_transaction(cashier.context) as session:
        rows = await session.execute(text("SELECT number, state FROM control_registration WHERE type = 'copy' ORDER BY number"))
        return [tuple(row) for row in rows]


@pytest.mark.covers("POS-031", "BEY-042")
async def test_repeated_call_gets_the_same_response_and_does_not_use_up_the_copy(cashier):
    paid, keys = await cashier.sell(), [str(uuid4()) for _ in range(2)]
    first = [(await issue_receipt(cashier, paid["id"], keys[0]))["data"] for _ in range(3)]
    assert first[0] == first[1] == first[2]
    assert (first[0]["is_copy"], first[0]["downloaded"], (await cashier.get_receipt(paid["id"]))["downloaded"]) == (False, 1, 1)
    copy = [(await issue_receipt(cashier, paid["id"], keys[1]))["data"] for _ in range(2)]
    assert copy[0] == copy[1]
    assert (copy[0]["is_copy"], (await cashier.get_receipt(paid["id"]))["downloaded"]) == (True, 2)
    assert len(await load_copies(cashier)) == 1
    other = await issue_receipt(cashier, paid["id"], keys[0], type="mail", email="a@example.test")
    assert other["data"]["code"] == "idempotency.key_reused"
    assert (await issue_receipt(cashier, paid["id"], str(uuid4())))["data"]["code"] == "pos.copy_limit_reached"
    assert len(await cashier.staff.list_audit("receipt.issued")) == 2


@pytest.mark.covers("POS-031", "BEY-042")
async def test_concurrent_calls_with_one_key_wait_for_the_first_response(cashier, sims):
    paid, key = await cashier.sell(), str(uuid4())
    await issue_receipt(cashier, paid["id"], str(uuid4()))
    responses = await asyncio.gather(*(issue_receipt(cashier, paid["id"], key) for _ in range(6)))
    assert {response["status"] for response in responses} == {"1"}, responses
    assert len({response["data"]["document_id"] for response in responses}) == 1
    assert len([row for row in seen(sims)["control"] if row["type"] == "kopia"]) == 1


@pytest.mark.covers("POS-031", "POS-041")
async def test_copy_rejected_by_the_control_unit_can_be_issued_again_with_the_same_key(cashier, sims):
    paid, key = await cashier.sell(), str(uuid4())
    await issue_receipt(cashier, paid["id"], str(uuid4()))
    behave(sims, "infrasec", cashier.clinic.register.control_id, outcome="19")
    assert (await issue_receipt(cashier, paid["id"], key))["data"]["code"] == "infrasec.unit_error"
    behave(sims, "infrasec", cashier.clinic.register.control_id)
    issued = await asyncio.wait_for(issue_receipt(cashier, paid["id"], key), provider_idempotency.LEASE.total_seconds() / 2)
    assert (issued["status"], issued["data"]["is_copy"]) == ("1", True)
    assert await load_copies(cashier) == [(2, "registered")]


@pytest.mark.covers("POS-031", "BEY-042")
async def test_call_that_raises_releases_its_key(cashier, monkeypatch):
    paid, key = await cashier.sell(), str(uuid4())

    async def raise_error(*_):
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(issue, "issue_receipt", raise_error)
        assert (await issue_receipt(cashier, paid["id"], key))["data"]["code"] == "server.error"
    issued = await asyncio.wait_for(issue_receipt(cashier, paid["id"], key), provider_idempotency.LEASE.total_seconds() / 3)
    assert issued["data"]["downloaded"] == 1


@pytest.mark.covers("POS-031", "BEY-042")
async def test_waiting_call_acquires_the_key_when_the_first_process_was_killed(cashier, monkeypatch):
    paid, key = await cashier.sell(), str(uuid4())
    monkeypatch.setattr(provider_idempotency, "LEASE", timedelta(seconds=0.5))
    assert (await issue_receipt(cashier, paid["id"], key))["data"]["downloaded"] == 1
    async with transaction(cashier.context) as session:
        await session.execute(text("UPDATE idempotency_key SET status = 0, body = '' WHERE path LIKE '%/export'"))
    issued = await asyncio.wait_for(issue_receipt(cashier, paid["id"], key), 10)
    assert (issued["data"]["is_copy"], issued["data"]["downloaded"]) == (True, 2), "without a stored response the work is done again"


@pytest.mark.covers("POS-031", "BEY-042")
async def test_copy_killed_at_each_crash_point_is_issued_once(cashier, sims, run_in_process, monkeypatch):  # noqa: F811
    monkeypatch.setattr(provider_idempotency, "LEASE", timedelta(seconds=0.2))
    token = cashier.staff.http.cookies["session"]
    for point in range(1, MAX_CRASH_POINTS):
        paid, key = await cashier.sell(), str(uuid4())
        await issue_receipt(cashier, paid["id"], str(uuid4()))
        path, body = f"{POS_API}/receipts/{paid['id']}/export", {"type": "download"}
        killed = await run_in_process({"session": token, "path": path, "body": body, "key": key, "point": point})
        issued = await issue_receipt(cashier, paid["id"], key)
        assert (issued["status"], issued["data"]["is_copy"], issued["data"]["downloaded"]) == ("1", True, 2), (point, issued)
        assert [state for _, state in await load_copies(cashier)] == ["registered"] * point
        if not killed:
            break
    assert not killed and point > 6
    assert len([row for row in seen(sims)["control"] if row["type"] == "kopia"]) == point


@pytest.mark.covers("BEY-042")
async def test_every_write_without_a_transaction_depends_on_an_idempotency_key():
    """A new write without a session has to depend on `Once`, or be listed here with the reason why a repeat does no harm."""
    sessions = {db.request_transaction, db.request_driver_transaction, db.request_read_only_transaction, provider_idempotency.request_lease}

    def depends_on_session(dependant) -> bool:
        return dependant.call in sessions or any(depends_on_session(child) for child in dependant.dependencies)

    writes = {f"{method} {path}": route for method, path, route in list_routes() if method != "GET" and required_permission(route)}
    assert {name for name, route in writes.items() if not depends_on_session(route.dependant)} == set(EXEMPT_WRITES)
