"""The access log (BEY-026): who opened which record, written once per user, record and quarter of an hour however often it is opened.

A view of a client is kept unique by the key of `client_access_log`, so that statements that read a client can log it themselves
(`queries.client_access_ctes`); a view of another record by its audit entry.
"""

from datetime import datetime
from uuid import UUID

from sqlalchemy import Index
from sqlalchemy.orm import Mapped

from clinic.core import audit
from clinic.core.audit import queries
from clinic.core.audit.queries import ACCESS_LOG_WINDOW_MINUTES
from clinic.core.clock import now
from clinic.core.database.base import Base, ClientOwned, company_foreign_key
from clinic.core.database.session import AnySession, driver_connection, get_context


class ClientAccessLog(ClientOwned, Base):
    """A view of a client's data: at most one row per person, client and quarter of an hour, by its unique key."""

    __tablename__ = "client_access_log"
    __on_client_merge__ = "merged_ids"
    __grants__ = "SELECT, INSERT"
    __table_args__ = (
        Index("client_access_log_window_key", "company_id", "client_id", "identity_id", "window_start", unique=True),
        company_foreign_key("client", "client_id"),
    )

    client_id: Mapped[UUID]
    identity_id: Mapped[UUID]
    window_start: Mapped[datetime]


async def record_client_access(session: AnySession, client_id: UUID) -> None:
    """Write that the session's actor viewed a client, unless that is written already for the current quarter of an hour."""
    context = get_context(session)
    values = queries.client_access_values(context, now())
    await (await driver_connection(session)).execute(queries.LOG_CLIENT_ACCESS, context.company_id, client_id, *values)


async def record_access(session: AnySession, action: str, subject_id: UUID, *, client_id: UUID | None = None) -> None:
    """Write that the session's actor opened a row, unless that is written already for the current quarter of an hour.

    An advisory lock on the action, row and user keeps concurrent requests from writing it twice.
    """
    context, at = get_context(session), now()
    window_start = at.replace(minute=at.minute - at.minute % ACCESS_LOG_WINDOW_MINUTES, second=0, microsecond=0)
    connection = await driver_connection(session)
    await connection.execute(queries.LOCK_ACCESS, f"{action}|{subject_id}|{context.identity_id}")
    if await connection.fetchval(queries.ACCESS_SINCE, context.company_id, subject_id, window_start, action, context.identity_id) is None:
        audit.record(session, action, subject_id, client_id=client_id)
