"""A kind of document for tests: every part that a paper can have."""

from typing import Any

from clinic.core import documents
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.documents import Document
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from clinic.core.pdf import Pdf
from clinic.core.permissions import Permission

RICH = {"type": "doc", "content": [
    {"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Så här"}]},
    {"type": "paragraph", "content": [{"type": "text", "text": "Fet text", "marks": [{"type": "bold"}]}, {"type": "text", "text": " & <tecken>"}]},
    {"type": "orderedList", "attrs": {"start": 2}, "content": [
        {"type": "listItem", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "andra"}]}]},
    ]},
]}


@documents.renderer("sample", names=("Sample", "Prov"), permission=Permission.CLIENT_READ)
def render(content: dict[str, Any], page: Pdf) -> None:
    """One of everything."""
    if content.get("breaks"):
        raise ArithmeticError
    page.title(content["title"])
    page.facts([(page.say("Client", "Klient"), content["client"]), (page.say("Day", "Dag"), page.day(content["day"])), ("Tom", "")])
    page.heading(page.say("Treatments", "Behandlingar"))
    page.table(["Namn", "Pris"], [[name, page.money(price, "sek")] for name, price in content["lines"]], right=(1,), strong=(-1,))
    page.rich(content.get("text"))
    page.rule()
    page.pictures(content.get("pictures", []), captions=("Före", "Efter"))
    page.small("Liten")
    page.signature(content.get("signature"), content["client"], content["at"])


CONTENT: dict[str, Any] = {
    "title": "Behandling", "client": "Åsa Öberg-Łukasiewicz Şahin", "day": "2026-11-21", "at": "2026-11-21 08:30:00", "text": RICH,
    "lines": [["Läppar 1 ml", 320000], ["Summa", 320000]],
}


async def frozen(company: Any, *, client: Any = None, files: Any = (), language: str | None = None, **more: Any) -> Document:
    """A frozen sample, as the system freezes it."""
    async with unit(Context.system(company.id)) as session:
        return await documents.freeze(
            session, kind="sample", subject_id=new_id(), content={**CONTENT, **more}, client_id=client and client.id, files=files,
            language=language,
        )


async def made(document: Document) -> None:
    """What the relay does with it."""
    await documents.make(Happened(new_id(), "document.due", document.company_id, document.created_at, {"document_id": str(document.id)}))
