"""The query of a sale stays fast in a large clinic: it finds each row by its key, also with a generic plan."""

import orjson
import pytest

from clinic.core.database.base import new_id
from clinic.core.database.session import read_connection
from clinic.core.database.tenant_context import Context
from clinic.pos.checkout import queries
from tests.reports.year_fixture import seed_year

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def connect_simulators():
    """No provider is called here."""


async def test_cart_query_finds_its_client_by_key_among_thousands(factory):
    """Row-level security can keep an index from being used; that shows only with many rows and a generic plan."""
    at = await factory.pos_clinic()
    year = await seed_year(at, 100, practitioners=2, clients=5000)
    context = Context(company_id=year.company_id, actor="staff", membership_id=new_id(), client_scope="all")
    async with read_connection(context) as connection:
        await connection.execute("SET LOCAL plan_cache_mode = force_generic_plan")
        await connection.execute(f"PREPARE load_cart (uuid, uuid[], uuid[], uuid[], uuid, uuid) AS {queries.CART_ROWS_WITH_LOCKED_CLIENT}")
        plan = await connection.fetchval(
            f"EXPLAIN (FORMAT JSON) EXECUTE load_cart ('{year.company_id}', '{{}}', '{{}}', '{{}}', '{new_id()}', '{new_id()}')",
        )
        await connection.execute("DEALLOCATE load_cart")
    index_keys = _client_index_keys(orjson.loads(plan)[0]["Plan"])
    assert index_keys and all(keys == {"company_id", "id"} for keys in index_keys), index_keys


def _client_index_keys(plan) -> list[set[str]]:
    """Return the key columns by which each scan of the client table finds its row; an empty set for a full scan."""
    condition = plan.get("Index Cond", "")
    keys = [{name for name in ("company_id", "id") if f"({name} =" in condition}] if plan.get("Relation Name") == "client" else []
    return keys + [child_keys for child in plan.get("Plans", ()) for child_keys in _client_index_keys(child)]
