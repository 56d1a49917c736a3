"""The walk, by versions: whoever saves second is shown what is saved, in the words of the form that they have before them.

REC-022, PLT-106, architecture "One request": a stale save is a 409 with the current values, and the form shows both.
"""

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.walk.routes import document, resolved
from tests.walk.world import ELSEWHERE, QUERIES, WRITES, World

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
LATE = 99
LIKE = {
    "POST /api/clients/{client_id}/procedures/{procedure_id}/delete": "PUT /api/clients/{client_id}/procedures/{procedure_id}",
}
"""Calls that answer nothing, and the call whose answer their refusal shows."""

APART = {
    "POST /api/prescriptions/{prescription_id}/inactivate": "tests/prescriptions/test_staff.py: only once it is signed",
    "POST /api/v3/prescriptions/{prescription_id}/refuse": "tests/prescriptions/test_requests.py: a prescriber's",
    "POST /api/v2/questionary-loc/{public_id}/consents/{consent_id}/sign": "tests/forms/test_links.py: a visitor's",
    "POST /api/v2/questionary-loc/{public_id}/questionnaires/{record_id}/answer": "tests/forms/test_links.py: a visitor's",
}
"""Calls with something to compare that are shown by a story of their own."""


def _fields(said: dict[str, Any]) -> set[str]:
    """What a call takes in its body, and a version in its query."""
    found = {one["name"] for one in said.get("parameters", []) if one["in"] == "query" and one["name"] == "version"}
    for content in said.get("requestBody", {}).get("content", {}).values():
        found |= set(resolved(content["schema"]).get("properties", {}))
    return found


FIELDS = {
    f"{method.upper()} {path}": fields
    for path, methods in document()["paths"].items() for method, said in methods.items() if "version" in (fields := _fields(said))
}
BARE = {call for call, fields in FIELDS.items() if fields == {"version"}}
"""Nothing but a version: whoever deletes, restores or toggles has typed nothing to lay beside what is saved."""
WALKED = sorted(call for call in FIELDS if call not in APART and call not in ELSEWHERE)


def _misfit(call: str, current: Any) -> str | None:
    """What of the row as it is now doesn't fit what the call answers."""
    method, path = LIKE.get(call, call).split()
    answer = resolved(document()["paths"][path][method.lower()]["responses"]["200"]["content"]["application/json"]["schema"])
    whole = {**answer["properties"]["data"], "components": document()["components"]}
    problem = next(Draft202012Validator(whole).iter_errors(current), None)
    return f"{problem.json_path}: {problem.message}"[:300] if problem else None


async def _late(world: World, call: str) -> Any:
    """The call as its user would make it, with a version that nobody has."""
    method, path = call.split()
    body, query = WRITES[call](world), QUERIES[call](world) if call in QUERIES else {}
    late: dict[str, Any] = {"json": {**body, "version": LATE}} if body else {"params": {**query, "version": str(LATE)}}
    return await world.owner.send(method, path.format(**world.ids), **late)


def test_every_call_with_a_version_is_walked_or_told_elsewhere():
    """A new form must join the walk; the exemptions are of calls that there are."""
    assert {call for call in FIELDS if call in ELSEWHERE} <= BARE | set(APART)
    assert set(APART) | set(LIKE) <= set(FIELDS)
    assert set(WALKED) <= set(WRITES)


@pytest.mark.parametrize("call", WALKED)
async def test_a_late_save_is_shown_what_is_saved(standing, call):
    """`data.current` is what the call would have answered, not a version alone."""
    refused = await _late(standing, call)
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "version.stale"), refused.text
    current = refused.json()["data"]["current"]
    assert current["version"] != LATE
    assert call in BARE or _misfit(call, current) is None
