"""Ids of another company, or of a client without access, are refused in every body and query too.

BEY-060, PLT-001, PLT-034.
"""

from typing import Any

import pytest

from tests.quality.test_devices import upload_pdf
from tests.route_coverage.id_fields import EXEMPT_FIELDS, list_id_fields, request_options, sample_id_name
from tests.route_coverage.sample_clinic import SampleClinic, build_sample_clinic
from tests.route_coverage.test_tenant_isolation import count_audit_rows
from tests.support.uploads import upload_picture

pytestmark = [pytest.mark.anyio, pytest.mark.timeout(300)]
TESTED_FIELDS = [(call, field) for call, field in list_id_fields() if f"{call} {field}" not in EXEMPT_FIELDS]
FILE_IDS = {"picture_id", "pdf_id"}
CLIENT_IDS = {"client_id", "twin_id", "booking_id"}


async def _with_files(clinic: SampleClinic) -> SampleClinic:
    """Upload a picture and a PDF that no record has claimed, and add their ids."""
    picture, pdf = await upload_picture(clinic.owner), await upload_pdf(clinic.owner)
    clinic.ids |= {"picture_id": picture.json()["data"]["id"], "pdf_id": pdf.json()["data"]["id"]}
    return clinic


@pytest.fixture(scope="module")
async def foreign_clinic(shared_clinic: SampleClinic) -> SampleClinic:
    """Another clinic, with unclaimed files."""
    return await _with_files(shared_clinic)


async def _call(actor: Any, call: str, clinic: SampleClinic, options: dict[str, Any], **headers: str) -> Any:
    method, path = call.split()
    url = path.format(**clinic.ids, public_id=clinic.company.encrypted_id)
    return await actor.send(method, url, headers=headers, **options)


def _leaked_ids(reply: Any, ids: dict[str, str], sent_id: str) -> list[str]:
    """Return the names of the ids that a reply contains, but for the one that the request contained."""
    return [name for name, value in ids.items() if value in reply.text and value != sent_id]


def _is_about(reply: Any, field: str) -> bool:
    """Return whether a refusal is about that field or the record itself, not about something else in the call."""
    body = reply.json()
    fields = {f".{name}" for name in body.get("errors", {})}
    return body["data"] == {"code": "not_found"} or (fields <= {field.replace("[]", ".0"), field.replace("[]", "")} and bool(fields))


def test_every_id_field_is_tested_or_exempt():
    """A new field is tested by itself; the exemptions name fields that exist."""
    assert set(EXEMPT_FIELDS) <= {f"{call} {field}" for call, field in list_id_fields()}
    assert len(TESTED_FIELDS) > 60


def _own_id_order(tested: tuple[str, str]) -> int:
    """Put the change of a schedule first, and last what switches the clinic's service off."""
    return tested[0].endswith("/bulk") - tested[0].endswith("/schedules/toggle")


async def test_ids_of_a_foreign_company_are_refused_in_every_field(foreign_clinic, as_staff, factory, visitor):
    """BEY-060: every field of every body and query, in calls that are right but for it: refused, nothing leaked, nothing changed in either company.

    The same calls with the company's own id succeed or fail for no reason of that field.
    """
    own_clinic = await _with_files(await build_sample_clinic(as_staff, factory))
    flow = await visitor.post(f"/api/v2/booking-portal/{own_clinic.company.encrypted_id}/flows", json={})
    flow_key = flow.json()["data"]["flow_key"]

    async def send(call: str, field: str, sent_id: str) -> Any:
        actor, headers = (visitor, {"X-Flow-Key": flow_key}) if "booking-portal" in call else (own_clinic.owner, {})
        return await _call(actor, call, own_clinic, request_options(call, field, own_clinic, sent_id), **headers)

    async def list_failures(tested_fields: list[tuple[str, str]]) -> list[tuple[Any, ...]]:
        failures = []
        for call, field in tested_fields:
            sent_id = foreign_clinic.ids[sample_id_name(call, field)]
            reply = await send(call, field, sent_id)
            is_empty = field.startswith("?") and reply.status_code == 200
            is_refused = reply.status_code in {404, 422} and _is_about(reply, field)
            if not (is_empty or is_refused) or _leaked_ids(reply, foreign_clinic.ids, sent_id):
                failures.append((call, field, reply.status_code, reply.text[:300]))
        return failures

    read_failures = await list_failures([(call, field) for call, field in TESTED_FIELDS if call.startswith("GET")])
    before = await count_audit_rows(foreign_clinic.company), await count_audit_rows(own_clinic.company)
    write_failures = await list_failures([(call, field) for call, field in TESTED_FIELDS if not call.startswith("GET")])
    assert not read_failures + write_failures, "\n".join(map(str, read_failures + write_failures))
    assert (await count_audit_rows(foreign_clinic.company), await count_audit_rows(own_clinic.company)) == before
    for call, field in sorted(TESTED_FIELDS, key=_own_id_order):
        name = sample_id_name(call, field)
        reply = await send(call, field, (await _with_files(own_clinic) if name in FILE_IDS else own_clinic).ids[name])
        assert reply.status_code not in {404, 422}, ("the clinic's own id is refused too, for another reason", call, field, reply.text)


async def test_ids_of_a_client_without_access_are_refused_in_every_field(as_staff, factory):
    """PLT-034: a restricted user's bodies and queries that name a client without access, or that client's booking."""
    clinic = await build_sample_clinic(as_staff, factory)
    restricted = await as_staff("admin", company=clinic.company, client_access="custom")
    before = await count_audit_rows(clinic.company)
    failures = []
    for call, field in TESTED_FIELDS:
        if sample_id_name(call, field) not in CLIENT_IDS or "booking-portal" in call:
            continue
        sent_id = clinic.ids[sample_id_name(call, field)]
        reply = await _call(restricted, call, clinic, request_options(call, field, clinic, sent_id))
        is_empty = field.startswith("?") and reply.status_code == 200 and not _leaked_ids(reply, clinic.ids, sent_id)
        is_refused = reply.status_code == 403 or (reply.status_code in {404, 422} and _is_about(reply, field))
        if not (is_empty or is_refused):
            failures.append((call, field, reply.status_code, reply.text[:300]))
    assert not failures, "\n".join(map(str, failures))
    assert await count_audit_rows(clinic.company) == before
