"""`Idempotency-Key`: a repeated request gets the first response instead of doing the work twice.

How it works: the key, the user, the method and the path give a row id. The request's own transaction takes an advisory lock on it,
then looks for a stored response. A concurrent request with the same key waits for that lock; since the lock belongs to the
transaction, it is released when the process dies. A success is stored in the same transaction as the work, an error (which rolls
that transaction back) in an independent one before the lock is released. The same key with another body is refused. Requests
without a company (sign-up) are stored under the nil company. Endpoints that call a provider can't hold a transaction open while
they do; they use provider_idempotency.py. A route whose request carries a password or whose response is a credential has the option
`store_response=False`: nothing of it is stored, and a repeat runs again.
"""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from uuid import UUID

from asyncpg import Record
from fastapi import Request, Response
from sqlalchemy import LargeBinary, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.api import queries
from clinic.core.api.errors import ApiError, FieldError
from clinic.core.api.route_options import request_options
from clinic.core.clock import now
from clinic.core.database import deferred_inserts
from clinic.core.database.base import Base, CompanyOwned
from clinic.core.database.session import (
    AnySession,
    begin_with_statement,
    driver_connection,
    get_context,
    independent_transaction,
)
from clinic.core.database.tenant_context import Context

MAX_KEY_LENGTH = 200


class IdempotencyKeyReused(ApiError):
    """The same key was sent with another body."""

    status = 422
    code = "idempotency.key_reused"
    en = "This form was already sent with other contents. Please reload and try again."
    sv = "Det här formuläret har redan skickats med annat innehåll. Ladda om och försök igen."


class IdempotencyKey(CompanyOwned, Base):
    """The first response to a key, deleted after 48 hours. Status 0 means in progress (provider_idempotency.py)."""

    __tablename__ = "idempotency_key"

    digest: Mapped[bytes] = mapped_column(LargeBinary, index=False)
    """SHA-256 of the request body."""
    status: Mapped[int] = mapped_column(SmallInteger)
    body: Mapped[bytes] = mapped_column(LargeBinary)
    stored_at: Mapped[datetime] = mapped_column(default=now, index=True)
    path: Mapped[str] = mapped_column(String(200))


@dataclass(frozen=True, slots=True)
class StoredResponse:
    """A response as it was first sent."""

    status: int
    body: bytes


@dataclass(slots=True)
class KeyedRequest:
    """A request that has an idempotency key; `response` is set when it has been answered before."""

    row_id: UUID
    digest: bytes
    path: str
    response: StoredResponse | None = None


def _row_id(key: str, context: Context, request: Request) -> UUID:
    owner = context.identity_id or context.flow_id or "anonymous"
    seed = f"{owner}|{request.method}|{request.scope['path']}|{key}"
    return UUID(bytes=sha256(seed.encode()).digest()[:16])


async def acquire(session: AnySession | None, request: Request) -> KeyedRequest | None:
    """Lock the request's key in its transaction and look for a stored response.

    Returns None for a request without a key, a session or anything that may be stored. Raises IdempotencyKeyReused.
    """
    keyed = await read_keyed_request(request, get_context(session)) if session is not None else None
    if keyed is None or session is None:
        return None
    row = await _lock_and_find(session, keyed.row_id)
    if row is not None:
        if row["digest"] != keyed.digest:
            raise IdempotencyKeyReused
        keyed.response = StoredResponse(row["status"], row["body"])
    else:
        request.state.idempotency = keyed
    return keyed


async def read_keyed_request(request: Request, context: Context) -> KeyedRequest | None:
    """Return the request's key with the digest of its body; None without a key, or when its response must not be stored.

    Uploads are not read: multipart bodies count as empty. Raises FieldError `too_long`.
    """
    key = request.headers.get("idempotency-key", "")
    path: str = request.scope["path"]
    if not key or not request_options(request.scope).store_response:
        return None
    if len(key) > MAX_KEY_LENGTH:
        raise FieldError("Idempotency-Key", "too_long", max=MAX_KEY_LENGTH)
    body = await request.body() if not _is_multipart(request) else b""
    return KeyedRequest(_row_id(key, context, request), sha256(body).digest(), path[:200])


async def _lock_and_find(session: AnySession, row_id: UUID) -> Record | None:
    """Take the key's advisory lock and look for its stored response.

    Both statements travel in the message that begins the transaction, because nearly all requests find no response; only when
    there is one, or when the transaction had begun before, does the lookup cost a round trip.
    """
    lock, company_id = int.from_bytes(row_id.bytes[:8], "big", signed=True), get_context(session).company_id
    status_line = await begin_with_statement(session, queries.LOCK_AND_PROBE_KEY.format(lock=lock, company=company_id, row=row_id))
    if status_line == "SELECT 0":
        return None
    connection = await driver_connection(session)
    if status_line is None:
        await connection.fetchval(queries.LOCK_KEY, lock)
    return await connection.fetchrow(queries.FIND_RESPONSE, company_id, row_id)


def _is_multipart(request: Request) -> bool:
    return request.headers.get("content-type", "").startswith("multipart/")


def store_response(session: AnySession, keyed: KeyedRequest, response: Response) -> None:
    """Store a success in the transaction that did the work."""
    _insert(session, keyed, response.status_code, bytes(response.body))


def is_storable(status: int) -> bool:
    """Return whether a response may be replayed: not a server error, a rate limit or a missing sign-in, which may end on their own."""
    return status < 500 and status not in {401, 429}  # noqa: PLR2004


async def store_error(request: Request, status: int, body: bytes) -> None:
    """Store an error, whose transaction rolls back, in an independent transaction."""
    keyed: KeyedRequest | None = getattr(request.state, "idempotency", None)
    session: AnySession | None = getattr(request.state, "session", None)
    if keyed is None or session is None or not is_storable(status):
        return
    async with independent_transaction(session) as independent:
        await independent.connection()
        _insert(independent, keyed, status, body)


def _insert(session: AnySession, keyed: KeyedRequest, status: int, body: bytes) -> None:
    deferred_inserts.insert_before_commit(session, "idempotency_key", {
        "company_id": get_context(session).company_id, "id": keyed.row_id, "digest": keyed.digest, "status": status, "body": body,
        "stored_at": now(), "path": keyed.path,
    })
