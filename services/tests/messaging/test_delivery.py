"""MSG-010 over sockets: a message is sent once, through failures and crashes, and ends in a visible state."""

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

from clinic.accounts.emails import service as emails, templates
from clinic.company.service import get_own_company
from clinic.core.api.errors import ERROR_CODES
from clinic.core.audit import AuditEntry
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.core.settings import settings
from clinic.messaging.models import Message, MessageType
from clinic.messaging.service import send_account_mail, send_mail, send_sms
from clinic.messaging.sms_sender import get_sms_sender
from clinic.providers.mail import Attachment
from clinic.providers.sms import elks
from tests.messaging.conftest import Outbox
from tests.simulators.server import Simulators

pytestmark = [pytest.mark.anyio, pytest.mark.covers("MSG-010")]
TEN_MINUTES = timedelta(minutes=10, seconds=5)


def phone_number(ending: str = "") -> str:
    """Return a new phone number, whose ending decides the simulated outcome."""
    return f"+4670{uuid4().int % 10**7:07}"[: 12 - len(ending)] + (ending or "")


async def queue_sms(
    outbox: Outbox, to: str, *, message_type: MessageType = MessageType.NOTICE, subject_id: UUID | None = None, text: str = "Din tid är 10:00", **more: object,
) -> UUID:
    async with transaction(outbox.context) as session:
        return await send_sms(session, to=to, text=text, topic="test", subject_id=subject_id or uuid4(), message_type=message_type, **more)  # type: ignore[arg-type]


async def audit_actions(outbox: Outbox, message_id: UUID) -> list[str]:
    async with read_only_transaction(outbox.context) as session:
        query = select(AuditEntry.action).where(AuditEntry.subject_id == message_id).order_by(AuditEntry.at, AuditEntry.id)
        return list(await session.scalars(query))


async def test_sms_is_sent_and_its_report_received(outbox: Outbox) -> None:
    to = phone_number("0001")
    message_id = await queue_sms(outbox, to)
    assert (await outbox.get_message(message_id)).state == "queued"
    assert await outbox.dispatch_due() == 1
    message = await outbox.wait_for_state(message_id, "delivered")
    [received] = outbox.sims.messages(to=to)
    assert (message.provider_id, message.segments, message.cost) == (received["id"], 1, 3500)
    async with read_only_transaction(outbox.context) as session:
        name = (await get_own_company(session)).name
    assert (received["text"], received["sender"]) == ("Din tid är 10:00", get_sms_sender(name) or "Aster")
    actions = await audit_actions(outbox, message_id)
    assert actions[0] == "message.queued"
    assert actions[-1] == "message.delivered"


async def test_repeated_subject_or_run_sends_one_message(outbox: Outbox) -> None:
    to = phone_number("0002")
    subject_id = uuid4()
    first = await queue_sms(outbox, to, subject_id=subject_id)
    assert await queue_sms(outbox, to, subject_id=subject_id) == first
    [event] = await outbox.due_events()
    await asyncio.gather(*(outbox.run_subscriber(event) for _ in range(8)))
    await outbox.run_subscriber(event)
    await outbox.wait_for_state(first, "delivered")
    assert len(outbox.sims.messages(to=to)) == 1


async def test_message_of_a_rolled_back_transaction_is_not_sent(outbox: Outbox) -> None:
    with pytest.raises(ZeroDivisionError):
        async with transaction(outbox.context) as session:
            await send_sms(session, to=phone_number("0003"), text="hej", topic="test", subject_id=uuid4())
            raise ZeroDivisionError
    assert await outbox.due_events() == []


@pytest.mark.parametrize(
    ("ending", "error"),
    [("9901", "messaging.not_delivered"), ("9906", "provider.rejected"), ("9907", "provider.not_allowed")],
)
async def test_permanent_error_is_final(outbox: Outbox, ending: str, error: str) -> None:
    message_id = await queue_sms(outbox, phone_number(ending))
    await outbox.dispatch_due()
    message = await outbox.wait_for_state(message_id, "failed")
    assert message.error == error
    assert ERROR_CODES[error].en != ERROR_CODES[error].sv != ""
    assert (await audit_actions(outbox, message_id))[-1] == "message.failed"
    assert await outbox.dispatch_after(timedelta(hours=8)) == 0


async def test_temporary_error_is_retried_until_sent(outbox: Outbox) -> None:
    to = phone_number("9908")
    message_id = await queue_sms(outbox, to)
    await outbox.dispatch_due()
    queued = await outbox.get_message(message_id)
    assert (queued.state, queued.error) == ("queued", "provider.unavailable")
    assert await outbox.dispatch_due() == 0
    assert await outbox.dispatch_after(timedelta(seconds=6)) == 1
    await outbox.wait_for_state(message_id, "delivered")
    assert len(outbox.sims.messages(to=to)) == 1


async def test_permanent_outage_ends_in_failed(outbox: Outbox) -> None:
    message_id = await queue_sms(outbox, phone_number("9905"))
    delays = [0, 6, 37, 158, 760, 4362]
    for delay in delays:
        assert await outbox.dispatch_after(timedelta(seconds=delay)) == 1
    message = await outbox.get_message(message_id)
    assert (message.state, message.attempts, message.error) == ("failed", 6, "provider.unavailable")
    assert await outbox.dispatch_after(timedelta(days=2)) == 0


async def test_expired_message_is_not_sent(outbox: Outbox) -> None:
    to = phone_number("0004")
    message_id = await queue_sms(outbox, to, message_type=MessageType.CODE, expires_at=now() + timedelta(minutes=5))
    await outbox.dispatch_after(timedelta(minutes=6))
    message = await outbox.get_message(message_id)
    assert (message.state, message.error, message.text) == ("failed", "messaging.expired", "")
    assert outbox.sims.messages(to=to) == []


async def kill_during_provider_call(outbox: Outbox, message_id: UUID) -> None:
    """Run the subscriber and cancel it once the provider has received the message but not answered."""
    [event] = await outbox.due_events()
    task = asyncio.create_task(outbox.run_subscriber(event))
    to = (await outbox.get_message(message_id)).to
    assert await asyncio.to_thread(outbox.sims.messages, to=to, wait=5)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert (await outbox.get_message(message_id)).state in ("sending", "sent", "delivered")


async def test_report_completes_a_message_after_its_worker_was_killed(outbox: Outbox) -> None:
    to = phone_number("9904")
    message_id = await queue_sms(outbox, to)
    await kill_during_provider_call(outbox, message_id)
    message = await outbox.wait_for_state(message_id, "delivered")
    assert message.provider_id == outbox.sims.messages(to=to)[0]["id"]
    assert await outbox.dispatch_due() == 1
    await outbox.dispatch_after(TEN_MINUTES)
    assert len(outbox.sims.messages(to=to)) == 1


@asynccontextmanager
async def silent_provider() -> AsyncIterator[tuple[str, asyncio.Event]]:
    """Serve a provider that receives an SMS, sets the event and never answers."""
    received = asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        received.set()
        await reader.read()  # until the caller gives up
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", received


async def queue_sms_with_unknown_outcome(outbox: Outbox, message_type: MessageType, monkeypatch: pytest.MonkeyPatch) -> tuple[UUID, str]:
    """Queue an SMS whose sender dies during the call, and for which no report will come."""
    to = phone_number("9902")
    message_id = await queue_sms(outbox, to, message_type=message_type)
    [event] = await outbox.due_events()
    async with silent_provider() as (url, received):
        with monkeypatch.context() as patch:
            patch.setattr(settings(), "sms_url", url)
            task = asyncio.create_task(outbox.run_subscriber(event))
            await asyncio.wait_for(received.wait(), 10)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
    elks.cache_clear()
    assert (await outbox.get_message(message_id)).state == "sending"
    return message_id, to


async def test_notice_with_unknown_outcome_is_sent_again_after_ten_minutes(outbox: Outbox, monkeypatch: pytest.MonkeyPatch) -> None:
    message_id, to = await queue_sms_with_unknown_outcome(outbox, MessageType.NOTICE, monkeypatch)
    before = len(outbox.sims.messages(to=to))
    assert await outbox.dispatch_due() == 1
    assert (await outbox.get_message(message_id)).state == "sending"
    await outbox.dispatch_after(TEN_MINUTES)
    message = await outbox.get_message(message_id)
    assert (message.state, message.attempts) == ("sent", 2)
    assert len(outbox.sims.messages(to=to)) == before + 1


async def test_marketing_with_unknown_outcome_is_not_sent_again(outbox: Outbox, monkeypatch: pytest.MonkeyPatch) -> None:
    message_id, to = await queue_sms_with_unknown_outcome(outbox, MessageType.MARKETING, monkeypatch)
    before = len(outbox.sims.messages(to=to))
    await outbox.dispatch_due()
    await outbox.dispatch_after(TEN_MINUTES)
    await outbox.dispatch_after(timedelta(hours=8))
    assert (await outbox.get_message(message_id)).state == "unknown"
    assert len(outbox.sims.messages(to=to)) == before
    assert (await audit_actions(outbox, message_id))[-1] == "message.unknown"


@asynccontextmanager
async def disconnecting_provider(report_first: bool) -> AsyncIterator[tuple[str, list[bytes]]]:
    """Serve a provider that receives an SMS and closes the connection without an answer, optionally after reporting it delivered."""
    requests: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split()[0])
        requests.append(await reader.readexactly(length))
        if report_first:
            callback = parse_qs(requests[-1].decode())["whendelivered"][0]
            async with httpx.AsyncClient() as http:
                (await http.post(callback, data={"id": "s1", "status": "delivered"})).raise_for_status()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", requests


async def test_lost_connection_is_retried_once_after_ten_minutes(outbox: Outbox, monkeypatch: pytest.MonkeyPatch) -> None:
    async with disconnecting_provider(report_first=False) as (url, requests):
        monkeypatch.setattr(settings(), "sms_url", url)
        message_id = await queue_sms(outbox, phone_number("0006"))
        await outbox.dispatch_due()
        message = await outbox.get_message(message_id)
        assert (message.state, message.error, len(requests)) == ("sending", "provider.no_answer", 1)
        await outbox.dispatch_after(timedelta(minutes=9))
        assert len(requests) == 1
        await outbox.dispatch_after(TEN_MINUTES)
        await outbox.dispatch_after(2 * TEN_MINUTES)
        assert ((await outbox.get_message(message_id)).state, len(requests)) == ("unknown", 2)


async def test_report_received_before_the_error_takes_precedence(outbox: Outbox, monkeypatch: pytest.MonkeyPatch) -> None:
    async with disconnecting_provider(report_first=True) as (url, requests):
        monkeypatch.setattr(settings(), "sms_url", url)
        message_id = await queue_sms(outbox, phone_number("0007"))
        await outbox.dispatch_due()
        message = await outbox.get_message(message_id)
        assert (message.state, message.error, message.provider_id) == ("delivered", "", "s1")
        await outbox.dispatch_after(TEN_MINUTES)
        assert len(requests) == 1


async def test_repeated_and_reordered_reports_do_not_revert_the_state(outbox: Outbox) -> None:
    message_id = await queue_sms(outbox, phone_number("9909"))
    await outbox.dispatch_due()
    await outbox.wait_for_state(message_id, "delivered")
    await asyncio.sleep(0.2)
    assert (await outbox.get_message(message_id)).state == "delivered"
    assert (await audit_actions(outbox, message_id)).count("message.delivered") == 1


async def test_text_of_a_code_is_erased_once_sent(outbox: Outbox) -> None:
    to = phone_number("0005")
    message_id = await queue_sms(outbox, to, message_type=MessageType.CODE, text="Din kod är 482913")
    await outbox.dispatch_due()
    assert (await outbox.get_message(message_id)).text == ""
    assert outbox.sims.messages(to=to)[0]["code"] == "482913"


async def test_email_arrives_with_its_calendar_file(outbox: Outbox) -> None:
    to = f"{uuid4().hex[:8]}@example.org"
    ics = Attachment("tid.ics", "text/calendar; method=PUBLISH; charset=utf-8", b"BEGIN:VCALENDAR")
    async with transaction(outbox.context) as session:
        message_id = await send_mail(
            session, to=to, subject="Bokad", text="Hej Åsa!\n\nhttps://klinik.example/b?x=1&y=2.", topic="test",
            subject_id=uuid4(), sender="Klinik & Co", language="sv", attachments=[ics],
        )
    await outbox.dispatch_due()
    message = await outbox.get_message(message_id)
    [received] = outbox.sims.messages(to=to)
    assert (message.state, message.provider_id) == ("sent", received["message_id"])
    assert received["message_id"].startswith(f"<{message_id}@")
    assert "Klinik & Co" in received["sender"]
    assert 'lang="sv"' in received["html"]
    assert 'href="https://klinik.example/b?x=1&amp;y=2"' in received["html"]
    assert [file["name"] for file in received["attachments"]] == ["tid.ics"]


@pytest.mark.covers("PLT-014")
async def test_account_email_links_only_to_our_own_urls(sims: Simulators, address: str) -> None:
    outbox, to = Outbox(NIL_COMPANY, sims), f"{uuid4().hex[:8]}@example.org"
    async with transaction(outbox.context) as session:
        message_id = await send_account_mail(session, to, "Hej", f"https://evil.example/x\n\n{address}/email/verify/1", uuid4())
    [event] = [event for event in await outbox.due_events() if event.payload["message_id"] == str(message_id)]
    await outbox.run_subscriber(event)
    [received] = sims.messages(to=to)
    assert re.findall(r'href="([^"]*)"', received["html"]) == [f"{address}/email/verify/1"]


@pytest.mark.parametrize(("mailbox", "state"), [("bounce", "failed"), ("busy", "queued")])
async def test_mail_server_refusals_fail_or_are_retried(outbox: Outbox, mailbox: str, state: str) -> None:
    async with transaction(outbox.context) as session:
        message_id = await send_mail(session, to=f"{mailbox}@{uuid4().hex}.example", subject="Hej", text="hej", topic="test", subject_id=uuid4())
    await outbox.dispatch_due()
    assert (await outbox.get_message(message_id)).state == state


async def test_account_email_is_sent_without_a_company(outbox: Outbox) -> None:
    to, account_outbox = f"{uuid4().hex[:8]}@example.org", Outbox(Context().company_id, outbox.sims)
    async with transaction(Context()) as session:
        await emails.send_email(session, to, templates.VERIFY_EMAIL, uuid4(), "sv", name="Åsa", code="654321", link="https://aster.example/x")
    assert await account_outbox.dispatch_due() >= 1
    async with read_only_transaction(Context()) as session:
        assert await session.scalar(select(Message.text).where(Message.to == to)) == ""
    [received] = outbox.sims.messages(to=to)
    assert (received["code"], received["subject"]) == ("654321", "Din kod till Aster")
    async with read_only_transaction(outbox.context) as session:
        assert await session.scalar(select(func.count()).where(Message.to == to)) == 0
