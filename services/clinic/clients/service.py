"""What a clinic does with its clients."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from uuid import UUID

from sqlalchemy import Select, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import merging
from clinic.clients.merging import Merged as Merged
from clinic.clients.models import Client, ClientAccess, ClientLook, ClientToken
from clinic.clients.schemas import ClientIn, ClientOut, ClientUpdate, MergeIn
from clinic.company import service as company
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import aside, context_of, owned
from clinic.core.errors import FieldError, Forbidden, LimitReached, NotFound
from clinic.core.models import ClientOwned, new_id
from clinic.core.phone import e164
from clinic.core.search import sort_key, tokens
from clinic.core.stale import unmoved

Written = TypeVar("Written", bound=ClientOwned)


class ClientLimit(LimitReached):
    """The plan has no room for one more client (PLT-040)."""

    code = "limit.clients"
    en = "Maximum client limit reached"
    sv = "Maximalt antal klienter är uppnått"


async def get(session: AsyncSession, client_id: UUID) -> Client:
    """The client; NotFound when absent, another company's or out of reach, Merged when it has become part of another."""
    return merging.still_one(await owned(session, Client, client_id))


async def for_writing(session: AsyncSession, client_id: UUID) -> Client:
    """The client, about whom something is written in this transaction; refused as by `get`.

    Asked before any other row is locked. It takes the lock that the written row's foreign key takes anyway, and so waits for a merge
    that is under way: who comes after it is told where the client is now, and what is written before it follows.
    """
    return await _held(session, client_id, read=True)


async def about(
    session: AsyncSession, model: type[Written], client_id: UUID, row_id: UUID, *, version: int | None = None, lock: bool = False,
) -> Written:
    """What was written about a client, locked to be written on.

    Raises NotFound when it's about another, whatever the version, Merged when the client has become part of another, where it stands
    then, and Stale.
    """
    await (for_writing if lock else get)(session, client_id)
    row = await owned(session, model, row_id, lock=lock)
    if row.client_id != client_id:  # type: ignore[attr-defined]
        raise NotFound
    return unmoved(row, version)


async def _held(session: AsyncSession, client_id: UUID, *, read: bool = False) -> Client:
    """The client as it is once it's ours to write about (`read`) or to change; a merge waits until we're done, as we for it."""
    return merging.still_one(await owned(session, Client, client_id, lock={"read": read, "key_share": True}))


def lineage(company_id: UUID, client_id: UUID) -> Select[tuple[UUID]]:
    """The ids of a client and of those who have become part of them: where what stays with a client was written (BEY-025)."""
    known = select(Client.id).where(Client.company_id == company_id, Client.id == client_id).cte("lineage", recursive=True)
    known = known.union(select(Client.id).where(Client.company_id == company_id, Client.merged_into == known.c.id))
    return select(known.c.id)


async def look(session: AsyncSession, client_id: UUID) -> Client:
    """The client, with the look logged: one row a person, client and quarter of an hour."""
    client = await get(session, client_id)
    context, at = context_of(session), now()
    quarter = at.replace(minute=at.minute - at.minute % 15, second=0, microsecond=0)
    logged = await session.execute(
        upsert(ClientLook)
        .values(company_id=context.company_id, id=new_id(), client_id=client_id, identity_id=context.identity_id, quarter=quarter)
        .on_conflict_do_nothing()
        .returning(ClientLook.id),
    )
    if logged.first() is not None:
        audit.record(session, "client.looked", client_id, client_id=client_id)
    return client


async def store(session: AsyncSession, wanted: ClientIn) -> Client:
    """Add a client.

    Raises ClientLimit when the plan has no room for one more; the company's row is locked while counting.
    """
    await _room_for_one(session)
    client = Client(company_id=context_of(session).company_id, id=new_id())
    _write(client, wanted)
    await _grant_to_maker(session, client)
    session.add(client)
    await session.flush()
    await _index(session, client)
    audit.record(session, "client.made", client.id, client_id=client.id)
    return client


async def update(session: AsyncSession, client_id: UUID, wanted: ClientUpdate) -> Client:
    """Change a client. Raises Merged when it has become part of another, Stale when somebody changed it first."""
    client = unmoved(await _held(session, client_id), wanted.version)
    before = _said(client)
    _write(client, wanted)
    await session.flush()
    await _index(session, client)
    _keep(session, "client.changed", client, before)
    return client


async def merge(session: AsyncSession, client_id: UUID, wanted: MergeIn) -> Client:
    """Make two clients one: everything of the one that goes ends on this one, which takes the named fields from it. Irreversible.

    Raises Forbidden to whom some of it may be hidden, FieldError for one with itself, Stale, Merged.
    """
    if wanted.gone_id == client_id:
        raise FieldError("gone_id", "unknown")
    found = await merging.both(session, {client_id: wanted.version, wanted.gone_id: wanted.gone_version})
    if context_of(session).reach != "all":
        raise Forbidden
    given: dict[str, object] = {name: getattr(found[wanted.gone_id], name) for name in wanted.taken}
    if "mobile_number" in given:
        given["country_code"] = found[wanted.gone_id].country_code
    await merging.follow(session, wanted.gone_id, client_id, wanted.taken)
    client = await owned(session, Client, client_id, lock=True)
    before = _said(client)
    for name, value in given.items():
        setattr(client, name, value)
    client.phone = e164(client.country_code, client.mobile_number)
    client.sort_name = _sort_name(client)
    await session.flush()
    await _index(session, client)
    _keep(session, "client.changed", client, before)
    return client


async def permit_publishing(
    session: AsyncSession, client_id: UUID, said: Callable[[AsyncSession, UUID], Awaitable[str]],
) -> None:
    """Keep what the client says about publishing pictures of them (REC-005): `said` once nobody else writes it."""
    client = await _held(session, client_id)
    permission = await said(session, client_id)
    if client.publish_permission != permission:
        before = _said(client)
        client.publish_permission = permission
        await session.flush()
        _keep(session, "client.publish_permission_changed", client, before)


async def find_or_create(session: AsyncSession, wanted: ClientIn) -> Client:
    """The active client with that name, phone and e-mail, or a new one.

    A visitor who gives another's phone or e-mail with another name becomes a client of their own: nobody's record is reached by a
    guess. Two calls at once for the same phone wait for one another.
    """
    phone = e164(wanted.country_code, wanted.mobile_number)
    company_id = context_of(session).company_id
    await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"client:{company_id}:{phone}", 0))))
    found = await session.scalars(
        select(Client).where(
            Client.company_id == company_id, Client.phone == phone, Client.email == wanted.email, Client.deleted_at.is_(None),
            Client.merged_into.is_(None), Client.sort_name == _sort_name(wanted),
        ).order_by(Client.created_at).limit(1).with_for_update(read=True, key_share=True),
    )
    return found.first() or await store(session, wanted)


def _said(client: Client) -> dict[str, Any]:
    """What the clinic knows of a client, as JSON values."""
    return ClientOut.model_validate(client).model_dump(mode="json", include={*ClientIn.model_fields, "publish_permission"})


def _keep(session: AsyncSession, action: str, client: Client, before: dict[str, Any]) -> None:
    """Log a change with what stood there and what came instead: nothing that a record has said is lost (patientdatalagen 3:14)."""
    after = _said(client)
    changed = [name for name in after if after[name] != before[name]]
    kept = {"before": {name: before[name] for name in changed}, "after": {name: after[name] for name in changed}}
    audit.record(session, action, client.id, client_id=client.id, **kept)


def _write(client: Client, wanted: ClientIn) -> None:
    for field, value in wanted.model_dump(exclude={"version"}).items():
        setattr(client, field, value)
    client.phone = e164(wanted.country_code, wanted.mobile_number)
    client.sort_name = _sort_name(wanted)


def _sort_name(wanted: ClientIn | Client) -> str:
    return sort_key(f"{wanted.last_name} {wanted.first_name}")


async def _index(session: AsyncSession, client: Client) -> None:
    wanted = tokens(client.first_name, client.last_name, client.email, client.phone, client.personal_id)
    mine = (ClientToken.company_id == client.company_id, ClientToken.id == client.id)
    have = set(await session.scalars(select(ClientToken.token).where(*mine)))
    if gone := have - wanted:
        await session.execute(delete(ClientToken).where(*mine, ClientToken.token.in_(gone)))
    if new := wanted - have:
        await session.execute(
            insert(ClientToken), [{"company_id": client.company_id, "id": client.id, "token": token} for token in sorted(new)],
        )


async def _room_for_one(session: AsyncSession) -> None:
    limit = await company.lock_limit(session, "client_limit")
    if limit is None:
        return
    if await _count(session) >= limit:
        raise ClientLimit(limit=limit)


async def _count(session: AsyncSession) -> int:
    """All of the clinic's clients; a restricted user meets but some of them, so the system counts for them, beside."""
    there = select(func.count()).where(Client.deleted_at.is_(None), Client.merged_into.is_(None))
    context = context_of(session)
    if context.reach == "all":
        return await session.scalar(there) or 0
    async with aside(session, Context.system(context.company_id)) as apart:
        return await apart.scalar(there) or 0


async def _grant_to_maker(session: AsyncSession, client: Client) -> None:
    """A restricted user keeps the client that they add: the grant goes first, for the reach policy reads it."""
    context = context_of(session)
    if context.reach == "custom" and context.membership_id:
        await session.execute(insert(ClientAccess).values(
            company_id=context.company_id, id=new_id(), membership_id=context.membership_id, client_id=client.id,
        ))
