"""Stored messages about an export get the client that they are about, so that restricted users no longer read them."""

from pathlib import Path
from uuid import UUID

import asyncpg
import pytest

from clinic.clients import merge
from clinic.core.database import schema
from clinic.core.database.base import new_id
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.data_exchange.models import ClientExport
from clinic.messaging.models import Message

pytestmark = [pytest.mark.anyio, pytest.mark.covers("BEY-026")]
MIGRATION = Path(__file__).parents[2] / "migrations" / "versions" / "2026_11_25_export_messages.py"


async def insert_old_message(company_id: UUID, client_id: UUID, **changes: object) -> UUID:
    """Insert an export and the message about it as it was stored before: without its client."""
    async with transaction(Context.system(company_id)) as session:
        export = ClientExport(company_id=company_id, id=new_id(), client_id=client_id, state="deleted")
        values = {"topic": "client.export", "channel": "mail", "type": "notice", "to": "a@clinic.example", "text": "Klar", "state": "sent"}
        message = Message(company_id=company_id, id=new_id(), subject_id=export.id, **{**values, **changes})
        session.add_all([export, message])
    return message.id


async def test_messages_of_old_exports_are_hidden_from_those_who_may_not_see_the_client(as_staff, factory):
    """BEY-026: the migration derives the client from the export, past a merge, and leaves other messages alone."""
    company = await factory.company()
    own, other, merged = [await factory.client(company) for _ in range(3)]
    admin = await as_staff("admin", company=company, client_access="custom")
    await factory.client_access(admin.member, own)
    shown = {await insert_old_message(company.id, own.id), await insert_old_message(company.id, own.id, topic="team.invited")}
    hidden = {await insert_old_message(company.id, other.id), await insert_old_message(company.id, merged.id)}
    async with transaction(Context.system(company.id)) as session:
        await merge.move_related_rows(session, merged.id, other.id)

    async def list_ids() -> set[UUID]:
        return {UUID(row["id"]) for row in (await admin.get("/api/messages")).json()["data"]["items"]}

    assert await list_ids() == shown | hidden
    connection = await asyncpg.connect(settings().database_admin_url)
    async with connection.transaction():
        for statement in schema.migration_statements(str(MIGRATION)):
            await connection.execute(statement)
    await connection.close()
    assert await list_ids() == shown
