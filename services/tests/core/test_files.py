"""Files: recognised by their content, claimed by the record they belong to, visible by permission, deleted when unclaimed."""

import subprocess
import sys
import zlib
from datetime import timedelta
from io import BytesIO
from pathlib import Path
from uuid import UUID, uuid4

import pytest
import time_machine
from PIL import Image

from clinic.core import files
from clinic.core.api.errors import FieldError
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import TransactionOpenError, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import File, object_storage
from clinic.core.files.owners import FILE_OWNERS
from tests.support.images import encode_image
from tests.support.uploads import claim_file, upload_picture

pytestmark = pytest.mark.anyio


def huge_png(side=30_000) -> bytes:
    """Return a PNG of a few bytes whose header gives a side of so many pixels."""
    head = b"IHDR" + side.to_bytes(4, "big") * 2 + bytes([8, 2, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + head + zlib.crc32(head).to_bytes(4, "big") + b"\0\0\0\0IEND\xaeB`\x82"


async def get_signed_url(user, path):
    return await user.post("/api/get-signed-url", json={"path": path})


def stored_files(company_id) -> list[Path]:
    from urllib.parse import urlsplit

    from clinic.core.settings import settings

    return [path for path in (Path(urlsplit(settings().storage_url).path) / str(company_id)).glob("*") if path.is_file()]


@pytest.mark.covers("PLT-007", "PLT-110")
async def test_signed_url_of_a_claimed_picture_is_valid_for_five_minutes(as_staff):
    """PLT-007: a short-lived URL of one stored file."""
    staff = await as_staff("user")
    uploaded = (await upload_picture(staff)).json()["data"]
    assert (uploaded["media_type"], uploaded["width"], uploaded["name"], uploaded["path"]) == ("image/jpeg", 40, "före.jpg", f"files/{uploaded['id']}")
    await claim_file(staff, uploaded["id"])
    signed = (await get_signed_url(staff, uploaded["path"])).json()["data"]
    file = await staff.http.get(signed["url"])
    assert file.status_code == 200
    assert Image.open(BytesIO(file.content)).size == (40, 30)
    assert file.headers["content-type"] == "image/jpeg"
    assert file.headers["x-content-type-options"] == "nosniff"
    assert file.headers["content-disposition"].startswith("inline")
    assert [len(await staff.list_audit(action)) for action in ("file.uploaded", "file.claimed", "file.viewed")] == [1, 1, 1]
    ticket, _, signature = signed["url"].rpartition(".")
    assert (await staff.http.get(f"{ticket}.{signature[:-2]}AA")).status_code == 404
    assert (await staff.http.get(f"{ticket}x.{signature}")).json()["data"]["code"] == "not_found"
    with time_machine.travel(now() + timedelta(minutes=5, seconds=2), tick=True):
        assert (await staff.http.get(signed["url"])).status_code == 404


@pytest.mark.covers("PLT-007", "PLT-034", "BEY-060")
async def test_signed_url_requires_access_to_the_file(as_staff, factory, visitor):
    """Not found for another company, a restricted colleague, and for all but the uploader while the file is unclaimed."""
    staff, foreign = await as_staff("user"), await as_staff("super_admin")
    colleague = await as_staff("admin", company=staff.company)
    restricted = await as_staff("user", company=staff.company, client_access="custom")
    uploaded = (await upload_picture(staff)).json()["data"]
    assert [(await get_signed_url(user, uploaded["path"])).status_code for user in (staff, colleague, foreign)] == [200, 404, 404]
    client = await factory.client(staff.company)
    await claim_file(staff, uploaded["id"], client)
    assert [(await get_signed_url(user, uploaded["path"])).status_code for user in (staff, colleague, restricted, foreign, visitor)] == [
        200, 200, 404, 404, 401,
    ]
    await factory.client_access(restricted.member, client)
    assert (await get_signed_url(restricted, uploaded["path"])).status_code == 200
    async with transaction(Context.system(staff.company.id)) as session:
        await files.withdraw_file(session, UUID(uploaded["id"]))
    assert (await get_signed_url(staff, uploaded["path"])).status_code == 404
    for path in ("../../etc/passwd", f"files/{uuid4()}", "files/x", ""):
        assert (await get_signed_url(staff, path)).status_code in {404, 422}


@pytest.mark.covers("PLT-007", "BEY-060")
async def test_access_to_a_file_is_that_of_its_record(as_staff):
    """PLT-007: a disabled module hides its files as it hides its records; a document's PDF has a call of its own."""
    staff = await as_staff("user")
    module_by_owner = {
        "procedure": "is_record_on", "client_consent": "is_record_on", "client_questionnaire": "is_record_on",
        "controlled_document_version.file": "is_management_on", "medical_device.manual": "is_management_on", "medical_device.protocol": "is_management_on",
        "register_settings.swish_qr": "is_pos_on",
    }
    of_every_module = ("company.logo", "company.cover", "membership.profile_photo", "client.profile_photo")
    of_super_users, of_admins = ("support_message.attachment", "data_import"), "company_document"
    assert {*module_by_owner, *of_every_module, *of_super_users, of_admins} == set(FILE_OWNERS)
    without_module = {name: await as_staff("user", company=staff.company, **{name: False}) for name in set(module_by_owner.values())}
    for owner_type, module in module_by_owner.items():
        uploaded = (await upload_picture(staff)).json()["data"]
        await claim_file(staff, uploaded["id"], owner_type=owner_type)
        assert (await get_signed_url(staff, uploaded["path"])).status_code == 200
        refused = await get_signed_url(without_module[module], uploaded["path"])
        assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.user_module")
    accountant = await as_staff("accountant", company=staff.company)
    for owner_type in of_every_module:
        picture = (await upload_picture(staff)).json()["data"]
        await claim_file(staff, picture["id"], owner_type=owner_type)
        assert [(await get_signed_url(user, picture["path"])).status_code for user in without_module.values()] == [200] * len(without_module)
        assert (await get_signed_url(accountant, picture["path"])).status_code == 403
    owner = await as_staff("super_admin", company=staff.company)
    for owner_type in of_super_users:
        picture = (await upload_picture(staff)).json()["data"]
        await claim_file(staff, picture["id"], owner_type=owner_type)
        assert [(await get_signed_url(user, picture["path"])).status_code for user in (staff, owner)] == [403, 200]
    generated = await files.store_generated(Context.system(staff.company.id), files.GeneratedFile("x.pdf", "application/pdf", b"%PDF-", "document", new_id()))
    assert (await get_signed_url(staff, generated.path)).status_code == 404


@pytest.mark.covers("REC-021", "PLT-110")
async def test_pdf_is_refused_as_a_picture(as_staff, factory):
    """A PDF among a procedure's pictures could be signed but never printed."""
    staff = await as_staff("user")
    client = await factory.client(staff.company)
    pdf = (await staff.post("/api/files/documents", files={"file": ("p.pdf", b"%PDF-1.4\n%%EOF", "application/pdf")})).json()["data"]
    body = {"title": "A", "date": "2026-11-18", "picture_ids": [pdf["id"]]}
    refused = await staff.post(f"/api/clients/{client.id}/procedures", json=body)
    assert refused.json()["errors"]["picture_ids"][0]["code"] == "image_only", refused.text


@pytest.mark.covers("PLT-007", "PLT-110")
async def test_an_uploaded_pdf_with_a_script_is_never_shown_by_the_browser(as_staff):
    """Attack D17: what somebody uploaded is saved, in a sandbox where a browser shows it all the same; the system's own PDFs open in the browser."""
    staff = await as_staff("user")
    script = b"<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(document.cookie)) >> >>"
    attack = b"%PDF-1.7\n1 0 obj\n" + script + b"\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF"
    uploaded = await staff.post("/api/files/documents", files={"file": ('x".html', attack, "application/pdf")})
    assert uploaded.status_code == 200, uploaded.text
    file = uploaded.json()["data"]
    await claim_file(staff, file["id"], owner_type="controlled_document_version.file")
    generated = await files.store_generated(
        Context.system(staff.company.id), files.GeneratedFile("r.pdf", "application/pdf", b"%PDF-", "medical_device.manual", new_id()),
    )
    replies = [await staff.http.get((await get_signed_url(staff, path)).json()["data"]["url"]) for path in (file["path"], generated.path)]
    assert [reply.status_code for reply in replies] == [200, 200]
    assert [reply.headers["content-disposition"] for reply in replies] == ['attachment; filename="x_22.html.pdf"', 'inline; filename="r.pdf"']
    assert {reply.headers["x-content-type-options"] for reply in replies} == {"nosniff"}
    assert (replies[0].headers["content-type"], replies[0].content) == ("application/pdf", attack)
    assert replies[0].headers["content-security-policy"] == "default-src 'none'; sandbox"


@pytest.mark.covers("PLT-110")
@pytest.mark.parametrize(("image_format", "max_megabytes"), [("png", 200), ("jpeg", 200)])
def test_small_file_with_many_pixels_takes_limited_memory(image_format, max_megabytes):
    """A picture is decoded once, a JPEG at a fraction of its size; measured is the rise of the process's peak memory."""
    command = [sys.executable, "-m", "tests.core.image_memory", image_format]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    assert int(process.stdout) < max_megabytes, process.stdout + process.stderr


@pytest.mark.covers("PLT-110")
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"GIF89a" + b"\0" * 50, "image_only"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "image_only"),
        (b"\xff\xd8\xff" + b"\0" * 500, "image_only"),
        (encode_image("PNG")[:60], "image_only"),
        (huge_png(), "image_pixels"),
        (huge_png(4_100), "image_pixels"),
        (encode_image() + b"\0" * (5 * 1024 * 1024), "image_size"),
        (encode_image() + b"\0" * (12 * 1024 * 1024), "image_size"),
    ],
)
async def test_invalid_or_too_large_picture_is_refused(as_staff, content, code):
    """PLT-110: recognised by its content, not by its declared type; nothing is stored."""
    staff = await as_staff("user")
    refused = await upload_picture(staff, content)
    assert refused.status_code == 422
    assert [error["code"] for error in refused.json()["errors"]["file"]] == [code]
    texts = {"image_only": "Only images are allowed", "image_size": "Picture size should be less than 5 MB"}
    assert refused.json()["errors"]["file"][0]["message"] == texts.get(code, refused.json()["errors"]["file"][0]["message"])
    assert stored_files(staff.company.id) == []
    swedish = await upload_picture(staff, content, headers={"X-Language": "sv"})
    assert swedish.json()["errors"]["file"][0]["message"] != refused.json()["errors"]["file"][0]["message"]


async def download_image(staff, reply) -> Image.Image:
    """Download the picture of an upload's reply, as it is stored."""
    url = (await get_signed_url(staff, reply.json()["data"]["path"])).json()["data"]["url"]
    return Image.open(BytesIO((await staff.http.get(url)).content))


@pytest.mark.covers("PLT-110")
async def test_pictures_are_resized_turned_upright_and_stripped_of_metadata(as_staff):
    """PLT-110: 1620 px wide, JPEG; orientation applied, location removed. A picture that fits is not encoded again; transparency stays."""
    staff = await as_staff("user")
    exif = Image.Exif()
    exif[0x0112], exif[0x010F] = 6, "Camera of Maja"
    exif.get_ifd(0x8825)[1] = "N"
    phone = await download_image(staff, await upload_picture(staff, encode_image(size=(3000, 2000), exif=exif, comment=b"private")))
    assert (phone.format, phone.size) == ("JPEG", (1620, 2430))
    assert (dict(phone.getexif()), phone.info.get("comment")) == ({}, None)
    small = encode_image(size=(300, 200), comment=b"private", quality=95)
    stored = await download_image(staff, await upload_picture(staff, small))
    assert (stored.size, stored.info.get("comment")) == ((300, 200), None)
    assert stored.quantization == Image.open(BytesIO(small)).quantization
    logo = await download_image(staff, await upload_picture(staff, encode_image("PNG", (2000, 1000), "RGBA", (10, 20, 30, 0))))
    assert (logo.format, logo.size, logo.mode) == ("PNG", (1620, 810), "RGBA")
    scan = await download_image(staff, await upload_picture(staff, encode_image("PNG", (100, 50), "RGBA", (10, 20, 30, 255))))
    assert (scan.format, scan.size) == ("JPEG", (100, 50))
    quality_70 = Image.open(BytesIO(encode_image(quality=70))).quantization
    assert phone.quantization == scan.quantization == quality_70


async def test_repeated_upload_is_the_same_file_and_other_content_is_refused(as_staff):
    staff = await as_staff("user")
    key = {"Idempotency-Key": str(uuid4())}
    first, repeated = await upload_picture(staff, headers=key), await upload_picture(staff, headers=key)
    assert first.json()["data"]["id"] == repeated.json()["data"]["id"]
    assert len(stored_files(staff.company.id)) == 1
    other = await upload_picture(staff, encode_image(color="red"), headers=key)
    assert other.json()["data"]["code"] == "idempotency.key_reused"
    assert (await upload_picture(staff)).json()["data"]["id"] != first.json()["data"]["id"]


async def test_file_is_claimed_once_and_by_its_uploader_only(as_staff):
    staff = await as_staff("user")
    colleague = await as_staff("user", company=staff.company)
    file_id = (await upload_picture(staff)).json()["data"]["id"]
    with pytest.raises(FieldError):
        await claim_file(colleague, file_id)
    await claim_file(staff, file_id)
    with pytest.raises(FieldError):
        await claim_file(staff, file_id)


async def test_unclaimed_files_are_deleted_after_a_day(as_staff):
    """Unclaimed and withdrawn files are deleted with their objects, those of an interrupted upload too; claimed ones stay. It can run twice."""
    staff = await as_staff("user")
    unclaimed, claimed, withdrawn = [
        (await upload_picture(staff, encode_image(color=color))).json()["data"]["id"] for color in ("red", "green", "blue")
    ]
    for file_id in (claimed, withdrawn):
        await claim_file(staff, file_id)
    context = Context.system(staff.company.id)
    async with transaction(context) as session:
        await files.withdraw_file(session, UUID(withdrawn))
        session.add(File(company_id=staff.company.id, id=new_id(), name="x", media_type="image/png", size=1, sha256="", state="uploading"))
    await files.purge_files(context)
    assert len(stored_files(staff.company.id)) == 3
    with time_machine.travel(now() + timedelta(hours=24, minutes=1), tick=True):
        for _ in range(2):
            await files.purge_files(context)
    assert [path.name for path in stored_files(staff.company.id)] == [claimed]
    async with read_only_transaction(context) as session:
        from sqlalchemy import select

        assert [str(file_id) for file_id in await session.scalars(select(File.id))] == [claimed]
    assert {str(row["subject_id"]) for row in await staff.list_audit("file.deleted")} >= {unclaimed, withdrawn}


@pytest.mark.covers("BEY-024", "REC-021")
async def test_files_of_a_draft_are_deleted_with_the_draft(as_staff):
    """BEY-024: a draft can be continued after days with its pictures; a colleague's draft keeps no file of another user."""
    staff = await as_staff("user")
    colleague = await as_staff("user", company=staff.company)
    own_file, named_by_colleague = [
        (await upload_picture(staff, encode_image(color=color))).json()["data"]["id"] for color in ("red", "green")
    ]
    context, draft_path = Context.system(staff.company.id), f"/api/drafts/procedure.{new_id()}/new"
    for user, file_id in ((staff, own_file), (colleague, named_by_colleague)):
        saved = await user.put(draft_path, json={"body": {"picture_ids": [file_id]}})
        assert saved.json()["status"] == "1", saved.text
    with time_machine.travel(now() + timedelta(days=29), tick=True):
        await files.purge_files(context)
        assert [path.name for path in stored_files(staff.company.id)] == [own_file]
    await claim_file(staff, own_file)
    of_deleted_draft = (await upload_picture(staff, encode_image(color="blue"))).json()["data"]["id"]
    await staff.put(draft_path, json={"body": {"picture_ids": [of_deleted_draft]}})
    await staff.delete(draft_path)
    with time_machine.travel(now() + timedelta(hours=25), tick=True):
        await files.purge_files(context)
    assert [path.name for path in stored_files(staff.company.id)] == [own_file]


async def test_object_storage_is_refused_inside_a_transaction(factory):
    context = Context.system((await factory.company()).id)
    async with transaction(context) as session:
        await session.connection()
        with pytest.raises(TransactionOpenError):
            await object_storage.file_store().put("x", b"")


@pytest.mark.covers("PLT-007")
async def test_s3_urls_are_signed_for_five_minutes(as_staff, monkeypatch):
    """With S3 the browser downloads from the object storage itself, by a URL that is signed without calling it."""
    from clinic.core.settings import settings

    staff = await as_staff("user")
    uploaded = (await upload_picture(staff)).json()["data"]
    for name, value in {"url": "s3://clinic/files", "key_id": "KEY", "secret": "SECRET", "region": "eu-north-1"}.items():
        monkeypatch.setattr(settings(), f"storage_{name}", value)
    url = (await get_signed_url(staff, uploaded["path"])).json()["data"]["url"]
    assert f"/clinic/files/{staff.company.id}/{uploaded['id']}" in url
    assert "X-Amz-Expires=300" in url
    assert "X-Amz-Signature=" in url
