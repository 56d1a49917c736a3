"""The life of a BankID order: the attempt is committed, BankID is called, the answer is committed.

The screen asks for the state every two seconds; when it has gone, the job `bankid.poll_due_orders` does. BankID returns a complete result
only once, so one process at a time asks. A completed order is passed to the completion hook of its type, which may run twice.
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

from clinic.accounts.bankid import presenter
from clinic.accounts.bankid.models import CLEARED_ON_END, BankIdOrder
from clinic.accounts.bankid.proofs import CompletedOrder as CompletedOrder, store_proof as store_proof
from clinic.accounts.bankid.schemas import BankIdOrderOut, BankIdQrCode
from clinic.core import audit
from clinic.core.api.errors import NotFound
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.providers.bankid import OrderRequest, OrderStatus, StartedOrder, bankid, qr_text
from clinic.providers.bankid.errors import NoSuchOrder
from clinic.providers.errors import ProviderError

POLL_BY_JOB_AFTER, MIN_COLLECT_INTERVAL = timedelta(seconds=12), timedelta(seconds=1)
"""After how long the job polls an order that no screen asks for, and the minimum between two calls to BankID."""
START_TIMEOUT = timedelta(seconds=60)
"""An attempt without an answer after this time is failed: BankID's order reference was never stored, so nobody can sign it."""


@dataclass(frozen=True, slots=True)
class NewBankIdOrder:
    """An order to start: the request to BankID, the type that names its completion hook, and the session that may follow it."""

    type: str
    method: Literal["auth", "sign"]
    session_binding: str
    request: OrderRequest
    payload: dict[str, Any] = field(default_factory=dict)
    same_device: bool = False


CompletionHook = Callable[[CompletedOrder], Awaitable[dict[str, Any]]]
_completion_hooks: dict[str, CompletionHook] = {}


def on_completed(order_type: str) -> Callable[[CompletionHook], CompletionHook]:
    """Register the completion hook of a type of order.

    It runs outside any transaction and may run twice; the dict it returns becomes the order's outcome.
    """

    def register(hook: CompletionHook) -> CompletionHook:
        _completion_hooks[order_type] = hook
        return hook

    return register


def bind_to_session(session_id: UUID | None) -> str:
    """Return the session binding of an order that a signed-in person starts."""
    return sha256(f"session:{session_id}".encode()).hexdigest()


async def start_order(context: Context, new_order: NewBankIdOrder) -> BankIdOrderOut:
    """Start an order; an open one of the same session and type is cancelled. Raises TextTooLong, ProviderError."""
    if not new_order.request.fits(new_order.method):
        raise presenter.TextTooLong
    await _cancel_previous(context, new_order)
    order_id = new_id()
    async with transaction(context) as session:
        session.add(_build_order(context, new_order, order_id))
        audit.record(session, "bankid.started", order_id, type=new_order.type, method=new_order.method)
    try:
        started = await (bankid().sign(new_order.request) if new_order.method == "sign" else bankid().identify(new_order.request))
    except ProviderError as error:
        async with transaction(context) as session:
            _mark_failed(session, await get_owned(session, BankIdOrder, order_id, lock=True), error=error.code)
        raise
    at = now()
    async with transaction(context) as session:
        order = await get_owned(session, BankIdOrder, order_id, lock=True)
        return presenter.order_to_schema(_mark_started(order, started, at))


def _build_order(context: Context, new_order: NewBankIdOrder, order_id: UUID) -> BankIdOrder:
    request = new_order.request
    return BankIdOrder(
        company_id=context.company_id, id=order_id, type=new_order.type, method=new_order.method,
        session_binding=new_order.session_binding, identity_id=context.identity_id, payload=new_order.payload,
        expected_personal_number=request.personal_number, visible_data=request.visible,
        non_visible_data=b64encode(request.non_visible).decode(), non_visible_data_digest=sha256(request.non_visible).hexdigest(),
        same_device=new_order.same_device, next_attempt_at=now() + START_TIMEOUT,
    )


def _mark_started(order: BankIdOrder, started: StartedOrder, at: datetime) -> BankIdOrder:
    order.state, order.hint, order.started_at, order.next_attempt_at = "pending", "outstandingTransaction", at, at + POLL_BY_JOB_AFTER
    order.order_ref, order.auto_start_token = started.order_ref, started.auto_start_token
    order.qr_start_token, order.qr_start_secret = started.qr_start_token, started.qr_start_secret
    return order


async def _cancel_previous(context: Context, new_order: NewBankIdOrder) -> None:
    open_order_ids = select(BankIdOrder.id).where(
        BankIdOrder.company_id == context.company_id, BankIdOrder.session_binding == new_order.session_binding,
        BankIdOrder.type == new_order.type, BankIdOrder.state == "pending",
    )
    async with read_only_transaction(context) as session:
        order_ids = list(await session.scalars(open_order_ids))
    for order_id in order_ids:
        await cancel_order(context, order_id, new_order.session_binding)


async def _get_bound_order(session: AsyncSession, order_id: UUID, session_binding: str, *, lock: bool = False) -> BankIdOrder:
    order = await get_owned(session, BankIdOrder, order_id, lock=lock)
    if order.session_binding != session_binding:
        raise NotFound
    return order


async def get_qr_code(context: Context, order_id: UUID, session_binding: str) -> BankIdQrCode:
    """Return the QR code's text for the current second. Raises NotFound for another session's order."""
    async with read_only_transaction(context) as session:
        order = await _get_bound_order(session, order_id, session_binding)
        session.expunge(order)
    if order.state != "pending" or order.started_at is None:
        return BankIdQrCode(qr="", seconds=0)
    seconds = int((now() - order.started_at).total_seconds())
    return BankIdQrCode(qr=qr_text(order.qr_start_token, order.qr_start_secret, seconds), seconds=seconds)


async def cancel_order(context: Context, order_id: UUID, session_binding: str) -> BankIdOrderOut:
    """Cancel an open order; an ended one stays as it is. Raises NotFound for another session's order."""
    async with transaction(context) as session:
        order = await _get_bound_order(session, order_id, session_binding, lock=True)
        was_open = order.state in {"starting", "pending"}
        if was_open:
            _mark_failed(session, order, hint="cancelled")
    if was_open and order.order_ref:
        try:
            await bankid().cancel(order.order_ref)
        except ProviderError:
            return presenter.order_to_schema(order)
    return presenter.order_to_schema(order)


async def collect_order(context: Context, order_id: UUID, session_binding: str) -> BankIdOrderOut:
    """Return an order's state, asking BankID at most once a second; the hook of a completed order has run by then.

    Raises NotFound for another session's order.
    """
    async with transaction(context) as session:
        await _get_bound_order(session, order_id, session_binding)
    return presenter.order_to_schema(await poll_order(context, order_id))


async def take_outcome(context: Context, order_id: UUID, session_binding: str, *, max_age: timedelta) -> dict[str, Any] | None:
    """Return what a completed order has brought about, to one call only; None when it was taken before or is older than `max_age`.

    Raises NotFound for another session's order.
    """
    async with transaction(context) as session:
        order = await _get_bound_order(session, order_id, session_binding, lock=True)
        outcome, order.outcome = order.outcome, {}
    return outcome if outcome and order.finished_at is not None and order.finished_at >= now() - max_age else None


async def poll_order(context: Context, order_id: UUID) -> BankIdOrder:
    """Ask BankID if enough time has passed, store the answer, and run the completion hook of a completed order."""
    async with transaction(context) as session:
        order = await get_owned(session, BankIdOrder, order_id, lock=True)
        if order.state == "starting" and order.created_at < now() - START_TIMEOUT:
            _mark_failed(session, order, error=NoSuchOrder.code)
        is_due = order.state == "pending" and (
            order.last_collected_at is None or order.last_collected_at <= now() - MIN_COLLECT_INTERVAL
        )
        if is_due:
            order.last_collected_at = now()
        if is_due or order.state == "complete":
            order.next_attempt_at = now() + POLL_BY_JOB_AFTER
    if is_due:
        order = await _collect(context, order)
    if order.state == "complete" and order.finished_at is None:
        order = await _run_completion_hook(context, order)
    return order


async def _collect(context: Context, order: BankIdOrder) -> BankIdOrder:
    try:
        result: OrderStatus | ProviderError = await bankid().collect(order.order_ref)
    except ProviderError as error:
        result = error
    async with transaction(context) as session:
        order = await get_owned(session, BankIdOrder, order.id, lock=True)
        if order.state == "pending":
            _store_result(session, order, result)
    return order


def _store_result(session: AsyncSession, order: BankIdOrder, result: OrderStatus | ProviderError) -> None:
    """Store BankID's answer. After an error other than NoSuchOrder the order stays pending and is polled again."""
    if isinstance(result, ProviderError):
        if isinstance(result, NoSuchOrder):
            _mark_failed(session, order, error=result.code)
    elif result.status == "failed":
        _mark_failed(session, order, hint=result.hint, error=NoSuchOrder.code if result.hint == "expiredTransaction" else "")
    elif result.status == "complete" and result.completion is not None:
        _mark_complete(session, order, result)
    else:
        order.hint = result.hint[:40]


def _mark_complete(session: AsyncSession, order: BankIdOrder, result: OrderStatus) -> None:
    completion = result.completion
    if completion is None:
        return
    if order.expected_personal_number and completion.user.personal_number != order.expected_personal_number:
        _mark_failed(session, order, error=presenter.WrongPerson.code)
        return
    order.state, order.hint, order.ended_at, order.next_attempt_at = "complete", "", now(), now() + POLL_BY_JOB_AFTER
    order.personal_number, order.name = completion.user.personal_number, completion.user.name[:200]
    order.device_ip = completion.device.ip_address[:45]
    order.signature, order.ocsp_response = completion.signature, completion.ocsp_response
    audit.record(session, "bankid.completed", order.id, type=order.type)


def _mark_failed(session: AsyncSession, order: BankIdOrder, *, hint: str = "", error: str = "") -> None:
    order.state, order.hint, order.error, order.ended_at = "failed", hint[:40], error, now()
    _clear_sensitive_columns(order)
    audit.record(session, "bankid.failed", order.id, type=order.type, hint=hint, error=error)


async def _run_completion_hook(context: Context, order: BankIdOrder) -> BankIdOrder:
    values = {column.name: getattr(order, column.name) for column in fields(CompletedOrder) if column.name != "at"}
    completed_order = CompletedOrder(**values, at=order.ended_at or now())
    outcome = await _completion_hooks[order.type](completed_order)
    async with transaction(context) as session:
        order = await get_owned(session, BankIdOrder, order.id, lock=True)
        if order.finished_at is None:
            order.finished_at, order.outcome = now(), outcome
            _clear_sensitive_columns(order)
    return order


def _clear_sensitive_columns(order: BankIdOrder) -> None:
    """Clear what was signed, which is stored with its clinic as a proof, and the start codes, which have expired."""
    for name in CLEARED_ON_END:
        setattr(order, name, "")
