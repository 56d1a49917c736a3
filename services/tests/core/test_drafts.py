"""Drafts: what is typed survives, for the one who typed it."""

from datetime import timedelta
from uuid import uuid4

import pytest
import time_machine

from clinic.core import drafts
from clinic.core.clock import now
from clinic.core.context import Context

pytestmark = pytest.mark.anyio


async def test_a_draft_is_kept_replaced_and_dropped(as_staff):
    """One for each form and subject; the version it began from goes along; only the first keeping is audited."""
    staff = await as_staff("user")
    subject = str(uuid4())
    assert (await staff.get("/api/drafts/client/new")).json()["data"] is None
    for text in ("A", "An", "Anna"):
        kept = await staff.put("/api/drafts/client/new", json={"body": {"first_name": text}})
    assert kept.json()["data"]["body"] == {"first_name": "Anna"}
    await staff.put(f"/api/drafts/client/{subject}", json={"body": {"first_name": "Bo"}, "base_version": 4})
    other = (await staff.get(f"/api/drafts/client/{subject}")).json()["data"]
    assert (other["body"], other["base_version"], other["subject"]) == ({"first_name": "Bo"}, 4, subject)
    assert len(await staff.audit_of("draft.kept")) == 2
    for _ in range(2):
        assert (await staff.delete("/api/drafts/client/new")).json()["status"] == "1"
    assert (await staff.get("/api/drafts/client/new")).json()["data"] is None
    assert (await staff.get(f"/api/drafts/client/{subject}")).json()["data"] is not None
    assert len(await staff.audit_of("draft.dropped")) == 1


@pytest.mark.covers("BEY-060")
async def test_nobody_else_meets_it(as_staff, visitor):
    staff = await as_staff("user")
    boss, foreign = await as_staff("super_admin", company=staff.company), await as_staff("super_admin")
    await staff.put("/api/drafts/note/new", json={"body": {"text": "mine"}})
    for who in (boss, foreign):
        assert (await who.get("/api/drafts/note/new")).json()["data"] is None
        await who.delete("/api/drafts/note/new")
    assert (await staff.get("/api/drafts/note/new")).json()["data"]["body"] == {"text": "mine"}
    assert (await visitor.get("/api/drafts/note/new")).status_code == 401


async def test_a_draft_is_bounded_and_named(as_staff):
    staff = await as_staff("user")
    large = await staff.put("/api/drafts/note/new", json={"body": {"text": "x" * 70_000}})
    assert large.json()["errors"]["body"][0]["code"] == "too_large"
    for path in ("note/someone", "No%20te/new", f"{'n' * 61}/new"):
        assert (await staff.put(f"/api/drafts/{path}", json={"body": {}})).status_code == 404


async def test_two_tabs_at_once_keep_one(as_staff):
    import asyncio

    staff = await as_staff("user")
    await staff.csrf()
    answers = await asyncio.gather(*(staff.put("/api/drafts/note/new", json={"body": {"n": n}}) for n in range(8)))
    assert {answer.status_code for answer in answers} == {200}
    assert (await staff.get("/api/drafts/note/new")).json()["data"]["body"]["n"] in range(8)


async def test_untouched_for_a_month_it_goes(as_staff):
    staff = await as_staff("user")
    await staff.put("/api/drafts/note/new", json={"body": {}})
    await drafts.forget(Context.system(staff.company.id))
    assert (await staff.get("/api/drafts/note/new")).json()["data"] is not None
    with time_machine.travel(now() + timedelta(days=31), tick=True):
        await drafts.forget(Context.system(staff.company.id))
    assert (await staff.get("/api/drafts/note/new")).json()["data"] is None
