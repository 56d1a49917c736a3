"""The HTML of every path, the bundles, and the list of remotes: one origin serves all pages and the API."""

import re
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import urlsplit

import orjson
from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse

from clinic.core.envelope import refused
from clinic.core.errors import NotFound
from clinic.core.i18n import language
from clinic.core.settings import CHECKOUT, settings

router = APIRouter(include_in_schema=False)

PUBLIC = re.compile(r"^/(booking|registration|payment|questionary-loc|doctor-invitation|cancel-subscription|public)(/|$)")
FRAMED = re.compile(r"^/(booking|registration)/")
PRESCRIBER = re.compile(r"^/prescription(/|$)")
HASHED = re.compile(r"\.[0-9a-f]{8,}\.")
BUNDLES = frozenset({"web-shell", "web-record", "web-booking", "web-pos", "web-prescriber", "web-public"})
AWAY = b"<!doctype html><meta charset=utf-8><title>Aster</title><p>The page is being updated. Please try again in a moment."


def _dist(name: str) -> Path:
    return settings().bundles_dir / name / "dist"


def bundle_of(path: str, area: str) -> str:
    """Which bundle's HTML a path gets."""
    if PUBLIC.match(path):
        return "web-public"
    if PRESCRIBER.match(path) or area == "prescriber":
        return "web-prescriber"
    return "web-shell"


@router.get("/bundles/{name}/{path:path}")
async def bundle(request: Request, name: str, path: str) -> Response:
    """One file of a bundle, its brotli copy where there is one; hashed names never change, all others are asked for anew."""
    root = _dist(name).resolve() if name in BUNDLES else None
    file = (root / path).resolve() if root else None
    if root is None or file is None or root not in file.parents or not file.is_file():
        return Response("Not found", status_code=404, media_type="text/plain", headers={"Cache-Control": "no-store"})
    fixed = bool(HASHED.search(file.name)) or "/fonts/" in path
    cache = "public, max-age=31536000, immutable" if fixed else "no-cache"
    headers = {"Cache-Control": cache, "Access-Control-Allow-Origin": "*", "X-Content-Type-Options": "nosniff", "Vary": "Accept-Encoding"}
    small = file.with_name(file.name + ".br")
    if "br" in request.headers.get("accept-encoding", "") and small.is_file():
        kind = guess_type(file.name)[0]
        return FileResponse(small, headers={**headers, "Content-Encoding": "br"}, media_type=kind)
    return FileResponse(file, headers=headers)


def remotes() -> list[dict[str, Any]]:
    """The configured remotes, each with the digest of its manifest, or none while its files are away."""
    config = Path(settings().remotes) if settings().remotes else CHECKOUT / "infra" / "remotes.json"
    entries: list[dict[str, Any]] = orjson.loads(config.read_bytes())
    for entry in entries:
        entry.setdefault("manifest", f"/bundles/{entry['name']}/mf-manifest.json")
        manifest = _dist(entry["name"]) / "mf-manifest.json"
        entry["digest"] = sha256(manifest.read_bytes()).hexdigest() if manifest.is_file() else None
    return entries


@router.get("/remotes.json")
async def remotes_json() -> Response:
    """Which remotes there are, read by the shell at run time."""
    return Response(orjson.dumps(remotes()), media_type="application/json", headers={"Cache-Control": "no-store"})


def _origins() -> str:
    found = {f"{parts.scheme}://{parts.netloc}" for entry in remotes() if (parts := urlsplit(entry["manifest"])).netloc}
    return "".join(f" {origin}" for origin in sorted(found))


def policy(path: str, nonce: str) -> str:
    """The content security policy of a page; script sources come from the list of remotes."""
    elsewhere = _origins()
    ancestors = "*" if FRAMED.match(path) else "'none'"
    return "; ".join([
        "default-src 'none'", f"script-src 'self' 'nonce-{nonce}'{elsewhere}", f"style-src 'self' 'nonce-{nonce}'{elsewhere}",
        "style-src-attr 'unsafe-inline'", f"connect-src 'self'{elsewhere}", "img-src 'self' data: blob: https:",
        f"font-src 'self'{elsewhere}", "frame-src 'self'", "manifest-src 'self'", "worker-src 'self'",
        "base-uri 'none'", "object-src 'none'", "form-action 'self'", f"frame-ancestors {ancestors}",
    ])


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """The HTML that a path gets, with a nonce of its own."""
    if path.startswith("api/"):
        return refused(NotFound(), language.get())
    where = "/" + path
    html = _dist(bundle_of(where, request.cookies.get("area", ""))) / "index.html"
    nonce = token_urlsafe(16)
    headers = {
        "Content-Security-Policy": policy(where, nonce), "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
        "Referrer-Policy": "same-origin", "Permissions-Policy": "camera=(self), microphone=(self), geolocation=()",
    }
    if not FRAMED.match(where):
        headers["X-Frame-Options"] = "DENY"
    if settings().secure_cookies:
        headers["Strict-Transport-Security"] = "max-age=31536000; includeSubDomains"
    if not html.is_file():
        return Response(AWAY, status_code=503, media_type="text/html", headers={**headers, "Retry-After": "5"})
    body = html.read_text(encoding="utf-8").replace("__CSP_NONCE__", nonce)
    return Response(body, media_type="text/html", headers=headers)
