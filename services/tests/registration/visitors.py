"""A visitor's browser in the registration portal, for the tests."""

import re
from typing import Any
from uuid import uuid4

from sqlalchemy import func, select

from clinic.clients.models import Client
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from clinic.messaging.models import Message

DETAILS = {"first_name": "Åsa", "last_name": "Öberg", "email": "asa@example.com", "country_code": "+46", "mobile_number": "701740605"}


async def open_portal(staff: Any, **values: Any) -> dict[str, Any]:
    """Open the registration portal with these settings, the others as they are."""
    settings = (await staff.get("/api/registration-settings")).json()["data"]
    settings.pop("portal_url")
    saved = await staff.put("/api/registration-settings", json={**settings, "is_open": True, **values})
    assert saved.json()["status"] == "1", saved.text
    return saved.json()["data"]


async def list_clients(company: Any) -> list[Client]:
    """List the clinic's clients, oldest first."""
    async with transaction(Context.system(company.id)) as session:
        return list(await session.scalars(select(Client).order_by(Client.created_at, Client.id)))


async def list_mails(company: Any, topic: str) -> list[Message]:
    """List the queued messages of a topic, oldest first."""
    async with transaction(Context.system(company.id)) as session:
        return list(await session.scalars(select(Message).where(Message.topic == topic).order_by(Message.created_at, Message.id)))


async def count_clients(company: Any) -> int:
    async with transaction(Context.system(company.id)) as session:
        return await session.scalar(select(func.count()).select_from(Client)) or 0


class RegistrationBrowser:
    """A visitor's browser in the registration portal of a clinic."""

    def __init__(self, visitor: Any, company: Any) -> None:
        self.visitor, self.company = visitor, company
        self.base = f"/api/registration-portal/{company.encrypted_id}"
        self.headers: dict[str, str] = {}

    async def start(self) -> "RegistrationBrowser":
        """Start a flow."""
        reply = await self.visitor.post(f"{self.base}/flows", json={})
        assert reply.json()["status"] == "1", reply.text
        self.headers = {"X-Flow-Key": reply.json()["data"]["flow_key"]}
        return self

    def get(self, path: str) -> Any:
        return self.visitor.get(self.base + path, headers=self.headers)

    def put(self, path: str, body: Any) -> Any:
        return self.visitor.put(self.base + path, json=body, headers=self.headers)

    def post(self, path: str, body: Any = None, *, key: str = "") -> Any:
        headers = {**self.headers, "Idempotency-Key": key or str(uuid4())}
        return self.visitor.post(self.base + path, json={} if body is None else body, headers=headers)

    async def newest_code(self) -> str:
        """Return the one-time code that was sent last."""
        match = re.match(r"\d{6}\b", (await list_mails(self.company, "registration.code"))[-1].text)
        assert match
        return match.group()

    async def confirm(self, **details: Any) -> "RegistrationBrowser":
        """Start a flow, give the details and enter the code."""
        await self.start()
        saved = await self.put("/flow", {**DETAILS, **details})
        assert saved.json()["status"] == "1", saved.text
        sent = await self.post("/send-otp")
        assert sent.json()["data"]["state"] == "code_sent", sent.text
        verified = await self.post("/verify-otp", {"code": await self.newest_code()})
        assert verified.json()["data"]["state"] == "verified", verified.text
        return self

    async def register(self, **details: Any) -> dict[str, Any]:
        """Confirm the details and register; return the answer's data."""
        await self.confirm(**details)
        reply = await self.post("/register")
        assert reply.json()["status"] == "1", reply.text
        return reply.json()["data"]

    async def list_forms(self, done: dict[str, Any]) -> dict[str, Any]:
        """List the forms of a completed registration by its form flow."""
        headers = {"X-Flow-Key": done["form_flow"]["flow_key"]}
        reply = await self.visitor.get(f"/api/questionary-loc/{self.company.encrypted_id}/forms", headers=headers)
        assert reply.json()["status"] == "1", reply.text
        return reply.json()["data"]
