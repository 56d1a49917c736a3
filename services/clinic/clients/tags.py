"""Tags of clients: words that the clinic gives them, by which the list of clients is filtered (USE-017)."""

from collections.abc import Iterable, Sequence
from uuid import UUID

from sqlalchemy import Row, delete, func, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import merge, service
from clinic.clients.models import Client, ClientTag
from clinic.clients.schemas import ClientTagListParams, ClientTagsChange, ClientTagsChanged, ClientTagsOut, ClientTagSummary
from clinic.core import audit
from clinic.core.api.errors import Conflict, NotFound
from clinic.core.api.pagination import COUNT_CAP, PaginatedList
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context

MAX_TAGS_PER_CLIENT = 20


class TooManyTags(Conflict):
    """A client has the most tags that one may have; nothing was changed."""

    code = "client.too_many_tags"
    en = "A client can have at most {limit} tags. Remove one first."
    sv = "En klient kan ha högst {limit} taggar. Ta bort en först."


async def list_tags(session: AsyncSession, params: ClientTagListParams) -> PaginatedList[ClientTagSummary]:
    """List the tags of the clients that the user may see, each with how many clients have it."""
    clients = func.count().label("clients")
    query = select(func.min(ClientTag.name).label("name"), clients).where(ClientTag.company_id == get_context(session).company_id)
    if search := params.search.strip():
        query = query.where(ClientTag.name.icontains(search, autoescape=True))
    query = query.group_by(func.lower(ClientTag.name))
    total = await session.scalar(select(func.count()).select_from(query.limit(COUNT_CAP + 1).subquery()))
    sort = {"clients": (clients,)}.get(params.sort, ())
    page = query.order_by(*params.order_by(*sort, func.lower(ClientTag.name))).limit(params.per_page).offset(params.offset)
    rows = [ClientTagSummary(id=row.name, name=row.name, clients=row.clients) for row in await session.execute(page)]
    return PaginatedList[ClientTagSummary].build(rows, params, total or 0)


async def view_client_tags(session: AsyncSession, client_id: UUID) -> ClientTagsOut:
    """Return a client's tags in alphabetical order; the access is logged."""
    await service.view_client(session, client_id)
    query = select(ClientTag.name).where(ClientTag.company_id == get_context(session).company_id, ClientTag.client_id == client_id)
    return ClientTagsOut(tags=list(await session.scalars(query.order_by(func.lower(ClientTag.name)))))


async def change_tags(session: AsyncSession, data: ClientTagsChange) -> ClientTagsChanged:
    """Give tags to clients and take tags from them. A tag that the clinic has in another case keeps its spelling.

    Raises NotFound when a client is absent or may not be seen, ClientMerged, and TooManyTags when a client would have more than 20.
    """
    await _lock_clients(session, data.client_ids)
    added = await _add_tags(session, data.client_ids, data.add)
    removed = await _remove_tags(session, data.client_ids, data.remove)
    await _refuse_too_many(session, data.client_ids)
    changed = sorted({*added, *removed})
    for client_id in changed:
        audit.record(
            session, "client.tags_changed", client_id, client_id=client_id, added=sorted(added.get(client_id, [])),
            removed=sorted(removed.get(client_id, [])),
        )
    return ClientTagsChanged(clients=len(changed))


async def _lock_clients(session: AsyncSession, client_ids: Sequence[UUID]) -> None:
    """Lock clients against a merge, in the order of their ids."""
    query = select(Client).where(
        Client.company_id == get_context(session).company_id, Client.id.in_(client_ids), Client.deleted_at.is_(None),
    )
    clients = list(await session.scalars(query.order_by(Client.id).with_for_update(read=True, key_share=True)))
    if len(clients) < len(set(client_ids)):
        raise NotFound
    for client in clients:
        merge.ensure_not_merged(client)


async def _add_tags(session: AsyncSession, client_ids: Sequence[UUID], names: Sequence[str]) -> dict[UUID, list[str]]:
    """Add tags, and return those that are new by client."""
    if not names:
        return {}
    company_id, by_key = get_context(session).company_id, {name.lower(): name for name in names}
    spelled = select(func.min(ClientTag.name)).where(ClientTag.company_id == company_id, func.lower(ClientTag.name).in_(by_key))
    by_key |= {name.lower(): name for name in await session.scalars(spelled.group_by(func.lower(ClientTag.name)))}
    rows = [
        {"company_id": company_id, "id": new_id(), "client_id": client_id, "name": name}
        for client_id in sorted(set(client_ids)) for name in by_key.values()
    ]
    statement = insert(ClientTag).values(rows).on_conflict_do_nothing().returning(ClientTag.client_id, ClientTag.name)
    return _by_client(await session.execute(statement))


async def _remove_tags(session: AsyncSession, client_ids: Sequence[UUID], names: Sequence[str]) -> dict[UUID, list[str]]:
    """Remove tags, and return those that are gone by client."""
    if not names:
        return {}
    statement = delete(ClientTag).where(
        ClientTag.company_id == get_context(session).company_id, ClientTag.client_id.in_(client_ids),
        func.lower(ClientTag.name).in_([name.lower() for name in names]),
    ).returning(ClientTag.client_id, ClientTag.name)
    return _by_client(await session.execute(statement))


async def _refuse_too_many(session: AsyncSession, client_ids: Sequence[UUID]) -> None:
    query = select(ClientTag.client_id).where(
        ClientTag.company_id == get_context(session).company_id, ClientTag.client_id.in_(client_ids),
    ).group_by(ClientTag.client_id).having(func.count() > MAX_TAGS_PER_CLIENT).limit(1)
    if await session.scalar(query):
        raise TooManyTags(limit=MAX_TAGS_PER_CLIENT)


def _by_client(rows: Iterable[Row[UUID, str]]) -> dict[UUID, list[str]]:
    names: dict[UUID, list[str]] = {}
    for client_id, name in rows:
        names.setdefault(client_id, []).append(name)
    return names
