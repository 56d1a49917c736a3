"""Products: validation, search, updates and permissions."""

import pytest

pytestmark = pytest.mark.anyio
SERUM = {"name": "Sérum C", "code": "S1", "ean": "7350053850019", "selling_price": 45000, "base_price": 20000, "tax": 2500, "stock": 4}


async def test_product_is_created_found_and_updated(as_staff):
    """POS-010 (as far as the catalogue goes): field errors, search, optimistic locking, audit."""
    staff = await as_staff("user")
    product = (await staff.post("/api/v3/point-of-sale/products", json=SERUM)).json()["data"]
    assert (product["selling_price"], product["version"]) == (45000, 1)
    for search in ("serum", "s1", "7350053850019"):
        listed = (await staff.get("/api/v3/point-of-sale/products", params={"search": search})).json()["data"]
        assert [row["id"] for row in listed["items"]] == [product["id"]]
    taken = await staff.post("/api/v3/point-of-sale/products", json={**SERUM, "name": "Annan"})
    assert taken.json()["errors"]["code"][0]["code"] == "taken"
    wrong = {**SERUM, "code": "S2", "ean": "7350053850018", "base_price": 0}
    errors = (await staff.post("/api/v3/point-of-sale/products", json=wrong)).json()["errors"]
    assert (errors["ean"][0]["code"], errors["base_price"][0]["code"]) == ("ean", "above")
    below = await staff.post("/api/v3/point-of-sale/products", json={**SERUM, "code": "S3", "selling_price": 100})
    assert below.json()["errors"]["selling_price"][0]["code"] == "at_least"
    path = f"/api/v3/point-of-sale/products/{product['id']}"
    assert (await staff.put(path, json={**SERUM, "stock": 9, "version": 1})).json()["data"]["stock"] == 9
    assert (await staff.put(path, json={**SERUM, "version": 1})).json()["data"]["code"] == "version.stale"
    assert len(await staff.list_audit("product.created")) == 1
    other = await as_staff("user")
    assert (await other.put(path, json={**SERUM, "version": 2})).status_code == 404


async def test_products_require_the_pos_module_of_user_and_company(as_staff, factory):
    """The second and third check of a permission."""
    user_without_pos = await as_staff("user", is_pos_on=False)
    assert (await user_without_pos.get("/api/v3/point-of-sale/products")).json()["data"]["code"] == "permission.user_module"
    company_without_pos = await as_staff("user", company=await factory.company(is_pos_on=False))
    assert (await company_without_pos.get("/api/v3/point-of-sale/products")).json()["data"]["code"] == "permission.company_module"
