"""A receipt by mail: its PDF goes along, once the worker has made it."""

from uuid import UUID

from clinic.company import service as companies
from clinic.core import documents, outbox, storage
from clinic.core.db import owned, unit
from clinic.core.errors import NotFound
from clinic.core.outbox import Happened
from clinic.messaging import service as messaging
from clinic.messaging.service import Attachment
from clinic.pos.events import RECEIPT_MAILED

_SUBJECT = ("{title} from {clinic}", "{title} från {clinic}")
_TEXT = (
    "Hello,\n\nYour receipt from {clinic} is attached.\n\nKind regards,\n{clinic}",
    "Hej,\n\nDitt kvitto från {clinic} är bifogat.\n\nVänliga hälsningar,\n{clinic}",
)


class NotMadeYetError(RuntimeError):
    """The PDF isn't made yet: tried again a little later."""


@outbox.listens_stepwise(RECEIPT_MAILED, name="pos.mail_receipt")
async def mail(happened: Happened) -> None:
    """Mail a receipt that was asked for; twice is once, by the document's id."""
    facts = happened.facts
    document_id, swedish = UUID(facts["document_id"]), facts["language"] == "sv"
    async with unit(happened.context) as session:
        file = await documents.pdf_file(session, document_id)
        document = await owned(session, documents.Document, document_id)
        clinic = (await companies.own(session)).name
    if file is None:
        raise NotMadeYetError
    content = await storage.files().get(file.key)
    if content is None:
        raise NotFound
    async with unit(happened.context) as session:
        await messaging.send_mail(
            session, to=facts["to"], subject=_SUBJECT[swedish].format(title=facts["title"], clinic=clinic),
            text=_TEXT[swedish].format(clinic=clinic), key=f"receipt:{document_id}", client_id=document.client_id,
            language=facts["language"], sender=clinic, attachments=[Attachment(f"{facts['title']}.pdf", "application/pdf", content)],
        )
