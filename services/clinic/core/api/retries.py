"""Repeat a request whose transaction lost a race against another one: a deadlock, or a row that the other inserted first.

The transaction was rolled back, and a request may be repeated by its client at any time, so it is run again with the same body before
anything of a response was sent. The second run sees what the other transaction has committed.
"""

from asyncio import sleep
from random import uniform
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from clinic.core.api.route_options import request_options
from clinic.core.database.engine import is_lost_race
from clinic.core.logging import log

MAX_RUNS = 4
MAX_PAUSE_SECONDS = 0.1


class RetryMiddleware:
    """Run a request again, up to MAX_RUNS times, when a concurrent transaction made it fail. Uploads run once."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http" or not request_options(scope).limit_body:
            await self.app(scope, receive, send)
            return
        body, has_started, state = RecordedBody(receive), False, scope.get("state", {})

        async def tracked_send(message: Any) -> None:
            nonlocal has_started
            has_started = has_started or message["type"] == "http.response.start"
            await send(message)

        for run in range(1, MAX_RUNS + 1):
            try:
                await self.app({**scope, "state": dict(state)}, body.replay(), tracked_send)
            except Exception as error:
                if run == MAX_RUNS or has_started or not is_lost_race(error):
                    raise
                log.warning("request.lost_race", run=run, error=type(error.__cause__ or error).__name__)
                await sleep(uniform(0, MAX_PAUSE_SECONDS) * run)  # noqa: S311 - spreads the runs, and is no secret
            else:
                return


class RecordedBody:
    """A request's body, recorded as it is read, so that it can be read again from its beginning."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._messages: list[Message] = []

    def replay(self) -> Receive:
        """Return a function that reads the recorded messages and then goes on."""
        position = 0

        async def receive() -> Message:
            nonlocal position
            if position == len(self._messages):
                message = await self._receive()
                if message["type"] != "http.request":
                    return message
                self._messages.append(message)
            position += 1
            return self._messages[position - 1]

        return receive
