"""Refused views in the audit log (LAW-008): what signed-in people tried to open or change without having access to it.

The entry is written after the refusal, in a transaction of its own, and the response doesn't change when it can't be. A person's
refusals are written up to a number a minute, so that nobody can flood the log.
"""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from uuid import UUID

from fastapi import Request
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.api import rate_limit
from clinic.core.api.errors import ApiError, NotFound
from clinic.core.audit.log import record
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.logging import log

MAX_REFUSALS_PER_MINUTE = 20
REFUSED_CODES = frozenset({"permission.role", "permission.user_module", "permission.company_module", "forbidden"})
"""Codes of refusals by permission; *not found* is one by company or client access where the address names a row."""
FindClient = Callable[[AsyncSession, UUID], Awaitable[UUID | None]]
_client_finders: list[FindClient] = []


def register_client_finder(finder: FindClient) -> FindClient:
    """Set the function that tells whether an id is a client of the session's company; clients provides it."""
    _client_finders[:] = [finder]
    return finder


async def record_refusal(request: Request, error: ApiError) -> None:
    """Write a refused view or change of a signed-in person to the audit log; any other error is left out."""
    user = getattr(request.state, "user", None)
    ids = _path_ids(request)
    if user is None or not (error.code in REFUSED_CODES or (isinstance(error, NotFound) and ids)):
        return
    context: Context = user.context
    try:
        if await rate_limit.count("refusals", str(context.identity_id), window_seconds=60) <= MAX_REFUSALS_PER_MINUTE:
            await _write(request, replace(context, client_scope="all"), ids, error.code)
    except Exception as failure:  # noqa: BLE001 - the refusal is the answer, whatever happens to its entry
        log.warning("audit.refusal_not_written", exc_info=failure)


async def _write(request: Request, context: Context, ids: dict[str, UUID], code: str) -> None:
    async with transaction(context) as session:
        client_id = ids.get("client_id")
        known_client = await _client_finders[0](session, client_id) if client_id and _client_finders else None
        subject_id = list(ids.values())[-1] if ids else None
        path = getattr(request.scope.get("route"), "path", "")
        record(session, "access.refused", subject_id, client_id=known_client, code=code, method=request.method, path=path)


def _path_ids(request: Request) -> dict[str, UUID]:
    """Return the ids that the request's address names."""
    ids = {}
    for name, value in request.path_params.items():
        try:
            ids[name] = value if isinstance(value, UUID) else UUID(str(value))
        except ValueError:
            continue
    return ids
