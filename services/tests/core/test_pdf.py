"""PDF rendering: everything on a page can be read back, in any Latin letters, and the bytes are the same every time."""

from dataclasses import replace
from io import BytesIO
from time import process_time

import pytest
import zxingcpp
from PIL import Image, ImageDraw
from pypdf import PageObject, PdfReader

from clinic.core.documents.pdf import PageMetadata, Pdf
from tests.support.images import draw_noisy_photo
from tests.support.sample_documents import CONTENT, RICH_TEXT, extract_text, render

SAMPLE_SHEET = PageMetadata(
    company="Lindqvist Hud & Estetik", lines=("Storgatan 1", "Org.nr 556000-0000"), title="Behandling", language="sv",
    code="ABCD-EFGH-JKLM-NPQR-STVW", digest="e3b0" * 16, verify_url="https://aster.example/public/document/ABCD",
)


def signature_png() -> bytes:
    """Draw a signature on a transparent ground."""
    image = Image.new("RGBA", (600, 200), (0, 0, 0, 0))
    ImageDraw.Draw(image).line([(20, 150), (200, 40), (560, 30)], fill=(20, 20, 60, 255), width=6)
    out = BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def render_pdf(content: dict, sheet: PageMetadata = SAMPLE_SHEET, files: dict[str, bytes] | None = None) -> bytes:
    page = Pdf(sheet, files)
    render(content, page)
    return page.to_bytes()


def scan_qr_codes(page: PageObject) -> list[tuple[str, int]]:
    """Read the text and orientation of the QR codes in a page's lower left corner, of 150 x 75 points, drawn eight times as large."""
    scale, corner = 8, (150, 75)
    image = Image.new("L", (corner[0] * scale, corner[1] * scale), 255)
    for operands, operator in page.get_contents().operations:
        left, bottom, width, height = (float(operand) for operand in operands) if operator == b"re" else (0, 0, 0, 0)
        if bottom and (top := corner[1] - bottom - height) > 0:
            ImageDraw.Draw(image).rectangle([left * scale, top * scale, (left + width) * scale - 1, (top + height) * scale - 1], fill=0)
    return [(code.text, code.orientation) for code in zxingcpp.read_barcodes(image)]


@pytest.mark.covers("BEY-023")
def test_qr_code_of_every_page_can_be_scanned():
    pages = PdfReader(BytesIO(render_pdf({**CONTENT, "lines": [["Läppar 1 ml", 320000]] * 100}))).pages
    assert len(pages) > 2
    assert [scan_qr_codes(page) for page in pages] == [[(SAMPLE_SHEET.verify_url, 0)]] * len(pages)


@pytest.mark.covers("LAW-024")
@pytest.mark.parametrize("has_logo", [True, False])
def test_first_page_has_all_facts_of_the_clinic_above_its_content(has_logo):
    """LAW-024: number, address, phone, insurance, registration and contact at complications; long ones move the content down."""
    facts = (
        "Org.nr 556012-5790", "VAT SE556012579001", "Storgatan 1", "411 01 Göteborg", "+46311234567", "hej@kliniken.se",
        f"Patientförsäkring: {'Löf ' * 19}", f"Registrerad hos IVO: {'12345 ' * 13}", f"Vid komplikationer: {'031-12 34 56 ' * 9}",
    )
    sheet = replace(SAMPLE_SHEET, lines=facts, logo=draw_noisy_photo((400, 300)) if has_logo else None)
    page = PdfReader(BytesIO(render_pdf(CONTENT, sheet))).pages[0]
    heights: dict[str, float] = {}
    page.extract_text(visitor_text=lambda text, _, matrix, *__: heights.setdefault(text.strip(), float(matrix[5])) if text.strip() else None)
    rows = [height for text, height in heights.items() if any(fact.strip() in text for fact in facts)]
    assert all(any(fact.strip() in text for text in heights) for fact in facts), heights
    assert len(rows) < len(facts)
    assert min(rows) > max(height for text, height in heights.items() if "Åsa" in text)


@pytest.mark.covers("REC-025", "BEY-023")
def test_every_part_of_a_page_can_be_extracted_as_text():
    """REC-025: facts, amounts, rich text, pictures and signature, in Swedish and Polish and Turkish letters."""
    files = {"1": draw_noisy_photo((400, 300)), "2": draw_noisy_photo((300, 400)), "3": signature_png()}
    pdf = render_pdf({**CONTENT, "pictures": ["1", "2"], "signature": "3"}, files=files)
    text = extract_text(pdf)
    for expected in (
        "Lindqvist Hud & Estetik", "Storgatan 1", "Klient Åsa Öberg-Łukasiewicz Şahin", "Dag 2026-11-21", "3 200,00 kr", "Så här",
        "Fet text & <tecken>", "2. andra", "Före", "Efter", "Signerat 2026-11-21 09:30", "Kod: ABCD-EFGH-JKLM-NPQR-STVW", "e3b0" * 16,
        "https://aster.example/public/document/ABCD", "1 (2)", "2 (2)",
    ):
        assert expected in text, (expected, text)
    reader = PdfReader(BytesIO(pdf))
    assert sum(len(page.images) for page in reader.pages) == 3
    assert (reader.metadata.title, reader.metadata.author) == ("Behandling", "Lindqvist Hud & Estetik")
    fonts = {font for page in reader.pages for font in page["/Resources"]["/Font"].values()}
    font_objects = [font.get_object() for font in fonts]
    font_descriptors = [font["/FontDescriptor"] for font in font_objects if "/FontDescriptor" in font]
    assert font_descriptors and all("/FontFile2" in font for font in font_descriptors)


@pytest.mark.covers("BEY-023")
def test_equal_content_gives_an_equal_pdf_in_the_language_of_the_sheet():
    """BEY-023: equal to the byte; language, time zone and date format are the sheet's."""
    files = {"1": draw_noisy_photo((400, 300))}
    content = {**CONTENT, "pictures": ["1"]}
    assert render_pdf(content, files=files) == render_pdf(content, files=files)
    english = PageMetadata(
        company="Harley", title="x", language="en", zone="America/New_York", date_format="MM/DD/YYYY", is_twelve_hours=True,
    )
    text = extract_text(render_pdf(CONTENT, english))
    assert "Client" in text and "Day 11/21/2026" in text and "Signed 11/21/2026 03:30 AM" in text and "SEK" in text
    assert "Code" not in text, "content that is not frozen has no code"


def test_long_documents_break_into_numbered_pages():
    page = Pdf(SAMPLE_SHEET)
    page.title("Lång")
    page.definition_list([("Svar", "ordet " * 4000)])
    page.table(["A", "B"], [["rad", "x" * 3000] for _ in range(20)])
    for _ in range(30):
        page.rich(RICH_TEXT)
    page.signature(None, "Åsa", "2026-11-21 08:30:00")
    reader = PdfReader(BytesIO(page.to_bytes()))
    count = len(reader.pages)
    assert count > 5
    for number, pdf_page in enumerate(reader.pages, 1):
        assert f"{number} ({count})" in pdf_page.extract_text()


def test_markup_in_a_name_is_printed_as_text():
    page = Pdf(SAMPLE_SHEET)
    for text in ("<b>x", "</para>", "&amp;", "<img src='/etc/passwd'/>", "a\nb", "<a href='javascript:x'>y</a>"):
        page.text(text)
        page.title(text)
        page.definition_list([(text, text)])
        page.table([text], [[text]])
        page.signature(None, text, "2026-11-21 08:30:00")
    text = extract_text(page.to_bytes())
    assert "<img src='/etc/passwd'/>" in text and "&amp;" in text and "</para>" in text


def test_pdf_with_four_pictures_takes_less_than_two_seconds():
    """The budget of issue 3 is one second in the worker; this limit counts processor time, and leaves room for a busy machine."""
    files = {str(n): draw_noisy_photo(color=color) for n, color in enumerate(("red", "green", "blue", "yellow"))} | {"s": signature_png()}
    render_pdf(CONTENT)
    started = process_time()
    pdf = render_pdf({**CONTENT, "pictures": ["0", "1", "2", "3"], "signature": "s"}, files=files)
    assert process_time() - started < 2
    assert len(pdf) < 2_500_000


def _layout_seconds(write_text) -> float:
    """Return the processor time of laying out a PDF, the lesser of two runs."""
    seconds = []
    for _ in range(2):
        page, started = Pdf(SAMPLE_SHEET), process_time()
        write_text(page)
        page.to_bytes()
        seconds.append(process_time() - started)
    return min(seconds)


def test_very_long_word_costs_no_more_than_many_words_and_loses_no_letter():
    """20,000 letters without a space take at most about twice the time of as many with spaces, in plain and in formatted text."""
    many_words, word = "ordet " * 3334, "Å" * 20_000
    runs: list[dict] = [{"type": "text", "text": "Å" * 100, **({"marks": [{"type": "bold"}]} if n % 2 else {})} for n in range(200)]

    def rich_text(*content):
        return {"type": "doc", "content": [{"type": "paragraph", "content": list(content)}]}

    for write_text in (
        lambda page, text: page.text(text),
        lambda page, text: page.rich(rich_text(*runs)) if text is word else page.text(text),
    ):
        long_word_seconds = _layout_seconds(lambda page: write_text(page, word))  # noqa: B023
        assert long_word_seconds < 2 * _layout_seconds(lambda page: write_text(page, many_words)) + 0.05  # noqa: B023
    page = Pdf(SAMPLE_SHEET)
    page.text(word)
    assert extract_text(page.to_bytes()).count("Å") == len(word)


def test_url_that_fits_on_its_lines_is_not_broken():
    page, url = Pdf(SAMPLE_SHEET), "https://kliniken.example/" + "a" * 60
    page.text(url)
    assert url in extract_text(page.to_bytes())
