"""The walk, first half: no route is open by mistake, and each of may()'s five questions is asked at every one.

BEY-060, PLT-001, PLT-002, PLT-003, PLT-111.
"""

from typing import Any
from uuid import uuid4

import pytest

from clinic.core.permissions import Kind, Role, System
from tests.walk.routes import OPEN, VISITORS, document, every, misfit, permitted, resolved

pytestmark = pytest.mark.anyio
WALK = permitted()
IDS = [f"{method} {path}" for method, path, _ in WALK]


def _filled(path: str) -> str:
    parts = [str(uuid4()) if part.startswith("{") else part for part in path.split("/")]
    return "/".join(parts)


async def _refused(actor, method: str, path: str, code: str, status: int) -> None:
    answer = await actor.send(method, _filled(path), json={} if method != "GET" else None)
    body = answer.json()
    assert (answer.status_code, body["data"]["code"]) == (status, code), (method, path, body)
    assert set(body["data"]) == {"code"}, "a refusal of permission tells nothing else"
    assert misfit(method, path, answer.status_code, body) is None


def test_every_route_names_a_permission_or_stands_on_the_written_list():
    """Rule 4, BEY-060: a route without a permission is on the list, and the list has no route that is gone."""
    named = {f"{method} {path}" for method, path, _ in WALK}
    bare = {f"{method} {path}" for method, path, _ in every()} - named
    assert {route for route in bare if not any(one in route for one in VISITORS)} == set(OPEN)
    assert len(named) > 30


FREE = {
    "answers": "by the question's id", "body": "rich text, or a form that is half filled in", "facts": "each action's own",
    "outcome": "each kind of order's own",
}
"""Fields of an object whose names nobody knows beforehand, each with what it holds instead."""


def _empty(schema: dict[str, Any]) -> bool:
    """Whether anything at all would fit."""
    said = resolved(schema)
    kinds = said.keys() & {"type", "anyOf", "oneOf", "allOf", "const", "enum"}
    bare = said.get("type") == "object" and not said.get("properties") and not isinstance(said.get("additionalProperties"), dict)
    return not kinds or bare or (said.get("type") == "array" and _empty(said.get("items", {})))


def test_every_call_is_in_the_document_with_its_models():
    """PLT-002: under /api, described with its real request and answer; never an empty shape."""
    for method, path, route in every():
        if not route.include_in_schema:
            continue
        said = document()["paths"][path][method.lower()]
        assert said.get("description") or said.get("summary"), path
        answers = said["responses"]["200"].get("content", {})
        assert answers or path == "/api/csrf-cookie", f"{path} says what it answers with"
        asked = said.get("requestBody", {}).get("content", {})
        for kind in (answers.get("application/json"), asked.get("application/json")):
            if kind is not None:
                assert not _empty(kind["schema"]), path
        if "application/json" in answers:
            assert not _empty(resolved(answers["application/json"]["schema"])["properties"]["data"]), path
    schemas = document()["components"]["schemas"]
    empty = {field for model in schemas.values() for field, kind in model.get("properties", {}).items() if _empty(kind)}
    assert empty - {"ctx", "input"} == set(FREE), "the first two are the framework's own; no call answers with them"


VERSIONS = {
    "v2": {"register", "logout", "report", "questionary", "categories", "services", "booking-portal", "client", "questionary-loc"},
    "v3": {"point-of-sale", "prescribers", "prescriptions"},
}
"""PLT-111's groups as far as they are built. Client questionnaires are v1 and v2: those of the card (client), those by link."""
BARE = {"questionary": "its calls but the shift", "client": "v1 of the client questionnaires, letters and forms", "prescriptions": "staff's calls"}


def test_each_group_of_calls_carries_its_version_and_no_other_does():
    """PLT-111."""
    found: dict[str, set[str]] = {}
    for _, path, _ in every():
        first, *rest = path.removeprefix("/api/").split("/")
        version, group = (first, rest[0]) if first in {"v1", "v2", "v3"} else ("", first)
        found.setdefault(version, set()).add(group)
    bare = found.pop("")
    assert found == VERSIONS
    assert bare & set.union(*VERSIONS.values()) == set(BARE)
    assert {path for _, path, _ in every() if "/v2/questionary/" in path} == {"/api/v2/questionary/{questionary_id}/questions/shift"}
    assert {path for _, path, _ in every() if "/v2/client/" in path} == {"/api/v2/client/{client_id}/questionary"}


@pytest.mark.parametrize(("method", "path", "permission"), WALK, ids=IDS)
async def test_nobody_is_told_nothing(visitor, method, path, permission):
    """PLT-004: 401 and nothing else for a signed-out visitor, at every route."""
    await _refused(visitor, method, path, "auth.required", 401)


async def test_unsafe_calls_without_the_header_are_refused(as_staff):
    """PLT-003: every unsafe call without the matching CSRF header is refused, before anything else is asked."""
    staff = await as_staff()
    for method, path, _ in WALK:
        if method == "GET":
            continue
        for header in ("", "not-the-cookie"):
            answer = await staff.send(method, _filled(path), headers={"X-CSRF-Token": header}, json={})
            assert (answer.status_code, answer.json()["data"]["code"]) == (403, "csrf.missing"), path


async def test_the_wrong_role_is_refused_everywhere(as_staff, app, make):
    """PLT-031: each role at each route that isn't its own."""
    import httpx

    from tests.acting import Acting

    company = await make.company()
    actors = {Role(role): await as_staff(role, company=company) for role in ("super_admin", "admin", "user", "accountant")}
    _, token = await make.prescriber()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url="http://test") as http:
        actors[Role.PRESCRIBER] = await Acting(http).signed_in(token)
        for method, path, permission in WALK:
            for role, actor in actors.items():
                if role not in permission.value.roles:
                    await _refused(actor, method, path, "permission.role", 403)


async def test_a_switched_off_system_is_off_everywhere(as_staff, make):
    """may()'s second and third question: off for the user, off for the company."""
    off = {"is_booking_on": False, "is_record_on": False, "is_pos_on": False}
    user, nowhere = await as_staff(**off, is_management_on=False), await as_staff(company=await make.company(**off))
    for method, path, permission in WALK:
        if permission.value.system is not System.PLATFORM and Role.SUPER in permission.value.roles:
            await _refused(user, method, path, "permission.user_system", 403)
            if permission.value.system is not System.MANAGEMENT:
                await _refused(nowhere, method, path, "permission.company_system", 403)


async def test_an_unverified_address_opens_nothing_but_its_own_steps(as_staff, make):
    """may()'s fourth question."""
    identity = await make.identity(email_verified_at=None)
    fresh = await as_staff(identity=identity)
    unset = await as_staff(company=await make.company(set_up_at=None))
    for method, path, permission in WALK:
        if permission.value.kind is not Kind.EXEMPT and Role.SUPER in permission.value.roles:
            await _refused(fresh, method, path, "permission.unverified", 403)
            await _refused(unset, method, path, "permission.unverified", 403)


@pytest.mark.parametrize("state", ["read_only", "cancelled", "incomplete"])
async def test_a_read_only_company_writes_nothing(as_staff, make, state):
    """may()'s fifth question, SUB-002: reading goes on, writing doesn't."""
    staff = await as_staff(company=await make.company(subscription_state=state))
    for method, path, permission in WALK:
        if permission.value.kind is Kind.WRITE and Role.SUPER in permission.value.roles:
            await _refused(staff, method, path, "subscription.read_only", 403)
    assert (await staff.get("/api/clients")).status_code == 200


async def test_a_blocked_company_does_nothing(as_staff, make):
    """may()'s fifth question."""
    staff = await as_staff(company=await make.company(subscription_state="blocked"))
    for method, path, permission in WALK:
        if permission.value.kind is not Kind.EXEMPT and Role.SUPER in permission.value.roles:
            await _refused(staff, method, path, "subscription.blocked", 403)


def test_no_write_is_a_get():
    """GET changes nothing: no GET names a permission of the kind *write*."""
    assert [path for method, path, permission in WALK if method == "GET" and permission.value.kind is Kind.WRITE] == []
