"""Queries of the waiting list."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import text

from clinic.core.database.session import AnySession, flush_and_get_connection, get_context

_IS_OPEN = "SELECT 1 FROM waiting_list_offer WHERE company_id = $1 AND id = $2 AND state = 'open' AND expires_at > $3"
DELETE_ENDED = text("DELETE FROM waiting_list_entry WHERE company_id = :company AND ended_at < :before")
"""The offers of a deleted entry are deleted with it."""


async def is_offer_open(session: AnySession, offer_id: UUID, at: datetime) -> bool:
    """Return whether an offer can be accepted at `at`."""
    connection = await flush_and_get_connection(session)
    return await connection.fetchval(_IS_OPEN, get_context(session).company_id, offer_id, at) is not None
