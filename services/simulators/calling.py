"""Calls to the product's own address: each comes as often as settings say, and again until it's taken."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import httpx

from simulators.kept import Kept
from simulators.settings import Settings


class Caller:
    """Webhooks and callbacks, and everything else that happens after an answer."""

    def __init__(self, kept: Kept, settings: Settings) -> None:
        self.kept, self.settings = kept, settings
        self.tasks: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(timeout=10)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it beside what's being answered."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def post(self, address: str, body: dict[str, Any], headers: dict[str, str] | None = None, about: str = "") -> None:
        """Tell an address of something, twice by default, as providers do in bad weather."""
        for _ in range(self.settings.copies if address else 0):
            self.later(self._post(address, body, headers or {}, about))

    async def _post(self, address: str, body: dict[str, Any], headers: dict[str, str], about: str) -> None:
        for delay in (*self.settings.callback_delays, 0):
            try:
                reply = await self.http.post(address, json=body, headers=headers)
                if reply.is_success:
                    return
                problem = f"HTTP {reply.status_code}"
            except (httpx.HTTPError, httpx.InvalidURL) as error:
                problem = type(error).__name__
            self.kept.put("problem", about or address, address=address, problem=problem)
            await asyncio.sleep(delay)

    async def close(self) -> None:
        """Stop calling."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.http.aclose()
