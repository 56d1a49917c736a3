"""When two clients turn out to be one: complete by construction, on one of everything there is."""

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
