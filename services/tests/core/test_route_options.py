"""Routes whose requests or responses hold a credential say so themselves, so that nothing of them is stored or logged."""

import re
from collections.abc import Iterator
from typing import Any, get_args

from fastapi import FastAPI
from fastapi.routing import APIRoute
from pydantic import BaseModel

from clinic.core.api.envelope import UNSAFE_METHODS
from clinic.core.api.route_options import DEFAULT, get_options, literal_path, request_options, route_options

CREDENTIALS = frozenset({"flow_key", "key", "token", "password", "secret", "ticket", "url", "thumb_url"})
"""Names of fields that hold a token, a key, a password or a signed address."""
REPLAYED = {
    "POST /api/v2/booking-portal/{public_id}/bookings": "a repeat must not book again, and the key opens only the booking's calendar file",
}
"""Routes that are stored all the same; beside them those whose response is a record with its files: a repeat must not sign or change
the record again, and the files' signed addresses are valid for five minutes only."""
RECORDS_WITH_FILES = (
    "/procedures", "/letters-of-consent", "/questionary", "/health-questionnaire", "/aesthetic-interest", "/covid-19",
    "/documents/{document_id}/regenerate",
)
SECRET_IN_PATH = {"ticket", "secret", "code"}
"""Path parameters that are secrets, except a document's code, which is printed on it (BEY-023)."""


def fields_of(model: Any, seen: frozenset[Any] = frozenset()) -> Iterator[str]:
    """Yield the names of all fields of a type, also of the models in it."""
    if isinstance(model, type) and issubclass(model, BaseModel):
        if model in seen:
            return
        for name, field in model.model_fields.items():
            yield name
            yield from fields_of(field.annotation, seen | {model})
    for argument in get_args(model):
        yield from fields_of(argument, seen)


def unsafe_routes(app: Any) -> Iterator[tuple[str, APIRoute]]:
    for route in app.routes:
        if isinstance(route, APIRoute):
            for method in sorted((route.methods or set()) & UNSAFE_METHODS):
                yield f"{method} {route.path}", route


def sample_path(route: APIRoute) -> str:
    return re.sub(r"{[^}]+}", "x", route.path)


def request_model(route: APIRoute) -> Any:
    return route.body_field.field_info.annotation if route.body_field else None


def test_no_response_with_a_credential_is_stored(app):
    """A stored response stands in clear for two days; a route that answers with a credential is marked `store_response=False`."""
    routes = dict(unsafe_routes(app))
    assert REPLAYED.keys() <= routes.keys()
    with_credential = {
        name for name, route in routes.items() if CREDENTIALS & set(fields_of(route.response_model))
        and name not in REPLAYED and not any(part in route.path for part in RECORDS_WITH_FILES)
    }
    assert with_credential >= {
        "POST /api/get-signed-url", "POST /api/clients/{client_id}/export/{export_id}/download", "POST /api/v2/booking-portal/{public_id}/flows",
    }
    assert {name for name in with_credential if get_options(routes[name]).store_response} == set()


def test_no_digest_of_a_password_is_stored(app):
    """The digest of a request's body is stored with its key, and that of a short password can be guessed."""
    routes = {name: route for name, route in unsafe_routes(app) if any("password" in field for field in fields_of(request_model(route)))}
    assert {"POST /api/login", "POST /api/v2/register", "POST /api/reset-password"} <= routes.keys()
    assert {name for name, route in routes.items() if get_options(route).store_response} == set()


def test_no_secret_of_a_path_is_logged(app):
    routes = [route for route in app.routes if isinstance(route, APIRoute) and SECRET_IN_PATH & set(route.param_convertors)]
    logged = {route.path for route in routes if get_options(route).log_path}
    assert len(routes) >= 4
    assert logged == {"/api/documents/verify/{code}"}


def test_csrf_is_required_of_all_but_visitors_and_webhooks(app):
    free = {name for name, route in unsafe_routes(app) if not get_options(route).require_csrf}
    prefixes = ("/api/hooks/", "/api/v2/booking-portal/", "/api/registration-portal/", "/api/questionary-loc/")
    assert {name for name in free if not name.partition(" ")[2].startswith(prefixes)} == {
        "POST /api/v3/prescribers/invitation", "POST /api/v2/report/error",
    }
    assert {name for name, _ in unsafe_routes(app) if name.partition(" ")[2].startswith(prefixes)} <= free


def test_no_other_route_has_the_path_of_one_with_options(app):
    """Middleware finds options by method and path before routing; a route that overlaps another would be given that one's options."""
    routes = [route for route in app.routes if isinstance(route, APIRoute) and not route.path.startswith("/{path")]
    special = [route for route in routes if get_options(route) != DEFAULT]
    overlaps = {
        (route.path, other.path) for route in special for other in routes
        if other is not route and (route.methods or set()) & (other.methods or set()) and get_options(route) != get_options(other)
        and (route.path_regex.match(sample_path(other)) or other.path_regex.match(sample_path(route)))
    }
    assert len(special) >= 20
    assert overlaps == set()


def test_each_request_is_treated_by_the_options_of_its_route(app):
    """Routes are looked up by the beginning of a path: one that isn't found would pass without its CSRF header and log its secret."""
    routes = [(route, get_options(route)) for route in app.routes if isinstance(route, APIRoute) and get_options(route) != DEFAULT]
    for route, options in routes:
        for method in route.methods or ():
            assert request_options({"app": app, "method": method, "path": sample_path(route)}) == options, route.path
        assert options.log_path or literal_path({"app": app, "method": "GET", "path": sample_path(route)}).endswith("/…")
    assert request_options({"app": app, "method": "GET", "path": "/api/clients"}) == DEFAULT


def test_options_hold_for_a_route_that_begins_with_a_parameter():
    app = FastAPI()

    @app.get("/{secret}/calendar", response_model=None)
    @route_options(log_path=False, changes_data=True)
    async def open_calendar(secret: str) -> None:
        del secret

    assert request_options({"app": app, "method": "GET", "path": "/x/calendar"}).changes_data
    assert not request_options({"app": app, "method": "GET", "path": "/x"}).changes_data
