"""The client's link: one client's forms, for whoever can read the code that went to that client, for a while."""

import asyncio
import re
from datetime import timedelta
from uuid import UUID

import pytest
import time_machine

from clinic.core import files
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.forms import jobs
from clinic.forms.signing import service as letters
from clinic.forms.signing.schemas import FormCancelIn
from tests.core.test_uploads import picture
from tests.forms.worlds import (
    PHOTO,
    PREGNANT,
    Visit,
    answers,
    asked,
    assigned,
    letter,
    link_key,
    messages,
    paper,
    questionnaire,
    signing,
)

pytestmark = pytest.mark.anyio
PHONE = {"phone": "+46701740605", "mobile_number": "0701740605", "country_code": "46", "email": "asa@example.com", "language": "sv"}


async def sent(staff, client, channels=("sms",)):
    return await staff.post(f"/api/client/{client.id}/forms/sendMail", json={"channels": list(channels)})


@pytest.fixture
async def clinic(as_staff, make, visitor):
    """A client with a letter and a questionnaire to fill in, and the link sent."""

    class Clinic:
        staff = None

    one = Clinic()
    one.staff = await as_staff("admin")
    one.client = await make.client(one.staff.company, first_name="Åsa", last_name="Öberg", **PHONE)
    one.form = await questionnaire(one.staff)
    one.consent = await assigned(one.staff, one.client, (await letter(one.staff))["id"])
    one.record = await asked(one.staff, one.client, one.form["id"])
    assert (await sent(one.staff, one.client)).json()["data"]["forms"] == 2
    one.visit = Visit(visitor, one.staff.company)
    return one


@pytest.mark.covers("REC-031", "PUB-008", "PUB-010", "BEY-023")
async def test_the_client_reads_and_signs_by_the_link_and_the_card_shows_it(clinic):
    """REC-031, PUB-008: link by SMS, code, signature; Signed on the card; the paper has the text, the answers, who and when."""
    staff, visit = clinic.staff, clinic.visit
    at = f"/api/client/{clinic.client.id}/letters-of-consent/{clinic.consent['id']}"
    assert (await staff.get(at)).json()["data"]["state"] == "pending_sign"
    await visit.proved()
    forms = (await visit.get("/forms")).json()["data"]
    assert (forms["first_name"], [one["id"] for one in forms["consents"]]) == ("Åsa", [clinic.consent["id"]])
    said = signing(version=forms["consents"][0]["version"])
    done = await visit.post(f"/consents/{clinic.consent['id']}/sign", said)
    assert done.json()["status"] == "1", done.text
    shown = (await staff.get(at)).json()["data"]
    assert (shown["state"], shown["signed_way"], shown["signed_by_name"]) == ("signed", "link", "Åsa Öberg")
    text = await paper(staff, shown["document_id"])
    assert "Är du gravid? Nej" in text and "Åsa Öberg" in text
    again = (await visit.get("/forms")).json()["data"]
    assert ([one["id"] for one in again["done"]], again["consents"]) == ([clinic.consent["id"]], [])
    twice = await visit.post(f"/consents/{clinic.consent['id']}/sign", {**said, "version": shown["version"]})
    assert twice.json()["data"]["code"] == "forms.already_signed"


@pytest.mark.covers("REC-041", "REC-044", "PUB-008", "BEY-024")
async def test_the_client_answers_one_of_every_type_and_nothing_typed_is_lost(clinic, visitor):
    """REC-041, BEY-024: a picture is uploaded under the visit's key; a draft typed on one device is there on another."""
    visit = await clinic.visit.proved()
    path = f"/drafts/questionnaire/{clinic.record['id']}"
    draft = {"answers": answers(clinic.form, textbox="Halvvägs")}
    kept = await visitor.put(visit.base + path, json={"body": draft, "base_version": 1}, headers=visit.headers)
    assert kept.json()["status"] == "1", kept.text
    other = await Visit(visitor, clinic.staff.company).proved()
    assert (await other.get(path)).json()["data"]["body"] == draft
    photo = await visitor.post(
        f"{visit.base}/files", files={"file": ("bild.jpg", picture(size=(500, 400)), "image/jpeg")}, headers=visit.headers,
    )
    asked_ = (await other.get("/forms")).json()["data"]["questionnaires"][0]
    said = {"answers": answers(clinic.form, file_upload=[photo.json()["data"]["id"]]), "version": asked_["version"]}
    done = await visitor.post(f"{other.base}/questionnaires/{clinic.record['id']}/answer", json=said, headers={**other.headers, "X-Language": "sv"})
    assert done.json()["status"] == "1", done.text
    record = (await clinic.staff.get(f"/api/client/{clinic.client.id}/questionary/{clinic.record['id']}")).json()["data"]
    assert (record["is_answered"], record["answered_way"], record["answered_by_name"]) == (True, "link", "Åsa Öberg")
    assert "Tar du mediciner? Ja Waran" in await paper(clinic.staff, record["document_id"])
    assert (await other.get(path)).json()["data"] is None


@pytest.mark.covers("PUB-008", "BEY-024")
async def test_what_is_being_filled_in_can_be_sent_though_the_link_is_sent_again(clinic):
    """PUB-008: a reminder changes nothing of the forms, neither for the client who has them open nor for staff."""
    visit = await clinic.visit.proved()
    forms = (await visit.get("/forms")).json()["data"]
    at = f"/api/client/{clinic.client.id}/letters-of-consent/{clinic.consent['id']}"
    before = (await clinic.staff.get(at)).json()["data"]
    with time_machine.travel(now() + timedelta(minutes=5), tick=True):
        assert (await sent(clinic.staff, clinic.client, ("mail",))).json()["data"]["forms"] == 2
    after = (await clinic.staff.get(at)).json()["data"]
    assert (after["state"], after["version"]) == ("pending_sign", before["version"])
    assert after["sent_at"] > before["sent_at"]
    said = {"answers": answers(clinic.form), "version": forms["questionnaires"][0]["version"]}
    done = await visit.post(f"/questionnaires/{clinic.record['id']}/answer", said)
    assert done.json()["status"] == "1", done.text
    done = await visit.post(f"/consents/{clinic.consent['id']}/sign", signing(version=forms["consents"][0]["version"]))
    assert done.json()["status"] == "1", done.text
    assert (await sent(clinic.staff, clinic.client)).json()["data"]["code"] == "forms.nothing_to_send"


@pytest.mark.covers("PUB-008", "REC-031")
async def test_what_ends_while_the_link_is_sent_stays_as_it_ended(clinic):
    """PUB-008: a letter that is withdrawn at that very moment isn't marked as sent."""
    at = f"/api/client/{clinic.client.id}/letters-of-consent/{clinic.consent['id']}"
    before = (await clinic.staff.get(at)).json()["data"]
    async with unit(Context.system(clinic.staff.company.id)) as session:
        end = FormCancelIn(reason="Fel", version=before["version"])
        await letters.cancel(session, clinic.client.id, UUID(before["id"]), end, by="Sara")
        with time_machine.travel(now() + timedelta(minutes=5), tick=True):
            again = asyncio.create_task(sent(clinic.staff, clinic.client))
            await asyncio.sleep(0.3)
    assert (await again).json()["status"] == "1"
    after = (await clinic.staff.get(at)).json()["data"]
    assert (after["is_cancelled"], after["sent_at"]) == (True, before["sent_at"])


@pytest.mark.covers("PUB-008", "BEY-024", "PUB-010")
async def test_what_was_typed_and_brought_by_one_link_is_there_by_the_next(clinic, visitor):
    """BEY-024: the client asks for a new link and goes on; a guess, and whoever hasn't typed the code, gets nothing of it."""
    visit, path = await clinic.visit.proved(), f"/drafts/questionnaire/{clinic.record['id']}"
    photo = await visitor.post(
        f"{visit.base}/files", files={"file": ("bild.jpg", picture(size=(500, 400)), "image/jpeg")}, headers=visit.headers,
    )
    draft = {"answers": answers(clinic.form, file_upload=[photo.json()["data"]["id"]])}
    await visitor.put(visit.base + path, json={"body": draft, "base_version": 1}, headers=visit.headers)
    with time_machine.travel(now() + timedelta(days=13), tick=True):
        await files.clean(Context.system(clinic.staff.company.id))
        await sent(clinic.staff, clinic.client)
        opened = await Visit(visitor, clinic.staff.company).opened()
        refused = await opened.get(path)
        assert (refused.status_code, refused.json()["data"]) == (403, {"code": "forms.unverified"})
        again = await Visit(visitor, clinic.staff.company).proved()
        assert (await again.get(path)).json()["data"]["body"] == draft
        form = (await again.get("/forms")).json()["data"]["questionnaires"][0]
        done = await again.post(f"/questionnaires/{clinic.record['id']}/answer", {**draft, "version": form["version"]})
        assert done.json()["status"] == "1", done.text
        assert (await again.get(path)).json()["data"] is None


@pytest.mark.covers("REC-031", "PUB-008", "PUB-010")
async def test_what_was_read_before_a_change_is_neither_signed_nor_answered_and_the_form_as_it_is_comes_back(clinic, make):
    """REC-022: a late send is a 409 with what waits now; of what another client waits for nothing is told, whatever the version."""
    visit = await clinic.visit.proved()
    waiting = (await visit.get("/forms")).json()["data"]
    late = {
        "consents": await visit.post(f"/consents/{clinic.consent['id']}/sign", signing(version=99)),
        "questionnaires": await visit.post(f"/questionnaires/{clinic.record['id']}/answer", {"answers": answers(clinic.form), "version": 99}),
    }
    for kind, answer in late.items():
        assert (answer.status_code, answer.json()["data"]) == (409, {"code": "version.stale", "current": waiting[kind][0]})
    stranger = await make.client(clinic.staff.company, **{**PHONE, "phone": "+46701740699"})
    theirs = await assigned(clinic.staff, stranger, clinic.consent["letter_id"])
    hidden = await visit.post(f"/consents/{theirs['id']}/sign", signing(version=99))
    assert (hidden.status_code, hidden.json()["data"]) == (404, {"code": "not_found"})


@pytest.mark.covers("PUB-010", "BEY-060")
async def test_nothing_of_the_client_is_shown_before_the_code(clinic, visitor):
    """PUB-010: the link alone shows the clinic and how the code was sent; five wrong codes end it; another visit is another code."""
    opened = await clinic.visit.opened()
    state = (await opened.get("/visit")).json()["data"]
    assert (state["state"], re.fullmatch(r"\+46 •• •• 05", state["sent_to"]) is not None) == ("code_sent", True)
    for method, path in (("GET", "/forms"), ("POST", f"/consents/{clinic.consent['id']}/sign"),
                         ("GET", f"/drafts/consent/{clinic.consent['id']}"), ("POST", "/files")):
        answer = await visitor.http.request(method, opened.base + path, headers=opened.headers, json=signing() if method == "POST" else None)
        assert (answer.status_code, answer.json()["data"]) == (403, {"code": "forms.unverified"}), path
        assert "Åsa" not in answer.text
    right = await opened.code()
    wrong = f"{(int(right) + 1) % 10**6:06d}"
    codes = [(await opened.post("/verify-otp", {"code": wrong})) for _ in range(6)]
    assert [one.status_code for one in codes] == [422] * 5 + [429]
    assert (await opened.post("/verify-otp", {"code": right})).status_code == 429
    assert (await opened.post("/resend-otp")).status_code == 429
    other = await Visit(visitor, clinic.staff.company).proved()
    assert (await other.get("/forms")).status_code == 200
    assert (await opened.get("/forms")).status_code == 403, "a code proves its own visit alone"
    with time_machine.travel(now() + timedelta(seconds=31), tick=True):
        await opened.post("/resend-otp")
        late = await opened.code()
    with time_machine.travel(now() + timedelta(minutes=11), tick=True):
        assert (await opened.post("/verify-otp", {"code": late})).json()["errors"]["code"][0]["code"] == "code_expired"


@pytest.mark.covers("PUB-010")
async def test_where_no_sms_goes_the_code_comes_by_mail(as_staff, make, visitor):
    staff = await as_staff("admin")
    client = await make.client(staff.company, **{**PHONE, "phone": "+4687001234"})
    await assigned(staff, client, (await letter(staff))["id"])
    await sent(staff, client, ("mail",))
    await Visit(visitor, staff.company).proved()
    assert {(one.channel, one.to) for one in await messages(staff.company)} == {("mail", "asa@example.com")}


@pytest.mark.covers("PUB-010", "BEY-060")
async def test_a_link_opens_one_clients_forms_and_ends(clinic, as_staff, make, visitor):
    """PUB-010: unguessable, hashed at rest, scoped to the client and the clinic, fourteen days; its text is erased once sent."""
    staff, company = clinic.staff, clinic.staff.company
    key = await link_key(company)
    assert all(one.kind == "code" for one in await messages(company))
    stranger = await make.client(company, **{**PHONE, "phone": "+46701740699"})
    theirs = await assigned(staff, stranger, clinic.consent["letter_id"])
    visit = await clinic.visit.proved()
    answer = await visit.post(f"/consents/{theirs['id']}/sign", signing())
    assert (answer.status_code, answer.json()["data"]) == (404, {"code": "not_found"})
    elsewhere = Visit(visitor, (await as_staff("admin")).company)
    foreign = await visitor.post(f"{elsewhere.base}/visits", json={"key": key})
    assert (foreign.status_code, foreign.json()["data"]["code"]) == (410, "forms.link_ended")
    carried = await visitor.get(f"{elsewhere.base}/forms", headers=visit.headers)
    assert (carried.status_code, carried.json()["data"]["code"]) == (401, "forms.visit_ended")
    assert (await visitor.post(f"{visit.base}/visits", json={"key": key[:-1] + "x"})).status_code == 410
    with time_machine.travel(now() + timedelta(days=14, minutes=1), tick=True):
        await jobs.forget(Context.system(company.id))
    async with _Rows(company) as rows:
        assert key not in rows
        assert "form_link" in rows


class _Rows:
    """Every link as it is kept, as text."""

    def __init__(self, company) -> None:
        self.company = company

    async def __aenter__(self) -> str:
        from clinic.core.db import hot

        async with hot(Context.system(self.company.id)) as connection:
            rows = await connection.fetch("SELECT 'form_link' || l::text AS row FROM form_link l")
        return "\n".join(row["row"] for row in rows)

    async def __aexit__(self, *_) -> None:
        return None


@pytest.mark.covers("REC-031")
async def test_only_what_waits_is_sent_to_where_the_client_is_reached(as_staff, make):
    """REC-031 sendMail: by SMS, mail or both; without an address or with nothing to fill in it says so."""
    staff = await as_staff("admin")
    nobody, client = await make.client(staff.company), await make.client(staff.company, **PHONE)
    written = await letter(staff)
    assert (await sent(staff, client)).json()["data"]["code"] == "forms.nothing_to_send"
    for one in (nobody, client):
        await assigned(staff, one, written["id"])
    assert (await sent(staff, nobody, ("sms", "mail"))).json()["data"]["code"] == "forms.no_address"
    assert (await sent(staff, client, ("sms", "mail"))).json()["data"]["channels"] == ["sms", "mail"]
    by = {one.channel: one for one in await messages(staff.company)}
    assert (by["sms"].to, by["mail"].to) == ("+46701740605", "asa@example.com")
    assert "läs och fyll i ett formulär" in by["sms"].text and staff.company.encrypted_id in by["mail"].text
    assert len(await staff.audit_of("forms.sent")) == 1
    row = (await staff.get(f"/api/client/{client.id}/letters-of-consent")).json()["data"]["items"][0]
    assert row["state"] == "pending_sign" and row["sent_at"]


@pytest.mark.covers("REC-031", "REC-041")
async def test_errors_land_on_their_fields_by_the_link_too(clinic):
    visit = await clinic.visit.proved()
    bad = await visit.post(f"/consents/{clinic.consent['id']}/sign", signing(answers={PREGNANT: {"value": True}, PHOTO: []}, version=1))
    assert bad.json()["errors"][f"answers.{PREGNANT}.more"][0]["code"] == "required"
    neither = await visit.post(f"/consents/{clinic.consent['id']}/sign", signing(signature=None, version=1))
    assert neither.json()["data"]["code"] == "forms.sign_or_file"
