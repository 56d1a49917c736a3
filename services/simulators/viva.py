"""Simulate Viva's APIs other than the terminals' and accounts': tokens, orders and their page, transactions, webhooks."""

import base64
import html
import secrets
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlencode

import httpx
from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from simulators.record_store import Record
from simulators.viva_payments import CARD, ONLINE, Viva, code
from simulators.viva_terminal import authorization_error, error_response, new_token

PAGE = Path(__file__).parent / "static" / "checkout.html"
MIN_ORDER_AMOUNT = 30
RECURRING_EVENTS = {"decline": 10005, "funds": 10051, "expired": 10054}
"""The event ids of recurring charges by the outcome of the merchant's fault profile."""
NOT_ALLOWED = 10012
"""The event id of a recurring charge of a payment whose order didn't allow it."""
STATES = {"waiting": 0, "expired": 1, "cancelled": 2, "paid": 3}
router = APIRouter(prefix="/viva", tags=["Viva"])


def _viva(request: Request) -> Viva:
    viva: Viva = request.app.state.viva
    return viva


def _basic(request: Request) -> tuple[str, str]:
    scheme, _, packed = request.headers.get("authorization", "").partition(" ")
    try:
        user, _, password = base64.b64decode(packed, validate=True).decode().rpartition(":")
    except ValueError:
        return "", ""
    return (user, password) if scheme.casefold() == "basic" else ("", "")


@router.post("/accounts/connect/token", response_model=None)
async def token(request: Request, grant_type: Annotated[str, Form()] = "") -> Response:
    """Issue a token for the configured client id and secret."""
    settings = _viva(request).settings
    if _basic(request) != (settings.viva_client_id, settings.viva_client_secret):
        return JSONResponse({"error": "invalid_client"}, 400)
    if grant_type != "client_credentials":
        return JSONResponse({"error": "unsupported_grant_type"}, 400)
    access_token = new_token(_viva(request))
    return JSONResponse({"access_token": access_token, "expires_in": 3600, "token_type": "Bearer", "scope": "urn:viva:payments:ecr:api"})


@router.post("/api/checkout/v2/isv/orders", response_model=None)
async def order(request: Request) -> Response:
    """Create an order for the payment page."""
    if error := authorization_error(request):
        return error
    body = await request.json()
    if not isinstance(body.get("amount"), int) or body["amount"] < MIN_ORDER_AMOUNT or not 0 <= body.get("isvAmount", 0) <= body["amount"]:
        return error_response(400, "Invalid amount")
    merchant = request.query_params.get("merchantId", "")
    record = _viva(request).records.put(
        "order", code(), merchant_id=merchant, body=body, state="waiting",
        until=(datetime.now(UTC) + timedelta(seconds=body.get("paymentTimeout", 1800))).isoformat(),
    )
    return JSONResponse({"orderCode": int(record["id"])})


@router.get("/api/checkout/v2/isv/transactions/{transaction_id}", response_model=None)
async def transaction(request: Request, transaction_id: str) -> Response:
    """Return a payment by its id."""
    if error := authorization_error(request):
        return error
    record = _viva(request).records.get("transaction", transaction_id)
    if not record or request.query_params.get("merchantId", record["merchant_id"]) != record["merchant_id"]:
        return error_response(404, "Transaction not found")
    return JSONResponse({
        "email": record["email"], "amount": abs(record["amount"]) / 100, "orderCode": int(record["order_code"]),
        "statusId": record["status"],
        "fullName": "", "insDate": record["at"], "cardNumber": CARD["primaryAccountNumberMasked"], "currencyCode": record["currency"],
        "customerTrns": record["reference"], "merchantTrns": record["reference"], "transactionTypeId": record["type"],
        "eventId": record["event"] or None,
    })


def _legacy_viva(request: Request) -> Viva | None:
    """Return the simulator if the reseller's credentials fit, else None."""
    viva, (user, key) = _viva(request), _basic(request)
    is_authorized = user.startswith(f"{viva.settings.viva_reseller_id}:") and secrets.compare_digest(key, viva.settings.viva_reseller_key)
    return viva if is_authorized else None


def get_order(viva: Viva, order_code: str) -> Record | None:
    """Return an order, marked as expired once its time is over."""
    record = viva.records.get("order", order_code)
    if record and record["state"] == "waiting" and datetime.fromisoformat(record["until"]) < datetime.now(UTC):
        return viva.records.put("order", order_code, state="expired")
    return record


@router.api_route("/www/api/orders/{order_code}", methods=["GET", "DELETE"], response_model=None)
async def legacy_order(request: Request, order_code: str) -> Response:
    """Return an order's state, or cancel it."""
    if not (viva := _legacy_viva(request)):
        return JSONResponse({"ErrorText": "Unauthorized"}, 401)
    record = get_order(viva, order_code)
    if not record:
        return JSONResponse({"ErrorText": "Order not found"}, 404)
    if request.method == "DELETE":
        if record["state"] != "waiting":
            return JSONResponse({"ErrorText": "Order cannot be cancelled"}, 409)
        record = viva.records.put("order", order_code, state="cancelled")
    return JSONResponse({"OrderCode": int(order_code), "StateId": STATES[record["state"]], "RequestAmount": record["body"]["amount"] / 100,
                         "ExpirationDate": record["until"], "MerchantTrns": record["body"].get("merchantTrns", "")})


@router.get("/www/api/transactions", response_model=None)
async def legacy_transactions(request: Request, ordercode: str = "", date: str = "") -> Response:
    """List all attempts to pay an order, or all payments to the account on a day."""
    if not (viva := _legacy_viva(request)):
        return JSONResponse({"ErrorText": "Unauthorized"}, 401)
    merchant = _basic(request)[0].partition(":")[2]
    rows = viva.records.list_newest("transaction", matches=lambda row: (
        row["merchant_id"] == merchant and str(row["at"]).startswith(date) if date else row["order_code"] == ordercode
    ))
    return JSONResponse({"Success": True, "ErrorCode": 0, "Transactions": [
        {"TransactionId": row["id"], "StatusId": row["status"], "Amount": abs(row["amount"]) / 100, "CurrencyCode": row["currency"],
         "MerchantTrns": row["reference"]} for row in rows
    ]})


@router.post("/www/api/transactions/{transaction_id}", response_model=None)
async def legacy_recurring(request: Request, transaction_id: str) -> Response:
    """Charge the card of an earlier payment, if its order allowed recurring charges."""
    if not (viva := _legacy_viva(request)):
        return JSONResponse({"ErrorText": "Unauthorized"}, 401)
    record = viva.records.get("transaction", transaction_id)
    if not record or record["merchant_id"] != _basic(request)[0].partition(":")[2]:
        return JSONResponse({"ErrorText": "Transaction not found"}, 404)
    body = await request.json()
    if not isinstance(body.get("amount"), int) or body["amount"] < MIN_ORDER_AMOUNT:
        return JSONResponse({"ErrorText": "Invalid amount"}, 400)
    profile = viva.fault_profiles.get_profile("viva", record["merchant_id"], count_use=True)
    is_allowed = record.get("allows_recurring") and record["status"] in "FR"
    event = (ONLINE.get(body["amount"]) or RECURRING_EVENTS.get(profile.outcome, 0)) if is_allowed else NOT_ALLOWED

    def charge() -> Response:
        charged = viva.transaction(
            record["merchant_id"], body["amount"], code(), event, reference=body.get("merchantTrns", ""), email=record["email"],
            parent=transaction_id, currency=record["currency"],
        )
        if profile.outcome == "bare":
            return JSONResponse({"Success": True})
        return JSONResponse({"Success": not event, "ErrorCode": event, "ErrorText": "Declined" if event else None, "EventId": event,
                             "StatusId": charged["status"], "TransactionId": charged["id"], "Amount": body["amount"] / 100})

    return await viva.fault_profiles.respond(request, profile.fault, charge)


@router.delete("/www/api/transactions/{transaction_id}", response_model=None)
async def legacy_refund(request: Request, transaction_id: str, amount: int) -> Response:
    """Refund all or a part."""
    if not (viva := _legacy_viva(request)):
        return JSONResponse({"ErrorText": "Unauthorized"}, 401)
    record = viva.records.get("transaction", transaction_id)
    if not record:
        return JSONResponse({"ErrorText": "Transaction not found"}, 404)
    if record["status"] not in "FR" or record["refunded"] + amount > record["amount"] or amount <= 0:
        return JSONResponse({"Success": False, "ErrorCode": 403, "ErrorText": "Amount above what remains", "EventId": 10013})

    def refund() -> Response:
        viva.records.put("transaction", transaction_id, refunded=record["refunded"] + amount, status="R")
        refunded = viva.transaction(
            record["merchant_id"], -amount, record["order_code"], 0, reference=record["reference"], parent=transaction_id,
        )
        return JSONResponse({"Success": True, "ErrorCode": 0, "ErrorText": None, "EventId": 0, "StatusId": "F",
                             "TransactionId": refunded["id"], "Amount": amount / 100})

    profile = viva.fault_profiles.get_profile("viva", record["merchant_id"], count_use=True)
    return await viva.fault_profiles.respond(request, profile.fault, refund)


@router.get("/api/isv/v1/webhooks/token", response_model=None)
async def webhook_key(request: Request) -> Response:
    """Return the key that the product's address has to answer with."""
    return authorization_error(request) or JSONResponse({"Key": _viva(request).key()})


@router.post("/api/isv/v1/webhooks", response_model=None)
async def webhook(request: Request) -> Response:
    """Return the key; with a url, check that the address answers with it and send all later webhooks there."""
    if error := authorization_error(request):
        return error
    viva = _viva(request)
    body: dict[str, Any] = await request.json() if await request.body() else {}
    if address := body.get("url"):
        try:
            key = (await viva.webhooks.http.get(address)).json().get("Key")
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, AttributeError):
            key = None
        if key != viva.key():
            return error_response(400, "The address did not answer with the key")
        viva.records.put("webhook", "address", url=address)
    return JSONResponse({"Key": viva.key()})


@router.get("/www/web/checkout", response_model=None)
async def checkout(request: Request, ref: str) -> Response:
    """Serve the payment page."""
    record = get_order(_viva(request), ref)
    if not record:
        return HTMLResponse("404", 404)
    body = record["body"]
    values = {"state": record["state"], "ref": ref, "what": body.get("customerTrns", ""), "amount": f"{body['amount'] / 100:.2f}"}
    page = PAGE.read_text("utf-8")
    for name, value in values.items():
        page = page.replace(f"[[{name}]]", html.escape(str(value)))
    return HTMLResponse(page)


@router.post("/www/web/checkout", response_model=None)
async def pay(request: Request, ref: str, button: Annotated[str, Form()]) -> Response:
    """Handle the payer's button and redirect to the product when a return address is set."""
    viva = _viva(request)
    record = get_order(viva, ref)
    if not record:
        return HTMLResponse("404", 404)
    event = 0
    if record["state"] == "waiting":
        body = record["body"]
        event = ONLINE.get(body["amount"], 0) if button == "pay" else 2061 if button == "leave" else 10005
        attempt = viva.transaction(record["merchant_id"], body["amount"], ref, event, reference=body.get("merchantTrns", ""),
                                   email=body.get("customer", {}).get("email", ""), currency=str(body.get("currencyCode", "752")),
                                   allows_recurring=bool(body.get("allowRecurring")))
        viva.records.put("order", ref, state="waiting" if event else "paid", last=attempt["id"])
    last = (viva.records.get("order", ref) or {}).get("last", "")
    return_url = viva.settings.viva_return()
    query = urlencode({"t": last, "s": ref, "lang": "sv-SE", "eventId": event, "eci": 1})
    return RedirectResponse(f"{return_url}?{query}" if return_url else f"/viva/www/web/checkout?ref={ref}", 303)
