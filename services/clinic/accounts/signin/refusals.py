"""Refused sign-ins in the audit log of the companies whose account was tried (LAW-008)."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict
from uuid import UUID

from clinic.accounts.sessions.service import Factor
from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import queries
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.database.session import AnySession, independent_transaction, read_pool
from clinic.core.database.tenant_context import Context

MAX_ENTRIES_PER_MINUTE = 5
MAX_COMPANIES = 5


class MemberRef(TypedDict):
    """A user of a company, as whom somebody tried to sign in."""

    company_id: UUID
    membership_id: UUID
    identity_id: UUID


async def record_refused_sign_in(
    request: SignInRequest, session: AnySession, key: str, identity_id: UUID | None, method: Factor,
) -> None:
    """Write a refused sign-in for each company of the account, at most some a minute for one key: the address, or what else was tried.

    An address without an account gets an entry outside any company, so that the time of the answer doesn't tell which have one.
    """
    if await _is_limited(key):
        return
    members = await (await read_pool()).fetch(queries.MEMBERSHIPS, identity_id) if identity_id else []
    await _write(request, session, members[:MAX_COMPANIES], identity_id, method)


async def record_refused_members(request: SignInRequest, session: AnySession, members: list[MemberRef], method: Factor) -> None:
    """Write a refused sign-in for users who are known by other means than their account, at most some a minute for one address."""
    if not await _is_limited(request.rate_limit_address):
        await _write(request, session, members, None, method)


async def _is_limited(key: str) -> bool:
    return await rate_limit.count("refused-sign-ins", key, window_seconds=60) > MAX_ENTRIES_PER_MINUTE


async def _write(
    request: SignInRequest, session: AnySession, members: Sequence[Mapping[str, Any]], identity_id: UUID | None, method: Factor,
) -> None:
    """Write the entries in transactions of their own, as that of the sign-in is rolled back."""
    contexts = [
        Context(
            company_id=row["company_id"], membership_id=row["membership_id"], identity_id=identity_id or row["identity_id"],
            actor="visitor",
        )
        for row in members
    ]
    for context in contexts or [Context(identity_id=identity_id)]:
        async with independent_transaction(session, context) as independent:
            audit.record(independent, "session.refused", context.identity_id, method=method, address=request.client_ip)
