"""Which clients a restricted user may meet (PLT-034)."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients.models import Client, ClientAccess
from clinic.core import audit
from clinic.core.db import context_of
from clinic.core.errors import Conflict, Forbidden, NotFound
from clinic.core.models import new_id
from clinic.core.permissions import Role


class OwnerMeetsAll(Conflict):
    """Nobody narrows what the account's owner sees."""

    code = "team.super_user_meets_all"
    en = "The super user meets every client. That cannot be restricted."
    sv = "Superanvändaren möter alla klienter. Det kan inte begränsas."


class AccessIn(BaseModel):
    """Full access, or the clients named."""

    client_access: Literal["full", "custom"]
    client_ids: list[UUID] = Field(default_factory=list, max_length=5000)


class AccessOut(AccessIn):
    """What holds now, with the names of those named, so that nobody's card is looked at to learn them."""

    names: dict[UUID, str] = Field(default_factory=dict)


async def _named(session: AsyncSession, ids: set[UUID]) -> dict[UUID, str]:
    there = select(Client.id, Client.first_name, Client.last_name).where(Client.id.in_(ids), Client.deleted_at.is_(None))
    found = await session.execute(there)
    return {row.id: f"{row.first_name} {row.last_name}" for row in found}


async def read(session: AsyncSession, user_id: UUID) -> AccessOut:
    """A user's access."""
    member = await accounts.get_member(session, user_id)
    ids = set(await session.scalars(select(ClientAccess.client_id).where(ClientAccess.membership_id == member.id)))
    return AccessOut(client_access=member.client_access, client_ids=sorted(ids), names=await _named(session, ids))


async def change(session: AsyncSession, user_id: UUID, wanted: AccessIn) -> AccessOut:
    """Replace a user's access; every client named is proved by reading it, for foreign keys look past row-level security.

    Raises Forbidden to whom some clients may be hidden, who could else give themselves or another what they don't see, OwnerMeetsAll.
    """
    member = await accounts.get_member(session, user_id)
    if context_of(session).reach != "all":
        raise Forbidden
    if member.role == Role.SUPER and wanted.client_access == "custom":
        raise OwnerMeetsAll
    ids = set(wanted.client_ids) if wanted.client_access == "custom" else set()
    known = await _named(session, ids)
    if set(known) != ids:
        raise NotFound
    member.client_access = wanted.client_access
    await session.execute(delete(ClientAccess).where(ClientAccess.membership_id == member.id))
    if ids:
        company_id = context_of(session).company_id
        await session.execute(insert(ClientAccess), [
            {"company_id": company_id, "id": new_id(), "membership_id": member.id, "client_id": client_id} for client_id in sorted(ids)
        ])
    named = [str(client_id) for client_id in sorted(ids)]
    audit.record(session, "user.client_access_changed", member.id, client_access=wanted.client_access, clients=named)
    return AccessOut(client_access=wanted.client_access, client_ids=sorted(ids), names=known)
