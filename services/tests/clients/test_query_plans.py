"""The client search is planned once per connection; its plan must find clients and tokens by their keys in a clinic of any size."""

import asyncpg
import pytest

from clinic.clients import queries
from clinic.clients.schemas import ClientListParams
from clinic.core.database.base import new_id
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from tests.support.query_plans import explain_generic, scans_of

pytestmark = pytest.mark.anyio

COPY_CLIENT = """
WITH made AS (INSERT INTO client SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
  FROM client c, generate_series(1, 5000) WHERE c.id = $1 RETURNING company_id, id)
INSERT INTO client_search_token (company_id, id, token) SELECT company_id, id, token FROM made, unnest(ARRAY['eva', 'ek']) token
"""


@pytest.mark.parametrize("scope", ["all", "granted"])
@pytest.mark.parametrize("term_count", [1, 2])
async def test_search_reads_clients_and_tokens_by_their_keys(factory, scope, term_count):
    company = await factory.company()
    admin = await asyncpg.connect(settings().database_admin_url)
    await admin.execute(COPY_CLIENT, (await factory.client(company)).id)
    await admin.execute("ANALYZE client, client_search_token")
    await admin.close()
    context = Context(company_id=company.id, actor="staff", membership_id=new_id(), client_scope=scope)
    plan = await explain_generic(context, queries.page_sql(ClientListParams(), term_count))
    clients, tokens = list(scans_of(plan, "client")), list(scans_of(plan, "client_search_token"))
    assert len(clients) == 2 and all("(company_id =" in keys and "(id =" in keys for keys in clients), plan
    assert len(tokens) == term_count and all("(company_id =" in keys and ("(token >=" in keys or "(id =" in keys) for keys in tokens), plan
