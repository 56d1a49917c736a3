"""Cross-site request forgery: a readable cookie that every unsafe call repeats in a header (PLT-003).

The token belongs to the session: signing in or out gives another one, and another session's token is refused.
Routes whose callers carry no ambient credential have the option `require_csrf=False`: those of visitors, who send a flow key, and the
providers' webhooks, which have secrets of their own.
"""

from hashlib import sha256
from hmac import compare_digest, new
from secrets import token_urlsafe
from typing import Any

from fastapi import APIRouter, Request, Response

from clinic.core.api.envelope import error_responses
from clinic.core.api.errors import Forbidden, RateLimited
from clinic.core.api.origin import is_same_origin
from clinic.core.api.rate_limit import limit_address
from clinic.core.api.route_options import request_options
from clinic.core.settings import settings

COOKIE, HEADER, SESSION_COOKIE = "csrf_token", "x-csrf-token", "session"
MAX_AGE_SECONDS = 30 * 86400
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


class CsrfMissing(Forbidden):
    """An unsafe call without the matching header."""

    code = "csrf.missing"
    en = "The page has been open for too long. Reload it and try again."
    sv = "Sidan har varit öppen för länge. Ladda om den och försök igen."


def token_for(session_token: str) -> str:
    """Return the CSRF token of a signed-in session, the same at each call; a new random one where nobody is signed in."""
    if session_token:
        return _hmac(f"csrf-session:{session_token}")
    value = token_urlsafe(24)
    return f"{value}.{_hmac(f'csrf:{value}')}"


def is_valid(token: str, session_token: str) -> bool:
    """Return whether the token is one that `token_for` gave to this session, or to a visitor where there is no session."""
    if not token.isascii():  # compare_digest raises for other letters, and a cookie may hold any
        return False
    if session_token:
        return compare_digest(token, _hmac(f"csrf-session:{session_token}"))
    value, _, signature = token.rpartition(".")
    return bool(value) and compare_digest(signature, _hmac(f"csrf:{value}"))


def cookie(token: str) -> dict[str, Any]:
    """Return the arguments of `Response.set_cookie` for the CSRF cookie, which scripts of the page can read."""
    return {
        "key": COOKIE, "value": token, "max_age": MAX_AGE_SECONDS, "path": "/", "samesite": "lax", "secure": settings().secure_cookies,
    }


def _hmac(text: str) -> str:
    return new(settings().secret_key.encode(), text.encode(), sha256).hexdigest()[:32]


def check(request: Request) -> None:
    """Refuse an unsafe call of another origin's page, whose header is not the cookie, or whose cookie was not given to this session.

    A GET that changes data (`changes_data`) is unsafe too.
    """
    path: str = request.scope["path"]
    if not path.startswith("/api/"):
        return
    options = request_options(request.scope)
    if not options.require_csrf or (request.method in SAFE_METHODS and not options.changes_data):
        return
    if "origin" in request.headers and not is_same_origin(request):
        raise CsrfMissing
    token, header = request.cookies.get(COOKIE, ""), request.headers.get(HEADER, "")
    if not compare_digest(token.encode(), header.encode()) or not is_valid(token, request.cookies.get(SESSION_COOKIE, "")):
        raise CsrfMissing


router = APIRouter(prefix="/api", tags=["session"])
MAX_COOKIES_PER_MINUTE = 1200
"""For one address: each page asks once, so a clinic of thirty people doesn't get near it."""


@router.get(
    "/csrf-cookie", response_class=Response, responses={200: {"description": "The cookie is set."}, **error_responses(RateLimited)},
    dependencies=[limit_address("csrf", limit=MAX_COOKIES_PER_MINUTE)],
)
async def csrf_cookie(request: Request) -> Response:
    """Set the CSRF cookie that every unsafe call repeats in its header. A valid one is kept, so that tabs don't refuse each other."""
    token, session_token = request.cookies.get(COOKIE, ""), request.cookies.get(SESSION_COOKIE, "")
    response = Response(b'{"status":"1","message":"","data":null}', media_type="application/json")
    response.set_cookie(**cookie(token if is_valid(token, session_token) else token_for(session_token)))
    return response
