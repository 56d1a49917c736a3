"""Fixtures: a clinic in Stockholm with one client, and helpers that run the job at a given time."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
from sqlalchemy import select, update

from clinic.booking.bookings.models import Booking
from clinic.booking.reminders import jobs
from clinic.core.audit import AuditEntry
from clinic.core.background.outbox import SUBSCRIBERS, EventMessage
from clinic.core.database.base import new_id
from clinic.core.database.session import read_only_transaction, transaction
from clinic.core.database.tenant_context import Context
from clinic.messaging.models import Message

HOUR = timedelta(hours=1)


@dataclass
class ReminderScenario:
    """A client of a clinic, their bookings, and the messages about them."""

    clinic: Any
    client: Any
    factory: Any

    @property
    def context(self) -> Context:
        """The system's context in this clinic."""
        return Context.system(self.clinic.company.id)

    async def create_booking(self, start: datetime, *, created_at: datetime, **fields: Any) -> Booking:
        """Insert a booking of one hour that was created at the given time."""
        row = Booking(**{
            "company_id": self.clinic.company.id, "id": new_id(), "client_id": self.client.id, "service_id": self.clinic.service.id,
            "practitioner_id": self.clinic.practitioners[0].id, "start_at": start, "end_at": start + HOUR, "service_name": "Konsultation",
            "price": 45000, "duration": 60, "created_at": created_at, "updated_at": created_at, **fields,
        })
        async with transaction(self.context) as session:
            session.add(row)
        return row

    async def update_booking(self, booking: Booking, at: datetime, **fields: Any) -> None:
        """Change a booking as staff at the given time."""
        async with transaction(self.context) as session:
            await session.execute(update(Booking).where(Booking.id == booking.id).values(updated_at=at, **fields))

    async def run_job(self, at: datetime, *, workers: int = 1) -> list[Message]:
        """Run the job at that time in several workers at once; return all messages."""
        with time_machine.travel(at, tick=False):
            await asyncio.gather(*(jobs.send_reminders(self.context) for _ in range(workers)))
        return await self.messages()

    async def messages(self) -> list[Message]:
        """Return all messages, oldest first."""
        messages: list[Message] = await self.factory.list_messages(self.clinic.company)
        return messages

    async def send(self, message: Message, at: datetime) -> Message:
        """Run the sending of a message at that time; return the message afterwards."""
        event = EventMessage(new_id(), "message.due", message.company_id, at, {"message_id": str(message.id)})
        deliver = SUBSCRIBERS.by_name["messaging.deliver"].outside_transaction
        assert deliver
        with time_machine.travel(at, tick=False):
            await deliver(event)
        return next(row for row in await self.messages() if row.id == message.id)

    async def audit_actions(self, subject_id: UUID) -> list[str]:
        """Return the audit actions of a row, oldest first."""
        async with read_only_transaction(self.context) as session:
            return list(await session.scalars(select(AuditEntry.action).where(AuditEntry.subject_id == subject_id).order_by(AuditEntry.at, AuditEntry.id)))


@pytest.fixture
async def scenario(factory: Any) -> ReminderScenario:
    company = await factory.company(timezone="Europe/Stockholm", name="Hud & Hälsa")
    clinic = await factory.bookable_clinic(company=company)
    client = await factory.client(company, first_name="Åsa", phone="+46701740605", email="asa@people.test", language="sv")
    return ReminderScenario(clinic, client, factory)


def utc(text: str) -> datetime:
    """Parse an instant in UTC."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
