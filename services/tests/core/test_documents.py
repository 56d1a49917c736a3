"""Frozen documents: what was signed can't drift, its paper says the same when made again, and anybody with its code may verify it."""

import re
from io import BytesIO
from pathlib import Path
from urllib.parse import urlsplit
from uuid import UUID

import asyncpg
import pytest
from PIL import Image
from pypdf import PdfReader
from sqlalchemy.exc import ProgrammingError

from clinic.core import files, freeze, storage
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import unit
from clinic.core.documents import DocumentPdf, of_client, of_subjects
from clinic.core.documents.maker import ContentMovedError
from clinic.core.files import File
from clinic.core.models import new_id
from clinic.core.settings import settings
from tests.core.test_uploads import claimed, picture, upload
from tests.papers import frozen, made

pytestmark = pytest.mark.anyio


async def one(who, document):
    return await who.get(f"/api/documents/{document.id}")


async def paper(who, document) -> bytes:
    url = (await one(who, document)).json()["data"]["pdf"]["url"]
    answer = await who.http.get(url)
    assert answer.headers["content-type"] == "application/pdf"
    return answer.content


def words(content: bytes) -> str:
    return " ".join(" ".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages).split())


async def pictured(staff) -> UUID:
    made_ = (await upload(staff, picture(size=(300, 200)))).json()["data"]["id"]
    await claimed(staff, made_)
    return UUID(made_)


@pytest.mark.covers("BEY-023", "REC-025", "PLT-007", "BEY-026")
async def test_a_document_is_frozen_made_and_opened(as_staff, make):
    """BEY-023: frozen with its digest; the PDF waits, is made in the worker, opens by an address of five minutes; the look is logged."""
    staff = await as_staff("user", company=await make.company(name="Kliniken Åäö", organization_number="556000-0000"))
    client, shown = await make.client(staff.company), await pictured(staff)
    document = await frozen(staff.company, client=client, files=[shown], pictures=[str(shown)])
    waiting = (await one(staff, document)).json()["data"]
    assert waiting["pdf"] == {"state": "waiting", "url": None}
    assert (waiting["kind"], waiting["title"]) == ("sample", "Prov")
    assert waiting["digest"] == freeze.digest(document.content.encode())
    assert re.fullmatch(r"([A-Z2-9]{4}-){4}[A-Z2-9]{4}", waiting["code"])
    assert await staff.audit_of("document.looked_at") == []
    await made(document)
    text = words(await paper(staff, document))
    for said in ("Kliniken Åäö", "Org.nr 556000-0000", "Åsa Öberg-Łukasiewicz Şahin", waiting["code"], waiting["digest"], "Före"):
        assert said in text
    await one(staff, document)
    assert [row["client_id"] for row in await staff.audit_of("document.looked_at")] == [client.id]
    assert [len(await staff.audit_of(f"document.{verb}")) for verb in ("frozen", "made")] == [1, 1]


@pytest.mark.covers("BEY-023")
async def test_made_again_it_says_the_same_whatever_has_changed_meanwhile(as_staff, make):
    """BEY-023: the clinic is renamed, the picture withdrawn and cleaned away, the stored PDF lost: the paper is the same, to the byte."""
    staff = await as_staff("super_admin")
    shown = await pictured(staff)
    document = await frozen(staff.company, files=[shown], pictures=[str(shown)])
    await made(document)
    first = await paper(staff, document)
    company = (await staff.get("/api/company")).json()["data"]
    wanted = {name: company[name] for name in (
        "theme_color", "is_black_text", "language", "timezone", "date_format", "is_twelve_hours", "calendar_first_day_sunday", "unit", "version",
    )}
    changed = await staff.put("/api/company", json={**wanted, "name": "Annat namn", "customer_language": "en", "date_format": "DD.MM.YYYY"})
    assert changed.json()["status"] == "1", changed.text
    context = Context.system(staff.company.id)
    async with unit(context) as session:
        await files.withdraw(session, shown)
        row = await session.get(File, (staff.company.id, shown))
        row.updated_at = now().replace(year=2020)
    await files.clean(context)
    async with unit(context) as session:
        pdf_id = (await session.get(DocumentPdf, (staff.company.id, await _pdf_id(session, document)))).file_id
    await storage.files().delete(f"{staff.company.id}/{pdf_id}")
    again = await staff.post(f"/api/documents/{document.id}/regenerate")
    assert again.json()["data"]["pdf"]["state"] == "waiting"
    await made(document)
    assert await paper(staff, document) == first
    await made(document)
    assert len(await staff.audit_of("document.made")) == 2, "once made, a repeat makes nothing"


async def _pdf_id(session, document):
    from sqlalchemy import select

    return await session.scalar(select(DocumentPdf.id).where(DocumentPdf.document_id == document.id))


@pytest.mark.covers("BEY-023", "REC-022")
async def test_what_is_frozen_cannot_be_written_and_what_was_tampered_with_is_not_printed(as_staff, make):
    """BEY-023: the serving role may not change it; whoever may is found out by the digest, on paper and in public."""
    staff = await as_staff("super_admin")
    shown = await pictured(staff)
    document, pictured_ = await frozen(staff.company), await frozen(staff.company, files=[shown], pictures=[str(shown)])
    for statement in ("UPDATE document SET content = '{}'", "UPDATE document SET digest = ''", "DELETE FROM document"):
        with pytest.raises(ProgrammingError):
            async with unit(Context.system(staff.company.id)) as session:
                await session.connection()
                await (await session.connection()).exec_driver_sql(statement)
    stands = (await staff.get(f"/api/documents/verify/{document.code}")).json()["data"]["stands"]
    assert stands is True
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("UPDATE document SET content = replace(content, 'Åsa', 'Eva') WHERE id = $1", document.id)
    await admin.close()
    assert (await staff.get(f"/api/documents/verify/{document.code}")).json()["data"]["stands"] is False
    async with unit(Context.system(staff.company.id)) as session:
        document = await session.get(type(document), (staff.company.id, document.id))
    (Path(urlsplit(settings().storage_url).path) / str(staff.company.id) / str(shown)).write_bytes(picture(color="red"))
    for moved in (document, pictured_):
        with pytest.raises(ContentMovedError):
            await made(moved)
        assert (await one(staff, moved)).json()["data"]["pdf"] == {"state": "failed", "url": None}


async def test_a_failure_shows_and_the_next_try_mends_it(as_staff):
    """The relay tries again; until then the state says failed."""
    staff = await as_staff("user")
    shown = await pictured(staff)
    document = await frozen(staff.company, files=[shown], pictures=[str(shown)])
    where = Path(urlsplit(settings().storage_url).path) / str(staff.company.id) / str(shown)
    content = where.read_bytes()
    where.unlink()
    with pytest.raises(ContentMovedError):
        await made(document)
    assert (await one(staff, document)).json()["data"]["pdf"]["state"] == "failed"
    where.write_bytes(content)
    await made(document)
    assert (await one(staff, document)).json()["data"]["pdf"]["state"] == "made"
    broken = await frozen(staff.company, breaks=True)
    with pytest.raises(ArithmeticError):
        await made(broken)
    assert (await one(staff, broken)).json()["data"]["pdf"]["state"] == "failed"


@pytest.mark.covers("BEY-023")
async def test_anybody_with_the_code_may_verify_it_and_learns_nothing_of_the_client(as_staff, make, visitor):
    """BEY-023: company, kind, when and digest; however the code is typed; nobody's name; limited by address."""
    staff = await as_staff("user", company=await make.company(name="Kliniken vid torget"))
    document = await frozen(staff.company, client=await make.client(staff.company))
    typed = (document.code, document.code.lower(), document.code.replace("-", ""), document.code.replace("-", " "))
    for code in typed:
        answer = await visitor.get(f"/api/documents/verify/{code}", headers={"X-Language": "sv"})
        told = answer.json()["data"]
        assert (told["company"], told["kind_name"], told["digest"], told["stands"]) == ("Kliniken vid torget", "Prov", document.digest, True)
        assert set(told) == {"company", "kind", "kind_name", "created_at", "code", "digest", "stands"}
        assert "Åsa" not in answer.text
    for wrong in ("ABCD-EFGH-JKLM-NPQR-STVW", "x", "%00", document.code[:-1]):
        assert (await visitor.get(f"/api/documents/verify/{wrong}")).json()["data"]["code"] == "not_found"
    answers = [(await visitor.get("/api/documents/verify/none")).status_code for _ in range(40)]
    assert 429 in answers


@pytest.mark.covers("PLT-034", "BEY-060")
async def test_only_those_who_may_see_its_client_and_kind_see_it(as_staff, make):
    staff, foreign = await as_staff("user"), await as_staff("super_admin")
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    client = await make.client(staff.company)
    document = await frozen(staff.company, client=client)
    assert [(await one(who, document)).status_code for who in (staff, foreign, restricted)] == [200, 404, 404]
    await make.access(restricted.member, client)
    assert (await one(restricted, document)).status_code == 200
    async with unit(Context.system(staff.company.id)) as session:
        assert [row.id for row in await of_client(session, client.id)] == [document.id]
        assert await of_subjects(session, "sample", [document.subject_id, new_id()]) == {document.subject_id: document.id}


async def test_freezing_keeps_its_files_and_refuses_those_that_are_not_there(as_staff):
    from clinic.core.errors import NotFound

    staff = await as_staff("user")
    with pytest.raises(NotFound):
        await frozen(staff.company, files=[new_id()])
    shown = await pictured(staff)
    await frozen(staff.company, files=[shown, shown])
    async with unit(Context.system(staff.company.id)) as session:
        assert (await session.get(File, (staff.company.id, shown))).is_frozen


@pytest.mark.covers("PLT-110")
async def test_a_list_gets_a_small_copy(as_staff):
    """The thumbnail is 320 px, made at upload, goes with the file; a picture no larger is its own."""
    staff = await as_staff("user")
    for size, small in (((1000, 500), (320, 160)), ((300, 200), (300, 200))):
        made_ = (await upload(staff, picture(size=size))).json()["data"]
        sizes = []
        for thumb in (False, True):
            url = (await staff.post("/api/get-signed-url", json={"path": made_["path"], "thumb": thumb})).json()["data"]["url"]
            shown = await staff.http.get(url)
            assert shown.headers["content-type"] == "image/jpeg"
            sizes.append(Image.open(BytesIO(shown.content)).size)
        assert sizes == [size, small]
    clear = (await upload(staff, picture("PNG", (900, 900), "RGBA", (10, 20, 30, 0)))).json()["data"]
    url = (await staff.post("/api/get-signed-url", json={"path": clear["path"], "thumb": True})).json()["data"]["url"]
    assert Image.open(BytesIO((await staff.http.get(url)).content)).getpixel((5, 5)) == (255, 255, 255)


async def test_making_it_again_is_asked_for_in_measure(as_staff):
    """Drawing a paper is the worker's costliest work: three times in ten minutes will do for one, and the next clinic is not to wait."""
    staff, other = await as_staff("user"), await as_staff("user")
    document, theirs = await frozen(staff.company), await frozen(other.company)
    codes = [(await staff.post(f"/api/documents/{document.id}/regenerate")).status_code for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]
    assert len(await staff.audit_of("document.made_again")) == 3
    assert (await other.post(f"/api/documents/{theirs.id}/regenerate")).status_code == 200
