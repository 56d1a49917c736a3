"""Cross-site request forgery: a readable cookie that every unsafe call repeats in a header (PLT-003).

Calls under a flow key or an API key carry no ambient credential and need none; the provider hooks have secrets of their own.
"""

from hashlib import sha256
from hmac import compare_digest, new
from secrets import token_urlsafe

from fastapi import APIRouter, Request, Response

from clinic.core.errors import Forbidden
from clinic.core.settings import settings

COOKIE, HEADER = "csrf_token", "x-csrf-token"
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
REPORTS = "/api/v2/report/error"
"""A fault is told by anybody, signed in or not, and limited by address; in a foreign page's frame, where the portal may stand, there are no
cookies at all."""
FREE_PREFIXES = ("/api/hooks/", "/api/v2/booking-portal/", "/api/v2/questionary-loc/", "/api/v3/prescribers/invitation", REPORTS)


class CsrfMissing(Forbidden):
    """An unsafe call without the matching header."""

    code = "csrf.missing"
    en = "The page has been open for too long. Reload it and try again."
    sv = "Sidan har varit öppen för länge. Ladda om den och försök igen."


def _signature(value: str) -> str:
    return new(settings().secret_key.encode(), f"csrf:{value}".encode(), sha256).hexdigest()[:32]


def give(response: Response) -> None:
    """Set a new token's cookie."""
    value = token_urlsafe(24)
    response.set_cookie(
        COOKIE, f"{value}.{_signature(value)}", samesite="lax", secure=settings().secure_cookies, path="/", max_age=30 * 86400,
    )


def check(request: Request) -> None:
    """Refuse an unsafe call whose header is not the cookie, or whose cookie is not ours."""
    path: str = request.scope["path"]
    if request.method in SAFE or path.startswith(FREE_PREFIXES) or not path.startswith("/api/"):
        return
    cookie, header = request.cookies.get(COOKIE, ""), request.headers.get(HEADER, "")
    value, _, signature = cookie.rpartition(".")
    if not value or not compare_digest(cookie, header) or not compare_digest(signature, _signature(value)):
        raise CsrfMissing


router = APIRouter(prefix="/api", tags=["session"])


@router.get("/csrf-cookie", response_class=Response, responses={200: {"description": "The cookie is set."}})
async def csrf_cookie() -> Response:
    """Set the CSRF cookie that every unsafe call repeats in its header."""
    response = Response(b'{"status":"1","message":"","data":null}', media_type="application/json")
    give(response)
    return response
