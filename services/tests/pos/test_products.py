"""The product library: found, added with its rules, changed by one at a time."""

import pytest

pytestmark = pytest.mark.anyio
SERUM = {"name": "Sérum C", "code": "S1", "ean": "7350053850019", "selling_price": 45000, "base_price": 20000, "tax": 2500, "stock": 4}


async def test_a_product_is_added_found_and_changed(as_staff):
    """POS-010 (as far as the catalogue goes): rules beside their fields, search, one version at a time, audited."""
    staff = await as_staff("user")
    made = (await staff.post("/api/v3/point-of-sale/products", json=SERUM)).json()["data"]
    assert (made["selling_price"], made["version"]) == (45000, 1)
    for piece in ("serum", "s1", "7350053850019"):
        listed = (await staff.get("/api/v3/point-of-sale/products", params={"search": piece})).json()["data"]
        assert [row["id"] for row in listed["items"]] == [made["id"]]
    taken = await staff.post("/api/v3/point-of-sale/products", json={**SERUM, "name": "Annan"})
    assert taken.json()["errors"]["code"][0]["code"] == "taken"
    wrong = {**SERUM, "code": "S2", "ean": "7350053850018", "base_price": 0}
    errors = (await staff.post("/api/v3/point-of-sale/products", json=wrong)).json()["errors"]
    assert (errors["ean"][0]["code"], errors["base_price"][0]["code"]) == ("ean", "above")
    below = await staff.post("/api/v3/point-of-sale/products", json={**SERUM, "code": "S3", "selling_price": 100})
    assert below.json()["errors"]["selling_price"][0]["code"] == "at_least"
    path = f"/api/v3/point-of-sale/products/{made['id']}"
    assert (await staff.put(path, json={**SERUM, "stock": 9, "version": 1})).json()["data"]["stock"] == 9
    assert (await staff.put(path, json={**SERUM, "version": 1})).json()["data"]["code"] == "version.stale"
    assert len(await staff.audit_of("product.made")) == 1
    other = await as_staff("user")
    assert (await other.put(path, json={**SERUM, "version": 2})).status_code == 404


async def test_the_till_answers_only_where_it_is_switched_on(as_staff, make):
    """may()'s second and third question."""
    off = await as_staff("user", is_pos_on=False)
    assert (await off.get("/api/v3/point-of-sale/products")).json()["data"]["code"] == "permission.user_system"
    nowhere = await as_staff("user", company=await make.company(is_pos_on=False))
    assert (await nowhere.get("/api/v3/point-of-sale/products")).json()["data"]["code"] == "permission.company_system"
