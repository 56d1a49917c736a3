"""When two clients turn out to be one: complete by construction, on one of everything there is."""

import asyncio
from uuid import UUID

import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import DeclarativeBase, Mapped

from clinic.clients import merging
from clinic.clients.models import Client, ClientAccess
from clinic.core.context import Context
from clinic.core.db import owned, read_only, unit
from clinic.core.errors import NotFound
from clinic.core.models import ClientOwned, CompanyOwned, company_key
from tests.walk.world import build

pytestmark = pytest.mark.anyio


@pytest.mark.covers("BEY-025")
def test_every_table_that_names_a_client_says_how_it_follows():
    """BEY-025: derived from the foreign keys and the reach policies."""
    assert merging.undeclared() == []
    names = {model.__tablename__ for model in merging.naming()}
    assert {"client", "client_access", "booking", "procedure", "file", "document", "prescription", "message", "receipt"} <= names


@pytest.mark.covers("BEY-025")
@pytest.mark.parametrize("base", [ClientOwned, CompanyOwned])
def test_a_planted_table_that_does_not_say_is_found(base):
    """BEY-025: a new table that points at clients and is left out makes the check fail, by its policy or by its key alone."""
    class Elsewhere(DeclarativeBase):
        """A world of tables with one that is planted."""

        __merge__ = ""

    class Planted(base, Elsewhere):
        __tablename__ = "planted"
        __table_args__ = (company_key("client", "client_id"),)

        client_id: Mapped[UUID]

    assert merging.undeclared(Elsewhere.registry) == ["planted"]
    Planted.__merge__ = "nobody's"
    assert merging.undeclared(Elsewhere.registry) == ["planted"], "a resolver has to be there"
    Planted.__merge__ = "move"
    assert merging.undeclared(Elsewhere.registry) == []


async def _rows_of(session, model, column, client_id) -> int:
    key = getattr(model, column)
    return await session.scalar(select(func.count()).select_from(model).where(key == client_id)) or 0


@pytest.mark.covers("BEY-025", "REC-022")
async def test_one_of_everything_follows_what_is_signed_too(as_staff, make):
    """BEY-025: nothing that moves is left behind; what is in the lineage stays where it was written."""
    from tests.drawing import signature

    world = await build(as_staff, make)
    company, gone = world.place.company, world.client
    kept, restricted = await make.client(company), await make.member(company, client_access="custom")
    await make.access(restricted, gone)
    at = f"/api/clients/{gone.id}/procedures"
    signed = await world.owner.post(f"{at}/{world.ids['procedure_id']}/sign", json={"signature": signature(), "version": 1})
    assert signed.json()["status"] == "1", signed.text
    async with read_only(Context.system(company.id)) as session:
        before = {
            (model, column): await _rows_of(session, model, column, gone.id) for model, columns in merging.naming().items() for column in columns
        }
    async with unit(Context.system(company.id)) as session:
        await merging.follow(session, gone.id, kept.id)
    async with read_only(Context.system(company.id)) as session:
        for (model, column), count in before.items():
            left = await _rows_of(session, model, column, gone.id)
            there = await _rows_of(session, model, column, kept.id)
            if model.__merge__ == "move":
                assert (left, there >= count) == (0, True), model.__tablename__
            elif model.__merge__ == "lineage":
                assert left == count, model.__tablename__
        assert before[next(key for key in before if key[0].__tablename__ == "procedure")] == 1
        assert [row.client_id for row in await session.scalars(select(ClientAccess).where(ClientAccess.membership_id == restricted.id))] == [kept.id]
        assert (await session.get_one(Client, (company.id, gone.id))).merged_into == kept.id
    shown = (await world.owner.get(f"/api/clients/{kept.id}/procedures")).json()["data"]["items"]
    assert [(row["id"], row["state"]) for row in shown] == [(world.ids["procedure_id"], "signed")]
    assert [row["subject_id"] for row in await world.owner.audit_of("client.merged")] == [kept.id]


@pytest.mark.covers("BEY-060")
async def test_another_companys_client_is_not_found(make):
    """BEY-060: merging meets only the company's own."""
    company, other = await make.company(), await make.company()
    mine, foreign = await make.client(company), await make.client(other)
    with pytest.raises(NotFound):
        async with unit(Context.system(company.id)) as session:
            await merging.follow(session, foreign.id, mine.id)
    async with read_only(Context.system(other.id)) as session:
        assert (await owned(session, Client, foreign.id)).merged_into is None


async def pair(as_staff, make, role="admin"):
    """An administrator, and two clients who turn out to be one; the plan has room for two."""
    staff = await as_staff(role, company=await make.company(client_limit=2))
    kept = await make.client(staff.company, first_name="Klara", last_name="Öberg", email="klara@new.test", country_code="+46", mobile_number="701740605")
    gone = await make.client(staff.company, first_name="Clara", last_name="Oberg", personal_id="19800101-0000", warning="Latex",
                             country_code="+45", mobile_number="20123456", phone="+4520123456")
    return staff, kept, gone


def wanted(kept, gone, *taken, **more):
    return {"gone_id": str(gone.id), "gone_version": gone.version, "taken": list(taken), "version": kept.version, **more}


@pytest.mark.covers("REC-006", "BEY-025")
async def test_two_are_made_one_field_by_field(as_staff, make):
    """REC-006: the fields that were chosen, found by them, its record and both logs on the one that stays; the other is no more."""
    staff, kept, gone = await pair(as_staff, make)
    for client in (kept, gone):
        await staff.get(f"/api/clients/{client.id}")
    written = {"title": "Läppar", "date": "2026-11-20"}
    assert (await staff.post(f"/api/clients/{gone.id}/procedures", json=written)).json()["status"] == "1"
    done = await staff.post(f"/api/clients/{kept.id}/merge", json=wanted(kept, gone, "first_name", "personal_id", "mobile_number"))
    one = done.json()["data"]
    assert (one["id"], one["first_name"], one["last_name"], one["personal_id"], one["warning"], one["email"]) == (
        str(kept.id), "Clara", "Öberg", "19800101-0000", "", "klara@new.test",
    ), done.text
    assert (one["country_code"], one["mobile_number"]) == ("+45", "20123456")
    assert [row["title"] for row in (await staff.get(f"/api/clients/{kept.id}/procedures")).json()["data"]["items"]] == ["Läppar"]
    for search, found in (("clara", [str(kept.id)]), ("klara@new", [str(kept.id)]), ("20123456", [str(kept.id)]), ("oberg", [str(kept.id)])):
        assert [row["id"] for row in (await staff.get("/api/clients", params={"search": search})).json()["data"]["items"]] == found, search
    [row] = await staff.audit_of("client.merged")
    assert row["facts"] == {"gone": str(gone.id), "taken": ["first_name", "personal_id", "mobile_number"]}
    looked = (await staff.get(f"/api/clients/{kept.id}/looks")).json()["data"]["items"]
    assert len([one for one in looked if "card" in one["what"] or "card" in one["sentence"]]) == 2, looked
    log = (await staff.get("/api/audit", params={"client_id": str(kept.id)})).json()["data"]["items"]
    logged = [row["action"] for row in log]
    assert (logged.count("client.looked"), "procedure.made" in logged) == (2, True), "both logs end on the one that stays"
    for answer in (
        await staff.get(f"/api/clients/{gone.id}"), await staff.post(f"/api/clients/{gone.id}/procedures", json=written),
        await staff.get(f"/api/overview/clients/{gone.id}/card"),
        await staff.post(f"/api/clients/{gone.id}/merge", json=wanted(gone, kept)),
    ):
        assert answer.status_code == 409, answer.text
    again = await staff.post(f"/api/clients/{kept.id}/merge", json=wanted(kept, gone, version=one["version"], gone_version=2))
    assert again.json()["data"]["code"] == "client.merged"
    new = {"first_name": "Ny", "last_name": "Klient"}
    statuses = [(await staff.post("/api/clients", json=new)).json()["status"] for _ in range(2)]
    assert statuses == ["1", "2"], "who was merged takes no room in the plan"
    told = (await staff.get(f"/api/clients/{gone.id}")).json()["data"]
    assert told == {"code": "client.merged", "client_id": str(kept.id)}


@pytest.mark.covers("REC-006", "PLT-111", "PLT-034", "BEY-060")
async def test_only_exactly_two_of_ones_own_as_they_were_compared(as_staff, make):
    """REC-006: not oneself, not another clinic's, not one that was changed since, not by whom some of it may be hidden."""
    staff, kept, gone = await pair(as_staff, make)
    at, foreign = f"/api/clients/{kept.id}/merge", await make.client(await make.company())
    itself = await staff.post(at, json=wanted(kept, kept))
    assert itself.json()["errors"]["gone_id"][0]["code"] == "unknown"
    assert (await staff.post(at, json=wanted(kept, foreign))).status_code == 404
    for stale in ({"version": kept.version + 1}, {"gone_version": gone.version + 1}):
        assert (await staff.post(at, json=wanted(kept, gone, **stale))).json()["data"]["code"] == "version.stale"
    assert (await staff.post(at, json=wanted(kept, gone, "id"))).status_code == 422
    nurse, restricted = [await as_staff(role, company=staff.company, client_access=access) for role, access in (("user", "full"), ("admin", "custom"))]
    for client in (kept, gone):
        await make.access(restricted.member, client)
    for who, code in ((nurse, "permission.role"), (restricted, "forbidden")):
        refused = await who.post(at, json=wanted(kept, gone))
        assert (refused.status_code, refused.json()["data"]["code"]) == (403, code)
    assert await staff.audit_of("client.merged") == []


@pytest.mark.covers("REC-006")
async def test_two_merges_at_once_make_one(as_staff, make):
    """REC-006: of two who each keep the other, one is told that it has become part of the other."""
    staff, kept, gone = await pair(as_staff, make)
    answers = await asyncio.gather(
        staff.post(f"/api/clients/{kept.id}/merge", json=wanted(kept, gone)), staff.post(f"/api/clients/{gone.id}/merge", json=wanted(gone, kept)),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert len(await staff.audit_of("client.merged")) == 1
