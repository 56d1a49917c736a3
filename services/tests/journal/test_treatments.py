"""The catalogue of treatments."""

import pytest

from tests.journal.conftest import status_and_code, success_data

pytestmark = pytest.mark.anyio


@pytest.mark.covers("REC-020", "PLT-006")
async def test_treatments_are_created_searched_updated_and_deactivated(journal):
    """REC-020: list, store, update, active/inactive, by administrators; read by all staff."""
    lips = await journal.create_treatment(description="Hyaluronsyra", required_drug="Lidokain")
    await journal.create_treatment("Botox panna", 190000)
    page = await success_data(journal.nurse.get("/api/treatments?search=LÄPP"))
    assert [(row["name"], row["cost"], row["required_drug"]) for row in page["items"]] == [("Läppar 0,5 ml", 220000, "Lidokain")]
    by_cost = await success_data(journal.nurse.get("/api/treatments?sort=cost&order=desc"))
    assert ([row["name"] for row in by_cost["items"]], by_cost["total"]) == (["Läppar 0,5 ml", "Botox panna"], 2)
    path = f"/api/treatments/{lips['id']}"
    updated = await success_data(journal.admin.put(path, json={"name": "Läppar 1 ml", "cost": 320000, "version": 1}))
    assert (updated["name"], updated["cost"], updated["version"]) == ("Läppar 1 ml", 320000, 2)
    assert status_and_code(await journal.admin.put(path, json={"name": "Annat", "cost": 1, "version": 1})) == (409, "version.stale")
    assert (await success_data(journal.admin.post(f"{path}/toggle", json={"version": 2})))["is_active"] is False
    items = {filter_name: (await success_data(journal.nurse.get(f"/api/treatments?filter={filter_name}")))["items"] for filter_name in ("active", "inactive", "all")}
    assert {filter_name: [row["name"] for row in rows] for filter_name, rows in items.items()} == {
        "active": ["Botox panna"], "inactive": ["Läppar 1 ml"], "all": ["Botox panna", "Läppar 1 ml"],
    }
    assert status_and_code(await journal.nurse.post("/api/treatments", json={"name": "Egen", "cost": 100})) == (403, "permission.role")
    assert [len(await journal.admin.list_audit(f"treatment.{action}")) for action in ("created", "changed", "toggled")] == [2, 1, 1]


@pytest.mark.covers("REC-020")
async def test_deleted_treatment_is_restored_unless_its_name_is_taken(journal):
    """REC-020: delete and restore."""
    lips = await journal.create_treatment()
    path = f"/api/treatments/{lips['id']}"
    assert (await journal.admin.delete(f"{path}?version=1")).json()["status"] == "1"
    assert (await success_data(journal.nurse.get("/api/treatments?filter=all")))["items"] == []
    deleted = (await success_data(journal.nurse.get("/api/treatments?filter=deleted")))["items"]
    assert [(row["id"], row["is_deleted"]) for row in deleted] == [(lips["id"], True)]
    assert status_and_code(await journal.admin.put(path, json={"name": "X", "cost": 1, "version": 2})) == (404, "not_found")
    other = await journal.create_treatment("LÄPPAR 0,5 ML")
    rejected = await journal.admin.post(f"{path}/restore", json={"version": 2})
    assert rejected.json()["errors"]["name"][0]["code"] == "taken"
    await journal.admin.delete(f"/api/treatments/{other['id']}?version=1")
    assert status_and_code(await journal.admin.post(f"{path}/restore", json={"version": 1})) == (409, "version.stale")
    restored = await success_data(journal.admin.post(f"{path}/restore", json={"version": 2}))
    assert (restored["is_deleted"], restored["name"]) == (False, "Läppar 0,5 ml")
    assert status_and_code(await journal.admin.post(f"{path}/restore", json={"version": 3})) == (404, "not_found")
    assert [len(await journal.admin.list_audit(f"treatment.{action}")) for action in ("deleted", "restored")] == [2, 1]


@pytest.mark.covers("REC-020", "PLT-102")
@pytest.mark.parametrize(("cost", "code"), [(0, "above"), (-100, "above"), ("100", "number"), (1.5, "number")])
async def test_cost_must_be_above_zero(journal, cost, code):
    """REC-020: cost above 0; a name is unique in the catalogue."""
    rejected = await journal.admin.post("/api/treatments", json={"name": "Gratis", "cost": cost})
    assert (rejected.status_code, rejected.json()["errors"]["cost"][0]["code"]) == (422, code)
    await journal.create_treatment()
    duplicate = await journal.admin.post("/api/treatments", json={"name": "läppar 0,5 ml", "cost": 1})
    assert duplicate.json()["errors"]["name"][0]["code"] == "taken"
