"""Answers are compressed for browsers without a proxy before them; files, short answers and what a POST answers are not."""

import gzip
from collections.abc import AsyncIterator

import httpx
import pytest
from fastapi import FastAPI, Response
from fastapi.responses import StreamingResponse

from clinic.core.api.compression import MIN_BYTES, CompressionMiddleware

pytestmark = pytest.mark.anyio

LONG = b'{"data": "' + b"abc" * MIN_BYTES + b'"}'
GZIP = {"Accept-Encoding": "gzip, deflate, br"}


@pytest.fixture
async def browser() -> AsyncIterator[httpx.AsyncClient]:
    """An HTTP client of an app with one route of each kind."""
    app = FastAPI()

    async def parts() -> AsyncIterator[bytes]:
        yield LONG
        yield LONG

    app.add_api_route("/long", lambda: Response(LONG, media_type="application/json"), methods=["GET", "POST"])
    app.add_api_route("/short", lambda: Response(LONG[:MIN_BYTES - 1], media_type="application/json"))
    app.add_api_route("/page", lambda: Response(LONG, media_type="text/html"))
    app.add_api_route("/picture", lambda: Response(LONG, media_type="image/png"))
    app.add_api_route("/compressed", lambda: Response(LONG, media_type="application/json", headers={"Content-Encoding": "br"}))
    app.add_api_route("/events", lambda: StreamingResponse(parts(), media_type="text/event-stream"))
    app.add_api_route("/parts", lambda: StreamingResponse(parts(), media_type="application/json"))
    app.add_middleware(CompressionMiddleware)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        yield client


async def read_raw(browser: httpx.AsyncClient, path: str, method: str = "GET", headers: dict[str, str] | None = None) -> tuple[bytes, httpx.Response]:
    """Return the body as it was sent."""
    async with browser.stream(method, path, headers=headers or GZIP) as response:
        return b"".join([part async for part in response.aiter_raw()]), response


@pytest.mark.covers("USE-016")
@pytest.mark.parametrize("path", ["/long", "/page"])
async def test_json_and_pages_are_compressed(browser: httpx.AsyncClient, path: str) -> None:
    raw, response = await read_raw(browser, path)
    assert gzip.decompress(raw) == LONG
    assert (response.headers["content-encoding"], response.headers["content-length"]) == ("gzip", str(len(raw)))
    assert "Accept-Encoding" in response.headers["vary"]


@pytest.mark.parametrize(("path", "method", "headers"), [
    ("/short", "GET", GZIP),
    ("/picture", "GET", GZIP),
    ("/events", "GET", GZIP),
    ("/parts", "GET", GZIP),
    ("/long", "GET", {"Accept-Encoding": "identity"}),
    ("/long", "POST", GZIP),
    ("/long", "GET", {**GZIP, "Sec-Fetch-Site": "cross-site"}),
])
async def test_other_answers_pass_as_they_are(browser: httpx.AsyncClient, path: str, method: str, headers: dict[str, str]) -> None:
    """A request that another site caused, and a body with a new secret, tell nothing by their length (BREACH)."""
    raw, response = await read_raw(browser, path, method, headers)
    assert "content-encoding" not in response.headers
    assert raw in {LONG, LONG[:MIN_BYTES - 1], LONG + LONG}


async def test_compressed_body_is_not_compressed_twice(browser: httpx.AsyncClient) -> None:
    raw, response = await read_raw(browser, "/compressed")
    assert (raw, response.headers["content-encoding"]) == (LONG, "br")


@pytest.mark.covers("USE-016")
async def test_app_compresses_its_answers(as_staff) -> None:
    """The middleware is part of the app: the texts of a session are long enough."""
    staff = await as_staff("user")
    response = await staff.get("/api/session", headers=GZIP)
    assert (response.status_code, response.headers.get("content-encoding")) == (200, "gzip")
    assert response.json()["status"] == "1"
