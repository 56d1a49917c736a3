"""Documents with versions: written or uploaded, approved, published, acknowledged, and old ones readable (QMS-004)."""

import asyncio
from io import BytesIO

import pytest
import time_machine
from pypdf import PdfReader

from clinic.core import documents, storage
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only
from clinic.core.outbox import Happened
from tests.quality.test_devices import PDF, paper
from tests.walk.quality import BODY, PAPER

pytestmark = [pytest.mark.anyio, pytest.mark.covers("QMS-004")]
PATH = "/api/quality-documents"


def saying(words: str):
    return {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": words}]}]}


async def made(staff, **fields):
    answer = await staff.post(PATH, json={**PAPER, **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def drafted(staff, document, **fields):
    answer = await staff.post(f"{PATH}/{document['id']}/versions", json={"body": BODY, **fields})
    assert answer.status_code == 200, answer.text
    return answer.json()["data"]


async def step(staff, version, verb):
    return await staff.post(f"/api/quality-versions/{version['id']}/{verb}", json={"version": version["version"]})


async def published(staff, document, **fields):
    version = await drafted(staff, document, **fields)
    for verb in ("approve", "publish"):
        answer = await step(staff, version, verb)
        assert answer.status_code == 200, answer.text
        version = answer.json()["data"]
    return version


async def one(staff, document):
    return (await staff.get(f"{PATH}/{document['id']}")).json()["data"]


async def test_a_version_is_written_approved_published_and_printed(as_staff):
    staff = await as_staff("admin")
    document = await made(staff, responsible_id=str(staff.member.id), review_on="2099-01-01")
    draft = await drafted(staff, document, body=saying("Sprita ytorna efter varje klient."), change_note="Första")
    assert (draft["number"], draft["state"], draft["is_written"]) == (1, "draft", True)
    assert (await step(staff, draft, "publish")).json()["data"]["code"] == "quality.not_approved"
    approved = (await step(staff, draft, "approve")).json()["data"]
    me = f"{staff.member.first_name} {staff.member.last_name}"
    assert (approved["state"], approved["approved_name"]) == ("approved", me)
    done = (await step(staff, approved, "publish")).json()["data"]
    assert (done["state"], done["published_name"]) == ("published", me)
    shown = await one(staff, document)
    assert (shown["published_number"], shown["open_id"], shown["review"]) == (1, None, "planned")
    context = Context.system(staff.company.id)
    await documents.make(Happened(staff.company.id, "document.due", staff.company.id, now(), {"document_id": done["frozen_id"]}))
    async with read_only(context) as session:
        key = (await documents.pdf_file(session, done["frozen_id"])).key
    words = "".join(page.extract_text() for page in PdfReader(BytesIO(await storage.files().get(key))).pages)
    assert all(part in words for part in ("Hygienrutin", "Sprita ytorna efter varje klient.", me)), words
    actions = [row["action"] for row in (await staff.get(f"{PATH}/{document['id']}/logs")).json()["data"]["items"]]
    assert actions == ["quality_document.published", "quality_document.approved", "quality_document.drafted", "quality_document.made"]


async def test_a_new_version_replaces_the_one_before_which_stays_readable(as_staff):
    staff = await as_staff("admin")
    document = await made(staff)
    first = await published(staff, document, body=saying("Ett"))
    second = await published(staff, document, body=saying("Två"), change_note="Skärpt")
    listed = (await staff.get(f"{PATH}/{document['id']}/versions")).json()["data"]["items"]
    assert [(row["number"], row["state"], row["change_note"]) for row in listed] == [(2, "published", "Skärpt"), (1, "replaced", "")]
    old = (await staff.get(f"/api/quality-versions/{first['id']}")).json()["data"]
    assert old["body"] == saying("Ett")
    for version in (first, second):
        current = (await staff.get(f"/api/quality-versions/{version['id']}")).json()["data"]
        answer = await staff.put(f"/api/quality-versions/{version['id']}", json={"body": BODY, "version": current["version"]})
        assert (answer.status_code, answer.json()["data"]["code"]) == (409, "quality.not_open")
        gone = await staff.delete(f"/api/quality-versions/{version['id']}")
        assert gone.json()["data"]["code"] == "quality.not_open"


async def test_there_is_one_draft_at_a_time_also_when_two_begin_at_once(as_staff):
    staff, other = await as_staff("admin"), None
    other = await as_staff("admin", company=staff.company)
    document = await made(staff)
    answers = await asyncio.gather(*(who.post(f"{PATH}/{document['id']}/versions", json={"body": BODY}) for who in (staff, other) * 3))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert {answer.json()["data"].get("code") for answer in answers} == {None, "quality.draft_exists"}
    open_id = (await one(staff, document))["open_id"]
    assert (await staff.delete(f"/api/quality-versions/{open_id}")).status_code == 200
    assert (await drafted(staff, document))["number"] == 1


async def test_writing_on_takes_an_approval_back_and_two_writers_do_not_overwrite(as_staff):
    staff = await as_staff("admin")
    draft = await drafted(staff, await made(staff))
    approved = (await step(staff, draft, "approve")).json()["data"]
    path = f"/api/quality-versions/{draft['id']}"
    stale = await staff.put(path, json={"body": BODY, "version": draft["version"]})
    assert (stale.status_code, stale.json()["data"]["current"]["state"]) == (409, "approved")
    changed = (await staff.put(path, json={"body": saying("Nytt"), "version": approved["version"]})).json()["data"]
    assert (changed["state"], changed["approved_at"], changed["approved_name"]) == ("draft", None, "")


async def test_an_empty_version_is_not_approved_and_odd_text_is_not_kept(as_staff):
    staff = await as_staff("admin")
    document = await made(staff)
    draft = await drafted(staff, document, body={"type": "doc", "content": [{"type": "paragraph"}]})
    answer = await step(staff, draft, "approve")
    assert answer.json()["errors"]["body"][0]["code"] == "required"
    odd = await staff.put(
        f"/api/quality-versions/{draft['id']}", json={"body": {"type": "doc", "content": [{"type": "script"}]}, "version": draft["version"]},
    )
    assert odd.json()["errors"]["body"][0]["code"] == "rich_text"


async def test_a_version_may_be_a_file_that_was_uploaded(as_staff):
    staff = await as_staff("admin")
    file_id = (await paper(staff, name="rutin.pdf")).json()["data"]["id"]
    version = await published(staff, await made(staff), body=None, file_id=file_id)
    assert (version["is_written"], version["file"]["name"], version["frozen_id"]) == (False, "rutin.pdf", None)
    opened = await staff.post("/api/get-signed-url", json={"path": version["file"]["path"]})
    assert (await staff.get(opened.json()["data"]["url"])).content == PDF


async def test_the_staff_acknowledge_what_is_published_and_who_has_not_is_seen(as_staff, make):
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    await as_staff("accountant", company=admin.company)
    await make.member(admin.company, is_management_on=False)
    document = await made(admin)
    draft = await drafted(admin, document)
    early = await user.post(f"/api/quality-versions/{draft['id']}/acknowledge")
    assert early.json()["data"]["code"] == "quality.not_published"
    approved = (await step(admin, draft, "approve")).json()["data"]
    version = (await step(admin, approved, "publish")).json()["data"]
    before = await one(user, document)
    assert (before["have_read"], before["are_to_read"], before["read_by_me"]) == (0, 2, False)
    for _ in range(2):
        assert (await user.post(f"/api/quality-versions/{version['id']}/acknowledge")).status_code == 200
    after = await one(user, document)
    assert (after["have_read"], after["read_by_me"], (await one(admin, document))["read_by_me"]) == (1, True, False)
    readers = (await admin.get(f"/api/quality-versions/{version['id']}/readers")).json()["data"]
    assert [(row["user_id"], row["read_at"] is not None) for row in readers] == [(str(admin.member.id), False), (str(user.member.id), True)]
    assert len(await admin.audit_of("quality_document.read")) == 1
    await published(admin, document)
    assert (await one(user, document))["read_by_me"] is False


async def test_documents_are_found_by_category_and_a_passed_day_of_review_stands_out(as_staff):
    staff = await as_staff("admin")
    for title, category, day in (("Hygien", "Rutiner", "2027-03-01"), ("Avvikelser", "Rutiner", "2027-03-31"), ("GDPR", "Policyer", "2027-06-01")):
        await made(staff, title=title, category=category, review_on=day)
    with time_machine.travel("2027-03-02 08:00:00+00:00", tick=False):
        listed = (await staff.get(PATH)).json()["data"]["items"]
    assert [(row["title"], row["review"]) for row in listed] == [("GDPR", "planned"), ("Avvikelser", "soon"), ("Hygien", "overdue")]
    assert [row["title"] for row in (await staff.get(PATH, params={"category": "Policyer"})).json()["data"]["items"]] == ["GDPR"]
    assert [row["title"] for row in (await staff.get(PATH, params={"search": "rutin avv"})).json()["data"]["items"]] == ["Avvikelser"]
    first = listed[0]
    assert (await staff.delete(f"{PATH}/{first['id']}")).status_code == 200
    assert (await staff.post(f"{PATH}/{first['id']}/versions", json={"body": BODY})).status_code == 404
    removed = (await staff.get(PATH, params={"filter": "removed"})).json()["data"]["items"][0]
    back = await staff.post(f"{PATH}/{first['id']}/restore", json={"version": removed["version"]})
    assert back.json()["data"]["is_removed"] is False


async def test_another_clinic_neither_publishes_nor_acknowledges(as_staff):
    staff, other = await as_staff("admin"), await as_staff("admin")
    document = await made(staff)
    version = await published(staff, document)
    draft = await drafted(staff, document)
    for answer in (
        await other.post(f"/api/quality-versions/{version['id']}/acknowledge"), await step(other, draft, "approve"),
        await step(other, draft, "publish"), await other.post(f"{PATH}/{document['id']}/versions", json={"body": BODY}),
    ):
        assert (answer.status_code, answer.json()["data"]) == (404, {"code": "not_found"})
