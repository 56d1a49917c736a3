"""Every list applies the searches and sorts that it documents (PLT-006)."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest

from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.main import app as application
from clinic.messaging.models import Message
from clinic.pos.models import GiftCard, ZReport
from clinic.prescriptions.models import Prescription
from tests.factories.factory import Factory
from tests.factories.pos import POS_API
from tests.prescriptions.request_data import prescription_data as wanted
from tests.route_coverage import journal_data, pos_data, prescription_data, quality_data
from tests.route_coverage.api_routes import resolve_schema
from tests.route_coverage.sample_clinic import PRODUCT_DATA, SERVICE_DATA, WRITES, SampleClinic, build_sample_clinic
from tests.support.http_client import ApiClient, open_browser, staff_sign_in

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-006")]
PRESCRIBER_LIST = "/api/v3/prescriptions"
LIST_PARAMETERS = {"search", "sort", "order", "page"}


def _list_parameters() -> dict[str, dict[str, dict[str, Any]]]:
    """Return by path the schemas of the query parameters of every call that pages, searches or sorts."""
    lists = {}
    for path, operations in application.openapi()["paths"].items():
        parameters = operations.get("get", {}).get("parameters", [])
        schemas = {parameter["name"]: parameter["schema"] for parameter in parameters if parameter["in"] == "query"}
        if schemas.keys() & LIST_PARAMETERS:
            lists[path] = schemas
    return lists


LISTS = _list_parameters()
SORTS = [(path, sort) for path, schemas in LISTS.items() if "order" in schemas for sort in schemas.get("sort", {}).get("enum", [""])]
SEARCHABLE_LISTS = [path for path, schemas in LISTS.items() if "search" in schemas]


@pytest.mark.covers("PLT-109")
def test_every_list_has_twenty_rows_a_page_unless_asked_otherwise() -> None:
    sizes = {path: schemas["per_page"]["default"] for path, schemas in LISTS.items() if "per_page" in schemas}
    assert len(sizes) > 20
    assert {path: size for path, size in sizes.items() if size != 20} == {}


class ListReader:
    """Read the lists of a clinic with two of everything that is listed, as its owner or its prescriber."""

    def __init__(self, clinic: SampleClinic, prescriber: ApiClient) -> None:
        self.clinic, self.prescriber = clinic, prescriber

    async def get(self, path: str, **query: Any) -> Any:
        actor = self.prescriber if path == PRESCRIBER_LIST else self.clinic.owner
        return await actor.get(path.format(**self.clinic.ids), params=query)

    async def list_ids(self, path: str, **query: Any) -> list[str]:
        """Return the ids of a list's first page."""
        reply = await self.get(path, **query)
        assert reply.status_code == 200, reply.text
        data = reply.json()["data"]
        return [row["id"] for row in (data if isinstance(data, list) else data["items"])]


@pytest.fixture(scope="module")
async def list_reader(app: Any):
    factory = Factory()
    async with staff_sign_in(app, factory) as as_staff, open_browser(app) as http:
        clinic = await build_sample_clinic(as_staff, factory)
        await _create_second_records(clinic, factory)
        clinic.ids["user_id"] = str(clinic.bookable.practitioners[0].membership_id)
        yield ListReader(clinic, await _sign_in_prescriber(clinic, factory, http))


async def _post(clinic: SampleClinic, path: str, body: Any) -> Any:
    reply = (await clinic.owner.post(path.format(**clinic.ids), json=body)).json()
    assert reply["status"] == "1", (path, reply)
    return reply["data"]


async def _create_second_records(clinic: SampleClinic, factory: Factory) -> None:
    """Create a second of each, with other values in all fields that a list sorts by."""
    await factory.member(clinic.company, first_name="Zelda", last_login_at=datetime(2026, 1, 2, tzinfo=UTC))
    await factory.member(clinic.company, first_name="Yngve", last_login_at=datetime(2026, 1, 3, tzinfo=UTC))
    for _ in range(2):
        path = "/api/client/{client_id}/aesthetic-information"
        await _post(clinic, path, WRITES[f"POST {path}"](clinic))
    for path in ("/api/v2/bookings", "/api/letters-of-consent", "/api/questionary", "/api/clients/{client_id}/prescriptions"):
        await _post(clinic, path, WRITES[f"POST {path}"](clinic))
    await _post(clinic, "/api/treatments", {"name": "Annan", "cost": 77})
    await _post(clinic, "/api/log-reviews", WRITES["POST /api/log-reviews"](clinic))
    product = {**PRODUCT_DATA, "name": "Balsam", "code": "B1", "selling_price": 901, "stock": 9}
    await _post(clinic, f"{POS_API}/products", product)
    await _post(clinic, f"{POS_API}/product-categories", {"name": "Ansikte"})
    category = await _post(clinic, "/api/v2/categories", {"name": "Ansikte"})
    await _post(clinic, "/api/v2/services", {**SERVICE_DATA, "category_id": category["id"], "name": "Zon", "duration": 7, "price": 7, "is_active": False})
    await _post(clinic, "/api/rooms", {"name": "Annex", "is_active": False})
    await _post(clinic, "/api/holidays", {"name": "Annandag", "starts_on": "2030-01-02", "ends_on": "2030-01-03"})
    await _post(clinic, "/api/schedule-templates", {"name": "Annan", "slots": []})
    unavailable = {"reason": "Möte", "start_at": "2030-01-02 08:00:00", "end_at": "2030-01-02 09:00:00"}
    await _post(clinic, "/api/unavailable-times", {**unavailable, "practitioner_id": clinic.ids["practitioner_id"]})
    waiting = {"client_id": clinic.ids["twin_id"], "service_id": clinic.ids["service_id"], "weekdays": [1]}
    await _post(clinic, "/api/waiting-list", {**waiting, "from_day": "2030-01-01", "to_day": "2030-02-01"})
    await _post(clinic, "/api/clients/{client_id}/procedures", {**journal_data.PROCEDURE_DATA, "date": "2026-01-20"})
    for number, day in enumerate(("2030-01-01", "2031-01-01")):
        device = {**quality_data.DEVICE_DATA, "name": f"Apparat {number}", "location": f"Rum {number}", "next_maintenance_on": day}
        await _post(clinic, "/api/medical-devices", device)
        await _post(clinic, "/api/controlled-documents", {"title": f"Blad {number}", "category": f"A{number}", "review_on": day})
        maintenance = {**quality_data.MAINTENANCE_DATA, "done_on": f"2026-01-{15 + number}"}
        await _post(clinic, "/api/medical-devices/{device_id}/maintenance", maintenance)
    await _post(clinic, "/api/v2/bookings/{booking_id}/notes", {"text": "Betalar med kort"})
    await _post(clinic, "/api/controlled-document-versions/{document_version_id}/approve", {"version": 2})
    await _post(clinic, "/api/controlled-document-versions/{document_version_id}/publish", {"version": 3})
    await _post(clinic, "/api/controlled-documents/{controlled_document_id}/versions", {"body": quality_data.DOCUMENT_BODY})
    await clinic.owner.get("/api/clients/{client_id}/procedures/{procedure_id}".format(**clinic.ids))
    await _insert_second_rows(clinic)
    await _post(clinic, f"{POS_API}/payment/store", pos_data.sale_data(clinic))


async def _insert_second_rows(clinic: SampleClinic) -> None:
    """Insert messages, a gift card and a closed day, which calls would need a provider for."""
    company_id = clinic.company.id
    async with transaction(Context.system(company_id)) as session:
        z_report = await session.get(ZReport, (company_id, clinic.ids["z_id"]))
        assert z_report
        session.add_all([
            Message(company_id=company_id, id=new_id(), topic="test", subject_id=new_id(), channel="sms", type="notice", to="+46701740606", text="Hej", state="failed"),
            *(Message(
                company_id=company_id, id=new_id(), topic="booking.notification", subject_id=UUID(clinic.ids["booking_id"]),
                client_id=clinic.client.id, channel=channel, type="notice", to="+46701740607", text="Hej", state="sent",
            ) for channel in ("sms", "mail")),
            GiftCard(
                company_id=company_id, id=new_id(), code="AAAABBBBCCCC", initial_value=100, balance=100, expires_on=date(2099, 1, 1), state="active",
            ),
            ZReport(**{
                **{column.key: getattr(z_report, column.key) for column in ZReport.__table__.columns}, "id": new_id(), "number": 2,
                "closed_at": now() + timedelta(days=1),
            }),
        ])


async def _sign_in_prescriber(clinic: SampleClinic, factory: Factory, http: Any) -> ApiClient:
    """Sign in a prescriber of the clinic who has two requests and has signed two."""
    row, token = await factory.prescriber()
    await prescription_data.join_prescriber(clinic.company, row)
    for _ in range(2):
        await _post(clinic, "/api/clients/{client_id}/prescriptions", wanted(prescriber_id=str(row.id)))
    async with transaction(Context.system(clinic.company.id)) as session:
        session.add_all([
            Prescription(
                company_id=clinic.company.id, id=new_id(), client_id=clinic.client.id, prescriber_id=row.id, clinic_name="K", drug=f"Drug {days}",
                state="signed", signed_at=now() - timedelta(days=days),
            ) for days in (1, 2)
        ])
    return await ApiClient(http).use_session(token)


NOT_PAGED = {
    "/api/client/{client_id}/registrations": "at most 20, the newest",
    "/api/builtin-questionnaires": "three at most",
    "/api/booking-messages": "one of each type", "/api/controlled-document-versions/{document_version_id}/readers": "the clinic's team, at most 500",
    "/api/overview/client-booking-times": "one row for each listed client, at most 100",
    "/api/practitioners": "the clinic's team, all columns of the calendar", "/api/questionary-loc/{public_id}/questionary": "at most 50, for visitors",
    "/api/questionary-loc/{public_id}/letters-of-consent": "at most 50, for visitors",
    "/api/questionary/{questionnaire_id}/questions": "at most 100 questions", "/api/rooms/options": "at most 200, the rooms that a service can need and their names in the calendar",
    "/api/bookable-devices": "at most 200, the devices that a service can need",
    "/api/company/legal-documents": "the published versions of three documents",
    "/api/company/extra-fields": "at most 50", "/api/company/{public_id}/extra-fields": "at most 50",
    "/api/notifications/switches": "one for each kind of notifications",
    "/api/profile/passkeys": "of one person, at most 10",
    "/api/saved-views": "one member's of one list, at most 30",
    "/api/session/workspaces": "the clinics that one account has joined by invitation", "/api/time-zones": "a fixed list",
    "/api/v2/booking-portal/{public_id}/categories": "the whole choice of a visitor: at most 100 categories with 500 services", "/api/v2/categories": "ordered by hand as a whole, at most 100",
    "/api/v2/booking-portal/{public_id}/services": "the same services as one list, at most 500",
    "/api/v2/booking-portal/{public_id}/practitioners": "the practitioners of one service, at most 200", "/api/v2/services/options": "at most 500, the choices of forms and the calendar",
    "/api/v3/point-of-sale/terminals/devices": "the provider's list",
}
"""Lists that are answered whole, each with why it stays small. The list only shrinks."""


def _lists_without_pages() -> set[str]:
    """Return the paths of every GET whose documented data is a list, or has `items`, and that takes no page."""
    found = set()
    for path, operations in application.openapi()["paths"].items():
        content = operations.get("get", {}).get("responses", {}).get("200", {}).get("content", {}).get("application/json")
        envelope = resolve_schema(content["schema"]) if content else {}
        data = resolve_schema(envelope.get("properties", {}).get("data", {}))
        names = {parameter["name"] for parameter in operations.get("get", {}).get("parameters", []) if parameter["in"] == "query"}
        if (data.get("type") == "array" or "items" in data.get("properties", {})) and not {"page", "per_page"} <= names:
            found.add(path)
    return found


def test_every_list_is_paged_or_stays_small():
    """PLT-006: a list that grows with the clinic is paged, twenty a page."""
    assert _lists_without_pages() <= set(NOT_PAGED), "a new list takes PageParams"
    assert set(NOT_PAGED) <= set(application.openapi()["paths"])
    sizes = {path: schemas["per_page"].get("default") for path, schemas in LISTS.items() if "per_page" in schemas}
    assert set(sizes.values()) == {20}, sizes


FIXED_ORDER = {
    "/api/company/personal-data-policies": "versions, the one in force first",
    "/api/imports/{import_id}/rows": "one file's rows, by their numbers",
    "/api/company/documents": "a clinic's own, at most 200, the newest first",
    "/api/letters-of-consent/{template_id}/versions": "numbered in the order of time",
    "/api/clients/{client_id}/access-log": "a log, read by time", "/api/controlled-documents/{controlled_document_id}/logs": "a log",
    "/api/controlled-documents/{controlled_document_id}/versions": "numbered in the order of time", "/api/medical-devices/{device_id}/logs": "a log",
    "/api/medical-devices/{device_id}/maintenance": "one device's, by day", "/api/v2/bookings/{booking_id}/messages": "one booking's messages",
    "/api/v2/bookings/{booking_id}/notes": "one booking's notes, newest first",
    "/api/clients/{client_id}/booking-fees": "one client's fees, the newest first",
    **{f"/api/overview/worklists/{kind}": "what waits, by time" for kind in ("unsigned-procedures", "pending-forms", "answered-prescriptions")},
    "/api/notifications": "one member's, newest first",
    "/api/client/{client_id}/aesthetic-information": "one client's, newest first",
    "/api/profile/sign-ins": "a person's own log, read by time",
    "/api/reports/team": "searched by name and ordered by it",
}
"""Paged lists that have one order, each with why that is enough. The list only shrinks."""


def test_every_paged_list_is_searched_and_sorted():
    """PLT-006: a paged list has a search and a choice of sorts, unless its order is its meaning."""
    paged = {path: schemas for path, schemas in LISTS.items() if {"page", "per_page"} <= schemas.keys()}
    lacking = {path for path, schemas in paged.items() if not {"search", "sort", "order"} <= schemas.keys()}
    assert lacking == set(FIXED_ORDER)


def test_every_sort_parameter_is_an_enum_and_has_an_order():
    """A list that accepted any string would sort by none."""
    assert [path for path, schemas in LISTS.items() if "sort" in schemas and "enum" not in schemas["sort"]] == []
    assert [path for path, schemas in LISTS.items() if "sort" in schemas and "order" not in schemas] == []
    assert len(SORTS) > 30


@pytest.mark.parametrize(("path", "sort"), SORTS, ids=[f"{path} {sort}" for path, sort in SORTS])
async def test_every_sort_reverses_its_list(list_reader, path, sort):
    query = {"sort": sort} if sort else {}
    ascending, descending = [await list_reader.list_ids(path, **query, order=order, per_page=100) for order in ("asc", "desc")]
    assert len(ascending) > 1, "the clinic has two of everything"
    assert ascending != descending
    if len(ascending) < 100:
        assert sorted(ascending) == sorted(descending), "the order changes, the rows don't"


@pytest.mark.parametrize("path", [path for path, schemas in LISTS.items() if "order" in schemas])
async def test_unknown_sort_or_order_is_refused(list_reader, path):
    for name in {"sort", "order"} & LISTS[path].keys():
        reply = await list_reader.get(path, **{name: "password"})
        assert (reply.status_code, list(reply.json()["errors"])) == (422, [name]), reply.text


@pytest.mark.parametrize("path", SEARCHABLE_LISTS)
async def test_search_without_matches_returns_no_row(list_reader, path):
    assert await list_reader.list_ids(path)
    assert await list_reader.list_ids(path, search="zzqxzz") == []


@pytest.mark.parametrize(("path", "get_text"), [
    ("/api/clients/{client_id}/prescriptions", lambda row: row["drug"]), ("/api/clients/{client_id}/prescriptions", lambda row: row["prescriber_name"]),
    ("/api/clients/{client_id}/bookings", lambda row: row["service"]["name"]), (PRESCRIBER_LIST, lambda row: row["clinic_name"]),
    ("/api/audit", lambda row: row["action"]), ("/api/deliveries", lambda row: row["event"]),
    (f"{POS_API}/report/batches", lambda row: str(row["number"])),
])
async def test_search_finds_the_rows_with_the_text(list_reader, path, get_text):
    rows = (await list_reader.get(path, per_page=100)).json()["data"]["items"]
    text = next(text for row in rows if (text := get_text(row)))
    found = await list_reader.list_ids(path, search=text.upper()[:20], per_page=100)
    assert set(found) >= {row["id"] for row in rows if get_text(row) == text}
