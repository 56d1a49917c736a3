"""Lists that show more of clients than their names, such as the calendar: an entry for a request, with the ids of those shown (LAW-009).

The entry is written on the connection that read the list. A process that has written the same list for the same person in the current
quarter of an hour writes it no more, so that a calendar that is read anew costs nothing.
"""

from collections.abc import Callable, Iterable
from typing import Any, Literal

import asyncpg
import orjson

from clinic.core.audit import queries
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.tenant_context import Context

ListName = Literal["clients", "calendar", "search"]
MAX_REMEMBERED = 5000
_written: dict[tuple[Any, ...], None] = {}
"""Lists written in the current window, the oldest first."""


async def record_listing(
    connection: asyncpg.Connection, context: Context, list_name: ListName, answer: str, read_ids: Callable[[Any], Iterable[str]],
) -> None:
    """Write which clients a list has shown to a member of the staff, unless that is written already. `read_ids` takes the parsed answer."""
    if context.actor != "staff" or context.identity_id is None:
        return
    at = now()
    window = int(at.timestamp()) // (queries.ACCESS_LOG_WINDOW_MINUTES * 60)
    key = (context.company_id, context.identity_id, list_name, hash(answer), window)
    if key in _written:
        return
    client_ids = sorted(set(read_ids(orjson.loads(answer))))
    if client_ids:
        details = orjson.dumps({"list": list_name, "client_ids": client_ids}).decode()
        await connection.execute(
            queries.LOG_LISTING, context.company_id, new_id(), at, context.actor, context.identity_id, context.membership_id, details,
        )
    while len(_written) >= MAX_REMEMBERED:
        del _written[next(iter(_written))]
    _written[key] = None
