"""How pages and their bundles are served."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from clinic.core import pages
from clinic.core.settings import settings

pytestmark = pytest.mark.anyio

SCRIPT = "/bundles/web-public/static/js/index.0a1b2c3d4e.js"


@pytest.fixture
async def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[httpx.AsyncClient]:
    """A browser before a server with one small bundle."""
    dist = tmp_path / "web-public" / "dist"
    files = {"index.html": '<script nonce="__CSP_NONCE__">', "static/js/index.0a1b2c3d4e.js": "plain", "static/js/index.0a1b2c3d4e.js.br": "small"}
    for name, content in files.items():
        (dist / name).parent.mkdir(parents=True, exist_ok=True)
        (dist / name).write_text(content)
    monkeypatch.setattr(settings(), "bundles_dir", tmp_path)
    app = FastAPI()
    app.include_router(pages.router)
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://test") as client:
        yield client


@pytest.mark.covers("PUB-011")
async def test_a_browser_that_knows_brotli_gets_the_small_copy(browser: httpx.AsyncClient) -> None:
    """PUB-011: the budget is counted compressed, so the files must travel so; whoever can't unpack them gets them plain."""
    plain = await browser.get(SCRIPT, headers={"Accept-Encoding": "gzip"})
    assert (plain.text, plain.headers.get("content-encoding")) == ("plain", None)
    async with browser.stream("GET", SCRIPT, headers={"Accept-Encoding": "gzip, br"}) as small:
        raw = b"".join([part async for part in small.aiter_raw()])
    assert (raw, small.headers["content-encoding"], small.headers["vary"]) == (b"small", "br", "Accept-Encoding")
    assert small.headers["content-type"].startswith("text/javascript")
    assert "immutable" in small.headers["cache-control"]


@pytest.mark.covers("PUB-003", "PUB-009")
async def test_only_the_booking_and_registration_pages_may_be_framed(browser: httpx.AsyncClient) -> None:
    """The portal works inside a clinic's own page; a page with a nonce is never kept and never framed elsewhere."""
    booking, payment = await browser.get("/booking/abc"), await browser.get("/payment")
    assert "frame-ancestors *" in booking.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in payment.headers["content-security-policy"]
    assert "x-frame-options" not in booking.headers
    assert "__CSP_NONCE__" not in booking.text
    assert booking.text.split('"')[1] in booking.headers["content-security-policy"]
