"""The server's side of an HTTP connection: uvicorn's, which gives up connections that send no request."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_TIMEOUT_SECONDS = 20.0
"""Time for the head of a request to arrive. The body's time is limited by the middleware."""


class TimedHttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, which closes a connection when the head of its next request takes longer than HEAD_TIMEOUT_SECONDS."""

    _head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first request."""
        super().connection_made(transport)
        self._start_head_timer()

    def data_received(self, data: bytes) -> None:
        """Begin to wait for the head of the next request at its first byte."""
        if self._head_timer is None and (self.cycle is None or self.cycle.response_complete):
            self._start_head_timer()
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """Stop waiting."""
        self._cancel_head_timer()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._cancel_head_timer()
        super().connection_lost(exc)

    def _start_head_timer(self) -> None:
        self._head_timer = self.loop.call_later(HEAD_TIMEOUT_SECONDS, self._close)

    def _cancel_head_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _close(self) -> None:
        self._head_timer = None
        self.transport.close()
