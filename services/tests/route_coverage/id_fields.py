"""Find in the OpenAPI document where a call takes an id in its body or its query, so that a new field is tested too."""

from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

from tests.route_coverage.api_routes import openapi_document, resolve_schema
from tests.route_coverage.sample_clinic import QUERIES, WRITES, SampleClinic

_QUOTE = "POST /api/v3/point-of-sale/payment/quote"
_PORTAL = "/api/v2/booking-portal/{public_id}"

BODIES: dict[str, Callable[[SampleClinic], Any]] = {
    _QUOTE: lambda clinic: {"lines": [{"type": "product", "product_id": clinic.ids["sold_id"]}]},
    "PUT /api/controlled-document-versions/{document_version_id}": lambda _: {"change_note": "", "version": 2},
    f"PUT {_PORTAL}/flow": lambda clinic: {
        "service_id": clinic.ids["service_id"], "practitioner_id": clinic.ids["practitioner_id"], "start_at": clinic.start_at(15),
    },
}
"""Bodies of calls that have none in WRITES, or one with something else in the field's position."""


def _service_line(clinic: SampleClinic) -> dict[str, str]:
    return {"type": "service", "service_id": clinic.ids["service_id"], "practitioner_id": clinic.ids["practitioner_id"]}


LINES: dict[str, Callable[[SampleClinic], Any]] = {
    ".lines[].service_id": _service_line,
    ".lines[].practitioner_id": _service_line,
    ".treatments[].treatment_id": lambda clinic: {"treatment_id": clinic.ids["treatment_id"], "cost": 100},
}
"""The line that holds a field, where the body in WRITES has no such line."""

SAMPLE_ID_BY_FIELD = {
    "source_id": "twin_id", "template_ids": "template_id", "consent_template_ids": "template_id", "questionnaire_ids": "questionnaire_id", "client_ids": "client_id", "service_ids": "service_id", "product_ids": "product_id", "signer_id": "user_id",
    "responsible_id": "user_id", "picture_ids": "picture_id", "logo_id": "picture_id", "cover_id": "picture_id", "swish_qr_id": "picture_id",
    "profile_photo": "picture_id", "image": "picture_id", "attachment_id": "picture_id", "user_ids": "user_id",
    "extra_fields_from_source": "field_id",
    "file_ids": "picture_id", "manual_ids": "pdf_id",
    "protocol_id": "pdf_id", "file_id": "pdf_id", "practitioner_ids": "practitioner_id", "room_ids": "room_id", "device_ids": "bookable_device_id", "add_on_ids": "add_on_id",
    "product_id": "sold_id",
    "subject_id": "client_id", "source_practitioner_id": "practitioner_id", "cashier_id": "user_id", "membership_id": "user_id",
    "performer_id": "user_id", "prerequisite_id": "service_id",
}
"""The sample clinic's id for each field that has another name than the id."""

_PRODUCTS = "/api/v3/point-of-sale/products"
SAMPLE_ID_BY_CALL = {
    f"GET {_PRODUCTS}": "product_category_id", f"POST {_PRODUCTS}": "product_category_id", f"PUT {_PRODUCTS}/{{product_id}}": "product_category_id",
    "POST /api/v2/categories/shift": "category_id", "POST /api/v2/questionary/{questionnaire_id}/questions/shift": "question_id",
}

EXEMPT_FIELDS = {
    f"{_QUOTE} .lines[].booking_fee_id": "tests/pos/test_booking_fee_sales.py: another clinic's fee is unknown",
    "POST /api/v3/point-of-sale/payment/store .lines[].booking_fee_id": "likewise",
    "POST /api/v2/bookings/{booking_id}/create-on-existing .client_id": "tests/booking/group_bookings: a foreign client is not found",
    "GET /api/company/{public_id}/personal-data-policy ?policy_id": "tests/company/test_policy.py: another company's version is not found",
    f"POST {_PORTAL}/waiting-list .service_id": "tests/booking/waiting_list: an unknown service is refused, once the code is verified",
    f"POST {_PORTAL}/waiting-list .practitioner_id": "likewise",
    f"POST {_PORTAL}/send-otp .policy_id": "tests/company/test_policy.py: an unknown version is refused",
    "POST /api/client/{client_id}/forms/sendMail .consent_template_ids[]": "tests/forms/test_send_consents.py: another clinic's template is refused",
    f"POST {_PORTAL}/bankid/collect-order .order_ref": "tests/booking/portal/test_identification.py: an order is its flow's",
    f"POST {_PORTAL}/bankid/cancel-order .order_ref": "tests/booking/portal/test_identification.py: an order is its flow's",
    f"GET {_PORTAL}/bankid/generate-qr ?order_ref": "tests/booking/portal/test_identification.py: an order is its flow's",
    "PUT /api/registration-portal/{public_id}/flow .membership_id": "tests/registration/test_portal.py: another clinic's practitioner is unknown",
    "PUT /api/registration-portal/{public_id}/flow .profile_photo": "tests/registration/test_portal.py: another flow's picture is unknown",
    "PUT /api/registration-portal/{public_id}/flow .policy_id": "tests/company/test_policy.py: an unknown version is refused",
    "POST /api/registration-portal/{public_id}/bankid/collect-order .order_ref": "tests/registration/test_portal.py: an order is its flow's",
    "POST /api/registration-portal/{public_id}/bankid/cancel-order .order_ref": "tests/registration/test_portal.py: an order is its flow's",
    "GET /api/registration-portal/{public_id}/bankid/generate-qr ?order_ref": "tests/registration/test_portal.py: an order is its flow's",
    "POST /api/session/switch .company_id": "tests/accounts/test_sign_in.py: a company that the user is no member of",
    "POST /api/email/verify .id": "tests/accounts: the link's hash is the proof",
    "POST /api/bankid/collect-order .order_ref": "tests/prescriptions/test_signing_authorization.py: an order is its session's",
    "POST /api/bankid/cancel-order .order_ref": "tests/prescriptions/test_signing_authorization.py: an order is its session's",
    "GET /api/bankid/generate-qr ?order_ref": "tests/prescriptions/test_signing_authorization.py: an order is its session's",
    "POST /api/session/proof/bankid .order_ref": "tests/accounts/test_session_proof.py: an order is its session's",
    "POST /api/login/bankid/collect-order .order_ref": "tests/accounts/test_bankid.py: an order is its browser's",
    "POST /api/login/bankid/cancel-order .order_ref": "tests/accounts/test_bankid.py: an order is its browser's",
    "GET /api/login/bankid/generate-qr ?order_ref": "tests/accounts/test_bankid.py: an order is its browser's",
    "POST /api/v3/prescriptions/sign .ids[]": "tests/prescriptions/test_signing_authorization.py: only a prescriber's own pending requests are signed",
    "POST /api/questionary-loc/{public_id}/consents/{consent_id}/sign .file_ids[]": "the same check as in the staff's call, which is tested",
    "POST /api/controlled-documents/{controlled_document_id}/versions .file_id": "there is one draft at a time; the same check as in its update, which is tested",
    "POST /api/clients/{client_id}/merge .extra_fields_from_source[]": "names a value of the two clients; one that neither has is no change",
    "POST /api/letters-of-consent .questions[].id": "unique within one consent template",
    "PUT /api/letters-of-consent/{template_id} .questions[].id": "unique within one consent template",
    "POST /api/questionary .questions[].id": "unique within one questionnaire",
    "PUT /api/questionary/{questionnaire_id}/update-new .questions[].id": "unique within one questionnaire",
    "PUT /api/users/{user_id}/services .service_ids[]": "tests/booking/catalogue/test_user_services.py: another clinic's service is unknown",
    "PUT /api/v2/services/{service_id} .prerequisite_id": "tests/booking/bookings/test_prerequisites.py: another clinic's service is unknown",
    "GET /api/audit-log ?before": "a place in the company's own log, whose older entries follow",
    "GET /api/audit ?identity_id": "an account belongs to no company; the audit rows do",
}
"""Fields that hold an id and are not tested, each with its reason."""


def _id_paths(schema: Any, path: str = "") -> Iterator[str]:
    """Yield the paths of a schema's ids."""
    schema = resolve_schema(schema)
    if schema.get("format") == "uuid":
        yield path
    for variant in schema.get("anyOf", []) + schema.get("oneOf", []) + schema.get("allOf", []):
        yield from _id_paths(variant, path)
    for name, child in schema.get("properties", {}).items():
        yield from _id_paths(child, f"{path}.{name}")
    if "items" in schema:
        yield from _id_paths(schema["items"], f"{path}[]")


def list_id_fields() -> list[tuple[str, str]]:
    """Return (call, field) of every id in a body (".lines[].product_id") or a query ("?client_id")."""
    fields = set()
    for path, operations in openapi_document()["paths"].items():
        for method, operation in operations.items():
            call = f"{method.upper()} {path}"
            for content in operation.get("requestBody", {}).get("content", {}).values():
                fields |= {(call, field) for field in _id_paths(content["schema"])}
            parameters = [parameter for parameter in operation.get("parameters", []) if parameter["in"] == "query"]
            fields |= {(call, f"?{parameter['name']}") for parameter in parameters if [*_id_paths(parameter["schema"])]}
    return sorted(fields)


def sample_id_name(call: str, field: str) -> str:
    """Return which of the sample clinic's ids belongs in a field."""
    name = field.replace("[]", "").replace("?", ".").split(".")[-1]
    return SAMPLE_ID_BY_CALL.get(call) or SAMPLE_ID_BY_FIELD.get(name, name)


def request_options(call: str, field: str, clinic: SampleClinic, value: str) -> dict[str, Any]:
    """Return body and query of a call that succeeds in the caller's own clinic, but with `value` as one id."""
    query = QUERIES[call](clinic) if call in QUERIES else {}
    if field.startswith("?"):
        name = field[1:]
        day = clinic.start_at(0)[:10]
        portal = {"service_id": clinic.ids["service_id"], "from": day, "to": day, "day": day} if _PORTAL in call else {}
        return {"params": {**portal, **query, name: value}}
    body = deepcopy((BODIES.get(call) or WRITES[call])(clinic)) or {}
    _set_field(body, field, LINES[field](clinic) if field in LINES else {}, value)
    return {"params": query, "json": body}


def _set_field(body: dict[str, Any], field: str, line: dict[str, Any], value: str) -> None:
    *parents, name = field.lstrip(".").split(".")
    for parent in (parent.removesuffix("[]") for parent in parents):
        if line or not body.get(parent):
            body[parent] = [line]
        body = body[parent][0]
    body[name.removesuffix("[]")] = [value] if name.endswith("[]") else value
