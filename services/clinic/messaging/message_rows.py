"""Read and write single messages without the ORM, whose cost shows: each message is read and written two to four times."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any
from uuid import UUID

import orjson

from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context
from clinic.messaging.models import Message

_LOADED = (
    "company_id", "id", "client_id", "topic", "subject_id", "channel", "type", "to", "sender", "language", "subject", "text", "state",
    "expires_at", "attempts", "tried_at", "next_attempt_at", "provider_id", "segments", "cost", "error", "error_reason",
)
_WRITTEN = (
    "state", "attempts", "tried_at", "next_attempt_at", "provider_id", "segments", "cost", "error", "error_reason", "subject", "text",
)
_JSON_COLUMNS = ("context", "attachments")


def _quoted(columns: Iterable[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


_LOCK = f"SELECT {_quoted(_LOADED)}, context::text, attachments::text FROM message WHERE company_id = $1 AND id = $2 FOR UPDATE"
_ASSIGNMENTS = ", ".join(f"{name} = ${position}" for position, name in enumerate(_WRITTEN, 4))
_STORE = f"""
UPDATE message SET {_ASSIGNMENTS}, attachments = CASE WHEN ${_WRITTEN.index("text") + 4} = '' THEN '[]'::jsonb ELSE attachments END,
  updated_at = $3, version = version + 1
WHERE company_id = $1 AND id = $2
"""
"""A message whose text was erased has no attachments either."""
_INSERTED = (
    "company_id", "id", "client_id", "topic", "subject_id", "context", "channel", "type", "to", "sender", "language", "subject", "text",
    "attachments", "expires_at", "segments",
)
_UNIQUE = "company_id, topic, subject_id, channel, context"
_INSERT = f"""
INSERT INTO message ({_quoted(_INSERTED)}, state, attempts, provider_id, cost, error, error_reason, version,
  created_at, updated_at)
VALUES ({", ".join(f"${position}" for position in range(1, len(_INSERTED) + 1))}, 'queued', 0, '', 0, '', '', 1, $17, $17)
ON CONFLICT ({_UNIQUE}) DO NOTHING RETURNING id
"""
_EXISTING = """
SELECT id FROM message WHERE company_id = $1 AND topic = $2 AND subject_id = $3 AND channel = $4 AND context = $5
"""


@asynccontextmanager
async def locked(session: AnySession, message_id: UUID) -> AsyncIterator[Message]:
    """Lock a message of the session's company for the block, which may change it, and write what was changed. Raises NotFound."""
    connection = await flush_and_get_connection(session)
    row = await connection.fetchrow(_LOCK, get_context(session).company_id, message_id)
    if row is None:
        raise NotFound
    message = Message(**dict(row) | {name: orjson.loads(row[name]) for name in _JSON_COLUMNS})
    yield message
    values = [getattr(message, name) for name in _WRITTEN]
    if values != [row[name] for name in _WRITTEN]:
        await connection.execute(_STORE, message.company_id, message.id, now(), *values)


async def insert(session: AnySession, **values: Any) -> tuple[UUID, bool]:
    """Insert a queued message. Returns its id and True, or the id of an earlier one about the same and False."""
    company_id, message_id = get_context(session).company_id, new_id()
    row: dict[str, Any] = {
        "company_id": company_id, "id": message_id, "sender": "", "subject": "", "attachments": [], "segments": 0, **values,
    }
    row |= {name: orjson.dumps(row[name]).decode() for name in _JSON_COLUMNS}
    connection = await flush_and_get_connection(session)
    if await connection.fetchval(_INSERT, *(row[name] for name in _INSERTED), now()) is not None:
        return message_id, True
    key = (row["topic"], row["subject_id"], row["channel"], row["context"])
    return await connection.fetchval(_EXISTING, company_id, *key), False
