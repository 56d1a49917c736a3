"""A client's whole record as PDF and files, in the background with progress and a notification; `force` makes it anew (REC-009)."""

import asyncio
import re
from datetime import UTC, datetime, timedelta
from io import BytesIO
from uuid import UUID
from zipfile import ZipFile

import orjson
import pytest
import time_machine
from pypdf import PdfReader
from sqlalchemy import select, update

from clinic.clients import service as clients
from clinic.clients.models import Client
from clinic.company.models import Company
from clinic.core import files, relay, storage
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.files import File
from clinic.core.models import ClientOwned, new_id
from clinic.core.outbox import WAITS, Delivery, Event, Happened
from clinic.core.rowsecurity import models
from clinic.exchange.models import ClientExport
from clinic.exchange.records import maker, tables
from clinic.pos.models import GiftCard
from tests import papers
from tests.drawing import photo, signature
from tests.forms.worlds import asked as given_questions, assigned, letter, questionnaire, signing

pytestmark = [pytest.mark.anyio, pytest.mark.covers("REC-009", "BEY-026")]


async def clinic(as_staff, make, role="admin"):
    """A clinic with a client who has been there, and somebody of its staff."""
    place = await make.bookable()
    staff = await as_staff(role, company=place.company, title="Leg. läkare")
    client = await make.client(place.company, first_name="Åsa", last_name="Öberg", phone="+46701740605", language="sv", warning="Latex")
    await staff.post("/api/bookings", json=place.visit(client.id, place.at(9), special_request="Nålrädd"))
    return place, staff, client


async def picture(staff, client) -> None:
    answer = await staff.post("/api/files", files={"file": ("före.jpg", photo(), "image/jpeg")})
    context = Context(company_id=staff.company.id, actor="staff", identity_id=staff.member.identity_id, membership_id=staff.member.id)
    async with unit(context) as session:
        await files.claim(session, UUID(answer.json()["data"]["id"]), owner_kind="procedure", owner_id=new_id(), client_id=client.id)


async def ask(staff, client, **body):
    answer = await staff.post(f"/api/clients/{client.id}/export", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def latest(staff, client):
    return (await staff.get(f"/api/clients/{client.id}/export")).json()["data"]


async def work(staff) -> None:
    """What the worker does with every export that was asked for."""
    async with read_only(Context.system(staff.company.id)) as session:
        asked = list(await session.scalars(select(Event).where(Event.name == "client.export_due").order_by(Event.occurred_at)))
        due = [Happened(one.id, one.name, one.company_id, one.occurred_at, one.facts) for one in asked]
    for happened in due:
        await maker.make(happened)


async def fetched(staff, client, export) -> ZipFile:
    answer = await staff.post(f"/api/clients/{client.id}/export/{export['id']}/download")
    assert answer.status_code == 200, answer.text
    got = await staff.get(answer.json()["data"]["url"])
    assert got.headers["content-disposition"].startswith("attachment"), got.headers
    return ZipFile(BytesIO(got.content))


async def test_the_whole_record_is_made_with_its_papers_pictures_rows_and_looks(as_staff, make):
    _, staff, client = await clinic(as_staff, make)
    await picture(staff, client)
    document = await papers.frozen(staff.company, client=client)
    await staff.get(f"/api/clients/{client.id}")
    asked = await ask(staff, client)
    assert (asked["state"], asked["progress"]) == ("waiting", 0)
    await work(staff)
    ready = await latest(staff, client)
    assert (ready["state"], ready["progress"], ready["downloads"]) == ("ready", 100, 0)
    with await fetched(staff, client, ready) as made:
        names = made.namelist()
        words = "".join(page.extract_text() for page in PdfReader(BytesIO(made.read("journal.pdf"))).pages)
        signed = next(name for name in names if name.startswith("dokument/"))
        printed = "".join(page.extract_text() for page in PdfReader(BytesIO(made.read(signed))).pages)
        shown = next(name for name in names if name.startswith("filer/"))
        data = {name: orjson.loads(made.read(name)) for name in names if name.startswith("data/")}
        picture_ = made.read(shown)
    for part in ("Åsa Öberg", "Latex", "Konsultation", "Nålrädd", "Maja", "(Leg. läkare)", "öppnade klientens kort", document.title):
        assert part in words, (part, words)
    assert document.code in printed
    assert shown.endswith("före.jpg") and picture_.startswith(b"\xff\xd8\xff")
    assert [row["last_name"] for row in data["data/client.json"]] == ["Öberg"]
    assert [row["special_request"] for row in data["data/booking.json"]] == ["Nålrädd"]
    assert "client.looked" in [row["action"] for row in data["data/audit.json"]]
    assert (await latest(staff, client))["downloads"] == 1


async def eyes_covered(*_: object) -> str:
    return "eyes_covered"


@pytest.mark.covers("REC-008", "REC-009")
async def test_the_record_says_what_it_has_said_before_and_counts_days_as_the_clinic_does(as_staff, make):
    """REC-008, patientdatalagen 3:14: a warning that was taken away is on the paper; late at night it's the clinic's tomorrow."""
    _, staff, client = await clinic(as_staff, make)
    late = datetime(2026, 3, 1, 23, 30, tzinfo=UTC)
    async with unit(Context.system(staff.company.id)) as session:
        await session.execute(update(Company).values(timezone="Europe/Stockholm"))
        await session.execute(update(Client).where(Client.id == client.id).values(created_at=late))
    await picture(staff, client)
    async with unit(Context.system(staff.company.id)) as session:
        await session.execute(update(File).where(File.client_id == client.id).values(created_at=late))
    body = {"first_name": client.first_name, "last_name": client.last_name, "warning": "", "version": 1}
    assert (await staff.put(f"/api/clients/{client.id}", json=body)).json()["status"] == "1"
    async with unit(Context.system(staff.company.id)) as session:
        await clients.permit_publishing(session, client.id, eyes_covered)
    await ask(staff, client)
    await work(staff)
    with await fetched(staff, client, await latest(staff, client)) as made:
        words = "".join(page.extract_text() for page in PdfReader(BytesIO(made.read("journal.pdf"))).pages)
        files = [name for name in made.namelist() if name.startswith("filer/")]
    assert all(part in words for part in ("Ändringar av klientens uppgifter", "Varning", "Latex", "(tomt)", "ögonen")), words
    assert "2026-03-02" in words and [name.split(" ")[0] for name in files] == ["filer/2026-03-02"], (words, files)


async def test_who_asked_is_told_and_every_step_stands_on_the_clients_log(as_staff, make):
    _, staff, client = await clinic(as_staff, make)
    await ask(staff, client)
    await work(staff)
    [mail] = [one for one in await make.messages_of(staff.company) if one.key.startswith("client.export:")]
    assert (mail.to, client.last_name in mail.text, f"/clients/{client.id}/export" in mail.text) == (staff.member.email, False, True)
    (await fetched(staff, client, await latest(staff, client))).close()
    for action in ("client.export_asked", "client.export_made", "client.export_downloaded"):
        assert [row["client_id"] for row in await staff.audit_of(action)] == [client.id], action


async def test_what_is_ready_will_do_unless_it_is_forced_and_two_who_ask_at_once_get_one(as_staff, make):
    _, staff, client = await clinic(as_staff, make)
    answers = await asyncio.gather(*(staff.post(f"/api/clients/{client.id}/export", json={}) for _ in range(5)))
    assert {answer.status_code for answer in answers} <= {200, 409}
    assert {answer.json()["data"].get("code", "export.under_way") for answer in answers} == {"export.under_way"}
    first = await latest(staff, client)
    await work(staff)
    assert (await ask(staff, client))["id"] == first["id"]
    again = await ask(staff, client, force=True)
    assert (again["id"] != first["id"], again["state"]) == (True, "waiting")
    await work(staff)
    assert (await latest(staff, client))["state"] == "ready"
    assert len(await staff.audit_of("client.export_made")) == 2


async def test_it_is_kept_a_day_and_then_erased(as_staff, make):
    _, staff, client = await clinic(as_staff, make)
    await ask(staff, client)
    await work(staff)
    export, context = await latest(staff, client), Context.system(staff.company.id)
    key = f"{staff.company.id}/exports/{export['id']}"
    with time_machine.travel(now() + timedelta(hours=23), tick=True):
        await maker.erase(context)
    assert await storage.files().get(key)
    with time_machine.travel(now() + timedelta(hours=24, minutes=1), tick=True):
        await maker.erase(context)
        await maker.erase(context)
    assert await storage.files().get(key) is None
    assert (await latest(staff, client))["state"] == "erased"
    late = await staff.post(f"/api/clients/{client.id}/export/{export['id']}/download")
    assert (late.status_code, late.json()["data"]["code"]) == (409, "export.not_ready")
    assert len(await staff.audit_of("client.export_erased")) == 1


async def test_what_fails_says_so_and_a_worker_that_died_begins_anew(as_staff, make, monkeypatch):
    _, staff, client = await clinic(as_staff, make)
    await ask(staff, client)
    whole = tables.parts()
    monkeypatch.setattr(tables, "parts", lambda: (*whole, tables.Part("nowhere", "true", ())))
    with pytest.raises(Exception, match="nowhere"):
        await work(staff)
    assert (await latest(staff, client))["state"] == "failed"
    monkeypatch.undo()
    async with unit(Context.system(staff.company.id)) as session:
        row = (await session.scalars(select(ClientExport))).one()
        row.state, row.progress = "making", 40
    await work(staff)
    assert (await latest(staff, client))["state"] == "ready"


async def test_a_failed_one_can_be_asked_for_again(as_staff, make):
    _, staff, client = await clinic(as_staff, make)
    failed = await ask(staff, client)
    async with unit(Context.system(staff.company.id)) as session:
        (await session.scalars(select(ClientExport))).one().state = "failed"
    assert (await ask(staff, client))["id"] != failed["id"]
    await work(staff)
    async with read_only(Context.system(staff.company.id)) as session:
        states = list(await session.scalars(select(ClientExport.state).order_by(ClientExport.created_at)))
    assert states == ["failed", "ready"]


async def test_only_owners_and_administrators_take_a_record_out(as_staff, make):
    _, staff, client = await clinic(as_staff, make)
    user = await as_staff("user", company=staff.company)
    other = await make.client(staff.company)
    await ask(staff, client)
    await work(staff)
    export = await latest(staff, client)
    for answer in (
        await user.get(f"/api/clients/{client.id}/export"), await user.post(f"/api/clients/{client.id}/export", json={}),
        await user.post(f"/api/clients/{client.id}/export/{export['id']}/download"), await user.get(f"/api/clients/{client.id}/looks"),
    ):
        assert (answer.status_code, answer.json()["data"]["code"]) == (403, "permission.role")
    swapped = await staff.post(f"/api/clients/{other.id}/export/{export['id']}/download")
    assert swapped.status_code == 404


def test_every_table_about_clients_is_taken_or_left_out_with_a_reason():
    """By construction: a new table is taken along; what is left out is named, and is there."""
    taken = {part.table for part in tables.parts()}
    owned = {model.__tablename__ for model in models() if issubclass(model, ClientOwned)}
    assert owned <= taken | set(tables.LEFT_OUT)
    assert not taken & set(tables.LEFT_OUT)
    assert set(tables.LEFT_OUT) <= {model.__tablename__ for model in models()}
    assert {"client", "booking", "procedure", "prescription", "receipt", "receipt_line", "message", "audit", "document", "file"} <= taken


async def test_one_whose_last_try_was_cut_off_ends_as_failed_and_can_be_asked_for_anew(as_staff, make):
    """A worker that is killed at the last try says nothing; the row would be on its way for ever, and keep a new one from being made."""
    _, staff, client = await clinic(as_staff, make)
    stuck = await ask(staff, client)
    context = Context.system(staff.company.id)
    async with unit(context) as session:
        row = (await session.scalars(select(ClientExport))).one()
        row.state, row.progress = "making", 40
    await maker.end_given_up(context)
    assert (await latest(staff, client))["state"] == "making", "while there are tries left, it may yet be made"
    async with unit(context) as session:
        delivery = (await session.scalars(select(Delivery).where(Delivery.listener == maker.MAKER))).one()
        delivery.attempts = len(WAITS) + 2
    await relay.deliver(staff.company.id, delivery.id)
    for _ in range(2):
        await maker.end_given_up(context)
    assert (await latest(staff, client))["state"] == "failed"
    again = await ask(staff, client)
    assert (again["state"], again["id"] != stuck["id"]) == ("waiting", True)
    await work(staff)
    assert (await latest(staff, client))["state"] == "ready"


async def test_what_can_be_paid_with_is_masked(as_staff, make):
    """A gift card's code is money to whoever reads it: the copy tells its last four signs, and nothing else of it."""
    _, staff, client = await clinic(as_staff, make)
    async with unit(Context.system(staff.company.id)) as session:
        session.add(GiftCard(
            company_id=staff.company.id, id=new_id(), client_id=client.id, code="ABCD2345EFGH", initial_value=50_000, balance=50_000,
            expires_on=(now() + timedelta(days=90)).date(), state="active",
        ))
    await ask(staff, client)
    await work(staff)
    with await fetched(staff, client, await latest(staff, client)) as made:
        [card] = orjson.loads(made.read("data/gift_card.json"))
        everything = b"".join(made.read(name) for name in made.namelist())
    assert (card["code"], card["balance"]) == ("…EFGH", 50_000)
    assert b"ABCD2345EFGH" not in everything


async def procedure(staff, client, title, *, sign=False):
    """One that is written, and signed if so wished: where it is, and its version."""
    base = f"/api/clients/{client.id}/procedures"
    row = await done(staff, base, title=title, date="2026-11-20", treatments=[])
    at = f"{base}/{row['id']}"
    if sign:
        row = await done(staff, f"{at}/sign", signature=signature(), version=row["version"])
    return at, row["version"]


async def done(staff, path, **body):
    answer = await staff.post(path, json=body)
    assert answer.json()["status"] == "1", answer.text
    return answer.json()["data"]


async def read(staff, client, name) -> str:
    """The words of the record, made and fetched."""
    await ask(staff, client, force=True)
    await work(staff)
    with await fetched(staff, client, await latest(staff, client)) as made:
        pages = PdfReader(BytesIO(made.read(name))).pages
    return " ".join(" ".join(page.extract_text() for page in pages).split())


WORDS = {
    "en": {
        "paper": "record.pdf", "cancelled": "Cancelled", "approved": "Approved", "not": "Not approved", "deleted": "Deleted",
        "form": "Cancelled", "signed": "Signed", "refused": "Not approved",
    },
    "sv": {
        "paper": "journal.pdf", "cancelled": "Makulerad", "approved": "Godkänd", "not": "Inte godkänd", "deleted": "Borttagen",
        "form": "Makulerat", "signed": "Signerat", "refused": "Inte godkänt",
    },
}


@pytest.mark.covers("REC-021", "REC-022")
@pytest.mark.parametrize("language", WORDS)
async def test_what_was_said_of_a_procedure_stands_in_the_record_with_who_when_and_why(as_staff, make, language):
    """REC-021: delete and cancel keep the trace in what is taken out: a signed one too is called cancelled, never by a visit's word."""
    place, staff, _ = await clinic(as_staff, make)
    client = await make.client(place.company, first_name="Ulla", last_name="Ek", language=language)
    name, cancelled, approved, not_approved, deleted, *_ = WORDS[language].values()
    signed, version = await procedure(staff, client, "Läppar", sign=True)
    await done(staff, f"{signed}/review", is_approved=False, reason="Batchnummer saknas")
    await done(staff, f"{signed}/review", is_approved=True)
    assert f"(version 1, {cancelled.lower()})" not in await read(staff, client, name)
    await done(staff, f"{signed}/cancel", reason="Fel klient", version=version)
    for title, verb, reason in (("Panna", "cancel", "Dubblett"), ("Haka", "delete", "Provskrivning")):
        at, number = await procedure(staff, client, title)
        await done(staff, f"{at}/{verb}", reason=reason, version=number)
    words = await read(staff, client, name)
    who = r"Maja \w+, Leg\. läkare [-\d]{10} \d\d:\d\d\. "
    for title, shown in (("Läppar", cancelled), ("Panna", cancelled), ("Haka", deleted)):
        assert f"{title} (version 1, {shown.lower()})" in words, words
    for label, reason in ((cancelled, "Fel klient"), (cancelled, "Dubblett"), (deleted, "Provskrivning"), (not_approved, "Batchnummer saknas")):
        assert re.search(f"{label} {who}{reason}", words), (label, reason, words)
    assert re.search(rf"Batchnummer saknas {approved} Maja .*{cancelled} {who}Fel klient", words), "in the order they were said"
    assert "Avbokad" not in words


@pytest.mark.covers("REC-021", "REC-022", "REC-031", "REC-044")
@pytest.mark.parametrize("language", WORDS)
async def test_a_withdrawn_consent_or_questionnaire_says_so_in_the_record(as_staff, make, language):
    """REC-021, REC-022: approved or not, and cancelled, by whom, when and why; what was signed before that still says when it was."""
    place, staff, _ = await clinic(as_staff, make)
    client = await make.client(place.company, first_name="Ulla", last_name="Ek", language=language)
    *_, cancelled, signed, refused = WORDS[language].values()
    base, who = f"/api/client/{client.id}", r"Maja [^.:]+?(\. läkare)? [-\d]{10} \d\d:\d\d\. "
    consent = f"{base}/letters-of-consent/{(await assigned(staff, client, (await letter(staff))['id']))['id']}"
    questions = f"{base}/questionary/{(await given_questions(staff, client, (await questionnaire(staff, []))['id']))['id']}"
    await done(staff, f"{consent}/sign", **signing(signed_by="Ulla Ek"))
    version = (await done(staff, f"{consent}/review", is_approved=False, reason="Oläslig"))["version"]
    words = await read(staff, client, WORDS[language]["paper"])
    assert f"{cancelled}:" not in words
    assert re.search(f"\\(1\\) {signed} {refused}: {who}Oläslig", words), words
    await done(staff, f"{consent}/cancel", reason="Ångrat sig", version=version)
    await done(staff, f"{questions}/cancel", reason="Fel formulär", version=1)
    words = await read(staff, client, WORDS[language]["paper"])
    assert re.search(rf"\(1\) {cancelled}: {who}Ångrat sig {refused}: {who}Oläslig [-\d]{{10}} \d\d:\d\d Ulla Ek", words), words
    assert re.search(f"{cancelled}: {who}Fel formulär", words), words
