"""E-mail a receipt with its PDF attached, once the worker has rendered it."""

from uuid import UUID

from clinic.company import service as companies
from clinic.core import documents
from clinic.core.api.errors import NotFound
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.database.session import get_owned, transaction
from clinic.core.files import object_storage
from clinic.messaging import service as messaging
from clinic.messaging.service import Attachment
from clinic.pos.events import RECEIPT_EMAIL_REQUESTED

_SUBJECT = ("{title} from {clinic}", "{title} från {clinic}")
_TEXT = (
    "Hello,\n\nYour receipt from {clinic} is attached.\n\nKind regards,\n{clinic}",
    "Hej,\n\nDitt kvitto från {clinic} är bifogat.\n\nVänliga hälsningar,\n{clinic}",
)


class PdfPendingError(RuntimeError):
    """The PDF isn't rendered yet; the delivery is retried."""


@outbox.subscribe_outside_transaction(RECEIPT_EMAIL_REQUESTED, name="pos.email_receipt")
async def email_receipt(event: EventMessage) -> None:
    """Send the requested e-mail. A repeated delivery sends it once, by the document's id. Raises PdfPendingError."""
    payload = event.payload
    document_id, is_swedish = UUID(payload["document_id"]), payload["language"] == "sv"
    async with transaction(event.context) as session:
        file = await documents.get_pdf_file(session, document_id)
        document = await get_owned(session, documents.Document, document_id)
        clinic = (await companies.get_own_company(session)).name
    if file is None:
        raise PdfPendingError
    content = await object_storage.file_store().get(file.key)
    if content is None:
        raise NotFound
    async with transaction(event.context) as session:
        await messaging.send_mail(
            session, to=payload["to"], subject=_SUBJECT[is_swedish].format(title=payload["title"], clinic=clinic),
            text=_TEXT[is_swedish].format(clinic=clinic), topic="receipt", subject_id=document_id, client_id=document.client_id,
            language=payload["language"], sender=clinic, attachments=[Attachment(f"{payload['title']}.pdf", "application/pdf", content)],
        )
