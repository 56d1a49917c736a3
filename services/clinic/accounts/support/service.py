"""Messages to support: stored in the company, then sent by e-mail to the address of the settings."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.emails import service as emails, templates
from clinic.accounts.models import Identity, Membership
from clinic.accounts.support.models import SupportMessage
from clinic.accounts.support.schemas import SupportMessageCreate, SupportMessageOut
from clinic.company import service as companies
from clinic.core import audit, files
from clinic.core.api import rate_limit
from clinic.core.background import outbox
from clinic.core.background.outbox import EventMessage
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import object_storage
from clinic.core.files.owners import register_file_owner
from clinic.core.security.dependencies import CurrentUser
from clinic.core.security.permissions import Permission
from clinic.core.settings import settings
from clinic.providers.mail import Attachment

ATTACHMENT_OWNER = register_file_owner("support_message.attachment", permission=Permission.COMPANY_WRITE)
SUPPORT_MESSAGE_STORED = "accounts.support_message_stored"
"""A message to support was stored. Payload: support_message_id."""
MAX_MESSAGES_PER_HOUR, HOUR_SECONDS = 10, 3600
"""Messages of one person."""


async def store_message(session: AsyncSession, user: CurrentUser, data: SupportMessageCreate) -> SupportMessageOut:
    """Store a message and have it sent after the commit. Raises RateLimited, FieldError for an attachment that isn't the sender's."""
    await rate_limit.hit("support", str(user.context.identity_id), limit=MAX_MESSAGES_PER_HOUR, window_seconds=HOUR_SECONDS)
    message = SupportMessage(
        company_id=user.company_id, id=new_id(), identity_id=user.context.identity_id, title=data.title, text=data.message,
        attachment_id=data.attachment_id,
    )
    if data.attachment_id is not None:
        await files.claim_file(
            session, data.attachment_id, owner_type=ATTACHMENT_OWNER, owner_id=message.id, field="attachment_id",
        )
    session.add(message)
    audit.record(session, "support_message.stored", message.id)
    outbox.publish(session, SUPPORT_MESSAGE_STORED, {"support_message_id": str(message.id)})
    return SupportMessageOut(id=message.id)


async def send_message(event: EventMessage) -> None:
    """Queue the e-mail to support, once per event. The object storage is read between the transactions."""
    variables, attachment = await _load_message(event.context, UUID(event.payload["support_message_id"]))
    attachments = []
    if attachment is not None:
        name, media_type, key = attachment
        content = await object_storage.file_store().get(key)
        attachments = [Attachment(name, media_type, content)] if content else []
    async with transaction(Context()) as session:
        await emails.send_email(
            session, settings().support_email, templates.SUPPORT_MESSAGE, event.id, "en", expires_at=None, attachments=attachments,
            **variables,
        )


async def _load_message(context: Context, message_id: UUID) -> tuple[dict[str, str], tuple[str, str, str] | None]:
    """Return the e-mail's variables, and of an attachment its name, media type and object key."""
    async with read_only_transaction(context) as session:
        message = await get_owned(session, SupportMessage, message_id)
        sender = await session.get_one(Identity, message.identity_id)
        member = (await session.scalars(select(Membership).where(Membership.identity_id == message.identity_id))).first()
        company = await companies.get_own_company(session)
        file = await get_owned(session, files.File, message.attachment_id) if message.attachment_id else None
        variables = {
            "title": message.title, "text": message.text, "name": f"{member.first_name} {member.last_name}" if member else "",
            "email": sender.email, "company": company.name, "company_id": str(company.id),
        }
        return variables, (file.name, file.media_type, file.key) if file else None
