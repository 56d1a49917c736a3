"""The simulated mail server stores the e-mails it receives, and the messages page lists them."""

import smtplib
from email.message import EmailMessage

import httpx
import pytest

from simulators.segments import count_parts
from tests.simulators.server import Simulators


def mail(to: str) -> EmailMessage:
    created = EmailMessage()
    created["From"], created["To"], created["Subject"] = "Kliniken <no-reply@klinik.example>", to, "Bekräfta din e-post"
    created["Message-ID"] = "<one@klinik.example>"
    created.set_content("Koden är 654321. https://klinik.example/x")
    created.add_alternative("<p>Koden är <b>654321</b></p>", subtype="html")
    created.add_attachment(b"BEGIN:VCALENDAR", maintype="text", subtype="calendar", filename="tid.ics")
    return created


def give(sims: Simulators, *to: str) -> None:
    with smtplib.SMTP("127.0.0.1", sims.smtp_port) as server:
        server.send_message(mail(to[0]), to_addrs=list(to))


def test_an_email_is_listed_with_its_code_and_attachments(sims: Simulators) -> None:
    give(sims, "anna@example.org")
    [shown] = sims.messages(to="Anna@example.org", wait=2)
    assert (shown["subject"], shown["code"], shown["message_id"]) == (
        "Bekräfta din e-post",
        "654321",
        "<one@klinik.example>",
    )
    assert [one["name"] for one in shown["attachments"]] == ["tid.ics"]
    assert httpx.get(f"{sims.url}/messages/{shown['id']}/files/0").content == b"BEGIN:VCALENDAR"
    page = httpx.get(f"{sims.url}/messages/{shown['id']}/html")
    assert "<b>654321</b>" in page.text
    assert "sandbox" in page.headers["content-security-policy"]


@pytest.mark.parametrize(("to", "code"), [("bounce@example.org", 550), ("busy@example.org", 451)])
def test_a_refused_recipient_gets_no_email(sims: Simulators, to: str, code: int) -> None:
    with pytest.raises(smtplib.SMTPRecipientsRefused) as refused:
        give(sims, to)
    assert refused.value.recipients[to][0] == code
    assert sims.messages() == []


def test_a_busy_mailbox_accepts_the_second_attempt(sims: Simulators) -> None:
    with pytest.raises(smtplib.SMTPRecipientsRefused):
        give(sims, "busy-once@example.org")
    give(sims, "busy-once@example.org")
    assert len(sims.messages()) == 1


def test_messages_are_searched_and_awaited(sims: Simulators) -> None:
    give(sims, "anna@example.org")
    give(sims, "bo@example.org")
    assert [one["to"] for one in sims.messages()] == ["bo@example.org", "anna@example.org"]
    assert [one["to"] for one in sims.messages(q="ANNA bekräfta")] == ["anna@example.org"]
    assert sims.messages(channel="sms") == []
    newest = sims.messages()[0]["seq"]
    assert sims.messages(after=newest, wait=0.1) == []


def test_the_page_and_its_files_are_served(sims: Simulators) -> None:
    for path, has in (
        ("/", "/static/page.js"),
        ("/static/page.js", "follow()"),
        ("/static/page.css", "body"),
        ("/api/outcomes", "9903"),
    ):
        reply = httpx.get(sims.url + path)
        assert (reply.status_code, has in reply.text) == (200, True)
    assert httpx.get(sims.url + "/static/%2e%2e/main.py").status_code == 404


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("a" * 160, 1),
        ("a" * 161, 2),
        ("å" * 153 + "a" * 153, 2),
        ("€" * 80, 1),
        ("a" * 152 + "€" * 5, 2),
        ("č" * 70, 1),
        ("č" * 71, 2),
        ("🙂" * 35, 1),
        ("č" * 66 + "🙂" * 3, 2),
    ],
    ids=range(9),
)
def test_sms_parts_are_counted(text: str, count: int) -> None:
    assert count_parts(text) == count
