"""Products: validation, search, updates and permissions."""

import asyncio

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
    renamed = (await staff.put(path, json={**SERUM, "name": "Serum", "stock": 9, "version": 1})).json()["data"]
    assert (renamed["name"], renamed["stock"]) == ("Serum", 4), "the form of a product doesn't overwrite the stock"
    assert (await staff.put(path, json={**SERUM, "version": 1})).json()["data"]["code"] == "version.stale"
    assert len(await staff.list_audit("product.created")) == 1
    other = await as_staff("user")
    assert (await other.put(path, json={**SERUM, "version": 2})).status_code == 404


@pytest.mark.covers("POS-011")
async def test_stock_is_adjusted_by_a_change_with_a_reason(as_staff):
    staff = await as_staff("user")
    product = (await staff.post("/api/v3/point-of-sale/products", json=SERUM)).json()["data"]
    path = f"/api/v3/point-of-sale/products/{product['id']}/stock"
    for body, field, code in (
        ({"change": -5, "reason": "Svinn"}, "change", "at_least"), ({"change": 0, "reason": "Svinn"}, "change", "invalid"),
        ({"change": 1_000_000, "reason": "Leverans"}, "change", "at_most"), ({"change": -1, "reason": " "}, "reason", "required"),
    ):
        refused = await staff.post(path, json=body)
        assert (refused.status_code, refused.json()["errors"][field][0]["code"]) == (422, code), refused.json()
    replies = await asyncio.gather(*(staff.post(path, json={"change": -1, "reason": "Svinn"}) for _ in range(6)))
    assert sorted(reply.json()["status"] for reply in replies) == ["0", "0", "1", "1", "1", "1"], "four were in stock"
    adjusted = (await staff.post(path, json={"change": 12, "reason": " Leverans "})).json()["data"]
    assert adjusted["stock"] == 12
    details = [entry["details"] for entry in await staff.list_audit("product.stock_adjusted")]
    assert len(details) == 5 and {"change": 12, "stock": 12, "reason": "Leverans"} in details
    assert (await (await as_staff("user")).post(path, json={"change": 1, "reason": "Leverans"})).status_code == 404


async def test_products_require_the_pos_module_of_user_and_company(as_staff, factory):
    """The second and third check of a permission."""
    user_without_pos = await as_staff("user", is_pos_on=False)
    assert (await user_without_pos.get("/api/v3/point-of-sale/products")).json()["data"]["code"] == "permission.user_module"
    company_without_pos = await as_staff("user", company=await factory.company(is_pos_on=False))
    assert (await company_without_pos.get("/api/v3/point-of-sale/products")).json()["data"]["code"] == "permission.company_module"
