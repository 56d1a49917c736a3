"""A mail comes at most twice, with the same Message-ID, and only after its sender was killed during the call (MSG-010)."""

import asyncio
import re
from collections.abc import AsyncIterator
from datetime import timedelta
from uuid import UUID, uuid4

import pytest

from clinic.core.database.session import transaction
from clinic.core.settings import settings
from clinic.messaging.service import send_mail
from clinic.providers.mail import smtp
from tests.messaging.conftest import Outbox

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("empty_outbox"), pytest.mark.covers("MSG-010", "BEY-024")]
AFTER_THE_WAIT = timedelta(minutes=10, seconds=5)


class MailServer:
    """A mail server that keeps what it receives; it answers the end of a mail only while `answers` is set."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.received, self.answers = asyncio.Event(), False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak SMTP with one client."""
        writer.write(b"220 test\r\n")
        while line := await reader.readline():
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                self.mails.append((await reader.readuntil(b"\r\n.\r\n")).decode())
                self.received.set()
                if not self.answers:
                    continue
            writer.write(b"250 ok\r\n")
        writer.close()


@pytest.fixture
async def mail_server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[MailServer]:
    """A mail server to which the application is pointed."""
    mails = MailServer()
    server = await asyncio.start_server(mails.serve, "127.0.0.1")
    monkeypatch.setattr(settings(), "smtp_url", f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    smtp.cache_clear()
    yield mails
    await smtp().close()
    smtp.cache_clear()
    server.close()


async def queue_mail(outbox: Outbox) -> UUID:
    async with transaction(outbox.context) as session:
        return await send_mail(session, to=f"{uuid4().hex}@people.test", subject="Hej", text="hej", topic="test", subject_id=uuid4())


async def kill_after_the_mail_is_received(outbox: Outbox, mails: MailServer) -> None:
    """Run the due delivery, and cancel it once the server has the mail and has not answered."""
    mails.received.clear()
    [event] = await outbox.due_events()
    sending = asyncio.create_task(outbox.run_subscriber(event))
    async with asyncio.timeout(5):
        await mails.received.wait()
    sending.cancel()
    await asyncio.gather(sending, return_exceptions=True)


async def test_a_mail_comes_at_most_twice_after_kills_with_one_message_id(outbox: Outbox, mail_server: MailServer) -> None:
    message_id = await queue_mail(outbox)
    await kill_after_the_mail_is_received(outbox, mail_server)
    assert await outbox.dispatch_due() == 1  # sent within ten minutes: waits
    assert len(mail_server.mails) == 1
    mail_server.answers = True
    await outbox.dispatch_after(AFTER_THE_WAIT)
    await outbox.dispatch_after(timedelta(days=1))
    message = await outbox.get_message(message_id)
    assert (message.state, message.attempts, len(mail_server.mails)) == ("sent", 2, 2)
    ids = {re.findall(r"^Message-ID: (<.+>)", mail, re.MULTILINE | re.IGNORECASE)[0] for mail in mail_server.mails}
    assert len(ids) == 1
    assert str(message_id) in ids.pop()


async def test_a_mail_whose_sender_lives_comes_once(outbox: Outbox, mail_server: MailServer) -> None:
    mail_server.answers = True
    message_id = await queue_mail(outbox)
    assert await outbox.dispatch_due() == 1
    for delay in (AFTER_THE_WAIT, timedelta(hours=8)):
        await outbox.dispatch_after(delay)
    assert ((await outbox.get_message(message_id)).state, len(mail_server.mails)) == ("sent", 1)
