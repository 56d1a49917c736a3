"""Export of a client's record as PDF and files: built in the background with progress and notification; `force` rebuilds (REC-009)."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from io import BytesIO
from uuid import UUID

import orjson
import pytest
import time_machine
from pypdf import PdfReader
from sqlalchemy import select, update

from clinic.clients import service as clients
from clinic.clients.models import Client
from clinic.company.models import Company
from clinic.core import files
from clinic.core.background import dispatcher
from clinic.core.background.outbox import RETRY_DELAYS, Delivery
from clinic.core.clock import now
from clinic.core.database.base import ClientOwned, new_id
from clinic.core.database.row_security import list_models
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import File, object_storage
from clinic.data_exchange.client_export import scope, worker
from clinic.data_exchange.models import ClientExport
from clinic.pos.models import GiftCard
from tests.data_exchange.export_calls import download_archive, latest_export, request_export, run_worker
from tests.forms.scenarios import assign_consent, assign_questionnaire, create_consent_template, create_questionnaire, sign_request
from tests.support import sample_documents
from tests.support.images import draw_photo, draw_signature

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-009", "BEY-026")]


async def create_clinic(as_staff, factory, role="admin"):
    """Create a clinic with a client who has a booking, and a member of its staff."""
    clinic = await factory.bookable_clinic()
    staff = await as_staff(role, company=clinic.company, title="Leg. läkare")
    client = await factory.client(clinic.company, first_name="Åsa", last_name="Öberg", phone="+46701740605", language="sv", warning="Latex")
    await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9), special_request="Nålrädd"))
    return clinic, staff, client


async def attach_picture(staff, client) -> None:
    response = await staff.post("/api/files", files={"file": ("före.jpg", draw_photo(), "image/jpeg")})
    context = Context(company_id=staff.company.id, actor="staff", identity_id=staff.member.identity_id, membership_id=staff.member.id)
    async with transaction(context) as session:
        await files.claim_file(session, UUID(response.json()["data"]["id"]), owner_type="procedure", owner_id=new_id(), client_id=client.id)


async def test_an_export_contains_documents_pictures_rows_and_the_access_log(as_staff, factory):
    _, staff, client = await create_clinic(as_staff, factory)
    await attach_picture(staff, client)
    document = await sample_documents.freeze_sample(staff.company, client=client)
    await staff.get(f"/api/clients/{client.id}")
    export = await request_export(staff, client)
    assert (export["state"], export["progress"]) == ("queued", 0)
    await run_worker(staff)
    ready = await latest_export(staff, client)
    assert (ready["state"], ready["progress"], ready["downloads"]) == ("ready", 100, 0)
    with await download_archive(staff, client, ready) as archive:
        names = archive.namelist()
        record_pdf_text = "".join(page.extract_text() for page in PdfReader(BytesIO(archive.read("journal.pdf"))).pages)
        document_name = next(name for name in names if name.startswith("dokument/"))
        document_text = "".join(page.extract_text() for page in PdfReader(BytesIO(archive.read(document_name))).pages)
        picture_name = next(name for name in names if name.startswith("filer/"))
        data = {name: orjson.loads(archive.read(name)) for name in names if name.startswith("data/")}
        picture_content = archive.read(picture_name)
    for expected in ("Åsa Öberg", "Latex", "Konsultation", "Nålrädd", "Maja", "(Leg. läkare)", "öppnade klientens kort", document.title):
        assert expected in record_pdf_text, (expected, record_pdf_text)
    assert document.code in document_text
    assert picture_name.endswith("före.jpg") and picture_content.startswith(b"\xff\xd8\xff")
    assert [row["last_name"] for row in data["data/client.json"]] == ["Öberg"]
    assert [row["special_request"] for row in data["data/booking.json"]] == ["Nålrädd"]
    assert "client.viewed" in [row["action"] for row in data["data/audit.json"]]
    assert (await latest_export(staff, client))["downloads"] == 1


async def eyes_covered(*_: object) -> str:
    return "eyes_covered"


@pytest.mark.covers("REC-008", "REC-009")
async def test_an_export_contains_earlier_values_and_uses_the_clinics_days(as_staff, factory):
    """REC-008, patientdatalagen 3:14: a removed warning is in the PDF; a file of 23:30 UTC is dated the clinic's next day."""
    _, staff, client = await create_clinic(as_staff, factory)
    late_evening = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)
    async with transaction(Context.system(staff.company.id)) as session:
        await session.execute(update(Company).values(timezone="Europe/Stockholm"))
        await session.execute(update(Client).where(Client.id == client.id).values(created_at=late_evening))
    await attach_picture(staff, client)
    async with transaction(Context.system(staff.company.id)) as session:
        await session.execute(update(File).where(File.client_id == client.id).values(created_at=late_evening))
    body = {"first_name": client.first_name, "last_name": client.last_name, "warning": "", "version": 1}
    assert (await staff.put(f"/api/clients/{client.id}", json=body)).json()["status"] == "1"
    async with transaction(Context.system(staff.company.id)) as session:
        await clients.set_publish_permission(session, client.id, eyes_covered)
    await request_export(staff, client)
    await run_worker(staff)
    with await download_archive(staff, client, await latest_export(staff, client)) as archive:
        record_pdf_text = "".join(page.extract_text() for page in PdfReader(BytesIO(archive.read("journal.pdf"))).pages)
        file_names = [name for name in archive.namelist() if name.startswith("filer/")]
    assert all(part in record_pdf_text for part in ("Ändringar av klientens uppgifter", "Varning", "Latex", "(tomt)", "ögonen")), record_pdf_text
    assert "2026-03-02" in record_pdf_text and [name.split(" ")[0] for name in file_names] == ["filer/2026-03-02"], (record_pdf_text, file_names)


async def test_the_requester_is_notified_and_each_step_is_audited_on_the_client(as_staff, factory):
    _, staff, client = await create_clinic(as_staff, factory)
    await request_export(staff, client)
    await run_worker(staff)
    [mail] = [message for message in await factory.list_messages(staff.company) if message.topic == "client.export"]
    assert (mail.to, client.last_name in mail.text, f"/clients/{client.id}/export" in mail.text) == (staff.member.email, False, True)
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    assert str(client.id) not in (await restricted.get("/api/messages")).text
    (await download_archive(staff, client, await latest_export(staff, client))).close()
    for action in ("client.export_requested", "client.export_completed", "client.export_downloaded"):
        assert [row["client_id"] for row in await staff.list_audit(action)] == [client.id], action


async def test_a_ready_export_is_reused_unless_forced_and_concurrent_requests_share_one(as_staff, factory):
    _, staff, client = await create_clinic(as_staff, factory)
    responses = await asyncio.gather(*(staff.post(f"/api/clients/{client.id}/export", json={}) for _ in range(5)))
    assert {response.status_code for response in responses} <= {200, 409}
    assert {response.json()["data"].get("code", "export.in_progress") for response in responses} == {"export.in_progress"}
    first = await latest_export(staff, client)
    await run_worker(staff)
    assert (await request_export(staff, client))["id"] == first["id"]
    new_export = await request_export(staff, client, force=True)
    assert (new_export["id"] != first["id"], new_export["state"]) == (True, "queued")
    await run_worker(staff)
    assert (await latest_export(staff, client))["state"] == "ready"
    assert len(await staff.list_audit("client.export_completed")) == 2


async def test_an_export_is_deleted_after_a_day(as_staff, factory):
    _, staff, client = await create_clinic(as_staff, factory)
    await request_export(staff, client)
    await run_worker(staff)
    export, context = await latest_export(staff, client), Context.system(staff.company.id)
    key = f"{staff.company.id}/exports/{export['id']}"
    with time_machine.travel(now() + timedelta(hours=23), tick=True):
        await worker.purge_expired_exports(context)
    assert await object_storage.file_store().get(key)
    with time_machine.travel(now() + timedelta(hours=24, minutes=1), tick=True):
        await worker.purge_expired_exports(context)
        await worker.purge_expired_exports(context)
    assert await object_storage.file_store().get(key) is None
    assert (await latest_export(staff, client))["state"] == "deleted"
    download = await staff.post(f"/api/clients/{client.id}/export/{export['id']}/download")
    assert (download.status_code, download.json()["data"]["code"]) == (409, "export.not_ready")
    assert len(await staff.list_audit("client.export_deleted")) == 1


async def test_a_failure_is_shown_and_a_crashed_build_is_repeated(as_staff, factory, monkeypatch):
    _, staff, client = await create_clinic(as_staff, factory)
    await request_export(staff, client)
    all_tables = scope.included_tables()
    monkeypatch.setattr(scope, "included_tables", lambda: (*all_tables, scope.TableScope("nowhere", "true", ())))
    with pytest.raises(Exception, match="nowhere"):
        await run_worker(staff)
    assert (await latest_export(staff, client))["state"] == "failed"
    monkeypatch.undo()
    async with transaction(Context.system(staff.company.id)) as session:
        row = (await session.scalars(select(ClientExport))).one()
        row.state, row.progress = "building", 40
    await run_worker(staff)
    assert (await latest_export(staff, client))["state"] == "ready"


async def test_a_new_export_can_be_requested_after_a_failure(as_staff, factory):
    _, staff, client = await create_clinic(as_staff, factory)
    failed = await request_export(staff, client)
    async with transaction(Context.system(staff.company.id)) as session:
        (await session.scalars(select(ClientExport))).one().state = "failed"
    assert (await request_export(staff, client))["id"] != failed["id"]
    await run_worker(staff)
    async with read_only_transaction(Context.system(staff.company.id)) as session:
        states = list(await session.scalars(select(ClientExport.state).order_by(ClientExport.created_at)))
    assert states == ["failed", "ready"]


async def test_only_owners_and_administrators_can_export(as_staff, factory):
    _, staff, client = await create_clinic(as_staff, factory)
    user = await as_staff("user", company=staff.company)
    other = await factory.client(staff.company)
    await request_export(staff, client)
    await run_worker(staff)
    export = await latest_export(staff, client)
    for response in (
        await user.get(f"/api/clients/{client.id}/export"), await user.post(f"/api/clients/{client.id}/export", json={}),
        await user.post(f"/api/clients/{client.id}/export/{export['id']}/download"), await user.get(f"/api/clients/{client.id}/access-log"),
    ):
        assert (response.status_code, response.json()["data"]["code"]) == (403, "permission.role")
    swapped = await staff.post(f"/api/clients/{other.id}/export/{export['id']}/download")
    assert swapped.status_code == 404


def test_every_client_table_is_included_or_excluded_with_a_reason():
    """A new client table is included automatically; every excluded table is listed and exists."""
    included = {table_scope.table for table_scope in scope.included_tables()}
    owned = {model.__tablename__ for model in list_models() if issubclass(model, ClientOwned)}
    assert owned <= included | set(scope.EXCLUDED_TABLES)
    assert not included & set(scope.EXCLUDED_TABLES)
    assert set(scope.EXCLUDED_TABLES) <= {model.__tablename__ for model in list_models()}
    assert {"client", "booking", "procedure", "prescription", "receipt", "receipt_line", "message", "audit", "document", "file"} <= included


async def test_an_export_whose_last_attempt_was_interrupted_fails_and_can_be_requested_again(as_staff, factory):
    """A worker that is killed during the last attempt records nothing; without the job the row would block new exports for ever."""
    _, staff, client = await create_clinic(as_staff, factory)
    stuck = await request_export(staff, client)
    context = Context.system(staff.company.id)
    async with transaction(context) as session:
        row = (await session.scalars(select(ClientExport))).one()
        row.state, row.progress = "building", 40
    await worker.fail_abandoned_exports(context)
    assert (await latest_export(staff, client))["state"] == "building", "while attempts are left, it may still be built"
    async with transaction(context) as session:
        delivery = (await session.scalars(select(Delivery).where(Delivery.subscriber == worker.BUILD_SUBSCRIBER))).one()
        delivery.attempts = len(RETRY_DELAYS) + 2
    await dispatcher.deliver(staff.company.id, delivery.id)
    for _ in range(2):
        await worker.fail_abandoned_exports(context)
    assert (await latest_export(staff, client))["state"] == "failed"
    new_export = await request_export(staff, client)
    assert (new_export["state"], new_export["id"] != stuck["id"]) == ("queued", True)
    await run_worker(staff)
    assert (await latest_export(staff, client))["state"] == "ready"


async def test_gift_card_codes_are_masked(as_staff, factory):
    """A gift card's code can be used as payment, so the export contains only its last four characters."""
    _, staff, client = await create_clinic(as_staff, factory)
    async with transaction(Context.system(staff.company.id)) as session:
        session.add(GiftCard(
            company_id=staff.company.id, id=new_id(), client_id=client.id, code="ABCD2345EFGH", initial_value=50_000, balance=50_000,
            expires_on=(now() + timedelta(days=90)).date(), state="active",
        ))
    await request_export(staff, client)
    await run_worker(staff)
    with await download_archive(staff, client, await latest_export(staff, client)) as archive:
        [card] = orjson.loads(archive.read("data/gift_card.json"))
        everything = b"".join(archive.read(name) for name in archive.namelist())
    assert (card["code"], card["balance"]) == ("…EFGH", 50_000)
    assert b"ABCD2345EFGH" not in everything


async def create_procedure(staff, client, title, *, sign=False):
    """Write a procedure, signed if `sign` is set; return its path and version."""
    base = f"/api/clients/{client.id}/procedures"
    row = await post_ok(staff, base, title=title, date="2026-11-20", treatments=[])
    path = f"{base}/{row['id']}"
    if sign:
        row = await post_ok(staff, f"{path}/sign", signature=draw_signature(), version=row["version"])
    return path, row["version"]


async def post_ok(staff, path, **body):
    response = await staff.post(path, json=body)
    assert response.json()["status"] == "1", response.text
    return response.json()["data"]


async def record_text(staff, client, name) -> str:
    """Export the record and return the text of a PDF in the archive."""
    await request_export(staff, client, force=True)
    await run_worker(staff)
    with await download_archive(staff, client, await latest_export(staff, client)) as archive:
        pages = PdfReader(BytesIO(archive.read(name))).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


@pytest.mark.covers("REC-013")
async def test_record_uses_the_clinics_names_of_the_fields(as_staff, factory):
    """REC-013: among the details and in the changes; a name in the other language stands where the client's has none."""
    _, staff, client = await create_clinic(as_staff, factory)
    fields = (await staff.get("/api/company/client-fields")).json()["data"]
    fields["mobile_number"] |= {"name_en": "Cell", "name_sv": "Telefonen"}
    fields["occupation"] |= {"name_en": "Trade"}
    assert (await staff.put("/api/company/client-fields", json=fields)).json()["status"] == "1"
    body = {"first_name": client.first_name, "last_name": client.last_name, "occupation": "Snickare", "version": 1}
    assert (await staff.put(f"/api/clients/{client.id}", json=body)).json()["status"] == "1"
    text = await record_text(staff, client, "journal.pdf")
    assert "Telefonen +46" in text and "Trade Snickare" in text and "Trade (tomt) Snickare" in text, text
    assert "Yrke" not in text


@pytest.mark.covers("PLT-054")
async def test_record_has_the_clinics_own_fields_the_deleted_ones_too(as_staff, factory):
    _, staff, client = await create_clinic(as_staff, factory)
    field = await post_ok(staff, "/api/company/extra-fields", name_en="Skin type", name_sv="Hudtyp", type="text")
    body = {"first_name": client.first_name, "last_name": client.last_name, "extra_fields": {field["id"]: "Torr"}, "version": 1}
    assert (await staff.put(f"/api/clients/{client.id}", json=body)).json()["status"] == "1"
    await staff.delete(f"/api/company/extra-fields/{field['id']}")
    text = await record_text(staff, client, "journal.pdf")
    assert "Hudtyp Torr" in text and "Hudtyp (tomt) Torr" in text, text


LABELS = {
    "en": {
        "pdf": "record.pdf", "cancelled": "Cancelled", "approved": "Approved", "not": "Not approved", "deleted": "Deleted",
        "form": "Cancelled", "signed": "Signed", "rejected": "Not approved",
    },
    "sv": {
        "pdf": "journal.pdf", "cancelled": "Makulerad", "approved": "Godkänd", "not": "Inte godkänd", "deleted": "Borttagen",
        "form": "Makulerat", "signed": "Signerat", "rejected": "Inte godkänt",
    },
}


@pytest.mark.covers("REC-021", "REC-022")
@pytest.mark.parametrize("language", LABELS)
async def test_reviews_of_a_procedure_are_exported_with_person_time_and_reason(as_staff, factory, language):
    """REC-021: deleted and cancelled procedures are exported as such, signed ones too, and never with the word for a cancelled booking."""
    clinic, staff, _ = await create_clinic(as_staff, factory)
    client = await factory.client(clinic.company, first_name="Ulla", last_name="Ek", language=language)
    pdf_name, cancelled, approved, not_approved, deleted, *_ = LABELS[language].values()
    signed_path, version = await create_procedure(staff, client, "Läppar", sign=True)
    await post_ok(staff, f"{signed_path}/review", is_approved=False, reason="Batchnummer saknas")
    await post_ok(staff, f"{signed_path}/review", is_approved=True)
    assert f"(version 1, {cancelled.lower()})" not in await record_text(staff, client, pdf_name)
    await post_ok(staff, f"{signed_path}/cancel", reason="Fel klient", version=version)
    for title, verb, reason in (("Panna", "cancel", "Dubblett"), ("Haka", "delete", "Provskrivning")):
        path, number = await create_procedure(staff, client, title)
        await post_ok(staff, f"{path}/{verb}", reason=reason, version=number)
    record_pdf_text = await record_text(staff, client, pdf_name)
    person_and_time = r"Maja \w+, Leg\. läkare [-\d]{10} \d\d:\d\d\. "
    for title, state in (("Läppar", cancelled), ("Panna", cancelled), ("Haka", deleted)):
        assert f"{title} (version 1, {state.lower()})" in record_pdf_text, record_pdf_text
    for label, reason in ((cancelled, "Fel klient"), (cancelled, "Dubblett"), (deleted, "Provskrivning"), (not_approved, "Batchnummer saknas")):
        assert re.search(f"{label} {person_and_time}{reason}", record_pdf_text), (label, reason, record_pdf_text)
    assert re.search(rf"Batchnummer saknas {approved} Maja .*{cancelled} {person_and_time}Fel klient", record_pdf_text), "in the order of the reviews"
    assert "Avbokad" not in record_pdf_text


@pytest.mark.covers("REC-021", "REC-022", "REC-031", "REC-044")
@pytest.mark.parametrize("language", LABELS)
async def test_cancelled_consents_and_questionnaires_are_exported_as_cancelled(as_staff, factory, language):
    """REC-021, REC-022: approvals and cancellations have person, time and reason; the time of the earlier signature stays."""
    clinic, staff, _ = await create_clinic(as_staff, factory)
    client = await factory.client(clinic.company, first_name="Ulla", last_name="Ek", language=language)
    *_, cancelled, signed, rejected = LABELS[language].values()
    base, person_and_time = f"/api/client/{client.id}", r"Maja [^.:]+?(\. läkare)? [-\d]{10} \d\d:\d\d\. "
    consent = f"{base}/letters-of-consent/{(await assign_consent(staff, client, (await create_consent_template(staff))['id']))['id']}"
    questions = f"{base}/questionary/{(await assign_questionnaire(staff, client, (await create_questionnaire(staff, []))['id']))['id']}"
    await post_ok(staff, f"{consent}/sign", **sign_request(signed_by="Ulla Ek", signer_relation="Mamma"))
    version = (await post_ok(staff, f"{consent}/review", is_approved=False, reason="Oläslig"))["version"]
    record_pdf_text = await record_text(staff, client, LABELS[language]["pdf"])
    assert f"{cancelled}:" not in record_pdf_text
    assert re.search(f"\\(1\\) {signed} {rejected}: {person_and_time}Oläslig", record_pdf_text), record_pdf_text
    await post_ok(staff, f"{consent}/cancel", reason="Ångrat sig", version=version)
    await post_ok(staff, f"{questions}/cancel", reason="Fel formulär", version=1)
    record_pdf_text = await record_text(staff, client, LABELS[language]["pdf"])
    assert re.search(rf"\(1\) {cancelled}: {person_and_time}Ångrat sig {rejected}: {person_and_time}Oläslig [-\d]{{10}} \d\d:\d\d Ulla Ek", record_pdf_text), record_pdf_text
    assert f"Ulla Ek {'Svenska' if language == 'sv' else 'Swedish'}" in record_pdf_text, "USE-019: the language that was signed"
    assert re.search(f"{cancelled}: {person_and_time}Fel formulär", record_pdf_text), record_pdf_text
