"""The company calls `usage` and `clients-count` (PLT-051): exact for small clinics, from the job's count for large ones."""

from datetime import timedelta
from typing import Any

import asyncpg
import pytest
from sqlalchemy import update

from clinic.clients.models import Client
from clinic.company.models import Company
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.messaging.models import Message
from clinic.overview.jobs import count_usage
from clinic.overview.usage.queries import EXACT_COUNT
from tests.quality.test_devices import PDF, upload_pdf

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-051")]
USAGE, COUNT = "/api/company/usage", "/api/company/clients-count"
COPY_CLIENT = """INSERT INTO client SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
 FROM client c, generate_series(1, $2::int) WHERE c.id = $1"""


async def get_usage(staff: Any) -> dict[str, Any]:
    response = await staff.get(USAGE)
    assert response.status_code == 200, response.text
    return dict(response.json()["data"])


def sent_message(company: Any, channel: str, state: str = "sent", **fields: Any) -> Message:
    return Message(company_id=company.id, id=new_id(), topic="t", subject_id=new_id(), channel=channel, type="notice", to="x", text="x", state=state, **fields)


async def test_usage_counts_users_clients_storage_and_messages_against_the_plan(as_staff: Any, factory: Any) -> None:
    company = await factory.company(user_limit=5, client_limit=3, timezone="Europe/Stockholm")
    admin = await as_staff("admin", company=company, is_pos_on=False)
    await as_staff("user", company=company)
    await as_staff("user", company=company, is_active=False)
    foreign = await as_staff("admin")
    clients = [await factory.client(company) for _ in range(3)]
    await upload_pdf(admin)
    async with transaction(Context.system(company.id)) as session:
        session.add_all([sent_message(company, "sms"), sent_message(company, "sms", "delivered"), sent_message(company, "sms", "failed")])
        session.add_all([sent_message(company, "mail"), sent_message(company, "sms", created_at=now() - timedelta(days=32))])
        await session.execute(update(Client).where(Client.id == clients[0].id).values(deleted_at=now()))
    usage = await get_usage(admin)
    assert usage["clients"] == {"used": 2, "limit": 3}
    assert (usage["users"]["used"], usage["users"]["limit"], usage["users"]["booking"], usage["users"]["pos"]) == (2, 5, 2, 1)
    assert usage["storage"] == {"files": 1, "bytes": len(PDF)}
    assert (usage["messages"]["sms"], usage["messages"]["emails"], usage["counted_at"]) == (2, 1, None)
    assert (await admin.get(COUNT)).json()["data"] == {"count": 2, "counted_at": None}
    theirs = await get_usage(foreign)
    assert (theirs["clients"]["used"], theirs["storage"], theirs["messages"]["sms"]) == (0, {"files": 0, "bytes": 0}, 0)
    async with transaction(Context.system(company.id)) as session:
        await session.execute(update(Company).where(Company.id == company.id).values(user_limit=0, client_limit=0))
    usage = await get_usage(admin)
    assert (usage["clients"]["limit"], usage["users"]["limit"]) == (None, None)


async def test_a_restricted_user_sees_no_counts_of_what_they_cannot_see(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    await factory.client(company)
    await count_usage(Context.system(company.id))
    restricted = await as_staff("admin", company=company, client_access="custom")
    usage = await get_usage(restricted)
    assert [usage[name] for name in ("clients", "storage", "messages", "counted_at")] == [None] * 4
    assert usage["users"]["used"] == 1
    assert (await restricted.get(COUNT)).json()["data"]["count"] == 0
    for role in ("user", "accountant"):
        assert (await (await as_staff(role, company=company)).get(USAGE)).status_code == 403
    assert (await (await as_staff("accountant", company=company)).get(COUNT)).status_code == 403


async def test_a_large_clinic_is_shown_the_last_count(as_staff: Any, factory: Any) -> None:
    """The number comes from the job's row and says when it was counted; a restricted user still counts their own."""
    company = await factory.company(client_limit=0)
    admin = await as_staff("admin", company=company)
    restricted = await as_staff("user", company=company, client_access="custom")
    connection = await asyncpg.connect(settings().database_admin_url)
    await connection.execute(COPY_CLIENT, (await factory.client(company)).id, EXACT_COUNT)
    await connection.close()
    await count_usage(Context.system(company.id))
    await count_usage(Context.system(company.id))
    await factory.client(company)
    usage = await get_usage(admin)
    assert (usage["clients"]["used"], usage["counted_at"] is None) == (EXACT_COUNT + 1, False)
    counted = (await admin.get(COUNT)).json()["data"]
    assert (counted["count"], counted["counted_at"]) == (EXACT_COUNT + 1, usage["counted_at"])
    assert (await restricted.get(COUNT)).json()["data"] == {"count": 0, "counted_at": None}
    await count_usage(Context.system(company.id))
    assert (await get_usage(admin))["clients"]["used"] == EXACT_COUNT + 2


async def test_company_clients_is_the_list_of_clients(as_staff: Any, factory: Any) -> None:
    company = await factory.company()
    client = await factory.client(company)
    admin = await as_staff("admin", company=company)
    assert [row["id"] for row in (await admin.get("/api/company/clients")).json()["data"]["items"]] == [str(client.id)]
    restricted = await as_staff("user", company=company, client_access="custom")
    assert (await restricted.get("/api/company/clients")).json()["data"]["items"] == []
