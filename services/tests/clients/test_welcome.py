"""The e-mail that welcomes a new client (SEND_CLIENT_WELCOME_EMAIL of PLT-052)."""

from typing import Any

import pytest
from sqlalchemy import select

from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.messaging.models import Message
from tests.support.company_settings import change_settings

pytestmark = [pytest.mark.anyio, pytest.mark.covers("PLT-052")]


async def list_welcomes(company: Any) -> list[tuple[str, str, str]]:
    query = select(Message.to, Message.subject, Message.text).where(Message.topic == "client.welcome").order_by(Message.id)
    async with transaction(Context.system(company.id)) as session:
        return [tuple(row) for row in await session.execute(query)]  # type: ignore[misc]


async def test_new_client_is_welcomed_by_email_as_the_setting_says(as_staff: Any) -> None:
    """Once, in the client's language, with the clinic's name; nobody without an address, and nobody while it is off."""
    admin = await as_staff("admin")
    company_name = (await admin.get("/api/company")).json()["data"]["name"]
    people = {"sv": "Vera", "en": "Vince"}

    async def add_clients(prefix: str) -> None:
        for language, name in people.items():
            data = {"first_name": name, "last_name": prefix, "language": language, "email": f"{name}.{prefix}@mail.test".lower()}
            added = await admin.post("/api/clients", json=data)
            assert added.json()["status"] == "1", added.text
        assert (await admin.post("/api/clients", json={"first_name": "Utan", "last_name": prefix})).json()["status"] == "1"

    await add_clients("Af")
    assert await list_welcomes(admin.company) == []
    await change_settings(admin, SEND_CLIENT_WELCOME_EMAIL=True)
    await add_clients("Bo")
    swedish, english = await list_welcomes(admin.company)
    assert (swedish[:2], english[:2]) == (
        ("vera.bo@mail.test", f"Välkommen till {company_name}"), ("vince.bo@mail.test", f"Welcome to {company_name}"),
    )
    assert swedish[2].startswith("Hej Vera!")
    assert english[2].startswith("Hi Vince!")
