"""Where a call takes the id of a thing from its body or its query: read from the API's document, so that a new one joins the walk."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from tests.walk.routes import document, resolved
from tests.walk.world import QUERIES, WRITES, World

_QUOTE = "POST /api/v3/point-of-sale/payment/quote"
_PORTAL = "/api/v2/booking-portal/{public_id}"

BODIES: dict[str, Callable[[World], Any]] = {
    _QUOTE: lambda w: {"lines": [{"kind": "product", "product_id": w.ids["sold_id"]}]},
    "PUT /api/quality-versions/{quality_version_id}": lambda _: {"change_note": "", "version": 2},
    f"PUT {_PORTAL}/flow": lambda w: {
        "service_id": w.ids["service_id"], "practitioner_id": w.ids["practitioner_id"], "start_at": w.start(15),
    },
}
"""Bodies of calls that the walk's world has none for, or one with something else in the field's place."""

LINES: dict[str, Callable[[World], Any]] = {
    ".lines[].service_id": lambda w: {"kind": "service", "service_id": w.ids["service_id"], "practitioner_id": w.ids["practitioner_id"]},
    ".lines[].practitioner_id": lambda w: {"kind": "service", "service_id": w.ids["service_id"], "practitioner_id": w.ids["practitioner_id"]},
    ".treatments[].treatment_id": lambda w: {"treatment_id": w.ids["treatment_id"], "cost": 100},
}
"""The line that a field stands in, where the world's body has no such line."""

CALLED = {
    "gone_id": "twin_id", "letter_ids": "letter_id", "questionary_ids": "questionary_id", "client_ids": "client_id", "signer_id": "user_id",
    "responsible_id": "user_id", "picture_ids": "picture_id", "logo_id": "picture_id", "file_ids": "picture_id", "manual_ids": "paper_id",
    "protocol_id": "paper_id", "file_id": "paper_id", "practitioner_ids": "practitioner_id", "room_ids": "room_id", "product_id": "sold_id",
    "subject_id": "client_id",
}
"""By which of the world's ids a field goes that isn't named as the thing is."""

SHIFTS = {"POST /api/v2/categories/shift": "category_id", "POST /api/v2/questionary/{questionary_id}/questions/shift": "question_id"}

APART = {
    "POST /api/session/switch .company_id": "tests/accounts/test_sign_in.py: a company that one isn't at",
    "POST /api/email/verify .id": "tests/accounts: the link's hash is the proof",
    "POST /api/bankid/collect-order .order_ref": "tests/prescriptions/test_attacks.py: an order is its session's",
    "POST /api/bankid/cancel-order .order_ref": "tests/prescriptions/test_attacks.py: an order is its session's",
    "GET /api/bankid/generate-qr ?order_ref": "tests/prescriptions/test_attacks.py: an order is its session's",
    "POST /api/v3/prescriptions/sign .ids[]": "tests/prescriptions/test_attacks.py: only their own waiting requests are signed",
    "POST /api/v2/questionary-loc/{public_id}/consents/{consent_id}/sign .file_ids[]": "the same check as the staff's call, which is walked",
    "POST /api/quality-documents/{quality_document_id}/versions .file_id": "there's one draft at a time; the same check as its change, which is walked",
    "POST /api/letters-of-consent .questions[].id": "a name within one letter",
    "PUT /api/letters-of-consent/{letter_id} .questions[].id": "a name within one letter",
    "POST /api/questionary .questions[].id": "a name within one questionnaire",
    "PUT /api/questionary/{questionary_id}/update-new .questions[].id": "a name within one questionnaire",
    "GET /api/audit ?identity_id": "an account is no company's; the rows are",
}
"""Fields that name a thing and aren't walked, each with its reason."""


def _ids(schema: Any, at: str = "") -> Iterator[str]:
    """The places of a body where an id stands."""
    schema = resolved(schema)
    if schema.get("format") == "uuid":
        yield at
    for kind in schema.get("anyOf", []) + schema.get("oneOf", []) + schema.get("allOf", []):
        yield from _ids(kind, at)
    for name, below in schema.get("properties", {}).items():
        yield from _ids(below, f"{at}.{name}")
    if "items" in schema:
        yield from _ids(schema["items"], f"{at}[]")


def fields() -> list[tuple[str, str]]:
    """(call, field) of every id in a body (".lines[].product_id") or a query ("?client_id")."""
    found = set()
    for path, methods in document()["paths"].items():
        for method, said in methods.items():
            call = f"{method.upper()} {path}"
            for content in said.get("requestBody", {}).get("content", {}).values():
                found |= {(call, field) for field in _ids(content["schema"])}
            found |= {(call, f"?{one['name']}") for one in said.get("parameters", []) if one["in"] == "query" and [*_ids(one["schema"])]}
    return sorted(found)


def thing(call: str, field: str) -> str:
    """Which of the world's ids belongs there."""
    name = field.replace("[]", "").replace("?", ".").split(".")[-1]
    return SHIFTS.get(call) or CALLED.get(name, name)


def options(call: str, field: str, own: World, value: str) -> dict[str, Any]:
    """The call as its user would make it at their own clinic, but for one id."""
    query = QUERIES[call](own) if call in QUERIES else {}
    if field.startswith("?"):
        name = field[1:]
        day = own.start(0)[:10]
        portal = {"service_id": own.ids["service_id"], "from": day, "to": day, "day": day} if _PORTAL in call else {}
        return {"params": {**portal, **query, name: value}}
    body = deepcopy((BODIES.get(call) or WRITES[call])(own)) or {}
    _put(body, field, LINES[field](own) if field in LINES else {}, value)
    return {"params": query, "json": body}


def _put(body: dict[str, Any], field: str, line: dict[str, Any], value: str) -> None:
    *outer, last = field.lstrip(".").split(".")
    for lines in (one.removesuffix("[]") for one in outer):
        if line or not body.get(lines):
            body[lines] = [line]
        body = body[lines][0]
    body[last.removesuffix("[]")] = [value] if last.endswith("[]") else value
