"""Fixtures that run the product and the provider simulators on sockets, so that messages and delivery reports really travel."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
import uvicorn
from sqlalchemy import select

from clinic.core.background import dispatcher, outbox as core_outbox
from clinic.core.background.outbox import Delivery, Event, EventMessage
from clinic.core.clock import now
from clinic.core.database.session import read_only_transaction
from clinic.core.database.tenant_context import Context
from clinic.core.settings import settings
from clinic.messaging.models import Message
from clinic.providers.mail import smtp
from clinic.providers.sms import elks
from tests.simulators.server import Simulators, simulators


@pytest.fixture(scope="package")
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running


@pytest.fixture(scope="package")
async def address(app: Any) -> AsyncIterator[str]:
    """Serve the product in the test run's own event loop; yield its URL."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, lifespan="off", log_level="warning"))
    server_task = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - the server offers no notification
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await server_task


@pytest.fixture(autouse=True)
def connected(sims: Simulators, address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Point the product's settings at the simulators, and the simulators' reports at the product."""
    config = settings()
    monkeypatch.setattr(config, "sms_url", f"{sims.url}/46elks")
    monkeypatch.setattr(config, "smtp_url", f"smtp://127.0.0.1:{sims.smtp_port}")
    monkeypatch.setattr(config, "public_url", address)
    elks.cache_clear()
    smtp.cache_clear()
    yield
    elks.cache_clear()
    smtp.cache_clear()


@pytest.fixture
def outage(sims: Simulators, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return a function that switches an outage of the SMS network, and optionally of the mail server, on or off."""

    def switch(*, is_down: bool, mail: bool = False) -> None:
        monkeypatch.setattr(settings(), "sms_url", "http://127.0.0.1:1/46elks" if is_down else f"{sims.url}/46elks")
        if mail:
            monkeypatch.setattr(settings(), "smtp_url", "smtp://127.0.0.1:1" if is_down else f"smtp://127.0.0.1:{sims.smtp_port}")
        elks.cache_clear()
        smtp.cache_clear()

    return switch


class Outbox:
    """A company's messages and deliveries, for tests to run and read."""

    def __init__(self, company_id: UUID, sims: Simulators) -> None:
        self.context = Context.system(company_id)
        self.sims = sims

    async def due_events(self) -> list[EventMessage]:
        """Return the due events as the dispatcher passes them to the subscriber."""
        query = (
            select(Delivery, Event)
            .join(Event, (Event.company_id == Delivery.company_id) & (Event.id == Delivery.event_id))
            .where(Delivery.subscriber == "messaging.deliver", Delivery.state == "pending", Delivery.next_attempt_at <= now())
        )
        async with read_only_transaction(self.context) as session:
            return [
                EventMessage(event.id, event.name, event.company_id, event.occurred_at, event.payload, delivery.id)
                for delivery, event in (await session.execute(query)).all()
            ]

    async def dispatch_due(self) -> int:
        """Run the dispatcher once for all due deliveries; return their number."""
        events = await self.due_events()
        for event in events:
            assert event.delivery_id
            await dispatcher.deliver(event.company_id, event.delivery_id)
            assert await self.delivery_state(event) == "done"
        return len(events)

    async def run_subscriber(self, event: EventMessage) -> None:
        subscriber = core_outbox.SUBSCRIBERS.by_name["messaging.deliver"]
        assert subscriber.outside_transaction
        await subscriber.outside_transaction(event)

    async def delivery_state(self, event: EventMessage) -> str | None:
        async with read_only_transaction(self.context) as session:
            return await session.scalar(select(Delivery.state).where(Delivery.id == event.delivery_id))

    async def dispatch_after(self, delay: timedelta) -> int:
        """Run the dispatcher as if that much time had passed."""
        with time_machine.travel(datetime.now(tz=None).astimezone() + delay, tick=True):
            return await self.dispatch_due()

    async def get_message(self, message_id: UUID) -> Message:
        async with read_only_transaction(self.context) as session:
            message = (await session.scalars(select(Message).where(Message.id == message_id))).one()
            session.expunge(message)
        return message

    async def wait_for_state(self, message_id: UUID, *states: str) -> Message:
        """Wait until a delivery report has brought the message to one of `states`; return it."""
        for _ in range(200):
            message = await self.get_message(message_id)
            if message.state in states:
                return message
            await asyncio.sleep(0.02)
        raise AssertionError(f"never {states} but {message.state} {message.error}")


@pytest.fixture
async def outbox(factory: Any, sims: Simulators) -> Outbox:
    return Outbox((await factory.company()).id, sims)
