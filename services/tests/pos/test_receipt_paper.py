"""Receipts on the 80 mm roll of a receipt printer: the same content as on A4, as narrow as the roll, with nothing cut (USE-012)."""

from io import BytesIO
from uuid import UUID

import orjson
import pytest
from pypdf import PdfReader
from reportlab.pdfbase.pdfmetrics import stringWidth
from sqlalchemy import text

from clinic.core import documents
from clinic.core.canonical_json import sha256_hex
from clinic.core.database.session import get_owned, transaction
from clinic.core.documents.models import Document
from clinic.core.files import object_storage
from tests.factories.pos import POS_API
from tests.pos.test_receipt_documents import deliver_due, issue_receipt, read_pdf

pytestmark = pytest.mark.anyio
MM = 72 / 25.4
A4_WIDTH_MM, ROLL_WIDTH_MM, ROLL_MARGIN_MM = 210, 80, 4


async def choose_paper(cashier, as_staff, paper: str):
    """Choose the paper of the register as an administrator. Returns the administrator."""
    admin, clinic = await as_staff("admin", company=cashier.clinic.company), cashier.clinic
    register = next(row for row in (await admin.get(f"{POS_API}/readiness")).json()["data"]["registers"] if row["id"] == str(clinic.register.id))
    changed = await admin.put(f"{POS_API}/registers/{clinic.register.id}", json={**register, "receipt_paper": paper})
    assert changed.json()["data"]["receipt_paper"] == paper, changed.json()
    return admin


async def open_pdf(cashier, document_id: str) -> PdfReader:
    """Return the stored PDF of a document, rendered first if needed."""
    await read_pdf(cashier, document_id)
    async with transaction(cashier.context) as session:
        file = await documents.get_pdf_file(session, UUID(document_id))
    assert file is not None
    return PdfReader(BytesIO(await object_storage.file_store().get(file.key)))


async def render_on(cashier, document_id: str, paper: str) -> str:
    """Render the content of a document for another paper. Returns its text without white space, page headers, page footers and digest."""
    async with transaction(cashier.context) as session:
        document = await get_owned(session, Document, UUID(document_id))
    content = orjson.dumps({**orjson.loads(document.content), "paper": paper}).decode()
    other = Document(id=document.id, type=document.type, content=content, digest=sha256_hex(content.encode()))
    reader = PdfReader(BytesIO(await documents.render_pdf(other, cashier.context.company_id)))
    pages = ["".join(page.extract_text().split()) for page in reader.pages]
    later_header = "".join(f"{document.title}{cashier.clinic.company.name}".split())
    for index, page in enumerate(pages):
        body, _, footer = page.partition(f"{index + 1}({len(pages)})")
        pages[index] = (body if index == 0 else body.removeprefix(later_header)) + (footer if index == len(pages) - 1 else "")
    compact = "".join(pages)
    assert other.digest in compact, "the digest can be read on each paper"
    return compact.replace(other.digest, "")


def width_mm(reader: PdfReader) -> int:
    return round(float(reader.pages[0].mediabox.width) / MM)


def assert_within_roll(reader: PdfReader) -> None:
    """Assert that each piece of text stands within the printable width and the length of the page."""
    pieces: list[tuple[str, float, float, float]] = []

    def collect(piece, page_matrix, text_matrix, font, size):
        if piece.strip():
            name = "Inter-Bold" if "Bold" in str((font or {}).get("/BaseFont")) else "Inter"
            left, bottom = page_matrix[4] + text_matrix[4], page_matrix[5] + text_matrix[5]
            pieces.append((piece.strip(), left, bottom, stringWidth(piece.strip(), name, size)))

    reader.pages[0].extract_text(visitor_text=collect)
    height = float(reader.pages[0].mediabox.height)
    assert len(pieces) > 20
    for piece, left, bottom, width in pieces:
        assert left >= ROLL_MARGIN_MM * MM - 0.5 and left + width <= (ROLL_WIDTH_MM - ROLL_MARGIN_MM) * MM + 0.5, (piece, left, width)
        assert 0 < bottom < height, (piece, bottom, height)


@pytest.mark.covers("USE-012", "POS-030")
@pytest.mark.parametrize("language", ["sv", "en"])
async def test_receipt_on_the_roll_has_all_of_the_a4_receipt_and_nothing_is_cut(cashier, as_staff, language):
    admin = await choose_paper(cashier, as_staff, "roll_80mm")
    async with transaction(cashier.context) as session:
        await session.execute(text("UPDATE company SET settings = settings || CAST(:settings AS jsonb)"), {"settings": f'{{"CUSTOMER_LANGUAGE": "{language}"}}'})
        await session.execute(text("UPDATE product SET name = 'Återfuktande ansiktskräm för känslig hud, refill' WHERE id = :id"), {"id": cashier.clinic.products[1].id})
    header = {"receipt_header": "Välkommen!\nÖppet alla dagar", "receipt_footer": "Öppet köp 14 dagar på oöppnade produkter.", "version": 1}
    assert (await admin.put(f"{POS_API}/settings", json=header)).json()["data"]["version"] == 2
    payments = [{"method": "card", "amount": 10000}, {"method": "cash", "tendered": 2_500_000}]
    lines = (cashier.clinic.product_line(1, quantity=3, discount={"type": "percent", "value": 10}), cashier.clinic.service_line(quantity=12))
    paid = await cashier.sell(*lines, pay=payments)
    document_id = (await issue_receipt(cashier, paid["id"]))["data"]["document_id"]
    reader = await open_pdf(cashier, document_id)
    assert (width_mm(reader), len(reader.pages)) == (ROLL_WIDTH_MM, 1)
    assert_within_roll(reader)
    on_roll, on_a4 = await render_on(cashier, document_id, "roll_80mm"), await render_on(cashier, document_id, "a4")
    assert on_roll == on_a4
    for expected in ("Välkommen!", "Öppetalladagar", "ÅterfuktandeansiktskrämförkänsligHud", "Öppetköp14dagar", paid["control_registration"]["code"]):
        assert expected.lower() in on_roll.lower(), expected
    assert len(await admin.list_audit("register.changed")) == 1


@pytest.mark.covers("USE-012", "POS-031")
async def test_copy_keeps_the_paper_of_its_register_and_an_emailed_receipt_is_a4(cashier, as_staff):
    paid = await cashier.sell()
    first = await open_pdf(cashier, (await issue_receipt(cashier, paid["id"]))["data"]["document_id"])
    assert width_mm(first) == A4_WIDTH_MM, "A4 until an administrator chooses the roll"
    await choose_paper(cashier, as_staff, "roll_80mm")
    copy = await open_pdf(cashier, (await issue_receipt(cashier, paid["id"]))["data"]["document_id"])
    assert width_mm(copy) == ROLL_WIDTH_MM and "KOPIA" in copy.pages[0].extract_text()
    assert_within_roll(copy)
    short, long = await cashier.sell(), await cashier.sell(*(cashier.clinic.product_line(0) for _ in range(30)))
    mailed = await issue_receipt(cashier, short["id"], type="mail", email="klara@example.test")
    assert width_mm(await open_pdf(cashier, mailed["data"]["document_id"])) == A4_WIDTH_MM
    await deliver_due(cashier, "pos.email_receipt")
    long_page = (await open_pdf(cashier, (await issue_receipt(cashier, long["id"]))["data"]["document_id"])).pages[0]
    assert float(long_page.mediabox.height) > float(copy.pages[0].mediabox.height) + 25 * 20, "the page is as long as its content"


@pytest.mark.covers("USE-012")
async def test_unknown_paper_is_refused(cashier, as_staff):
    admin = await as_staff("admin", company=cashier.clinic.company)
    data = {"name": "Kassa 2", "street_address": "Storgatan 1", "zip_code": "111 22", "city": "Stockholm", "receipt_paper": "a3"}
    assert "receipt_paper" in (await admin.post(f"{POS_API}/registers", json=data)).json()["errors"]
