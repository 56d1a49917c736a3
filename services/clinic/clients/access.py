"""Client access of restricted users (PLT-034): read and replace the list of clients that a user may access."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel, Field
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import service as accounts
from clinic.clients.models import Client, ClientAccess
from clinic.core import audit
from clinic.core.api.errors import Conflict, Forbidden, NotFound
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context
from clinic.core.security.permissions import Role


class SuperUserFullAccess(Conflict):
    """The super user's client access cannot be restricted."""

    code = "team.super_user_full_access"
    en = "The super user always has access to all clients."
    sv = "Superanvändaren har alltid åtkomst till alla klienter."


class ClientAccessUpdate(BaseModel):
    """Full access, or access to the listed clients only."""

    client_access: Literal["full", "custom"]
    client_ids: list[UUID] = Field(default_factory=list, max_length=5000)


class ClientAccessOut(ClientAccessUpdate):
    """A user's client access, with the clients' names: showing them needs no access-logged view of each client."""

    names: dict[UUID, str] = Field(default_factory=dict)


async def _client_names(session: AsyncSession, client_ids: set[UUID]) -> dict[UUID, str]:
    clients = select(Client.id, Client.first_name, Client.last_name).where(Client.id.in_(client_ids), Client.deleted_at.is_(None))
    return {row.id: f"{row.first_name} {row.last_name}" for row in await session.execute(clients)}


async def get_client_access(session: AsyncSession, user_id: UUID) -> ClientAccessOut:
    """Return a user's client access. Raises NotFound."""
    member = await accounts.get_member(session, user_id)
    ids = set(await session.scalars(select(ClientAccess.client_id).where(ClientAccess.membership_id == member.id)))
    return ClientAccessOut(client_access=member.client_access, client_ids=sorted(ids), names=await _client_names(session, ids))


async def replace_client_access(session: AsyncSession, user_id: UUID, data: ClientAccessUpdate) -> ClientAccessOut:
    """Replace a user's client access.

    Every listed client is read first, because foreign keys are checked without row-level security. Raises NotFound; Forbidden for a
    restricted caller, who could otherwise grant clients that they cannot see; SuperUserFullAccess.
    """
    member = await accounts.get_member(session, user_id, lock=True)
    if get_context(session).client_scope != "all":
        raise Forbidden
    if member.role == Role.SUPER and data.client_access == "custom":
        raise SuperUserFullAccess
    ids = set(data.client_ids) if data.client_access == "custom" else set()
    names = await _client_names(session, ids)
    if set(names) != ids:
        raise NotFound
    member.client_access = data.client_access
    await session.execute(delete(ClientAccess).where(ClientAccess.membership_id == member.id))
    if ids:
        company_id = get_context(session).company_id
        await session.execute(insert(ClientAccess), [
            {"company_id": company_id, "id": new_id(), "membership_id": member.id, "client_id": client_id} for client_id in sorted(ids)
        ])
    client_ids = [str(client_id) for client_id in sorted(ids)]
    audit.record(session, "user.client_access_changed", member.id, client_access=data.client_access, clients=client_ids)
    return ClientAccessOut(client_access=data.client_access, client_ids=sorted(ids), names=names)
