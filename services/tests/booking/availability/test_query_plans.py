"""Free times are planned once per connection; the plan must read occupied times by company and resource, in a clinic of any size."""

import asyncpg
import pytest

from clinic.booking.availability import queries
from clinic.booking.occupancy import queries as occupancy_queries
from clinic.core.database.base import new_id
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from tests.reports.year_fixture import seed_year
from tests.support.query_plans import explain_generic, scans_of

pytestmark = pytest.mark.anyio


OCCUPY = """
INSERT INTO occupancy (company_id, id, resource_id, overlap_group_id, during, booking_id)
SELECT company_id, gen_random_uuid(), practitioner_id, id, tstzrange(start_at, end_at), id FROM booking WHERE company_id = $1
"""


@pytest.fixture(autouse=True)
def connect_simulators():
    """No provider is called here."""


async def _seed_occupied_times(factory) -> Context:
    year = await seed_year(await factory.pos_clinic(), 3000, practitioners=5, clients=50)
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute("DELETE FROM occupancy")  # those of earlier tests would make the average resource look small
    await admin.execute(OCCUPY, year.company_id)
    await admin.execute("ANALYZE occupancy")
    await admin.close()
    return Context(company_id=year.company_id, actor="staff", membership_id=new_id(), client_scope="all")


async def test_conflicts_of_a_series_are_read_by_resource_and_time(factory):
    """BKG-036: read by resource alone, a series of two bookings takes 50 ms in a clinic with two million bookings, instead of half of one."""
    context = await _seed_occupied_times(factory)
    scans = list(scans_of(await explain_generic(context, occupancy_queries.CONFLICTS_OF_SPANS), "occupancy"))
    assert scans and all("resource_id =" in keys and "starts_at <" in keys and "starts_at >=" in keys for keys in scans), scans


@pytest.mark.parametrize("sql", [queries.SLOTS, queries.FIRST_SLOT, queries.SLOTS_PER_DAY, queries.NEAREST_SLOTS])
async def test_free_times_read_occupied_times_by_company_and_resource(factory, sql):
    context = await _seed_occupied_times(factory)
    scans = list(scans_of(await explain_generic(context, sql), "occupancy"))
    assert scans and all("company_id =" in keys and "resource_id =" in keys for keys in scans), scans
