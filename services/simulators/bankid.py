"""Simulate BankID's API for relying parties, version 6.0, with a page where a tester acts as the app's user."""

import base64
import binascii
import ipaddress
from pathlib import Path
from typing import Any

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse, JSONResponse, Response
from pydantic import BaseModel

from simulators.bankid_orders import BY_DIGIT, DEFAULT_PERSONAL_NUMBER, HINTS, NAMES, Order, Orders

PAGE = Path(__file__).parent / "static"
PERSONAL_NUMBER = 12
START_PATHS = {"auth": ("auth", False), "sign": ("sign", False), "phone/auth": ("auth", True), "phone/sign": ("sign", True)}
MAX_LENGTHS = {"auth": (1_500, 1_500), "sign": (40_000, 200_000)}
router = APIRouter(prefix="/bankid", tags=["bankid"])


def _orders(request: Request) -> Orders:
    orders: Orders = request.app.state.bankid
    return orders


def _error_response(status: int, code: str, details: str = "") -> Response:
    return JSONResponse({"errorCode": code, "details": details or code}, status)


def _validation_error(method: str, data: dict[str, Any], *, phone: bool) -> str:
    """Return BankID's error text for an order, or an empty string."""
    for name, max_length in zip(("userVisibleData", "userNonVisibleData"), MAX_LENGTHS[method], strict=True):
        value = data.get(name, "")
        try:
            base64.b64decode(value, validate=True).decode()
        except (binascii.Error, UnicodeDecodeError, TypeError, AttributeError):
            return f"Invalid {name}"
        if len(value) > max_length:
            return f"Invalid {name}"
    if method == "sign" and not data.get("userVisibleData"):
        return "Missing userVisibleData"
    if phone:
        number, caller = str(data.get("personalNumber", "")), data.get("callInitiator")
        return "" if len(number) == PERSONAL_NUMBER and number.isdigit() and caller in {"user", "RP"} else "Invalid parameter"
    try:
        ipaddress.ip_address(str(data.get("endUserIp", "")))
    except ValueError:
        return "Invalid endUserIp"
    return "Invalid personalNumber" if "personalNumber" in data else ""


def _begin(orders: Orders, path: str, data: dict[str, Any]) -> Response:
    method, phone = START_PATHS[path]
    if error := _validation_error(method, data, phone=phone):
        return _error_response(400, "invalidParameters", error)
    order = orders.start(method, data, phone=phone)
    if order is None:
        return _error_response(400, "alreadyInProgress", "Order already in progress for pno")
    body = {"orderRef": order.ref}
    if not phone:
        body |= {"autoStartToken": order.auto_start_token, "qrStartToken": order.qr_start_token, "qrStartSecret": order.qr_start_secret}
    return JSONResponse(body)


def _collect(orders: Orders, data: dict[str, Any]) -> Response:
    order = orders.collect(str(data.get("orderRef", "")))
    if order is None:
        return _error_response(400, "invalidParameters", "No such order")
    body: dict[str, Any] = {"orderRef": order.ref, "status": order.state}
    if order.state == "complete":
        ip = str(order.data.get("endUserIp", "127.0.0.1"))
        body["completionData"] = order.completion(orders.name_of(order.person), ip)
    else:
        body["hintCode"] = order.hint
    return JSONResponse(body)


def _cancel(orders: Orders, data: dict[str, Any]) -> Response:
    order = orders.all.get(str(data.get("orderRef", "")))
    if order is None or order.state != "pending":
        return _error_response(400, "invalidParameters", "No such order")
    del orders.all[order.ref]
    return JSONResponse({})


@router.api_route("/rp/v6.0/{path:path}", methods=["GET", "POST", "PUT", "DELETE", "PATCH"], include_in_schema=False)
async def call(request: Request, path: str) -> Response:
    """Handle the calls of the API: each is a POST whose content type is exactly `application/json`."""
    if path not in (*START_PATHS, "collect", "cancel"):
        return _error_response(404, "notFound")
    if request.method != "POST":
        return _error_response(405, "methodNotAllowed")
    if request.headers.get("content-type") != "application/json":
        return _error_response(415, "unsupportedMediaType")
    try:
        data = await request.json()
    except ValueError:
        return _error_response(400, "invalidParameters", "Invalid JSON")
    if not isinstance(data, dict):
        return _error_response(400, "invalidParameters", "Invalid JSON")
    orders = _orders(request)
    if path in START_PATHS:
        return _begin(orders, path, data)
    return _collect(orders, data) if path == "collect" else _cancel(orders, data)


@router.get("/", include_in_schema=False)
async def page() -> FileResponse:
    """Serve the page of the app's user."""
    return FileResponse(PAGE / "bankid.html", headers={"Cache-Control": "no-cache"})


@router.get("/page.js", include_in_schema=False)
async def script() -> FileResponse:
    """Serve the page's script."""
    return FileResponse(PAGE / "bankid.js", headers={"Cache-Control": "no-cache"})


class Scan(BaseModel):
    """The text of a QR code or a start token, and the personal number of the app's user, unless the order has one."""

    text: str
    personal_number: str = ""


class UserAction(BaseModel):
    """An action of the app's user: `open`, `sign`, or the hint of a failure; and who opens an order that anybody may."""

    action: str
    personal_number: str = ""


class SimulatorControls(BaseModel):
    """Controls of the simulator: automatic completion, seconds to advance the clock, and the name of a personal number."""

    automatic: bool | None = None
    advance: float = 0
    personal_number: str = ""
    given_name: str = ""
    surname: str = ""


def _to_json(order: Order) -> dict[str, Any]:
    return {
        "ref": order.ref, "method": order.method, "person": order.person, "state": order.state, "hint": order.hint,
        "opened": order.opened_at is not None, "visible": order.visible, "ip": str(order.data.get("endUserIp", "")),
    }


@router.get("/orders")
async def list_orders(request: Request) -> dict[str, Any]:
    """List the orders, newest first, and the controls."""
    orders = _orders(request)
    orders.expire_orders()
    outcomes = [{"digit": digit, "hint": hint, "en": NAMES[digit][0], "sv": NAMES[digit][1]} for digit, hint in BY_DIGIT.items()]
    shown = [_to_json(order) for order in sorted(orders.all.values(), key=lambda order: order.started_at, reverse=True)]
    return {"orders": shown, "automatic": orders.automatic, "outcomes": outcomes}


@router.post("/scan")
async def scan(request: Request, data: Scan) -> dict[str, Any]:
    """Open an order in the app by a QR code or a start token."""
    order = _orders(request).scan(data.text, data.personal_number)
    if order is None:
        raise HTTPException(404, "no open order has this code now")
    return _to_json(order)


@router.post("/orders/{ref}/action")
async def act(request: Request, ref: str, data: UserAction) -> dict[str, Any]:
    """Perform an action of the app's user."""
    orders = _orders(request)
    order = orders.all.get(ref)
    if order is None or order.state != "pending":
        raise HTTPException(404, "no such open order")
    now = orders.clock.now()
    if data.action == "open":
        order.open(order.person or data.personal_number or DEFAULT_PERSONAL_NUMBER, now)
    elif data.action == "sign":
        if order.opened_at is None:
            raise HTTPException(409, "the app has not read the order's code")
        order.end("complete", "", now)
    elif data.action in HINTS:
        order.end("failed", data.action, now)
    else:
        raise HTTPException(422, "unknown action")
    return _to_json(order)


@router.post("/controls")
async def set_controls(request: Request, data: SimulatorControls) -> dict[str, bool]:
    """Change the controls."""
    orders = _orders(request)
    if data.automatic is not None:
        orders.automatic = data.automatic
    orders.clock.advance += max(0.0, data.advance)
    if data.personal_number:
        orders.names[data.personal_number] = (data.given_name, data.surname)
    return {"ok": True}
