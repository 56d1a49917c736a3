"""Read and write single messages without the ORM, whose cost shows: each message is read and written two to four times."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from uuid import UUID

import orjson

from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import AnySession, flush_and_get_connection, get_context
from clinic.messaging import queries
from clinic.messaging.models import Message


@asynccontextmanager
async def locked(session: AnySession, message_id: UUID) -> AsyncIterator[Message]:
    """Lock a message of the session's company for the block, which may change it, and write what was changed. Raises NotFound."""
    connection = await flush_and_get_connection(session)
    row = await connection.fetchrow(queries.LOCK_MESSAGE, get_context(session).company_id, message_id)
    if row is None:
        raise NotFound
    message = Message(**dict(row) | {name: orjson.loads(row[name]) for name in queries.JSON_COLUMNS})
    yield message
    values = [getattr(message, name) for name in queries.WRITTEN_COLUMNS]
    if values != [row[name] for name in queries.WRITTEN_COLUMNS]:
        await connection.execute(queries.STORE_MESSAGE, message.company_id, message.id, now(), *values)


async def insert(session: AnySession, **values: Any) -> tuple[UUID, bool]:
    """Insert a queued message. Returns its id and True, or the id of an earlier one about the same and False."""
    company_id, message_id = get_context(session).company_id, new_id()
    row: dict[str, Any] = {
        "company_id": company_id, "id": message_id, "sender": "", "subject": "", "attachments": [], "segments": 0, **values,
    }
    row |= {name: orjson.dumps(row[name]).decode() for name in queries.JSON_COLUMNS}
    connection = await flush_and_get_connection(session)
    if await connection.fetchval(queries.INSERT_MESSAGE, *(row[name] for name in queries.INSERTED_COLUMNS), now()) is not None:
        return message_id, True
    key = (row["topic"], row["subject_id"], row["channel"], row["context"])
    return await connection.fetchval(queries.MESSAGE_ABOUT, company_id, *key), False
