"""Signing of procedures: immutability, corrections, reviews, prescriptions and the PDF."""

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
from clinic.core import documents
from clinic.core.background.outbox import EventMessage
from clinic.core.clock import local_date, now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import object_storage
from clinic.journal.models import Procedure
from clinic.prescriptions.models import Prescription
from tests.journal.conftest import NOTES, procedure_data, status_and_code, success_data
from tests.support.company_settings import change_settings
from tests.support.images import draw_photo, draw_signature, encode_image

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-022")
async def test_signed_entry_is_immutable_and_its_correction_is_a_new_version(journal):
    """REC-022: the old version stays readable, with who signed and when."""
    signed = await journal.create_signed_procedure(picture_ids=[await journal.upload_picture()])
    path = f"{journal.path}/{signed['id']}"
    assert (signed["state"], signed["signed_by_name"], signed["signature"]) == ("signed", "Sara Åberg, Leg. sjuksköterska", draw_signature())
    version = {"version": signed["version"]}
    assert status_and_code(await journal.nurse.put(path, json=procedure_data(title="Annat", **version))) == (409, "journal.already_signed")
    assert status_and_code(await journal.nurse.post(f"{path}/delete", json={"reason": "x", **version})) == (409, "journal.already_signed")
    assert status_and_code(await journal.sign_procedure(signed)) == (409, "journal.already_signed")
    assert (await journal.nurse.post(f"{path}/correct", json={})).status_code == 422
    correction = await success_data(journal.nurse.post(f"{path}/correct", json={"reason": "Fel mängd"}))
    assert (correction["number"], correction["state"], correction["correction_reason"]) == (2, "not_signed", "Fel mängd")
    assert correction["picture_ids"] == signed["picture_ids"]
    second_correction = await journal.admin.post(f"{path}/correct", json={"reason": "Samma"})
    assert (status_and_code(second_correction), second_correction.json()["data"]["procedure_id"]) == ((409, "journal.correction_open"), correction["id"])
    updated = await success_data(journal.nurse.put(f"{journal.path}/{correction['id']}", json=procedure_data(title="Rättad", picture_ids=[], version=correction["version"])))
    corrected = await success_data(journal.sign_procedure(updated))
    original = await success_data(journal.nurse.get(path))
    assert (original["title"], original["state"], original["is_current"], len(original["pictures"])) == ("Läppförstoring", "signed", False, 1)
    assert (corrected["title"], corrected["is_current"], corrected["pictures"]) == ("Rättad", True, [])
    assert [(version_row["number"], version_row["state"], version_row["correction_reason"]) for version_row in corrected["versions"]] == [(2, "signed", "Fel mängd"), (1, "signed", "")]
    rows = (await success_data(journal.nurse.get(journal.path)))["items"]
    assert [(row["title"], row["number"], row["state"]) for row in rows] == [("Rättad", 2, "signed")]
    third_correction = await journal.nurse.post(f"{path}/correct", json={"reason": "Igen"})
    assert (status_and_code(third_correction), third_correction.json()["data"]["procedure_id"]) == ((409, "journal.correction_open"), corrected["id"])
    assert third_correction.json()["message"].startswith("This treatment note is already corrected, or")
    assert len(await journal.admin.list_audit("procedure.signed")) == 2


@pytest.mark.covers("REC-022", "REC-021")
async def test_correction_starts_with_everything_that_was_signed(journal, as_staff):
    """REC-022: title, date, notes, pain rating, pictures and treatments; what nobody corrects stays in the record."""
    owner = await as_staff("super_admin", company=journal.nurse.company)
    await change_settings(owner, NRS_RATING=True)
    lips = await journal.create_treatment()
    signed = await journal.create_signed_procedure(
        title="Läppar", nrs_rating=7, picture_ids=[await journal.upload_picture()], treatments=[{"treatment_id": lips["id"], "cost": 100}],
    )
    assert (signed["notes"], signed["nrs_rating"]) == (NOTES, 7)
    correction = await success_data(journal.nurse.post(f"{journal.path}/{signed['id']}/correct", json={"reason": "Fel mängd"}))
    names = ("title", "date", "notes", "nrs_rating", "picture_ids")
    assert {name: correction[name] for name in names} == {name: signed[name] for name in names}
    assert [(line["treatment_id"], line["cost"]) for line in correction["treatments"]] == [(lips["id"], 100)]


@pytest.mark.covers("REC-022")
async def test_deleted_correction_leaves_the_signed_version_current(journal):
    """REC-022: deleting an unsigned correction brings the signed version back into the list; another correction can be started."""
    signed = await journal.create_signed_procedure()
    correction = await success_data(journal.nurse.post(f"{journal.path}/{signed['id']}/correct", json={"reason": "Kanske"}))
    await success_data(journal.nurse.post(f"{journal.path}/{correction['id']}/delete", json={"reason": "Behövdes inte", "version": correction["version"]}))
    assert [row["id"] for row in (await success_data(journal.nurse.get(journal.path)))["items"]] == [signed["id"]]
    next_correction = await success_data(journal.nurse.post(f"{journal.path}/{signed['id']}/correct", json={"reason": "Nu"}))
    assert next_correction["number"] == 3


@pytest.mark.covers("REC-022")
async def test_database_refuses_changes_to_signed_procedures(journal):
    """REC-022: SQL neither changes nor deletes the entry or its treatments; a merge may change its client."""
    lips = await journal.create_treatment()
    signed = await journal.create_signed_procedure(treatments=[{"treatment_id": lips["id"], "cost": 100}])
    company, key = journal.client.company_id, {"id": signed["id"]}
    for statement in (
        "UPDATE procedure SET title = 'Annat' WHERE id = :id", "UPDATE procedure SET state = 'not_signed', signed_at = NULL WHERE id = :id",
        "UPDATE procedure SET notes = '{}' WHERE id = :id", "UPDATE procedure_treatment SET cost = 1 WHERE procedure_id = :id",
        "DELETE FROM procedure_treatment WHERE procedure_id = :id", "DELETE FROM procedure WHERE id = :id",
        "DELETE FROM procedure_review WHERE procedure_id = :id", "UPDATE procedure_review SET reason = 'x' WHERE procedure_id = :id",
        """INSERT INTO procedure_treatment SELECT company_id, gen_random_uuid(), client_id, procedure_id, treatment_id, 9, name, cost,
         required_drug, prescription_id FROM procedure_treatment WHERE procedure_id = :id""",
    ):
        with pytest.raises(DBAPIError, match=r"never changed|permission denied"):
            async with transaction(Context.system(company)) as session:
                await session.execute(text(statement), key)
    async with transaction(Context.system(company)) as session:
        await session.execute(update(Procedure).where(Procedure.id == UUID(signed["id"])).values(client_id=journal.client.id, updated_at=Procedure.updated_at, version=Procedure.version))
    assert (await success_data(journal.nurse.get(f"{journal.path}/{signed['id']}")))["title"] == signed["title"]


@pytest.mark.covers("REC-022")
async def test_only_the_assigned_signer_signs(journal, as_staff):
    """REC-022: the state is Pending Sign until the assigned colleague signs."""
    doctor = await as_staff("user", company=journal.nurse.company, first_name="Karin", title="Leg. läkare")
    procedure = await journal.create_procedure(signer_id=str(doctor.member.id))
    assert procedure["state"] == "pending_sign"
    assert status_and_code(await journal.sign_procedure(procedure)) == (409, "journal.not_your_signature")
    signed = await success_data(journal.sign_procedure(procedure, doctor))
    assert signed["signed_by_name"].startswith("Karin ")
    assert signed["written_by_name"].startswith("Sara ")
    foreign = await as_staff("user")
    rejected = await journal.nurse.post(journal.path, json=procedure_data(signer_id=str(foreign.member.id)))
    assert rejected.json()["errors"]["signer_id"][0]["code"] == "unknown"


@pytest.mark.covers("REC-022", "USE-014")
async def test_signed_entry_is_reviewed_and_cancelled_with_a_reason(journal):
    """REC-022: approved or not by administrators; a cancelled entry stays as it was signed."""
    procedure = await journal.create_procedure()
    path = f"{journal.path}/{procedure['id']}"
    assert status_and_code(await journal.admin.post(f"{path}/review", json={"is_approved": True})) == (409, "journal.not_signed")
    assert status_and_code(await journal.admin.post(f"{path}/correct", json={"reason": "x"})) == (409, "journal.not_signed")
    signed = await success_data(journal.sign_procedure(procedure))
    assert status_and_code(await journal.nurse.post(f"{path}/review", json={"is_approved": True})) == (403, "permission.role")
    assert (await journal.admin.post(f"{path}/review", json={"is_approved": False})).json()["errors"]["reason"][0]["code"] == "required"
    rejection = await success_data(journal.admin.post(f"{path}/review", json={"is_approved": False, "reason": "Batchnummer saknas"}))
    approval = await success_data(journal.admin.post(f"{path}/review", json={"is_approved": True}))
    assert (rejection["approval"], approval["approval"], [review["type"] for review in approval["reviews"]]) == ("not_approved", "approved", ["approved", "not_approved"])
    assert (await success_data(journal.nurse.get(journal.path)))["items"][0]["approval"] == "approved"
    request = {"reason": "Fel klient", "version": signed["version"]}
    cancelled = await success_data(journal.nurse.post(f"{path}/cancel", json=request))
    assert (cancelled["state"], cancelled["signature"]) == ("cancelled", draw_signature())
    for action, body in (("cancel", request), ("correct", {"reason": "x"})):
        assert status_and_code(await journal.nurse.post(f"{path}/{action}", json=body)) == (409, "journal.entry_closed")
    assert status_and_code(await journal.admin.post(f"{path}/review", json={"is_approved": True})) == (409, "journal.entry_closed")
    async with read_only_transaction(Context.system(journal.client.company_id)) as session:
        assert (await get_owned(session, Procedure, UUID(procedure["id"]))).state == "signed"


@pytest.mark.covers("RXP-007", "REC-022")
async def test_treatment_requiring_a_drug_is_not_signed_without_a_prescription(journal, factory):
    """RXP-007: signing uses the prescription once; a correction of the entry continues with the same use."""
    botox = await journal.create_treatment("Botox panna", 190000, required_drug="Azzalure")
    today = local_date(now(), journal.nurse.company.timezone).isoformat()
    procedure = await journal.create_procedure(treatments=[{"treatment_id": botox["id"], "cost": 190000}], date=today)
    rejected = await journal.sign_procedure(procedure)
    assert status_and_code(rejected) == (409, "journal.prescription_missing")
    assert "Azzalure" in rejected.json()["message"]
    prescription = await journal.create_prescription("azzalure", (await factory.prescriber())[0])
    assert status_and_code(await journal.sign_procedure(procedure)) == (409, "journal.prescription_missing"), "a requested prescription isn't a signed one"
    await journal.sign_prescription(prescription)
    signed = await success_data(journal.sign_procedure(procedure))
    assert signed["treatments"][0]["prescription_id"] == str(prescription.id)
    async with read_only_transaction(Context.system(prescription.company_id)) as session:
        stored = await get_owned(session, Prescription, prescription.id)
        assert (stored.uses, stored.state) == (1, "expired")
    correction = await success_data(journal.nurse.post(f"{journal.path}/{signed['id']}/correct", json={"reason": "Fel datum"}))
    assert (await success_data(journal.sign_procedure(correction)))["treatments"][0]["prescription_id"] == str(prescription.id)
    other = await journal.create_procedure(treatments=[{"treatment_id": botox["id"], "cost": 1}], date=today)
    assert status_and_code(await journal.sign_procedure(other)) == (409, "journal.prescription_missing")


@pytest.mark.covers("RXP-007", "REC-022")
async def test_correction_adding_a_treatment_of_the_drug_continues_the_entrys_use(journal, factory):
    """RXP-007: the use belongs to the entry and counts once whichever version adds to it; another entry needs a use of its own."""
    botox, second_botox = [await journal.create_treatment(name, 190000, required_drug="Azzalure") for name in ("Botox panna", "Botox glabella")]
    lines = [{"treatment_id": treatment["id"], "cost": 190000} for treatment in (botox, second_botox)]
    prescription = await journal.create_prescription("azzalure", (await factory.prescriber())[0])
    await journal.sign_prescription(prescription)
    today = local_date(now(), journal.nurse.company.timezone).isoformat()
    signed = await journal.create_signed_procedure(treatments=lines[:1], date=today)
    for number in (2, 3):
        correction = await success_data(journal.nurse.post(f"{journal.path}/{signed['id']}/correct", json={"reason": "Ett område till"}))
        remaining = lines[:1] if number == 3 else []
        changes = procedure_data(treatments=[*lines[1:], *remaining], date=today, version=correction["version"])
        correction = await success_data(journal.nurse.put(f"{journal.path}/{correction['id']}", json=changes))
        signed = await success_data(journal.sign_procedure(correction))
        assert (signed["number"], {line["prescription_id"] for line in signed["treatments"]}) == (number, {str(prescription.id)})
    async with read_only_transaction(Context.system(prescription.company_id)) as session:
        assert (await get_owned(session, Prescription, prescription.id)).uses == 1
    other = await journal.create_procedure(treatments=lines[1:], date=today)
    assert status_and_code(await journal.sign_procedure(other)) == (409, "journal.prescription_missing")


@pytest.mark.covers("RXP-007", "REC-022")
async def test_cancelling_an_entry_releases_its_use_of_the_prescription(journal, factory):
    """RXP-007: an entry about the wrong client is cancelled and its prescription can be used again; an abandoned correction releases none."""
    botox = await journal.create_treatment("Botox panna", 190000, required_drug="Azzalure")
    today = local_date(now(), "Europe/Stockholm").isoformat()
    prescription = await journal.create_prescription("azzalure", (await factory.prescriber())[0])
    await journal.sign_prescription(prescription)

    async def read_state() -> tuple[str, int]:
        detail = await success_data(journal.nurse.get(f"/api/prescriptions/{prescription.id}"))
        return detail["state"], detail["uses"]

    async def cancel(row: dict[str, Any]) -> None:
        request = {"reason": "Fel klient", "version": row["version"]}
        await success_data(journal.nurse.post(f"{journal.path}/{row['id']}/cancel", json=request))

    async def correct(row: dict[str, Any]) -> Any:
        return await success_data(journal.nurse.post(f"{journal.path}/{row['id']}/correct", json={"reason": "Fel ord"}))

    lines = {"treatments": [{"treatment_id": botox["id"], "cost": 1}], "date": today}
    first = await journal.create_signed_procedure(**lines)
    await cancel(await correct(first))
    assert await read_state() == ("expired", 1)
    second = await success_data(journal.sign_procedure(await correct(first)))
    assert await read_state() == ("expired", 1), "a correction continues its entry's use"
    await cancel(second)
    assert await read_state() == ("signed", 0)
    await journal.create_signed_procedure(**lines)
    assert await read_state() == ("expired", 1)
    [row] = await journal.admin.list_audit("prescription.uses_released")
    assert (row["subject_id"], row["client_id"]) == (prescription.id, journal.client.id)
    assert row["details"] == {"procedure_id": first["id"], "left": 1}


@pytest.mark.covers("RXP-007", "REC-022")
async def test_correction_without_the_drug_releases_its_use_and_one_with_it_uses_it(journal, factory):
    """RXP-007: a drug documented by mistake was never given; the prescription counts what the current version says."""
    azzalure, xylocain = [await journal.create_treatment(drug, 190000, required_drug=drug) for drug in ("Azzalure", "Xylocain")]
    lines = [{"treatment_id": item["id"], "cost": 1} for item in (azzalure, xylocain)]
    doctor, today = (await factory.prescriber())[0], local_date(now(), "Europe/Stockholm").isoformat()
    prescriptions = [await journal.create_prescription(drug, doctor) for drug in ("azzalure", "xylocain")]
    for item in prescriptions:
        await journal.sign_prescription(item)

    async def read_states() -> list[tuple[str, int]]:
        details = [await success_data(journal.nurse.get(f"/api/prescriptions/{item.id}")) for item in prescriptions]
        return [(item["state"], item["uses"]) for item in details]

    procedure = await journal.create_signed_procedure(treatments=lines, date=today)
    for remaining, expected in ((lines[1:], [("signed", 0), ("expired", 1)]), (lines, [("expired", 1), ("expired", 1)])):
        correction = await success_data(journal.nurse.post(f"{journal.path}/{procedure['id']}/correct", json={"reason": "Fel preparat"}))
        changes = procedure_data(treatments=remaining, date=today, version=correction["version"])
        procedure = await success_data(journal.sign_procedure(await success_data(journal.nurse.put(f"{journal.path}/{correction['id']}", json=changes))))
        assert await read_states() == expected
    other = await journal.create_procedure(treatments=lines[:1], date=today)
    assert status_and_code(await journal.sign_procedure(other)) == (409, "journal.prescription_missing")


@pytest.mark.covers("REC-025", "BEY-023")
async def test_pdf_shows_client_treatment_pictures_and_signature(journal):
    """REC-025: the PDF is made from what was frozen at signing, whatever happens to the client and the catalogue later."""
    lips = await journal.create_treatment(required_drug="")
    pictures = [await journal.upload_picture(draw_photo(color="#884422")), await journal.upload_picture(draw_photo(color="#228844"))]
    signed = await journal.create_signed_procedure(treatments=[{"treatment_id": lips["id"], "cost": 220000}], picture_ids=pictures)
    await journal.admin.put(f"/api/clients/{journal.client.id}", json={"first_name": "Annan", "last_name": "Person", "version": 1})
    reader = PdfReader(BytesIO(await _generated_pdf(journal, signed)))
    pdf_text = _pdf_text(reader)
    for expected in (journal.nurse.company.name, "Läppförstoring", "Klara Öberg", "1990-05-17", "2026-11-20", "Läppar 0,5 ml", "2 200,00",
                 "Injicerat 0,5 ml i överläppen.", "Sara Åberg, Leg. sjuksköterska", "1 (1)"):
        assert expected in pdf_text, (expected, pdf_text)
    assert sum(len(page.images) for page in reader.pages) == 3
    document = await success_data(journal.nurse.get(f"/api/documents/{signed['document_id']}"))
    assert (document["type"], document["pdf"]["state"]) == ("procedure", "ready")


@pytest.mark.covers("LAW-011", "REC-004")
async def test_signed_note_of_a_client_without_personal_id_keeps_how_the_identity_was_established(journal):
    """LAW-011: number and identity check are frozen; a later check changes nothing. Every page has name and number."""
    client = {"first_name": "Klara", "last_name": "Öberg", "personal_id": "R-20261", "is_reserve_number": True}
    path = f"/api/clients/{journal.client.id}"
    await success_data(journal.admin.put(path, json={**client, "identity_document": "other", "identity_note": "LMA-kort", "version": 1}))
    long_notes = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": f"Rad {n}"}]} for n in range(90)]}
    signed = await journal.create_signed_procedure(notes=long_notes)
    await success_data(journal.admin.put(path, json={**client, "identity_document": "passport", "version": 2}))
    reader = PdfReader(BytesIO(await _generated_pdf(journal, signed)))
    pdf_text = _pdf_text(reader)
    assert "Reservnummer R-20261" in pdf_text and "Identitet kontrollerad Annat (LMA-kort), " in pdf_text and "Pass," not in pdf_text
    assert len(reader.pages) > 1
    for page in reader.pages:
        assert "Klara Öberg" in page.extract_text() and "R-20261" in page.extract_text()


@pytest.mark.covers("REC-020", "REC-021", "REC-025")
async def test_pdf_shows_pain_rating_and_cost_of_each_treatment(journal):
    """REC-020, REC-021, REC-025: the costs charged, not the catalogue's prices, their sum, and the NRS rating, of which 0 is one."""
    async with transaction(Context.system(journal.client.company_id)) as session:
        company = await companies.get_own_company(session)
        company.settings = {**company.settings, "NRS_RATING": True}
    lips, brow = await journal.create_treatment(), await journal.create_treatment("Panna", 190000)
    lines = [{"treatment_id": brow["id"], "cost": 150050}, {"treatment_id": lips["id"], "cost": 180000}]
    for rating, rating_text in ((4, "Smärta (NRS, 0 till 10) 4"), (0, "Smärta (NRS, 0 till 10) 0")):
        pdf_text = await _signed_pdf_text(journal, treatments=lines, nrs_rating=rating)
        for expected in ("Panna 1 500,50 kr", "Läppar 0,5 ml 1 800,00 kr", "Summa 3 300,50 kr", f"{rating_text} "):
            assert expected in pdf_text, (expected, pdf_text)
        assert "2 200,00" not in pdf_text and "1 900,00" not in pdf_text
    assert "NRS" not in await _signed_pdf_text(journal), "no rating was given"


async def _signed_pdf_text(journal, **fields) -> str:
    return _pdf_text(PdfReader(BytesIO(await _generated_pdf(journal, await journal.create_signed_procedure(**fields)))))


def _pdf_text(reader: PdfReader) -> str:
    return " ".join("\n".join(page.extract_text() for page in reader.pages).split())


@pytest.mark.covers("REC-025", "BEY-023")
async def test_pdf_has_the_logo_that_the_clinic_had_at_signing(journal, as_staff):
    """REC-025: above the first page, besides the pictures and the signature; a later logo isn't on an earlier document."""
    owner = await as_staff("super_admin", company=journal.nurse.company)
    company = await success_data(owner.get("/api/company"))
    company_data = {name: company[name] for name in (
        "name", "theme_color", "is_black_text", "timezone", "unit")}
    images, version = [], company["version"]
    for color in ("#cc0000", "#0000cc", None):
        if color:
            logo = (await success_data(owner.post("/api/files", files={"file": ("logo.png", encode_image("PNG", (300, 80), color=color), "image/png")})))["id"]
            version = (await success_data(owner.put("/api/company", json={**company_data, "logo_id": logo, "version": version})))["version"]
        else:
            await success_data(owner.put("/api/company", json={**company_data, "logo_id": None, "version": version}))
        signed = await journal.create_signed_procedure(picture_ids=[await journal.upload_picture(draw_photo(color="#228844"))])
        images.append((signed, [len(page.images) for page in PdfReader(BytesIO(await _generated_pdf(journal, signed))).pages]))
    assert [counts for _, counts in images] == [[3], [3], [2]]
    red_images = [
        sum(_is_red(image.image) for image in PdfReader(BytesIO(await _regenerated_pdf(owner, journal, signed))).pages[0].images) for signed, _ in images
    ]
    assert red_images == [1, 0, 0], "regenerated after the logo was changed and removed, each is as it was"


def _is_red(image) -> bool:
    red, green, blue = image.convert("RGB").resize((1, 1)).getpixel((0, 0))
    return red > 150 and green < 60 and blue < 60


async def _regenerated_pdf(owner, journal, signed) -> bytes:
    await success_data(owner.post(f"/api/documents/{signed['document_id']}/regenerate"))
    return await _generated_pdf(journal, signed)


async def _generated_pdf(journal, signed) -> bytes:
    """Generate the PDF as the worker does and return its content."""
    company, document_id = journal.client.company_id, UUID(signed["document_id"])
    await documents.generate_pdf(EventMessage(new_id(), "document.pdf_requested", company, now(), {"document_id": str(document_id)}))
    async with read_only_transaction(Context.system(company)) as session:
        key = (await documents.get_pdf_file(session, document_id)).key
    return await object_storage.file_store().get(key)


@pytest.mark.covers("REC-022")
async def test_only_the_author_or_the_assigned_signer_signs(journal):
    """REC-022, patientdatalagen 3:10: a colleague may help to write, but neither sign nor take over the signature."""
    procedure = await journal.create_procedure()
    assert status_and_code(await journal.sign_procedure(procedure, journal.admin)) == (409, "journal.not_your_signature")
    assignment = {"signer_id": str(journal.admin.member.id), "version": 1}
    assert status_and_code(await journal.admin.put(f"{journal.path}/{procedure['id']}", json=procedure_data(**assignment))) == (409, "journal.only_author_assigns_signer")
    updated = await success_data(journal.admin.put(f"{journal.path}/{procedure['id']}", json=procedure_data(title="Läppar", version=1)))
    assert (updated["state"], updated["written_by"]) == ("not_signed", str(journal.nurse.member.id))
    assigned = await success_data(journal.nurse.put(f"{journal.path}/{procedure['id']}", json=procedure_data(**{**assignment, "version": 2})))
    assert status_and_code(await journal.sign_procedure(assigned)) == (409, "journal.not_your_signature"), "the author who assigned a colleague doesn't sign"
    assert (await success_data(journal.sign_procedure(assigned, journal.admin)))["signed_by_name"].startswith(journal.admin.member.first_name)


@pytest.mark.covers("REC-022")
@pytest.mark.parametrize("field", ["is_active", "is_record_on"])
async def test_entry_of_a_signer_who_has_left_can_be_assigned_to_another(journal, as_staff, field):
    """REC-022: no unsigned entry is left without a possible signer; the audit log says who took it over."""
    procedure, assigned, owner = await journal.create_procedure(), await journal.create_procedure(), journal.admin
    colleague = await as_staff("admin", company=owner.company)
    assigned = await success_data(journal.nurse.put(f"{journal.path}/{assigned['id']}", json=procedure_data(signer_id=str(colleague.member.id), version=1)))
    async with transaction(Context.system(journal.client.company_id)) as session:
        await session.execute(update(Membership).where(Membership.id == journal.nurse.member.id).values({field: False}))
    assignment = procedure_data(signer_id=str(owner.member.id), version=assigned["version"])
    assert status_and_code(await owner.put(f"{journal.path}/{assigned['id']}", json=assignment)) == (409, "journal.only_author_assigns_signer"), "the assigned signer is still there"
    assert status_and_code(await journal.sign_procedure(procedure, owner)) == (409, "journal.not_your_signature")
    reassigned = await success_data(owner.put(f"{journal.path}/{procedure['id']}", json=procedure_data(signer_id=str(owner.member.id), version=1)))
    signed = await success_data(journal.sign_procedure(reassigned, owner))
    assert signed["written_by_name"].startswith("Sara ") and signed["signed_by_name"].startswith(owner.member.first_name)
    assert (await owner.list_audit("procedure.changed"))[-1]["details"]["signer_id"] == str(owner.member.id)


@pytest.mark.covers("REC-022")
async def test_concurrent_signing_signs_once(journal, as_staff):
    """REC-022: the row is locked; the second request finds a signed entry."""
    import asyncio

    procedure = await journal.create_procedure()
    replies = await asyncio.gather(*(journal.sign_procedure(procedure) for _ in range(2)))
    assert sorted(reply.status_code for reply in replies) == [200, 409]
    assert len(await journal.admin.list_audit("procedure.signed")) == 1
    assert date.fromisoformat((await success_data(journal.nurse.get(f"{journal.path}/{procedure['id']}")))["date"]) == date(2026, 11, 20)
