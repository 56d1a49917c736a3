"""FastAPI dependencies of the public form links.

The clinic is identified by the public id in the path, the flow by its key in the header `X-Flow-Key`; cookies are ignored (PUB-010).
"""

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core.api.errors import NotFound
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.database.session import call_lookup, get_context, get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.text.i18n import language
from clinic.forms.errors import FlowExpired, FormLinksClosed, LinkExpired, NotVerified
from clinic.forms.models import FormFlow

MAX_CALLS_PER_MINUTE = 600
"""Calls that one IP address may make to one clinic's form links."""
UNKNOWN_KEYS_PER_MINUTE = 300
"""Ids of no clinic and keys of no flow that one IP address may try."""
MAX_KEY_LENGTH = 100


@dataclass(frozen=True, slots=True)
class LinkVisitor:
    """A visitor of a clinic's form links; `flow_id` is set once they have opened a link."""

    context: Context
    ip_address: str
    public_id: str
    flow_id: UUID | None = None
    language: str = ""
    """Language that the request names; empty when it names none."""

    async def count_call(self, action: str, *, limit: int, seconds: int) -> None:
        """Count a call of this IP address to this clinic. Raises RateLimited past `limit` calls in `seconds`."""
        await hit(f"forms.{action}", f"{self.context.company_id}:{self.ip_address}", limit=limit, window_seconds=seconds)


def hash_key(key: str) -> bytes:
    """Hash the key of a link or a flow, as it is stored."""
    return sha256(key.encode()).digest()


async def any_visitor(request: Request, public_id: str) -> LinkVisitor:
    """Identify the clinic of the path. Raises NotFound, RateLimited for who guesses ids."""
    company = await call_lookup("lookup_company_by_public_id", public_id[:MAX_KEY_LENGTH])
    if company is None:
        await _count_unknown(request)
        raise NotFound
    return await _make_visitor(request, public_id, Context(company_id=company["company_id"], actor="visitor"))


async def flow_visitor(request: Request, public_id: str, x_flow_key: Annotated[str, Header()] = "") -> LinkVisitor:
    """Identify the flow by its key. Raises FlowExpired, RateLimited for who guesses keys."""
    key = x_flow_key[:MAX_KEY_LENGTH]
    flow = await call_lookup("lookup_form_flow", hash_key(key), public_id[:MAX_KEY_LENGTH]) if key else None
    if flow is None:
        await _count_unknown(request)
        raise FlowExpired
    context = Context(company_id=flow["company_id"], actor="visitor", flow_id=flow["link_id"])
    return await _make_visitor(request, public_id, context, flow["flow_id"])


async def verified_visitor(request: Request, visitor: Annotated[LinkVisitor, Depends(flow_visitor)]) -> LinkVisitor:
    """Require a flow that is verified by its code, and act as its client from here on. Raises FlowExpired, FormLinksClosed, NotVerified.

    The context's `flow_id` becomes the client's id, so that drafts and uploads belong to the client and not to one link.
    """
    async with transaction(visitor.context) as session:
        flow = await get_flow(session, visitor)
        await ensure_open(session)
    if not has_requested_language(request):
        language.set(flow.language)
    if flow.verified_at is None:
        raise NotVerified
    request.state.context = replace(visitor.context, flow_id=flow.client_id)
    return replace(visitor, context=request.state.context)


async def ensure_open(session: AsyncSession) -> None:
    """Raise FormLinksClosed when the clinic is blocked or its subscription has ended."""
    if not (await companies.get_own_company(session)).is_open_to_visitors:
        raise FormLinksClosed


def has_requested_language(request: Request) -> bool:
    """Check whether the request names its language; otherwise the client's own is used."""
    return "x-language" in request.headers or "lang" in request.query_params


async def get_flow(session: AsyncSession, visitor: LinkVisitor, *, lock: bool = False) -> FormFlow:
    """Get the visitor's flow. Raises FlowExpired when they haven't opened a link."""
    if visitor.flow_id is None:
        raise FlowExpired
    return await get_owned(session, FormFlow, visitor.flow_id, lock=lock)


async def get_link_id(visitor: LinkVisitor, key: str) -> UUID:
    """Get the id of a link by its key. Raises LinkExpired for one that is unknown, another clinic's, or expired."""
    link = await call_lookup("lookup_form_link", hash_key(key), visitor.public_id[:MAX_KEY_LENGTH])
    if link is None:
        raise LinkExpired
    return UUID(str(link["link_id"]))


def get_verified_client_id(session: AsyncSession) -> UUID:
    """Get the id of the client that the verified visitor acts as. Raises FlowExpired."""
    client_id = get_context(session).flow_id
    if client_id is None:
        raise FlowExpired
    return client_id


async def _count_unknown(request: Request) -> None:
    await hit("forms.unknown", client_network(request), limit=UNKNOWN_KEYS_PER_MINUTE, window_seconds=60)


async def _make_visitor(request: Request, public_id: str, context: Context, flow_id: UUID | None = None) -> LinkVisitor:
    requested_language = language.get() if has_requested_language(request) else ""
    visitor = LinkVisitor(context, client_network(request), public_id, flow_id, requested_language)
    request.state.context = context
    await visitor.count_call("calls", limit=MAX_CALLS_PER_MINUTE, seconds=60)
    return visitor


AnyVisitor = Annotated[LinkVisitor, Depends(any_visitor)]
FlowVisitor = Annotated[LinkVisitor, Depends(flow_visitor)]
VerifiedVisitor = Annotated[LinkVisitor, Depends(verified_visitor)]
