"""Rows that are queued during a transaction are inserted before its commit, all columns of all of them."""

import pytest
from asyncpg import UniqueViolationError
from sqlalchemy import text

from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.deferred_inserts import UnequalColumnsError, insert_before_commit
from clinic.core.database.session import driver_transaction, transaction
from clinic.core.database.tenant_context import Context

pytestmark = pytest.mark.anyio


async def test_rows_of_one_table_must_have_the_same_columns(factory):
    """The statement takes the columns of the first row: a row with others would lose values without an error."""
    company = await factory.company()
    row = {"company_id": company.id, "id": new_id(), "at": now(), "action": "sample", "actor": "system", "details": {}}
    with pytest.raises(UnequalColumnsError, match="subject_id"):
        async with transaction(Context.system(company.id)) as session:
            insert_before_commit(session, "audit", row)
            insert_before_commit(session, "audit", {**row, "id": new_id()})
            insert_before_commit(session, "audit", {**row, "id": new_id(), "subject_id": new_id()})


HOSTILE_TEXT = "'); DROP TABLE audit; COMMIT; -- \\' \\\\'' $1 {0} %s E'\\x41' \n\t\u2028 Åsa 😀"


async def _list_audited(company_id):
    async with transaction(Context.system(company_id)) as session:
        rows = await session.execute(text("SELECT id, details->>'note' FROM audit WHERE action = 'sample' ORDER BY at"))
        return [tuple(row) for row in rows]


async def test_driver_transaction_stores_each_text_exactly_as_it_is(factory):
    """Their values travel as literals in the message of the commit, so quotes and backslashes must not end them; twice on a connection."""
    company = await factory.company()
    ids = [new_id(), new_id()]
    for row_id in ids:
        async with driver_transaction(Context.system(company.id)) as session:
            insert_before_commit(session, "audit", {
                "company_id": company.id, "id": row_id, "at": now(), "action": "sample", "actor": "system", "details": {"note": HOSTILE_TEXT},
            })
    assert await _list_audited(company.id) == [(row_id, HOSTILE_TEXT) for row_id in ids]


async def test_refused_row_of_a_driver_transaction_undoes_all_of_it(factory):
    """The commit in the same message isn't reached; the connection is usable afterwards."""
    company = await factory.company()
    row = {"company_id": company.id, "id": new_id(), "at": now(), "action": "sample", "actor": "system", "details": {"note": "first"}}
    for _ in range(2):
        with pytest.raises(UniqueViolationError):
            async with driver_transaction(Context.system(company.id)) as session:
                await (await session.connection()).execute("UPDATE company SET name = 'changed' WHERE id = $1", company.id)
                insert_before_commit(session, "audit", row)
                insert_before_commit(session, "audit", row)
    assert await _list_audited(company.id) == []
    async with transaction(Context.system(company.id)) as session:
        assert await session.scalar(text("SELECT name FROM company WHERE id = :id"), {"id": company.id}) == company.name
    async with driver_transaction(Context.system(company.id)) as session:
        insert_before_commit(session, "audit", row)
    assert await _list_audited(company.id) == [(row["id"], "first")]
