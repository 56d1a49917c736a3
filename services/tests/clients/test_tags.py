"""Tags of clients: given to several at a time, filtered by, audited, and taken along by a merge (USE-017)."""

import pytest
from sqlalchemy import select

from clinic.clients import merge
from clinic.clients.models import ClientTag
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context

pytestmark = [pytest.mark.anyio, pytest.mark.covers("USE-017")]


async def change_tags(staff, clients, *, add=(), remove=()):
    body = {"client_ids": [str(client.id) for client in clients], "add": list(add), "remove": list(remove)}
    return await staff.post("/api/client-tags", json=body)


async def list_names(staff, **query):
    """Return the last names of the listed clients, with their tags."""
    data = (await staff.get("/api/clients", params=query)).json()["data"]
    return {row["last_name"]: row["tags"] for row in data["items"]}


async def test_clients_are_tagged_together_and_filtered_by_all_of_several_tags(as_staff, factory):
    """USE-017: a bulk action tags the selected clients, and the list is filtered by tags."""
    staff = await as_staff("user")
    ek, berg, lind = [await factory.client(staff.company, last_name=name) for name in ("Ek", "Berg", "Lind")]
    reply = (await change_tags(staff, [ek, berg], add=["VIP", "Botox"])).json()
    assert (reply["status"], reply["data"]) == ("1", {"clients": 2})
    assert (await change_tags(staff, [ek, lind], add=["vip"], remove=["BOTOX"])).json()["data"] == {"clients": 2}
    assert await list_names(staff) == {"Ek": ["VIP"], "Berg": ["Botox", "VIP"], "Lind": ["VIP"]}
    assert await list_names(staff, tags=["vip", "botox"]) == {"Berg": ["Botox", "VIP"]}
    assert await list_names(staff, tags=["VIP"], search="lind") == {"Lind": ["VIP"]}
    assert await list_names(staff, tags=["unknown"]) == {}
    tags = (await staff.get("/api/client-tags", params={"sort": "clients", "order": "desc"})).json()["data"]["items"]
    assert [(tag["name"], tag["clients"]) for tag in tags] == [("VIP", 3), ("Botox", 1)]
    assert (await staff.get(f"/api/clients/{berg.id}/tags")).json()["data"] == {"tags": ["Botox", "VIP"]}
    entries = [entry for entry in await staff.list_audit("client.tags_changed") if entry["client_id"] == ek.id]
    assert sorted((entry["details"]["added"], entry["details"]["removed"]) for entry in entries) == [([], ["Botox"]), (["Botox", "VIP"], [])]


async def test_a_change_that_cannot_be_made_for_all_is_made_for_none(as_staff, factory):
    """USE-017: another company's client is not found, and a client has at most 20 tags."""
    staff, foreign = await as_staff("user"), await factory.client(await factory.company())
    client = await factory.client(staff.company)
    assert (await change_tags(staff, [client, foreign], add=["VIP"])).status_code == 404
    assert (await change_tags(staff, [client], add=[f"tag {number}" for number in range(20)])).json()["status"] == "1"
    reply = (await change_tags(staff, [client], add=["one more"])).json()
    assert (reply["data"]["code"], reply["data"]["limit"]) == ("client.too_many_tags", 20)
    assert (await change_tags(staff, [client], add=["one more"], remove=["tag 1"])).json()["status"] == "1"
    for name in ("", "x" * 41):
        assert (await change_tags(staff, [client], add=[name])).status_code == 422


async def test_a_restricted_user_sees_and_changes_the_tags_of_their_clients_only(as_staff, factory):
    """USE-017, BEY-026: tags stand under the policy of client access, those in the list of tags too."""
    owner = await as_staff("super_admin")
    own, other = await factory.client(owner.company), await factory.client(owner.company)
    await change_tags(owner, [own, other], add=["VIP"])
    await change_tags(owner, [other], add=["Secret"])
    user = await as_staff("user", company=owner.company, client_access="custom")
    await factory.client_access(user.member, own)
    tags = (await user.get("/api/client-tags")).json()["data"]["items"]
    assert [(tag["name"], tag["clients"]) for tag in tags] == [("VIP", 1)]
    assert (await change_tags(user, [other], add=["Seen"])).status_code == 404
    assert (await change_tags(user, [own], add=["Seen"])).json()["status"] == "1"


async def test_a_merge_takes_the_tags_along(factory):
    """USE-017, BEY-025: the remaining client has the tags of both, and none twice."""
    company = await factory.company()
    target, source = await factory.client(company), await factory.client(company)
    async with transaction(Context.system(company.id)) as session:
        for client, name in ((target, "VIP"), (source, "vip"), (source, "Botox")):
            session.add(ClientTag(company_id=company.id, client_id=client.id, name=name))
    async with transaction(Context.system(company.id)) as session:
        await merge.move_related_rows(session, source.id, target.id)
    async with read_only_transaction(Context.system(company.id)) as session:
        rows = (await session.execute(select(ClientTag.client_id, ClientTag.name).order_by(ClientTag.name))).all()
    assert [tuple(row) for row in rows] == [(target.id, "Botox"), (target.id, "VIP")]


async def test_tags_of_a_merged_client_are_refused(as_staff, factory):
    staff = await as_staff("super_admin")
    target, source = await factory.client(staff.company), await factory.client(staff.company)
    async with transaction(Context.system(staff.company.id)) as session:
        await merge.move_related_rows(session, source.id, target.id)
    assert (await change_tags(staff, [source], add=["VIP"])).json()["data"]["code"] == "client.merged"
