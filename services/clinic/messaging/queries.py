"""The list of messages, in the order of time."""

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.db import context_of
from clinic.core.paging import COUNTED, Listed
from clinic.messaging.models import Message, State
from clinic.messaging.schemas import MessageOut, MessagePage

SHOWN = [getattr(Message, name) for name in MessageOut.model_fields]


async def page(session: AsyncSession, wanted: MessagePage) -> Listed[MessageOut]:
    """One page of the company's messages; searched by the beginning of the address."""
    found = select(*SHOWN).where(Message.company_id == context_of(session).company_id)
    if wanted.state:
        found = found.where(Message.state == wanted.state)
    if wanted.undelivered:
        found = found.where(Message.state.in_((State.FAILED, State.UNKNOWN)))
    if wanted.client_id:
        found = found.where(Message.client_id == wanted.client_id)
    if wanted.search:
        found = found.where(Message.to.startswith(wanted.search.strip(), autoescape=True))
    counted = await session.scalar(select(func.count()).select_from(found.limit(COUNTED + 1).subquery()))
    part = found.order_by(*wanted.along(Message.created_at, Message.id)).limit(wanted.per_page).offset(wanted.offset)
    items = [MessageOut.model_validate(row) for row in await session.execute(part)]
    return Listed[MessageOut].of(items, wanted, counted or 0)
