"""Rich text: the formats that a journal needs are accepted, and everything else is refused."""

from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from clinic.core.text.richtext import MAX_BYTES, RichText, from_plain_text, is_empty, to_html, to_text


class _Note(BaseModel):
    text: RichText


def doc(*content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "doc", "content": list(content)}


def text(content: str, *marks: Any) -> dict[str, Any]:
    return {"type": "text", "text": content, **({"marks": list(marks)} if marks else {})}


def paragraph(*content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "paragraph", "content": list(content)}


def link(href: Any) -> dict[str, Any]:
    return {"type": "link", "attrs": {"href": href, "target": "_top", "onclick": "alert(1)"}}


def list_item(*content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "listItem", "content": list(content)}


ALL_FORMATS = doc(
    {"type": "heading", "attrs": {"level": 2, "textAlign": "left"}, "content": [text("Före <b>")]},
    paragraph(text("fet", {"type": "bold"}), text("länk", link("https://x.se/?a=1&b=2"), {"type": "italic"}), {"type": "hardBreak"}, text("ny rad")),
    {"type": "orderedList", "attrs": {"start": 3, "type": None}, "content": [list_item(paragraph(text("tre"))), list_item(paragraph(text("fyra")))]},
    {"type": "bulletList", "content": [list_item(paragraph(text("en")), {"type": "bulletList", "content": [list_item(paragraph(text("två")))]})]},
    {"type": "blockquote", "content": [paragraph(text("sagt", {"type": "underline"}, {"type": "strike"}))]},
    {"type": "horizontalRule"},
)


@pytest.mark.covers("REC-024")
def test_every_format_is_stored_without_the_editors_other_attributes():
    """REC-024: headings, marks, lists, quotes, lines and links, as HTML and as plain text; validating twice changes nothing."""
    stored = _Note(text=ALL_FORMATS).text
    assert _Note(text=stored).text == stored
    assert "textAlign" not in str(stored) and "onclick" not in str(stored)
    assert to_html(stored) == (
        "<h2>Före &lt;b&gt;</h2><p><strong>fet</strong>"
        '<em><a href="https://x.se/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">länk</a></em><br>ny rad</p>'
        '<ol start="3"><li><p>tre</p></li><li><p>fyra</p></li></ol><ul><li><p>en</p><ul><li><p>två</p></li></ul></li></ul>'
        "<blockquote><p><s><u>sagt</u></s></p></blockquote><hr>"
    )
    assert to_text(stored) == "Före <b>\nfetlänk\nny rad\n3. tre\n4. fyra\n• en\n  • två\n> sagt"


@pytest.mark.covers("REC-024")
@pytest.mark.parametrize("content", [
    "text", None, [], {}, {"type": "paragraph"}, doc({"type": "image", "attrs": {"src": "x"}}), doc({"type": "iframe"}), doc(text("bare")),
    doc(paragraph(paragraph())), doc({"type": "heading", "attrs": {"level": 4}}), doc({"type": "heading", "attrs": {"level": True}}),
    doc({"type": "heading"}), doc({"type": "bulletList", "content": [paragraph()]}), doc(paragraph({"type": "text", "text": 3})),
    doc(paragraph({"type": "text"})), doc(paragraph(text("x", {"type": "code"}))), doc(paragraph(text("x", "bold"))), doc(paragraph("x")), doc("x"),
    doc({"type": ["paragraph"]}), {"type": "doc", "content": {"type": "paragraph"}},
    *(doc(paragraph(text("x", link(href)))) for href in (
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "//x.se", "/api", "vbscript:x", "https://x.se\n", "https://x\x00",
        'https://x.se/"onclick="x', "https://x.se/<script>", "https:", "", None, 3, " https://x.se",
    )),
])
def test_content_outside_the_schema_is_refused(content: Any):
    """REC-024: sanitized on the server: content that is not of the schema is refused with the code `rich_text`."""
    with pytest.raises(ValidationError) as caught:
        _Note(text=content)
    assert [error["type"] for error in caught.value.errors()] == ["rich_text"]


@pytest.mark.covers("REC-024")
@pytest.mark.parametrize("href", ["https://x.se", "http://x.se/å?b#c", "mailto:a@b.se", "tel:+46701740605", "HTTPS://X.SE"])
def test_links_to_pages_email_addresses_and_phones_are_accepted(href: str):
    assert _Note(text=doc(paragraph(text("x", link(href))))).text["content"][0]["content"][0]["marks"][0]["attrs"] == {"href": href}


def test_size_and_depth_are_limited():
    deep = paragraph()
    for _ in range(20):
        deep = {"type": "blockquote", "content": [deep]}
    for content in (doc(paragraph(text("å" * MAX_BYTES))), doc(deep), doc(*(paragraph() for _ in range(11_000)))):
        with pytest.raises(ValidationError) as caught:
            _Note(text=content)
        assert [error["type"] for error in caught.value.errors()] == ["too_large"]


def test_characters_that_no_database_stores_are_removed():
    stored = _Note(text=doc(paragraph(text("a\x00b\ud800c\x1b"), text("\x00")))).text
    assert stored["content"][0]["content"] == [text("abc")]


def test_content_without_text_is_empty():
    assert is_empty(None) and is_empty(doc()) and is_empty(doc(paragraph(), paragraph(text("  ")), {"type": "horizontalRule"}))
    assert not is_empty(from_plain_text("Hej\n\ndu"))
    assert to_text(from_plain_text("Hej\n\ndu")) == "Hej\ndu"
