"""`Idempotency-Key`: a repeat gets the first answer, a concurrent twin waits for it, another body under the key is refused.

The key's lock belongs to the request's own transaction, so it dies with the process; a success is kept in that transaction and
a refusal beside it, before the lock goes. Nobody's rows (sign-up) live under the nil company.
"""

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from uuid import UUID

from asyncpg import Record
from fastapi import Request, Response
from sqlalchemy import LargeBinary, SmallInteger, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import late
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import Unit, aside, begin_with, context_of, direct
from clinic.core.errors import FieldError, Refusal
from clinic.core.models import Base, CompanyOwned

LONGEST = 200
SECRET_PATHS = frozenset({"/api/login", "/api/v2/register", "/api/get-signed-url", "/api/reset-password", "/api/session/switch",
                          "/api/v3/prescribers/register", "/api/v3/prescribers/join"})
SECRET_ENDS = ("/flows", "/visits")
"""Calls that carry a password or answer with a credential, so that nothing of them may be kept: a repeat signs in anew, begins another
flow or visit, or finds the address taken or the link used."""


class KeyReused(Refusal):
    """The same key with another body."""

    status = 422
    code = "idempotency.key_reused"
    en = "This form was already sent with other contents. Please reload and try again."
    sv = "Det här formuläret har redan skickats med annat innehåll. Ladda om och försök igen."


class KeptAnswer(CompanyOwned, Base):
    """The first answer to a key. Kept 48 hours."""

    __tablename__ = "kept_answer"

    digest: Mapped[bytes] = mapped_column(LargeBinary, index=False)
    status: Mapped[int] = mapped_column(SmallInteger)
    body: Mapped[bytes] = mapped_column(LargeBinary)
    kept_at: Mapped[datetime] = mapped_column(default=now, index=True)
    path: Mapped[str] = mapped_column(String(200))


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer as it was first given."""

    status: int
    body: bytes


@dataclass(slots=True)
class Entry:
    """One call under a key; `answer` when it has been answered before."""

    row_id: UUID
    digest: bytes
    path: str
    answer: Kept | None = None


def _row_id(key: str, context: Context, request: Request) -> UUID:
    whose = context.identity_id or context.flow_id or "nobody"
    seed = f"{whose}|{request.method}|{request.scope['path']}|{key}"
    return UUID(bytes=sha256(seed.encode()).digest()[:16])


async def enter(session: Unit | None, request: Request) -> Entry | None:
    """Take the key's lock in the request's transaction and look for a first answer."""
    entry = await entry_of(request, context_of(session)) if session is not None else None
    if entry is None or session is None:
        return None
    row = await _first(session, entry.row_id)
    if row is not None:
        if row["digest"] != entry.digest:
            raise KeyReused
        entry.answer = Kept(row["status"], row["body"])
    else:
        request.state.idempotency = entry
    return entry


async def entry_of(request: Request, context: Context) -> Entry | None:
    """The call under its key; none for a call that has no key, or of which nothing may be kept."""
    key = request.headers.get("idempotency-key", "")
    path: str = request.scope["path"]
    if not key or path in SECRET_PATHS or path.endswith(SECRET_ENDS):
        return None
    if len(key) > LONGEST:
        raise FieldError("Idempotency-Key", "too_long", max=LONGEST)
    body = await request.body() if not _is_form(request) else b""
    return Entry(_row_id(key, context, request), sha256(body).digest(), path[:200])


async def _first(session: Unit, row_id: UUID) -> Record | None:
    """Take the key's lock and look for its first answer: in the message that begins the transaction, for most find none."""
    lock, company_id = int.from_bytes(row_id.bytes[:8], "big", signed=True), context_of(session).company_id
    told = await begin_with(session, _OPENING.format(lock=lock, company=company_id, row=row_id))
    if told == "SELECT 0":
        return None
    connection = await direct(session)
    if told is None:
        await connection.fetchval("SELECT pg_advisory_xact_lock($1)", lock)
    return await connection.fetchrow(_FIND, company_id, row_id)


_OPENING = "SELECT pg_advisory_xact_lock({lock});SELECT 1 FROM kept_answer WHERE company_id = '{company}' AND id = '{row}'"
_FIND = "SELECT digest, status, body FROM kept_answer WHERE company_id = $1 AND id = $2"


def _is_form(request: Request) -> bool:
    return request.headers.get("content-type", "").startswith("multipart/")


def keep(session: Unit, entry: Entry, response: Response) -> None:
    """Keep a success with the work itself."""
    _keep(session, entry, response.status_code, bytes(response.body))


def worth_keeping(status: int) -> bool:
    """Whether an answer will stand: not a failure of ours, a limit, or a sign-in that is missing."""
    return status < 500 and status not in {401, 429}  # noqa: PLR2004


async def keep_refusal(request: Request, status: int, body: bytes) -> None:
    """Keep a refusal, which rolls the work back, in a transaction beside it."""
    entry: Entry | None = getattr(request.state, "idempotency", None)
    session: Unit | None = getattr(request.state, "session", None)
    if entry is None or session is None or not worth_keeping(status):
        return
    async with aside(session) as apart:
        await apart.connection()
        _keep(apart, entry, status, body)


def _keep(session: Unit, entry: Entry, status: int, body: bytes) -> None:
    late.add(session, "kept_answer", {
        "company_id": context_of(session).company_id, "id": entry.row_id, "digest": entry.digest, "status": status, "body": body,
        "kept_at": now(), "path": entry.path,
    })
