"""Viva beside its terminals: tokens, connected accounts, orders and their page, transactions, webhooks."""

import base64
import html
import secrets
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlencode
from uuid import uuid4

import httpx
from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from simulators.kept import Record
from simulators.viva_money import CARD, ONLINE, Viva, code
from simulators.viva_terminal import let_in, new_token, refused

PAGE = Path(__file__).parent / "static" / "checkout.html"
SMALLEST = 30
STATES = {"waiting": 0, "expired": 1, "cancelled": 2, "paid": 3}
router = APIRouter(prefix="/viva", tags=["Viva"])


def _viva(request: Request) -> Viva:
    viva: Viva = request.app.state.viva
    return viva


def _basic(request: Request) -> tuple[str, str]:
    kind, _, packed = request.headers.get("authorization", "").partition(" ")
    try:
        user, _, password = base64.b64decode(packed, validate=True).decode().rpartition(":")
    except ValueError:
        return "", ""
    return (user, password) if kind.casefold() == "basic" else ("", "")


@router.post("/accounts/connect/token", response_model=None)
async def token(request: Request, grant_type: Annotated[str, Form()] = "") -> Response:
    """A token for our client id and secret."""
    settings = _viva(request).settings
    if _basic(request) != (settings.viva_client_id, settings.viva_client_secret):
        return JSONResponse({"error": "invalid_client"}, 400)
    if grant_type != "client_credentials":
        return JSONResponse({"error": "unsupported_grant_type"}, 400)
    made = new_token(_viva(request))
    return JSONResponse({"access_token": made, "expires_in": 3600, "token_type": "Bearer", "scope": "urn:viva:payments:ecr:api"})


@router.post("/api/isv/v1/accounts", response_model=None)
async def invite(request: Request) -> Response:
    """Begin a clinic's account; the page to send its owner to finishes it at once."""
    if no := let_in(request):
        return no
    asked = await request.json()
    if not asked.get("email") or not asked.get("returnUrl"):
        return refused(400, "email and returnUrl are required")
    made = _viva(request).kept.put("account", str(uuid4()), email=asked["email"], back=asked["returnUrl"], merchant_id="", verified=False)
    url = f"{request.url.scheme}://{request.url.netloc}/viva/www/onboarding/{made['id']}"
    return JSONResponse({"accountId": made["id"], "invitation": {"email": asked["email"], "redirectUrl": url}})


@router.get("/api/isv/v1/accounts/{account_id}", response_model=None)
async def account(request: Request, account_id: str) -> Response:
    """How far it has come."""
    if no := let_in(request):
        return no
    found = _viva(request).kept.get("account", account_id)
    if not found:
        return refused(404, "Account not found")
    return JSONResponse({"accountId": account_id, "email": found["email"], "merchantId": found["merchant_id"] or None,
                         "verified": found["verified"]})


@router.get("/www/onboarding/{account_id}", response_model=None)
async def onboard(request: Request, account_id: str) -> Response:
    """The owner has answered Viva's questions; back to the product."""
    viva = _viva(request)
    found = viva.kept.get("account", account_id)
    if not found:
        return refused(404, "Account not found")
    merchant = found["merchant_id"] or str(uuid4())
    viva.kept.put("account", account_id, merchant_id=merchant, verified=True)
    viva.tell(8194, merchant, {"ConnectedAccountId": account_id, "MerchantId": merchant, "Verified": True})
    return RedirectResponse(found["back"], 303)


@router.post("/api/checkout/v2/isv/orders", response_model=None)
async def order(request: Request) -> Response:
    """Ask for a payment on the page."""
    if no := let_in(request):
        return no
    asked = await request.json()
    if not isinstance(asked.get("amount"), int) or asked["amount"] < SMALLEST or not 0 <= asked.get("isvAmount", 0) <= asked["amount"]:
        return refused(400, "Invalid amount")
    merchant = request.query_params.get("merchantId", "")
    made = _viva(request).kept.put(
        "order", code(), merchant_id=merchant, asked=asked, state="waiting",
        until=(datetime.now(UTC) + timedelta(seconds=asked.get("paymentTimeout", 1800))).isoformat(),
    )
    return JSONResponse({"orderCode": int(made["id"])})


@router.get("/api/checkout/v2/isv/transactions/{transaction_id}", response_model=None)
async def transaction(request: Request, transaction_id: str) -> Response:
    """Read a payment again by its id."""
    if no := let_in(request):
        return no
    found = _viva(request).kept.get("transaction", transaction_id)
    if not found or request.query_params.get("merchantId", found["merchant_id"]) != found["merchant_id"]:
        return refused(404, "Transaction not found")
    return JSONResponse({
        "email": found["email"], "amount": abs(found["amount"]) / 100, "orderCode": int(found["order_code"]), "statusId": found["status"],
        "fullName": "", "insDate": found["at"], "cardNumber": CARD["primaryAccountNumberMasked"], "currencyCode": found["currency"],
        "customerTrns": found["reference"], "merchantTrns": found["reference"], "transactionTypeId": found["type"],
        "eventId": found["event"] or None,
    })


def _old_caller(request: Request) -> Viva | None:
    """The reseller acting for a clinic, or None."""
    viva, (user, key) = _viva(request), _basic(request)
    same = user.startswith(f"{viva.settings.viva_reseller_id}:") and secrets.compare_digest(key, viva.settings.viva_reseller_key)
    return viva if same else None


def current(viva: Viva, order_code: str) -> Record | None:
    """An order, expired if its time is over."""
    found = viva.kept.get("order", order_code)
    if found and found["state"] == "waiting" and datetime.fromisoformat(found["until"]) < datetime.now(UTC):
        return viva.kept.put("order", order_code, state="expired")
    return found


@router.api_route("/www/api/orders/{order_code}", methods=["GET", "DELETE"], response_model=None)
async def old_order(request: Request, order_code: str) -> Response:
    """An order as it stands, or withdrawn."""
    if not (viva := _old_caller(request)):
        return JSONResponse({"ErrorText": "Unauthorized"}, 401)
    found = current(viva, order_code)
    if not found:
        return JSONResponse({"ErrorText": "Order not found"}, 404)
    if request.method == "DELETE":
        if found["state"] != "waiting":
            return JSONResponse({"ErrorText": "Order cannot be cancelled"}, 409)
        found = viva.kept.put("order", order_code, state="cancelled")
    return JSONResponse({"OrderCode": int(order_code), "StateId": STATES[found["state"]], "RequestAmount": found["asked"]["amount"] / 100,
                         "ExpirationDate": found["until"], "MerchantTrns": found["asked"].get("merchantTrns", "")})


@router.get("/www/api/transactions", response_model=None)
async def old_transactions(request: Request, ordercode: str = "") -> Response:
    """Every try to pay an order."""
    if not (viva := _old_caller(request)):
        return JSONResponse({"ErrorText": "Unauthorized"}, 401)
    found = viva.kept.newest("transaction", wanted=lambda one: one["order_code"] == ordercode)
    return JSONResponse({"Success": True, "ErrorCode": 0, "Transactions": [
        {"TransactionId": one["id"], "StatusId": one["status"], "Amount": abs(one["amount"]) / 100, "CurrencyCode": one["currency"],
         "MerchantTrns": one["reference"]} for one in found
    ]})


@router.delete("/www/api/transactions/{transaction_id}", response_model=None)
async def old_refund(request: Request, transaction_id: str, amount: int) -> Response:
    """Give back all or a part."""
    if not (viva := _old_caller(request)):
        return JSONResponse({"ErrorText": "Unauthorized"}, 401)
    found = viva.kept.get("transaction", transaction_id)
    if not found:
        return JSONResponse({"ErrorText": "Transaction not found"}, 404)
    if found["status"] not in "FR" or found["refunded"] + amount > found["amount"] or amount <= 0:
        return JSONResponse({"Success": False, "ErrorCode": 403, "ErrorText": "Amount above what remains", "EventId": 10013})

    def work() -> Response:
        viva.kept.put("transaction", transaction_id, refunded=found["refunded"] + amount, status="R")
        made = viva.transaction(found["merchant_id"], -amount, found["order_code"], 0, reference=found["reference"], parent=transaction_id)
        return JSONResponse({"Success": True, "ErrorCode": 0, "ErrorText": None, "EventId": 0, "StatusId": "F", "TransactionId": made["id"],
                             "Amount": amount / 100})

    manner = viva.manners.of("viva", found["merchant_id"], using=True)
    return await viva.manners.behave(request, manner.answer, work)


@router.get("/api/isv/v1/webhooks/token", response_model=None)
async def webhook_key(request: Request) -> Response:
    """What the product's address has to answer."""
    return let_in(request) or JSONResponse({"Key": _viva(request).key()})


@router.post("/api/isv/v1/webhooks", response_model=None)
async def webhook(request: Request) -> Response:
    """Make the key; with a url, check that the address knows it and tell it of everything from now on."""
    if no := let_in(request):
        return no
    viva, body = _viva(request), await request.body()
    asked: dict[str, Any] = await request.json() if body else {}
    if address := asked.get("url"):
        try:
            said = (await viva.caller.http.get(address)).json().get("Key")
        except (httpx.HTTPError, httpx.InvalidURL, ValueError, AttributeError):
            said = None
        if said != viva.key():
            return refused(400, "The address did not answer with the key")
        viva.kept.put("webhook", "address", url=address)
    return JSONResponse({"Key": viva.key()})


@router.get("/www/web/checkout", response_model=None)
async def checkout(request: Request, ref: str) -> Response:
    """The page where a payer pays."""
    found = current(_viva(request), ref)
    if not found:
        return HTMLResponse("404", 404)
    asked = found["asked"]
    words = {"state": found["state"], "ref": ref, "what": asked.get("customerTrns", ""), "amount": f"{asked['amount'] / 100:.2f}"}
    page = PAGE.read_text("utf-8")
    for name, value in words.items():
        page = page.replace(f"[[{name}]]", html.escape(str(value)))
    return HTMLResponse(page)


@router.post("/www/web/checkout", response_model=None)
async def pay(request: Request, ref: str, button: Annotated[str, Form()]) -> Response:
    """What the payer did; back to the product when it has said where."""
    viva = _viva(request)
    found = current(viva, ref)
    if not found:
        return HTMLResponse("404", 404)
    event = 0
    if found["state"] == "waiting":
        asked = found["asked"]
        event = ONLINE.get(asked["amount"], 0) if button == "pay" else 2061 if button == "leave" else 10005
        made = viva.transaction(found["merchant_id"], asked["amount"], ref, event, reference=asked.get("merchantTrns", ""),
                                email=asked.get("customer", {}).get("email", ""), currency=str(asked.get("currencyCode", "752")))
        viva.kept.put("order", ref, state="waiting" if event else "paid", last=made["id"])
    last = (viva.kept.get("order", ref) or {}).get("last", "")
    back = viva.settings.viva_return_url
    query = urlencode({"t": last, "s": ref, "lang": "sv-SE", "eventId": event, "eci": 1})
    return RedirectResponse(f"{back}?{query}" if back else f"/viva/www/web/checkout?ref={ref}", 303)
