"""Every route of the app, the permission it names, and the OpenAPI schema of its responses."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from fastapi.routing import APIRoute
from jsonschema import Draft202012Validator

from clinic.core.security.dependencies import get_required_permission
from clinic.core.security.permissions import Permission

PUBLIC_ROUTES = {
    "GET /api/csrf-cookie": "sets the cookie that all other calls need",
    "POST /api/login": "the caller is not signed in yet",
    "POST /api/login/bankid/start-order": "the caller is not signed in yet; limited by address",
    "GET /api/login/bankid/generate-qr": "the key in the browser's cookie is the proof; limited by address",
    "POST /api/login/bankid/collect-order": "the key in the browser's cookie and the completed order are the proof; limited by address",
    "POST /api/login/bankid/cancel-order": "the key in the browser's cookie is the proof; limited by address",
    "GET /api/login/step": "the token in the browser's cookie is the proof; limited by address",
    "POST /api/login/code": "the token in the browser's cookie is the proof; limited by account and address",
    "POST /api/login/second-factor": "the token in the browser's cookie and the code are the proof; limited by account and address",
    "POST /api/login/password": "the token in the browser's cookie is the proof, of a sign-in that is proved; limited by address",
    "POST /api/login/passkey/options": "the caller is not signed in yet; limited by address",
    "POST /api/login/passkey": "the passkey's signature over the browser's challenge is the proof; limited by address",
    "GET /api/calendar-feeds/{secret}/bookings.ics": "the secret is the proof; limited by link, and by address for unknown ones",
    "POST /api/v2/logout": "signing out works whatever the state of the session",
    "POST /api/v2/register": "the caller is not signed in yet",
    "GET /api/v2/register": "the key in the browser's cookie is the proof",
    "POST /api/verify-email": "the key in the browser's cookie and the mailed code are the proof; limited by sign-up and addresses",
    "POST /api/resend-otp": "the key in the browser's cookie is the proof; limited by sign-up and address",
    "GET /api/company/{public_id}/settings": "how the clinic writes dates, for visitors' pages; limited by address",
    "GET /api/company/{public_id}/extra-fields": "what the clinic asks its visitors for; limited by address",
    "GET /api/company/{public_id}/personal-data-policy": "read before giving personal data; limited by address",
    "GET /api/terms": "read before signing up; limited by address",
    "GET /api/terms/pdf": "read before signing up; limited by address",
    "POST /api/forgot-password": "a user who forgot the password is not signed in; the response never differs",
    "POST /api/reset-password": "the link's token is the proof",
    "POST /api/reset-password/check": "the link's token is the proof; limited by address",
    "POST /api/invitations/renew": "the token of an earlier link is the proof; limited by address and account",
    "POST /api/email/verify": "the link's hash is the proof",
    "POST /api/v3/prescribers/invitation": "the mailed link's key is the proof; limited by address",
    "POST /api/v3/prescribers/register": "the mailed link's key is the proof; used once",
    "POST /api/v3/prescribers/join": "the mailed link's key and the account's password are the proof",
    "POST /api/v2/report/error": "a screen can fail before sign-in; limited by address",
    "GET /api/files/raw/{ticket}": "the signed link is the proof; valid for five minutes",
    "GET /api/documents/verify/{code}": "the code on the document is the proof; limited by address, and names no client",
    "GET /api/hooks/viva": "the provider checks that the address is ours; the key it gets is its own",
    "POST /api/hooks/swish": "a hint of the provider that is not trusted: the payment is read again from the provider",
    "POST /api/hooks/viva": "a hint of the provider that is not trusted: the payment is read again from the provider",
    "POST /api/hooks/google-calendar": "the channel's signed token is the proof; only makes a calendar be read from the provider",
    "POST /api/hooks/46elks/{secret}": "the provider's report; the secret is the proof",
}
"""The complete list of routes without a permission, each with its reason."""
VISITOR_PREFIXES = ("/api/v2/booking-portal/", "/api/questionary-loc/", "/api/registration-portal/")
"""Visitors' routes: read by the clinic's public id, changed with a flow key, limited by address and phone."""


def _api_routes(routes: Any) -> Iterator[APIRoute]:
    for route in routes:
        if isinstance(route, APIRoute):
            yield route
        elif hasattr(route, "original_router"):
            yield from _api_routes(route.original_router.routes)


@lru_cache
def list_routes() -> list[tuple[str, str, APIRoute]]:
    """Return (method, path, route) of every call under /api, by path."""
    from clinic.main import app

    routes = {
        (method, route.path): route for route in _api_routes(app.routes) for method in sorted(route.methods or ())
        if route.path.startswith("/api/")
    }
    return [(method, path, route) for (method, path), route in sorted(routes.items(), key=lambda item: (item[0][1], item[0][0]))]


def required_permission(route: APIRoute) -> Permission | None:
    """Return the permission that a route's dependencies name."""

    def permissions(dependant: Any) -> Iterator[Permission]:
        if permission := get_required_permission(dependant.call):
            yield permission
        for dependency in dependant.dependencies:
            yield from permissions(dependency)

    return next(permissions(route.dependant), None)


def list_protected_routes() -> list[tuple[str, str, Permission]]:
    """Return (method, path, permission) of every call that names a permission."""
    return [(method, path, permission) for method, path, route in list_routes() if (permission := required_permission(route))]


@lru_cache
def openapi_document() -> dict[str, Any]:
    from clinic.main import app

    return app.openapi()


def resolve_schema(schema: dict[str, Any]) -> dict[str, Any]:
    """Follow a schema's references and return the schema itself; of an answer that may also be the plan's limit, the answer's."""
    alternatives = schema.get("anyOf", [])
    if {"$ref": "#/components/schemas/ErrorResponse"} in alternatives:
        schema = alternatives[0]
    while "$ref" in schema:
        schema = openapi_document()["components"]["schemas"][schema["$ref"].split("/")[-1]]
    return schema


def schema_violation(schema: dict[str, Any], value: Any) -> str | None:
    """Return the first part of `value` that does not match a schema of the document; None when all of it does."""
    error = next(Draft202012Validator({**schema, "components": openapi_document()["components"]}).iter_errors(value), None)
    return f"{error.json_path}: {error.message}"[:300] if error else None


def response_violation(method: str, path: str, status: int, body: Any) -> str | None:
    """Return the first part of a response that does not match the documented schema of its status; None when all of it does."""
    responses = openapi_document()["paths"][path][method.lower()]["responses"]
    response = responses.get(str(status)) or responses.get(f"{status // 100}XX")
    if response is None:
        return f"{status} is not documented"
    return schema_violation(response.get("content", {}).get("application/json", {}).get("schema", {}), body)
