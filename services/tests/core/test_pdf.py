"""The PDF kit: what is laid on the page can be read back, in any Latin letters, and is the same every time."""

from io import BytesIO
from time import process_time

import pytest
import zxingcpp
from PIL import Image, ImageDraw
from pypdf import PageObject, PdfReader

from clinic.core.pdf import Pdf, Sheet
from tests.papers import CONTENT, RICH, render

SHEET = Sheet(
    company="Lindqvist Hud & Estetik", lines=("Storgatan 1", "Org.nr 556000-0000"), title="Behandling", language="sv",
    code="ABCD-EFGH-JKLM-NPQR-STVW", digest="e3b0" * 16, verify_url="https://aster.example/public/document/ABCD",
)


def photo(size: tuple[int, int] = (1620, 2160), color: str = "#cc8888") -> bytes:
    """A picture as the upload keeps one."""
    picture = Image.effect_noise(size, 30).convert("RGB")
    ImageDraw.Draw(picture).ellipse((size[0] // 4, size[1] // 4, size[0] * 3 // 4, size[1] * 3 // 4), fill=color)
    out = BytesIO()
    picture.save(out, "JPEG", quality=70)
    return out.getvalue()


def ink() -> bytes:
    """A drawn signature on a clear ground."""
    picture = Image.new("RGBA", (600, 200), (0, 0, 0, 0))
    ImageDraw.Draw(picture).line([(20, 150), (200, 40), (560, 30)], fill=(20, 20, 60, 255), width=6)
    out = BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


def words(content: bytes) -> str:
    """The paper's words, runs of spaces as one."""
    return " ".join(" ".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).split())


def of(content: dict, sheet: Sheet = SHEET, files: dict[str, bytes] | None = None) -> bytes:
    page = Pdf(sheet, files)
    render(content, page)
    return page.made()


def scanned(page: PageObject) -> list[tuple[str, int]]:
    """What a phone reads, and how far it's turned, in the squares at the foot of a page, whose lower left corner is drawn eight times as large."""
    size, foot = 8, (150, 75)
    seen = Image.new("L", (foot[0] * size, foot[1] * size), 255)
    for given, operator in page.get_contents().operations:
        left, bottom, width, height = (float(one) for one in given) if operator == b"re" else (0, 0, 0, 0)
        if bottom and (top := foot[1] - bottom - height) > 0:
            ImageDraw.Draw(seen).rectangle([left * size, top * size, (left + width) * size - 1, (top + height) * size - 1], fill=0)
    return [(code.text, code.orientation) for code in zxingcpp.read_barcodes(seen)]


@pytest.mark.covers("BEY-023")
def test_a_phone_reads_the_code_on_every_page():
    pages = PdfReader(BytesIO(of({**CONTENT, "lines": [["Läppar 1 ml", 320000]] * 100}))).pages
    assert len(pages) > 2
    assert [scanned(page) for page in pages] == [[(SHEET.verify_url, 0)]] * len(pages)


@pytest.mark.covers("REC-025", "BEY-023")
def test_everything_laid_on_the_page_can_be_read_back():
    """REC-025: facts, amounts, rich text, pictures and signature, in Swedish and Polish and Turkish letters."""
    files = {"1": photo((400, 300)), "2": photo((300, 400)), "3": ink()}
    made = of({**CONTENT, "pictures": ["1", "2"], "signature": "3"}, files=files)
    text = words(made)
    for said in (
        "Lindqvist Hud & Estetik", "Storgatan 1", "Klient Åsa Öberg-Łukasiewicz Şahin", "Dag 2026-11-21", "3 200,00 kr", "Så här",
        "Fet text & <tecken>", "2. andra", "Före", "Efter", "Signerat 2026-11-21 09:30", "Kod: ABCD-EFGH-JKLM-NPQR-STVW", "e3b0" * 16,
        "https://aster.example/public/document/ABCD", "1 (2)", "2 (2)",
    ):
        assert said in text, (said, text)
    reader = PdfReader(BytesIO(made))
    assert sum(len(page.images) for page in reader.pages) == 3
    assert (reader.metadata.title, reader.metadata.author) == ("Behandling", "Lindqvist Hud & Estetik")
    fonts = {font for page in reader.pages for font in page["/Resources"]["/Font"].values()}
    described = [font.get_object() for font in fonts]
    embedded = [font["/FontDescriptor"] for font in described if "/FontDescriptor" in font]
    assert embedded and all("/FontFile2" in font for font in embedded)


@pytest.mark.covers("BEY-023")
def test_the_same_content_is_the_same_paper_and_english_is_english():
    """BEY-023: to the byte; language, zone and dates are the sheet's own."""
    files = {"1": photo((400, 300))}
    content = {**CONTENT, "pictures": ["1"]}
    assert of(content, files=files) == of(content, files=files)
    english = Sheet(
        company="Harley", title="x", language="en", zone="America/New_York", date_format="MM/DD/YYYY", is_twelve_hours=True,
    )
    text = words(of(CONTENT, english))
    assert "Client" in text and "Day 11/21/2026" in text and "Signed 11/21/2026 03:30 AM" in text and "SEK" in text
    assert "Code" not in text, "what nobody froze has no code"


def test_long_documents_have_their_pages_numbered_and_break_anywhere():
    page = Pdf(SHEET)
    page.title("Lång")
    page.facts([("Svar", "ordet " * 4000)])
    page.table(["A", "B"], [["rad", "x" * 3000] for _ in range(20)])
    for _ in range(30):
        page.rich(RICH)
    page.signature(None, "Åsa", "2026-11-21 08:30:00")
    reader = PdfReader(BytesIO(page.made()))
    count = len(reader.pages)
    assert count > 5
    for number, one in enumerate(reader.pages, 1):
        assert f"{number} ({count})" in one.extract_text()


def test_markup_in_a_name_is_a_name():
    page = Pdf(SHEET)
    for text in ("<b>x", "</para>", "&amp;", "<img src='/etc/passwd'/>", "a\nb", "<a href='javascript:x'>y</a>"):
        page.text(text)
        page.title(text)
        page.facts([(text, text)])
        page.table([text], [[text]])
        page.signature(None, text, "2026-11-21 08:30:00")
    text = words(page.made())
    assert "<img src='/etc/passwd'/>" in text and "&amp;" in text and "</para>" in text


def test_four_pictures_take_no_second_worth_noticing():
    """Issue 3's figure is one second in the worker; the guard counts the processor's time, and leaves room for a busy machine."""
    files = {str(n): photo(color=color) for n, color in enumerate(("red", "green", "blue", "yellow"))} | {"s": ink()}
    of(CONTENT)
    began = process_time()
    made = of({**CONTENT, "pictures": ["0", "1", "2", "3"], "signature": "s"}, files=files)
    assert process_time() - began < 2
    assert len(made) < 2_500_000


def _spent(lay) -> float:
    """The lesser of two times that laying it takes, by the processor's own count."""
    took = []
    for _ in range(2):
        page, began = Pdf(SHEET), process_time()
        lay(page)
        page.made()
        took.append(process_time() - began)
    return min(took)


def test_a_word_without_end_costs_what_words_do_and_loses_no_letter():
    """Whoever pastes 20,000 letters without a space doesn't hold up the worker, wherever they stand and however they are marked."""
    many, word = "ordet " * 3334, "Å" * 20_000
    runs: list[dict] = [{"type": "text", "text": "Å" * 100, **({"marks": [{"type": "bold"}]} if n % 2 else {})} for n in range(200)]

    def rich(*inside):
        return {"type": "doc", "content": [{"type": "paragraph", "content": list(inside)}]}

    for lay in (
        lambda page, text: page.text(text),
        lambda page, text: page.rich(rich(*runs)) if text is word else page.text(text),
    ):
        assert _spent(lambda page: lay(page, word)) < 2 * _spent(lambda page: lay(page, many)) + 0.05  # noqa: B023
    page = Pdf(SHEET)
    page.text(word)
    assert words(page.made()).count("Å") == len(word)


def test_an_address_that_fits_on_its_lines_is_not_parted():
    page, address = Pdf(SHEET), "https://kliniken.example/" + "a" * 60
    page.text(address)
    assert address in words(page.made())
