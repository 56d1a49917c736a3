"""An order from its beginning to its end: the attempt is committed, BankID is called, the answer is committed.

The screen asks how it stands every two seconds; when the screen has gone, the sweeper does. A complete result comes from BankID
once, so one process at a time asks. What a completed order is for is done by the work registered for its kind, which may run twice.
"""

from base64 import b64encode
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, fields
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Literal
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid import show
from clinic.accounts.bankid.models import FORGOTTEN, BankIdOrder
from clinic.accounts.bankid.proofs import Proved
from clinic.accounts.bankid.schemas import BankIdOrderOut, QrOut
from clinic.core import audit
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import owned, read_only, unit
from clinic.core.errors import NotFound
from clinic.core.models import new_id
from clinic.providers.bankid import AskedFor, Collected, Started, bankid, qr_text
from clinic.providers.bankid.errors import NoSuchOrder
from clinic.providers.errors import ProviderError

LOOK_AGAIN, LEAST = timedelta(seconds=12), timedelta(seconds=1)
"""After how long the sweeper asks for an order that no screen asks for, and how often anybody may."""
PATIENCE = timedelta(seconds=60)
"""An attempt that has no answer after this never got one: nothing was started that anybody could sign."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody is asked to prove or sign, for which `kind` of purpose, and who may hear of it."""

    kind: str
    method: Literal["auth", "sign"]
    bound_to: str
    asked: AskedFor
    facts: dict[str, Any] = field(default_factory=dict)
    same_device: bool = False


Finish = Callable[[Proved], Awaitable[dict[str, Any]]]
_FINISHES: dict[str, Finish] = {}


def finishes(kind: str) -> Callable[[Finish], Finish]:
    """The port: what is done with completed orders of a kind, outside any transaction; it may run twice. Its answer is the outcome."""

    def register(work: Finish) -> Finish:
        _FINISHES[kind] = work
        return work

    return register


def of_session(session_id: UUID | None) -> str:
    """To what an order is bound that a signed-in person began."""
    return sha256(f"session:{session_id}".encode()).hexdigest()


async def start(context: Context, wish: Wish) -> BankIdOrderOut:
    """Begin an order; an earlier open one of the same session and kind is cancelled. Raises what BankID refuses by."""
    if not wish.asked.fits(wish.method):
        raise show.TooLong
    await _cancel_earlier(context, wish)
    order_id = new_id()
    async with unit(context) as session:
        session.add(_attempt(context, wish, order_id))
        audit.record(session, "bankid.started", order_id, kind=wish.kind, method=wish.method)
    try:
        begun = await (bankid().sign(wish.asked) if wish.method == "sign" else bankid().identify(wish.asked))
    except ProviderError as error:
        async with unit(context) as session:
            _fail(session, await owned(session, BankIdOrder, order_id, lock=True), error=error.code)
        raise
    at = now()
    async with unit(context) as session:
        return show.order(_begin(await owned(session, BankIdOrder, order_id, lock=True), begun, at))


def _attempt(context: Context, wish: Wish, order_id: UUID) -> BankIdOrder:
    asked = wish.asked
    return BankIdOrder(
        company_id=context.company_id, id=order_id, kind=wish.kind, method=wish.method, bound_to=wish.bound_to,
        identity_id=context.identity_id, facts=wish.facts, expected=asked.personal_number, visible=asked.visible,
        hidden=b64encode(asked.hidden).decode(), hidden_digest=sha256(asked.hidden).hexdigest(), same_device=wish.same_device,
        next_at=now() + PATIENCE,
    )


def _begin(row: BankIdOrder, begun: Started, at: datetime) -> BankIdOrder:
    row.state, row.hint, row.started_at, row.next_at = "pending", "outstandingTransaction", at, at + LOOK_AGAIN
    row.order_ref, row.auto_start_token = begun.order_ref, begun.auto_start_token
    row.qr_start_token, row.qr_start_secret = begun.qr_start_token, begun.qr_start_secret
    return row


async def _cancel_earlier(context: Context, wish: Wish) -> None:
    open_ones = select(BankIdOrder.id).where(
        BankIdOrder.company_id == context.company_id, BankIdOrder.bound_to == wish.bound_to, BankIdOrder.kind == wish.kind,
        BankIdOrder.state == "pending",
    )
    async with read_only(context) as session:
        found = list(await session.scalars(open_ones))
    for order_id in found:
        await cancel(context, order_id, wish.bound_to)


async def _mine(session: AsyncSession, order_id: UUID, bound_to: str, *, lock: bool = False) -> BankIdOrder:
    row = await owned(session, BankIdOrder, order_id, lock=lock)
    if row.bound_to != bound_to:
        raise NotFound
    return row


async def qr(context: Context, order_id: UUID, bound_to: str) -> QrOut:
    """The QR code's text for now; NotFound for another session's order."""
    async with read_only(context) as session:
        row = await _mine(session, order_id, bound_to)
        session.expunge(row)
    if row.state != "pending" or row.started_at is None:
        return QrOut(qr="", seconds=0)
    seconds = int((now() - row.started_at).total_seconds())
    return QrOut(qr=qr_text(row.qr_start_token, row.qr_start_secret, seconds), seconds=seconds)


async def cancel(context: Context, order_id: UUID, bound_to: str) -> BankIdOrderOut:
    """Cancel an open order; one that has ended stays as it ended."""
    async with unit(context) as session:
        row = await _mine(session, order_id, bound_to, lock=True)
        was_open = row.state in {"starting", "pending"}
        if was_open:
            _fail(session, row, hint="cancelled")
    if was_open and row.order_ref:
        try:
            await bankid().cancel(row.order_ref)
        except ProviderError:
            return show.order(row)
    return show.order(row)


async def collect(context: Context, order_id: UUID, bound_to: str) -> BankIdOrderOut:
    """How an order stands, asked of BankID at most once a second; a completed one has had its work done. NotFound for another session's."""
    async with unit(context) as session:
        await _mine(session, order_id, bound_to)
    return show.order(await look(context, order_id))


async def look(context: Context, order_id: UUID) -> BankIdOrder:
    """Ask BankID when it is time to, write what it answers, and finish what is complete."""
    async with unit(context) as session:
        row = await owned(session, BankIdOrder, order_id, lock=True)
        if row.state == "starting" and row.created_at < now() - PATIENCE:
            _fail(session, row, error=NoSuchOrder.code)
        asking = row.state == "pending" and (row.looked_at is None or row.looked_at <= now() - LEAST)
        if asking:
            row.looked_at = now()
        if asking or row.state == "complete":
            row.next_at = now() + LOOK_AGAIN
    if asking:
        row = await _ask(context, row)
    if row.state == "complete" and row.finished_at is None:
        row = await _finish(context, row)
    return row


async def _ask(context: Context, row: BankIdOrder) -> BankIdOrder:
    try:
        found: Collected | ProviderError = await bankid().collect(row.order_ref)
    except ProviderError as error:
        found = error
    async with unit(context) as session:
        row = await owned(session, BankIdOrder, row.id, lock=True)
        if row.state == "pending":
            _settle(session, row, found)
    return row


def _settle(session: AsyncSession, row: BankIdOrder, found: Collected | ProviderError) -> None:
    """Write what BankID answered; one that can't answer just now is asked again."""
    if isinstance(found, ProviderError):
        if isinstance(found, NoSuchOrder):
            _fail(session, row, error=found.code)
    elif found.status == "failed":
        _fail(session, row, hint=found.hint, error=NoSuchOrder.code if found.hint == "expiredTransaction" else "")
    elif found.status == "complete" and found.completion is not None:
        _complete(session, row, found)
    else:
        row.hint = found.hint[:40]


def _complete(session: AsyncSession, row: BankIdOrder, found: Collected) -> None:
    done = found.completion
    if done is None:
        return
    if row.expected and done.user.personal_number != row.expected:
        _fail(session, row, error=show.WrongPerson.code)
        return
    row.state, row.hint, row.ended_at, row.next_at = "complete", "", now(), now() + LOOK_AGAIN
    row.personal_number, row.name, row.device_ip = done.user.personal_number, done.user.name[:200], done.device.ip_address[:45]
    row.signature, row.ocsp_response = done.signature, done.ocsp_response
    audit.record(session, "bankid.completed", row.id, kind=row.kind)


def _fail(session: AsyncSession, row: BankIdOrder, *, hint: str = "", error: str = "") -> None:
    row.state, row.hint, row.error, row.ended_at = "failed", hint[:40], error, now()
    _forget(row)
    audit.record(session, "bankid.failed", row.id, kind=row.kind, hint=hint, error=error)


async def _finish(context: Context, row: BankIdOrder) -> BankIdOrder:
    known = {one.name: getattr(row, one.name) for one in fields(Proved) if one.name != "at"}
    proved = Proved(**known, at=row.ended_at or now())
    outcome = await _FINISHES[row.kind](proved)
    async with unit(context) as session:
        row = await owned(session, BankIdOrder, row.id, lock=True)
        if row.finished_at is None:
            row.finished_at, row.outcome = now(), outcome
            _forget(row)
    return row


def _forget(row: BankIdOrder) -> None:
    """What was signed lies with its clinic, and a code that has ended starts nothing."""
    for name in FORGOTTEN:
        setattr(row, name, "")
