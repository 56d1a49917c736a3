"""The catalogue of treatments."""

import pytest

from tests.journal.conftest import code, data

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-020", "PLT-006", "PLT-111")
async def test_treatments_are_stored_found_changed_and_put_out_of_use(records):
    """REC-020: list, store, update, active/inactive, by administrators; read by all."""
    lips = await records.treatment(description="Hyaluronsyra", needs_prescription="Lidokain")
    await records.treatment("Botox panna", 190000)
    listed = await data(records.nurse.get("/api/treatments?search=LÄPP"))
    assert [(row["name"], row["cost"], row["needs_prescription"]) for row in listed["items"]] == [("Läppar 0,5 ml", 220000, "Lidokain")]
    by_cost = await data(records.nurse.get("/api/treatments?sort=cost&order=desc"))
    assert ([row["name"] for row in by_cost["items"]], by_cost["total"]) == (["Läppar 0,5 ml", "Botox panna"], 2)
    at = f"/api/treatments/{lips['id']}"
    changed = await data(records.admin.put(at, json={"name": "Läppar 1 ml", "cost": 320000, "version": 1}))
    assert (changed["name"], changed["cost"], changed["version"]) == ("Läppar 1 ml", 320000, 2)
    assert code(await records.admin.put(at, json={"name": "Annat", "cost": 1, "version": 1})) == (409, "version.stale")
    assert (await data(records.admin.post(f"{at}/toggle", json={"version": 2})))["is_active"] is False
    names = {kind: (await data(records.nurse.get(f"/api/treatments?filter={kind}")))["items"] for kind in ("active", "inactive", "all")}
    assert {kind: [row["name"] for row in rows] for kind, rows in names.items()} == {
        "active": ["Botox panna"], "inactive": ["Läppar 1 ml"], "all": ["Botox panna", "Läppar 1 ml"],
    }
    assert code(await records.nurse.post("/api/treatments", json={"name": "Egen", "cost": 100})) == (403, "permission.role")
    assert [len(await records.admin.audit_of(f"treatment.{what}")) for what in ("made", "changed", "toggled")] == [2, 1, 1]


@pytest.mark.covers("REC-020")
async def test_a_deleted_treatment_is_restored_unless_its_name_was_taken(records):
    """REC-020: delete and restore."""
    lips = await records.treatment()
    at = f"/api/treatments/{lips['id']}"
    assert (await records.admin.delete(f"{at}?version=1")).json()["status"] == "1"
    assert (await data(records.nurse.get("/api/treatments?filter=all")))["items"] == []
    gone = (await data(records.nurse.get("/api/treatments?filter=deleted")))["items"]
    assert [(row["id"], row["is_deleted"]) for row in gone] == [(lips["id"], True)]
    assert code(await records.admin.put(at, json={"name": "X", "cost": 1, "version": 2})) == (404, "not_found")
    other = await records.treatment("LÄPPAR 0,5 ML")
    taken = await records.admin.post(f"{at}/restore", json={"version": 2})
    assert taken.json()["errors"]["name"][0]["code"] == "taken"
    await records.admin.delete(f"/api/treatments/{other['id']}?version=1")
    assert code(await records.admin.post(f"{at}/restore", json={"version": 1})) == (409, "version.stale")
    back = await data(records.admin.post(f"{at}/restore", json={"version": 2}))
    assert (back["is_deleted"], back["name"]) == (False, "Läppar 0,5 ml")
    assert code(await records.admin.post(f"{at}/restore", json={"version": 3})) == (404, "not_found")
    assert [len(await records.admin.audit_of(f"treatment.{what}")) for what in ("deleted", "restored")] == [2, 1]


@pytest.mark.covers("REC-020")
@pytest.mark.parametrize("cost", [0, -100])
async def test_a_cost_is_above_nothing(records, cost):
    """REC-020: cost above 0; a name is not twice in the catalogue."""
    refused = await records.admin.post("/api/treatments", json={"name": "Gratis", "cost": cost})
    assert (refused.status_code, refused.json()["errors"]["cost"][0]["code"]) == (422, "above")
    await records.treatment()
    twice = await records.admin.post("/api/treatments", json={"name": "läppar 0,5 ml", "cost": 1})
    assert twice.json()["errors"]["name"][0]["code"] == "taken"
