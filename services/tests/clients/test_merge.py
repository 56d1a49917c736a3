"""Merging two clients: every table has a strategy, all related rows follow, and the chosen fields are taken over."""

import asyncio
from uuid import UUID

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import DeclarativeBase, Mapped

from clinic.clients import merge
from clinic.clients.models import Client, ClientAccess
from clinic.core.api.errors import NotFound
from clinic.core.database.base import ClientOwned, CompanyOwned, company_foreign_key
from clinic.core.database.session import get_owned, read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from tests.route_coverage.sample_clinic import build_sample_clinic
from tests.support.images import draw_signature

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-025")
def test_every_table_that_references_a_client_has_a_merge_strategy():
    """BEY-025: derived from the foreign keys and the client-scope policies."""
    assert merge.tables_without_strategy() == []
    tables = {model.__tablename__ for model in merge.client_references()}
    assert {"client", "client_access", "booking", "procedure", "file", "document", "prescription", "message", "receipt"} <= tables


STAYS_AT_THE_MERGED_CLIENT = {
    "audit": "entries never change; the log of a client is read for all its earlier ids",
    "client_access_log": "entries never change; read for all earlier ids",
    "client_export": "an export made before the merge lacks the other client's record, and is not offered for the remaining one",
    "policy_notice": "a version that was shown to the merged client was shown to that person then; such rows never change",
}
"""The tables whose rows keep the merged client's id, each with why. All other rows move: they would be left at a client that no screen opens."""


@pytest.mark.covers("BEY-025")
def test_rows_stay_at_the_merged_client_only_in_the_listed_tables():
    """BEY-025: a message, for instance, that kept the merged client's id would be in no list of the remaining one."""
    strategies = {model.__tablename__: model.__on_client_merge__ for model in merge.client_references()}
    assert {table for table, strategy in strategies.items() if strategy == merge.MERGED_IDS} == set(STAYS_AT_THE_MERGED_CLIENT)
    not_moved = {table: strategy for table, strategy in strategies.items() if strategy not in {merge.MOVE, merge.MERGED_IDS}}
    assert not_moved == {
        "card_on_file": "cards_on_file", "client": "client", "client_access": "access", "client_search_token": "tokens", "client_tag": "client_tags",
        "form_flow": "form_flows",
    }


@pytest.mark.covers("BEY-025", "BEY-026")
async def test_audit_and_access_log_of_the_merged_client_are_read_at_the_remaining_one(as_staff, factory):
    """BEY-025: what stays at the merged client is found by the id of the client that remains, but for exports."""
    owner = await as_staff("super_admin")
    target, source = await factory.client(owner.company), await factory.client(owner.company)
    assert (await owner.get(f"/api/clients/{source.id}")).json()["status"] == "1"
    assert (await owner.post(f"/api/clients/{source.id}/export", json={})).json()["status"] == "1"

    async def log_ids(path, client_id):
        reply = (await owner.get(path.format(client_id), params={"client_id": str(client_id), "per_page": 100})).json()
        assert reply["status"] == "1", reply
        return {row["id"] for row in reply["data"]["items"]}

    logs = ("/api/audit", "/api/clients/{}/access-log")
    before = {path: await log_ids(path, source.id) for path in logs}
    assert all(before.values())
    async with transaction(Context.system(owner.company.id)) as session:
        await merge.move_related_rows(session, source.id, target.id)
    for path in logs:
        assert before[path] <= await log_ids(path, target.id), path
    assert (await owner.get(f"/api/clients/{target.id}/export")).json()["data"] is None


@pytest.mark.covers("BEY-025")
@pytest.mark.parametrize("base", [ClientOwned, CompanyOwned])
def test_a_table_without_a_known_strategy_is_reported(base):
    """BEY-025: a new table that references a client without a strategy is found by its policy or by its foreign key alone."""
    class SeparateBase(DeclarativeBase):
        """A registry of its own for the planted table."""

        __on_client_merge__ = ""

    class Planted(base, SeparateBase):
        __tablename__ = "planted"
        __table_args__ = (company_foreign_key("client", "client_id"),)

        client_id: Mapped[UUID]

    assert merge.tables_without_strategy(SeparateBase.registry) == ["planted"]
    Planted.__on_client_merge__ = "unregistered"
    assert merge.tables_without_strategy(SeparateBase.registry) == ["planted"], "the strategy has to be registered"
    Planted.__on_client_merge__ = "move"
    assert merge.tables_without_strategy(SeparateBase.registry) == []


async def _count_rows(session, model, column, client_id) -> int:
    key = getattr(model, column)
    return await session.scalar(select(func.count()).select_from(model).where(key == client_id)) or 0


@pytest.mark.covers("BEY-025", "REC-022")
async def test_all_related_rows_move_to_the_target_including_signed_ones(as_staff, factory):
    """BEY-025: no row with the strategy "move" is left at the source; rows with "merged_ids" stay there."""
    world = await build_sample_clinic(as_staff, factory)
    company, source = world.company, world.client
    target, restricted_member = await factory.client(company), await factory.member(company, client_access="custom")
    await factory.client_access(restricted_member, source)
    path = f"/api/clients/{source.id}/procedures"
    signed = await world.owner.post(f"{path}/{world.ids['procedure_id']}/sign", json={"signature": draw_signature(), "version": 1})
    assert signed.json()["status"] == "1", signed.text
    async with read_only_transaction(Context.system(company.id)) as session:
        counts_before = {
            (model, column): await _count_rows(session, model, column, source.id)
            for model, columns in merge.client_references().items() for column in columns
        }
    async with transaction(Context.system(company.id)) as session:
        await merge.move_related_rows(session, source.id, target.id)
    async with read_only_transaction(Context.system(company.id)) as session:
        for (model, column), count in counts_before.items():
            at_source = await _count_rows(session, model, column, source.id)
            at_target = await _count_rows(session, model, column, target.id)
            if model.__on_client_merge__ == "move":
                assert (at_source, at_target >= count) == (0, True), model.__tablename__
            elif model.__on_client_merge__ == "merged_ids":
                assert at_source == count, model.__tablename__
        assert counts_before[next(key for key in counts_before if key[0].__tablename__ == "procedure")] == 1
        grants = await session.scalars(select(ClientAccess).where(ClientAccess.membership_id == restricted_member.id))
        assert [row.client_id for row in grants] == [target.id]
        assert (await session.get_one(Client, (company.id, source.id))).merged_into == target.id
    procedures = (await world.owner.get(f"/api/clients/{target.id}/procedures")).json()["data"]["items"]
    assert [(row["id"], row["state"]) for row in procedures] == [(world.ids["procedure_id"], "signed")]
    assert [row["subject_id"] for row in await world.owner.list_audit("client.merged")] == [target.id]


@pytest.mark.covers("BEY-060")
async def test_client_of_another_company_is_not_found(factory):
    """BEY-060: only the company's own clients can be merged."""
    company, other_company = await factory.company(), await factory.company()
    client, foreign_client = await factory.client(company), await factory.client(other_company)
    with pytest.raises(NotFound):
        async with transaction(Context.system(company.id)) as session:
            await merge.move_related_rows(session, foreign_client.id, client.id)
    async with read_only_transaction(Context.system(other_company.id)) as session:
        assert (await get_owned(session, Client, foreign_client.id)).merged_into is None


async def create_duplicates(as_staff, factory, role="admin"):
    """Return a user, and a target and a source client who are the same person; the plan has room for two clients."""
    staff = await as_staff(role, company=await factory.company(client_limit=2))
    target = await factory.client(
        staff.company, first_name="Klara", last_name="Öberg", email="klara@new.test", country_code="+46", mobile_number="701740605",
    )
    source = await factory.client(
        staff.company, first_name="Clara", last_name="Oberg", personal_id="19800101-0000", warning="Latex", country_code="+45",
        mobile_number="20123456", phone="+4520123456",
    )
    return staff, target, source


def merge_data(target, source, *fields, **more):
    data = {"source_id": str(source.id), "source_version": source.version, "reason": "Samma person", "version": target.version}
    return {**data, "fields_from_source": list(fields), **more}


@pytest.mark.covers("REC-006", "BEY-025")
async def test_merge_takes_the_chosen_fields_and_moves_record_and_logs(as_staff, factory):
    """REC-006: chosen fields, search, record and both logs are the target's; the source refuses everything and frees its slot."""
    staff, target, source = await create_duplicates(as_staff, factory)
    for client in (target, source):
        await staff.get(f"/api/clients/{client.id}")
    procedure = {"title": "Läppar", "date": "2026-11-20"}
    assert (await staff.post(f"/api/clients/{source.id}/procedures", json=procedure)).json()["status"] == "1"
    data = merge_data(target, source, "first_name", "personal_id", "mobile_number")
    response = await staff.post(f"/api/clients/{target.id}/merge", json=data)
    merged = response.json()["data"]
    fields = ("id", "first_name", "last_name", "personal_id", "warning", "email")
    assert tuple(merged[name] for name in fields) == (
        str(target.id), "Clara", "Öberg", "19800101-0000", "", "klara@new.test",
    ), response.text
    assert (merged["country_code"], merged["mobile_number"]) == ("+45", "20123456")
    procedures = (await staff.get(f"/api/clients/{target.id}/procedures")).json()["data"]["items"]
    assert [row["title"] for row in procedures] == ["Läppar"]
    for search in ("clara", "klara@new", "20123456", "oberg"):
        results = (await staff.get("/api/clients", params={"search": search})).json()["data"]["items"]
        assert [row["id"] for row in results] == [str(target.id)], search
    [audit_row] = await staff.list_audit("client.merged")
    assert audit_row["details"] == {
        "source": str(source.id), "fields_from_source": ["first_name", "personal_id", "mobile_number"], "reason": "Samma person",
    }
    access_log = (await staff.get(f"/api/clients/{target.id}/access-log")).json()["data"]["items"]
    assert len([entry for entry in access_log if "card" in entry["action"] or "card" in entry["sentence"]]) == 2, access_log
    audit_log = (await staff.get("/api/audit", params={"client_id": str(target.id)})).json()["data"]["items"]
    actions = [row["action"] for row in audit_log]
    assert (actions.count("client.viewed"), "procedure.created" in actions) == (2, True), "the target has both clients' logs"
    for refusal in (
        await staff.get(f"/api/clients/{source.id}"), await staff.post(f"/api/clients/{source.id}/procedures", json=procedure),
        await staff.get(f"/api/overview/clients/{source.id}/summary"),
        await staff.post(f"/api/clients/{source.id}/merge", json=merge_data(source, target)),
    ):
        assert refusal.status_code == 409, refusal.text
    data = merge_data(target, source, version=merged["version"], source_version=2)
    repeated = await staff.post(f"/api/clients/{target.id}/merge", json=data)
    assert repeated.json()["data"]["code"] == "client.merged"
    new_client = {"first_name": "Ny", "last_name": "Klient"}
    statuses = [(await staff.post("/api/clients", json=new_client)).json()["status"] for _ in range(2)]
    assert statuses == ["1", "2"], "a merged client doesn't count against the plan's limit"
    refusal_data = (await staff.get(f"/api/clients/{source.id}")).json()["data"]
    assert refusal_data == {"code": "client.merged", "client_id": str(target.id)}


@pytest.mark.covers("REC-006", "PLT-034", "BEY-060", "USE-014")
async def test_invalid_outdated_and_unauthorized_merges_are_refused(as_staff, factory):
    """REC-006: not with itself, another clinic's client, in changed versions, without a reason, or by a restricted user."""
    staff, target, source = await create_duplicates(as_staff, factory)
    path, foreign_client = f"/api/clients/{target.id}/merge", await factory.client(await factory.company())
    with_itself = await staff.post(path, json=merge_data(target, target))
    assert with_itself.json()["errors"]["source_id"][0]["code"] == "unknown"
    assert (await staff.post(path, json=merge_data(target, foreign_client))).status_code == 404
    for stale in ({"version": target.version + 1}, {"source_version": source.version + 1}):
        assert (await staff.post(path, json=merge_data(target, source, **stale))).json()["data"]["code"] == "version.stale"
    assert (await staff.post(path, json=merge_data(target, source, "id"))).status_code == 422
    assert list((await staff.post(path, json=merge_data(target, source, reason=" "))).json()["errors"]) == ["reason"]
    nurse = await as_staff("user", company=staff.company, client_access="full")
    restricted = await as_staff("admin", company=staff.company, client_access="custom")
    for client in (target, source):
        await factory.client_access(restricted.member, client)
    for user, code in ((nurse, "permission.role"), (restricted, "forbidden")):
        refusal = await user.post(path, json=merge_data(target, source))
        assert (refusal.status_code, refusal.json()["data"]["code"]) == (403, code)
    assert await staff.list_audit("client.merged") == []


@pytest.mark.covers("REC-006")
async def test_opposite_concurrent_merges_cannot_both_succeed(as_staff, factory):
    """REC-006: of two merges in opposite directions, one is refused because its target has been merged."""
    staff, first, second = await create_duplicates(as_staff, factory)
    responses = await asyncio.gather(
        staff.post(f"/api/clients/{first.id}/merge", json=merge_data(first, second)),
        staff.post(f"/api/clients/{second.id}/merge", json=merge_data(second, first)),
    )
    assert sorted(response.status_code for response in responses) == [200, 409]
    assert len(await staff.list_audit("client.merged")) == 1
