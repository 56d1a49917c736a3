"""How a provider behaves towards one till, number or register: set by a person on the page or by a test, over HTTP."""

import asyncio
from collections.abc import Callable
from typing import Literal

from fastapi import Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from simulators.kept import Kept
from simulators.settings import Settings

Answer = Literal["", "slow", "silent", "lost", "deaf", "broken"]
"""slow and silent did it; lost did it and answers 502; deaf didn't and never answers; broken didn't and says so."""


class Manner(BaseModel):
    """`outcome` is what becomes of what's begun (each provider has its own words), `seconds` when; `times` 0 is until changed."""

    answer: Answer = ""
    read: Answer = ""
    outcome: str = ""
    seconds: float | None = Field(None, ge=0, le=600)
    times: int = Field(0, ge=0)


class Manners:
    """The manners of all providers; `*` stands for everybody whom nothing else names."""

    def __init__(self, kept: Kept, settings: Settings) -> None:
        self.kept, self.settings = kept, settings

    def set(self, provider: str, target: str, manner: Manner) -> None:
        """From now on, or for as many times as it says."""
        self.kept.put("manner", f"{provider}/{target}", **manner.model_dump(), left=manner.times)

    def unset(self, provider: str, target: str) -> None:
        """Be as usual."""
        self.kept.drop("manner", f"{provider}/{target}")

    def of(self, provider: str, target: str, *, using: bool = False) -> Manner:
        """How to behave now; `using` counts the times."""
        for key in (f"{provider}/{target}", f"{provider}/*"):
            found = self.kept.get("manner", key)
            if found:
                if using and found["times"]:
                    self._used(key, found["left"] - 1)
                return Manner.model_validate(found)
        return Manner()

    def _used(self, key: str, left: int) -> None:
        if left > 0:
            self.kept.put("manner", key, left=left)
        else:
            self.kept.drop("manner", key)

    async def behave(self, request: Request, answer: Answer, work: Callable[[], Response]) -> Response:
        """Do the work and answer, in that manner."""
        if answer == "broken":
            return Response("Internal server error", 500)
        if answer == "deaf":
            return await self._hold(request, self.settings.silent_seconds, Response(status_code=504))
        response = work()
        if answer == "lost":
            return Response("Bad gateway", 502)
        if answer == "slow":
            return await self._hold(request, self.settings.slow_seconds, response)
        if answer == "silent":
            return await self._hold(request, self.settings.silent_seconds, response)
        return response

    @staticmethod
    async def _hold(request: Request, seconds: float, response: Response) -> Response:
        """Keep the connection open, for real, as long as the other side does."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            if await request.is_disconnected():
                break
            await asyncio.sleep(min(0.2, seconds))
        return response
