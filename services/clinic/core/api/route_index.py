"""An index of the routes by the first segments of their paths, so that a request is compared with a few routes instead of with all."""

from collections.abc import Sequence
from typing import TypeVar

from starlette.routing import BaseRoute, Router
from starlette.types import Receive, Scope, Send

Route = TypeVar("Route", bound=BaseRoute)
_INDEXED_SEGMENTS = 4
"""Segments of a path that are compared at most, the empty one before the first slash included: `/api/v3/point-of-sale`."""


class RouteIndex:
    """The application of a router, with its routes in a group for each beginning of a path.

    A group has the routes whose literal beginning is the same and those that begin with a parameter, in the order of the table, so the
    first match is the same as without the index. What no group answers goes to the router itself.
    """

    def __init__(self, router: Router) -> None:
        self._router_app = router.app
        groups = group_routes(router.routes).items()
        self._groups = {key: Router(routes, redirect_slashes=False, default=router.app) for key, routes in groups if key}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request by its group."""
        group = None if scope.get("root_path") else self.find_group(scope.get("path", ""))
        await (group.app if group else self._router_app)(scope, receive, send)

    def find_group(self, path: str) -> Router | None:
        """Return the routes that may match a path, or None when only the whole table can tell."""
        return self._groups.get(path_key(path))


def group_routes(routes: Sequence[Route]) -> dict[str, list[Route]]:
    """Return the routes that may answer a path, by the path's key, in their order.

    A route that begins with a parameter is in each group, and in the group of the empty key, for paths without a group of their own.
    """
    keys = [_route_key(route) for route in routes]
    return {key: [route for route, own_key in zip(routes, keys, strict=True) if own_key in {key, ""}] for key in {*keys, ""}}


def _route_key(route: BaseRoute) -> str:
    """Return the key of a route's literal beginning, empty when a parameter stands within it."""
    path: str = getattr(route, "path", "{")
    literal, has_parameter, _ = path.partition("{")
    return "" if has_parameter and literal.count("/") < path_key(path).count("/") + 1 else path_key(path)


def path_key(path: str) -> str:
    """Return the first segment of a path; with `/api`, its version and the segment after them as well."""
    segments = path.split("/", _INDEXED_SEGMENTS)
    if segments[1:2] != ["api"]:
        return "/".join(segments[:2])
    is_versioned = segments[2:3] and segments[2][:1] == "v" and segments[2][1:].isdigit()
    return "/".join(segments[: _INDEXED_SEGMENTS if is_versioned else _INDEXED_SEGMENTS - 1])
