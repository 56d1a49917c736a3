"""Who opens a link: the clinic by its public id in the path, the visit by its key in a header. Cookies count for nothing here (PUB-010)."""

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.context import Context
from clinic.core.db import context_of, door, owned, unit
from clinic.core.errors import NotFound
from clinic.core.i18n import language
from clinic.core.ratelimit import address, allow
from clinic.forms.errors import LinkEnded, NotProved, VisitEnded
from clinic.forms.models import FormVisit

CALLS = 600
"""Calls a minute that one address may make of one clinic."""
LONGEST_KEY = 100


@dataclass(frozen=True, slots=True)
class Opener:
    """Somebody at a clinic's forms; `visit_id` is theirs once they have opened a link."""

    context: Context
    address: str
    public_id: str
    visit_id: UUID | None = None
    language: str = ""
    """What the page says; empty when it says nothing."""

    async def limit(self, what: str, *, most: int, seconds: int) -> None:
        """Count one deed of this address at this clinic; TooMany past `most`."""
        await allow(f"forms.{what}", f"{self.context.company_id}:{self.address}", most=most, seconds=seconds)


def key_hash(key: str) -> bytes:
    """How a key is kept."""
    return sha256(key.encode()).digest()


async def anybody(request: Request, public_id: str) -> Opener:
    """Somebody at a clinic; NotFound when there is no such clinic."""
    found = await door("door_company", public_id[:LONGEST_KEY])
    if found is None:
        raise NotFound
    return await _at(request, public_id, Context(company_id=found["company_id"], actor="visitor"))


async def visiting(
    request: Request, public_id: str, x_flow_key: Annotated[str, Header()] = "",
) -> Opener:
    """Somebody who has opened a link there."""
    key = x_flow_key[:LONGEST_KEY]
    found = await door("door_form_visit", key_hash(key), public_id[:LONGEST_KEY]) if key else None
    if found is None:
        raise VisitEnded
    return await _at(
        request, public_id, Context(company_id=found["company_id"], actor="visitor", flow_id=found["link_id"]), found["visit_id"],
    )


async def proved(request: Request, opener: Annotated[Opener, Depends(visiting)]) -> Opener:
    """Somebody who has shown by the code that they are the client: what they do is the client's, by whatever link."""
    async with unit(opener.context) as session:
        visit = await visit_of(session, opener)
    if not wishes(request):
        language.set(visit.language)
    if visit.verified_at is None:
        raise NotProved
    request.state.context = replace(opener.context, flow_id=visit.client_id)
    return replace(opener, context=request.state.context)


def wishes(request: Request) -> bool:
    """Whether the page says which language it's in; else it's the client's own."""
    return "x-language" in request.headers or "lang" in request.query_params


async def visit_of(session: AsyncSession, opener: Opener, *, lock: bool = False) -> FormVisit:
    """The opener's visit."""
    if opener.visit_id is None:
        raise VisitEnded
    return await owned(session, FormVisit, opener.visit_id, lock=lock)


async def link_of(opener: Opener, key: str) -> UUID:
    """The link of a key; LinkEnded for one that isn't there, is another clinic's, or is too old."""
    found = await door("door_form_link", key_hash(key), opener.public_id[:LONGEST_KEY])
    if found is None:
        raise LinkEnded
    return UUID(str(found["link_id"]))


def client_of(session: AsyncSession) -> UUID:
    """Who has proved to be the client."""
    client_id = context_of(session).flow_id
    if client_id is None:
        raise VisitEnded
    return client_id


async def _at(request: Request, public_id: str, context: Context, visit_id: UUID | None = None) -> Opener:
    opener = Opener(context, address(request), public_id, visit_id, language.get() if wishes(request) else "")
    request.state.context = context
    await opener.limit("calls", most=CALLS, seconds=60)
    return opener


Anybody = Annotated[Opener, Depends(anybody)]
Visiting = Annotated[Opener, Depends(visiting)]
Proved = Annotated[Opener, Depends(proved)]
