"""What a sale asks of the database stays quick in a large clinic: its statement finds each row by its key, also as planned once for all."""

import orjson
import pytest

from clinic.core.context import Context
from clinic.core.db import hot
from clinic.core.models import new_id
from clinic.pos.sales import cart
from tests.reports.laid import lay

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def connected():
    """Nobody is asked here."""


async def test_a_cart_finds_its_client_by_key_among_thousands(make):
    """Row-level security can keep an index from being used; that shows only with many rows and a plan for any values."""
    at = await make.till()
    year = await lay(at, 100, people=2, clients=5000)
    context = Context(company_id=year.company_id, actor="staff", membership_id=new_id(), reach="all")
    async with hot(context) as connection:
        await connection.execute("SET LOCAL plan_cache_mode = force_generic_plan")
        await connection.execute(f"PREPARE known (uuid, uuid[], uuid[], uuid[], uuid, uuid) AS {cart._HELD}")
        plan = await connection.fetchval(
            f"EXPLAIN (FORMAT JSON) EXECUTE known ('{year.company_id}', '{{}}', '{{}}', '{{}}', '{new_id()}', '{new_id()}')",
        )
        await connection.execute("DEALLOCATE known")
    found = _clients(orjson.loads(plan)[0]["Plan"])
    assert found and all(keys == {"company_id", "id"} for keys in found), found


def _clients(plan) -> list[set[str]]:
    """By which columns each look at the clients finds its row; by none when it goes through them."""
    condition = plan.get("Index Cond", "")
    mine = [{name for name in ("company_id", "id") if f"({name} =" in condition}] if plan.get("Relation Name") == "client" else []
    return mine + [found for one in plan.get("Plans", ()) for found in _clients(one)]
