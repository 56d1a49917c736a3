"""Simulate Viva's connected accounts: the invitation, the account's state, and the pages on which a clinic's owner fills in its details."""

import html
from pathlib import Path
from typing import Annotated, Any
from uuid import uuid4

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from simulators.record_store import Record
from simulators.viva_payments import Viva
from simulators.viva_terminal import authorization_error, error_response

PAGE = Path(__file__).parent / "static" / "onboarding.html"
STATUS_BY_BUTTON = {"approve": "Verified", "wait": "Pending", "refuse": "Rejected"}
"""What Viva decides about an account, by the button that is pressed on its page."""
router = APIRouter(prefix="/viva", tags=["Viva accounts"])


def _viva(request: Request) -> Viva:
    viva: Viva = request.app.state.viva
    return viva


@router.post("/api/isv/v1/accounts", response_model=None)
async def invite(request: Request) -> Response:
    """Start a clinic's account; a button of the onboarding page completes it."""
    if error := authorization_error(request):
        return error
    body = await request.json()
    if not body.get("email") or not body.get("returnUrl"):
        return error_response(400, "email and returnUrl are required")
    record = _viva(request).records.put(
        "account", str(uuid4()), email=body["email"], return_url=body["returnUrl"], merchant_id="", status="",
    )
    return JSONResponse({"accountId": record["id"], "invitation": {"email": body["email"], "redirectUrl": _page_url(request, record)}})


def _page_url(request: Request, record: Record) -> str:
    return f"{request.url.scheme}://{request.url.netloc}/viva/www/onboarding/{record['id']}"


@router.get("/api/isv/v1/accounts/{account_id}", response_model=None)
async def account(request: Request, account_id: str) -> Response:
    """Return an account's state."""
    if error := authorization_error(request):
        return error
    record = _viva(request).records.get("account", account_id)
    if not record:
        return error_response(404, "Account not found")
    return JSONResponse({
        "accountId": account_id, "email": record["email"], "merchantId": record["merchant_id"] or None,
        "verified": record["status"] == "Verified", "verificationStatus": record["status"] or None,
    })


@router.get("/www/onboarding/{account_id}", response_model=None)
async def onboarding(request: Request, account_id: str) -> Response:
    """Serve the page on which the owner fills in the company's details, with what Viva decides."""
    record = _viva(request).records.get("account", account_id)
    if not record:
        return HTMLResponse("404", 404)
    values = {"email": record["email"], "status": record["status"] or "Invited"}
    page = PAGE.read_text("utf-8")
    for name, value in values.items():
        page = page.replace(f"[[{name}]]", html.escape(value))
    return HTMLResponse(page)


@router.post("/www/onboarding/{account_id}", response_model=None)
async def decide(request: Request, account_id: str, button: Annotated[str, Form()]) -> Response:
    """Store what Viva decides, send its webhook and redirect to the product."""
    viva = _viva(request)
    record = viva.records.get("account", account_id)
    if not record or button not in STATUS_BY_BUTTON:
        return HTMLResponse("404", 404)
    status, merchant = STATUS_BY_BUTTON[button], record["merchant_id"] or str(uuid4())
    viva.records.put("account", account_id, merchant_id=merchant, status=status)
    viva.send_webhook(8194, merchant, {"ConnectedAccountId": account_id, "MerchantId": merchant, "Verified": status == "Verified"})
    return RedirectResponse(record["return_url"], 303)


def account_to_json(request: Request, row: Record) -> dict[str, Any]:
    """Return an account as the payments page shows it."""
    return {"id": row["id"], "at": row["at"], "email": row["email"], "status": row["status"] or "Invited", "url": _page_url(request, row)}
