"""Simulate Viva's API for card terminals: sales and refunds are shown, polled and aborted."""

import hashlib
import secrets
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from simulators.fault_injection import Fault
from simulators.record_store import Record
from simulators.viva_payments import CARD, Viva, word_in_reference

TERMINAL_DIGITS = 8
FAULTS: tuple[Fault, ...] = ("slow", "not_done_no_reply", "done_no_reply", "done_502", "error_500")
"""In the order of the search: `not_done_no_reply` contains `done_no_reply`."""
router = APIRouter(prefix="/viva/api/ecr", tags=["Viva terminals"])


def error_response(status: int, message: str, event: int = 6000) -> JSONResponse:
    """Build the API's error response."""
    return JSONResponse({"status": status, "eventId": event, "message": message}, status)


def _viva(request: Request) -> Viva:
    viva: Viva = request.app.state.viva
    return viva


def authorization_error(request: Request) -> Response | None:
    """Return the 401 response for a request without a valid token, else None."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.casefold() == "bearer" and token in _viva(request).tokens:
        return None
    return error_response(401, "Unauthorized")


@router.post("/isv/v1/devices:search", response_model=None)
async def devices(request: Request) -> Response:
    """List the two terminals that each connected clinic has."""
    if error := authorization_error(request):
        return error
    merchant = (await request.json()).get("merchantId")
    if not merchant:
        return error_response(400, "merchantId is required")
    return JSONResponse([
        {"merchantId": merchant, "terminalId": terminal, "virtualTerminalId": virtual, "statusId": 1, "sourceCode": "Default"}
        for terminal, virtual in devices_of(str(merchant))
    ])


def devices_of(merchant: str) -> list[tuple[str, str]]:
    """Derive a clinic's two terminals from its id, so that they are the same at every start."""
    digits = str(int(hashlib.sha256(merchant.encode()).hexdigest(), 16))
    return [(f"16{digits[at:at + 6]}", f"16{digits[at + 10:at + 16]}") for at in (0, 20)]


@router.post("/isv/v1/transactions:{transaction_type}", response_model=None)
async def begin(request: Request, transaction_type: str) -> Response:
    """Show a sale or a refund at a terminal: 200 with an empty body."""
    if error := authorization_error(request):
        return error
    viva, body = _viva(request), await request.json()
    if error := _request_error(viva, body, transaction_type):
        return error
    profile = viva.fault_profiles.get_profile("viva", body["terminalId"], count_use=True)
    fault = profile.fault or word_in_reference(FAULTS, body)

    def show() -> Response:
        viva.begin(body, transaction_type, profile)
        return Response(status_code=200)

    return await viva.fault_profiles.respond(request, fault, show)


def _request_error(viva: Viva, body: dict[str, Any], transaction_type: str) -> Response | None:
    required = ("sessionId", "terminalId", "cashRegisterId", "amount", "currencyCode", "isvDetails")
    missing = [field for field in required if not body.get(field)]
    if transaction_type not in ("sale", "refund") or missing:
        return error_response(400, f"Missing: {', '.join(missing) or transaction_type}")
    fee = body["isvDetails"].get("amount", 0)
    if not body["isvDetails"].get("merchantId") or not 0 < fee < body["amount"]:
        return error_response(400, "isvDetails: merchantId is required and amount must be above 0 and below the sale amount")
    terminal = str(body["terminalId"])
    if len(terminal) != TERMINAL_DIGITS or not terminal.isdigit() or terminal.startswith("404"):
        return error_response(404, "Device not found", 3500)
    if viva.records.get("session", body["sessionId"]):
        return error_response(409, "A session with this id exists already")
    if viva.records.list_newest("session", 1, lambda row: row["state"] == "waiting" and row["body"]["terminalId"] == terminal):
        return error_response(409, "The terminal is busy with another session")
    return _refund_error(viva, body) if transaction_type == "refund" else None


def _refund_error(viva: Viva, body: dict[str, Any]) -> Response | None:
    parent = viva.records.get("session", str(body.get("parentSessionId")))
    if not parent or parent["state"] != "paid" or parent["type"] != "sale":
        return error_response(400, "The parent session has not been paid")
    if parent["refunded"] + body["amount"] > parent["body"]["amount"]:
        return error_response(400, "The amount is above what remains of the parent session")
    return None


@router.get("/isv/v1/sessions/{session_id}", response_model=None)
async def session(request: Request, session_id: str) -> Response:
    """Return 202 while the session runs, 200 with its outcome, 404 when it was never received."""
    if error := authorization_error(request):
        return error
    viva = _viva(request)
    record = viva.records.get("session", session_id)
    profile = viva.fault_profiles.get_profile("viva", record["body"]["terminalId"] if record else "*")

    def show() -> Response:
        if not record:
            return error_response(404, "Session not found")
        current = viva.records.get("session", session_id) or record
        return Response(status_code=202) if current["state"] == "waiting" else JSONResponse(session_result(current))

    return await viva.fault_profiles.respond(request, profile.read_fault, show)


def session_result(record: Record) -> dict[str, Any]:
    body, paid = record["body"], record["state"] == "paid"
    result = {
        "sessionId": record["id"], "success": paid, "eventId": record["event"], "message": record["message"],
        "terminalId": body["terminalId"], "cashRegisterId": body["cashRegisterId"], "amount": body["amount"],
        "currencyCode": body["currencyCode"], "merchantReference": body.get("merchantReference", ""), "tipAmount": 0, "installments": 0,
        "abortOperation": record["state"] == "aborted", "abortSuccess": record["state"] == "aborted",
        "transactionTypeId": 4 if record["type"] == "refund" else 5,
    }
    if not paid:
        return result
    return result | CARD | {
        "transactionId": record["transaction_id"], "orderCode": record["order_code"], "shortOrderCode": record["order_code"][:10],
        "referenceNumber": record["stan"], "authorizationId": record["authorization"], "retrievalReferenceNumber": record["rrn"],
        "tid": body["terminalId"],
    }


@router.delete("/isv/v1/sessions/{session_id}", response_model=None)
async def abort(request: Request, session_id: str) -> Response:
    """Abort a session before the card is read; allowed only for the register that opened it."""
    if error := authorization_error(request):
        return error
    viva = _viva(request)
    record = viva.records.get("session", session_id)
    if not record:
        return error_response(404, "Session not found")
    if request.query_params.get("cashRegisterId") != record["body"]["cashRegisterId"]:
        return error_response(403, "Not the cash register that opened the session")
    return Response(status_code=200) if viva.abort(session_id) else error_response(409, "Abort already under way or session finished")


def new_token(viva: Viva) -> str:
    """Issue a token that is valid until the simulators restart."""
    token = secrets.token_urlsafe(32)
    viva.tokens.add(token)
    return token
