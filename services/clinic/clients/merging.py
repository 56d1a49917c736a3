"""How everything that names a client follows when two turn out to be one (BEY-025): read off the tables, so that none is forgotten.

Every model that has a client says in `__merge__` how its rows follow. The tables are found by their foreign keys and their reach
policies, never by a list; one that doesn't say makes `undeclared()` name it, and a test fails.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import cast
from uuid import UUID

from sqlalchemy import Table, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import registry

from clinic.clients.models import Client, ClientAccess, ClientToken
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import Conflict
from clinic.core.models import Base, ClientOwned, new_id
from clinic.core.stale import unmoved

MOVE, LINEAGE = "move", "lineage"
Resolver = Callable[[AsyncSession, Client, Client], Awaitable[None]]
_resolvers: dict[str, Resolver] = {}


class Merged(Conflict):
    """It has become part of another client, whose id is `client_id`."""

    code = "client.merged"
    en = "This client has been merged with another, where everything now is."
    sv = "Klienten har slagits ihop med en annan, där allt nu finns."


def resolver(name: str) -> Callable[[Resolver], Resolver]:
    """Register how the rows of a table follow that can neither just move nor stay: called with the one that goes and the one that stays."""

    def register(work: Resolver) -> Resolver:
        _resolvers[name] = work
        return work

    return register


def naming(among: registry = Base.registry) -> dict[type[Base], list[str]]:
    """Every model that names a client, with the columns that do so."""
    found = {}
    for mapper in among.mappers:
        model: type[Base] = mapper.class_
        columns = _keys_to_client(mapper.local_table) if isinstance(mapper.local_table, Table) else set()
        if issubclass(model, ClientOwned):
            columns.add(model.__client_column__)
        if columns:
            found[model] = sorted(columns)
    return dict(sorted(found.items(), key=lambda item: item[0].__tablename__))


def _keys_to_client(table: Table) -> set[str]:
    return {
        key.parent.name for key in table.foreign_keys
        if key.target_fullname == f"{Client.__tablename__}.id" and key.parent.name != "company_id"
    }


def undeclared(among: registry = Base.registry) -> list[str]:
    """The tables that name a client and don't say how they follow."""
    known = {MOVE, LINEAGE, *_resolvers}
    return [model.__tablename__ for model in naming(among) if model.__merge__ not in known]


async def both(session: AsyncSession, versions: dict[UUID, int | None]) -> dict[UUID, Client]:
    """Clients to make one, locked in one order. Raises NotFound, Merged for one that has become another's part already, and Stale."""
    found = {one: await owned(session, Client, one, lock=True) for one in sorted(versions)}
    for client in found.values():
        still_one(client)
    for one, version in versions.items():
        unmoved(found[one], version)
    return found


def still_one(client: Client) -> Client:
    """The client; Merged when it has become part of another."""
    if client.merged_into is not None:
        raise Merged(client_id=client.merged_into)
    return client


async def follow(session: AsyncSession, gone_id: UUID, kept_id: UUID, taken: Sequence[str] = ()) -> None:
    """Let everything of one client follow to another, in the caller's transaction; both are locked. Irreversible.

    Raises NotFound for one that isn't the company's or is deleted, Merged.
    """
    found = await both(session, {gone_id: None, kept_id: None})
    gone, kept = found[gone_id], found[kept_id]
    await session.flush()
    for model, columns in naming().items():
        if model.__merge__ == MOVE:
            for column in columns:
                await _move(session, model, column, gone, kept)
        elif model.__merge__ != LINEAGE:
            await _resolvers[model.__merge__](session, gone, kept)
    audit.record(session, "client.merged", kept.id, client_id=kept.id, gone=gone.id, taken=list(taken))
    await session.flush()
    session.expire_all()


async def _move(session: AsyncSession, model: type[Base], column: str, gone: Client, kept: Client) -> None:
    """No version moves and no time of change: whose row it is isn't what its form edits, and what is signed stays as it is."""
    table = cast("Table", model.__table__)
    values = {column: kept.id, **({"updated_at": table.c.updated_at} if "updated_at" in table.c else {})}
    await session.execute(update(table).where(table.c.company_id == gone.company_id, table.c[column] == gone.id).values(values))


@resolver("client")
async def _close(session: AsyncSession, gone: Client, kept: Client) -> None:
    """The one that goes is kept as the way to the other: what stays in its lineage is read through `merged_into`."""
    gone.merged_into, gone.is_active, gone.updated_at = kept.id, False, now()
    await session.flush()


@resolver("access")
async def _grant(session: AsyncSession, gone: Client, kept: Client) -> None:
    """Who might meet the one that goes may meet the one that stays."""
    mine = (ClientAccess.company_id == gone.company_id, ClientAccess.client_id == gone.id)
    there = select(ClientAccess.membership_id).where(ClientAccess.company_id == gone.company_id, ClientAccess.client_id == kept.id)
    missing = await session.scalars(select(ClientAccess.membership_id).where(*mine, ClientAccess.membership_id.not_in(there)))
    rows = [
        {"company_id": context_of(session).company_id, "id": new_id(), "membership_id": member, "client_id": kept.id} for member in missing
    ]
    if rows:
        await session.execute(insert(ClientAccess), rows)
    await session.execute(delete(ClientAccess).where(*mine))


@resolver("tokens")
async def _forget(session: AsyncSession, gone: Client, _: Client) -> None:
    """The one that goes is no longer found; the one that stays is found by its own."""
    await session.execute(delete(ClientToken).where(ClientToken.company_id == gone.company_id, ClientToken.id == gone.id))
