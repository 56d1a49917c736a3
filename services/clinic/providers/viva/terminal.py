"""Card terminals: send a sale or refund to a terminal, then poll its session until it ends.

The session's id is ours and chosen before the call, so that a sale whose response was lost can be polled later.
"""

from uuid import UUID

from httpx import codes
from pydantic import TypeAdapter, ValidationError

from clinic.providers import errors
from clinic.providers.viva.client import CURRENCY_NUMBERS, ApiResponse, read, viva
from clinic.providers.viva.errors import SessionExists, SessionForbidden, SessionUnknown, TerminalBusy, TerminalUnknown
from clinic.providers.viva.types import Account, Device, Session, SessionState

PATH = "/ecr/isv/v1"
RUNNING_EVENT, ABORTED_EVENT = 1100, 1016


class _Session(ApiResponse):
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
        """Derive the state: a session without an outcome still runs; a failed one was aborted or declined."""
        if self.success is None or self.event_id == RUNNING_EVENT:
            return "running"
        if self.success:
            return "paid"
        return "aborted" if self.abort_success or self.event_id == ABORTED_EVENT else "declined"


class _Device(ApiResponse):
    merchant_id: str = ""
    terminal_id: str
    virtual_terminal_id: str = ""
    source_code: str | None = None
    status_id: int = 0


async def sale(
    account: Account, *, session_id: UUID, terminal_id: str, cash_register_id: str, amount: int, currency: str, reference: str,
) -> None:
    """Show a sale at the terminal. `amount` in minor units, `currency` as ISO 4217 letters.

    Raises OutcomeUnknown when it may have begun all the same (then read `session`), any other ProviderError when it hasn't.
    """
    await _begin("sale", {
        "sessionId": str(session_id), "terminalId": terminal_id, "cashRegisterId": cash_register_id, "amount": amount,
        "currencyCode": CURRENCY_NUMBERS[currency.lower()], "merchantReference": reference, "customerTrns": reference,
        "showTransactionResult": True, "showReceipt": False, "paymentMethod": "CardPresent",
        "isvDetails": _isv(account),
    })


async def refund(
    account: Account, *, session_id: UUID, parent_session_id: UUID, terminal_id: str, cash_register_id: str, amount: int, currency: str,
    reference: str,
) -> None:
    """Refund all or a part of a terminal sale; raises and is polled as `sale` is."""
    await _begin("refund", {
        "sessionId": str(session_id), "parentSessionId": str(parent_session_id), "terminalId": terminal_id,
        "cashRegisterId": cash_register_id, "amount": amount, "currencyCode": CURRENCY_NUMBERS[currency.lower()],
        "merchantReference": reference, "isvDetails": _isv(account),
    })


async def session(account: Account, session_id: UUID) -> Session:
    """Return a sale's or refund's state; *unknown* when Viva has not received it, which may still change."""
    del account  # the token says whose sessions we may see
    try:
        response = await viva().call("GET", f"{PATH}/sessions/{session_id}")
    except errors.Rejected as error:
        if error.status_code == codes.NOT_FOUND:
            return Session(session_id, "unknown")
        raise
    if response.status_code == codes.ACCEPTED:
        return Session(session_id, "running", RUNNING_EVENT)
    data = read(_Session, response)
    return Session(
        session_id, data.state, data.event_id, data.message or "", data.transaction_id or "", data.order_code or "", data.amount or 0,
        data.merchant_reference or "", data.primary_account_number_masked or "", data.application_label or "", data.aid or "",
        data.authorization_id or "", data.retrieval_reference_number or "", data.reference_number or "", data.pan_entry_mode or "",
        data.verification_method or "", data.terminal_id or "", data.cash_register_id or "",
    )


async def abort(account: Account, session_id: UUID, cash_register_id: str) -> None:
    """Request that a session be aborted. It may be too late: only `session` says whether the card was charged.

    Raises SessionUnknown, or SessionForbidden when another register opened it.
    """
    del account
    try:
        await viva().call("DELETE", f"{PATH}/sessions/{session_id}", params={"cashRegisterId": cash_register_id})
    except errors.Rejected as error:
        if error.status_code == codes.NOT_FOUND:
            raise SessionUnknown from error
        if error.status_code != codes.CONFLICT:  # a conflict: it is being aborted already
            raise
    except errors.NotAllowed as error:
        raise SessionForbidden from error


async def devices(account: Account) -> list[Device]:
    """List the account's terminals."""
    response = await viva().call("POST", f"{PATH}/devices:search", json={"merchantId": account.merchant_id}, repeatable=True)
    try:
        rows = TypeAdapter(list[_Device]).validate_json(response.content)
    except ValidationError as error:
        raise errors.UnexpectedResponse(provider="Viva") from error
    return [Device(row.merchant_id, row.terminal_id, row.virtual_terminal_id, row.source_code or "", row.status_id) for row in rows]


def _isv(account: Account) -> dict[str, str | int]:
    return {"amount": account.fee, "merchantId": account.merchant_id, "sourceCode": account.source_code}


async def _begin(transaction_type: str, body: dict[str, object]) -> None:
    try:
        await viva().call("POST", f"{PATH}/transactions:{transaction_type}", json=body)
    except errors.Rejected as error:
        raise _begin_error(error) from error


def _begin_error(error: errors.Rejected) -> errors.ProviderError:
    status, reason = error.status_code, str(error.details.get("reason", ""))
    if status == codes.CONFLICT:
        return TerminalBusy() if "terminal" in reason.casefold() else SessionExists()
    return TerminalUnknown() if status == codes.NOT_FOUND else error
