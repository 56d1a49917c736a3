"""Simulate Swish for merchants: payment requests and refunds under the merchant's own ids."""

import re
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from simulators.record_store import Record
from simulators.swish_payments import ERROR_TEXTS, OUTCOME_CODES, Swish, minor, payment_to_json, refund_to_json

INSTRUCTION = re.compile(r"[0-9A-F]{32}")
MERCHANT = re.compile(r"123\d{7}")
PAYER = re.compile(r"[1-9]\d{7,14}")
AMOUNT = re.compile(r"\d{1,12}(\.\d{1,2})?")
REFERENCE = re.compile(r"[A-Za-z0-9-]{0,35}")
MESSAGE = re.compile(r"[\w\s:;.,?!()\"-]{0,50}")
MAX_AMOUNT = 15_000_000
MAX_AGE = timedelta(days=396)
router = APIRouter(prefix="/swish/swish-cpcapi/api", tags=["Swish"])


def _swish(request: Request) -> Swish:
    swish: Swish = request.app.state.swish
    return swish


def _errors_response(*error_codes: str) -> JSONResponse:
    errors = [{"errorCode": code, "errorMessage": ERROR_TEXTS[code], "additionalInformation": None} for code in error_codes]
    return JSONResponse(errors, 422)


def _is_secure_url(url: str) -> bool:
    """Require https, as Swish does, except on this machine."""
    parts = urlsplit(url)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in ("127.0.0.1", "localhost"))


def _amount_errors(body: dict[str, Any]) -> list[str]:
    amount = str(body.get("amount", ""))
    errors = []
    if not AMOUNT.fullmatch(amount):
        errors.append("PA02")
    elif minor(amount) < 1:
        errors.append("AM06")
    elif minor(amount) > MAX_AMOUNT:
        errors.append("AM02")
    if body.get("currency") != "SEK":
        errors.append("AM03")
    if not _is_secure_url(body.get("callbackUrl", "")):
        errors.append("RP03")
    if not MESSAGE.fullmatch(body.get("message", "")):
        errors.append("RP02")
    return errors


def _payment_errors(swish: Swish, body: dict[str, Any]) -> list[str]:
    errors = _amount_errors(body)
    if not MERCHANT.fullmatch(body.get("payeeAlias", "")):
        errors.append("RP01")
    if not REFERENCE.fullmatch(body.get("payeePaymentReference", "")):
        errors.append("FF08")
    payer = body.get("payerAlias")
    if payer is not None and not PAYER.fullmatch(payer):
        errors.append("BE18")
    open_payments = swish.records.list_newest("swish", 1, lambda row: row["status"] == "CREATED" and row["body"].get("payerAlias") == payer)
    if payer and open_payments:
        errors.append("RP06")
    return errors


def _requested_error(body: dict[str, Any]) -> list[str]:
    """Return the error code that a tester wrote into the message."""
    code = body.get("message", "").strip()
    return [code] if code in ERROR_TEXTS and code not in OUTCOME_CODES else []


@router.put("/v2/paymentrequests/{instruction}", response_model=None)
async def put_payment(request: Request, instruction: str) -> Response:
    """Create a payment; without a payer the reply has a token."""
    swish, body = _swish(request), await request.json()
    if not INSTRUCTION.fullmatch(instruction):
        return _errors_response("PA01")
    if swish.records.get("swish", instruction):
        return _errors_response("RP09")
    if errors := _payment_errors(swish, body) or _requested_error(body):
        return _errors_response(*errors)
    token = "" if body.get("payerAlias") else secrets.token_hex(16)

    def create() -> Response:
        swish.create_payment(instruction, body, token)
        base = str(request.url).split("/api/v2/")[0]
        headers = {"Location": f"{base}/api/v1/paymentrequests/{instruction}"}
        return Response(status_code=201, headers=headers | ({"PaymentRequestToken": token} if token else {}))

    return await swish.fault_profiles.respond(request, swish.fault_profiles.get_profile("swish", body["payeeAlias"]).fault, create)


@router.get("/v1/paymentrequests/{instruction}", response_model=None)
async def payment(request: Request, instruction: str) -> Response:
    """Return a payment."""
    swish = _swish(request)
    record = swish.records.get("swish", instruction)
    if not record:
        return Response(status_code=404)
    profile = swish.fault_profiles.get_profile("swish", record["body"]["payeeAlias"])
    return await swish.fault_profiles.respond(request, profile.read_fault, lambda: JSONResponse(payment_to_json(record)))


@router.patch("/v1/paymentrequests/{instruction}", response_model=None)
async def cancel(request: Request, instruction: str) -> Response:
    """Cancel a payment."""
    swish = _swish(request)
    if request.headers.get("content-type") != "application/json-patch+json":
        return Response(status_code=415)
    if await request.json() != [{"op": "replace", "path": "/status", "value": "cancelled"}]:
        return _errors_response("PA01")
    if not swish.records.get("swish", instruction):
        return Response(status_code=404)
    record = swish.cancel(instruction)
    return JSONResponse(payment_to_json(record)) if record else _errors_response("RF07")


@router.put("/v2/refunds/{instruction}", response_model=None)
async def put_refund(request: Request, instruction: str) -> Response:
    """Refund all or a part of a payment."""
    swish, body = _swish(request), await request.json()
    if not INSTRUCTION.fullmatch(instruction):
        return _errors_response("PA01")
    if swish.records.get("swish_refund", instruction):
        return _errors_response("RP09")
    original = body.get("originalPaymentReference", "-")
    payment = next(iter(swish.records.list_newest("swish", 1, lambda row: row.get("reference") == original)), None)
    if errors := _amount_errors(body) or _refund_errors(swish, body, payment) or _requested_error(body):
        return _errors_response(*errors)

    def create() -> Response:
        swish.create_refund(instruction, body, payment or {})
        base = str(request.url).split("/api/v2/")[0]
        return Response(status_code=201, headers={"Location": f"{base}/api/v1/refunds/{instruction}"})

    return await swish.fault_profiles.respond(request, swish.fault_profiles.get_profile("swish", body["payerAlias"]).fault, create)


def _refund_errors(swish: Swish, body: dict[str, Any], payment: Record | None) -> list[str]:
    if not payment or datetime.fromisoformat(payment["paid"]) < datetime.now(UTC) - MAX_AGE:
        return ["RF02"]
    if body.get("payerAlias") != payment["body"]["payeeAlias"]:
        return ["RF03"]
    if swish.records.list_newest("swish_refund", 1, lambda row: row["payment"] == payment["id"] and row["status"] not in ("PAID", "ERROR")):
        return ["RF09"]
    return ["RF08"] if payment["refunded"] + minor(body["amount"]) > minor(payment["body"]["amount"]) else []


@router.get("/v1/refunds/{instruction}", response_model=None)
async def refund(request: Request, instruction: str) -> Response:
    """Return a refund."""
    record = _swish(request).records.get("swish_refund", instruction)
    return JSONResponse(refund_to_json(record)) if record else Response(status_code=404)
