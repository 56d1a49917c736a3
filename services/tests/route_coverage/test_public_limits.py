"""Every call that works without a session is limited by address, or stands on a list with its reason (PUB-010)."""

from typing import Any
from uuid import uuid4

import pytest
from starlette.routing import BaseRoute

from clinic.accounts.signin import router as sign_in_router
from clinic.core.api import csrf
from clinic.core.files import router as files_router
from tests.route_coverage.api_routes import PUBLIC_ROUTES, VISITOR_PREFIXES, list_routes

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PUB-010")]
UNLIMITED_PATHS = {
    "/healthz": "the orchestrator's probe, answered from memory; a refusal would restart the process",
    "/readyz": "the orchestrator's probe; a refusal would take the process out of service",
    "/api/openapi.json": "one document, made once and sent from memory",
    "/api/realtime": "a socket without a session is closed at once",
}
"""Paths outside the calls that are documented, each with the reason why its calls aren't counted. Pages and bundles are files."""
ACCOUNT = {"email": "nobody@people.test", "password": "Sommar2026", "password_confirmation": "Sommar2026", "first_name": "Nils", "last_name": "Ny"}
LINK = {"company": "unknown", "invitation": "x" * 33}
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/login": {"email": ACCOUNT["email"], "password": ACCOUNT["password"]},
    "POST /api/login/code": {"method": "mail_code"},
    "POST /api/login/second-factor": {"method": "mail_code", "code": "123456"},
    "POST /api/v2/register": {**ACCOUNT, "company_name": "Ny klinik", "country": "SE", "terms": True, "processor_agreement": True},
    "POST /api/forgot-password": {"email": ACCOUNT["email"]},
    "POST /api/reset-password": {"token": "unknown", "password": "Sommar2026", "password_confirmation": "Sommar2026"},
    "POST /api/reset-password/check": {"token": "unknown"},
    "POST /api/invitations/renew": {"token": "unknown"},
    "POST /api/email/verify": {"id": str(uuid4()), "hash": "unknown"},
    "POST /api/v3/prescribers/invitation": LINK,
    "POST /api/v3/prescribers/register": {**ACCOUNT, **LINK, "personal_id": "198507099805"},
    "POST /api/v3/prescribers/join": {**LINK, "password": ACCOUNT["password"]},
    "POST /api/v2/report/error": {"type": "client_report", "url": "/", "stack": ""},
}
"""Bodies that are well formed, and prove nothing."""


def _is_public(method: str, path: str) -> bool:
    return f"{method} {path}" in PUBLIC_ROUTES or path.startswith(VISITOR_PREFIXES)


PUBLIC = [(method, path) for method, path, _ in list_routes() if _is_public(method, path)]


@pytest.fixture
def counted(valkey_of_the_run):
    """Return how many attempts all limits have counted."""
    return lambda: sum(int(valkey_of_the_run.get(key) or 0) for key in valkey_of_the_run.scan_iter("limit:*", count=1000))


@pytest.mark.parametrize(("method", "path"), PUBLIC, ids=[f"{method} {path}" for method, path in PUBLIC])
async def test_a_public_call_is_counted(visitor, factory, counted, method, path):
    """By its clinic's own id and by an unknown one, and whatever keys it brings."""
    company = await factory.company()
    for public_id in (company.encrypted_id, "unknown"):
        filled = path.replace("{public_id}", public_id)
        filled = "/".join(str(uuid4()) if part.startswith("{") else part for part in filled.split("/"))
        token = await visitor.csrf()
        before = counted()
        options = {"json": BODIES.get(f"{method} {path}", {})} if method != "GET" else {}
        reply = await visitor.http.request(method, filled, headers={"X-CSRF-Token": token, "X-Flow-Key": "unknown"}, **options)
        assert reply.status_code != 500, reply.text
        assert counted() > before, (reply.status_code, reply.text[:300])


def test_routes_outside_the_documented_calls_are_listed(app):
    """Health, sockets, the API's document and the front end's files: no call with data hides among them."""
    documented = {path for _, path, _ in list_routes()}

    def is_file(route: BaseRoute) -> bool:
        return getattr(getattr(route, "endpoint", None), "__module__", "") == "clinic.core.api.spa"

    others = {getattr(route, "path", "") for route in app.routes if not is_file(route)} - documented
    assert others == set(UNLIMITED_PATHS)


@pytest.mark.parametrize(("call", "name", "limit"), [
    ("GET /api/csrf-cookie", "csrf", csrf.MAX_COOKIES_PER_MINUTE),
    ("GET /api/files/raw/unknown.ticket", "files.download", files_router.MAX_DOWNLOADS_PER_MINUTE),
    ("POST /api/v2/logout", "logout", sign_in_router.MAX_SIGN_OUTS_PER_MINUTE),
])
async def test_an_address_that_calls_too_often_waits(visitor, valkey_of_the_run, call, name, limit):
    """The last call within the limit is answered, the next gets 429 with the time to wait; a colleague elsewhere isn't concerned."""

    async def send():
        method, path = call.split()
        return await visitor.http.request(method, path, headers={"X-CSRF-Token": await visitor.csrf()})

    assert (await send()).status_code != 429
    [counter] = valkey_of_the_run.scan_iter(f"limit:{name}:*")
    valkey_of_the_run.set(counter, limit - 1)
    assert (await send()).status_code != 429
    refused = await send()
    assert (refused.status_code, refused.json()["data"]["code"]) == (429, "rate.limited"), refused.text
    assert 0 < int(refused.headers["retry-after"]) <= 60


def test_a_clinic_of_thirty_people_behind_one_address_is_not_refused():
    """Each opens ten pages a minute, each of twenty pictures, in two tabs."""
    people, pages = 30, 10
    assert people * pages * 2 <= csrf.MAX_COOKIES_PER_MINUTE
    assert people * pages * 20 <= files_router.MAX_DOWNLOADS_PER_MINUTE
    assert people * pages <= sign_in_router.MAX_SIGN_OUTS_PER_MINUTE
