"""Merging two clients (BEY-025): every row that references the source client moves to the target, or stays and is read by merged ids.

Each model with a reference to a client declares its merge strategy in `__on_client_merge__`. The tables are found by their foreign keys
and by their client-scope policies, never by a list; `tables_without_strategy()` names a table that declares none, and a test then fails.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import cast
from uuid import UUID

from sqlalchemy import Table, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import registry

from clinic.clients.models import Client, ClientAccess, ClientSearchToken, ClientTag
from clinic.core import audit
from clinic.core.api.errors import Conflict
from clinic.core.clock import now
from clinic.core.database.base import Base, ClientOwned, new_id
from clinic.core.database.optimistic_locking import ensure_version
from clinic.core.database.session import get_context, get_owned

MOVE, MERGED_IDS = "move", "merged_ids"
"""Strategies: the rows get the target's id, or they keep the source's id and are read by the ids of `merged_client_ids`."""
MergeStrategy = Callable[[AsyncSession, Client, Client], Awaitable[None]]
_strategies: dict[str, MergeStrategy] = {}


class ClientMerged(Conflict):
    """The client has been merged into another, whose id is `client_id`."""

    code = "client.merged"
    en = "This client has been merged into another client."
    sv = "Klienten har slagits ihop med en annan klient."


def merge_strategy(name: str) -> Callable[[MergeStrategy], MergeStrategy]:
    """Register a strategy for a table whose rows neither just move nor stay; it is called with the source and the target client."""

    def register(strategy: MergeStrategy) -> MergeStrategy:
        _strategies[name] = strategy
        return strategy

    return register


def client_references(among: registry = Base.registry) -> dict[type[Base], list[str]]:
    """Return every model that references a client, with the columns that do, sorted by table name."""
    references = {}
    for mapper in among.mappers:
        model: type[Base] = mapper.class_
        columns = _foreign_keys_to_client(mapper.local_table) if isinstance(mapper.local_table, Table) else set()
        if issubclass(model, ClientOwned):
            columns.add(model.__client_column__)
        if columns:
            references[model] = sorted(columns)
    return dict(sorted(references.items(), key=lambda item: item[0].__tablename__))


def _foreign_keys_to_client(table: Table) -> set[str]:
    return {
        key.parent.name for key in table.foreign_keys
        if key.target_fullname == f"{Client.__tablename__}.id" and key.parent.name != "company_id"
    }


def tables_without_strategy(among: registry = Base.registry) -> list[str]:
    """Return the names of the tables that reference a client and declare no known merge strategy."""
    strategies = {MOVE, MERGED_IDS, *_strategies}
    return [model.__tablename__ for model in client_references(among) if model.__on_client_merge__ not in strategies]


async def lock_clients(session: AsyncSession, versions: dict[UUID, int | None]) -> dict[UUID, Client]:
    """Lock clients in the order of their ids and check their versions (None: any version).

    Raises NotFound, ClientMerged when one has been merged already, and VersionConflict.
    """
    clients = {client_id: await get_owned(session, Client, client_id, lock=True) for client_id in sorted(versions)}
    for client in clients.values():
        ensure_not_merged(client)
    for client_id, version in versions.items():
        ensure_version(clients[client_id], version)
    return clients


def ensure_not_merged(client: Client) -> Client:
    """Return the client. Raises ClientMerged when it has been merged into another."""
    if client.merged_into is not None:
        raise ClientMerged(client_id=client.merged_into)
    return client


async def move_related_rows(
    session: AsyncSession, source_id: UUID, target_id: UUID, fields_from_source: Sequence[str] = (), reason: str = "",
) -> None:
    """Merge one client into another in the caller's transaction: apply each table's strategy, with both clients locked. Irreversible.

    `fields_from_source` names the fields that the target takes from the source; they and the reason are only audited here. Raises
    NotFound for a client that is another company's or deleted, ClientMerged.
    """
    clients = await lock_clients(session, {source_id: None, target_id: None})
    source, target = clients[source_id], clients[target_id]
    await session.flush()
    for model, columns in client_references().items():
        if model.__on_client_merge__ == MOVE:
            for column in columns:
                await _move_rows(session, model, column, source, target)
        elif model.__on_client_merge__ != MERGED_IDS:
            await _strategies[model.__on_client_merge__](session, source, target)
    audit.record(
        session, "client.merged", target.id, client_id=target.id, source=source.id, fields_from_source=list(fields_from_source),
        reason=reason,
    )
    await session.flush()
    session.expire_all()


async def _move_rows(session: AsyncSession, model: type[Base], column: str, source: Client, target: Client) -> None:
    """Change the reference only: `version` and `updated_at` stay, since no form edits it and signed rows must not look changed."""
    table = cast("Table", model.__table__)
    values = {column: target.id, **({"updated_at": table.c.updated_at} if "updated_at" in table.c else {})}
    await session.execute(update(table).where(table.c.company_id == source.company_id, table.c[column] == source.id).values(values))


@merge_strategy("client")
async def _mark_merged(session: AsyncSession, source: Client, target: Client) -> None:
    """Deactivate the source and point `merged_into` at the target; rows that stay with the source are read through it."""
    source.merged_into, source.is_active, source.updated_at = target.id, False, now()
    await session.flush()


@merge_strategy("access")
async def _move_access(session: AsyncSession, source: Client, target: Client) -> None:
    """Grant the target to every user who was granted the source, then remove the source's grants."""
    source_grants = (ClientAccess.company_id == source.company_id, ClientAccess.client_id == source.id)
    granted = select(ClientAccess.membership_id).where(ClientAccess.company_id == source.company_id, ClientAccess.client_id == target.id)
    missing = await session.scalars(select(ClientAccess.membership_id).where(*source_grants, ClientAccess.membership_id.not_in(granted)))
    company_id = get_context(session).company_id
    rows = [
        {"company_id": company_id, "id": new_id(), "membership_id": membership_id, "client_id": target.id} for membership_id in missing
    ]
    if rows:
        await session.execute(insert(ClientAccess), rows)
    await session.execute(delete(ClientAccess).where(*source_grants))


@merge_strategy("client_tags")
async def _move_tags(session: AsyncSession, source: Client, target: Client) -> None:
    """Give the target the source's tags that it lacks, and delete the others."""
    of_source = (ClientTag.company_id == source.company_id, ClientTag.client_id == source.id)
    of_target = select(func.lower(ClientTag.name)).where(ClientTag.company_id == source.company_id, ClientTag.client_id == target.id)
    await session.execute(update(ClientTag).where(*of_source, func.lower(ClientTag.name).not_in(of_target)).values(client_id=target.id))
    await session.execute(delete(ClientTag).where(*of_source))


@merge_strategy("tokens")
async def _delete_search_tokens(session: AsyncSession, source: Client, _: Client) -> None:
    """Delete the source's search tokens, so that a search returns the target only, by its own tokens."""
    await session.execute(
        delete(ClientSearchToken).where(ClientSearchToken.company_id == source.company_id, ClientSearchToken.id == source.id),
    )
