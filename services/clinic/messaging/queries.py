"""List query of messages, ordered by time or recipient."""

from collections.abc import Iterable, Sequence
from typing import Any
from uuid import UUID

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.database.session import get_context
from clinic.messaging.models import Message, MessageState
from clinic.messaging.schemas import MessageListParams, MessageOut

COLUMNS = [getattr(Message, name) for name in MessageOut.model_fields]


_LOADED_COLUMNS = (
    "company_id", "id", "client_id", "topic", "subject_id", "channel", "type", "to", "sender", "language", "subject", "text", "state",
    "expires_at", "attempts", "tried_at", "next_attempt_at", "provider_id", "segments", "cost", "error", "error_reason",
)
WRITTEN_COLUMNS = (
    "state", "attempts", "tried_at", "next_attempt_at", "provider_id", "segments", "cost", "error", "error_reason", "subject", "text",
)
JSON_COLUMNS = ("context", "attachments")
"""Columns whose values the driver takes and returns as JSON text."""


def _quoted(columns: Iterable[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


LOCK_MESSAGE = f"""
SELECT {_quoted(_LOADED_COLUMNS)}, context::text, attachments::text FROM message WHERE company_id = $1 AND id = $2 FOR UPDATE
"""
_ASSIGNMENTS = ", ".join(f"{name} = ${position}" for position, name in enumerate(WRITTEN_COLUMNS, 4))
STORE_MESSAGE = f"""
UPDATE message SET {_ASSIGNMENTS}, attachments = CASE WHEN ${WRITTEN_COLUMNS.index("text") + 4} = '' THEN '[]'::jsonb ELSE attachments END,
  updated_at = $3, version = version + 1
WHERE company_id = $1 AND id = $2
"""
"""A message whose text was erased has no attachments either."""
INSERTED_COLUMNS = (
    "company_id", "id", "client_id", "topic", "subject_id", "context", "channel", "type", "to", "sender", "language", "subject", "text",
    "attachments", "expires_at", "segments",
)
_UNIQUE_COLUMNS = "company_id, topic, subject_id, channel, context"
INSERT_MESSAGE = f"""
INSERT INTO message ({_quoted(INSERTED_COLUMNS)}, state, attempts, provider_id, cost, error, error_reason, version,
  created_at, updated_at)
VALUES ({", ".join(f"${position}" for position in range(1, len(INSERTED_COLUMNS) + 1))}, 'queued', 0, '', 0, '', '', 1, $17, $17)
ON CONFLICT ({_UNIQUE_COLUMNS}) DO NOTHING RETURNING id
"""
MESSAGE_ABOUT = """
SELECT id FROM message WHERE company_id = $1 AND topic = $2 AND subject_id = $3 AND channel = $4 AND context = $5
"""
CLIENT_MESSAGES = """
SELECT subject_id, context::text, channel, state FROM message
WHERE company_id = $1 AND client_id = $2 AND topic = $3 AND subject_id = ANY($4::uuid[])
"""


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
    session: AsyncSession, client_id: UUID, subject_ids: Sequence[UUID], params: NewestFirstParams,
) -> PaginatedList[MessageOut]:
    """Return one page of a client's messages about a subject, such as a booking and its series: confirmations, reminders, follow-ups."""
    query = select(*COLUMNS).where(
        Message.company_id == get_context(session).company_id, Message.client_id == client_id, Message.subject_id.in_(subject_ids),
    )
    return await _load_page(session, query, params)


async def _load_page(session: AsyncSession, query: Select[Any], params: NewestFirstParams, *sort: Any) -> PaginatedList[MessageOut]:
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    page = query.order_by(*params.order_by(*sort, Message.created_at, Message.id)).limit(params.per_page).offset(params.offset)
    items = [MessageOut.model_validate(row) for row in await session.execute(page)]
    return PaginatedList[MessageOut].build(items, params, total or 0)
