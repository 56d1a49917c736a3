"""Send webhooks and callbacks to the product: several copies of each, retried until one is accepted."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import httpx

from simulators.record_store import RecordStore
from simulators.settings import Settings


class WebhookSender:
    """Sends webhooks and runs everything else that happens after a reply."""

    def __init__(self, records: RecordStore, settings: Settings) -> None:
        self.records, self.settings = records, settings
        self.tasks: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(timeout=10)

    def schedule(self, work: Coroutine[Any, Any, None]) -> None:
        """Run it in the background."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def post(self, address: str, body: dict[str, Any], headers: dict[str, str] | None = None, about: str = "") -> None:
        """Post a webhook, twice by default, as providers sometimes do."""
        for _ in range(self.settings.webhook_copies if address else 0):
            self.schedule(self._post(address, body, headers or {}, about))

    async def _post(self, address: str, body: dict[str, Any], headers: dict[str, str], about: str) -> None:
        for delay in (*self.settings.callback_delays, 0):
            try:
                reply = await self.http.post(address, json=body, headers=headers)
                if reply.is_success:
                    return
                problem = f"HTTP {reply.status_code}"
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                problem = type(error).__name__
            self.records.put("problem", about or address, address=address, problem=problem)
            await asyncio.sleep(delay)

    async def close(self) -> None:
        """Cancel the running tasks."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()
