"""Routes that answer without the resolution of dependencies authorize their user, and take nothing else."""

from logging import INFO
from typing import Annotated

import pytest
from fastapi import Depends, FastAPI, Request
from httpx import ASGITransport, AsyncClient
from structlog import make_filtering_bound_logger, wrap_logger
from structlog.testing import capture_logs

from clinic.core.api import middleware
from clinic.core.api.envelope import JsonResponse, UserRoute, raw_json_response
from clinic.core.api.errors import NotAuthenticated
from clinic.core.api.route_options import route_options


async def authorize(request: Request) -> str:
    if "x-user" not in request.headers:
        raise NotAuthenticated
    return request.headers["x-user"]


def make_app(path, endpoint):
    app = FastAPI()
    middleware.install(app)
    app.router.add_api_route(path, endpoint, response_model=str, route_class_override=UserRoute)
    return app


@pytest.mark.anyio
async def test_the_endpoint_gets_the_authorized_user():
    async def show_user(request: Request, user: Annotated[str, Depends(authorize)]) -> JsonResponse:
        return raw_json_response(f'"{user} {request.method}"')

    transport = ASGITransport(make_app("/api/own-name", show_user))
    async with AsyncClient(transport=transport, base_url="http://test") as client:
        reply, refused = await client.get("/api/own-name", headers={"X-User": "Ada"}), await client.get("/api/own-name")
    assert reply.json() == {"status": "1", "message": "", "data": "Ada GET"}
    assert (refused.status_code, refused.json()["data"]["code"]) == (401, NotAuthenticated.code)


@pytest.mark.anyio
async def test_only_failures_of_a_busy_call_are_logged(monkeypatch):
    @route_options(log_success=False)
    async def show_user(request: Request, user: Annotated[str, Depends(authorize)]) -> JsonResponse:
        return raw_json_response(f'"{user} {request.method}"')

    with monkeypatch.context() as patched, capture_logs() as logs:
        patched.setattr(middleware, "log", wrap_logger(None, wrapper_class=make_filtering_bound_logger(INFO)))
        async with AsyncClient(transport=ASGITransport(make_app("/api/own-name", show_user)), base_url="http://test") as client:
            await client.get("/api/own-name", headers={"X-User": "Ada"})
            await client.get("/api/own-name")
            await client.get("/api/other-name", headers={"X-User": "Ada"})
    assert [(entry["path"], entry["status"]) for entry in logs if entry["event"] == "request"] == [
        ("/api/own-name", 401), ("/api/other-name", 404),
    ]


def test_an_endpoint_with_parameters_is_refused():
    """They would not be read from the request."""
    async def show_page(request: Request, user: Annotated[str, Depends(authorize)], page: int) -> JsonResponse:
        return raw_json_response(f"{request.method} {user} {page}")

    async def show_row(request: Request, user: Annotated[str, Depends(authorize)], row_id: str) -> JsonResponse:
        return raw_json_response(f"{request.method} {user} {row_id}")

    for path, endpoint in (("/api/pages", show_page), ("/api/rows/{row_id}", show_row)):
        with pytest.raises(TypeError):
            make_app(path, endpoint)
