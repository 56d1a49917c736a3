"""The notes of staff about a booking: written, changed, listed and deleted, and never shown to its client (BKG-021, BKG-030, BKG-031)."""

from typing import Any

import pytest

pytestmark = pytest.mark.anyio
TEXT = "Kommer med ledarhund"


async def book(as_staff: Any, factory: Any) -> tuple[Any, Any, Any, str]:
    """Create a clinic, its staff, a client and a booking at nine; return the address of its notes."""
    clinic = await factory.bookable_clinic()
    staff, client = await as_staff(company=clinic.company), await factory.client(clinic.company)
    reply = await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(9)))
    return clinic, staff, client, f"/api/v2/bookings/{reply.json()['data']['id']}/notes"


@pytest.mark.covers("BKG-021", "BKG-030", "BKG-031")
async def test_notes_are_written_changed_listed_and_deleted_with_their_author(as_staff, factory):
    """BKG-021, BKG-031: newest first; the author stays when another member changes the text; each step is audited without the text."""
    _, staff, client, path = await book(as_staff, factory)
    first = (await staff.post(path, json={"text": f"  {TEXT}  "})).json()["data"]
    assert (first["text"], first["author_id"], first["changed_by_name"]) == (TEXT, str(staff.member.id), "")
    assert first["author_name"]
    second = (await staff.post(path, json={"text": "Rad ett\nRad två"})).json()["data"]
    other = await as_staff("admin", company=staff.company)
    reply = await other.put(f"{path}/{first['id']}", json={"text": "Kommer ensam", "version": 1})
    changed = reply.json()["data"]
    assert (changed["text"], changed["author_id"], changed["version"]) == ("Kommer ensam", str(staff.member.id), 2)
    assert changed["changed_by_name"] and changed["created_at"] == first["created_at"]
    stale = await staff.put(f"{path}/{first['id']}", json={"text": "Nej", "version": 1})
    assert (stale.status_code, stale.json()["data"]["current"]["text"]) == (409, "Kommer ensam")
    assert (await staff.post(path, json={"text": " "})).status_code == 422
    page = (await staff.get(path, params={"per_page": 1})).json()["data"]
    assert ([row["id"] for row in page["items"]], page["total"]) == ([second["id"]], 2)
    assert (await staff.delete(f"{path}/{first['id']}")).status_code == 200
    assert [row["id"] for row in (await staff.get(path)).json()["data"]["items"]] == [second["id"]]
    for action, count in (("created", 2), ("changed", 1), ("deleted", 1)):
        audits = await staff.list_audit(f"booking_note.{action}")
        assert len(audits) == count
        assert all(row["client_id"] == client.id and row["details"]["booking_id"] in path for row in audits)
        assert all(TEXT not in str(row["details"]) for row in audits)


@pytest.mark.covers("BKG-021", "BEY-026")
async def test_a_note_belongs_to_its_booking_and_to_those_who_may_see_its_client(as_staff, factory):
    """BKG-021: not found under another booking, nor by a user who sees only other clients; the booking and its portal page lack it."""
    clinic, staff, _, path = await book(as_staff, factory)
    note = (await staff.post(path, json={"text": TEXT})).json()["data"]
    client = await factory.client(staff.company)
    other = (await staff.post("/api/v2/bookings", json=clinic.booking_data(client.id, clinic.at(10)))).json()["data"]
    elsewhere = f"/api/v2/bookings/{other['id']}/notes/{note['id']}"
    assert (await staff.put(elsewhere, json={"text": "Fel", "version": 1})).status_code == 404
    assert (await staff.delete(elsewhere)).status_code == 404
    restricted = await as_staff("user", company=staff.company, client_access="custom")
    assert (await restricted.get(path)).status_code == 404
    assert (await restricted.post(path, json={"text": "Fel"})).status_code == 404
    assert TEXT not in (await staff.get(path.removesuffix("/notes"))).text
