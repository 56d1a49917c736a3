"""A clinic in Stockholm with a visit, and a clock that the story sets."""

import asyncio
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
from sqlalchemy import select, update

from clinic.booking.reminders import jobs
from clinic.booking.visits.models import Booking
from clinic.core.audit import Audit
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.models import new_id
from clinic.core.outbox import LISTENERS, Happened
from clinic.messaging.models import Message

HOUR = timedelta(hours=1)


@dataclass
class Story:
    """One client's visit, what is said of it, and when."""

    place: Any
    client: Any
    make: Any

    @property
    def context(self) -> Context:
        """The system in this clinic."""
        return Context.system(self.place.company.id)

    async def visit(self, start: datetime, *, booked: datetime, **fields: Any) -> Booking:
        """A visit of an hour that was booked then."""
        row = Booking(**{
            "company_id": self.place.company.id, "id": new_id(), "client_id": self.client.id, "service_id": self.place.service.id,
            "practitioner_id": self.place.practitioners[0].id, "start_at": start, "end_at": start + HOUR, "service_name": "Konsultation",
            "price": 45000, "duration": 60, "created_at": booked, "updated_at": booked, **fields,
        })
        async with unit(self.context) as session:
            session.add(row)
        return row

    async def change(self, visit: Booking, at: datetime, **fields: Any) -> None:
        """What staff do to a visit, at a time."""
        async with unit(self.context) as session:
            await session.execute(update(Booking).where(Booking.id == visit.id).values(updated_at=at, **fields))

    async def at(self, moment: datetime, *, workers: int = 1) -> list[Message]:
        """Let so many workers come by at that time; every message there is afterwards."""
        with time_machine.travel(moment, tick=False):
            await asyncio.gather(*(jobs.remind(self.context) for _ in range(workers)))
        return await self.messages()

    async def messages(self) -> list[Message]:
        """All messages, oldest first."""
        found: list[Message] = await self.make.messages_of(self.place.company)
        return found

    async def send(self, message: Message, moment: datetime) -> Message:
        """Have the message sent at that time; how it is then."""
        happened = Happened(new_id(), "message.due", message.company_id, moment, {"message_id": str(message.id)})
        deliver = LISTENERS.by_name["messaging.deliver"].stepwise
        assert deliver
        with time_machine.travel(moment, tick=False):
            await deliver(happened)
        return next(one for one in await self.messages() if one.id == message.id)

    async def audited(self, subject_id: UUID) -> list[str]:
        """What the log says of a row."""
        async with read_only(self.context) as session:
            return list(await session.scalars(select(Audit.action).where(Audit.subject_id == subject_id).order_by(Audit.at, Audit.id)))


@pytest.fixture
async def story(make: Any) -> Story:
    company = await make.company(timezone="Europe/Stockholm", name="Hud & Hälsa")
    place = await make.bookable(company=company)
    client = await make.client(company, first_name="Åsa", phone="+46701740605", email="asa@people.test", language="sv")
    return Story(place, client, make)


def utc(text: str) -> datetime:
    """An instant."""
    return datetime.fromisoformat(text).replace(tzinfo=UTC)
