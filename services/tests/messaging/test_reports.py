"""The address that takes delivery reports: only its secret opens it, and it opens one message of one company."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from uuid import uuid4

import httpx
import pytest

from clinic.core.db import unit
from clinic.messaging.service import send_sms
from clinic.messaging.tokens import seal
from tests.messaging.conftest import Post

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010")]


async def post_report(address: str, secret: str, **form: str) -> httpx.Response:
    async with httpx.AsyncClient() as http:
        return await http.post(f"{address}/api/hooks/46elks/{secret}", data=form)


async def test_only_its_own_secret_opens_it(post: Post, address: str, make: object) -> None:
    async with unit(post.context) as session:
        message_id = await send_sms(session, to="+46701740605", text="hej", key="x")
    good = seal(post.context.company_id, message_id)
    forged = bytearray(urlsafe_b64decode(good))
    forged[-1] ^= 1
    other = await make.company()  # type: ignore[attr-defined]
    for bad in (urlsafe_b64encode(bytes(forged)).decode(), "x", "å", good[:-4], seal(other.id, message_id), seal(post.context.company_id, uuid4())):
        reply = await post_report(address, bad, id="s1", status="delivered")
        assert (reply.status_code, reply.json()["data"]["code"]) == (404, "not_found")
    assert (await post.message(message_id)).state == "queued"
    reply = await post_report(address, good, id="s1", status="delivered")
    assert (reply.status_code, reply.json()["status"]) == (200, "1")
    assert (await post.message(message_id)).state == "delivered"


async def test_a_report_of_an_earlier_try_is_passed_over_unless_it_is_good(post: Post, address: str) -> None:
    async with unit(post.context) as session:
        message_id = await send_sms(session, to=f"+4670{uuid4().int % 10**3:03}9902", text="hej", key="x")
    await post.work()
    secret = seal(post.context.company_id, message_id)
    for status in ("failed", "strange", ""):
        await post_report(address, secret, id="an-earlier-one", status=status)
        assert (await post.message(message_id)).state == "sent"
    await post_report(address, secret, id="an-earlier-one", status="delivered")
    assert (await post.message(message_id)).state == "delivered"


async def test_a_report_must_be_whole(post: Post, address: str) -> None:
    secret = seal(post.context.company_id, uuid4())
    assert (await post_report(address, secret)).status_code in (404, 422)
