"""Views of lists that a member saves for themselves (USE-017)."""

from uuid import UUID

import pytest

from clinic.accounts.saved_views.service import MAX_VIEWS_PER_LIST

pytestmark = [pytest.mark.anyio, pytest.mark.covers("USE-017")]
PATH = "/api/saved-views"


async def list_views(staff, list_name="clients"):
    return [(view["name"], view["query"]) for view in (await staff.get(PATH, params={"list_name": list_name})).json()["data"]]


async def save(staff, name, query="filter=all", list_name="clients"):
    return (await staff.post(PATH, json={"list_name": list_name, "name": name, "query": query})).json()


async def test_a_view_is_saved_replaced_and_deleted_by_its_member_only(as_staff):
    """USE-017: a view is a list's address under a name; colleagues don't see it."""
    staff = await as_staff("user")
    colleague = await as_staff("super_admin", company=staff.company)
    view = (await save(staff, " VIP clients ", "tag=VIP&sort=created_at"))["data"]
    await save(staff, "All")
    await save(staff, "Paid", list_name="receipts")
    assert (await save(staff, "vip clients", "tag=VIP"))["data"]["id"] == view["id"]
    assert await list_views(staff) == [("All", "filter=all"), ("vip clients", "tag=VIP")]
    assert await list_views(colleague) == []
    assert (await colleague.delete(f"{PATH}/{view['id']}")).status_code == 404
    assert (await staff.delete(f"{PATH}/{view['id']}")).json()["status"] == "1"
    assert await list_views(staff) == [("All", "filter=all")]
    assert len(await staff.list_audit("saved_view.saved")) == 4
    assert [row["subject_id"] for row in await staff.list_audit("saved_view.deleted")] == [UUID(view["id"])]


async def test_a_view_is_a_query_string_and_their_number_is_limited(as_staff):
    staff = await as_staff("user")
    for query in ("https://evil.example/?a=1", "a b", "a#b", "x" * 1001):
        assert "query" in (await save(staff, "Bad", query))["errors"], query
    for number in range(MAX_VIEWS_PER_LIST):
        assert (await save(staff, f"View {number:02}"))["status"] == "1"
    assert (await save(staff, "One more"))["data"]["code"] == "saved_view.too_many"
    assert (await save(staff, "View 00", "filter=inactive"))["status"] == "1", "an existing view is replaced"
    assert len(await list_views(staff)) == MAX_VIEWS_PER_LIST
