"""Procedures while they are written: fields, pictures, drafts of colleagues, endings that keep the trace."""

from io import BytesIO
from uuid import UUID, uuid4

import pytest
from PIL import Image

from clinic.core import storage
from clinic.core.context import Context
from clinic.core.db import owned, read_only
from clinic.core.files import File
from tests.drawing import photo
from tests.journal.conftest import NOTES, body, code, data

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-021", "PLT-052")
async def test_a_procedure_has_its_fields_and_pain_when_the_setting_is_on(records, as_staff):
    """REC-021: title, date, treatments with cost, pictures, notes; NRS when NRS_RATING is on."""
    lips, botox = await records.treatment(), await records.treatment("Botox panna", 190000)
    first, second = await records.picture(), await records.picture(name="efter.jpg")
    lines = [{"treatment_id": botox["id"], "cost": 150000}, {"treatment_id": lips["id"], "cost": 220000}]
    row = await records.write(treatments=lines, picture_ids=[second, first], nrs_rating=4)
    assert (row["title"], row["date"], row["cost"], row["notes"], row["state"]) == ("Läppförstoring", "2026-11-20", 370000, NOTES, "not_signed")
    assert [(line["name"], line["cost"]) for line in row["treatments"]] == [("Botox panna", 150000), ("Läppar 0,5 ml", 220000)]
    assert ([one["id"] for one in row["pictures"]], [one["name"] for one in row["pictures"]]) == ([second, first], ["efter.jpg", "före.jpg"])
    assert (row["nrs_rating"], row["written_by_name"]) == (None, "Sara Åberg, Leg. sjuksköterska")
    owner = await as_staff("super_admin", company=records.nurse.company)
    company = await data(owner.get("/api/company"))
    names = ("name", "theme_color", "is_black_text", "language", "customer_language", "timezone", "date_format", "is_twelve_hours",
             "calendar_first_day_sunday", "unit", "version")
    await data(owner.put("/api/company", json={**{name: company[name] for name in names}, "is_nrs_on": True}))
    assert (await data(records.nurse.get("/api/session")))["settings"]["NRS_RATING"] is True
    changed = await data(records.nurse.put(f"{records.at}/{row['id']}", json=body(nrs_rating=4, version=row["version"])))
    assert (changed["nrs_rating"], changed["treatments"], changed["pictures"]) == (4, [], [])
    for wrong in (-1, 11):
        refused = await records.nurse.post(records.at, json=body(nrs_rating=wrong))
        assert refused.status_code == 422
    assert [row["client_id"] for row in await records.admin.audit_of("procedure.made")] == [records.client.id]


@pytest.mark.covers("REC-021", "PLT-110", "REC-051")
async def test_a_phones_photo_is_turned_upright_and_says_nothing_of_where_it_was_taken(records):
    """PLT-110: rotation kept, location dropped; what is too large or no picture is refused with its text."""
    exif = Image.Exif()
    exif[0x0112] = 6
    exif.get_ifd(0x8825).update({1: "N", 2: (59.0, 19.0, 46.0), 3: "E", 4: (18.0, 3.0, 57.0)})
    taken = photo(900, 1200, exif=exif)
    assert b"Exif" in taken
    row = await records.write(picture_ids=[await records.picture(taken)])
    async with read_only(Context.system(records.client.company_id)) as session:
        file = await owned(session, File, UUID(row["picture_ids"][0]))
        assert (file.client_id, file.owner_kind) == (records.client.id, "procedure")
        key = file.key
    kept = await storage.files().get(key)
    with Image.open(BytesIO(kept)) as upright:
        assert upright.size == (1200, 900)
        red, _, blue = upright.convert("RGB").getpixel((upright.width - 10, 10))
        assert blue > red, "the mark of the upper left corner is where it was turned to"
        assert not upright.getexif()
    large = await records.nurse.post("/api/files", files={"file": ("stor.jpg", b"\xff\xd8\xff" + bytes(6 * 1024 * 1024), "image/jpeg")})
    assert large.json()["errors"]["file"][0]["message"] == "Picture size should be less than 5 MB"
    words = await records.nurse.post("/api/files", files={"file": ("brev.jpg", b"%PDF-1.7", "image/jpeg")})
    assert words.json()["errors"]["file"][0]["message"] == "Only images are allowed"


@pytest.mark.covers("REC-021")
async def test_pictures_are_claimed_once_and_those_taken_away_go(records, as_staff):
    """REC-021: twenty pictures at most, the uploader's own, no other entry's; one that no version shows is withdrawn."""
    first, second = await records.picture(), await records.picture()
    row = await records.write(picture_ids=[first, second])
    for wrong in (str(uuid4()), await records.picture(who=records.admin)):
        refused = await records.nurse.post(records.at, json=body(picture_ids=[wrong]))
        assert refused.status_code == 422, (wrong, refused.text)
        assert refused.json()["errors"]["picture_ids"][0]["code"] == "unknown"
    stolen = await records.nurse.post(records.at, json=body(picture_ids=[first]))
    assert stolen.json()["errors"]["picture_ids"][0]["code"] == "unknown"
    many = await records.nurse.post(records.at, json=body(picture_ids=[str(uuid4()) for _ in range(21)]))
    assert many.json()["errors"]["picture_ids"][0]["code"] == "too_many"
    changed = await data(records.nurse.put(f"{records.at}/{row['id']}", json=body(picture_ids=[second], version=1)))
    assert [one["id"] for one in changed["pictures"]] == [second]
    assert [row["subject_id"] for row in await records.admin.audit_of("file.withdrawn")] == [UUID(first)]


@pytest.mark.covers("REC-021", "PLT-111")
async def test_only_the_clinics_own_treatments_and_a_stale_save_meets_the_row(records, as_staff):
    """PLT-111, BEY-060: another clinic's treatment is unknown; a treatment that has left the catalogue stays where it was written."""
    lips = await records.treatment()
    foreign = await data((await as_staff("admin")).post("/api/treatments", json={"name": "Annan", "cost": 5}))
    refused = await records.nurse.post(records.at, json=body(treatments=[{"treatment_id": foreign["id"], "cost": 5}]))
    assert refused.json()["errors"]["treatments.0.treatment_id"][0]["code"] == "unknown"
    line = {"treatment_id": lips["id"], "cost": 100}
    row = await records.write(treatments=[line])
    await records.admin.post(f"/api/treatments/{lips['id']}/toggle", json={"version": 1})
    inactive = await records.nurse.post(records.at, json=body(treatments=[line]))
    assert inactive.json()["errors"]["treatments.0.treatment_id"][0]["code"] == "unknown", "what is out of use isn't chosen anew"
    await records.admin.delete(f"/api/treatments/{lips['id']}")
    changed = await data(records.nurse.put(f"{records.at}/{row['id']}", json=body(treatments=[{**line, "cost": 200}], version=row["version"])))
    assert [(one["name"], one["cost"]) for one in changed["treatments"]] == [("Läppar 0,5 ml", 200)]
    stale = await records.nurse.put(f"{records.at}/{row['id']}", json=body(version=row["version"]))
    assert code(stale) == (409, "version.stale")
    assert stale.json()["data"]["current"] == changed
    assert (await records.nurse.post(records.at, json=body(treatments=[line]))).status_code == 422


@pytest.mark.covers("REC-021")
@pytest.mark.parametrize(("field", "value", "wrong"), [
    ("title", " ", "title"), ("title", "x" * 161, "title"), ("date", None, "date"), ("date", "2026-02-30", "date"),
    ("treatments", [{"cost": 0}], "treatments.0.cost"), ("treatments", [{"cost": -1}], "treatments.0.cost"),
    ("treatments", [{"cost": 100}] * 31, "treatments"), ("nrs_rating", 2.5, "nrs_rating"),
])
async def test_what_a_procedure_must_say(records, field, value, wrong):
    """REC-021: each error beside its field; nothing is written."""
    lips = await records.treatment()
    given = [{"treatment_id": lips["id"], **one} for one in value] if field == "treatments" else value
    refused = await records.nurse.post(records.at, json=body(**{field: given}))
    assert (refused.status_code, list(refused.json()["errors"])) == (422, [wrong])
    assert (await data(records.nurse.get(records.at)))["items"] == []


@pytest.mark.covers("REC-021", "RXP-007")
async def test_a_line_says_nothing_of_its_prescription_by_itself(records, make):
    """RXP-007: a prescription that a line names, and a need that it doesn't name, count for nothing."""
    botox = await records.treatment("Botox panna", 190000, needs_prescription="Azzalure")
    other = await records.prescription("Xylocain", (await make.prescriber())[0])
    await records.prescribe(other)
    forged = {"treatment_id": botox["id"], "cost": 100, "prescription_id": str(other.id), "needs_prescription": ""}
    row = await records.write(treatments=[forged])
    assert (row["treatments"][0]["needs_prescription"], row["treatments"][0]["prescription_id"]) == ("Azzalure", None)
    assert code(await records.sign(row)) == (409, "journal.prescription_missing")


@pytest.mark.covers("REC-021")
async def test_what_was_done_was_done_by_today(records):
    """REC-021: a date to come is refused beside the date, by the clinic's own calendar."""
    from datetime import timedelta

    from clinic.core.clock import day_of, now

    today = day_of(now(), records.nurse.company.timezone)
    assert (await records.write(date=today.isoformat()))["date"] == today.isoformat()
    refused = await records.nurse.post(records.at, json=body(date=(today + timedelta(days=1)).isoformat()))
    assert refused.json()["errors"]["date"][0]["code"] == "not_yet"


@pytest.mark.covers("REC-024")
async def test_notes_keep_the_formats_of_a_journal_and_nothing_else(records):
    """REC-024: rich text is built anew on the server."""
    bad = {"type": "doc", "content": [{"type": "paragraph", "content": [
        {"type": "text", "text": "x", "marks": [{"type": "link", "attrs": {"href": "javascript:alert(1)"}}]},
    ]}]}
    refused = await records.nurse.post(records.at, json=body(notes=bad))
    assert refused.json()["errors"]["notes"][0]["code"] == "rich_text"
    given = {"type": "doc", "content": [{"type": "heading", "attrs": {"level": 2, "onclick": "x"}, "content": [{"type": "text", "text": "Före"}]}]}
    row = await records.write(notes=given)
    assert row["notes"] == {"type": "doc", "content": [{"type": "heading", "attrs": {"level": 2}, "content": [{"type": "text", "text": "Före"}]}]}


@pytest.mark.covers("REC-021")
async def test_delete_and_cancel_keep_the_trace(records):
    """REC-021: a deleted entry stands among the deleted ones with who and why; a cancelled one stays in the list."""
    gone, wrong = await records.write(title="Fel"), await records.write(title="Fel klient")
    end = {"reason": "Skriven på fel person", "version": 1}
    assert (await records.nurse.post(f"{records.at}/{gone['id']}/delete", json={"version": 1, "reason": " "})).status_code == 422
    assert (await records.nurse.post(f"{records.at}/{gone['id']}/delete", json=end)).json()["status"] == "1"
    cancelled = await data(records.nurse.post(f"{records.at}/{wrong['id']}/cancel", json=end))
    assert (cancelled["state"], cancelled["marks"][0]["reason"]) == ("cancelled", "Skriven på fel person")
    assert cancelled["marks"][0]["by_name"] == "Sara Åberg, Leg. sjuksköterska"
    listed = {kind: (await data(records.nurse.get(f"{records.at}?filter={kind}")))["items"] for kind in ("current", "deleted")}
    assert {kind: [(row["title"], row["state"]) for row in rows] for kind, rows in listed.items()} == {
        "current": [("Fel klient", "cancelled")], "deleted": [("Fel", "deleted")],
    }
    for what in ("delete", "cancel"):
        assert code(await records.nurse.post(f"{records.at}/{gone['id']}/{what}", json={**end, "version": 2})) == (409, "journal.ended")
    assert code(await records.nurse.put(f"{records.at}/{wrong['id']}", json=body(version=2))) == (409, "journal.ended")
    assert [len(await records.admin.audit_of(f"procedure.{what}")) for what in ("deleted", "cancelled")] == [1, 1]


@pytest.mark.covers("BEY-026", "PLT-034")
async def test_looks_are_logged_once_and_a_restricted_colleague_sees_nothing(records, as_staff):
    """BEY-026: a look at a procedure once a person and quarter of an hour. PLT-034: none of a client who wasn't granted."""
    row = await records.write()
    for _ in range(3):
        assert (await data(records.nurse.get(f"{records.at}/{row['id']}")))["id"] == row["id"]
    assert [seen["client_id"] for seen in await records.admin.audit_of("procedure.looked_at")] == [records.client.id]
    restricted = await as_staff("admin", company=records.nurse.company, client_access="custom")
    for call in (restricted.get(records.at), restricted.get(f"{records.at}/{row['id']}"), restricted.post(records.at, json=body())):
        assert code(await call) == (404, "not_found")
    other = f"/api/clients/{uuid4()}/procedures/{row['id']}"
    assert code(await records.nurse.get(other)) == (404, "not_found")
