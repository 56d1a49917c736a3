"""Procedures before they are signed: fields, pictures, conflicts, deleting and cancelling."""

from io import BytesIO
from uuid import UUID, uuid4

import pytest
from PIL import Image

from clinic.core.database.session import get_owned, read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.files import File, object_storage
from tests.journal.conftest import NOTES, procedure_data, status_and_code, success_data
from tests.support.company_settings import change_settings
from tests.support.images import draw_photo

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-021", "PLT-052")
async def test_procedure_stores_its_fields_and_pain_rating_when_the_setting_is_on(journal, as_staff):
    """REC-021: title, date, treatments with cost, pictures, notes; NRS when NRS_RATING is on."""
    lips, botox = await journal.create_treatment(), await journal.create_treatment("Botox panna", 190000)
    first, second = await journal.upload_picture(), await journal.upload_picture(name="efter.jpg")
    lines = [{"treatment_id": botox["id"], "cost": 150000}, {"treatment_id": lips["id"], "cost": 220000}]
    procedure = await journal.create_procedure(treatments=lines, picture_ids=[second, first], nrs_rating=4)
    assert (procedure["title"], procedure["date"], procedure["cost"], procedure["notes"], procedure["state"]) == ("Läppförstoring", "2026-11-20", 370000, NOTES, "not_signed")
    assert [(line["name"], line["cost"]) for line in procedure["treatments"]] == [("Botox panna", 150000), ("Läppar 0,5 ml", 220000)]
    assert ([picture["id"] for picture in procedure["pictures"]], [picture["name"] for picture in procedure["pictures"]]) == ([second, first], ["efter.jpg", "före.jpg"])
    assert (procedure["nrs_rating"], procedure["written_by_name"]) == (None, "Sara Åberg, Leg. sjuksköterska")
    owner = await as_staff("super_admin", company=journal.nurse.company)
    await change_settings(owner, NRS_RATING=True)
    assert (await success_data(journal.nurse.get("/api/session")))["settings"]["NRS_RATING"] is True
    updated = await success_data(journal.nurse.put(f"{journal.path}/{procedure['id']}", json=procedure_data(nrs_rating=4, version=procedure["version"])))
    assert (updated["nrs_rating"], updated["treatments"], updated["pictures"]) == (4, [], [])
    for rating in (-1, 11):
        rejected = await journal.nurse.post(journal.path, json=procedure_data(nrs_rating=rating))
        assert rejected.status_code == 422
    assert [audit_row["client_id"] for audit_row in await journal.admin.list_audit("procedure.created")] == [journal.client.id]


@pytest.mark.covers("REC-021", "PLT-110", "REC-051")
async def test_uploaded_photo_is_rotated_upright_and_stripped_of_its_location(journal):
    """PLT-110: rotation applied, location dropped; too large a file, or one that is no picture, is refused with its text."""
    exif = Image.Exif()
    exif[0x0112] = 6
    exif.get_ifd(0x8825).update({1: "N", 2: (59.0, 19.0, 46.0), 3: "E", 4: (18.0, 3.0, 57.0)})
    original = draw_photo(900, 1200, exif=exif)
    assert b"Exif" in original
    procedure = await journal.create_procedure(picture_ids=[await journal.upload_picture(original)])
    async with read_only_transaction(Context.system(journal.client.company_id)) as session:
        file = await get_owned(session, File, UUID(procedure["picture_ids"][0]))
        assert (file.client_id, file.owner_type) == (journal.client.id, "procedure")
        key = file.key
    stored = await object_storage.file_store().get(key)
    with Image.open(BytesIO(stored)) as upright:
        assert upright.size == (1200, 900)
        red, _, blue = upright.convert("RGB").getpixel((upright.width - 10, 10))
        assert blue > red, "the mark of the upper left corner is where the rotation puts it"
        assert not upright.getexif()
    large = await journal.nurse.post("/api/files", files={"file": ("stor.jpg", b"\xff\xd8\xff" + bytes(6 * 1024 * 1024), "image/jpeg")})
    assert large.json()["errors"]["file"][0]["message"] == "Picture size should be less than 5 MB"
    not_a_picture = await journal.nurse.post("/api/files", files={"file": ("brev.jpg", b"%PDF-1.7", "image/jpeg")})
    assert not_a_picture.json()["errors"]["file"][0]["message"] == "Only images are allowed"


@pytest.mark.covers("REC-021")
async def test_pictures_are_claimed_once_and_withdrawn_when_removed(journal, as_staff):
    """REC-021: at most twenty pictures, uploaded by the user and of no other entry; one that no version shows is withdrawn."""
    first, second = await journal.upload_picture(), await journal.upload_picture()
    procedure = await journal.create_procedure(picture_ids=[first, second])
    for foreign_id in (str(uuid4()), await journal.upload_picture(user=journal.admin)):
        rejected = await journal.nurse.post(journal.path, json=procedure_data(picture_ids=[foreign_id]))
        assert rejected.status_code == 422, (foreign_id, rejected.text)
        assert rejected.json()["errors"]["picture_ids"][0]["code"] == "unknown"
    stolen = await journal.nurse.post(journal.path, json=procedure_data(picture_ids=[first]))
    assert stolen.json()["errors"]["picture_ids"][0]["code"] == "unknown"
    too_many = await journal.nurse.post(journal.path, json=procedure_data(picture_ids=[str(uuid4()) for _ in range(21)]))
    assert too_many.json()["errors"]["picture_ids"][0]["code"] == "too_many"
    updated = await success_data(journal.nurse.put(f"{journal.path}/{procedure['id']}", json=procedure_data(picture_ids=[second], version=1)))
    assert [picture["id"] for picture in updated["pictures"]] == [second]
    assert [audit_row["subject_id"] for audit_row in await journal.admin.list_audit("file.withdrawn")] == [UUID(first)]


@pytest.mark.covers("REC-021", "BEY-060")
async def test_only_the_clinics_treatments_are_accepted_and_old_version_is_a_conflict(journal, as_staff):
    """BEY-060: another clinic's treatment is unknown; a treatment that has left the catalogue stays where it was written."""
    lips = await journal.create_treatment()
    foreign = await success_data((await as_staff("admin")).post("/api/treatments", json={"name": "Annan", "cost": 5}))
    rejected = await journal.nurse.post(journal.path, json=procedure_data(treatments=[{"treatment_id": foreign["id"], "cost": 5}]))
    assert rejected.json()["errors"]["treatments.0.treatment_id"][0]["code"] == "unknown"
    line = {"treatment_id": lips["id"], "cost": 100}
    procedure = await journal.create_procedure(treatments=[line])
    await journal.admin.post(f"/api/treatments/{lips['id']}/toggle", json={"version": 1})
    inactive = await journal.nurse.post(journal.path, json=procedure_data(treatments=[line]))
    assert inactive.json()["errors"]["treatments.0.treatment_id"][0]["code"] == "unknown", "an inactive treatment can't be chosen"
    await journal.admin.delete(f"/api/treatments/{lips['id']}")
    updated = await success_data(journal.nurse.put(f"{journal.path}/{procedure['id']}", json=procedure_data(treatments=[{**line, "cost": 200}], version=procedure["version"])))
    assert [(treatment["name"], treatment["cost"]) for treatment in updated["treatments"]] == [("Läppar 0,5 ml", 200)]
    conflict = await journal.nurse.put(f"{journal.path}/{procedure['id']}", json=procedure_data(version=procedure["version"]))
    assert status_and_code(conflict) == (409, "version.stale")
    assert conflict.json()["data"]["current"] == updated
    assert (await journal.nurse.post(journal.path, json=procedure_data(treatments=[line]))).status_code == 422


@pytest.mark.covers("REC-021", "PLT-102")
@pytest.mark.parametrize(("field", "value", "error_field"), [
    ("title", " ", "title"), ("title", "x" * 161, "title"), ("date", None, "date"), ("date", "2026-02-30", "date"),
    ("treatments", [{"cost": 0}], "treatments.0.cost"), ("treatments", [{"cost": -1}], "treatments.0.cost"),
    ("treatments", [{"cost": 100}] * 31, "treatments"), ("nrs_rating", 2.5, "nrs_rating"),
])
async def test_invalid_fields_of_a_procedure_are_refused(journal, field, value, error_field):
    """REC-021: each error is reported on its field; nothing is stored."""
    lips = await journal.create_treatment()
    field_value = [{"treatment_id": lips["id"], **line} for line in value] if field == "treatments" else value
    rejected = await journal.nurse.post(journal.path, json=procedure_data(**{field: field_value}))
    assert (rejected.status_code, list(rejected.json()["errors"])) == (422, [error_field])
    assert (await success_data(journal.nurse.get(journal.path)))["items"] == []


@pytest.mark.covers("REC-021", "RXP-007")
async def test_prescription_fields_sent_with_a_treatment_are_ignored(journal, factory):
    """RXP-007: neither a prescription nor a drug requirement is taken from the request."""
    botox = await journal.create_treatment("Botox panna", 190000, required_drug="Azzalure")
    other = await journal.create_prescription("Xylocain", (await factory.prescriber())[0])
    await journal.sign_prescription(other)
    forged = {"treatment_id": botox["id"], "cost": 100, "prescription_id": str(other.id), "required_drug": ""}
    procedure = await journal.create_procedure(treatments=[forged])
    assert (procedure["treatments"][0]["required_drug"], procedure["treatments"][0]["prescription_id"]) == ("Azzalure", None)
    assert status_and_code(await journal.sign_procedure(procedure)) == (409, "journal.prescription_missing")


@pytest.mark.covers("REC-021")
async def test_date_of_treatment_is_not_in_the_future(journal):
    """REC-021: a later date is refused on its field, by the clinic's own calendar."""
    from datetime import timedelta

    from clinic.core.clock import local_date, now

    today = local_date(now(), journal.nurse.company.timezone)
    assert (await journal.create_procedure(date=today.isoformat()))["date"] == today.isoformat()
    rejected = await journal.nurse.post(journal.path, json=procedure_data(date=(today + timedelta(days=1)).isoformat()))
    assert rejected.json()["errors"]["date"][0]["code"] == "not_yet"


@pytest.mark.covers("REC-024")
async def test_notes_allow_only_the_formats_of_rich_text(journal):
    """REC-024: rich text is rebuilt on the server."""
    invalid_notes = {"type": "doc", "content": [{"type": "paragraph", "content": [
        {"type": "text", "text": "x", "marks": [{"type": "link", "attrs": {"href": "javascript:alert(1)"}}]},
    ]}]}
    rejected = await journal.nurse.post(journal.path, json=procedure_data(notes=invalid_notes))
    assert rejected.json()["errors"]["notes"][0]["code"] == "rich_text"
    notes = {"type": "doc", "content": [{"type": "heading", "attrs": {"level": 2, "onclick": "x"}, "content": [{"type": "text", "text": "Före"}]}]}
    procedure = await journal.create_procedure(notes=notes)
    assert procedure["notes"] == {"type": "doc", "content": [{"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Före"}]}]}


@pytest.mark.covers("REC-021")
async def test_deleted_and_cancelled_entries_stay_readable(journal):
    """REC-021: a deleted entry is listed among the deleted ones with who and why; a cancelled one stays in the list."""
    deleted, to_cancel = await journal.create_procedure(title="Fel"), await journal.create_procedure(title="Fel klient")
    request = {"reason": "Skriven på fel person", "version": 1}
    assert (await journal.nurse.post(f"{journal.path}/{deleted['id']}/delete", json={"version": 1, "reason": " "})).status_code == 422
    assert (await journal.nurse.post(f"{journal.path}/{deleted['id']}/delete", json=request)).json()["status"] == "1"
    cancelled = await success_data(journal.nurse.post(f"{journal.path}/{to_cancel['id']}/cancel", json=request))
    assert (cancelled["state"], cancelled["reviews"][0]["reason"]) == ("cancelled", "Skriven på fel person")
    assert cancelled["reviews"][0]["reviewer_name"] == "Sara Åberg, Leg. sjuksköterska"
    items = {filter_name: (await success_data(journal.nurse.get(f"{journal.path}?filter={filter_name}")))["items"] for filter_name in ("current", "deleted")}
    assert {filter_name: [(row["title"], row["state"]) for row in rows] for filter_name, rows in items.items()} == {
        "current": [("Fel klient", "cancelled")], "deleted": [("Fel", "deleted")],
    }
    for action in ("delete", "cancel"):
        assert status_and_code(await journal.nurse.post(f"{journal.path}/{deleted['id']}/{action}", json={**request, "version": 2})) == (409, "journal.entry_closed")
    assert status_and_code(await journal.nurse.put(f"{journal.path}/{to_cancel['id']}", json=procedure_data(version=2))) == (409, "journal.entry_closed")
    assert [len(await journal.admin.list_audit(f"procedure.{action}")) for action in ("deleted", "cancelled")] == [1, 1]


@pytest.mark.covers("BEY-026", "PLT-034")
async def test_access_is_logged_once_and_limited_to_the_client_scope(journal, as_staff):
    """BEY-026: access to a procedure is logged once a person and quarter of an hour. PLT-034: not found for a client out of scope."""
    procedure = await journal.create_procedure()
    for _ in range(3):
        assert (await success_data(journal.nurse.get(f"{journal.path}/{procedure['id']}")))["id"] == procedure["id"]
    assert [audit_row["client_id"] for audit_row in await journal.admin.list_audit("procedure.viewed")] == [journal.client.id]
    restricted = await as_staff("admin", company=journal.nurse.company, client_access="custom")
    for call in (restricted.get(journal.path), restricted.get(f"{journal.path}/{procedure['id']}"), restricted.post(journal.path, json=procedure_data())):
        assert status_and_code(await call) == (404, "not_found")
    other_client_path = f"/api/clients/{uuid4()}/procedures/{procedure['id']}"
    assert status_and_code(await journal.nurse.get(other_client_path)) == (404, "not_found")
