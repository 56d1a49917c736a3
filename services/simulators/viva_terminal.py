"""Viva's API for card terminals: a sale is shown, polled and maybe stopped."""

import hashlib
import secrets
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from simulators.kept import Record
from simulators.manners import Answer
from simulators.viva_money import CARD, Viva, word_of

TERMINAL_DIGITS = 8
BADLY: tuple[Answer, ...] = ("silent", "slow", "lost", "deaf", "broken")
router = APIRouter(prefix="/viva/api/ecr", tags=["Viva terminals"])


def refused(status: int, message: str, event: int = 6000) -> JSONResponse:
    """How the API says no."""
    return JSONResponse({"status": status, "eventId": event, "message": message}, status)


def _viva(request: Request) -> Viva:
    viva: Viva = request.app.state.viva
    return viva


def let_in(request: Request) -> Response | None:
    """None for a caller with a token of ours."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() == "bearer" and token in _viva(request).tokens:
        return None
    return refused(401, "Unauthorized")


@router.post("/isv/v1/devices:search", response_model=None)
async def devices(request: Request) -> Response:
    """Two terminals for every connected clinic."""
    if no := let_in(request):
        return no
    merchant = (await request.json()).get("merchantId")
    if not merchant:
        return refused(400, "merchantId is required")
    return JSONResponse([
        {"merchantId": merchant, "terminalId": terminal, "virtualTerminalId": virtual, "statusId": 1, "sourceCode": "Default"}
        for terminal, virtual in devices_of(str(merchant))
    ])


def devices_of(merchant: str) -> list[tuple[str, str]]:
    """The same two at every start: their ids follow from the clinic's."""
    digits = str(int(hashlib.sha256(merchant.encode()).hexdigest(), 16))
    return [(f"16{digits[at:at + 6]}", f"16{digits[at + 10:at + 16]}") for at in (0, 20)]


@router.post("/isv/v1/transactions:{kind}", response_model=None)
async def begin(request: Request, kind: str) -> Response:
    """Show a sale or a refund at a terminal: 200 with nothing in it."""
    if no := let_in(request):
        return no
    viva, asked = _viva(request), await request.json()
    if no := _complaint(viva, asked, kind):
        return no
    manner = viva.manners.of("viva", asked["terminalId"], using=True)
    answer = manner.answer or word_of(BADLY, asked)

    def work() -> Response:
        viva.begin(asked, kind, manner)
        return Response(status_code=200)

    return await viva.manners.behave(request, answer, work)


def _complaint(viva: Viva, asked: dict[str, Any], kind: str) -> Response | None:
    missing = [one for one in ("sessionId", "terminalId", "cashRegisterId", "amount", "currencyCode", "isvDetails") if not asked.get(one)]
    if kind not in ("sale", "refund") or missing:
        return refused(400, f"Missing: {', '.join(missing) or kind}")
    fee = asked["isvDetails"].get("amount", 0)
    if not asked["isvDetails"].get("merchantId") or not 0 < fee < asked["amount"]:
        return refused(400, "isvDetails: merchantId is required and amount must be above 0 and below the sale amount")
    terminal = str(asked["terminalId"])
    if len(terminal) != TERMINAL_DIGITS or not terminal.isdigit() or terminal.startswith("404"):
        return refused(404, "Device not found", 3500)
    if viva.kept.get("session", asked["sessionId"]):
        return refused(409, "A session with this id exists already")
    if viva.kept.newest("session", 1, lambda one: one["state"] == "waiting" and one["asked"]["terminalId"] == terminal):
        return refused(409, "The terminal is busy with another session")
    return _refund_complaint(viva, asked) if kind == "refund" else None


def _refund_complaint(viva: Viva, asked: dict[str, Any]) -> Response | None:
    parent = viva.kept.get("session", str(asked.get("parentSessionId")))
    if not parent or parent["state"] != "paid" or parent["kind"] != "sale":
        return refused(400, "The parent session has not been paid")
    if parent["refunded"] + asked["amount"] > parent["asked"]["amount"]:
        return refused(400, "The amount is above what remains of the parent session")
    return None


@router.get("/isv/v1/sessions/{session_id}", response_model=None)
async def session(request: Request, session_id: str) -> Response:
    """202 while it runs, 200 with its outcome, 404 for one that never came."""
    if no := let_in(request):
        return no
    viva = _viva(request)
    found = viva.kept.get("session", session_id)
    manner = viva.manners.of("viva", found["asked"]["terminalId"] if found else "*")

    def work() -> Response:
        if not found:
            return refused(404, "Session not found")
        now = viva.kept.get("session", session_id) or found
        return Response(status_code=202) if now["state"] == "waiting" else JSONResponse(_outcome(now))

    return await viva.manners.behave(request, manner.read, work)


def _outcome(found: Record) -> dict[str, Any]:
    asked, paid = found["asked"], found["state"] == "paid"
    told = {
        "sessionId": found["id"], "success": paid, "eventId": found["event"], "message": found["message"],
        "terminalId": asked["terminalId"], "cashRegisterId": asked["cashRegisterId"], "amount": asked["amount"],
        "currencyCode": asked["currencyCode"], "merchantReference": asked.get("merchantReference", ""), "tipAmount": 0, "installments": 0,
        "abortOperation": found["state"] == "aborted", "abortSuccess": found["state"] == "aborted",
        "transactionTypeId": 4 if found["kind"] == "refund" else 5,
    }
    if not paid:
        return told
    return told | CARD | {
        "transactionId": found["transaction_id"], "orderCode": found["order_code"], "shortOrderCode": found["order_code"][:10],
        "referenceNumber": found["stan"], "authorizationId": found["authorization"], "retrievalReferenceNumber": found["rrn"],
        "tid": asked["terminalId"],
    }


@router.delete("/isv/v1/sessions/{session_id}", response_model=None)
async def abort(request: Request, session_id: str) -> Response:
    """Stop it, if the card hasn't been read yet; only the till that opened it may."""
    if no := let_in(request):
        return no
    viva = _viva(request)
    found = viva.kept.get("session", session_id)
    if not found:
        return refused(404, "Session not found")
    if request.query_params.get("cashRegisterId") != found["asked"]["cashRegisterId"]:
        return refused(403, "Not the cash register that opened the session")
    return Response(status_code=200) if viva.abort(session_id) else refused(409, "Abort already under way or session finished")


def new_token(viva: Viva) -> str:
    """A token that lets in until the simulators restart."""
    token = secrets.token_urlsafe(32)
    viva.tokens.add(token)
    return token
