"""Swish for merchants: payment requests and refunds under the merchant's own ids."""

import re
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from simulators.kept import Record
from simulators.swish_money import AFTERWARDS, TEXTS, Swish, minor, payment_shown, refund_shown

INSTRUCTION = re.compile(r"[0-9A-F]{32}")
MERCHANT = re.compile(r"123\d{7}")
PAYER = re.compile(r"[1-9]\d{7,14}")
AMOUNT = re.compile(r"\d{1,12}(\.\d{1,2})?")
REFERENCE = re.compile(r"[A-Za-z0-9-]{0,35}")
MESSAGE = re.compile(r"[\w\s:;.,?!()\"-]{0,50}")
LARGEST = 15_000_000
OLDEST = timedelta(days=396)
router = APIRouter(prefix="/swish/swish-cpcapi/api", tags=["Swish"])


def _swish(request: Request) -> Swish:
    swish: Swish = request.app.state.swish
    return swish


def _no(*error_codes: str) -> JSONResponse:
    told = [{"errorCode": code, "errorMessage": TEXTS[code], "additionalInformation": None} for code in error_codes]
    return JSONResponse(told, 422)


def _https(address: str) -> bool:
    """Swish wants https; on one's own machine plain http will do."""
    parts = urlsplit(address)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in ("127.0.0.1", "localhost"))


def _money_complaints(asked: dict[str, Any]) -> list[str]:
    amount = str(asked.get("amount", ""))
    found = []
    if not AMOUNT.fullmatch(amount):
        found.append("PA02")
    elif minor(amount) < 1:
        found.append("AM06")
    elif minor(amount) > LARGEST:
        found.append("AM02")
    if asked.get("currency") != "SEK":
        found.append("AM03")
    if not _https(asked.get("callbackUrl", "")):
        found.append("RP03")
    if not MESSAGE.fullmatch(asked.get("message", "")):
        found.append("RP02")
    return found


def _payment_complaints(swish: Swish, asked: dict[str, Any]) -> list[str]:
    found = _money_complaints(asked)
    if not MERCHANT.fullmatch(asked.get("payeeAlias", "")):
        found.append("RP01")
    if not REFERENCE.fullmatch(asked.get("payeePaymentReference", "")):
        found.append("FF08")
    payer = asked.get("payerAlias")
    if payer is not None and not PAYER.fullmatch(payer):
        found.append("BE18")
    waiting = swish.kept.newest("swish", 1, lambda one: one["status"] == "CREATED" and one["asked"].get("payerAlias") == payer)
    if payer and waiting:
        found.append("RP06")
    return found


def _wanted(asked: dict[str, Any]) -> list[str]:
    """The code that a tester asks for in the message."""
    code = asked.get("message", "").strip()
    return [code] if code in TEXTS and code not in AFTERWARDS else []


@router.put("/v2/paymentrequests/{instruction}", response_model=None)
async def ask(request: Request, instruction: str) -> Response:
    """Ask for a payment; without a payer the answer has a token."""
    swish, asked = _swish(request), await request.json()
    if not INSTRUCTION.fullmatch(instruction):
        return _no("PA01")
    if swish.kept.get("swish", instruction):
        return _no("RP09")
    if complaints := _payment_complaints(swish, asked) or _wanted(asked):
        return _no(*complaints)
    token = "" if asked.get("payerAlias") else secrets.token_hex(16)

    def work() -> Response:
        swish.ask(instruction, asked, token)
        base = str(request.url).split("/api/v2/")[0]
        headers = {"Location": f"{base}/api/v1/paymentrequests/{instruction}"}
        return Response(status_code=201, headers=headers | ({"PaymentRequestToken": token} if token else {}))

    return await swish.manners.behave(request, swish.manners.of("swish", asked["payeeAlias"]).answer, work)


@router.get("/v1/paymentrequests/{instruction}", response_model=None)
async def payment(request: Request, instruction: str) -> Response:
    """A payment as it stands."""
    swish = _swish(request)
    found = swish.kept.get("swish", instruction)
    if not found:
        return Response(status_code=404)
    manner = swish.manners.of("swish", found["asked"]["payeeAlias"])
    return await swish.manners.behave(request, manner.read, lambda: JSONResponse(payment_shown(found)))


@router.patch("/v1/paymentrequests/{instruction}", response_model=None)
async def cancel(request: Request, instruction: str) -> Response:
    """Withdraw a payment."""
    swish = _swish(request)
    if request.headers.get("content-type") != "application/json-patch+json":
        return Response(status_code=415)
    if await request.json() != [{"op": "replace", "path": "/status", "value": "cancelled"}]:
        return _no("PA01")
    if not swish.kept.get("swish", instruction):
        return Response(status_code=404)
    found = swish.cancel(instruction)
    return JSONResponse(payment_shown(found)) if found else _no("RF07")


@router.put("/v2/refunds/{instruction}", response_model=None)
async def give_back(request: Request, instruction: str) -> Response:
    """Give back all or a part of a payment."""
    swish, asked = _swish(request), await request.json()
    if not INSTRUCTION.fullmatch(instruction):
        return _no("PA01")
    if swish.kept.get("swish_refund", instruction):
        return _no("RP09")
    original = asked.get("originalPaymentReference", "-")
    payment = next(iter(swish.kept.newest("swish", 1, lambda one: one.get("reference") == original)), None)
    if complaints := _money_complaints(asked) or _refund_complaints(swish, asked, payment) or _wanted(asked):
        return _no(*complaints)

    def work() -> Response:
        swish.give_back(instruction, asked, payment or {})
        base = str(request.url).split("/api/v2/")[0]
        return Response(status_code=201, headers={"Location": f"{base}/api/v1/refunds/{instruction}"})

    return await swish.manners.behave(request, swish.manners.of("swish", asked["payerAlias"]).answer, work)


def _refund_complaints(swish: Swish, asked: dict[str, Any], payment: Record | None) -> list[str]:
    if not payment or datetime.fromisoformat(payment["paid"]) < datetime.now(UTC) - OLDEST:
        return ["RF02"]
    if asked.get("payerAlias") != payment["asked"]["payeeAlias"]:
        return ["RF03"]
    if swish.kept.newest("swish_refund", 1, lambda one: one["payment"] == payment["id"] and one["status"] not in ("PAID", "ERROR")):
        return ["RF09"]
    return ["RF08"] if payment["refunded"] + minor(asked["amount"]) > minor(payment["asked"]["amount"]) else []


@router.get("/v1/refunds/{instruction}", response_model=None)
async def refund(request: Request, instruction: str) -> Response:
    """A refund as it stands."""
    found = _swish(request).kept.get("swish_refund", instruction)
    return JSONResponse(refund_shown(found)) if found else Response(status_code=404)
