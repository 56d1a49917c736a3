"""Products: validation, search, updates and permissions."""

import asyncio

import pytest

pytestmark = pytest.mark.anyio
SERUM = {"name": "Sérum C", "code": "S1", "ean": "7350053850019", "selling_price": 45000, "base_price": 20000, "tax": 2500, "stock": 4}


@pytest.mark.covers("POS-010", "PLT-102")
async def test_product_is_created_found_and_updated(as_staff):
    """Field errors, search, optimistic locking, audit."""
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
    required = (await staff.post("/api/v3/point-of-sale/products", json={})).json()["errors"]
    assert {name for name, (error,) in required.items() if error["code"] == "required"} == {"name", "selling_price", "base_price", "tax", "stock"}
    below = await staff.post("/api/v3/point-of-sale/products", json={**SERUM, "code": "S3", "selling_price": 100})
    assert below.json()["errors"]["selling_price"][0]["code"] == "at_least"
    path = f"/api/v3/point-of-sale/products/{product['id']}"
    renamed = (await staff.put(path, json={**SERUM, "name": "Serum", "stock": 9, "version": 1})).json()["data"]
    assert (renamed["name"], renamed["stock"]) == ("Serum", 4), "the form of a product doesn't overwrite the stock"
    assert (await staff.put(path, json={**SERUM, "version": 1})).json()["data"]["code"] == "version.stale"
    assert len(await staff.list_audit("product.created")) == 1
    other = await as_staff("user")
    assert (await other.put(path, json={**SERUM, "version": 2})).status_code == 404


PRODUCTS, CATEGORIES = "/api/v3/point-of-sale/products", "/api/v3/point-of-sale/product-categories"


async def list_names(staff, path=PRODUCTS, **query):
    return [row["name"] for row in (await staff.get(path, params=query)).json()["data"]["items"]]


@pytest.mark.covers("POS-010")
async def test_a_removed_product_is_neither_listed_nor_sold_until_it_is_restored(cashier):
    staff, product = cashier.staff, cashier.clinic.products[0]
    sold = await cashier.sell(cashier.clinic.product_line(0))
    path = f"{PRODUCTS}/{product.id}"
    version = next(row["version"] for row in (await staff.get(PRODUCTS)).json()["data"]["items"] if row["id"] == str(product.id))
    assert (await staff.delete(path, params={"version": version + 1})).json()["data"]["code"] == "version.stale"
    assert (await staff.delete(path, params={"version": version})).status_code == 200
    assert product.name not in await list_names(staff)
    assert await list_names(staff, filter="removed") == [product.name]
    assert product.name in await list_names(staff, filter="all")
    assert (await staff.get("/api/overview/search", params={"q": product.name})).json()["data"]["products"] == []
    refused = await staff.post("/api/v3/point-of-sale/payment/quote", json={"lines": [cashier.clinic.product_line(0)]})
    assert refused.json()["errors"]["lines.0.product_id"][0]["code"] == "unknown"
    assert (await cashier.get_receipt(sold["id"]))["lines"][0]["name"] == product.name
    changed = {**SERUM, "code": "S9", "version": version + 1}
    assert [(await staff.delete(path)).status_code, (await staff.put(path, json=changed)).status_code] == [404, 404]
    restored = await staff.post(f"{path}/restore", json={"version": version + 1})
    assert (restored.status_code, restored.json()["data"]["is_removed"]) == (200, False)
    assert product.name in await list_names(staff)
    assert (await staff.post(f"{path}/restore", json={"version": version + 2})).status_code == 404
    assert [len(await staff.list_audit(f"product.{action}")) for action in ("removed", "restored")] == [1, 1]


@pytest.mark.covers("POS-010")
async def test_a_product_is_not_restored_with_a_code_that_is_taken_by_now(as_staff):
    staff = await as_staff("user")
    first = (await staff.post(PRODUCTS, json=SERUM)).json()["data"]
    await staff.delete(f"{PRODUCTS}/{first['id']}")
    assert (await staff.post(PRODUCTS, json={**SERUM, "name": "Ny serum"})).status_code == 200
    refused = await staff.post(f"{PRODUCTS}/{first['id']}/restore", json={"version": 2})
    assert (refused.status_code, refused.json()["errors"]["code"][0]["code"]) == (422, "taken")


@pytest.mark.covers("POS-010")
async def test_products_stand_in_categories_which_are_renamed_and_removed_without_them(as_staff):
    staff, foreign = await as_staff("user"), await as_staff("user")
    skin = (await staff.post(CATEGORIES, json={"name": "Hudvård"})).json()["data"]
    sun = (await staff.post(CATEGORIES, json={"name": "Solskydd"})).json()["data"]
    for name in ("hudvård", " "):
        refused = await staff.post(CATEGORIES, json={"name": name})
        assert refused.json()["errors"]["name"][0]["code"] == ("taken" if name.strip() else "required")
    product = (await staff.post(PRODUCTS, json={**SERUM, "category_id": skin["id"]})).json()["data"]
    await staff.post(PRODUCTS, json={**SERUM, "name": "Utan", "code": "U1"})
    assert await list_names(staff, category_id=skin["id"]) == ["Sérum C"] and await list_names(staff, category_id=sun["id"]) == []
    listed = (await staff.get(CATEGORIES)).json()["data"]["items"]
    assert [(row["name"], row["product_count"]) for row in listed] == [("Hudvård", 1), ("Solskydd", 0)]
    assert (await staff.get(PRODUCTS, params={"category_id": skin["id"]})).json()["data"]["items"][0]["category_name"] == "Hudvård"
    assert (await staff.get(f"{CATEGORIES}/{skin['id']}")).json()["data"] == listed[0]
    assert await list_names(staff, CATEGORIES, search="SOL") == ["Solskydd"]
    renamed = await staff.put(f"{CATEGORIES}/{skin['id']}", json={"name": "Ansikte", "version": 1})
    assert (renamed.json()["data"]["name"], renamed.json()["data"]["product_count"]) == ("Ansikte", 1)
    assert (await staff.put(f"{CATEGORIES}/{skin['id']}", json={"name": "Solskydd", "version": 2})).json()["errors"]["name"][0]["code"] == "taken"
    theirs = (await foreign.post(CATEGORIES, json={"name": "Hudvård"})).json()["data"]
    for unknown in (theirs["id"], product["id"]):
        refused = await staff.post(PRODUCTS, json={**SERUM, "code": "S8", "category_id": unknown})
        assert refused.json()["errors"]["category_id"][0]["code"] == "unknown"
    assert (await staff.delete(f"{CATEGORIES}/{skin['id']}", params={"version": 2})).status_code == 200
    assert await list_names(staff, CATEGORIES) == ["Solskydd"]
    (kept,) = [row for row in (await staff.get(PRODUCTS)).json()["data"]["items"] if row["id"] == product["id"]]
    assert (kept["category_id"], kept["category_name"], kept["version"]) == (None, "", 2)
    refused = await staff.put(f"{PRODUCTS}/{product['id']}", json={**SERUM, "category_id": skin["id"], "version": 2})
    assert refused.json()["errors"]["category_id"][0]["code"] == "unknown"
    actions = [len(await staff.list_audit(f"product_category.{action}")) for action in ("created", "changed", "removed")]
    assert actions == [2, 1, 1]


@pytest.mark.covers("POS-010")
async def test_a_removed_product_comes_back_without_a_category_that_was_removed_meanwhile(as_staff):
    staff = await as_staff("user")
    category = (await staff.post(CATEGORIES, json={"name": "Hudvård"})).json()["data"]
    product = (await staff.post(PRODUCTS, json={**SERUM, "category_id": category["id"]})).json()["data"]
    await staff.delete(f"{PRODUCTS}/{product['id']}")
    await staff.delete(f"{CATEGORIES}/{category['id']}")
    restored = (await staff.post(f"{PRODUCTS}/{product['id']}/restore", json={"version": 2})).json()["data"]
    assert restored["category_id"] is None


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


async def create_products(staff, *names, **fields):
    """Create products without a code, and return their ids."""
    bodies = [{**SERUM, "name": name, "code": "", "ean": "", **fields} for name in names]
    return [(await staff.post(PRODUCTS, json=body)).json()["data"]["id"] for body in bodies]


@pytest.mark.covers("USE-017", "POS-010")
async def test_several_products_are_moved_removed_and_restored(as_staff):
    """USE-017: a bulk action changes all selected products in one call, and each change has its audit row."""
    staff = await as_staff("user")
    category_id = (await staff.post(CATEGORIES, json={"name": "Hud"})).json()["data"]["id"]
    ids = await create_products(staff, "Balsam", "Kräm", "Serum")

    async def change(product_ids, **body):
        return (await staff.post(f"{PRODUCTS}/bulk", json={"product_ids": product_ids, **body})).json()["data"]

    assert await change(ids[:2], product_category_id=category_id) == {"products": 2}
    assert await change(ids, product_category_id=category_id) == {"products": 1}
    assert await list_names(staff, category_id=category_id) == ["Balsam", "Kräm", "Serum"]
    assert await change(ids[1:], is_removed=True) == {"products": 2}
    assert await change(ids, is_removed=True) == {"products": 1}
    assert (await list_names(staff), await list_names(staff, filter="removed")) == ([], ["Balsam", "Kräm", "Serum"])
    await staff.delete(f"{CATEGORIES}/{category_id}")
    assert await change(ids, is_removed=False) == {"products": 3}
    rows = (await staff.get(PRODUCTS)).json()["data"]["items"]
    assert [(row["name"], row["category_id"], row["version"]) for row in rows] == [(name, None, 4) for name in ("Balsam", "Kräm", "Serum")]
    for action in ("changed", "removed", "restored"):
        entries = await staff.list_audit(f"product.{action}")
        assert sorted(str(entry["subject_id"]) for entry in entries) == sorted(ids), action
    assert {entry["details"]["category_id"] for entry in await staff.list_audit("product.changed")} == {category_id}


@pytest.mark.covers("USE-017", "POS-010")
async def test_a_bulk_change_of_products_is_made_for_all_or_none(as_staff):
    """USE-017: another clinic's product is not found, its category refused, a code that is taken said, and nothing is changed then."""
    staff, other, reader = await as_staff("user"), await as_staff("user"), await as_staff("accountant")
    own, coded = [*await create_products(staff, "Balsam"), *await create_products(staff, "Serum", code="S1")]
    (foreign,) = await create_products(other, "Främmande")
    foreign_category = (await other.post(CATEGORIES, json={"name": "Hud"})).json()["data"]["id"]
    for body, status in (
        ({"product_ids": [own, foreign], "is_removed": True}, 404), ({"product_ids": [], "is_removed": True}, 422),
        ({"product_ids": [own] * 101, "is_removed": True}, 422),
        ({"product_ids": [own], "product_category_id": foreign_category, "is_removed": True}, 422),
    ):
        assert (await staff.post(f"{PRODUCTS}/bulk", json=body)).status_code == status, body
    assert (await reader.post(f"{PRODUCTS}/bulk", json={"product_ids": [own], "is_removed": True})).status_code == 403
    assert (await list_names(staff), await list_names(other)) == (["Balsam", "Serum"], ["Främmande"])
    assert (await staff.post(f"{PRODUCTS}/bulk", json={"product_ids": [own, coded], "is_removed": True})).json()["data"] == {"products": 2}
    await create_products(staff, "Nytt serum", code="S1")
    refused = await staff.post(f"{PRODUCTS}/bulk", json={"product_ids": [own, coded], "is_removed": False})
    assert (refused.status_code, refused.json()["data"]["code"]) == (409, "product.codes_taken")
    assert await list_names(staff) == ["Nytt serum"]
