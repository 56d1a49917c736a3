"""MSG-010 over sockets: a message goes out once, survives what can happen to it, and ends in a state one can see."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from urllib.parse import parse_qs
from uuid import UUID, uuid4

import httpx
import pytest
from sqlalchemy import func, select

from clinic.accounts import mails
from clinic.core.audit import Audit
from clinic.core.clock import now
from clinic.core.context import NOBODY, Context
from clinic.core.db import read_only, unit
from clinic.core.errors import CODES
from clinic.core.settings import settings
from clinic.messaging.models import Kind, Message
from clinic.messaging.service import send_mail, send_sms, system_mail
from clinic.providers.mail import Attachment
from tests.messaging.conftest import Post
from tests.simulators.running import Simulators

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010")]
TEN_MINUTES = timedelta(minutes=10, seconds=5)


def number(ending: str = "") -> str:
    """A number of its own for each test, with the ending that the outcome hangs on."""
    return f"+4670{uuid4().int % 10**7:07}"[: 12 - len(ending)] + (ending or "")


async def sms(post: Post, to: str, *, kind: Kind = Kind.NOTICE, key: str = "", text: str = "Din tid är 10:00", **more: object) -> UUID:
    async with unit(post.context) as session:
        return await send_sms(session, to=to, text=text, key=key or str(uuid4()), kind=kind, **more)  # type: ignore[arg-type]


async def actions(post: Post, message_id: UUID) -> list[str]:
    async with read_only(post.context) as session:
        query = select(Audit.action).where(Audit.subject_id == message_id).order_by(Audit.at, Audit.id)
        return list(await session.scalars(query))


async def test_an_sms_goes_out_and_its_report_comes_back(post: Post) -> None:
    to = number("0001")
    message_id = await sms(post, to)
    assert (await post.message(message_id)).state == "queued"
    assert await post.work() == 1
    message = await post.until(message_id, "delivered")
    [shown] = post.sims.messages(to=to)
    assert (message.provider_id, message.parts, message.cost) == (shown["id"], 1, 3500)
    assert (shown["text"], shown["sender"]) == ("Din tid är 10:00", "Aster")
    said = await actions(post, message_id)
    assert said[0] == "message.queued"
    assert said[-1] == "message.delivered"


async def test_the_same_key_or_a_second_run_sends_nothing_more(post: Post) -> None:
    to = number("0002")
    first = await sms(post, to, key="booking.confirmed:1")
    assert await sms(post, to, key="booking.confirmed:1") == first
    [happened] = await post.due()
    await asyncio.gather(*(post.deliver(happened) for _ in range(8)))
    await post.deliver(happened)
    await post.until(first, "delivered")
    assert len(post.sims.messages(to=to)) == 1


async def test_what_is_rolled_back_is_never_sent(post: Post) -> None:
    with pytest.raises(ZeroDivisionError):
        async with unit(post.context) as session:
            await send_sms(session, to=number("0003"), text="hej", key="x")
            raise ZeroDivisionError
    assert await post.due() == []


@pytest.mark.parametrize(
    ("ending", "error"),
    [("9901", "messaging.not_delivered"), ("9906", "provider.rejected"), ("9907", "provider.not_allowed")],
)
async def test_a_lasting_refusal_is_final_and_says_why(post: Post, ending: str, error: str) -> None:
    message_id = await sms(post, number(ending))
    await post.work()
    message = await post.until(message_id, "failed")
    assert message.error == error
    assert CODES[error].en != CODES[error].sv != ""
    assert (await actions(post, message_id))[-1] == "message.failed"
    assert await post.work_after(timedelta(hours=8)) == 0


async def test_a_passing_fault_is_tried_again_until_it_goes(post: Post) -> None:
    to = number("9908")
    message_id = await sms(post, to)
    await post.work()
    waiting = await post.message(message_id)
    assert (waiting.state, waiting.error) == ("queued", "provider.failing")
    assert await post.work() == 0
    assert await post.work_after(timedelta(seconds=6)) == 1
    await post.until(message_id, "delivered")
    assert len(post.sims.messages(to=to)) == 1


async def test_an_outage_without_end_gives_up_visibly(post: Post) -> None:
    message_id = await sms(post, number("9905"))
    waits = [0, 6, 37, 158, 760, 4362]
    for wait in waits:
        assert await post.work_after(timedelta(seconds=wait)) == 1
    message = await post.message(message_id)
    assert (message.state, message.attempts, message.error) == ("failed", 6, "provider.failing")
    assert await post.work_after(timedelta(days=2)) == 0


async def test_too_late_is_not_sent(post: Post) -> None:
    to = number("0004")
    message_id = await sms(post, to, kind=Kind.CODE, expires_at=now() + timedelta(minutes=5))
    await post.work_after(timedelta(minutes=6))
    message = await post.message(message_id)
    assert (message.state, message.error, message.text) == ("failed", "messaging.expired", "")
    assert post.sims.messages(to=to) == []


async def die_while_calling(post: Post, message_id: UUID) -> None:
    """Run the listener and kill it once the provider has the message but hasn't answered."""
    [happened] = await post.due()
    run = asyncio.create_task(post.deliver(happened))
    to = (await post.message(message_id)).to
    assert await asyncio.to_thread(post.sims.messages, to=to, wait=5)
    run.cancel()
    await asyncio.gather(run, return_exceptions=True)
    assert (await post.message(message_id)).state in ("sending", "sent", "delivered")


async def test_killed_between_the_steps_the_report_ends_it(post: Post) -> None:
    to = number("9904")
    message_id = await sms(post, to)
    await die_while_calling(post, message_id)
    message = await post.until(message_id, "delivered")
    assert message.provider_id == post.sims.messages(to=to)[0]["id"]
    assert await post.work() == 1
    await post.work_after(TEN_MINUTES)
    assert len(post.sims.messages(to=to)) == 1


async def killed_in_the_dark(post: Post, kind: Kind) -> tuple[UUID, str]:
    """A message whose sender died before anybody can tell whether it went, with no report to come."""
    to = number("9902")
    message_id = await sms(post, to, kind=kind)
    [happened] = await post.due()
    run = asyncio.create_task(post.deliver(happened))
    while (await post.message(message_id)).state == "queued":  # noqa: ASYNC110 - as near after the commit as can be
        await asyncio.sleep(0)
    run.cancel()
    await asyncio.gather(run, return_exceptions=True)
    assert (await post.message(message_id)).state == "sending"
    return message_id, to


async def test_still_unknown_after_ten_minutes_a_notice_goes_again(post: Post) -> None:
    message_id, to = await killed_in_the_dark(post, Kind.NOTICE)
    before = len(post.sims.messages(to=to))
    assert await post.work() == 1
    assert (await post.message(message_id)).state == "sending"
    await post.work_after(TEN_MINUTES)
    message = await post.message(message_id)
    assert (message.state, message.attempts) == ("sent", 2)
    assert len(post.sims.messages(to=to)) == before + 1


async def test_still_unknown_after_ten_minutes_marketing_does_not(post: Post) -> None:
    message_id, to = await killed_in_the_dark(post, Kind.MARKETING)
    before = len(post.sims.messages(to=to))
    await post.work()
    await post.work_after(TEN_MINUTES)
    await post.work_after(timedelta(hours=8))
    assert (await post.message(message_id)).state == "unknown"
    assert len(post.sims.messages(to=to)) == before
    assert (await actions(post, message_id))[-1] == "message.unknown"


@asynccontextmanager
async def a_provider_that_cuts(report_first: bool) -> AsyncIterator[tuple[str, list[bytes]]]:
    """A provider that takes an SMS and then, perhaps after reporting it delivered, hangs up without an answer."""
    taken: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        taken.append(await reader.readexactly(length))
        if report_first:
            callback = parse_qs(taken[-1].decode())["whendelivered"][0]
            async with httpx.AsyncClient() as http:
                (await http.post(callback, data={"id": "s1", "status": "delivered"})).raise_for_status()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", taken


async def test_a_cut_line_waits_ten_minutes_goes_once_more_and_then_rests(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_provider_that_cuts(report_first=False) as (url, taken):
        monkeypatch.setattr(settings(), "sms_url", url)
        message_id = await sms(post, number("0006"))
        await post.work()
        message = await post.message(message_id)
        assert (message.state, message.error, len(taken)) == ("sending", "provider.no_answer", 1)
        await post.work_after(timedelta(minutes=9))
        assert len(taken) == 1
        await post.work_after(TEN_MINUTES)
        await post.work_after(2 * TEN_MINUTES)
        assert ((await post.message(message_id)).state, len(taken)) == ("unknown", 2)


async def test_a_report_that_was_faster_than_the_failure_stands(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    async with a_provider_that_cuts(report_first=True) as (url, taken):
        monkeypatch.setattr(settings(), "sms_url", url)
        message_id = await sms(post, number("0007"))
        await post.work()
        message = await post.message(message_id)
        assert (message.state, message.error, message.provider_id) == ("delivered", "", "s1")
        await post.work_after(TEN_MINUTES)
        assert len(taken) == 1


async def test_reports_twice_and_in_disorder_change_nothing_back(post: Post) -> None:
    message_id = await sms(post, number("9909"))
    await post.work()
    await post.until(message_id, "delivered")
    await asyncio.sleep(0.2)
    assert (await post.message(message_id)).state == "delivered"
    assert (await actions(post, message_id)).count("message.delivered") == 1


async def test_a_secret_is_erased_once_it_is_on_its_way(post: Post) -> None:
    to = number("0005")
    message_id = await sms(post, to, kind=Kind.CODE, text="Din kod är 482913")
    await post.work()
    assert (await post.message(message_id)).text == ""
    assert post.sims.messages(to=to)[0]["code"] == "482913"


async def test_a_mail_arrives_with_its_calendar_file(post: Post) -> None:
    to = f"{uuid4().hex[:8]}@example.org"
    ics = Attachment("tid.ics", "text/calendar; method=PUBLISH; charset=utf-8", b"BEGIN:VCALENDAR")
    async with unit(post.context) as session:
        message_id = await send_mail(
            session, to=to, subject="Bokad", text="Hej Åsa!\n\nhttps://klinik.example/b?x=1&y=2.", key="m",
            sender="Klinik & Co", language="sv", attachments=[ics],
        )
    await post.work()
    message = await post.message(message_id)
    [shown] = post.sims.messages(to=to)
    assert (message.state, message.provider_id) == ("sent", shown["message_id"])
    assert shown["message_id"].startswith(f"<{message_id}@")
    assert "Klinik & Co" in shown["sender"]
    assert 'lang="sv"' in shown["html"]
    assert 'href="https://klinik.example/b?x=1&amp;y=2"' in shown["html"]
    assert [file["name"] for file in shown["attachments"]] == ["tid.ics"]


@pytest.mark.covers("PLT-014")
async def test_a_letter_about_an_account_arrives_with_links_to_us_alone(sims: Simulators, address: str) -> None:
    post, to = Post(NOBODY, sims), f"{uuid4().hex[:8]}@example.org"
    async with unit(post.context) as session:
        message_id = await system_mail(session, to, "Hej", f"https://evil.example/x\n\n{address}/email/verify/1", str(uuid4()))
    [happened] = [one for one in await post.due() if one.facts["message_id"] == str(message_id)]
    await post.deliver(happened)
    [shown] = sims.messages(to=to)
    assert re.findall(r'href="([^"]*)"', shown["html"]) == [f"{address}/email/verify/1"]


@pytest.mark.parametrize(("mailbox", "state"), [("bounce", "failed"), ("busy", "queued")])
async def test_a_mail_server_can_refuse(post: Post, mailbox: str, state: str) -> None:
    async with unit(post.context) as session:
        message_id = await send_mail(session, to=f"{mailbox}@{uuid4().hex}.example", subject="Hej", text="hej", key="m")
    await post.work()
    assert (await post.message(message_id)).state == state


async def test_before_there_is_a_company_it_works_the_same(post: Post) -> None:
    to, nobody = f"{uuid4().hex[:8]}@example.org", Post(Context().company_id, post.sims)
    async with unit(Context()) as session:
        await mails.send(session, to, mails.VERIFY, uuid4(), "sv", name="Åsa", code="654321", link="https://aster.example/x")
    assert await nobody.work() >= 1
    async with read_only(Context()) as session:
        assert await session.scalar(select(Message.text).where(Message.to == to)) == ""
    [shown] = post.sims.messages(to=to)
    assert (shown["code"], shown["subject"]) == ("654321", "Din kod till Aster")
    async with read_only(post.context) as session:
        assert await session.scalar(select(func.count()).where(Message.to == to)) == 0
