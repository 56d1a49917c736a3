"""Count the parts of an SMS, and render the HTML of an e-mail."""

import re
from uuid import uuid4

import pytest
from hypothesis import given, strategies as st

from clinic.core.database.session import transaction
from clinic.messaging.html_email import render_html
from clinic.messaging.segments import GSM, GSM_EXTENDED, count_segments
from clinic.messaging.service import TextTooLong, send_sms
from simulators.segments import count_parts as simulator_parts
from tests.messaging.conftest import Outbox

ANY_TEXT = st.text(st.sampled_from(sorted(GSM | GSM_EXTENDED)) | st.sampled_from("čż🙂😀漢") | st.characters(codec="utf-8"), max_size=400)


@pytest.mark.covers("MSG-001")
@pytest.mark.parametrize(
    ("text", "encoding", "segments", "remaining"),
    [
        ("", "gsm", 0, 160),
        ("a" * 160, "gsm", 1, 0),
        ("a" * 161, "gsm", 2, 145),
        ("åäöÅÄÖæøåÆØÅéüñà", "gsm", 1, 144),
        ("€" * 80, "gsm", 1, 0),
        ("a" * 159 + "€", "gsm", 2, 145),
        ("a" * 152 + "€" * 77, "gsm", 3, 151),
        ("č" * 70, "ucs2", 1, 0),
        ("č" * 71, "ucs2", 2, 63),
        ("🙂" * 35, "ucs2", 1, 0),
        ("č" * 66 + "🙂" * 3, "ucs2", 2, 61),
    ],
    ids=range(11),
)
def test_segments_follow_the_specification(text: str, encoding: str, segments: int, remaining: int) -> None:
    count = count_segments(text)
    assert (count.encoding, count.segments, count.remaining) == (encoding, segments, remaining)


@pytest.mark.covers("MSG-001")
@given(ANY_TEXT)
def test_simulator_counts_the_same_parts(text: str) -> None:
    assert (count_segments(text).segments or 1) == simulator_parts(text)


@pytest.mark.anyio
@pytest.mark.covers("MSG-010")
async def test_text_with_too_many_parts_is_refused(outbox: Outbox) -> None:
    with pytest.raises(TextTooLong) as error:
        async with transaction(outbox.context) as session:
            await send_sms(session, to="+46701740605", text="a" * 1531, topic="test", subject_id=uuid4())
    assert "11" in error.value.text("sv")
    assert await outbox.due_events() == []


def test_html_contains_the_escaped_text_only() -> None:
    html = render_html("Hej <b>Åsa</b>!\nRad två.\n\n123456\n\nSe https://a.example/?x=1&y=<2>.", title="<T>", language="sv")
    assert "Hej &lt;b&gt;Åsa&lt;/b&gt;!<br>" in html
    assert ">123456</p>" in html
    assert '<a href="https://a.example/?x=1&amp;y="' in html
    assert "&lt;2&gt;" in html
    assert "<title>&lt;T&gt;</title>" in html
    assert "<b>" not in html


@pytest.mark.covers("PLT-014")
def test_account_email_links_only_to_the_given_prefix() -> None:
    """PLT-014: whatever the user entered as their name, only our own URLs become links."""
    text = "Hej https://evil.example/x\n\nhttps://aster.example/email/verify/1\n\nhttps://aster.example.evil.example/"
    html = render_html(text, title="T", language="sv", link_prefix="https://aster.example/")
    assert re.findall(r'href="([^"]*)"', html) == ["https://aster.example/email/verify/1"]
    assert "https://evil.example/x" in html
