"""Drafts: autosaved typing survives, for the user who typed it."""

from datetime import timedelta
from uuid import uuid4

import pytest
import time_machine

from clinic.core import drafts
from clinic.core.clock import now
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio


async def test_draft_is_saved_replaced_and_deleted(as_staff):
    """Each form and subject has its own, with the version that it is based on; only the first save of a draft is audited."""
    staff = await as_staff("user")
    subject = str(uuid4())
    assert (await staff.get("/api/drafts/client/new")).json()["data"] is None
    for text in ("A", "An", "Anna"):
        saved = await staff.put("/api/drafts/client/new", json={"body": {"first_name": text}})
    assert saved.json()["data"]["body"] == {"first_name": "Anna"}
    await staff.put(f"/api/drafts/client/{subject}", json={"body": {"first_name": "Bo"}, "base_version": 4})
    other = (await staff.get(f"/api/drafts/client/{subject}")).json()["data"]
    assert (other["body"], other["base_version"], other["subject"]) == ({"first_name": "Bo"}, 4, subject)
    assert len(await staff.list_audit("draft.created")) == 2
    for _ in range(2):
        assert (await staff.delete("/api/drafts/client/new")).json()["status"] == "1"
    assert (await staff.get("/api/drafts/client/new")).json()["data"] is None
    assert (await staff.get(f"/api/drafts/client/{subject}")).json()["data"] is not None
    assert len(await staff.list_audit("draft.deleted")) == 1


@pytest.mark.covers("BEY-060")
async def test_draft_is_visible_only_to_its_author(as_staff, visitor):
    author = await as_staff("user")
    owner, foreign = await as_staff("super_admin", company=author.company), await as_staff("super_admin")
    await author.put("/api/drafts/note/new", json={"body": {"text": "mine"}})
    for user in (owner, foreign):
        assert (await user.get("/api/drafts/note/new")).json()["data"] is None
        await user.delete("/api/drafts/note/new")
    assert (await author.get("/api/drafts/note/new")).json()["data"]["body"] == {"text": "mine"}
    assert (await visitor.get("/api/drafts/note/new")).status_code == 401


async def test_draft_has_a_maximum_size_and_a_valid_name(as_staff):
    staff = await as_staff("user")
    too_large = await staff.put("/api/drafts/note/new", json={"body": {"text": "x" * 70_000}})
    assert too_large.json()["errors"]["body"][0]["code"] == "too_large"
    for path in ("note/someone", "No%20te/new", f"{'n' * 61}/new"):
        assert (await staff.put(f"/api/drafts/{path}", json={"body": {}})).status_code == 404


async def test_concurrent_saves_leave_one_draft(as_staff):
    import asyncio

    staff = await as_staff("user")
    await staff.csrf()
    replies = await asyncio.gather(*(staff.put("/api/drafts/note/new", json={"body": {"n": n}}) for n in range(8)))
    assert {reply.status_code for reply in replies} == {200}
    assert (await staff.get("/api/drafts/note/new")).json()["data"]["body"]["n"] in range(8)


async def test_draft_is_deleted_after_a_month_without_changes(as_staff):
    staff = await as_staff("user")
    await staff.put("/api/drafts/note/new", json={"body": {}})
    await drafts.purge_stale_drafts(Context.system(staff.company.id))
    assert (await staff.get("/api/drafts/note/new")).json()["data"] is not None
    with time_machine.travel(now() + timedelta(days=31), tick=True):
        await drafts.purge_stale_drafts(Context.system(staff.company.id))
    assert (await staff.get("/api/drafts/note/new")).json()["data"] is None


@pytest.mark.covers("PLT-005")
async def test_a_version_beyond_the_columns_range_is_refused(as_staff):
    """A number that the database can't store is a wrong field, not a server error."""
    staff = await as_staff("user")
    refused = await staff.put("/api/drafts/client/new", json={"body": {}, "base_version": 2**80})
    assert (refused.status_code, refused.json()["errors"]["base_version"][0]["code"]) == (422, "at_most")
