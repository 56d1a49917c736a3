"""Options of a route that middleware and idempotency act on, declared where the route is declared.

A route has the options of its class, changed by `@route_options(...)` at its endpoint. Middleware runs before routing, so it looks the
route up among the few that have other options than the default, by the beginning of its path.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from fastapi.routing import APIRoute
from starlette.routing import BaseRoute
from starlette.types import Scope

from clinic.core.api.route_index import group_routes, path_key

Endpoint = TypeVar("Endpoint", bound=Callable[..., Any])
_ATTRIBUTE = "__route_options__"
_SCOPE_KEY = "clinic.route_options"


@dataclass(frozen=True, slots=True)
class RouteOptions:
    """Options of a route; the defaults suit nearly all."""

    store_response: bool = True
    """Store the response under the request's idempotency key. False where the request carries a password or the response is a
    credential: a repeat then runs again."""
    require_csrf: bool = True
    """Require the CSRF header of an unsafe call. False for callers without an ambient credential."""
    check_text: bool = True
    """Refuse text that can't be stored. False where the service cleans the text itself."""
    changes_data: bool = False
    """Require the CSRF header of a GET too, since it changes data: another site's page can't set a header."""
    limit_body: bool = True
    """Limit the body before it is read. False for uploads, which are limited while they are read."""
    log_path: bool = True
    """Log the whole path. False where the path's parameters are secrets: they are cut off."""
    log_success: bool = True
    """Log a request that succeeded. False for a call that browsers repeat all day, which would fill the log."""
    session_lookup: str = "lookup_session"
    """The lookup function that reads the request's session. A route that is called very often names one that also returns what the
    route needs; the row is `request.state.session_row`."""


DEFAULT = RouteOptions()


def route_options(**changes: bool | str) -> Callable[[Endpoint], Endpoint]:
    """Change options of the decorated endpoint's route; the route's decorator comes first, above this one."""

    def decorate(endpoint: Endpoint) -> Endpoint:
        setattr(endpoint, _ATTRIBUTE, changes)
        return endpoint

    return decorate


def get_options(route: Any) -> RouteOptions:
    """Return the options of a route."""
    options: RouteOptions = getattr(route, "default_options", DEFAULT)
    return replace(options, **getattr(getattr(route, "endpoint", None), _ATTRIBUTE, {}))


def request_options(scope: Scope) -> RouteOptions:
    """Return the options of the route that a request's method and path lead to."""
    options: RouteOptions | None = scope.get(_SCOPE_KEY)
    if options is None:
        scope[_SCOPE_KEY] = options = _find_options(scope)
    return options


def literal_path(scope: Scope) -> str:
    """Return the request's path for the log: without its parameters where they are secrets.

    They are cut off whatever the method and whatever follows them: a call that no route answers may hold the secret all the same.
    """
    path: str = scope["path"]
    prefixes = _special_routes(scope).secret_prefixes
    return next((f"{prefix}…" for prefix in prefixes if path.startswith(prefix)), path)


def _find_options(scope: Scope) -> RouteOptions:
    path, method = scope["path"], scope["method"]
    by_key = _special_routes(scope).by_key
    return next((
        options for route, options in by_key.get(path_key(path), by_key[""])
        if method in (route.methods or ()) and route.path_regex.match(path)
    ), DEFAULT)


@dataclass(frozen=True, slots=True)
class _SpecialRoutes:
    """The routes with other options than the default, by the beginning of their paths, and what precedes a secret in a path."""

    by_key: dict[str, list[tuple[APIRoute, RouteOptions]]]
    secret_prefixes: list[str]


def _special_routes(scope: Scope) -> _SpecialRoutes:
    """Return the app's special routes, found at the first request."""
    app = scope.get("app")
    if app is None:
        return _SpecialRoutes({"": []}, [])
    special: _SpecialRoutes | None = getattr(app.state, "special_routes", None)
    if special is None:
        special = app.state.special_routes = _find_special_routes(app.routes)
    return special


def _find_special_routes(routes: list[BaseRoute]) -> _SpecialRoutes:
    special = [route for route in routes if isinstance(route, APIRoute) and get_options(route) != DEFAULT]
    by_key = {key: [(route, get_options(route)) for route in group] for key, group in group_routes(special).items()}
    return _SpecialRoutes(by_key, [route.path.partition("{")[0] for route in special if not get_options(route).log_path])
