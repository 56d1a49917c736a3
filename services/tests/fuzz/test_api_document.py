"""Send every call of the OpenAPI document random requests, valid and invalid ones, and compare each response with the document.

`just fuzz` sends FUZZ_EXAMPLES requests to each call (50 unless set) over a real socket. Each call has a clinic of its own, so that a
request which deletes something or changes a setting doesn't hide the faults of the others. Half of the ids are those of the clinic's rows.
"""

import os
from collections.abc import AsyncIterator
from typing import Any
from uuid import UUID, uuid4

import anyio.to_thread
import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, strategies
from schemathesis.checks import CHECKS, load_all_checks, not_a_server_error

from clinic.core.security.permissions import Permission, Role
from tests.factories.factory import Factory
from tests.route_coverage.api_routes import list_routes, openapi_document, required_permission
from tests.route_coverage.id_fields import SAMPLE_ID_BY_FIELD
from tests.route_coverage.sample_clinic import SampleClinic, build_sample_clinic
from tests.support.http_client import ApiClient, staff_sign_in
from tests.support.local_server import serve_app

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-002", "PLT-005", "BEY-062")]
EXAMPLES = int(os.environ.get("FUZZ_EXAMPLES", "50"))
SECONDS_PER_CALL = 300
load_all_checks()
CHECK_NAMES = ("status_code_conformance", "content_type_conformance", "response_headers_conformance", "response_schema_conformance")
CONFORMANCE_CHECKS = CHECKS.get_by_names(list(CHECK_NAMES))
PROVIDER_AWAY = 502


Call = tuple[str, str, Permission | None]


def list_calls() -> list[Call]:
    """List (method, path, permission) of every documented call."""
    documented = openapi_document()["paths"]
    return [
        (method, path, required_permission(route)) for method, path, route in list_routes() if method.lower() in documented.get(path, {})
    ]


@pytest.fixture(scope="module")
async def base_url(app: Any) -> AsyncIterator[str]:
    """The address of the app, served on a free port."""
    async with serve_app(app, log_level="critical") as port:
        yield f"http://127.0.0.1:{port}"


async def sign_in(permission: Permission | None, clinic: SampleClinic, factory: Factory) -> ApiClient:
    """Return a client of a role that has the permission: the clinic's owner, else a prescriber."""
    if permission is None or Role.SUPER in permission.value.roles:
        return clinic.owner
    _, token = await factory.prescriber()
    return await clinic.owner.use_session(token)


def _sample_id(name: str, clinic: SampleClinic) -> str | None:
    return clinic.ids.get(SAMPLE_ID_BY_FIELD.get(name, name))


def _replace_ids(value: Any, clinic: SampleClinic, name: str = "") -> Any:
    """Return a body in which each id has become that of the clinic's row of that kind, where the clinic has one."""
    if isinstance(value, dict):
        return {key: _replace_ids(child, clinic, key) for key, child in value.items()}
    if isinstance(value, list):
        return [_replace_ids(child, clinic, name) for child in value]
    if isinstance(value, str) and _is_uuid(value):
        return _sample_id(name, clinic) or value
    return value


def _is_uuid(text: str) -> bool:
    try:
        UUID(text)
    except ValueError:
        return False
    return True


def _send_examples(case_strategy: Any, clinic: SampleClinic, url: str, session: requests.Session, headers: dict[str, str]) -> None:
    """Send the examples of one call; fail at the first response that the document doesn't describe."""

    @hypothesis.settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @hypothesis.given(case=case_strategy, uses_sample_ids=strategies.booleans())
    def send_example(case: Any, *, uses_sample_ids: bool) -> None:
        for name in case.path_parameters:
            case.path_parameters[name] = _sample_id(name, clinic) or case.path_parameters[name]
        if uses_sample_ids:
            case.body = _replace_ids(case.body, clinic)
        all_headers = {**headers, "Idempotency-Key": str(uuid4())}
        response = case.call(base_url=url, session=session, headers=all_headers)
        is_provider_away = response.status_code == PROVIDER_AWAY  # BankID has no simulator here; the document has to name the answer
        case.validate_response(response, checks=CONFORMANCE_CHECKS if is_provider_away else [not_a_server_error, *CONFORMANCE_CHECKS])

    try:
        send_example()
    except BaseExceptionGroup as failures:  # not an Exception, so it would end the event loop of all tests
        raise AssertionError("\n".join(map(str, failures.exceptions))) from None


@pytest.mark.timeout(SECONDS_PER_CALL)
@pytest.mark.parametrize("call", list_calls(), ids=lambda call: " ".join(call[:2]))
async def test_random_requests_are_answered_as_documented(app: Any, factory: Factory, base_url: str, call: Call) -> None:
    method, path, permission = call
    async with staff_sign_in(app, factory) as as_staff:
        clinic = await build_sample_clinic(as_staff, factory)
        client = await sign_in(permission, clinic, factory)
        headers = {"X-CSRF-Token": await client.csrf()}
        operation = schemathesis.openapi.from_dict(openapi_document())[path][method]
        with requests.Session() as session:
            for cookie in client.http.cookies.jar:
                session.cookies.set(cookie.name, cookie.value)
            await anyio.to_thread.run_sync(_send_examples, operation.as_strategy(), clinic, base_url, session, headers)
