"""No route is open by mistake, and each of the five questions of may() is asked at every route.

BEY-060, PLT-001, PLT-002, PLT-003.
"""

from datetime import timedelta
from typing import Any
from uuid import uuid4

import pytest

from clinic.accounts.models import MasterAdmin, UserSession
from clinic.accounts.sessions.authentication import hash_session_token
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.security.permissions import BillingGate, Module, Role
from tests.route_coverage.api_routes import (
    PUBLIC_ROUTES,
    VISITOR_PREFIXES,
    list_protected_routes,
    list_routes,
    openapi_document,
    resolve_schema,
    response_violation,
)
from tests.support.http_client import ApiClient, open_browser

pytestmark = pytest.mark.anyio
PROTECTED_ROUTES = list_protected_routes()
PROTECTED_ROUTE_IDS = [f"{method} {path}" for method, path, _ in PROTECTED_ROUTES]


def _fill_ids(path: str) -> str:
    parts = [str(uuid4()) if part.startswith("{") else part for part in path.split("/")]
    return "/".join(parts)


async def _assert_refused(actor, method: str, path: str, code: str, status: int) -> None:
    reply = await actor.send(method, _fill_ids(path), json={} if method != "GET" else None)
    body = reply.json()
    assert (reply.status_code, body["data"]["code"]) == (status, code), (method, path, body)
    assert set(body["data"]) == {"code"}, "a refused permission says nothing but its code"
    assert response_violation(method, path, reply.status_code, body) is None


def test_every_route_names_a_permission_or_is_listed_as_public():
    """Rule 4, BEY-060: a route without a permission is on the list, and the list has no route that is gone."""
    protected = {f"{method} {path}" for method, path, _ in PROTECTED_ROUTES}
    unprotected = {f"{method} {path}" for method, path, _ in list_routes()} - protected
    assert {route for route in unprotected if not any(prefix in route for prefix in VISITOR_PREFIXES)} == set(PUBLIC_ROUTES)
    assert len(protected) > 30


FREE_FORM_FIELDS = {
    "answers": "by the question's id", "body": "rich text, or a form that is half filled in", "details": "each action's own",
    "outcome": "each kind of order's own", "credential": "a device's answer, verified by the passkeys' library",
    "options": "what the browser asks a device for, as the passkeys' library makes it",
}
"""Object fields whose property names are not known beforehand, each with what it holds instead."""


def _is_unconstrained(schema: dict[str, Any]) -> bool:
    """Return whether a schema accepts any value at all."""
    resolved = resolve_schema(schema)
    constraints = resolved.keys() & {"type", "anyOf", "oneOf", "allOf", "const", "enum"}
    any_object = resolved.get("type") == "object" and not resolved.get("properties") and not isinstance(resolved.get("additionalProperties"), dict)
    return not constraints or any_object or (resolved.get("type") == "array" and _is_unconstrained(resolved.get("items", {})))


WITHOUT_ENVELOPE = {"GET /api/hooks/viva": "the provider reads its own shape"}
"""Calls whose JSON is not in an envelope, each with its reason."""


def test_answers_besides_the_envelope_are_documented():
    """PLT-002: the plan's limit is answered with 200 and a code; a calendar file may be absent."""
    paths = openapi_document()["paths"]
    created = paths["/api/users"]["post"]["responses"]["200"]["content"]["application/json"]["schema"]
    names = [alternative["$ref"].rpartition("/")[2] for alternative in created["anyOf"]]
    assert (names, "$ref" in created) == (["Envelope_UserOut_", "ErrorResponse"], False)
    assert "404" in paths["/api/v2/booking-portal/{public_id}/booking.ics"]["get"]["responses"]
    assert {"get", "post"} <= set(paths["/api/hooks/viva"])


def test_every_route_is_documented_with_its_models():
    """PLT-002: under /api, described with its real request and response; none is hidden, never by a schema that accepts anything."""
    assert [path for _, path, route in list_routes() if not route.include_in_schema] == []
    for method, path, _ in list_routes():
        operation = openapi_document()["paths"][path][method.lower()]
        assert operation.get("description") or operation.get("summary"), path
        responses = operation["responses"]["200"].get("content", {})
        assert responses or path == "/api/csrf-cookie", f"{path} documents no response"
        request = operation.get("requestBody", {}).get("content", {})
        for content in (responses.get("application/json"), request.get("application/json")):
            if content is not None:
                assert not _is_unconstrained(content["schema"]), path
        if "application/json" in responses and f"{method} {path}" not in WITHOUT_ENVELOPE:
            assert not _is_unconstrained(resolve_schema(responses["application/json"]["schema"])["properties"]["data"]), path
    schemas = openapi_document()["components"]["schemas"]
    unconstrained = {name for model in schemas.values() for name, schema in model.get("properties", {}).items() if _is_unconstrained(schema)}
    assert unconstrained - {"ctx", "input"} == set(FREE_FORM_FIELDS), "the first two are the framework's own; no call answers with them"


@pytest.mark.parametrize(("method", "path", "permission"), PROTECTED_ROUTES, ids=PROTECTED_ROUTE_IDS)
async def test_signed_out_visitor_gets_401(visitor, method, path, permission):
    """PLT-004: 401 and nothing else for a signed-out visitor, at every route."""
    await _assert_refused(visitor, method, path, "auth.required", 401)


async def test_unsafe_calls_without_the_csrf_header_are_refused(as_staff):
    """PLT-003: every unsafe call without the matching CSRF header is refused, before anything else is checked."""
    staff = await as_staff()
    for method, path, _ in PROTECTED_ROUTES:
        if method == "GET":
            continue
        for header in ("", "not-the-cookie"):
            reply = await staff.send(method, _fill_ids(path), headers={"X-CSRF-Token": header}, json={})
            assert (reply.status_code, reply.json()["data"]["code"]) == (403, "csrf.missing"), path


async def test_other_roles_are_refused_at_every_route(as_staff, app, factory):
    """PLT-031: each role at each route that its permission does not include."""
    import httpx

    from tests.support.http_client import ApiClient

    company = await factory.company()
    actors = {Role(role): await as_staff(role, company=company) for role in ("super_admin", "admin", "user", "accountant")}
    _, token = await factory.prescriber()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:
        actors[Role.PRESCRIBER] = await ApiClient(http).use_session(token)
        for method, path, permission in PROTECTED_ROUTES:
            for role, actor in actors.items():
                if role not in permission.value.roles:
                    await _assert_refused(actor, method, path, "permission.role", 403)


@pytest.mark.covers("PLT-030", "PLT-031")
async def test_each_role_reads_what_its_permissions_include(as_staff, factory):
    """PLT-031: the other cells of the matrix: a role is never refused where the permission includes it."""
    company = await factory.company()
    for role in (Role.SUPER, Role.ADMIN, Role.USER, Role.ACCOUNTANT):
        actor = await as_staff(role.value, company=company)
        for method, path, permission in PROTECTED_ROUTES:
            if method == "GET" and role in permission.value.roles and not permission.value.requires_verified_company:
                reply = await actor.get(_fill_ids(path))
                assert (reply.status_code, "permission.role" in reply.text) != (403, True), (role, path, reply.text)


REFUSALS = ("permission.role", "permission.user_module", "permission.company_module", "permission.unverified")
SUPER_USER_ONLY = {"POST /api/v2/register/set-up": "everybody may name it, and the service admits the super user who sets the company up"}
ENDS_THE_SESSION = {"POST /api/profile/sign-out-everywhere", "POST /api/session/switch"}
"""Writes that may end the caller's session, each sent by a member of its own."""


@pytest.mark.covers("PLT-030", "PLT-031")
async def test_each_role_writes_what_its_permissions_include(as_staff, app, factory):
    """PLT-031: the write cells of the matrix, prescribers included: an empty request is refused for what it lacks, never for the role."""
    company = await factory.company()
    staff = {role: await as_staff(role.value, company=company) for role in (Role.SUPER, Role.ADMIN, Role.USER, Role.ACCOUNTANT)}
    _, token = await factory.prescriber()
    async with open_browser(app) as http:
        actors = {**staff, Role.PRESCRIBER: await ApiClient(http).use_session(token)}
        for method, path, permission in PROTECTED_ROUTES:
            for role in sorted(permission.value.roles & actors.keys()) if method != "GET" else ():
                if f"{method} {path}" in SUPER_USER_ONLY and role is not Role.SUPER:
                    continue
                actor = actors[role]
                if f"{method} {path}" in ENDS_THE_SESSION:
                    actor = await as_staff(role.value if role in staff else "user", company=company)
                reply = await actor.send(method, _fill_ids(path), json={})
                assert reply.status_code not in {401, 410}, (role, method, path, reply.text)
                assert not any(code in reply.text for code in REFUSALS), (role, method, path, reply.text)


@pytest.mark.covers("PLT-031")
async def test_master_admins_are_refused_at_every_route_of_others(app, factory):
    """PLT-031: a master admin opens no staff page: only the calls about the own session answer."""
    identity, token = await factory.identity(), "master-admin-of-the-matrix"
    async with transaction(Context()) as session:
        admin = MasterAdmin(id=new_id(), identity_id=identity.id)
        session.add(admin)
        await session.flush()
        session.add(UserSession(
            id=new_id(), token_hash=hash_session_token(token), identity_id=identity.id, area="master_admin", master_admin_id=admin.id,
            expires_at=now() + timedelta(hours=1),
        ))
    async with open_browser(app) as http:
        master = await ApiClient(http).use_session(token)
        for method, path, permission in PROTECTED_ROUTES:
            if Role.MASTER not in permission.value.roles:
                await _assert_refused(master, method, path, "permission.role", 403)


@pytest.mark.covers("BKG-045")
async def test_disabled_modules_are_refused_at_every_route(as_staff, factory):
    """The second and third question of may(): the module is off for the user, or for the company."""
    booking = [path for _, path, permission in PROTECTED_ROUTES if permission.value.module is Module.BOOKING]
    assert len(booking) > 40 and {"/api/v2/bookings", "/api/booking-settings", "/api/booking-messages", "/api/waiting-list"} <= set(booking)
    disabled = {"is_booking_on": False, "is_record_on": False, "is_pos_on": False}
    user = await as_staff(**disabled, is_management_on=False)
    owner = await as_staff(company=await factory.company(**disabled))
    for method, path, permission in PROTECTED_ROUTES:
        if permission.value.module is not Module.PLATFORM and Role.SUPER in permission.value.roles:
            await _assert_refused(user, method, path, "permission.user_module", 403)
            if permission.value.module is not Module.MANAGEMENT:
                await _assert_refused(owner, method, path, "permission.company_module", 403)


async def test_unverified_email_and_unfinished_setup_are_refused_at_every_route_not_exempt(as_staff, factory):
    """The fourth question of may()."""
    identity = await factory.identity(email_verified_at=None)
    unverified = await as_staff(identity=identity)
    not_set_up = await as_staff(company=await factory.company(onboarded_at=None))
    for method, path, permission in PROTECTED_ROUTES:
        if permission.value.billing_gate is not BillingGate.EXEMPT and Role.SUPER in permission.value.roles:
            await _assert_refused(unverified, method, path, "permission.unverified", 403)
            await _assert_refused(not_set_up, method, path, "permission.unverified", 403)


@pytest.mark.parametrize("state", ["read_only", "cancelled", "incomplete"])
async def test_read_only_company_writes_at_no_route(as_staff, factory, state):
    """The fifth question of may(), SUB-002: reading is allowed, writing is not."""
    staff = await as_staff(company=await factory.company(subscription_state=state))
    for method, path, permission in PROTECTED_ROUTES:
        if permission.value.billing_gate is BillingGate.WRITE and Role.SUPER in permission.value.roles:
            await _assert_refused(staff, method, path, "subscription.read_only", 403)
    assert (await staff.get("/api/clients")).status_code == 200


async def test_blocked_company_is_refused_at_every_route_not_exempt(as_staff, factory):
    """The fifth question of may()."""
    staff = await as_staff(company=await factory.company(subscription_state="blocked"))
    for method, path, permission in PROTECTED_ROUTES:
        if permission.value.billing_gate is not BillingGate.EXEMPT and Role.SUPER in permission.value.roles:
            await _assert_refused(staff, method, path, "subscription.blocked", 403)


def test_no_get_route_has_a_write_permission():
    """GET changes nothing: no GET names a permission of the kind *write*."""
    assert [path for method, path, permission in PROTECTED_ROUTES if method == "GET" and permission.value.billing_gate is BillingGate.WRITE] == []
