"""List query of messages, ordered by time or recipient."""

from typing import Any
from uuid import UUID

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.database.session import get_context
from clinic.messaging.models import Message, MessageState
from clinic.messaging.schemas import MessageListParams, MessageOut

COLUMNS = [getattr(Message, name) for name in MessageOut.model_fields]


async def list_messages(session: AsyncSession, params: MessageListParams) -> PaginatedList[MessageOut]:
    """Return one page of the company's messages; `search` matches the beginning of the recipient's address."""
    query = select(*COLUMNS).where(Message.company_id == get_context(session).company_id)
    if params.state:
        query = query.where(Message.state == params.state)
    if params.undelivered:
        query = query.where(Message.state.in_((MessageState.FAILED, MessageState.UNKNOWN)))
    if params.client_id:
        query = query.where(Message.client_id == params.client_id)
    if params.search:
        query = query.where(Message.to.startswith(params.search.strip(), autoescape=True))
    return await _load_page(session, query, params, *([Message.to] if params.sort == "to" else []))


async def list_messages_about(
    session: AsyncSession, client_id: UUID, subject_id: UUID, params: NewestFirstParams,
) -> PaginatedList[MessageOut]:
    """Return one page of a client's messages about one subject, such as a booking: confirmations, reminders and follow-ups."""
    query = select(*COLUMNS).where(
        Message.company_id == get_context(session).company_id, Message.client_id == client_id, Message.subject_id == subject_id,
    )
    return await _load_page(session, query, params)


async def _load_page(session: AsyncSession, query: Select[Any], params: NewestFirstParams, *sort: Any) -> PaginatedList[MessageOut]:
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    page = query.order_by(*params.order_by(*sort, Message.created_at, Message.id)).limit(params.per_page).offset(params.offset)
    items = [MessageOut.model_validate(row) for row in await session.execute(page)]
    return PaginatedList[MessageOut].build(items, params, total or 0)
