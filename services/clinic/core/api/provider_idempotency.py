"""`Idempotency-Key` for endpoints that call a provider between two transactions, where no lock can be held during the call.

The key is first committed as *in progress* under a lease of LEASE. A concurrent request with the same key polls for the response,
and takes the key over when the lease has run out because its holder died; the work must therefore be safe to resume. The work
stores its response in its own last transaction (`IdempotencyLease.save_result`), so that finished work never lacks one; an error,
or a response that the work didn't store itself, is stored afterwards (`finish`).
"""

from asyncio import sleep
from collections.abc import Callable
from datetime import timedelta
from typing import Annotated, Any, TypeVar

from asyncpg import Record
from fastapi import Depends, Request, Response

from clinic.core.api import queries
from clinic.core.api.idempotency import (
    IdempotencyKeyReused,
    KeyedRequest,
    StoredResponse,
    is_storable,
    read_keyed_request,
)
from clinic.core.clock import now
from clinic.core.database.session import AnySession, driver_connection, get_request_context, read_connection
from clinic.core.database.tenant_context import Context

Result = TypeVar("Result")
LEASE = timedelta(seconds=45)
"""How long a key may be in progress before another request takes it over; longer than the longest call to a provider."""
POLL_SECONDS = 0.25
"""Pause between a waiting request's polls for the response."""
IN_PROGRESS = 0
"""The status of a key that has no response yet."""


class IdempotencyLease:
    """The lease of one request on its idempotency key. Without a key every method does nothing."""

    def __init__(self) -> None:
        self._keyed: KeyedRequest | None = None
        self._context = Context()
        self._wrap: Callable[[Any], Response] = Response

    async def acquire(self, request: Request, wrap: Callable[[Any], Response]) -> StoredResponse | None:
        """Take the key, or wait for the response of the request that holds it and return that.

        `wrap` makes the response of a result. Raises IdempotencyKeyReused when the key came with another body.
        """
        context = get_request_context(request)
        keyed = await read_keyed_request(request, context)
        while keyed is not None:
            row = await self._take_or_find(context, keyed)
            if row is None:
                self._keyed, self._context, self._wrap = keyed, context, wrap
                return None
            if row["digest"] != keyed.digest:
                raise IdempotencyKeyReused
            if row["status"] != IN_PROGRESS:
                return StoredResponse(row["status"], row["body"])
            await sleep(POLL_SECONDS)
        return None

    @staticmethod
    async def _take_or_find(context: Context, keyed: KeyedRequest) -> Record | None:
        """Return None when the key is now this request's, else its row. Repeats when the row vanishes between the two statements."""
        at, key = now(), (context.company_id, keyed.row_id)
        async with read_connection(context) as connection:
            while not await connection.fetchval(queries.ACQUIRE_KEY, *key, keyed.digest, at, keyed.path, at - LEASE):
                if row := await connection.fetchrow(queries.FIND_RESPONSE, *key):
                    return row
        return None

    async def save_result(self, session: AnySession, result: Result) -> Result:
        """Store the response of a result in the transaction that ends the work; returns the result unchanged."""
        if keyed := self._keyed:
            body, key = self._wrap(result).body, (self._context.company_id, keyed.row_id)
            await (await driver_connection(session)).execute(queries.STORE_RESPONSE, *key, 200, bytes(body), now())
        return result

    async def finish(self, response: Response) -> None:
        """Store a response that the work hasn't stored itself, or release the key when the response must not be replayed."""
        if not (keyed := self._keyed):
            return
        if not is_storable(response.status_code):
            await self.release()
            return
        async with read_connection(self._context) as connection:
            key = (self._context.company_id, keyed.row_id)
            await connection.execute(queries.STORE_RESPONSE, *key, response.status_code, bytes(response.body), now())

    async def release(self) -> None:
        """Give the key up without a response, so that a repeat runs at once instead of when the lease has run out."""
        if keyed := self._keyed:
            async with read_connection(self._context) as connection:
                await connection.execute(queries.RELEASE_KEY, self._context.company_id, keyed.row_id)


async def request_lease(request: Request) -> IdempotencyLease:
    """Provide the request's lease; EnvelopeRoute acquires and finishes it."""
    request.state.idempotency_lease = IdempotencyLease()
    return request.state.idempotency_lease  # type: ignore[no-any-return]


IdempotentCall = Annotated[IdempotencyLease, Depends(request_lease)]
"""The dependency of a writing route that has no session because it calls a provider between its transactions."""
