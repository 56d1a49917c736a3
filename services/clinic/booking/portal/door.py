"""Who a visitor is: the clinic by its public id in the path, the flow by its key in a header. Cookies count for nothing here."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request

from clinic.booking.portal import queries
from clinic.booking.portal.errors import FlowEnded, PortalClosed
from clinic.booking.portal.queries import Clinic
from clinic.core.context import Context
from clinic.core.db import door
from clinic.core.errors import NotFound
from clinic.core.i18n import language
from clinic.core.ratelimit import address, allow

READS = 1200
"""Calls a minute that one address may make of one clinic: a waiting room behind one address, but no harvest."""
LONGEST_KEY = 100


@dataclass(frozen=True, slots=True)
class Visitor:
    """A caller of the portal."""

    context: Context
    clinic: Clinic
    address: str

    @property
    def flow_id(self) -> UUID:
        """Their flow; FlowEnded for one without."""
        if self.context.flow_id is None:
            raise FlowEnded
        return self.context.flow_id

    async def limit(self, what: str, *, most: int, seconds: int) -> None:
        """Count one deed of this address at this clinic; TooMany past `most`."""
        await allow(f"portal.{what}", f"{self.context.company_id}:{self.address}", most=most, seconds=seconds)


def key_hash(key: str) -> bytes:
    """How a flow's key is kept."""
    return sha256(key.encode()).digest()


async def anybody(request: Request, public_id: str) -> Visitor:
    """Somebody at a clinic's portal, open or closed; NotFound when there is no such clinic."""
    found = await door("door_company", public_id[:LONGEST_KEY])
    if found is None:
        raise NotFound
    return await _at(request, Context(company_id=found["company_id"], actor="visitor"))


async def guest(visitor: Annotated[Visitor, Depends(anybody)]) -> Visitor:
    """Somebody at an open portal."""
    if not visitor.clinic.is_open:
        raise PortalClosed
    return visitor


async def in_flow(request: Request, public_id: str, x_flow_key: Annotated[str, Header()] = "") -> Visitor:
    """Somebody whose flow stands, at the open portal it began at."""
    key = x_flow_key[:LONGEST_KEY]
    found = await door("door_flow", key_hash(key), public_id[:LONGEST_KEY]) if key else None
    if found is None:
        raise FlowEnded
    return await guest(await _at(request, Context(company_id=found["company_id"], actor="visitor", flow_id=found["flow_id"])))


async def _at(request: Request, context: Context) -> Visitor:
    clinic = await queries.clinic(context)
    visitor = Visitor(context, clinic, address(request))
    request.state.context = context
    if "x-language" not in request.headers and "lang" not in request.query_params:
        language.set(clinic.customer_language)
    await visitor.limit("calls", most=READS, seconds=60)
    return visitor


Anybody = Annotated[Visitor, Depends(anybody)]
Guest = Annotated[Visitor, Depends(guest)]
InFlow = Annotated[Visitor, Depends(in_flow)]
