"""Frozen documents: their content can't change, their PDF is the same when made again, and anyone with the code can verify them."""

import re
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit
from uuid import UUID

import asyncpg
import pytest
from PIL import Image
from sqlalchemy.exc import ProgrammingError

from clinic.core import files
from clinic.core.canonical_json import sha256_hex
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.documents import DocumentPdf, latest_by_subject, list_client_documents
from clinic.core.documents.pdf_worker import ContentChangedError
from clinic.core.files import File, object_storage
from clinic.core.settings import settings
from tests.support.company_settings import change_settings
from tests.support.images import encode_image
from tests.support.sample_documents import extract_text, freeze_sample, make_pdf
from tests.support.uploads import claim_file, upload_picture

pytestmark = pytest.mark.anyio


async def get_document(staff, document):
    return await staff.get(f"/api/documents/{document.id}")


async def download_pdf(staff, document) -> bytes:
    url = (await get_document(staff, document)).json()["data"]["pdf"]["url"]
    reply = await staff.http.get(url)
    assert reply.headers["content-type"] == "application/pdf"
    return reply.content



async def upload_claimed_picture(staff) -> UUID:
    file_id = (await upload_picture(staff, encode_image(size=(300, 200)))).json()["data"]["id"]
    await claim_file(staff, file_id)
    return UUID(file_id)


@pytest.mark.covers("BEY-023", "REC-025", "PLT-007", "BEY-026")
async def test_document_is_frozen_printed_and_opened(as_staff, factory):
    """BEY-023: frozen with its digest; the PDF is pending until the worker makes it and opens by a URL valid for five minutes; opening it is logged."""
    staff = await as_staff("user", company=await factory.company(name="Kliniken Åäö", organization_number="556000-0000"))
    client, picture_id = await factory.client(staff.company), await upload_claimed_picture(staff)
    document = await freeze_sample(staff.company, client=client, files=[picture_id], pictures=[str(picture_id)])
    pending = (await get_document(staff, document)).json()["data"]
    assert pending["pdf"] == {"state": "pending", "url": None}
    assert (pending["type"], pending["title"]) == ("sample", "Prov")
    assert pending["digest"] == sha256_hex(document.content.encode())
    assert re.fullmatch(r"([A-Z2-9]{4}-){4}[A-Z2-9]{4}", pending["code"])
    assert await staff.list_audit("document.viewed") == []
    await make_pdf(document)
    text = extract_text(await download_pdf(staff, document))
    for expected in ("Kliniken Åäö", "Org.nr 556000-0000", "Åsa Öberg-Łukasiewicz Şahin", pending["code"], pending["digest"], "Före"):
        assert expected in text
    await get_document(staff, document)
    assert [row["client_id"] for row in await staff.list_audit("document.viewed")] == [client.id]
    assert [len(await staff.list_audit(action)) for action in ("document.frozen", "document.pdf_generated")] == [1, 1]


@pytest.mark.covers("BEY-023")
async def test_regenerated_pdf_is_identical_after_the_clinic_has_changed(as_staff, factory):
    """BEY-023: the clinic is renamed, the picture withdrawn and deleted, the stored PDF lost: the new PDF is the same, to the byte."""
    staff = await as_staff("super_admin")
    picture_id = await upload_claimed_picture(staff)
    document = await freeze_sample(staff.company, files=[picture_id], pictures=[str(picture_id)])
    await make_pdf(document)
    first_pdf = await download_pdf(staff, document)
    company = (await staff.get("/api/company")).json()["data"]
    company_data = {name: company[name] for name in (
        "theme_color", "is_black_text", "timezone", "unit", "version",
    )}
    changed = await staff.put("/api/company", json={**company_data, "name": "Annat namn"})
    await change_settings(staff, CUSTOMER_LANGUAGE="en", DATE_FORMAT="DD.MM.YYYY")
    assert changed.json()["status"] == "1", changed.text
    context = Context.system(staff.company.id)
    async with transaction(context) as session:
        await files.withdraw_file(session, picture_id)
        row = await session.get(File, (staff.company.id, picture_id))
        row.updated_at = now().replace(year=2020)
    await files.purge_files(context)
    async with transaction(context) as session:
        pdf_id = (await session.get(DocumentPdf, (staff.company.id, await _pdf_id(session, document)))).file_id
    await object_storage.file_store().delete(f"{staff.company.id}/{pdf_id}")
    regenerated = await staff.post(f"/api/documents/{document.id}/regenerate")
    assert regenerated.json()["data"]["pdf"]["state"] == "pending"
    await make_pdf(document)
    assert await download_pdf(staff, document) == first_pdf
    await make_pdf(document)
    assert len(await staff.list_audit("document.pdf_generated")) == 2, "a repeat makes nothing when there is a PDF"


async def _pdf_id(session, document):
    from sqlalchemy import select

    return await session.scalar(select(DocumentPdf.id).where(DocumentPdf.document_id == document.id))


@pytest.mark.covers("BEY-023", "REC-022")
async def test_frozen_content_is_read_only_and_tampered_content_is_not_printed(as_staff, factory):
    """BEY-023: the role of the app may not change it; a change by another role is found by the digest, in the PDF and in public verification."""
    staff = await as_staff("super_admin")
    picture_id = await upload_claimed_picture(staff)
    document, with_picture = await freeze_sample(staff.company), await freeze_sample(staff.company, files=[picture_id], pictures=[str(picture_id)])
    for statement in ("UPDATE document SET content = '{}'", "UPDATE document SET digest = ''", "DELETE FROM document"):
        with pytest.raises(ProgrammingError):
            async with transaction(Context.system(staff.company.id)) as session:
                await session.connection()
                await (await session.connection()).exec_driver_sql(statement)
    is_intact = (await staff.get(f"/api/documents/verify/{document.code}")).json()["data"]["is_intact"]
    assert is_intact is True
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("UPDATE document SET content = replace(content, 'Åsa', 'Eva') WHERE id = $1", document.id)
    await admin.close()
    assert (await staff.get(f"/api/documents/verify/{document.code}")).json()["data"]["is_intact"] is False
    async with transaction(Context.system(staff.company.id)) as session:
        document = await session.get(type(document), (staff.company.id, document.id))
    (Path(urlsplit(settings().storage_url).path) / str(staff.company.id) / str(picture_id)).write_bytes(encode_image(color="red"))
    for tampered in (document, with_picture):
        with pytest.raises(ContentChangedError):
            await make_pdf(tampered)
        assert (await get_document(staff, tampered)).json()["data"]["pdf"] == {"state": "failed", "url": None}


async def test_failed_pdf_shows_as_failed_until_a_later_attempt_succeeds(as_staff):
    """The outbox tries again; until then the state is `failed`."""
    staff = await as_staff("user")
    picture_id = await upload_claimed_picture(staff)
    document = await freeze_sample(staff.company, files=[picture_id], pictures=[str(picture_id)])
    stored_file = Path(urlsplit(settings().storage_url).path) / str(staff.company.id) / str(picture_id)
    content = stored_file.read_bytes()
    stored_file.unlink()
    with pytest.raises(ContentChangedError):
        await make_pdf(document)
    assert (await get_document(staff, document)).json()["data"]["pdf"]["state"] == "failed"
    stored_file.write_bytes(content)
    await make_pdf(document)
    assert (await get_document(staff, document)).json()["data"]["pdf"]["state"] == "ready"
    broken = await freeze_sample(staff.company, breaks=True)
    with pytest.raises(ArithmeticError):
        await make_pdf(broken)
    assert (await get_document(staff, broken)).json()["data"]["pdf"]["state"] == "failed"


@pytest.mark.covers("BEY-023", "PLT-056")
async def test_public_verification_by_code_reveals_nothing_of_the_client(as_staff, factory, visitor):
    """BEY-023: company, type, time and digest, however the code is typed; no name of a person; limited by address."""
    staff = await as_staff("user", company=await factory.company(name="Kliniken vid torget", timezone="Europe/Oslo", settings={"DATE_FORMAT": "DD.MM.YYYY"}))
    document = await freeze_sample(staff.company, client=await factory.client(staff.company))
    typed_codes = (document.code, document.code.lower(), document.code.replace("-", ""), document.code.replace("-", " "))
    for code in typed_codes:
        reply = await visitor.get(f"/api/documents/verify/{code}", headers={"X-Language": "sv"})
        data = reply.json()["data"]
        assert (data["company"], data["type_name"], data["digest"], data["is_intact"]) == ("Kliniken vid torget", "Prov", document.digest, True)
        assert (data["timezone"], data["date_format"], data["is_twelve_hours"]) == ("Europe/Oslo", "DD.MM.YYYY", False)
        assert set(data) == {"company", "timezone", "date_format", "is_twelve_hours", "type", "type_name", "created_at", "code", "digest", "is_intact"}
        assert "Åsa" not in reply.text
    for wrong_code in ("ABCD-EFGH-JKLM-NPQR-STVW", "x", "%00", document.code[:-1]):
        assert (await visitor.get(f"/api/documents/verify/{wrong_code}")).json()["data"]["code"] == "not_found"
    statuses = [(await visitor.get("/api/documents/verify/none")).status_code for _ in range(40)]
    assert 429 in statuses


@pytest.mark.covers("PLT-034", "BEY-060")
async def test_document_is_visible_only_with_access_to_its_client_and_type(as_staff, factory):
    staff, foreign = await as_staff("user"), await as_staff("super_admin")
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    client = await factory.client(staff.company)
    document = await freeze_sample(staff.company, client=client)
    assert [(await get_document(user, document)).status_code for user in (staff, foreign, restricted)] == [200, 404, 404]
    await factory.client_access(restricted.member, client)
    assert (await get_document(restricted, document)).status_code == 200
    async with transaction(Context.system(staff.company.id)) as session:
        assert [row.id for row in await list_client_documents(session, client.id)] == [document.id]
        assert await latest_by_subject(session, "sample", [document.subject_id, new_id()]) == {document.subject_id: document.id}


async def test_freezing_freezes_its_files_and_refuses_missing_ones(as_staff):
    from clinic.core.api.errors import NotFound

    staff = await as_staff("user")
    with pytest.raises(NotFound):
        await freeze_sample(staff.company, files=[new_id()])
    picture_id = await upload_claimed_picture(staff)
    await freeze_sample(staff.company, files=[picture_id, picture_id])
    async with transaction(Context.system(staff.company.id)) as session:
        assert (await session.get(File, (staff.company.id, picture_id))).is_frozen


@pytest.mark.covers("PLT-110")
async def test_thumbnail_is_smaller_than_the_picture(as_staff):
    """The thumbnail is 320 px wide, made at the upload and removed with the file; a picture no larger is its own thumbnail."""
    staff = await as_staff("user")
    for size, thumbnail_size in (((1000, 500), (320, 160)), ((300, 200), (300, 200))):
        uploaded = (await upload_picture(staff, encode_image(size=size))).json()["data"]
        sizes = []
        for is_thumbnail in (False, True):
            url = (await staff.post("/api/get-signed-url", json={"path": uploaded["path"], "thumb": is_thumbnail})).json()["data"]["url"]
            image = await staff.http.get(url)
            assert image.headers["content-type"] == "image/jpeg"
            sizes.append(Image.open(BytesIO(image.content)).size)
        assert sizes == [size, thumbnail_size]
    transparent = (await upload_picture(staff, encode_image("PNG", (900, 900), "RGBA", (10, 20, 30, 0)))).json()["data"]
    url = (await staff.post("/api/get-signed-url", json={"path": transparent["path"], "thumb": True})).json()["data"]["url"]
    assert Image.open(BytesIO((await staff.http.get(url)).content)).getpixel((5, 5)) == (255, 255, 255)


async def test_regenerating_a_pdf_is_rate_limited(as_staff):
    """Making a PDF is the worker's most expensive task: a document is limited to three in ten minutes, and other clinics are not affected."""
    staff, other = await as_staff("user"), await as_staff("user")
    document, foreign_document = await freeze_sample(staff.company), await freeze_sample(other.company)
    statuses = [(await staff.post(f"/api/documents/{document.id}/regenerate")).status_code for _ in range(5)]
    assert statuses == [200, 200, 200, 429, 429]
    assert len(await staff.list_audit("document.pdf_requested")) == 3
    assert (await other.post(f"/api/documents/{foreign_document.id}/regenerate")).status_code == 200
