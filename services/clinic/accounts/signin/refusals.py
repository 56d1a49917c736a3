"""Refused sign-ins in the audit log of the companies whose account was tried (LAW-008)."""

from uuid import UUID

from clinic.accounts.sessions.sign_in_request import SignInRequest
from clinic.accounts.signin import queries
from clinic.core import audit
from clinic.core.api import rate_limit
from clinic.core.database.session import read_pool, transaction
from clinic.core.database.tenant_context import Context

MAX_ENTRIES_PER_MINUTE = 5
MAX_COMPANIES = 5


async def record_refused_sign_in(request: SignInRequest, email: str, identity_id: UUID | None, method: str) -> None:
    """Write a refused sign-in for each company of the account, at most some a minute for one address.

    An address without an account gets an entry outside any company, so that the time of the answer doesn't tell which have one.
    """
    if await rate_limit.count("refused-sign-ins", email, window_seconds=60) > MAX_ENTRIES_PER_MINUTE:
        return
    memberships = await (await read_pool()).fetch(queries.MEMBERSHIPS, identity_id) if identity_id else []
    contexts = [
        Context(company_id=row["company_id"], actor="visitor", identity_id=identity_id, membership_id=row["membership_id"])
        for row in memberships[:MAX_COMPANIES]
    ]
    for context in contexts or [Context(identity_id=identity_id)]:
        async with transaction(context) as session:
            audit.record(session, "session.refused", identity_id, method=method, address=request.client_ip)
