"""The message list shows the state of each message, and failed ones can be sent again."""

from collections.abc import Awaitable, Callable
from typing import Any
from uuid import uuid4

import pytest

from clinic.core.database.session import transaction
from clinic.messaging.models import Message
from clinic.messaging.service import MessageType, send_mail, send_sms
from tests.messaging.conftest import Outbox
from tests.simulators.server import Simulators
from tests.support.http_client import ApiClient

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010")]
SignIn = Callable[..., Awaitable[ApiClient]]


def phone_number(ending: str) -> str:
    return f"+4670{uuid4().int % 1000:03}{ending}"


async def queue_sms(outbox: Outbox, to: str, **more: Any) -> str:
    async with transaction(outbox.context) as session:
        return str(await send_sms(session, to=to, text="Din tid är 10:00", topic="test", subject_id=uuid4(), **more))


async def test_list_shows_state_and_error_of_each_message(as_staff: SignIn, sims: Simulators, factory: Any) -> None:
    staff = await as_staff("admin")
    outbox = Outbox(staff.company.id, sims)
    client = await factory.client(staff.company)
    failing = await queue_sms(outbox, phone_number("9906"), client_id=client.id)
    code = await queue_sms(outbox, phone_number("0011"), message_type=MessageType.CODE)
    page = (await staff.get("/api/messages")).json()["data"]
    assert ([item["id"] for item in page["items"]], page["total"]) == ([code, failing], 2)
    assert [item["text"] for item in page["items"]] == ["", "Din tid är 10:00"]
    await outbox.dispatch_due()
    for state, expected in (("failed", [failing]), ("unknown", [])):
        page = (await staff.get("/api/messages", params={"state": state})).json()["data"]
        assert [item["id"] for item in page["items"]] == expected
    undelivered = (await staff.get("/api/messages", params={"undelivered": "true"})).json()["data"]
    assert [item["id"] for item in undelivered["items"]] == [failing]
    by_client = (await staff.get("/api/messages", params={"client_id": str(client.id)}, headers={"X-Language": "sv"})).json()
    [item] = by_client["data"]["items"]
    assert (item["error"], item["attempts"]) == ("provider.rejected", 1)
    assert "godtog det inte" in item["error_text"]
    assert "Invalid to number" in item["error_text"]
    assert "error_reason" not in item


async def test_messages_are_hidden_from_other_companies_and_users(as_staff: SignIn, sims: Simulators) -> None:
    staff, other, user = await as_staff("admin"), await as_staff("super_admin"), await as_staff("user")
    outbox = Outbox(staff.company.id, sims)
    message_id = await queue_sms(outbox, phone_number("9906"))
    await outbox.dispatch_due()
    assert (await other.get("/api/messages")).json()["data"]["items"] == []
    assert (await other.post(f"/api/messages/{message_id}/resend", json={"version": 1})).status_code == 404
    assert (await user.get("/api/messages")).json()["data"]["code"] == "permission.role"


async def test_failed_message_can_be_sent_again(as_staff: SignIn, sims: Simulators) -> None:
    staff = await as_staff("admin")
    outbox = Outbox(staff.company.id, sims)
    async with transaction(outbox.context) as session:
        message_id = await send_mail(session, to=f"busy-once@{uuid4().hex}.example", subject="Hej", text="hej", topic="test", subject_id=uuid4())
    path = f"/api/messages/{message_id}/resend"
    version = (await outbox.get_message(message_id)).version
    refused = (await staff.post(path, json={"version": version})).json()
    assert refused["data"]["code"] == "messaging.not_resendable"
    failed_id = await queue_sms(outbox, phone_number("9901"))
    await outbox.dispatch_due()
    failed = await outbox.wait_for_state(failed_id, "failed")  # type: ignore[arg-type]
    stale = await staff.post(f"/api/messages/{failed_id}/resend", json={"version": failed.version - 1})
    assert (stale.status_code, stale.json()["data"]["current"]["state"]) == (409, "failed")
    resent = await staff.post(f"/api/messages/{failed_id}/resend", json={"version": failed.version})
    assert (resent.json()["data"]["state"], resent.json()["data"]["error"]) == ("queued", "")
    assert len(await staff.list_audit("message.resent")) == 1
    await outbox.dispatch_due()
    await outbox.wait_for_state(failed_id, "failed")  # type: ignore[arg-type]
    assert len(sims.messages(to=failed.to)) == 2


async def test_subject_and_text_of_a_code_are_never_returned_or_stored(as_staff: SignIn, sims: Simulators) -> None:
    """MSG-010: not in the list, not in the response of a resend, and not in a conflict."""
    staff = await as_staff("admin")
    outbox = Outbox(staff.company.id, sims)
    async with transaction(outbox.context) as session:
        message_id = await send_mail(
            session, to=f"{uuid4().hex}@people.example", subject="Din kod: 482913", text="482913", topic="test",
            subject_id=uuid4(), message_type=MessageType.CODE,
        )
    [item] = (await staff.get("/api/messages")).json()["data"]["items"]
    assert (item["type"], item["subject"], item["text"]) == ("code", "", "")
    async with transaction(outbox.context) as session:
        row = await session.get_one(Message, (staff.company.id, message_id))
        row.state = "unknown"
    path, version = f"/api/messages/{message_id}/resend", (await outbox.get_message(message_id)).version
    stale = await staff.post(path, json={"version": version - 1})
    resent = await staff.post(path, json={"version": version})
    assert (stale.status_code, resent.status_code) == (409, 200)
    assert "482913" not in stale.text + resent.text
    await outbox.dispatch_due()
    sent = await outbox.get_message(message_id)
    assert (sent.state, sent.subject, sent.text) == ("sent", "", "")
