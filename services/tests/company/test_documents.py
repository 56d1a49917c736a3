"""The company's own documents (PLT-059): uploaded, listed, downloaded and deleted by administrators, each with an audit row."""

from typing import Any

import pytest

from clinic.company import documents
from clinic.company.models import CompanyDocument
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.quality.test_devices import PDF, upload_pdf

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-059")]
PATH = "/api/company/documents"


async def test_admin_uploads_downloads_and_deletes_a_document(as_staff: Any) -> None:
    admin = await as_staff("admin")
    user = await as_staff("user", company=admin.company)
    foreign = await as_staff("super_admin")
    uploaded = (await upload_pdf(admin)).json()["data"]
    added = (await admin.post(PATH, json={"title": "Hyresavtal", "file_id": uploaded["id"]})).json()["data"]
    assert (added["title"], added["media_type"], added["size"]) == ("Hyresavtal", "application/pdf", len(PDF))
    assert [row["id"] for row in (await admin.get(PATH)).json()["data"]["items"]] == [added["id"]]
    assert (await foreign.get(PATH)).json()["data"]["items"] == []
    path = f"{PATH}/{added['id']}"
    assert [(await staff.post(f"{path}/download")).status_code for staff in (user, foreign)] == [403, 404]
    assert [(await user.get(PATH)).status_code, (await foreign.delete(path)).status_code, (await user.delete(path)).status_code] == [403, 404, 403]
    signed = (await admin.post(f"{path}/download")).json()["data"]
    file = await admin.http.get(signed["url"])
    assert (file.content, file.headers["content-disposition"].split(";")[0]) == (PDF, "attachment")
    assert (await admin.delete(path)).status_code == 200
    assert (await admin.get(PATH)).json()["data"]["total"] == 0
    assert [(await admin.post(f"{path}/download")).status_code, (await admin.delete(path)).status_code] == [404, 404]
    actions = ("company_document.added", "company_document.downloaded", "company_document.deleted", "file.withdrawn")
    assert [len(await admin.list_audit(action)) for action in actions] == [1, 1, 1, 1]


async def test_file_that_is_no_own_upload_or_no_pdf_is_refused(as_staff: Any) -> None:
    """The upload itself refuses by content and size; somebody else's upload can't be claimed; no more than the limit."""
    admin = await as_staff("admin")
    colleague = await as_staff("admin", company=admin.company)
    foreign_upload = (await upload_pdf(colleague)).json()["data"]
    refused = await admin.post(PATH, json={"title": "Avtal", "file_id": foreign_upload["id"]})
    assert [error["code"] for error in refused.json()["errors"]["file_id"]] == ["unknown"]
    wrong = await upload_pdf(admin, b"MZ not a pdf")
    assert [error["code"] for error in wrong.json()["errors"]["file"]] == ["pdf_only"]
    async with transaction(Context.system(admin.company.id)) as session:
        session.add_all(
            CompanyDocument(company_id=admin.company.id, id=new_id(), title="Gammalt", file_id=foreign_upload["id"], added_by="Eva Ek")
            for _ in range(documents.MAX_DOCUMENTS)
        )
    full = await colleague.post(PATH, json={"title": "Avtal", "file_id": foreign_upload["id"]})
    assert (full.status_code, full.json()["data"]["code"]) == (409, "company.too_many_documents")
