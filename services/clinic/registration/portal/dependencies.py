"""FastAPI dependencies of the registration portal: the clinic by the public id in the path, the flow by its key in a header.

Cookies are ignored here (PUB-010).
"""

from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated
from uuid import UUID

from fastapi import Depends, Header, Request
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.core.api.errors import NotFound
from clinic.core.api.rate_limit import client_network, hit
from clinic.core.database.session import call_lookup, get_owned, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.text.i18n import language
from clinic.registration.errors import RegistrationClosed, RegistrationExpired
from clinic.registration.models import RegistrationFlow

REQUESTS_PER_MINUTE = 600
"""Requests of one address to one clinic's portal; a BankID order makes 90 a minute."""
UNKNOWN_KEYS_PER_MINUTE = 300
"""Ids of no clinic and keys of no flow that one address may try."""
MAX_KEY_LENGTH = 100
WRITABLE_SUBSCRIPTION_STATES = frozenset({"active"})


@dataclass(frozen=True, slots=True)
class RegistrationVisitor:
    """An anonymous visitor of a clinic's registration portal."""

    context: Context
    address: str

    @property
    def flow_id(self) -> UUID:
        """The id of the visitor's flow. Raises RegistrationExpired when there is none."""
        if self.context.flow_id is None:
            raise RegistrationExpired
        return self.context.flow_id

    async def limit(self, action: str, *, most: int, seconds: int) -> None:
        """Count one action of this address at this clinic. Raises RateLimited beyond `most` in `seconds`."""
        await hit(f"registration.{action}", f"{self.context.company_id}:{self.address}", limit=most, window_seconds=seconds)


def hash_key(key: str) -> bytes:
    """Return the hash under which a flow's key is stored."""
    return sha256(key.encode()).digest()


def is_open(company: companies.Company) -> bool:
    """Return whether clients can register at the company."""
    is_set_up = company.onboarded_at is not None
    return company.registration.is_open and is_set_up and company.subscription_state in WRITABLE_SUBSCRIPTION_STATES


async def any_visitor(request: Request, public_id: str) -> RegistrationVisitor:
    """Identify the clinic of the path. Raises NotFound, RateLimited for guessed ids."""
    row = await call_lookup("lookup_company_by_public_id", public_id[:MAX_KEY_LENGTH])
    if row is None:
        await _count_unknown(request)
        raise NotFound
    return await _build_visitor(request, Context(company_id=row["company_id"], actor="visitor"))


async def open_portal_visitor(visitor: Annotated[RegistrationVisitor, Depends(any_visitor)]) -> RegistrationVisitor:
    """Require an open portal. Raises RegistrationClosed."""
    await _ensure_open(visitor.context)
    return visitor


async def flow_visitor(request: Request, public_id: str, x_flow_key: Annotated[str, Header()] = "") -> RegistrationVisitor:
    """Identify the flow by its key, at the open portal where it began. Raises RegistrationExpired, RegistrationClosed, RateLimited."""
    key = x_flow_key[:MAX_KEY_LENGTH]
    clinic = await call_lookup("lookup_company_by_public_id", public_id[:MAX_KEY_LENGTH]) if key else None
    row = await call_lookup("lookup_registration_flow", hash_key(key)) if clinic else None
    if clinic is None or row is None or row["company_id"] != clinic["company_id"]:
        await _count_unknown(request)
        raise RegistrationExpired
    context = Context(company_id=row["company_id"], actor="visitor", flow_id=row["flow_id"])
    visitor = await _build_visitor(request, context)
    await _ensure_open(context)
    return visitor


async def get_flow(session: AsyncSession, visitor: RegistrationVisitor, *, lock: bool = False) -> RegistrationFlow:
    """Return the visitor's flow."""
    return await get_owned(session, RegistrationFlow, visitor.flow_id, lock=lock)


async def _ensure_open(context: Context) -> None:
    async with transaction(context) as session:
        if not is_open(await companies.get_own_company(session)):
            raise RegistrationClosed


async def _count_unknown(request: Request) -> None:
    await hit("registration.unknown", client_network(request), limit=UNKNOWN_KEYS_PER_MINUTE, window_seconds=60)


async def _build_visitor(request: Request, context: Context) -> RegistrationVisitor:
    visitor = RegistrationVisitor(context, client_network(request))
    request.state.context = context
    if "x-language" not in request.headers and "lang" not in request.query_params:
        language.set(await companies.get_customer_language(context))
    await visitor.limit("calls", most=REQUESTS_PER_MINUTE, seconds=60)
    return visitor


AnyVisitor = Annotated[RegistrationVisitor, Depends(any_visitor)]
OpenVisitor = Annotated[RegistrationVisitor, Depends(open_portal_visitor)]
FlowVisitor = Annotated[RegistrationVisitor, Depends(flow_visitor)]
