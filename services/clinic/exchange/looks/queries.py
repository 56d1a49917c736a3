"""The log of looks, and of what a client's details have been, read from the audit log."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from pydantic import BaseModel
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.clock import Instant
from clinic.core.db import context_of
from clinic.core.i18n import language as callers_language
from clinic.core.paging import COUNTED, Listed, Newest
from clinic.exchange.lineage import LINEAGE
from clinic.exchange.looks import words

CHANGED = ["client.changed", "client.publish_permission_changed"]
_WHO = "coalesce(m.first_name || ' ' || m.last_name, p.first_name || ' ' || p.last_name) AS name, coalesce(m.title, '') AS title"
_LOGGED = """
FROM audit a LEFT JOIN membership m ON m.company_id = a.company_id AND m.id = a.membership_id
LEFT JOIN prescriber p ON a.actor = 'prescriber' AND p.identity_id = a.identity_id
WHERE a.company_id = :company AND a.client_id IN (SELECT id FROM lineage) AND a.action = ANY(:actions)
"""
_SHOWN = {direction: text(f"""{LINEAGE}
SELECT a.id, a.at, a.action, a.actor, {_WHO} {_LOGGED} ORDER BY a.at {direction}, a.id {direction} LIMIT :most OFFSET :offset
""") for direction in ("ASC", "DESC")}
_COUNTED = text(f"{LINEAGE} SELECT count(*) FROM (SELECT 1 {_LOGGED} LIMIT {COUNTED + 1}) x")
_CHANGES = text(f"{LINEAGE} SELECT a.at, a.actor, a.facts, {_WHO} {_LOGGED} ORDER BY a.at DESC, a.id DESC LIMIT :most")


class LookOut(BaseModel):
    """One look: when, who, what, and all of it as a sentence."""

    id: UUID
    at: Instant
    who: str
    what: str
    sentence: str


async def page(session: AsyncSession, client_id: UUID, wanted: Newest) -> Listed[LookOut]:
    """A page of who has looked at a client's record, in the order of time; NotFound when the client isn't within reach."""
    await clients.get(session, client_id)
    key = {"company": context_of(session).company_id, "client": client_id, "actions": list(words.LOOKS)}
    counted = (await session.execute(_COUNTED, key)).scalar_one()
    found = await some(session, client_id, callers_language.get(), wanted.per_page, wanted.offset, direction=wanted.direction)
    return Listed[LookOut].of(found, wanted, counted)


async def some(
    session: AsyncSession, client_id: UUID, language: str, most: int, offset: int = 0, *, direction: str = "DESC",
) -> list[LookOut]:
    """Looks in a language; newest first, or oldest (`ASC`)."""
    key = {"company": context_of(session).company_id, "client": client_id, "actions": list(words.LOOKS)}
    rows = await session.execute(_SHOWN[direction], {**key, "most": most, "offset": offset})
    made = []
    for row in rows:
        person, what = words.who(row.name, row.title, row.actor, language), words.of(row.action, language)
        made.append(LookOut(id=row.id, at=row.at, who=person, what=what, sentence=f"{person} {what}."))
    return made


@dataclass(frozen=True, slots=True)
class Change:
    """One of the client's details as it stood, and what it became."""

    at: datetime
    who: str
    field: str
    before: Any
    after: Any


async def changes(session: AsyncSession, client_id: UUID, language: str, most: int) -> list[Change]:
    """How the client's details have changed, newest first: what a record has said can be read however it was changed since."""
    key = {"company": context_of(session).company_id, "client": client_id, "actions": CHANGED}
    return [
        Change(row.at, words.who(row.name, row.title, row.actor, language), field, was, row.facts["after"][field])
        for row in await session.execute(_CHANGES, {**key, "most": most}) for field, was in row.facts["before"].items()
    ]
