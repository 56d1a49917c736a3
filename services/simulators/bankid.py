"""BankID's interface for relying parties, version 6.0, and a page where a tester is the person with the app."""

import base64
import binascii
import ipaddress
from pathlib import Path
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse, JSONResponse, Response
from pydantic import BaseModel

from simulators.bankid_orders import ANYBODY, BY_DIGIT, HINTS, NAMES, Order, Orders

PAGE = Path(__file__).parent / "static"
PERSONAL_NUMBER = 12
STARTS = {"auth": ("auth", False), "sign": ("sign", False), "phone/auth": ("auth", True), "phone/sign": ("sign", True)}
MOST = {"auth": (1_500, 1_500), "sign": (40_000, 200_000)}
router = APIRouter(prefix="/bankid", tags=["bankid"])


def _orders(request: Request) -> Orders:
    orders: Orders = request.app.state.bankid
    return orders


def _refused(status: int, code: str, details: str = "") -> Response:
    return JSONResponse({"errorCode": code, "details": details or code}, status)


def _complaint(method: str, wanted: dict[str, Any], *, phone: bool) -> str:
    """What BankID finds wrong with an order, if anything."""
    for name, most in zip(("userVisibleData", "userNonVisibleData"), MOST[method], strict=True):
        given = wanted.get(name, "")
        try:
            base64.b64decode(given, validate=True).decode()
        except (binascii.Error, UnicodeDecodeError, TypeError, AttributeError):
            return f"Invalid {name}"
        if len(given) > most:
            return f"Invalid {name}"
    if method == "sign" and not wanted.get("userVisibleData"):
        return "Missing userVisibleData"
    if phone:
        number, caller = str(wanted.get("personalNumber", "")), wanted.get("callInitiator")
        return "" if len(number) == PERSONAL_NUMBER and number.isdigit() and caller in {"user", "RP"} else "Invalid parameter"
    try:
        ipaddress.ip_address(str(wanted.get("endUserIp", "")))
    except ValueError:
        return "Invalid endUserIp"
    return "Invalid personalNumber" if "personalNumber" in wanted else ""


def _begin(orders: Orders, path: str, wanted: dict[str, Any]) -> Response:
    method, phone = STARTS[path]
    if complaint := _complaint(method, wanted, phone=phone):
        return _refused(400, "invalidParameters", complaint)
    order = orders.begin(method, wanted, phone=phone)
    if order is None:
        return _refused(400, "alreadyInProgress", "Order already in progress for pno")
    found = {"orderRef": order.ref}
    if not phone:
        found |= {"autoStartToken": order.auto_start_token, "qrStartToken": order.qr_start_token, "qrStartSecret": order.qr_start_secret}
    return JSONResponse(found)


def _collect(orders: Orders, wanted: dict[str, Any]) -> Response:
    order = orders.collect(str(wanted.get("orderRef", "")))
    if order is None:
        return _refused(400, "invalidParameters", "No such order")
    found: dict[str, Any] = {"orderRef": order.ref, "status": order.state}
    if order.state == "complete":
        ip = str(order.wanted.get("endUserIp", "127.0.0.1"))
        found["completionData"] = order.completion(orders.name_of(order.person), ip)
    else:
        found["hintCode"] = order.hint
    return JSONResponse(found)


def _cancel(orders: Orders, wanted: dict[str, Any]) -> Response:
    order = orders.all.get(str(wanted.get("orderRef", "")))
    if order is None or order.state != "pending":
        return _refused(400, "invalidParameters", "No such order")
    del orders.all[order.ref]
    return JSONResponse({})


@router.api_route("/rp/v6.0/{path:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
async def call(request: Request, path: str) -> Response:
    """Every call of the interface: a POST whose content type is exactly `application/json`."""
    if path not in (*STARTS, "collect", "cancel"):
        return _refused(404, "notFound")
    if request.method != "POST":
        return _refused(405, "methodNotAllowed")
    if request.headers.get("content-type") != "application/json":
        return _refused(415, "unsupportedMediaType")
    try:
        wanted = await request.json()
    except ValueError:
        return _refused(400, "invalidParameters", "Invalid JSON")
    if not isinstance(wanted, dict):
        return _refused(400, "invalidParameters", "Invalid JSON")
    orders = _orders(request)
    if path in STARTS:
        return _begin(orders, path, wanted)
    return _collect(orders, wanted) if path == "collect" else _cancel(orders, wanted)


@router.get("/", include_in_schema=False)
async def page() -> FileResponse:
    """The page of the person with the app."""
    return FileResponse(PAGE / "bankid.html", headers={"Cache-Control": "no-cache"})


@router.get("/page.js", include_in_schema=False)
async def script() -> FileResponse:
    """Its script."""
    return FileResponse(PAGE / "bankid.js", headers={"Cache-Control": "no-cache"})


class Scan(BaseModel):
    """What an app reads: a QR code's text or a start token, and whose app it is (anybody's when the order says whose)."""

    text: str
    personal_number: str = ""


class Press(BaseModel):
    """What a person presses: `open`, `sign`, or how it fails."""

    what: str


class Knobs(BaseModel):
    """Whether orders complete by themselves, how far the clock is put forward, and what somebody is called."""

    automatic: bool | None = None
    advance: float = 0
    personal_number: str = ""
    given_name: str = ""
    surname: str = ""


def _shown(order: Order) -> dict[str, Any]:
    return {
        "ref": order.ref, "method": order.method, "person": order.person, "state": order.state, "hint": order.hint,
        "opened": order.opened is not None, "visible": order.visible,
    }


@router.get("/orders")
async def listed(request: Request) -> dict[str, Any]:
    """The orders that are known, newest first, and the knobs."""
    orders = _orders(request)
    orders.tidy()
    outcomes = [{"digit": digit, "hint": hint, "en": NAMES[digit][0], "sv": NAMES[digit][1]} for digit, hint in BY_DIGIT.items()]
    shown = [_shown(one) for one in sorted(orders.all.values(), key=lambda one: one.begun, reverse=True)]
    return {"orders": shown, "automatic": orders.automatic, "outcomes": outcomes}


@router.post("/scan")
async def scan(request: Request, wanted: Scan) -> dict[str, Any]:
    """An app reads a QR code, or opens by a start token."""
    order = _orders(request).scan(wanted.text, wanted.personal_number)
    if order is None:
        raise HTTPException(404, "no open order has this code now")
    return _shown(order)


@router.post("/orders/{ref}/press")
async def press(request: Request, ref: str, wanted: Press) -> dict[str, Any]:
    """The person does something."""
    orders = _orders(request)
    order = orders.all.get(ref)
    if order is None or order.state != "pending":
        raise HTTPException(404, "no such open order")
    now = orders.clock.now()
    if wanted.what == "open":
        order.open(order.person or ANYBODY, now)
    elif wanted.what == "sign":
        if order.opened is None:
            raise HTTPException(409, "the app has not read the order's code")
        order.end("complete", "", now)
    elif wanted.what in HINTS:
        order.end("failed", wanted.what, now)
    else:
        raise HTTPException(422, "unknown press")
    return _shown(order)


@router.post("/knobs")
async def knobs(request: Request, wanted: Knobs) -> dict[str, bool]:
    """Turn a knob."""
    orders = _orders(request)
    if wanted.automatic is not None:
        orders.automatic = wanted.automatic
    orders.clock.ahead += max(0.0, wanted.advance)
    if wanted.personal_number:
        orders.names[wanted.personal_number] = (wanted.given_name, wanted.surname)
    return {"ok": True}
