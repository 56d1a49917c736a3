"""A flat route table, in which each route is matched once per request.

FastAPI keeps included routers nested and matches again at every level, which costs more than the rest of a short request.
"""

from collections.abc import Iterable, Iterator

from fastapi import APIRouter
from starlette.routing import BaseRoute


def flatten(routers: Iterable[APIRouter]) -> Iterator[BaseRoute]:
    """Yield every route of the routers and of those they include, in order. Each router carries its full prefix itself."""
    for router in routers:
        for route in router.routes:
            included = getattr(route, "original_router", None)
            if included is None:
                yield route
            else:
                yield from flatten([included])
