"""Counting an SMS's parts, and the HTML of a mail."""

import re

import pytest
from hypothesis import given, strategies as st

from clinic.core.db import unit
from clinic.messaging.letters import html_of
from clinic.messaging.segments import GSM, GSM_EXTENDED, count
from clinic.messaging.service import TextTooLong, send_sms
from simulators.segments import parts
from tests.messaging.conftest import Post

ANY_TEXT = st.text(st.sampled_from(sorted(GSM | GSM_EXTENDED)) | st.sampled_from("čż🙂😀漢") | st.characters(codec="utf-8"), max_size=400)


@pytest.mark.covers("MSG-001")
@pytest.mark.parametrize(
    ("text", "encoding", "count_of_parts", "left"),
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
def test_parts_by_the_book(text: str, encoding: str, count_of_parts: int, left: int) -> None:
    counted = count(text)
    assert (counted.encoding, counted.parts, counted.left) == (encoding, count_of_parts, left)


@pytest.mark.covers("MSG-001")
@given(ANY_TEXT)
def test_the_network_would_bill_the_same(text: str) -> None:
    assert (count(text).parts or 1) == parts(text)


@pytest.mark.anyio
@pytest.mark.covers("MSG-010")
async def test_a_text_of_too_many_parts_is_refused(post: Post) -> None:
    with pytest.raises(TextTooLong) as refused:
        async with unit(post.context) as session:
            await send_sms(session, to="+46701740605", text="a" * 1531, key="long")
    assert "11" in refused.value.text("sv")
    assert await post.due() == []


def test_html_says_what_the_text_says_and_nothing_else() -> None:
    made = html_of("Hej <b>Åsa</b>!\nRad två.\n\n123456\n\nSe https://a.example/?x=1&y=<2>.", title="<T>", language="sv")
    assert "Hej &lt;b&gt;Åsa&lt;/b&gt;!<br>" in made
    assert ">123456</p>" in made
    assert '<a href="https://a.example/?x=1&amp;y="' in made
    assert "&lt;2&gt;" in made
    assert "<title>&lt;T&gt;</title>" in made
    assert "<b>" not in made


@pytest.mark.covers("PLT-014")
def test_a_letter_about_an_account_links_to_us_and_to_nobody_else() -> None:
    """Whatever somebody gave as their name, only our own addresses are links."""
    text = "Hej https://evil.example/x\n\nhttps://aster.example/email/verify/1\n\nhttps://aster.example.evil.example/"
    made = html_of(text, title="T", language="sv", linked="https://aster.example/")
    assert re.findall(r'href="([^"]*)"', made) == ["https://aster.example/email/verify/1"]
    assert "https://evil.example/x" in made
