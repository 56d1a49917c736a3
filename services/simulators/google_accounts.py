"""Simulate Google's OAuth 2: the page of consent, tokens by code (PKCE, S256) and by refresh token, and revoking them."""

import html
from base64 import urlsafe_b64encode
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from secrets import token_urlsafe
from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from simulators.record_store import Record, RecordStore
from simulators.settings import Settings

PAGE = Path(__file__).parent / "static" / "google-consent.html"
ACCOUNT = "person@gmail.test"
"""The person who consents; each has one calendar."""
CODE_TTL = timedelta(minutes=10)
router = APIRouter(prefix="/google", tags=["Google accounts"])


def get_records(request: Request) -> RecordStore:
    """Return the records of the app."""
    records: RecordStore = request.app.state.records
    return records


def get_behaviour(records: RecordStore) -> Record:
    """Return how the simulator misbehaves: `status` of API calls, `reason` of a 403, `expires_in` of tokens, `max_page`."""
    return records.get("google_behaviour", "all") or {"status": 0, "reason": "", "expires_in": 3599, "max_page": 250, "seconds": 0}


@router.get("/o/oauth2/v2/auth", response_model=None)
async def consent_page(request: Request) -> Response:
    """Serve the page of consent; one press answers it."""
    query, settings = request.query_params, Settings()
    if query.get("response_type") != "code" or query.get("client_id") != settings.google_client_id or not query.get("redirect_uri"):
        return HTMLResponse("<h1>Error 400: invalid_request</h1>", 400)
    if query.get("code_challenge_method") != "S256" or not query.get("code_challenge"):
        return HTMLResponse("<h1>Error 400: code_challenge is required</h1>", 400)
    page = PAGE.read_text("utf-8").replace("[[account]]", html.escape(query.get("login_hint", ACCOUNT)))
    return HTMLResponse(page.replace("[[query]]", html.escape(str(query))))


@router.post("/o/oauth2/v2/auth", response_model=None)
async def answer_consent(request: Request, button: Annotated[str, Form()], account: Annotated[str, Form()] = ACCOUNT) -> Response:
    """Send the person back with a code, or with `access_denied`."""
    query = request.query_params
    answer: dict[str, str] = {"state": query.get("state", "")}
    if button == "allow":
        code = f"4/{token_urlsafe(24)}"
        get_records(request).put(
            "google_code", code, account=account, challenge=query["code_challenge"], redirect_uri=query["redirect_uri"],
            scope=query.get("scope", ""), is_offline=query.get("access_type") == "offline",
        )
        answer |= {"code": code, "scope": query.get("scope", "")}
    else:
        answer["error"] = "access_denied"
    return RedirectResponse(f"{query['redirect_uri']}?{urlencode(answer)}", 302)


def _refuse(error: str, description: str, status: int = 400) -> JSONResponse:
    return JSONResponse({"error": error, "error_description": description}, status)


@router.post("/token", response_model=None)
async def token(request: Request) -> Response:
    """Give tokens for a code, once, or an access token for a refresh token."""
    settings, records, form = Settings(), get_records(request), await request.form()
    if get_behaviour(records)["status"] >= 500:  # noqa: PLR2004 - server errors
        return Response("error", get_behaviour(records)["status"])
    if (form.get("client_id"), form.get("client_secret")) != (settings.google_client_id, settings.google_client_secret):
        return _refuse("invalid_client", "The OAuth client was not found.", 401)
    if form.get("grant_type") == "refresh_token":
        grant = records.get("google_grant", str(form.get("refresh_token")))
        return _give_tokens(records, grant) if grant else _refuse("invalid_grant", "Token has been expired or revoked.")
    code = str(form.get("code"))
    issued = records.get("google_code", code)
    records.delete("google_code", code)
    challenge = urlsafe_b64encode(sha256(str(form.get("code_verifier")).encode()).digest()).decode().rstrip("=")
    is_fresh = issued is not None and datetime.fromisoformat(issued["at"]) > datetime.now(UTC) - CODE_TTL
    if issued is None or not is_fresh or (issued["challenge"], issued["redirect_uri"]) != (challenge, form.get("redirect_uri")):
        return _refuse("invalid_grant", "Bad Request")
    grant = records.put("google_grant", f"1//{token_urlsafe(32)}", account=issued["account"], scope=issued["scope"])
    return _give_tokens(records, grant, with_refresh_token=issued["is_offline"])


def _give_tokens(records: RecordStore, grant: Record, *, with_refresh_token: bool = False) -> JSONResponse:
    lifetime = int(get_behaviour(records)["expires_in"])
    access = records.put(
        "google_access", f"ya29.{token_urlsafe(32)}", account=grant["account"], grant=grant["id"],
        expires_at=(datetime.now(UTC) + timedelta(seconds=lifetime)).isoformat(),
    )
    answer: dict[str, Any] = {"access_token": access["id"], "expires_in": lifetime, "scope": grant["scope"], "token_type": "Bearer"}
    return JSONResponse(answer | ({"refresh_token": grant["id"]} if with_refresh_token else {}))


@router.post("/revoke", response_model=None)
async def revoke(request: Request, token: Annotated[str, Form()]) -> Response:
    """Withdraw a consent by its refresh or access token."""
    records = get_records(request)
    if get_behaviour(records)["status"] >= 500:  # noqa: PLR2004 - server errors
        return Response("error", get_behaviour(records)["status"])
    access = records.get("google_access", token)
    grant_id = access["grant"] if access else token
    if not records.get("google_grant", grant_id):
        return _refuse("invalid_token", "Token expired or revoked")
    records.delete("google_grant", grant_id)
    return JSONResponse({})


def find_account(request: Request) -> str | None:
    """Return the account of a request's access token, or None when the token is unknown, has ended, or was withdrawn."""
    records = get_records(request)
    access = records.get("google_access", request.headers.get("authorization", "").removeprefix("Bearer "))
    if not access or not records.get("google_grant", access["grant"]) or datetime.fromisoformat(access["expires_at"]) <= datetime.now(UTC):
        return None
    return str(access["account"])
