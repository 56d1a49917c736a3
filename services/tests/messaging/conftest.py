"""The product and the simulators on sockets, so that messages go out and reports come back as they do in life."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import pytest
import time_machine
import uvicorn
from sqlalchemy import select

from clinic.core import outbox, relay
from clinic.core.clock import now
from clinic.core.context import Context
from clinic.core.db import read_only
from clinic.core.outbox import Delivery, Event, Happened
from clinic.core.settings import settings
from clinic.messaging.models import Message
from clinic.providers.mail import smtp
from clinic.providers.sms import elks
from tests.simulators.running import Simulators, simulators


@pytest.fixture(scope="package")
def sims() -> Iterator[Simulators]:
    with simulators() as running:
        yield running


@pytest.fixture(scope="package")
async def address(app: Any) -> AsyncIterator[str]:
    """Where the product itself listens, in the run's own loop."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, lifespan="off", log_level="warning"))
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - the server tells in no other way
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    server.should_exit = True
    await serving


@pytest.fixture(autouse=True)
def connected(sims: Simulators, address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The product's settings point at the simulators, and the simulators' reports at the product."""
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
    """Take the network for SMS, and for mail when asked, away or give it back."""

    def switch(*, away: bool, mail: bool = False) -> None:
        monkeypatch.setattr(settings(), "sms_url", "http://127.0.0.1:1/46elks" if away else f"{sims.url}/46elks")
        if mail:
            monkeypatch.setattr(settings(), "smtp_url", "smtp://127.0.0.1:1" if away else f"smtp://127.0.0.1:{sims.smtp_port}")
        elks.cache_clear()
        smtp.cache_clear()

    return switch


class Post:
    """One company's messages, as a test drives and reads them."""

    def __init__(self, company_id: UUID, sims: Simulators) -> None:
        self.context = Context.system(company_id)
        self.sims = sims

    async def due(self) -> list[Happened]:
        """Deliveries that are due, as the relay would hand them to the listener."""
        query = (
            select(Delivery, Event)
            .join(Event, (Event.company_id == Delivery.company_id) & (Event.id == Delivery.event_id))
            .where(Delivery.listener == "messaging.deliver", Delivery.state == "pending", Delivery.next_at <= now())
        )
        async with read_only(self.context) as session:
            return [
                Happened(one.id, one.name, one.company_id, one.occurred_at, one.facts, row.id)
                for row, one in (await session.execute(query)).all()
            ]

    async def work(self) -> int:
        """Have the relay hand over what's due once; how many there were."""
        due = await self.due()
        for happened in due:
            assert happened.delivery_id
            await relay.deliver(happened.company_id, happened.delivery_id)
            assert await self.state_of(happened) == "done"
        return len(due)

    async def deliver(self, happened: Happened) -> None:
        listener = outbox.LISTENERS.by_name["messaging.deliver"]
        assert listener.stepwise
        await listener.stepwise(happened)

    async def state_of(self, happened: Happened) -> str | None:
        async with read_only(self.context) as session:
            return await session.scalar(select(Delivery.state).where(Delivery.id == happened.delivery_id))

    async def work_after(self, wait: timedelta) -> int:
        """Run what's due when that much time has passed."""
        with time_machine.travel(datetime.now(tz=None).astimezone() + wait, tick=True):
            return await self.work()

    async def message(self, message_id: UUID) -> Message:
        async with read_only(self.context) as session:
            found = (await session.scalars(select(Message).where(Message.id == message_id))).one()
            session.expunge(found)
        return found

    async def until(self, message_id: UUID, *states: str) -> Message:
        """The message once a report has brought it to one of `states`."""
        for _ in range(200):
            found = await self.message(message_id)
            if found.state in states:
                return found
            await asyncio.sleep(0.02)
        raise AssertionError(f"never {states} but {found.state} {found.error}")


@pytest.fixture
async def post(make: Any, sims: Simulators) -> Post:
    return Post((await make.company()).id, sims)
