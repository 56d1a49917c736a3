"""FastAPI dependencies that identify a visitor: the company by the public id or short name in the path, the flow by its key in a header.

Cookies are ignored here.
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request

from clinic.booking.portal import queries
from clinic.booking.portal.errors import FlowExpired, PortalClosed
from clinic.booking.portal.queries import PortalClinic
from clinic.core.api.errors import NotFound
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.database.session import call_lookup
from clinic.core.database.tenant_context import Context
from clinic.core.text.i18n import language

REQUESTS_PER_MINUTE = 1200
"""Requests of one address to one clinic: enough for a waiting room behind one address, too few for scraping."""
UNKNOWN_NAMES_PER_MINUTE = 300
"""Names of no clinic and keys of no flow that one address may try: enough for a mistyped link, too few to list the clinics."""
MAX_KEY_LENGTH = 100


@dataclass(frozen=True, slots=True)
class PortalVisitor:
    """An anonymous visitor of a clinic's portal."""

    context: Context
    clinic: PortalClinic
    address: str

    @property
    def flow_id(self) -> UUID:
        """The id of the visitor's flow. Raises FlowExpired when there is none."""
        if self.context.flow_id is None:
            raise FlowExpired
        return self.context.flow_id

    async def limit(self, action: str, *, most: int, seconds: int) -> None:
        """Count one action of this address at this clinic. Raises RateLimited beyond `most` in `seconds`."""
        await hit(f"portal.{action}", f"{self.context.company_id}:{self.address}", limit=most, window_seconds=seconds)


def hash_flow_key(key: str) -> bytes:
    """Return the hash under which a flow's key is stored."""
    return sha256(key.encode()).digest()


async def get_any_visitor(request: Request, public_id: str) -> PortalVisitor:
    """Return the visitor of a portal, open or closed. Raises NotFound when there is no such clinic, RateLimited for who guesses names.

    `public_id` is the clinic's opaque id or a short name that it has chosen.
    """
    row = await call_lookup("lookup_company_by_portal_name", public_id[:MAX_KEY_LENGTH])
    if row is None:
        await _count_unknown(request)
        raise NotFound
    return await _build_visitor(request, Context(company_id=row["company_id"], actor="visitor"))


async def get_open_portal_visitor(visitor: Annotated[PortalVisitor, Depends(get_any_visitor)]) -> PortalVisitor:
    """Return the visitor of an open portal. Raises PortalClosed."""
    if not visitor.clinic.is_open:
        raise PortalClosed
    return visitor


async def get_flow_visitor(request: Request, public_id: str, x_flow_key: Annotated[str, Header()] = "") -> PortalVisitor:
    """Return the visitor of a flow at the open portal where it began.

    Raises FlowExpired, PortalClosed, RateLimited for who guesses keys.
    """
    key = x_flow_key[:MAX_KEY_LENGTH]
    clinic = await call_lookup("lookup_company_by_portal_name", public_id[:MAX_KEY_LENGTH]) if key else None
    row = await call_lookup("lookup_booking_flow", hash_flow_key(key), clinic["public_id"]) if clinic else None
    if row is None:
        await _count_unknown(request)
        raise FlowExpired
    context = Context(company_id=row["company_id"], actor="visitor", flow_id=row["flow_id"])
    return await get_open_portal_visitor(await _build_visitor(request, context))


async def _count_unknown(request: Request) -> None:
    await hit("portal.unknown", client_network(request), limit=UNKNOWN_NAMES_PER_MINUTE, window_seconds=60)


async def _build_visitor(request: Request, context: Context) -> PortalVisitor:
    clinic = await queries.get_clinic(context)
    visitor = PortalVisitor(context, clinic, client_network(request))
    request.state.context = context
    if "x-language" not in request.headers and "lang" not in request.query_params:
        language.set(clinic.customer_language)
    await visitor.limit("calls", most=REQUESTS_PER_MINUTE, seconds=60)
    return visitor


AnyVisitor = Annotated[PortalVisitor, Depends(get_any_visitor)]
OpenPortalVisitor = Annotated[PortalVisitor, Depends(get_open_portal_visitor)]
FlowVisitor = Annotated[PortalVisitor, Depends(get_flow_visitor)]
