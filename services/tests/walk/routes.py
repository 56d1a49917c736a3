"""Every route of the app, what it asks for, and the document's schema of its answers."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from fastapi.routing import APIRoute
from jsonschema import Draft202012Validator

from clinic.core.auth import permission_of
from clinic.core.permissions import Permission

OPEN = {
    "GET /api/csrf-cookie": "gives the cookie that everything else needs",
    "POST /api/login": "nobody is signed in yet",
    "POST /api/v2/logout": "signing out works however the session stands",
    "POST /api/v2/register": "nobody is signed in yet",
    "POST /api/forgot-password": "whoever has forgotten is not signed in; the answer never differs",
    "POST /api/reset-password": "the link's token is the proof",
    "POST /api/email/verify": "the link's hash is the proof",
    "POST /api/v3/prescribers/invitation": "the mailed link's key is the proof; limited by address",
    "POST /api/v3/prescribers/register": "the mailed link's key is the proof; used once",
    "POST /api/v3/prescribers/join": "the mailed link's key and the account's password are the proof",
    "POST /api/v2/report/error": "a screen can break before sign-in; limited by address",
    "GET /api/files/raw/{ticket}": "the signed link is the proof; it lives five minutes",
    "GET /api/documents/verify/{code}": "the code on the paper is the proof; limited by address, and tells nothing of whom it's about",
    "GET /api/hooks/viva": "the provider asks whether the address is ours; the key it gets is its own",
    "POST /api/hooks/viva": "the provider's hint, which is believed in nothing: the payment is asked for anew",
    "POST /api/hooks/46elks/{secret}": "the provider's report; the secret is the proof",
}
"""The written list of routes without a permission, each with its reason."""
VISITORS = ("/api/v2/booking-portal/", "/api/v2/questionary-loc/")
"""Visitors' calls: read by the clinic's public id, changed under a flow key, limited by address and phone."""


def _all(routes: Any) -> Iterator[APIRoute]:
    for route in routes:
        if isinstance(route, APIRoute):
            yield route
        elif hasattr(route, "original_router"):
            yield from _all(route.original_router.routes)


@lru_cache
def every() -> list[tuple[str, str, APIRoute]]:
    """(method, path, route) of every call under /api."""
    from clinic.main import app

    found = {
        (method, route.path): route for route in _all(app.routes) for method in sorted(route.methods or ())
        if route.path.startswith("/api/")
    }
    return [(method, path, route) for (method, path), route in sorted(found.items(), key=lambda item: (item[0][1], item[0][0]))]


def asked(route: APIRoute) -> Permission | None:
    """The permission that a route's dependencies name."""

    def names(dependant: Any) -> Iterator[Permission]:
        if permission := permission_of(dependant.call):
            yield permission
        for below in dependant.dependencies:
            yield from names(below)

    return next(names(route.dependant), None)


def permitted() -> list[tuple[str, str, Permission]]:
    """(method, path, permission) of every call that names one."""
    return [(method, path, permission) for method, path, route in every() if (permission := asked(route))]


@lru_cache
def document() -> dict[str, Any]:
    """The API's description of itself."""
    from clinic.main import app

    return app.openapi()


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema itself, where there is a reference to it."""
    while "$ref" in schema:
        schema = document()["components"]["schemas"][schema["$ref"].split("/")[-1]]
    return schema


def misfit(method: str, path: str, status: int, body: Any) -> str | None:
    """What in an answer doesn't fit the document's schema for that status; None when all of it does."""
    responses = document()["paths"][path][method.lower()]["responses"]
    said = responses.get(str(status)) or responses.get(f"{status // 100}XX")
    if said is None:
        return f"{status} is not documented"
    schema = said.get("content", {}).get("application/json", {}).get("schema", {})
    whole = {**schema, "components": document()["components"]}
    problem = next(Draft202012Validator(whole).iter_errors(body), None)
    return f"{problem.json_path}: {problem.message}"[:300] if problem else None
