"""The webhook for delivery reports: its token is the only credential, and is valid for one message of one company."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from uuid import uuid4

import httpx
import pytest

from clinic.core.database.session import transaction
from clinic.messaging.callback_tokens import sign
from clinic.messaging.service import send_sms
from tests.messaging.conftest import Outbox

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010")]


async def post_report(address: str, token: str, **form: str) -> httpx.Response:
    async with httpx.AsyncClient() as http:
        return await http.post(f"{address}/api/hooks/46elks/{token}", data=form)


async def test_report_requires_the_token_of_the_message(outbox: Outbox, address: str, factory: object) -> None:
    async with transaction(outbox.context) as session:
        message_id = await send_sms(session, to="+46701740605", text="hej", topic="test", subject_id=uuid4())
    token = sign(outbox.context.company_id, message_id)
    forged = bytearray(urlsafe_b64decode(token))
    forged[-1] ^= 1
    other = await factory.company()  # type: ignore[attr-defined]
    for invalid in (urlsafe_b64encode(bytes(forged)).decode(), "x", "å", token[:-4], sign(other.id, message_id), sign(outbox.context.company_id, uuid4())):
        reply = await post_report(address, invalid, id="s1", status="delivered")
        assert (reply.status_code, reply.json()["data"]["code"]) == (404, "not_found")
    assert (await outbox.get_message(message_id)).state == "queued"
    reply = await post_report(address, token, id="s1", status="delivered")
    assert (reply.status_code, reply.json()["status"]) == (200, "1")
    assert (await outbox.get_message(message_id)).state == "delivered"


async def test_failure_report_of_an_earlier_attempt_is_ignored(outbox: Outbox, address: str) -> None:
    async with transaction(outbox.context) as session:
        message_id = await send_sms(session, to=f"+4670{uuid4().int % 10**3:03}9902", text="hej", topic="test", subject_id=uuid4())
    await outbox.dispatch_due()
    token = sign(outbox.context.company_id, message_id)
    for status in ("failed", "strange", ""):
        await post_report(address, token, id="an-earlier-attempt", status=status)
        assert (await outbox.get_message(message_id)).state == "sent"
    await post_report(address, token, id="an-earlier-attempt", status="delivered")
    assert (await outbox.get_message(message_id)).state == "delivered"


async def test_incomplete_report_is_refused(outbox: Outbox, address: str) -> None:
    token = sign(outbox.context.company_id, uuid4())
    assert (await post_report(address, token)).status_code in (404, 422)
