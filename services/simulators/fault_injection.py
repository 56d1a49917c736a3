"""Inject faults into a simulated provider's replies, per terminal, number or register; set on the page or by a test over HTTP."""

import asyncio
from collections.abc import Callable
from typing import Literal

from fastapi import Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

from simulators.record_store import RecordStore
from simulators.settings import Settings

Fault = Literal["", "slow", "done_no_reply", "done_502", "not_done_no_reply", "error_500"]
"""`slow` replies late; `done_…` performs the call and then doesn't reply or replies 502; the other two don't perform it."""


class FaultProfile(BaseModel):
    """A provider's faults: `outcome` of a payment (each provider has its own values) after `seconds`; `times` 0 is until changed."""

    fault: Fault = ""
    read_fault: Fault = ""
    outcome: str = ""
    seconds: float | None = Field(None, ge=0, le=600)
    times: int = Field(0, ge=0)


class FaultProfiles:
    """The fault profiles of all providers; target `*` is used where no profile names the target."""

    def __init__(self, records: RecordStore, settings: Settings) -> None:
        self.records, self.settings = records, settings

    def set(self, provider: str, target: str, profile: FaultProfile) -> None:
        """Use a profile from now on, or for the number of times that it says."""
        self.records.put("fault_profile", f"{provider}/{target}", **profile.model_dump(), remaining=profile.times)

    def delete(self, provider: str, target: str) -> None:
        """Remove a profile."""
        self.records.delete("fault_profile", f"{provider}/{target}")

    def get_profile(self, provider: str, target: str, *, count_use: bool = False) -> FaultProfile:
        """Return the profile that applies now; `count_use` counts one of its times."""
        for key in (f"{provider}/{target}", f"{provider}/*"):
            record = self.records.get("fault_profile", key)
            if record:
                if count_use and record["times"]:
                    self._count_use(key, record["remaining"] - 1)
                return FaultProfile.model_validate(record)
        return FaultProfile()

    def _count_use(self, key: str, remaining: int) -> None:
        if remaining > 0:
            self.records.put("fault_profile", key, remaining=remaining)
        else:
            self.records.delete("fault_profile", key)

    async def respond(self, request: Request, fault: Fault, perform: Callable[[], Response]) -> Response:
        """Perform the call and reply, with the fault."""
        if fault == "error_500":
            return Response("Internal server error", 500)
        if fault == "not_done_no_reply":
            return await self._hold(request, self.settings.no_reply_seconds, Response(status_code=504))
        response = perform()
        if fault == "done_502":
            return Response("Bad gateway", 502)
        if fault == "slow":
            return await self._hold(request, self.settings.slow_seconds, response)
        if fault == "done_no_reply":
            return await self._hold(request, self.settings.no_reply_seconds, response)
        return response

    @staticmethod
    async def _hold(request: Request, seconds: float, response: Response) -> Response:
        """Keep the connection open, for at most as long as the other side does."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            if await request.is_disconnected():
                break
            await asyncio.sleep(min(0.2, seconds))
        return response
