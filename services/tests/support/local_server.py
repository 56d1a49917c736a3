"""The app served over a real socket by the test's own process."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn


@asynccontextmanager
async def serve_app(app: Any, **options: Any) -> AsyncIterator[int]:
    """Serve the app on a free port of this machine during the block, and yield the port. `options` are uvicorn's."""
    server = uvicorn.Server(uvicorn.Config(app, **{"port": 0, "lifespan": "off", "log_level": "warning", **options}))
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - the server has no event for it
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving
