"""The index of routes answers each path by the same route as the whole table, and leaves unknown paths to it."""

import re

import pytest
from starlette.routing import Match, Router

from clinic.core.api.route_index import RouteIndex
from clinic.main import app

INDEX = app.router.middleware_stack
PATHS = sorted({re.sub(r"\{[^}]*\}", "019aa000-0000-7000-8000-000000000001", getattr(route, "path", "/")) for route in app.router.routes})
UNKNOWN = (
    "/", "/api", "/api/", "/api/clients/a/b/c/d", "/api/v9/clients", "/api/v2", "/calendar", "/api/v3/point-of-sale",
    "//api/clients", "/api/clientsx",
)


def first_match(routes, path, method):
    """Return the route that answers, or the first whose path matches but not its method."""
    scope = {"type": "http", "path": path, "method": method, "headers": [], "query_string": b""}
    matches = [(route, route.matches(scope)[0]) for route in routes]
    for wanted in (Match.FULL, Match.PARTIAL):
        if found := next((route for route, match in matches if match is wanted), None):
            return found
    return None


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_index_finds_the_route_that_the_whole_table_finds(method):
    assert isinstance(INDEX, RouteIndex) and len(PATHS) > 200
    for path in (*PATHS, *UNKNOWN, *(f"{path}/x" for path in PATHS)):
        group = INDEX.find_group(path)
        indexed = first_match(group.routes if group else app.router.routes, path, method)
        assert indexed is first_match(app.router.routes, path, method), path


def test_groups_are_small_parts_of_the_table():
    """Otherwise the index saves nothing."""
    group = INDEX.find_group("/api/clients")
    assert isinstance(group, Router) and len(group.routes) < len(app.router.routes) / 5
