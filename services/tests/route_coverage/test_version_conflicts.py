"""A call with an outdated version is refused with the current row, in the shape that the call answers with.

REC-022, PLT-106, architecture "One request": an outdated save is a 409 with the current values, and the form shows both.
"""

from typing import Any

import pytest

from tests.route_coverage.api_routes import openapi_document, resolve_schema, schema_violation
from tests.route_coverage.preparations import PREPARED_WRITES, prepare_call
from tests.route_coverage.sample_clinic import QUERIES, TESTED_ELSEWHERE, WRITES, SampleClinic, build_sample_clinic

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
UNUSED_VERSION = 99
SAME_RESPONSE = {
    "DELETE /api/prescriptions/{prescription_id}": "PUT /api/prescriptions/{prescription_id}",
    "DELETE /api/users/{user_id}": "PUT /api/users/{user_id}",
    "POST /api/clients/{client_id}/procedures/{procedure_id}/delete": "PUT /api/clients/{client_id}/procedures/{procedure_id}",
}
"""Calls that answer without data, and the call whose response has the shape of their `data.current`."""

EXEMPT_CALLS = {
    "POST /api/company/personal-data-policies": "tests/company/test_policy.py: the version is the number of the policy in force",
    "POST /api/prescriptions/{prescription_id}/inactivate": "tests/prescriptions/test_staff_requests.py: only once it is signed",
    "POST /api/v3/prescriptions/{prescription_id}/decline": "tests/prescriptions/test_prescriber_requests.py: a prescriber's",
    "POST /api/questionary-loc/{public_id}/consents/{consent_id}/sign": "tests/forms/test_links.py: a visitor's",
    "POST /api/questionary-loc/{public_id}/questionnaires/{client_questionnaire_id}/answer": "tests/forms/test_links.py: a visitor's",
}
"""Calls with fields to compare that have a test of their own instead."""


def _fields(operation: dict[str, Any]) -> set[str]:
    """Return the fields of a call's body, and `version` if its query has it."""
    fields = {
        parameter["name"] for parameter in operation.get("parameters", []) if parameter["in"] == "query" and parameter["name"] == "version"
    }
    for content in operation.get("requestBody", {}).get("content", {}).values():
        fields |= set(resolve_schema(content["schema"]).get("properties", {}))
    return fields


FIELDS = {
    f"{method.upper()} {path}": fields
    for path, operations in openapi_document()["paths"].items() for method, operation in operations.items()
    if "version" in (fields := _fields(operation))
}
VERSION_ONLY = {call for call, fields in FIELDS.items() if fields == {"version"}}
"""Calls whose only field is the version: deleting, restoring or toggling has no values to compare with the current ones."""
TESTED_CALLS = sorted(call for call in FIELDS if call not in EXEMPT_CALLS and call not in TESTED_ELSEWHERE)


def _current_violation(call: str, current: Any) -> str | None:
    """Return the first part of `data.current` that does not match what the call answers with."""
    method, path = SAME_RESPONSE.get(call, call).split()
    response = openapi_document()["paths"][path][method.lower()]["responses"]["200"]
    envelope = resolve_schema(response["content"]["application/json"]["schema"])
    return schema_violation(envelope["properties"]["data"], current)


async def _send_outdated(clinic: SampleClinic, call: str) -> Any:
    """Send the call as its user would, with a version that no row has."""
    method, path = call.split()
    body = await prepare_call(clinic, call) if call in PREPARED_WRITES else WRITES[call](clinic)
    query = QUERIES[call](clinic) if call in QUERIES else {}
    options: dict[str, Any] = {"json": {**body, "version": UNUSED_VERSION}} if body else {"params": {**query, "version": str(UNUSED_VERSION)}}
    return await clinic.owner.send(method, path.format(**clinic.ids), **options)


def test_every_call_with_a_version_is_tested_or_exempt():
    """A new form is tested by itself; the exemptions name calls that exist."""
    assert {call for call in FIELDS if call in TESTED_ELSEWHERE} <= VERSION_ONLY | set(EXEMPT_CALLS)
    assert set(EXEMPT_CALLS) | set(SAME_RESPONSE) <= set(FIELDS)
    assert set(TESTED_CALLS) <= set(WRITES) | set(PREPARED_WRITES)


@pytest.mark.parametrize("call", TESTED_CALLS)
async def test_outdated_version_is_refused_with_the_current_row(shared_clinic, as_staff, factory, call):
    """`data.current` is what the call would have answered, not a version alone."""
    clinic = await build_sample_clinic(as_staff, factory) if call in PREPARED_WRITES else shared_clinic
    refused = await _send_outdated(clinic, call)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "version.stale"), refused.text
    current = refused.json()["data"]["current"]
    assert current["version"] != UNUSED_VERSION
    assert call in VERSION_ONLY or _current_violation(call, current) is None
