"""`Idempotency-Key` for a call that asks a provider between its transactions, where no lock of a transaction can be held meanwhile.

That the key is under way is committed first; a twin waits for its answer, and takes over when whoever began is gone. So the work
has to be one that can be taken up again. Its answer is kept in its own last transaction (`Turn.keep`), so that work that is done
never lacks it; work that has none is kept beside.
"""

from asyncio import sleep
from collections.abc import Callable
from datetime import timedelta
from typing import Annotated, Any, TypeVar

from asyncpg import Record
from fastapi import Depends, Request, Response

from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import Unit, direct, hot, request_context
from clinic.core.idempotency import Entry, Kept, KeyReused, entry_of, worth_keeping

Data = TypeVar("Data")
TURN = timedelta(seconds=45)
"""How long a key is under way before a twin takes over: longer than the longest call to a provider."""
LOOK = 0.25
"""Seconds between a twin's looks for the answer."""
UNDER_WAY = 0
"""The status of a key that has no answer yet."""
_TAKE = """
INSERT INTO kept_answer (company_id, id, digest, status, body, kept_at, path) VALUES ($1, $2, $3, 0, '', $4, $5)
ON CONFLICT (company_id, id) DO UPDATE SET kept_at = excluded.kept_at
WHERE kept_answer.status = 0 AND kept_answer.digest = excluded.digest AND kept_answer.kept_at <= $6 RETURNING true
"""
_FIND = "SELECT digest, status, body FROM kept_answer WHERE company_id = $1 AND id = $2"
_KEEP = "UPDATE kept_answer SET status = $3, body = $4, kept_at = $5 WHERE company_id = $1 AND id = $2 AND status = 0"
_DROP = "DELETE FROM kept_answer WHERE company_id = $1 AND id = $2 AND status = 0"


class Turn:
    """One call under its key, if it has one."""

    def __init__(self) -> None:
        self._entry: Entry | None = None
        self._context = Context()
        self._dressed: Callable[[Any], Response] = Response

    async def begin(self, request: Request, dressed: Callable[[Any], Response]) -> Kept | None:
        """Take the key, or wait for the answer of whoever has it. `dressed` makes of a result the answer that goes out."""
        context = request_context(request)
        entry = await entry_of(request, context)
        while entry is not None:
            found = await self._taken(context, entry)
            if found is None:
                self._entry, self._context, self._dressed = entry, context, dressed
                return None
            if found["digest"] != entry.digest:
                raise KeyReused
            if found["status"] != UNDER_WAY:
                return Kept(found["status"], found["body"])
            await sleep(LOOK)
        return None

    @staticmethod
    async def _taken(context: Context, entry: Entry) -> Record | None:
        """None when the key is ours from now on, else how it stands."""
        at, whose = now(), (context.company_id, entry.row_id)
        async with hot(context) as connection:
            while not await connection.fetchval(_TAKE, *whose, entry.digest, at, entry.path, at - TURN):
                if found := await connection.fetchrow(_FIND, *whose):
                    return found
        return None

    async def keep(self, session: Unit, result: Data) -> Data:
        """Keep the answer with the work itself, in the transaction that ends it; the result as it was given."""
        if entry := self._entry:
            body, whose = self._dressed(result).body, (self._context.company_id, entry.row_id)
            await (await direct(session)).execute(_KEEP, *whose, 200, bytes(body), now())
        return result

    async def end(self, answer: Response) -> None:
        """Keep an answer that the work didn't keep, or let the key go when there is none to stand by."""
        if not (entry := self._entry):
            return
        if not worth_keeping(answer.status_code):
            await self.let_go()
            return
        async with hot(self._context) as connection:
            await connection.execute(_KEEP, self._context.company_id, entry.row_id, answer.status_code, bytes(answer.body), now())

    async def let_go(self) -> None:
        """There is no answer: whoever asks again under the key does the work at once, rather than when the turn has run out."""
        if entry := self._entry:
            async with hot(self._context) as connection:
                await connection.execute(_DROP, self._context.company_id, entry.row_id)


async def _turn(request: Request) -> Turn:
    request.state.turn = Turn()
    return request.state.turn  # type: ignore[no-any-return]


Once = Annotated[Turn, Depends(_turn)]
"""Asked for by a route that writes and has no session, because it asks a provider in between."""
