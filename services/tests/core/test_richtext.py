"""Rich text: the formats a journal needs, and nothing else, whoever sends it."""

from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from clinic.core.richtext import MOST_BYTES, RichText, as_html, as_text, empty, is_empty, plain


class _Note(BaseModel):
    text: RichText


def doc(*content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "doc", "content": list(content)}


def text(words: str, *marks: Any) -> dict[str, Any]:
    return {"type": "text", "text": words, **({"marks": list(marks)} if marks else {})}


def para(*content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "paragraph", "content": list(content)}


def link(href: Any) -> dict[str, Any]:
    return {"type": "link", "attrs": {"href": href, "target": "_top", "onclick": "alert(1)"}}


def item(*content: dict[str, Any]) -> dict[str, Any]:
    return {"type": "listItem", "content": list(content)}


EVERY = doc(
    {"type": "heading", "attrs": {"level": 2, "textAlign": "left"}, "content": [text("Före <b>")]},
    para(text("fet", {"type": "bold"}), text("länk", link("https://x.se/?a=1&b=2"), {"type": "italic"}), {"type": "hardBreak"}, text("ny rad")),
    {"type": "orderedList", "attrs": {"start": 3, "type": None}, "content": [item(para(text("tre"))), item(para(text("fyra")))]},
    {"type": "bulletList", "content": [item(para(text("en")), {"type": "bulletList", "content": [item(para(text("två")))]})]},
    {"type": "blockquote", "content": [para(text("sagt", {"type": "underline"}, {"type": "strike"}))]},
    {"type": "horizontalRule"},
)


@pytest.mark.covers("REC-024")
def test_every_format_is_kept_and_an_editors_own_attributes_are_not():
    """REC-024: headings, marks, lists, quotes, lines and links, as HTML and as words; kept twice is kept the same."""
    kept = _Note(text=EVERY).text
    assert _Note(text=kept).text == kept
    assert "textAlign" not in str(kept) and "onclick" not in str(kept)
    assert as_html(kept) == (
        "<h2>Före &lt;b&gt;</h2><p><strong>fet</strong>"
        '<em><a href="https://x.se/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">länk</a></em><br>ny rad</p>'
        '<ol start="3"><li><p>tre</p></li><li><p>fyra</p></li></ol><ul><li><p>en</p><ul><li><p>två</p></li></ul></li></ul>'
        "<blockquote><p><s><u>sagt</u></s></p></blockquote><hr>"
    )
    assert as_text(kept) == "Före <b>\nfetlänk\nny rad\n3. tre\n4. fyra\n• en\n  • två\n> sagt"


@pytest.mark.covers("REC-024")
@pytest.mark.parametrize("given", [
    "text", None, [], {}, {"type": "paragraph"}, doc({"type": "image", "attrs": {"src": "x"}}), doc({"type": "iframe"}), doc(text("bare")),
    doc(para(para())), doc({"type": "heading", "attrs": {"level": 4}}), doc({"type": "heading", "attrs": {"level": True}}),
    doc({"type": "heading"}), doc({"type": "bulletList", "content": [para()]}), doc(para({"type": "text", "text": 3})),
    doc(para({"type": "text"})), doc(para(text("x", {"type": "code"}))), doc(para(text("x", "bold"))), doc(para("x")), doc("x"),
    doc({"type": ["paragraph"]}), {"type": "doc", "content": {"type": "paragraph"}},
    *(doc(para(text("x", link(href)))) for href in (
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "//x.se", "/api", "vbscript:x", "https://x.se\n", "https://x\x00",
        'https://x.se/"onclick="x', "https://x.se/<script>", "https:", "", None, 3, " https://x.se",
    )),
])
def test_anything_else_is_refused_by_its_code(given: Any):
    """REC-024: sanitized on the server: what isn't of the schema never gets in."""
    with pytest.raises(ValidationError) as caught:
        _Note(text=given)
    assert [one["type"] for one in caught.value.errors()] == ["rich_text"]


@pytest.mark.covers("REC-024")
@pytest.mark.parametrize("href", ["https://x.se", "http://x.se/å?b#c", "mailto:a@b.se", "tel:+46701740605", "HTTPS://X.SE"])
def test_links_lead_to_pages_mails_and_phones(href: str):
    assert _Note(text=doc(para(text("x", link(href))))).text["content"][0]["content"][0]["marks"][0]["attrs"] == {"href": href}


def test_it_is_bounded_in_size_and_depth():
    deep = para()
    for _ in range(20):
        deep = {"type": "blockquote", "content": [deep]}
    for given in (doc(para(text("å" * MOST_BYTES))), doc(deep), doc(*(para() for _ in range(11_000)))):
        with pytest.raises(ValidationError) as caught:
            _Note(text=given)
        assert [one["type"] for one in caught.value.errors()] == ["too_large"]


def test_what_no_database_keeps_is_left_out():
    kept = _Note(text=doc(para(text("a\x00b\ud800c\x1b"), text("\x00")))).text
    assert kept["content"][0]["content"] == [text("abc")]


def test_emptiness_is_about_words():
    assert is_empty(None) and is_empty(empty()) and is_empty(doc(para(), para(text("  ")), {"type": "horizontalRule"}))
    assert not is_empty(plain("Hej\n\ndu"))
    assert as_text(plain("Hej\n\ndu")) == "Hej\ndu"
