"""Controlled documents: versions are written or uploaded, approved, published and acknowledged; old ones stay readable (QMS-004)."""

import asyncio
from io import BytesIO

import pytest
import time_machine
from pypdf import PdfReader

from clinic.core import documents
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import object_storage
from tests.quality.test_devices import PDF, upload_pdf
from tests.route_coverage.quality_data import DOCUMENT_BODY, DOCUMENT_DATA

pytestmark = [pytest.mark.anyio, pytest.mark.covers("QMS-004")]
PATH = "/api/controlled-documents"


def rich_text(text: str):
    return {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": text}]}]}


async def create_document(staff, **fields):
    response = await staff.post(PATH, json={**DOCUMENT_DATA, **fields})
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def create_draft(staff, document, **fields):
    response = await staff.post(f"{PATH}/{document['id']}/versions", json={"body": DOCUMENT_BODY, **fields})
    assert response.status_code == 200, response.text
    return response.json()["data"]


async def post_step(staff, version, step):
    return await staff.post(f"/api/controlled-document-versions/{version['id']}/{step}", json={"version": version["version"]})


async def publish_version(staff, document, **fields):
    version = await create_draft(staff, document, **fields)
    for step in ("approve", "publish"):
        response = await post_step(staff, version, step)
        assert response.status_code == 200, response.text
        version = response.json()["data"]
    return version


async def get_document(staff, document):
    return (await staff.get(f"{PATH}/{document['id']}")).json()["data"]


async def test_a_version_is_written_approved_published_and_printed(as_staff):
    staff = await as_staff("admin")
    document = await create_document(staff, responsible_id=str(staff.member.id), review_on="2099-01-01")
    draft = await create_draft(staff, document, body=rich_text("Sprita ytorna efter varje klient."), change_note="Första")
    assert (draft["number"], draft["state"], draft["is_written"]) == (1, "draft", True)
    assert (await post_step(staff, draft, "publish")).json()["data"]["code"] == "quality.version_not_approved"
    approved = (await post_step(staff, draft, "approve")).json()["data"]
    me = f"{staff.member.first_name} {staff.member.last_name}"
    assert (approved["state"], approved["approved_name"]) == ("approved", me)
    published = (await post_step(staff, approved, "publish")).json()["data"]
    assert (published["state"], published["published_name"]) == ("published", me)
    detail = await get_document(staff, document)
    assert (detail["published_number"], detail["open_id"], detail["review_due"]) == (1, None, "planned")
    context = Context.system(staff.company.id)
    await documents.generate_pdf(EventMessage(staff.company.id, "document.pdf_requested", staff.company.id, now(), {"document_id": published["document_id"]}))
    async with read_only_transaction(context) as session:
        key = (await documents.get_pdf_file(session, published["document_id"])).key
    pdf_text = "".join(page.extract_text() for page in PdfReader(BytesIO(await object_storage.file_store().get(key))).pages)
    assert all(expected in pdf_text for expected in ("Hygienrutin", "Sprita ytorna efter varje klient.", me)), pdf_text
    actions = [row["action"] for row in (await staff.get(f"{PATH}/{document['id']}/logs")).json()["data"]["items"]]
    assert actions == ["controlled_document.published", "controlled_document.approved", "controlled_document.drafted", "controlled_document.created"]


async def test_a_published_version_replaces_the_previous_which_stays_readable(as_staff):
    staff = await as_staff("admin")
    document = await create_document(staff)
    first = await publish_version(staff, document, body=rich_text("Ett"))
    second = await publish_version(staff, document, body=rich_text("Två"), change_note="Skärpt")
    listed = (await staff.get(f"{PATH}/{document['id']}/versions")).json()["data"]["items"]
    assert [(row["number"], row["state"], row["change_note"]) for row in listed] == [(2, "published", "Skärpt"), (1, "replaced", "")]
    replaced = (await staff.get(f"/api/controlled-document-versions/{first['id']}")).json()["data"]
    assert replaced["body"] == rich_text("Ett")
    for version in (first, second):
        current = (await staff.get(f"/api/controlled-document-versions/{version['id']}")).json()["data"]
        response = await staff.put(f"/api/controlled-document-versions/{version['id']}", json={"body": DOCUMENT_BODY, "version": current["version"]})
        assert (response.status_code, response.json()["data"]["code"]) == (409, "quality.version_not_editable")
        deletion = await staff.delete(f"/api/controlled-document-versions/{version['id']}", json={"reason": "x"})
        assert deletion.json()["data"]["code"] == "quality.version_not_editable"


async def test_concurrent_requests_create_only_one_draft(as_staff):
    staff = await as_staff("admin")
    other = await as_staff("admin", company=staff.company)
    document = await create_document(staff)
    responses = await asyncio.gather(*(member.post(f"{PATH}/{document['id']}/versions", json={"body": DOCUMENT_BODY}) for member in (staff, other) * 3))
    assert sorted(response.status_code for response in responses) == [200, 409, 409, 409, 409, 409]
    assert {response.json()["data"].get("code") for response in responses} == {None, "quality.draft_exists"}
    open_id = (await get_document(staff, document))["open_id"]
    path = f"/api/controlled-document-versions/{open_id}"
    assert list((await staff.delete(path, json={})).json()["errors"]) == ["reason"]
    assert (await staff.delete(path, json={"reason": "Behövs inte"})).status_code == 200
    log = (await staff.get(f"{PATH}/{document['id']}/logs")).json()["data"]["items"]
    assert [row["details"]["reason"] for row in log if row["action"] == "controlled_document.draft_discarded"] == ["Behövs inte"]
    assert (await create_draft(staff, document))["number"] == 1


async def test_changing_an_approved_version_withdraws_the_approval_and_outdated_changes_conflict(as_staff):
    staff = await as_staff("admin")
    draft = await create_draft(staff, await create_document(staff))
    approved = (await post_step(staff, draft, "approve")).json()["data"]
    path = f"/api/controlled-document-versions/{draft['id']}"
    conflict = await staff.put(path, json={"body": DOCUMENT_BODY, "version": draft["version"]})
    assert (conflict.status_code, conflict.json()["data"]["current"]["state"]) == (409, "approved")
    changed = (await staff.put(path, json={"body": rich_text("Nytt"), "version": approved["version"]})).json()["data"]
    assert (changed["state"], changed["approved_at"], changed["approved_name"]) == ("draft", None, "")


async def test_an_empty_version_cannot_be_approved_and_unknown_markup_is_rejected(as_staff):
    staff = await as_staff("admin")
    document = await create_document(staff)
    draft = await create_draft(staff, document, body={"type": "doc", "content": [{"type": "paragraph"}]})
    response = await post_step(staff, draft, "approve")
    assert response.json()["errors"]["body"][0]["code"] == "required"
    unknown_markup = await staff.put(
        f"/api/controlled-document-versions/{draft['id']}", json={"body": {"type": "doc", "content": [{"type": "script"}]}, "version": draft["version"]},
    )
    assert unknown_markup.json()["errors"]["body"][0]["code"] == "rich_text"


async def test_a_version_can_be_an_uploaded_file(as_staff):
    staff = await as_staff("admin")
    file_id = (await upload_pdf(staff, name="rutin.pdf")).json()["data"]["id"]
    version = await publish_version(staff, await create_document(staff), body=None, file_id=file_id)
    assert (version["is_written"], version["file"]["name"], version["document_id"]) == (False, "rutin.pdf", None)
    signed_url = await staff.post("/api/get-signed-url", json={"path": version["file"]["path"]})
    assert (await staff.get(signed_url.json()["data"]["url"])).content == PDF


async def test_staff_acknowledge_the_published_version_and_missing_readers_are_listed(as_staff, factory):
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    await as_staff("accountant", company=admin.company)
    await factory.member(admin.company, is_management_on=False)
    document = await create_document(admin)
    draft = await create_draft(admin, document)
    before_publishing = await user.post(f"/api/controlled-document-versions/{draft['id']}/acknowledge")
    assert before_publishing.json()["data"]["code"] == "quality.version_not_published"
    approved = (await post_step(admin, draft, "approve")).json()["data"]
    version = (await post_step(admin, approved, "publish")).json()["data"]
    before = await get_document(user, document)
    assert (before["reader_count"], before["expected_reader_count"], before["is_read_by_me"]) == (0, 2, False)
    for _ in range(2):
        assert (await user.post(f"/api/controlled-document-versions/{version['id']}/acknowledge")).status_code == 200
    after = await get_document(user, document)
    assert (after["reader_count"], after["is_read_by_me"], (await get_document(admin, document))["is_read_by_me"]) == (1, True, False)
    readers = (await admin.get(f"/api/controlled-document-versions/{version['id']}/readers")).json()["data"]
    assert [(row["user_id"], row["read_at"] is not None) for row in readers] == [(str(admin.member.id), False), (str(user.member.id), True)]
    assert len(await admin.list_audit("controlled_document.acknowledged")) == 1
    await publish_version(admin, document)
    assert (await get_document(user, document))["is_read_by_me"] is False


async def test_documents_are_filtered_by_category_and_overdue_reviews_are_marked(as_staff):
    staff = await as_staff("admin")
    for title, category, day in (("Hygien", "Rutiner", "2027-03-01"), ("Avvikelser", "Rutiner", "2027-03-31"), ("GDPR", "Policyer", "2027-06-01")):
        await create_document(staff, title=title, category=category, review_on=day)
    with time_machine.travel("2027-03-02 08:00:00+00:00", tick=False):
        listed = (await staff.get(PATH)).json()["data"]["items"]
    assert [(row["title"], row["review_due"]) for row in listed] == [("GDPR", "planned"), ("Avvikelser", "soon"), ("Hygien", "overdue")]
    assert [row["title"] for row in (await staff.get(PATH, params={"category": "Policyer"})).json()["data"]["items"]] == ["GDPR"]
    assert [row["title"] for row in (await staff.get(PATH, params={"search": "rutin avv"})).json()["data"]["items"]] == ["Avvikelser"]
    first = listed[0]
    assert (await staff.delete(f"{PATH}/{first['id']}")).status_code == 200
    assert (await staff.post(f"{PATH}/{first['id']}/versions", json={"body": DOCUMENT_BODY})).status_code == 404
    removed = (await staff.get(PATH, params={"filter": "removed"})).json()["data"]["items"][0]
    change = {**DOCUMENT_DATA, "version": removed["version"]}
    assert (await staff.put(f"{PATH}/{first['id']}", json=change)).status_code == 404
    assert (await staff.delete(f"{PATH}/{first['id']}")).status_code == 404
    conflict = await staff.post(f"{PATH}/{first['id']}/restore", json={"version": first["version"]})
    assert (conflict.status_code, conflict.json()["data"]["current"]) == (409, await get_document(staff, first))
    restored = await staff.post(f"{PATH}/{first['id']}/restore", json={"version": removed["version"]})
    assert restored.json()["data"]["is_removed"] is False


async def test_the_activity_log_lists_changes_of_a_document_and_its_drafts(as_staff):
    staff = await as_staff("admin")
    document = await create_document(staff)
    changed = (await staff.put(f"{PATH}/{document['id']}", json={**DOCUMENT_DATA, "title": "Ny", "version": document["version"]})).json()["data"]
    conflict = await staff.put(f"{PATH}/{document['id']}", json={**DOCUMENT_DATA, "version": document["version"]})
    assert (conflict.status_code, conflict.json()["data"]["current"]) == (409, changed)
    draft = await create_draft(staff, document)
    path = f"/api/controlled-document-versions/{draft['id']}"
    await staff.put(path, json={"body": rich_text("Nytt"), "version": draft["version"]})
    await staff.delete(path, json={"reason": "Behövs inte"})
    await staff.delete(f"{PATH}/{document['id']}")
    removed = await get_document(staff, document)
    await staff.post(f"{PATH}/{document['id']}/restore", json={"version": removed["version"]})
    actions = [row["action"] for row in (await staff.get(f"{PATH}/{document['id']}/logs")).json()["data"]["items"]]
    assert [action.removeprefix("controlled_document.") for action in reversed(actions)] == [
        "created", "changed", "drafted", "draft_changed", "draft_discarded", "removed", "restored",
    ]


async def test_a_read_only_subscription_acknowledges_nothing(as_staff, factory):
    staff = await as_staff("user", company=await factory.company(subscription_state="read_only"))
    response = await staff.post(f"/api/controlled-document-versions/{staff.member.id}/acknowledge")
    assert (response.status_code, response.json()["data"]["code"]) == (403, "subscription.read_only")


async def test_another_clinic_can_neither_publish_nor_acknowledge(as_staff):
    staff, other = await as_staff("admin"), await as_staff("admin")
    document = await create_document(staff)
    version = await publish_version(staff, document)
    draft = await create_draft(staff, document)
    for response in (
        await other.post(f"/api/controlled-document-versions/{version['id']}/acknowledge"), await post_step(other, draft, "approve"),
        await post_step(other, draft, "publish"), await other.post(f"{PATH}/{document['id']}/versions", json={"body": DOCUMENT_BODY}),
    ):
        assert (response.status_code, response.json()["data"]) == (404, {"code": "not_found"})
