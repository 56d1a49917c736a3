"""The mail client against a real SMTP server: what a reader gets, and every way to fail."""

import asyncio
import socket
from base64 import b64decode
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from uuid import UUID

import pytest

from clinic.providers import errors
from clinic.providers.mail import Attachment, Letter, Smtp
from tests.simulators.running import Simulators, simulators

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


def letter(to: str, **changes: str) -> Letter:
    words = {"subject": "Bokning bekräftad", "text": "Hej Åsa!\n\nVälkommen.", "html": "<p>Hej Åsa!</p>"} | changes
    return Letter(ID, to, words["subject"], words["text"], words["html"], words.get("sender_name", ""), "sv", (ICS,))


@pytest.mark.covers("MSG-010")
async def test_a_letter_arrives_with_both_bodies_and_its_file(sims: Simulators, smtp: Smtp) -> None:
    message_id = await smtp.send(letter("asa@example.org", sender_name="Klinik Åkern, Umeå"))
    [shown] = sims.messages(to="asa@example.org")
    assert message_id == shown["message_id"] == f"<{ID}@aster.example>"
    assert shown["sender"] == '"Klinik Åkern, Umeå" <no-reply@aster.example>'
    assert (shown["subject"], shown["text"].strip()) == ("Bokning bekräftad", "Hej Åsa!\n\nVälkommen.")
    assert shown["html"].strip() == "<p>Hej Åsa!</p>"
    [file] = shown["attachments"]
    assert (file["name"], file["type"]) == ("tid.ics", "text/calendar")
    assert b64decode(file["content"]) == ICS.content


async def test_a_calendar_file_keeps_its_method(smtp: Smtp) -> None:
    composed = message_from_bytes(bytes(smtp._compose(letter("asa@example.org"))), EmailMessage, policy=policy.default)
    [part] = composed.iter_attachments()
    assert (part.get_param("method"), part.get_param("charset")) == ("PUBLISH", "utf-8")


async def test_nobody_can_slip_in_a_header(sims: Simulators, smtp: Smtp) -> None:
    await smtp.send(letter("bo@example.org", subject="Hej\r\nBcc: cilla@example.org", sender_name="Klinik\r\nX: y"))
    [shown] = sims.messages(to="bo@example.org")
    assert shown["subject"] == "Hej Bcc: cilla@example.org"
    with pytest.raises(errors.Rejected):
        await smtp.send(letter("bo@example.org\r\nBcc: cilla@example.org"))
    assert sims.messages(to="cilla@example.org") == []


@pytest.mark.parametrize(
    ("to", "kind", "lasting"),
    [("bounce@example.org", errors.Rejected, True), ("busy@example.org", errors.Failing, False)],
)
async def test_each_refusal_has_its_name(smtp: Smtp, to: str, kind: type[errors.ProviderError], lasting: bool) -> None:
    with pytest.raises(kind) as refused:
        await smtp.send(letter(to))
    assert refused.value.lasting is lasting
    assert not refused.value.maybe_done


async def test_nobody_there_and_nobody_answering() -> None:
    with pytest.raises(errors.Unreachable):
        await Smtp("smtp://127.0.0.1:9", "a@b.example", timeout=1).send(letter("asa@example.org"))
    with socket.create_server(("127.0.0.1", 0)) as silent:
        server = Smtp(f"smtp://127.0.0.1:{silent.getsockname()[1]}", "a@b.example", timeout=0.3)
        with pytest.raises((errors.NoAnswer, errors.Unreachable)):
            await server.send(letter("asa@example.org"))


async def test_a_connection_cut_after_the_text_leaves_it_open() -> None:
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
        await Smtp(f"smtp://127.0.0.1:{port}", "a@b.example", timeout=2).send(letter("asa@example.org"))
    assert open_question.value.maybe_done
    server.close()
