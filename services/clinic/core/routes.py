"""One flat table of routes, each asked once a request.

FastAPI keeps included routers nested and matches anew at every level, which costs more than the rest of a short call.
"""

from collections.abc import Iterable, Iterator

from fastapi import APIRouter
from starlette.routing import BaseRoute


def flat(routers: Iterable[APIRouter]) -> Iterator[BaseRoute]:
    """Every route of the routers and of those they include, in order. Routers carry their own prefix; including adds nothing."""
    for router in routers:
        for route in router.routes:
            nested = getattr(route, "original_router", None)
            if nested is None:
                yield route
            else:
                yield from flat([nested])
