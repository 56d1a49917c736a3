"""A call that asks the control unit between two transactions, and whose answer is lost: asked again it is done once (BEY-042, POS-031)."""

import asyncio
from datetime import timedelta
from uuid import uuid4

import pytest
from sqlalchemy import text

from clinic.core import db, once
from clinic.core.db import read_only, unit
from clinic.pos.sales import exports
from tests.make_till import TILL
from tests.pos.test_kills import MOST, dying  # noqa: F401 - a fixture
from tests.providers.money import behave, seen
from tests.walk.routes import asked, every

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
WITHOUT = {
    "POST /api/bankid/collect-order": "asked every two seconds; it says how the order stands",
    "POST /api/bankid/cancel-order": "giving an order up twice is giving it up",
    "POST /api/files": "a file sent twice is another file, which goes after a day unless something claims it",
    "POST /api/papers": "likewise",
}
"""Writes with neither a transaction of their own nor a key to hold, each with its reason."""


async def export(counter, receipt_id, key, **wanted):
    answer = await counter.staff.post(
        f"{TILL}/receipts/{receipt_id}/export", json={"type": "download", **wanted}, headers={"Idempotency-Key": key},
    )
    return answer.json()


async def copies(counter) -> list[tuple[int, str]]:
    async with read_only(counter.context) as session:
        rows = await session.execute(text("SELECT number, state FROM control_registration WHERE kind = 'copy' ORDER BY number"))
        return [tuple(row) for row in rows]


@pytest.mark.covers("POS-031", "BEY-042")
async def test_a_lost_answer_is_given_again_and_the_copy_is_not_used_up(counter):
    paid, keys = await counter.sell(), [str(uuid4()) for _ in range(2)]
    first = [(await export(counter, paid["id"], keys[0]))["data"] for _ in range(3)]
    assert first[0] == first[1] == first[2]
    assert (first[0]["is_copy"], first[0]["downloaded"], (await counter.see(paid["id"]))["downloaded"]) == (False, 1, 1)
    copy = [(await export(counter, paid["id"], keys[1]))["data"] for _ in range(2)]
    assert copy[0] == copy[1]
    assert (copy[0]["is_copy"], (await counter.see(paid["id"]))["downloaded"]) == (True, 2)
    assert len(await copies(counter)) == 1
    other = await export(counter, paid["id"], keys[0], type="mail", email="a@example.test")
    assert other["data"]["code"] == "idempotency.key_reused"
    assert (await export(counter, paid["id"], str(uuid4())))["data"]["code"] == "pos.copies_used"
    assert len(await counter.staff.audit_of("receipt.given")) == 2


@pytest.mark.covers("POS-031", "BEY-042")
async def test_a_click_that_comes_while_the_first_is_under_way_waits_for_its_answer(counter, sims):
    paid, key = await counter.sell(), str(uuid4())
    await export(counter, paid["id"], str(uuid4()))
    answers = await asyncio.gather(*(export(counter, paid["id"], key) for _ in range(6)))
    assert {answer["status"] for answer in answers} == {"1"}, answers
    assert len({answer["data"]["document_id"] for answer in answers}) == 1
    assert len([one for one in seen(sims)["control"] if one["kind"] == "kopia"]) == 1


@pytest.mark.covers("POS-031", "POS-041")
async def test_a_copy_that_the_control_unit_would_not_take_is_asked_for_again_under_the_same_key(counter, sims):
    paid, key = await counter.sell(), str(uuid4())
    await export(counter, paid["id"], str(uuid4()))
    behave(sims, "infrasec", counter.at.register.control_id, outcome="19")
    assert (await export(counter, paid["id"], key))["data"]["code"] == "infrasec.broken"
    behave(sims, "infrasec", counter.at.register.control_id)
    given = await asyncio.wait_for(export(counter, paid["id"], key), once.TURN.total_seconds() / 2)
    assert (given["status"], given["data"]["is_copy"]) == ("1", True)
    assert await copies(counter) == [(2, "registered")]


@pytest.mark.covers("POS-031", "BEY-042")
async def test_a_call_that_breaks_lets_its_key_go(counter, monkeypatch):
    paid, key = await counter.sell(), str(uuid4())

    async def broken(*_):
        raise RuntimeError

    with monkeypatch.context() as patched:
        patched.setattr(exports, "give", broken)
        assert (await export(counter, paid["id"], key))["data"]["code"] == "server.error"
    given = await asyncio.wait_for(export(counter, paid["id"], key), once.TURN.total_seconds() / 3)
    assert given["data"]["downloaded"] == 1


@pytest.mark.covers("POS-031", "BEY-042")
async def test_whoever_waits_longer_than_a_turn_takes_over_from_one_who_is_gone(counter, monkeypatch):
    paid, key = await counter.sell(), str(uuid4())
    monkeypatch.setattr(once, "TURN", timedelta(seconds=0.5))
    assert (await export(counter, paid["id"], key))["data"]["downloaded"] == 1
    async with unit(counter.context) as session:
        await session.execute(text("UPDATE kept_answer SET status = 0, body = '' WHERE path LIKE '%/export'"))
    gone = await asyncio.wait_for(export(counter, paid["id"], key), 10)
    assert (gone["data"]["is_copy"], gone["data"]["downloaded"]) == (True, 2), "the answer was the work's own; without it, it's done again"


@pytest.mark.covers("POS-031", "BEY-042")
async def test_a_copy_killed_at_any_point_is_given_once(counter, sims, dying, monkeypatch):  # noqa: F811
    monkeypatch.setattr(once, "TURN", timedelta(seconds=0.2))
    token = counter.staff.http.cookies["session"]
    for place in range(1, MOST):
        paid, key = await counter.sell(), str(uuid4())
        await export(counter, paid["id"], str(uuid4()))
        path, body = f"{TILL}/receipts/{paid['id']}/export", {"type": "download"}
        killed = await dying({"session": token, "path": path, "body": body, "key": key, "point": place})
        given = await export(counter, paid["id"], key)
        assert (given["status"], given["data"]["is_copy"], given["data"]["downloaded"]) == ("1", True, 2), (place, given)
        assert [state for _, state in await copies(counter)] == ["registered"] * place
        if not killed:
            break
    assert not killed and place > 6
    assert len([one for one in seen(sims)["control"] if one["kind"] == "kopia"]) == place


@pytest.mark.covers("BEY-042")
async def test_every_write_holds_its_key_by_its_transaction_or_by_its_turn():
    """A new write without a session has to ask for `Once`, or to say here why a repeat does no harm."""
    sessions = {db._unit_of_work, db._busy_unit, db._reading, once._turn}

    def held(dependant) -> bool:
        return dependant.call in sessions or any(held(below) for below in dependant.dependencies)

    writes = {f"{method} {path}": route for method, path, route in every() if method != "GET" and asked(route)}
    assert {name for name, route in writes.items() if not held(route.dependant)} == set(WITHOUT)
