"""A document type for tests, whose PDF has one of each part that a PDF can have."""

from io import BytesIO
from typing import Any

from pypdf import PdfReader

from clinic.core import documents
from clinic.core.background.outbox import EventMessage
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents import Document
from clinic.core.documents.pdf import Pdf
from clinic.core.security.permissions import Permission

RICH_TEXT = {"type": "doc", "content": [
    {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Så här"}]},
    {"type": "paragraph", "content": [{"type": "text", "text": "Fet text", "marks": [{"type": "bold"}]}, {"type": "text", "text": " & <tecken>"}]},
    {"type": "orderedList", "attrs": {"start": 2}, "content": [
        {"type": "listItem", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "andra"}]}]},
    ]},
]}


@documents.register_renderer("sample", names=("Sample", "Prov"), permission=Permission.CLIENT_READ)
def render(content: dict[str, Any], page: Pdf) -> None:
    """Render one of each part. Raises ArithmeticError when the content has `breaks`."""
    if content.get("breaks"):
        raise ArithmeticError
    page.title(content["title"])
    page.definition_list([(page.translate("Client", "Klient"), content["client"]), (page.translate("Day", "Dag"), page.day(content["day"])), ("Tom", "")])
    page.heading(page.translate("Treatments", "Behandlingar"))
    page.table(["Namn", "Pris"], [[name, page.money(price, "sek")] for name, price in content["lines"]], right=(1,), strong=(-1,))
    page.rich(content.get("text"))
    page.rule()
    page.pictures(content.get("pictures", []), captions=("Före", "Efter"))
    page.small("Liten")
    page.signature(content.get("signature"), content["client"], content["at"])


CONTENT: dict[str, Any] = {
    "title": "Behandling", "client": "Åsa Öberg-Łukasiewicz Şahin", "day": "2026-11-21", "at": "2026-11-21 08:30:00", "text": RICH_TEXT,
    "lines": [["Läppar 1 ml", 320000], ["Summa", 320000]],
}


async def freeze_sample(company: Any, *, client: Any = None, files: Any = (), language: str | None = None, **content: Any) -> Document:
    """Freeze a sample document as the system; keyword arguments are added to its content."""
    async with transaction(Context.system(company.id)) as session:
        return await documents.freeze(
            session, document_type="sample", subject_id=new_id(), content={**CONTENT, **content}, client_id=client and client.id, files=files,
            language=language,
        )


async def make_pdf(document: Document) -> None:
    """Make a document's PDF, as the outbox does."""
    await documents.generate_pdf(EventMessage(new_id(), "document.pdf_requested", document.company_id, document.created_at, {"document_id": str(document.id)}))


def extract_text(pdf: bytes) -> str:
    """Return the text of a PDF's pages, with runs of white space as one space."""
    return " ".join(" ".join(page.extract_text() for page in PdfReader(BytesIO(pdf)).pages).split())
