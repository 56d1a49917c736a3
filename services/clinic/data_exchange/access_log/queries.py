"""The access log and the history of a client's details, read from the audit log."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.api.pagination import COUNT_CAP, NewestFirstParams, PaginatedList
from clinic.core.database.session import get_context
from clinic.core.text.i18n import language as request_language
from clinic.data_exchange.access_log import labels
from clinic.data_exchange.access_log.schemas import AccessLogEntry
from clinic.data_exchange.queries import MERGED_IDS_CTE

CHANGE_ACTIONS = ["client.changed", "client.publish_permission_changed"]
_ACTOR_NAME = "coalesce(m.first_name || ' ' || m.last_name, p.first_name || ' ' || p.last_name) AS name, coalesce(m.title, '') AS title"
_AUDIT_ROWS = """
FROM audit a LEFT JOIN membership m ON m.company_id = a.company_id AND m.id = a.membership_id
LEFT JOIN prescriber p ON a.actor = 'prescriber' AND p.identity_id = a.identity_id
WHERE a.company_id = :company AND a.client_id IN (SELECT id FROM client_ids) AND a.action = ANY(:actions)
"""
_ENTRIES = {direction: text(f"""{MERGED_IDS_CTE}
SELECT a.id, a.at, a.action, a.actor, {_ACTOR_NAME} {_AUDIT_ROWS} ORDER BY a.at {direction}, a.id {direction} LIMIT :limit OFFSET :offset
""") for direction in ("ASC", "DESC")}
_COUNT = text(f"{MERGED_IDS_CTE} SELECT count(*) FROM (SELECT 1 {_AUDIT_ROWS} LIMIT {COUNT_CAP + 1}) x")
_CHANGES = text(f"{MERGED_IDS_CTE} SELECT a.at, a.actor, a.details, {_ACTOR_NAME} {_AUDIT_ROWS} ORDER BY a.at DESC, a.id DESC LIMIT :limit")


_LISTINGS = text(f"""{MERGED_IDS_CTE}
SELECT a.id, a.at, a.actor, a.details->>'list' AS list_name, {_ACTOR_NAME} FROM audit a
LEFT JOIN membership m ON m.company_id = a.company_id AND m.id = a.membership_id
LEFT JOIN prescriber p ON a.actor = 'prescriber' AND p.identity_id = a.identity_id
WHERE a.company_id = :company AND a.action = 'client.listed'
  AND a.details->'client_ids' ?| (SELECT array_agg(id::text) FROM client_ids) ORDER BY a.at DESC, a.id DESC LIMIT :limit
""")


async def load_listings(session: AsyncSession, client_id: UUID, language: str, limit: int) -> list[AccessLogEntry]:
    """Return the lists, calendars and searches that showed more of the client than the name, newest first."""
    values = {"company": get_context(session).company_id, "client": client_id, "limit": limit}
    entries = []
    for row in await session.execute(_LISTINGS, values):
        actor, action = labels.actor_label(row.name, row.title, row.actor, language), labels.list_label(row.list_name, language)
        entries.append(AccessLogEntry(id=row.id, at=row.at, actor=actor, action=action, sentence=f"{actor} {action}."))
    return entries


async def list_entries(session: AsyncSession, client_id: UUID, params: NewestFirstParams) -> PaginatedList[AccessLogEntry]:
    """List the accesses to a client's record by time. Raises NotFound when the caller's client scope doesn't include the client."""
    await clients.get_client(session, client_id)
    values = {"company": get_context(session).company_id, "client": client_id, "actions": list(labels.ACTION_LABELS)}
    total = (await session.execute(_COUNT, values)).scalar_one()
    entries = await load_entries(
        session, client_id, request_language.get(), params.per_page, params.offset, direction=params.direction,
    )
    return PaginatedList[AccessLogEntry].build(entries, params, total)


async def load_entries(
    session: AsyncSession, client_id: UUID, language: str, limit: int, offset: int = 0, *, direction: str = "DESC",
) -> list[AccessLogEntry]:
    """Return accesses with texts in the language; newest first, or oldest first (`ASC`)."""
    values = {"company": get_context(session).company_id, "client": client_id, "actions": list(labels.ACTION_LABELS)}
    rows = await session.execute(_ENTRIES[direction], {**values, "limit": limit, "offset": offset})
    entries = []
    for row in rows:
        actor, action = labels.actor_label(row.name, row.title, row.actor, language), labels.action_label(row.action, language)
        entries.append(AccessLogEntry(id=row.id, at=row.at, actor=actor, action=action, sentence=f"{actor} {action}."))
    return entries


@dataclass(frozen=True, slots=True)
class DetailChange:
    """A change of one of the client's details, with its values before and after."""

    at: datetime
    actor: str
    field: str
    before: Any
    after: Any


async def load_changes(session: AsyncSession, client_id: UUID, language: str, limit: int) -> list[DetailChange]:
    """Return the changes of the client's details, newest first, so that earlier values stay readable."""
    values = {"company": get_context(session).company_id, "client": client_id, "actions": CHANGE_ACTIONS}
    return [
        DetailChange(row.at, labels.actor_label(row.name, row.title, row.actor, language), field, before, row.details["after"][field])
        for row in await session.execute(_CHANGES, {**values, "limit": limit}) for field, before in row.details["before"].items()
    ]
