"""Rows that are queued during a transaction are inserted before its commit, all columns of all of them."""

import pytest

from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.deferred_inserts import UnequalColumnsError, insert_before_commit
from clinic.core.database.session import transaction
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
