"""The card terminal on the counter: a sale is sent to it, and then asked for until it has an end.

A session's id is ours and is made before the call, so that a sale whose answer never came can be asked for by anyone, later.
"""

from uuid import UUID

from httpx import codes
from pydantic import TypeAdapter, ValidationError

from clinic.providers import errors
from clinic.providers.viva.client import NUMBERS, Answer, read, viva
from clinic.providers.viva.errors import NotYours, SessionTaken, SessionUnknown, TerminalBusy, TerminalUnknown
from clinic.providers.viva.types import Account, Device, Session, SessionState

PATH = "/ecr/isv/v1"
RUNNING, STOPPED = 1100, 1016


class _Session(Answer):
    success: bool | None = None
    abort_success: bool | None = None
    event_id: int | None = None
    message: str | None = None
    transaction_id: str | None = None
    order_code: str | None = None
    amount: int | None = None
    merchant_reference: str | None = None
    application_label: str | None = None
    primary_account_number_masked: str | None = None
    aid: str | None = None
    authorization_id: str | None = None
    retrieval_reference_number: str | None = None
    reference_number: str | None = None
    pan_entry_mode: str | None = None
    verification_method: str | None = None
    terminal_id: str | None = None
    cash_register_id: str | None = None

    @property
    def state(self) -> SessionState:
        """A session without an outcome still runs; one that failed was stopped or declined."""
        if self.success is None or self.event_id == RUNNING:
            return "running"
        if self.success:
            return "paid"
        return "aborted" if self.abort_success or self.event_id == STOPPED else "declined"


class _Device(Answer):
    merchant_id: str = ""
    terminal_id: str
    virtual_terminal_id: str = ""
    source_code: str | None = None
    status_id: int = 0


async def sale(
    account: Account, *, session_id: UUID, terminal_id: str, cash_register_id: str, amount: int, currency: str, reference: str,
) -> None:
    """Show a sale at the terminal. `amount` in minor units, `currency` as ISO 4217 letters.

    Raises OutcomeUnknown when it may have begun all the same (`session` tells), any other ProviderError when it hasn't.
    """
    await _begin("sale", {
        "sessionId": str(session_id), "terminalId": terminal_id, "cashRegisterId": cash_register_id, "amount": amount,
        "currencyCode": NUMBERS[currency.lower()], "merchantReference": reference, "customerTrns": reference,
        "showTransactionResult": True, "showReceipt": False, "paymentMethod": "CardPresent",
        "isvDetails": _isv(account),
    })


async def refund(
    account: Account, *, session_id: UUID, parent_session_id: UUID, terminal_id: str, cash_register_id: str, amount: int, currency: str,
    reference: str,
) -> None:
    """Give back all or a part of a sale made at a terminal; raises and is asked for as `sale` is."""
    await _begin("refund", {
        "sessionId": str(session_id), "parentSessionId": str(parent_session_id), "terminalId": terminal_id,
        "cashRegisterId": cash_register_id, "amount": amount, "currencyCode": NUMBERS[currency.lower()],
        "merchantReference": reference, "isvDetails": _isv(account),
    })


async def session(account: Account, session_id: UUID) -> Session:
    """How a sale or refund stands; state *unknown* when Viva hasn't heard of it, which may still change."""
    del account  # the token says whose sessions we may see
    try:
        response = await viva().call("GET", f"{PATH}/sessions/{session_id}")
    except errors.Rejected as refused:
        if refused.answered == codes.NOT_FOUND:
            return Session(session_id, "unknown")
        raise
    if response.status_code == codes.ACCEPTED:
        return Session(session_id, "running", RUNNING)
    got = read(_Session, response)
    return Session(
        session_id, got.state, got.event_id, got.message or "", got.transaction_id or "", got.order_code or "", got.amount or 0,
        got.merchant_reference or "", got.primary_account_number_masked or "", got.application_label or "", got.aid or "",
        got.authorization_id or "", got.retrieval_reference_number or "", got.reference_number or "", got.pan_entry_mode or "",
        got.verification_method or "", got.terminal_id or "", got.cash_register_id or "",
    )


async def abort(account: Account, session_id: UUID, cash_register_id: str) -> None:
    """Ask that a session be stopped. It may be too late: only `session` says whether the card was charged.

    Raises SessionUnknown, or NotYours when another till opened it.
    """
    del account
    try:
        await viva().call("DELETE", f"{PATH}/sessions/{session_id}", params={"cashRegisterId": cash_register_id})
    except errors.Rejected as refused:
        if refused.answered == codes.NOT_FOUND:
            raise SessionUnknown from refused
        if refused.answered != codes.CONFLICT:  # which says that it's being stopped already
            raise
    except errors.NotAllowed as refused:
        raise NotYours from refused


async def devices(account: Account) -> list[Device]:
    """The account's terminals."""
    response = await viva().call("POST", f"{PATH}/devices:search", json={"merchantId": account.merchant_id}, repeatable=True)
    try:
        found = TypeAdapter(list[_Device]).validate_json(response.content)
    except ValidationError as error:
        raise errors.Unreadable(provider="Viva") from error
    return [Device(one.merchant_id, one.terminal_id, one.virtual_terminal_id, one.source_code or "", one.status_id) for one in found]


def _isv(account: Account) -> dict[str, str | int]:
    return {"amount": account.fee, "merchantId": account.merchant_id, "sourceCode": account.source_code}


async def _begin(kind: str, wanted: dict[str, object]) -> None:
    try:
        await viva().call("POST", f"{PATH}/transactions:{kind}", json=wanted)
    except errors.Rejected as refused:
        raise _why_not(refused) from refused


def _why_not(refused: errors.Rejected) -> errors.ProviderError:
    status, reason = refused.answered, str(refused.facts.get("reason", ""))
    if status == codes.CONFLICT:
        return TerminalBusy() if "terminal" in reason.casefold() else SessionTaken()
    return TerminalUnknown() if status == codes.NOT_FOUND else refused
