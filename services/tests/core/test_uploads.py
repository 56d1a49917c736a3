"""Files: told by their content, claimed by what they belong to, seen by those who may, gone when nobody wants them."""

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

from clinic.core import files, storage
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import TransactionOpenError, read_only, unit
from clinic.core.errors import FieldError
from clinic.core.files import File
from clinic.core.models import new_id
from clinic.core.owners import OWNERS

pytestmark = pytest.mark.anyio


def picture(kind="JPEG", size=(40, 30), mode="RGB", color="teal", **options) -> bytes:
    out = BytesIO()
    Image.new(mode, size, color).save(out, kind, **options)
    return out.getvalue()


def bomb(side=30_000) -> bytes:
    """A PNG of a few bytes that says how large it is."""
    head = b"IHDR" + side.to_bytes(4, "big") * 2 + bytes([8, 2, 0, 0, 0])
    return b"\x89PNG\r\n\x1a\n" + (13).to_bytes(4, "big") + head + zlib.crc32(head).to_bytes(4, "big") + b"\0\0\0\0IEND\xaeB`\x82"


async def upload(who, content=None, name="före.jpg", **options):
    return await who.post("/api/files", files={"file": (name, content or picture(), "image/jpeg")}, **options)


async def claimed(who, file_id, client=None, *, kind="procedure") -> None:
    context = Context(company_id=who.company.id, actor="staff", identity_id=who.member.identity_id, membership_id=who.member.id)
    async with unit(context) as session:
        await files.claim(session, UUID(file_id), owner_kind=kind, owner_id=new_id(), client_id=client and client.id)


async def seen(who, path):
    return await who.post("/api/get-signed-url", json={"path": path})


def on_disk(company_id) -> list[Path]:
    from urllib.parse import urlsplit

    from clinic.core.settings import settings

    return [path for path in (Path(urlsplit(settings().storage_url).path) / str(company_id)).glob("*") if path.is_file()]


@pytest.mark.covers("PLT-007", "PLT-110")
async def test_a_picture_is_uploaded_claimed_and_shown_for_five_minutes(as_staff):
    """PLT-007: a short-lived address of one stored file."""
    staff = await as_staff("user")
    made = (await upload(staff)).json()["data"]
    assert (made["kind"], made["width"], made["name"], made["path"]) == ("image/jpeg", 40, "före.jpg", f"files/{made['id']}")
    await claimed(staff, made["id"])
    answer = (await seen(staff, made["path"])).json()["data"]
    shown = await staff.http.get(answer["url"])
    assert shown.status_code == 200
    assert Image.open(BytesIO(shown.content)).size == (40, 30)
    assert shown.headers["content-type"] == "image/jpeg"
    assert shown.headers["x-content-type-options"] == "nosniff"
    assert shown.headers["content-disposition"].startswith("inline")
    assert [len(await staff.audit_of(f"file.{verb}")) for verb in ("uploaded", "claimed", "looked_at")] == [1, 1, 1]
    ticket, _, signature = answer["url"].rpartition(".")
    assert (await staff.http.get(f"{ticket}.{signature[:-2]}AA")).status_code == 404
    assert (await staff.http.get(f"{ticket}x.{signature}")).json()["data"]["code"] == "not_found"
    with time_machine.travel(now() + timedelta(minutes=5, seconds=2), tick=True):
        assert (await staff.http.get(answer["url"])).status_code == 404


@pytest.mark.covers("PLT-007", "PLT-034", "BEY-060")
async def test_only_those_who_may_see_a_file_get_an_address(as_staff, make, visitor):
    """Another clinic, a restricted colleague, and anybody but its uploader while it's unclaimed: not found."""
    staff, foreign = await as_staff("user"), await as_staff("super_admin")
    colleague = await as_staff("admin", company=staff.company)
    restricted = await as_staff("user", company=staff.company, client_access="custom")
    made = (await upload(staff)).json()["data"]
    assert [(await seen(who, made["path"])).status_code for who in (staff, colleague, foreign)] == [200, 404, 404]
    client = await make.client(staff.company)
    await claimed(staff, made["id"], client)
    assert [(await seen(who, made["path"])).status_code for who in (staff, colleague, restricted, foreign, visitor)] == [
        200, 200, 404, 404, 401,
    ]
    await make.access(restricted.member, client)
    assert (await seen(restricted, made["path"])).status_code == 200
    async with unit(Context.system(staff.company.id)) as session:
        await files.withdraw(session, UUID(made["id"]))
    assert (await seen(staff, made["path"])).status_code == 404
    for path in ("../../etc/passwd", f"files/{uuid4()}", "files/x", ""):
        assert (await seen(staff, path)).status_code in {404, 422}


@pytest.mark.covers("PLT-007", "BEY-060")
async def test_a_file_is_shown_to_who_may_see_what_it_belongs_to(as_staff):
    """PLT-007: one's system switched off hides its files as it hides its records; a document's file has a call of its own."""
    staff = await as_staff("user")
    systems = {
        "procedure": "is_record_on", "client_consent": "is_record_on", "client_questionnaire": "is_record_on",
        "quality_version.file": "is_management_on", "medical_device.manual": "is_management_on", "medical_device.protocol": "is_management_on",
    }
    assert {*systems, "company.logo"} == set(OWNERS)
    others = {name: await as_staff("user", company=staff.company, **{name: False}) for name in set(systems.values())}
    for kind, system in systems.items():
        made = (await upload(staff)).json()["data"]
        await claimed(staff, made["id"], kind=kind)
        assert (await seen(staff, made["path"])).status_code == 200
        refused = await seen(others[system], made["path"])
        assert (refused.status_code, refused.json()["data"]["code"]) == (403, "permission.user_system")
    logo = (await upload(staff)).json()["data"]
    await claimed(staff, logo["id"], kind="company.logo")
    assert [(await seen(who, logo["path"])).status_code for who in others.values()] == [200, 200]
    accountant = await as_staff("accountant", company=staff.company)
    assert (await seen(accountant, logo["path"])).status_code == 403
    made = await files.keep(Context.system(staff.company.id), files.Kept("x.pdf", "application/pdf", b"%PDF-", "document", new_id()))
    assert (await seen(staff, made.path)).status_code == 404


@pytest.mark.covers("REC-021", "PLT-110")
async def test_a_paper_is_no_picture(as_staff, make):
    """A PDF among a procedure's pictures could be signed and never printed: it's refused where pictures are shown."""
    staff = await as_staff("user")
    client = await make.client(staff.company)
    paper = (await staff.post("/api/papers", files={"file": ("p.pdf", b"%PDF-1.4\n%%EOF", "application/pdf")})).json()["data"]
    body = {"title": "A", "date": "2026-11-18", "picture_ids": [paper["id"]]}
    answer = await staff.post(f"/api/clients/{client.id}/procedures", json=body)
    assert answer.json()["errors"]["picture_ids"][0]["code"] == "picture_only", answer.text


@pytest.mark.covers("PLT-110")
@pytest.mark.parametrize(("made", "most"), [
    ("Image.new('RGBA', (4000, 3999)).save(out, 'PNG')", 200), ("Image.new('RGB', (8600, 5800)).save(out, 'JPEG', exif=exif)", 200),
])
def test_a_small_file_of_many_pixels_takes_bounded_memory(made, most):
    """A picture is decoded once, a JPEG at a fraction of its size: megabytes more than the process had before."""
    program = f"""
import asyncio, subprocess, sys
from io import BytesIO
from PIL import Image
from clinic.core import images
out, exif = BytesIO(), Image.Exif()
exif[0x0112] = 6
if sys.argv[1:]:
    {made}
    sys.stdout.buffer.write(out.getvalue())
else:
    content = subprocess.run([sys.executable, "-c", open("/proc/self/cmdline").read().split(chr(0))[2], "make"], capture_output=True).stdout
    peak = lambda: int(open("/proc/self/status").read().split("VmHWM:")[1].split()[0]) // 1024
    before = peak()
    asyncio.run(images.fit(content))
    print(peak() - before)
"""
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert int(told.stdout) < most, told.stdout + told.stderr


@pytest.mark.covers("PLT-110")
@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"GIF89a" + b"\0" * 50, "picture_only"),
        (b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "picture_only"),
        (b"\xff\xd8\xff" + b"\0" * 500, "picture_only"),
        (picture("PNG")[:60], "picture_only"),
        (bomb(), "picture_pixels"),
        (bomb(4_100), "picture_pixels"),
        (picture() + b"\0" * (5 * 1024 * 1024), "picture_size"),
        (picture() + b"\0" * (12 * 1024 * 1024), "picture_size"),
    ],
)
async def test_anything_else_than_a_bounded_picture_is_refused(as_staff, content, code):
    """PLT-110: by its content, whatever it calls itself; nothing stays behind."""
    staff = await as_staff("user")
    answer = await upload(staff, content)
    assert answer.status_code == 422
    assert [one["code"] for one in answer.json()["errors"]["file"]] == [code]
    texts = {"picture_only": "Only images are allowed", "picture_size": "Picture size should be less than 5 MB"}
    assert answer.json()["errors"]["file"][0]["message"] == texts.get(code, answer.json()["errors"]["file"][0]["message"])
    assert on_disk(staff.company.id) == []
    swedish = await upload(staff, content, headers={"X-Language": "sv"})
    assert swedish.json()["errors"]["file"][0]["message"] != answer.json()["errors"]["file"][0]["message"]


async def kept(staff, answer) -> Image.Image:
    url = (await seen(staff, answer.json()["data"]["path"])).json()["data"]["url"]
    return Image.open(BytesIO((await staff.http.get(url)).content))


@pytest.mark.covers("PLT-110")
async def test_pictures_are_fitted_turned_upright_and_lose_what_the_camera_wrote(as_staff):
    """PLT-110: 1620 px wide, JPEG; orientation kept, location dropped. A picture that fits keeps its pixels; transparency stays."""
    staff = await as_staff("user")
    exif = Image.Exif()
    exif[0x0112], exif[0x010F] = 6, "Camera of Maja"
    exif.get_ifd(0x8825)[1] = "N"
    phone = await kept(staff, await upload(staff, picture(size=(3000, 2000), exif=exif, comment=b"private")))
    assert (phone.format, phone.size) == ("JPEG", (1620, 2430))
    assert (dict(phone.getexif()), phone.info.get("comment")) == ({}, None)
    small = picture(size=(300, 200), comment=b"private", quality=95)
    again = await kept(staff, await upload(staff, small))
    assert (again.size, again.info.get("comment")) == ((300, 200), None)
    assert again.quantization == Image.open(BytesIO(small)).quantization
    logo = await kept(staff, await upload(staff, picture("PNG", (2000, 1000), "RGBA", (10, 20, 30, 0))))
    assert (logo.format, logo.size, logo.mode) == ("PNG", (1620, 810), "RGBA")
    scan = await kept(staff, await upload(staff, picture("PNG", (100, 50), "RGBA", (10, 20, 30, 255))))
    assert (scan.format, scan.size) == ("JPEG", (100, 50))


async def test_a_repeat_is_the_same_file_and_another_content_is_refused(as_staff):
    staff = await as_staff("user")
    key = {"Idempotency-Key": str(uuid4())}
    first, again = await upload(staff, headers=key), await upload(staff, headers=key)
    assert first.json()["data"]["id"] == again.json()["data"]["id"]
    assert len(on_disk(staff.company.id)) == 1
    other = await upload(staff, picture(color="red"), headers=key)
    assert other.json()["data"]["code"] == "idempotency.key_reused"
    assert (await upload(staff)).json()["data"]["id"] != first.json()["data"]["id"]


async def test_a_file_has_one_owner_and_only_its_uploader_may_claim_it(as_staff):
    staff = await as_staff("user")
    colleague = await as_staff("user", company=staff.company)
    made = (await upload(staff)).json()["data"]["id"]
    with pytest.raises(FieldError):
        await claimed(colleague, made)
    await claimed(staff, made)
    with pytest.raises(FieldError):
        await claimed(staff, made)


async def test_what_nobody_claims_goes_after_a_day(as_staff):
    """Unclaimed and withdrawn files go with their objects, those of a died upload too; claimed ones stay. Twice is once."""
    staff = await as_staff("user")
    lost, mine, old = [(await upload(staff, picture(color=color))).json()["data"]["id"] for color in ("red", "green", "blue")]
    for one in (mine, old):
        await claimed(staff, one)
    context = Context.system(staff.company.id)
    async with unit(context) as session:
        await files.withdraw(session, UUID(old))
        session.add(File(company_id=staff.company.id, id=new_id(), name="x", kind="image/png", size=1, sha256="", state="arriving"))
    await files.clean(context)
    assert len(on_disk(staff.company.id)) == 3
    with time_machine.travel(now() + timedelta(hours=24, minutes=1), tick=True):
        for _ in range(2):
            await files.clean(context)
    assert [path.name for path in on_disk(staff.company.id)] == [mine]
    async with read_only(context) as session:
        from sqlalchemy import select

        assert [str(one) for one in await session.scalars(select(File.id))] == [mine]
    assert {str(row["subject_id"]) for row in await staff.audit_of("file.erased")} >= {lost, old}


@pytest.mark.covers("BEY-024", "REC-021")
async def test_what_a_draft_names_stays_as_long_as_the_draft(as_staff):
    """BEY-024: a draft that comes back after days is saved with its pictures; another's draft keeps nothing."""
    staff = await as_staff("user")
    colleague = await as_staff("user", company=staff.company)
    mine, lost = [(await upload(staff, picture(color=color))).json()["data"]["id"] for color in ("red", "green")]
    context, at = Context.system(staff.company.id), f"/api/drafts/procedure.{new_id()}/new"
    for who, named in ((staff, mine), (colleague, lost)):
        kept = await who.put(at, json={"body": {"picture_ids": [named]}})
        assert kept.json()["status"] == "1", kept.text
    with time_machine.travel(now() + timedelta(days=29), tick=True):
        await files.clean(context)
        assert [path.name for path in on_disk(staff.company.id)] == [mine]
    await claimed(staff, mine)
    other = (await upload(staff, picture(color="blue"))).json()["data"]["id"]
    await staff.put(at, json={"body": {"picture_ids": [other]}})
    await staff.delete(at)
    with time_machine.travel(now() + timedelta(hours=25), tick=True):
        await files.clean(context)
    assert [path.name for path in on_disk(staff.company.id)] == [mine]


async def test_objects_are_never_touched_inside_a_transaction(make):
    context = Context.system((await make.company()).id)
    async with unit(context) as session:
        await session.connection()
        with pytest.raises(TransactionOpenError):
            await storage.files().put("x", b"")


@pytest.mark.covers("PLT-007")
async def test_s3_addresses_are_signed_for_five_minutes(as_staff, monkeypatch):
    """With S3 the store answers the browser itself, by an address signed without a call."""
    from clinic.core.settings import settings

    staff = await as_staff("user")
    made = (await upload(staff)).json()["data"]
    for name, value in {"url": "s3://clinic/files", "key_id": "KEY", "secret": "SECRET", "region": "eu-north-1"}.items():
        monkeypatch.setattr(settings(), f"storage_{name}", value)
    url = (await seen(staff, made["path"])).json()["data"]["url"]
    assert f"/clinic/files/{staff.company.id}/{made['id']}" in url
    assert "X-Amz-Expires=300" in url
    assert "X-Amz-Signature=" in url
