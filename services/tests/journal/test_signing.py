"""Signing: from then on nothing changes, not by code and not by SQL; a correction is a new version, and the paper says it all."""

from datetime import date
from io import BytesIO
from typing import Any
from uuid import UUID

import pytest
from pypdf import PdfReader
from sqlalchemy import text, update
from sqlalchemy.exc import DBAPIError

from clinic.accounts.models import Membership
from clinic.company import service as companies
from clinic.core import documents, storage
from clinic.core.clock import day_of, now
from clinic.core.context import Context
from clinic.core.db import owned, read_only, unit
from clinic.core.models import new_id
from clinic.core.outbox import Happened
from clinic.journal.models import Procedure
from clinic.prescriptions.models import Prescription
from tests.core.test_uploads import picture
from tests.drawing import photo, signature
from tests.journal.conftest import body, code, data

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-022")
async def test_a_signed_entry_is_not_changed_and_its_correction_is_a_new_version(records):
    """REC-022: the old version stays readable, with who signed and when."""
    signed = await records.signed(picture_ids=[await records.picture()])
    at = f"{records.at}/{signed['id']}"
    assert (signed["state"], signed["signed_by_name"], signed["signature"]) == ("signed", "Sara Åberg, Leg. sjuksköterska", signature())
    version = {"version": signed["version"]}
    assert code(await records.nurse.put(at, json=body(title="Annat", **version))) == (409, "journal.signed")
    assert code(await records.nurse.post(f"{at}/delete", json={"reason": "x", **version})) == (409, "journal.signed")
    assert code(await records.sign(signed)) == (409, "journal.signed")
    assert (await records.nurse.post(f"{at}/correct", json={})).status_code == 422
    written = await data(records.nurse.post(f"{at}/correct", json={"reason": "Fel mängd"}))
    assert (written["number"], written["state"], written["correction_reason"]) == (2, "not_signed", "Fel mängd")
    assert written["picture_ids"] == signed["picture_ids"]
    again = await records.admin.post(f"{at}/correct", json={"reason": "Samma"})
    assert (code(again), again.json()["data"]["procedure_id"]) == ((409, "journal.correction_open"), written["id"])
    changed = await data(records.nurse.put(f"{records.at}/{written['id']}", json=body(title="Rättad", picture_ids=[], version=written["version"])))
    corrected = await data(records.sign(changed))
    old = await data(records.nurse.get(at))
    assert (old["title"], old["state"], old["is_newest"], len(old["pictures"])) == ("Läppförstoring", "signed", False, 1)
    assert (corrected["title"], corrected["is_newest"], corrected["pictures"]) == ("Rättad", True, [])
    assert [(one["number"], one["state"], one["correction_reason"]) for one in corrected["versions"]] == [(2, "signed", "Fel mängd"), (1, "signed", "")]
    listed = (await data(records.nurse.get(records.at)))["items"]
    assert [(row["title"], row["number"], row["state"]) for row in listed] == [("Rättad", 2, "signed")]
    done = await records.nurse.post(f"{at}/correct", json={"reason": "Igen"})
    assert (code(done), done.json()["data"]["procedure_id"]) == ((409, "journal.correction_open"), corrected["id"])
    assert done.json()["message"].startswith("This entry is already corrected, or")
    assert len(await records.admin.audit_of("procedure.signed")) == 2


@pytest.mark.covers("REC-022")
async def test_a_correction_that_is_given_up_leaves_the_signed_one_standing(records):
    """REC-022: deleting what was never signed brings the signed version back into the list; another correction can be begun."""
    signed = await records.signed()
    written = await data(records.nurse.post(f"{records.at}/{signed['id']}/correct", json={"reason": "Kanske"}))
    await data(records.nurse.post(f"{records.at}/{written['id']}/delete", json={"reason": "Behövdes inte", "version": written["version"]}))
    assert [row["id"] for row in (await data(records.nurse.get(records.at)))["items"]] == [signed["id"]]
    again = await data(records.nurse.post(f"{records.at}/{signed['id']}/correct", json={"reason": "Nu"}))
    assert again["number"] == 3


@pytest.mark.covers("REC-022")
async def test_the_database_itself_keeps_what_was_signed(records):
    """REC-022: neither a change nor a deletion by SQL, neither of the entry nor of its treatments; a merge may move it."""
    lips = await records.treatment()
    signed = await records.signed(treatments=[{"treatment_id": lips["id"], "cost": 100}])
    company, key = records.client.company_id, {"id": signed["id"]}
    for statement in (
        "UPDATE procedure SET title = 'Annat' WHERE id = :id", "UPDATE procedure SET state = 'not_signed', signed_at = NULL WHERE id = :id",
        "UPDATE procedure SET notes = '{}' WHERE id = :id", "UPDATE procedure_treatment SET cost = 1 WHERE procedure_id = :id",
        "DELETE FROM procedure_treatment WHERE procedure_id = :id", "DELETE FROM procedure WHERE id = :id",
        "DELETE FROM procedure_mark WHERE procedure_id = :id", "UPDATE procedure_mark SET reason = 'x' WHERE procedure_id = :id",
        """INSERT INTO procedure_treatment SELECT company_id, gen_random_uuid(), client_id, procedure_id, treatment_id, 9, name, cost,
         needs_prescription, prescription_id FROM procedure_treatment WHERE procedure_id = :id""",
    ):
        with pytest.raises(DBAPIError, match=r"never changed|permission denied"):
            async with unit(Context.system(company)) as session:
                await session.execute(text(statement), key)
    async with unit(Context.system(company)) as session:
        await session.execute(update(Procedure).where(Procedure.id == UUID(signed["id"])).values(client_id=records.client.id, updated_at=Procedure.updated_at, version=Procedure.version))
    assert (await data(records.nurse.get(f"{records.at}/{signed['id']}")))["title"] == signed["title"]


@pytest.mark.covers("REC-022")
async def test_an_entry_waits_for_the_one_who_shall_sign_it(records, as_staff):
    """REC-022: Pending Sign; only the one it waits for signs."""
    doctor = await as_staff("user", company=records.nurse.company, first_name="Karin", title="Leg. läkare")
    row = await records.write(signer_id=str(doctor.member.id))
    assert row["state"] == "pending_sign"
    assert code(await records.sign(row)) == (409, "journal.another_signs")
    signed = await data(records.sign(row, doctor))
    assert signed["signed_by_name"].startswith("Karin ")
    assert signed["written_by_name"].startswith("Sara ")
    foreign = await as_staff("user")
    refused = await records.nurse.post(records.at, json=body(signer_id=str(foreign.member.id)))
    assert refused.json()["errors"]["signer_id"][0]["code"] == "unknown"


@pytest.mark.covers("REC-022")
async def test_a_signed_entry_is_approved_or_not_and_cancelled_with_its_reason(records):
    """REC-022: approved / not approved by administrators; a cancelled entry is still as it was signed."""
    row = await records.write()
    at = f"{records.at}/{row['id']}"
    assert code(await records.admin.post(f"{at}/review", json={"is_approved": True})) == (409, "journal.not_signed")
    assert code(await records.admin.post(f"{at}/correct", json={"reason": "x"})) == (409, "journal.not_signed")
    signed = await data(records.sign(row))
    assert code(await records.nurse.post(f"{at}/review", json={"is_approved": True})) == (403, "permission.role")
    assert (await records.admin.post(f"{at}/review", json={"is_approved": False})).json()["errors"]["reason"][0]["code"] == "required"
    no = await data(records.admin.post(f"{at}/review", json={"is_approved": False, "reason": "Batchnummer saknas"}))
    yes = await data(records.admin.post(f"{at}/review", json={"is_approved": True}))
    assert (no["approval"], yes["approval"], [mark["kind"] for mark in yes["marks"]]) == ("not_approved", "approved", ["approved", "not_approved"])
    assert (await data(records.nurse.get(records.at)))["items"][0]["approval"] == "approved"
    end = {"reason": "Fel klient", "version": signed["version"]}
    cancelled = await data(records.nurse.post(f"{at}/cancel", json=end))
    assert (cancelled["state"], cancelled["signature"]) == ("cancelled", signature())
    for what, sent in (("cancel", end), ("correct", {"reason": "x"})):
        assert code(await records.nurse.post(f"{at}/{what}", json=sent)) == (409, "journal.ended")
    assert code(await records.admin.post(f"{at}/review", json={"is_approved": True})) == (409, "journal.ended")
    async with read_only(Context.system(records.client.company_id)) as session:
        assert (await owned(session, Procedure, UUID(row["id"]))).state == "signed"


@pytest.mark.covers("RXP-007", "REC-022")
async def test_a_treatment_with_a_drug_is_not_signed_without_its_prescription(records, make):
    """RXP-007: signing uses the prescription once; a correction of the entry goes on with the same use."""
    botox = await records.treatment("Botox panna", 190000, needs_prescription="Azzalure")
    today = day_of(now(), records.nurse.company.timezone).isoformat()
    row = await records.write(treatments=[{"treatment_id": botox["id"], "cost": 190000}], date=today)
    refused = await records.sign(row)
    assert code(refused) == (409, "journal.prescription_missing")
    assert "Azzalure" in refused.json()["message"]
    granted = await records.prescription("azzalure", (await make.prescriber())[0])
    assert code(await records.sign(row)) == (409, "journal.prescription_missing"), "asked for is not signed"
    await records.prescribe(granted)
    signed = await data(records.sign(row))
    assert signed["treatments"][0]["prescription_id"] == str(granted.id)
    async with read_only(Context.system(granted.company_id)) as session:
        used = await owned(session, Prescription, granted.id)
        assert (used.uses, used.state) == (1, "expired")
    written = await data(records.nurse.post(f"{records.at}/{signed['id']}/correct", json={"reason": "Fel datum"}))
    assert (await data(records.sign(written)))["treatments"][0]["prescription_id"] == str(granted.id)
    other = await records.write(treatments=[{"treatment_id": botox["id"], "cost": 1}], date=today)
    assert code(await records.sign(other)) == (409, "journal.prescription_missing")


@pytest.mark.covers("RXP-007", "REC-022")
async def test_a_correction_that_adds_a_treatment_with_the_drug_goes_on_with_the_entrys_use(records, make):
    """RXP-007: the use is the entry's, counted once whichever version adds to it; another entry takes one of its own."""
    botox, more = [await records.treatment(name, 190000, needs_prescription="Azzalure") for name in ("Botox panna", "Botox glabella")]
    lines = [{"treatment_id": one["id"], "cost": 190000} for one in (botox, more)]
    granted = await records.prescription("azzalure", (await make.prescriber())[0])
    await records.prescribe(granted)
    today = day_of(now(), records.nurse.company.timezone).isoformat()
    signed = await records.signed(treatments=lines[:1], date=today)
    for number in (2, 3):
        written = await data(records.nurse.post(f"{records.at}/{signed['id']}/correct", json={"reason": "Ett område till"}))
        kept = lines[:1] if number == 3 else []
        changed = body(treatments=[*lines[1:], *kept], date=today, version=written["version"])
        written = await data(records.nurse.put(f"{records.at}/{written['id']}", json=changed))
        signed = await data(records.sign(written))
        assert (signed["number"], {line["prescription_id"] for line in signed["treatments"]}) == (number, {str(granted.id)})
    async with read_only(Context.system(granted.company_id)) as session:
        assert (await owned(session, Prescription, granted.id)).uses == 1
    other = await records.write(treatments=lines[1:], date=today)
    assert code(await records.sign(other)) == (409, "journal.prescription_missing")


@pytest.mark.covers("RXP-007", "REC-022")
async def test_a_cancelled_entry_gives_its_use_back_and_its_corrections_are_one_use(records, make):
    """RXP-007: written about the wrong client, cancelled and written anew; a correction that is given up gives nothing back."""
    botox = await records.treatment("Botox panna", 190000, needs_prescription="Azzalure")
    today = day_of(now(), "Europe/Stockholm").isoformat()
    granted = await records.prescription("azzalure", (await make.prescriber())[0])
    await records.prescribe(granted)

    async def stands() -> tuple[str, int]:
        shown = await data(records.nurse.get(f"/api/prescriptions/{granted.id}"))
        return shown["state"], shown["uses"]

    async def cancel(row: dict[str, Any]) -> None:
        end = {"reason": "Fel klient", "version": row["version"]}
        await data(records.nurse.post(f"{records.at}/{row['id']}/cancel", json=end))

    async def correct(row: dict[str, Any]) -> Any:
        return await data(records.nurse.post(f"{records.at}/{row['id']}/correct", json={"reason": "Fel ord"}))

    lines = {"treatments": [{"treatment_id": botox["id"], "cost": 1}], "date": today}
    first = await records.signed(**lines)
    await cancel(await correct(first))
    assert await stands() == ("expired", 1)
    second = await data(records.sign(await correct(first)))
    assert await stands() == ("expired", 1), "a correction goes on with its entry's use"
    await cancel(second)
    assert await stands() == ("signed", 0)
    await records.signed(**lines)
    assert await stands() == ("expired", 1)
    [row] = await records.admin.audit_of("prescription.given_back")
    assert (row["subject_id"], row["client_id"]) == (granted.id, records.client.id)
    assert row["facts"] == {"procedure_id": first["id"], "left": 1}


@pytest.mark.covers("RXP-007", "REC-022")
async def test_a_correction_without_the_drug_gives_its_use_back_and_one_with_it_again_uses_it(records, make):
    """RXP-007: written down by mistake, the drug was never given; the prescription counts what the version that stands says."""
    azzalure, xylocain = [await records.treatment(drug, 190000, needs_prescription=drug) for drug in ("Azzalure", "Xylocain")]
    lines = [{"treatment_id": one["id"], "cost": 1} for one in (azzalure, xylocain)]
    doctor, today = (await make.prescriber())[0], day_of(now(), "Europe/Stockholm").isoformat()
    granted = [await records.prescription(drug, doctor) for drug in ("azzalure", "xylocain")]
    for one in granted:
        await records.prescribe(one)

    async def stand() -> list[tuple[str, int]]:
        shown = [await data(records.nurse.get(f"/api/prescriptions/{one.id}")) for one in granted]
        return [(one["state"], one["uses"]) for one in shown]

    row = await records.signed(treatments=lines, date=today)
    for kept, then in ((lines[1:], [("signed", 0), ("expired", 1)]), (lines, [("expired", 1), ("expired", 1)])):
        written = await data(records.nurse.post(f"{records.at}/{row['id']}/correct", json={"reason": "Fel preparat"}))
        changed = body(treatments=kept, date=today, version=written["version"])
        row = await data(records.sign(await data(records.nurse.put(f"{records.at}/{written['id']}", json=changed))))
        assert await stand() == then
    other = await records.write(treatments=lines[:1], date=today)
    assert code(await records.sign(other)) == (409, "journal.prescription_missing")


@pytest.mark.covers("REC-025", "BEY-023")
async def test_the_pdf_shows_who_what_the_pictures_and_the_signature(records):
    """REC-025: the paper is made of what was frozen at signing, whatever happens to the client and the catalogue later."""
    lips = await records.treatment(needs_prescription="")
    pictures = [await records.picture(photo(color="#884422")), await records.picture(photo(color="#228844"))]
    signed = await records.signed(treatments=[{"treatment_id": lips["id"], "cost": 220000}], picture_ids=pictures)
    await records.admin.put(f"/api/clients/{records.client.id}", json={"first_name": "Annan", "last_name": "Person", "version": 1})
    reader = PdfReader(BytesIO(await _paper(records, signed)))
    words = _words(reader)
    for said in (records.nurse.company.name, "Läppförstoring", "Klara Öberg", "1990-05-17", "2026-11-20", "Läppar 0,5 ml", "2 200,00",
                 "Injicerat 0,5 ml i överläppen.", "Sara Åberg, Leg. sjuksköterska", "1 (1)"):
        assert said in words, (said, words)
    assert sum(len(page.images) for page in reader.pages) == 3
    looked = await data(records.nurse.get(f"/api/documents/{signed['document_id']}"))
    assert (looked["kind"], looked["pdf"]["state"]) == ("procedure", "made")


@pytest.mark.covers("REC-020", "REC-021", "REC-025")
async def test_the_pdf_has_the_pain_and_what_each_treatment_cost(records):
    """REC-020, REC-021, REC-025: each at what it cost this time, not at the catalogue's price, their sum, and the NRS rating; 0 is one."""
    async with unit(Context.system(records.client.company_id)) as session:
        (await companies.own(session)).is_nrs_on = True
    lips, brow = await records.treatment(), await records.treatment("Panna", 190000)
    lines = [{"treatment_id": brow["id"], "cost": 150050}, {"treatment_id": lips["id"], "cost": 180000}]
    for rating, shown in ((4, "Smärta (NRS, 0 till 10) 4"), (0, "Smärta (NRS, 0 till 10) 0")):
        words = await _said(records, treatments=lines, nrs_rating=rating)
        for said in ("Panna 1 500,50 kr", "Läppar 0,5 ml 1 800,00 kr", "Summa 3 300,50 kr", f"{shown} "):
            assert said in words, (said, words)
        assert "2 200,00" not in words and "1 900,00" not in words
    assert "NRS" not in await _said(records), "nothing was asked of the pain"


async def _said(records, **fields) -> str:
    return _words(PdfReader(BytesIO(await _paper(records, await records.signed(**fields)))))


def _words(reader: PdfReader) -> str:
    return " ".join("\n".join(page.extract_text() for page in reader.pages).split())


@pytest.mark.covers("REC-025", "BEY-023")
async def test_the_pdf_has_the_clinics_logo_as_it_was_then(records, as_staff):
    """REC-025: above the first page, beside the pictures and the signature; a logo that comes later isn't on a paper from before."""
    owner = await as_staff("super_admin", company=records.nurse.company)
    company = await data(owner.get("/api/company"))
    wanted = {name: company[name] for name in (
        "name", "theme_color", "is_black_text", "language", "customer_language", "timezone", "date_format", "is_twelve_hours",
        "calendar_first_day_sunday", "unit",
    )}
    images, version = [], company["version"]
    for color in ("#cc0000", "#0000cc", None):
        if color:
            logo = (await data(owner.post("/api/files", files={"file": ("logo.png", picture("PNG", (300, 80), color=color), "image/png")})))["id"]
            version = (await data(owner.put("/api/company", json={**wanted, "logo_id": logo, "version": version})))["version"]
        else:
            await data(owner.put("/api/company", json={**wanted, "logo_id": None, "version": version}))
        signed = await records.signed(picture_ids=[await records.picture(photo(color="#228844"))])
        images.append((signed, [len(page.images) for page in PdfReader(BytesIO(await _paper(records, signed))).pages]))
    assert [counts for _, counts in images] == [[3], [3], [2]]
    reds = [
        sum(_is_red(one.image) for one in PdfReader(BytesIO(await _made_anew(owner, records, signed))).pages[0].images) for signed, _ in images
    ]
    assert reds == [1, 0, 0], "made again after the logo was changed and taken away, each is as it was"


def _is_red(image) -> bool:
    red, green, blue = image.convert("RGB").resize((1, 1)).getpixel((0, 0))
    return red > 150 and green < 60 and blue < 60


async def _made_anew(owner, records, signed) -> bytes:
    await data(owner.post(f"/api/documents/{signed['document_id']}/regenerate"))
    return await _paper(records, signed)


async def _paper(records, signed) -> bytes:
    """What the worker makes of it."""
    company, paper = records.client.company_id, UUID(signed["document_id"])
    await documents.make(Happened(new_id(), "document.due", company, now(), {"document_id": str(paper)}))
    async with read_only(Context.system(company)) as session:
        key = (await documents.pdf_file(session, paper)).key
    return await storage.files().get(key)


@pytest.mark.covers("REC-022")
async def test_whoever_answers_for_an_entry_signs_it_and_nobody_else(records):
    """REC-022, patientdatalagen 3:10: its writer, or whom the writer names; a colleague may help to write, but neither sign nor take it over."""
    row = await records.write()
    assert code(await records.sign(row, records.admin)) == (409, "journal.another_signs")
    mine = {"signer_id": str(records.admin.member.id), "version": 1}
    assert code(await records.admin.put(f"{records.at}/{row['id']}", json=body(**mine))) == (409, "journal.writer_names_signer")
    helped = await data(records.admin.put(f"{records.at}/{row['id']}", json=body(title="Läppar", version=1)))
    assert (helped["state"], helped["written_by"]) == ("not_signed", str(records.nurse.member.id))
    named = await data(records.nurse.put(f"{records.at}/{row['id']}", json=body(**{**mine, "version": 2})))
    assert code(await records.sign(named)) == (409, "journal.another_signs"), "who has named another waits for them"
    assert (await data(records.sign(named, records.admin)))["signed_by_name"].startswith(records.admin.member.first_name)


@pytest.mark.covers("REC-022")
@pytest.mark.parametrize("left", ["is_active", "is_record_on"])
async def test_what_waits_for_somebody_who_has_left_finds_another_who_answers_for_it(records, as_staff, left):
    """REC-022: nobody's unsigned entry is left without a way to be signed; the log says who took it over."""
    row, named, owner = await records.write(), await records.write(), records.admin
    colleague = await as_staff("admin", company=owner.company)
    named = await data(records.nurse.put(f"{records.at}/{named['id']}", json=body(signer_id=str(colleague.member.id), version=1)))
    async with unit(Context.system(records.client.company_id)) as session:
        await session.execute(update(Membership).where(Membership.id == records.nurse.member.id).values({left: False}))
    mine = body(signer_id=str(owner.member.id), version=named["version"])
    assert code(await owner.put(f"{records.at}/{named['id']}", json=mine)) == (409, "journal.writer_names_signer"), "whom it waits for is there"
    assert code(await records.sign(row, owner)) == (409, "journal.another_signs")
    taken = await data(owner.put(f"{records.at}/{row['id']}", json=body(signer_id=str(owner.member.id), version=1)))
    signed = await data(records.sign(taken, owner))
    assert signed["written_by_name"].startswith("Sara ") and signed["signed_by_name"].startswith(owner.member.first_name)
    assert (await owner.audit_of("procedure.changed"))[-1]["facts"]["signer_id"] == str(owner.member.id)


@pytest.mark.covers("REC-022")
async def test_two_who_sign_at_once_sign_it_once(records, as_staff):
    """REC-022: the row is locked; the second one meets a signed entry."""
    import asyncio

    row = await records.write()
    answers = await asyncio.gather(*(records.sign(row) for _ in range(2)))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert len(await records.admin.audit_of("procedure.signed")) == 1
    assert date.fromisoformat((await data(records.nurse.get(f"{records.at}/{row['id']}")))["date"]) == date(2026, 11, 20)
