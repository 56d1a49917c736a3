"""What became of each message is there to see, and a failed one can go again."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import pytest

from clinic.core.db import unit
from clinic.messaging.models import Message
from clinic.messaging.service import Kind, send_mail, send_sms
from tests.acting import Acting
from tests.messaging.conftest import Post
from tests.simulators.running import Simulators

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010")]
SignIn = Callable[..., Awaitable[Acting]]


def ending(with_: str) -> str:
    return f"+4670{uuid4().int % 1000:03}{with_}"


async def queue(post: Post, to: str, **more: Any) -> str:
    async with unit(post.context) as session:
        return str(await send_sms(session, to=to, text="Din tid är 10:00", key=str(uuid4()), **more))


async def test_the_list_tells_what_became_of_each(as_staff: SignIn, sims: Simulators, make: Any) -> None:
    staff = await as_staff("admin")
    post = Post(staff.company.id, sims)
    client = await make.client(staff.company)
    gone = await queue(post, ending("9906"), client_id=client.id)
    code = await queue(post, ending("0011"), kind=Kind.CODE)
    listed = (await staff.get("/api/messages")).json()["data"]
    assert ([one["id"] for one in listed["items"]], listed["total"]) == ([code, gone], 2)
    assert [one["text"] for one in listed["items"]] == ["", "Din tid är 10:00"]
    await post.work()
    for state, expected in (("failed", [gone]), ("unknown", [])):
        listed = (await staff.get("/api/messages", params={"state": state})).json()["data"]
        assert [one["id"] for one in listed["items"]] == expected
    troubled = (await staff.get("/api/messages", params={"undelivered": "true"})).json()["data"]
    assert [one["id"] for one in troubled["items"]] == [gone]
    by_client = (await staff.get("/api/messages", params={"client_id": str(client.id)}, headers={"X-Language": "sv"})).json()
    [shown] = by_client["data"]["items"]
    assert (shown["error"], shown["attempts"]) == ("provider.rejected", 1)
    assert "godtog det inte" in shown["error_text"]
    assert "Invalid to number" in shown["error_text"]
    assert "error_reason" not in shown


async def test_others_see_nothing_of_it(as_staff: SignIn, sims: Simulators) -> None:
    staff, other, user = await as_staff("admin"), await as_staff("super_admin"), await as_staff("user")
    post = Post(staff.company.id, sims)
    message_id = await queue(post, ending("9906"))
    await post.work()
    assert (await other.get("/api/messages")).json()["data"]["items"] == []
    assert (await other.post(f"/api/messages/{message_id}/resend", json={"version": 1})).status_code == 404
    assert (await user.get("/api/messages")).json()["data"]["code"] == "permission.role"


async def test_a_failed_message_goes_again_once(as_staff: SignIn, sims: Simulators) -> None:
    staff = await as_staff("admin")
    post = Post(staff.company.id, sims)
    async with unit(post.context) as session:
        message_id = await send_mail(session, to=f"busy-once@{uuid4().hex}.example", subject="Hej", text="hej", key="m")
    path = f"/api/messages/{message_id}/resend"
    version = (await post.message(message_id)).version
    refused = (await staff.post(path, json={"version": version})).json()
    assert refused["data"]["code"] == "messaging.not_resendable"
    number = await queue(post, ending("9901"))
    await post.work()
    failed = await post.until(number, "failed")  # type: ignore[arg-type]
    stale = await staff.post(f"/api/messages/{number}/resend", json={"version": failed.version - 1})
    assert (stale.status_code, stale.json()["data"]["current"]["state"]) == (409, "failed")
    again = await staff.post(f"/api/messages/{number}/resend", json={"version": failed.version})
    assert (again.json()["data"]["state"], again.json()["data"]["error"]) == ("queued", "")
    assert len(await staff.audit_of("message.resent")) == 1
    await post.work()
    await post.until(number, "failed")  # type: ignore[arg-type]
    assert len(sims.messages(to=failed.to)) == 2


async def test_nothing_of_a_secret_is_shown_or_kept(as_staff: SignIn, sims: Simulators) -> None:
    """Neither its subject nor its text: not in the list, not in the answer when it's sent once more, not when somebody was first."""
    staff = await as_staff("admin")
    post = Post(staff.company.id, sims)
    async with unit(post.context) as session:
        message_id = await send_mail(
            session, to=f"{uuid4().hex}@people.example", subject="Din kod: 482913", text="482913", key="k", kind=Kind.CODE,
        )
    [listed] = (await staff.get("/api/messages")).json()["data"]["items"]
    assert (listed["kind"], listed["subject"], listed["text"]) == ("code", "", "")
    async with unit(post.context) as session:
        row = await session.get_one(Message, (staff.company.id, message_id))
        row.state = "unknown"
    path, version = f"/api/messages/{message_id}/resend", (await post.message(message_id)).version
    stale = await staff.post(path, json={"version": version - 1})
    again = await staff.post(path, json={"version": version})
    assert (stale.status_code, again.status_code) == (409, 200)
    assert "482913" not in stale.text + again.text
    await post.work()
    kept = await post.message(message_id)
    assert (kept.state, kept.subject, kept.text) == ("sent", "", "")
