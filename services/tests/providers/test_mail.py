"""Mail client against the simulated SMTP server: the received e-mail, and an error for each failure."""

import asyncio
import socket
from base64 import b64decode
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from uuid import UUID

import pytest

from clinic.providers import errors
from clinic.providers.mail import Attachment, Email, Smtp
from tests.simulators.server import Simulators, simulators

pytestmark = pytest.mark.anyio
ID = UUID("019aa000-0000-7000-8000-000000000001")
ICS = Attachment("tid.ics", "text/calendar; method=PUBLISH; charset=utf-8", "BEGIN:VCALENDAR\r\nÅ".encode())


@pytest.fixture(scope="module")
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running


@pytest.fixture
def smtp(sims: Simulators) -> Smtp:
    return Smtp(f"smtp://127.0.0.1:{sims.smtp_port}", "Aster <no-reply@aster.example>", timeout=2)


def email(to: str, **changes: str) -> Email:
    fields = {"subject": "Bokning bekräftad", "text": "Hej Åsa!\n\nVälkommen.", "html": "<p>Hej Åsa!</p>"} | changes
    return Email(ID, to, fields["subject"], fields["text"], fields["html"], fields.get("sender_name", ""), "sv", (ICS,))


@pytest.mark.covers("MSG-010")
async def test_an_email_is_received_with_text_html_and_attachment(sims: Simulators, smtp: Smtp) -> None:
    message_id = await smtp.send(email("asa@example.org", sender_name="Klinik Åkern, Umeå"))
    [shown] = sims.messages(to="asa@example.org")
    assert message_id == shown["message_id"] == f"<{ID}@aster.example>"
    assert shown["sender"] == '"Klinik Åkern, Umeå" <no-reply@aster.example>'
    assert (shown["subject"], shown["text"].strip()) == ("Bokning bekräftad", "Hej Åsa!\n\nVälkommen.")
    assert shown["html"].strip() == "<p>Hej Åsa!</p>"
    [file] = shown["attachments"]
    assert (file["name"], file["type"]) == ("tid.ics", "text/calendar")
    assert b64decode(file["content"]) == ICS.content


async def test_the_content_type_of_a_calendar_file_names_its_method(smtp: Smtp) -> None:
    composed = message_from_bytes(bytes(smtp._compose(email("asa@example.org"))), EmailMessage, policy=policy.default)
    [part] = composed.iter_attachments()
    assert (part.get_param("method"), part.get_param("charset")) == ("PUBLISH", "utf-8")


async def test_line_breaks_add_no_header(sims: Simulators, smtp: Smtp) -> None:
    await smtp.send(email("bo@example.org", subject="Hej\r\nBcc: cilla@example.org", sender_name="Klinik\r\nX: y"))
    [shown] = sims.messages(to="bo@example.org")
    assert shown["subject"] == "Hej Bcc: cilla@example.org"
    with pytest.raises(errors.Rejected):
        await smtp.send(email("bo@example.org\r\nBcc: cilla@example.org"))
    assert sims.messages(to="cilla@example.org") == []


@pytest.mark.parametrize(
    ("to", "kind", "is_permanent"),
    [("bounce@example.org", errors.Rejected, True), ("busy@example.org", errors.ServiceUnavailable, False)],
)
async def test_each_refusal_has_its_error(smtp: Smtp, to: str, kind: type[errors.ProviderError], is_permanent: bool) -> None:
    with pytest.raises(kind) as refused:
        await smtp.send(email(to))
    assert refused.value.is_permanent is is_permanent
    assert not refused.value.outcome_unknown


async def test_an_absent_mail_server_is_unreachable_and_a_silent_one_times_out() -> None:
    with pytest.raises(errors.Unreachable):
        await Smtp("smtp://127.0.0.1:9", "a@b.example", timeout=1).send(email("asa@example.org"))
    with socket.create_server(("127.0.0.1", 0)) as silent:
        server = Smtp(f"smtp://127.0.0.1:{silent.getsockname()[1]}", "a@b.example", timeout=0.3)
        with pytest.raises((errors.NoAnswer, errors.Unreachable)):
            await server.send(email("asa@example.org"))


async def test_a_connection_lost_after_the_text_has_an_unknown_outcome() -> None:
    async def cut(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for reply in (b"220 hi", b"250 hi", b"250 ok", b"250 ok", b"354 go"):
            writer.write(reply + b"\r\n")
            await writer.drain()
            if reply != b"354 go":
                await reader.readline()
        await reader.readuntil(b"\r\n.\r\n")
        writer.close()

    server = await asyncio.start_server(cut, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    with pytest.raises(errors.NoAnswer) as open_question:
        await Smtp(f"smtp://127.0.0.1:{port}", "a@b.example", timeout=2).send(email("asa@example.org"))
    assert open_question.value.outcome_unknown
    server.close()


async def test_a_connection_is_used_again_and_replaced_when_the_server_has_closed_it() -> None:
    """A connection that was lost while idle is noticed before the next e-mail is sent on it, so each e-mail arrives once."""
    connections: list[asyncio.StreamWriter] = []
    received: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connections.append(writer)
        writer.write(b"220 hi\r\n")
        while line := await reader.readline():
            if line.startswith(b"DATA"):
                writer.write(b"354 go\r\n")
                received.append(await reader.readuntil(b"\r\n.\r\n"))
            writer.write(b"250 ok\r\n")
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    client = Smtp(f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}", "a@b.example", timeout=2)
    for _ in range(2):
        await client.send(email("asa@example.org"))
    assert (len(connections), len(received)) == (1, 2)
    connections[0].close()
    await connections[0].wait_closed()
    await client.send(email("asa@example.org"))
    assert (len(connections), len(received)) == (2, 3)
    await client.close()
    server.close()
