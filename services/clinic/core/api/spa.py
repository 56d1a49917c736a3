"""The front end's files: the HTML of every path, the bundles and the list of remotes. One origin serves them and the API."""

import re
from collections.abc import Mapping
from hashlib import sha256
from mimetypes import add_type, guess_type
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import quote, urlsplit

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, RedirectResponse

from clinic.core.api.csrf import SESSION_COOKIE
from clinic.core.api.envelope import error_response
from clinic.core.api.errors import NotFound
from clinic.core.api.page_addresses import is_page
from clinic.core.settings import settings
from clinic.core.text.i18n import language

add_type("application/manifest+json", ".webmanifest")
router = APIRouter(include_in_schema=False)

PUBLIC_PATH = re.compile(r"^/(booking|registration|payment|questionary-loc|doctor-invitation|cancel-subscription|public)(/|$)")
FRAMEABLE_PATH = re.compile(r"^/(booking|registration)/")
EMAIL_LINK_PATH = re.compile(r"^/(email/verify|reset-password)/")
SIGN_IN_PATH = re.compile(
    r"^/(login|login/step|sign-up|register|verify-email|set-up|forgot-password|reset-password/[^/]+|email/verify/[^/]+/[^/]+)/?$",
)
PRESCRIBER_PATH = re.compile(r"^/prescription(/|$)")
HASHED_NAME = re.compile(r"\.[0-9a-f]{8,}\.")
BUNDLE_NAME = re.compile(r"web-[a-z]+")
OLD_ADDRESSES = {
    "/receipt": "/point-of-sale/receipt",
    "/receipt/{receipt_id}/detail": "/point-of-sale/receipt/{receipt_id}/detail",
    "/receipt/{receipt_id}/refund": "/point-of-sale/receipt/{receipt_id}/refund",
    "/gift-cards": "/point-of-sale/gift-card",
    "/setting/terminal-setting": "/point-of-sale/setting/terminal-setting",
    "/clients/{client_id}/letters-of-consents": "/clients/{client_id}/client-letters-of-consents",
    "/clients/{client_id}/letters-of-consents/{consent_id}": "/clients/{client_id}/client-letters-of-consents/{consent_id}",
    "/clients/{client_id}/questionnaires": "/clients/{client_id}/client-questionnaires",
    "/clients/{client_id}/questionnaires/{questionnaire_id}": "/clients/{client_id}/client-questionnaires/{questionnaire_id}",
    "/prescription/set-up": "/prescription/sign-up/set-up",
}
"""Addresses that pages had before, and have now. docs/routes.md lists the same."""
_OLD_PATTERNS = [(re.compile(re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", old) + "/?"), new) for old, new in OLD_ADDRESSES.items()]
MISSING_PAGE_META = '<meta name="page-status" content="404">'
UPDATING_TEXTS = {
    "en": "The page is being updated. Please try again in a moment.",
    "sv": "Sidan uppdateras. Försök igen om en stund.",
}
"""Shown in place of a page whose bundle is missing, in the language of the address or of the browser (PLT-090)."""


def _dist(name: str) -> Path:
    return settings().bundles_dir / name / "dist"


def bundle_of(path: str, area: str) -> str:
    """Return the bundle whose HTML a path gets; `area` is the cookie that tells prescribers from clinic staff.

    The links in e-mails to prescribers and staff alike lead to pages of the shell.
    """
    if PUBLIC_PATH.match(path):
        return "web-public"
    if EMAIL_LINK_PATH.match(path):
        return "web-shell"
    if PRESCRIBER_PATH.match(path) or area == "prescriber":
        return "web-prescriber"
    return "web-shell"


def html_of(path: str, cookies: Mapping[str, str]) -> Path:
    """Return the HTML file of a page. Without a session every page of the shell is the sign-in, which loads nothing of it."""
    bundle = bundle_of(path, cookies.get("area", ""))
    is_sign_in = bundle == "web-shell" and (SIGN_IN_PATH.match(path) or not cookies.get(SESSION_COOKIE))
    return _dist(bundle) / ("sign-in.html" if is_sign_in else "index.html")


@router.get("/bundles/{name}/{path:path}")
async def get_bundle_file(request: Request, name: str, path: str) -> Response:
    """Send a bundle's file, or its brotli copy. Names with a hash are cached for good, others are revalidated each time."""
    root = _dist(name).resolve() if BUNDLE_NAME.fullmatch(name) else None
    file = (root / path).resolve() if root else None
    if root is None or file is None or root not in file.parents or not file.is_file():
        return Response("Not found", status_code=404, media_type="text/plain", headers={"Cache-Control": "no-store"})
    is_immutable = bool(HASHED_NAME.search(file.name)) or "/fonts/" in path
    cache = "public, max-age=31536000, immutable" if is_immutable else "no-cache"
    headers = {"Cache-Control": cache, "Access-Control-Allow-Origin": "*", "X-Content-Type-Options": "nosniff", "Vary": "Accept-Encoding"}
    compressed = file.with_name(file.name + ".br")
    if "br" in request.headers.get("accept-encoding", "") and compressed.is_file():
        media_type = guess_type(file.name)[0]
        return FileResponse(compressed, headers={**headers, "Content-Encoding": "br"}, media_type=media_type)
    return FileResponse(file, headers=headers)


def list_remotes() -> list[dict[str, Any]]:
    """Return the remotes in their order, each with the digest of its manifest, or null while its files are missing."""
    entries: list[dict[str, Any]] = orjson.loads(Path(settings().remotes).read_bytes()) if settings().remotes else _read_entries()
    for entry in entries:
        entry.setdefault("manifest", f"/bundles/{entry['name']}/mf-manifest.json")
        manifest = _dist(entry["name"]) / "mf-manifest.json"
        entry["digest"] = sha256(manifest.read_bytes()).hexdigest() if manifest.is_file() else None
    return entries


def _read_entries() -> list[dict[str, Any]]:
    """Read the `remote.json` of every bundle; the remote is named after the folder, and its development port stays here."""
    entries = [{"name": file.parent.name, **orjson.loads(file.read_bytes())} for file in settings().bundles_dir.glob("web-*/remote.json")]
    entries.sort(key=lambda entry: entry["order"])
    return [{key: value for key, value in entry.items() if key not in {"order", "port"}} for entry in entries]


@router.get("/remotes.json")
async def get_remotes() -> Response:
    """Return the remotes, which the shell reads at run time."""
    return Response(orjson.dumps(list_remotes()), media_type="application/json", headers={"Cache-Control": "no-store"})


def _remote_origins() -> str:
    origins = {f"{parts.scheme}://{parts.netloc}" for entry in list_remotes() if (parts := urlsplit(entry["manifest"])).netloc}
    return "".join(f" {origin}" for origin in sorted(origins))


def content_security_policy(path: str, nonce: str) -> str:
    """Return the content security policy of a page; its script sources include the origins of the remotes."""
    remote_origins = _remote_origins()
    ancestors = "*" if FRAMEABLE_PATH.match(path) else "'none'"
    return "; ".join([
        "default-src 'none'", f"script-src 'self' 'nonce-{nonce}'{remote_origins}", f"style-src 'self' 'nonce-{nonce}'{remote_origins}",
        "style-src-attr 'unsafe-inline'", f"connect-src 'self'{remote_origins}", "img-src 'self' data: blob: https:",
        f"font-src 'self'{remote_origins}", "frame-src 'self'", "manifest-src 'self'", "worker-src 'self'",
        "base-uri 'none'", "object-src 'none'", "form-action 'self'", f"frame-ancestors {ancestors}",
    ])


def new_address(page_path: str) -> str | None:
    """Return the address that a page has now, or None if the given one is not an old address."""
    for pattern, new in _OLD_PATTERNS:
        if match := pattern.fullmatch(page_path):
            return new.format(**{name: quote(value) for name, value in match.groupdict().items()})
    return None


def _updating_html(request: Request) -> str:
    languages = request.query_params.get("lang") or request.headers.get("accept-language", "")
    lang = "sv" if languages.lower().startswith("sv") else "en"
    return f'<!doctype html><html lang="{lang}"><meta charset=utf-8><title>Aster</title><p>{UPDATING_TEXTS[lang]}'


@router.get("/{path:path}")
async def get_page(request: Request, path: str) -> Response:
    """Send the HTML of a path, with a CSP nonce of its own, or redirect an old address to the new one.

    An unknown address has status 404, which the HTML repeats for the page: without a session it can't tell by its routes (PLT-083).
    """
    if path.startswith("api/"):
        return error_response(NotFound(), language.get())
    page_path = "/" + path
    if address := new_address(page_path):
        query = f"?{request.url.query}" if request.url.query else ""
        return RedirectResponse(address + query, status_code=301, headers={"Cache-Control": "no-store"})
    html = html_of(page_path, request.cookies)
    nonce = token_urlsafe(16)
    headers = {
        "Content-Security-Policy": content_security_policy(page_path, nonce), "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin", "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
    }
    if not FRAMEABLE_PATH.match(page_path):
        headers["X-Frame-Options"] = "DENY"
    if settings().secure_cookies:
        headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"
    if not html.is_file():
        return Response(_updating_html(request), status_code=503, media_type="text/html", headers={**headers, "Retry-After": "5"})
    body, status = html.read_text(encoding="utf-8").replace("__CSP_NONCE__", nonce), 200
    if not is_page(page_path, [prefix for entry in list_remotes() for prefix in entry["prefixes"]]):
        body, status = body.replace("</head>", f"{MISSING_PAGE_META}</head>", 1), 404
    return Response(body, status_code=status, media_type="text/html", headers=headers)
