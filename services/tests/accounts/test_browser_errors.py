"""Reporting of browser errors."""

from collections.abc import Callable
from uuid import uuid4

import pytest
from sqlalchemy import select

from clinic.accounts.models import BrowserError
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import avoid_window_end
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
STACK = (
    "TypeError: anna.svensson@mail.test is 19900101-2385\n"
    "    at Card (https://aster.test/clients/0190a1b2-1111-7222-8333-444455556666?tab=notes&q=Anna:12:7)"
)


@pytest.mark.covers("PLT-085")
async def test_browser_error_is_stored_without_personal_data(new_visitor: Callable[[], ApiClient]) -> None:
    """PLT-085: path and stack, without query, fragment, addresses, numbers and keys; signed in or not."""
    url = "https://aster.test/reset-password/abcdefabcdefabcdefabcdefabcdef?name=Anna#flow=secret"
    response = await new_visitor().post("/api/v2/report/error", json={"type": "client_report", "url": url, "stack": STACK + "\x00"})
    assert response.status_code == 200, response.text
    async with transaction(Context()) as session:
        browser_error = (await session.scalars(select(BrowserError).order_by(BrowserError.reported_at.desc()).limit(1))).one()
    assert browser_error.path == "/reset-password/[key]"
    assert "TypeError" in browser_error.stack
    for personal_data in ("anna", "Anna", "19900101", "2385", "tab=notes", "0190a1b2"):
        assert personal_data not in browser_error.stack


@pytest.mark.covers("PLT-085")
async def test_reports_are_rate_limited_and_require_the_client_report_type(new_visitor: Callable[[], ApiClient]) -> None:
    """PLT-085: twenty a minute from one address; `type` is client_report."""
    await avoid_window_end(60, needed_seconds=6)
    visitor, report = new_visitor(), {"type": "client_report", "url": "/", "stack": "x"}
    assert (await visitor.post("/api/v2/report/error", json={**report, "type": "other"})).status_code == 422
    responses = [await visitor.post("/api/v2/report/error", json=report) for _ in range(21)]
    assert [response.status_code for response in responses] == [200] * 20 + [429]


@pytest.mark.covers("PLT-085", "PLT-003")
async def test_report_from_an_embedded_page_needs_no_csrf_token(new_visitor: Callable[[], ApiClient]) -> None:
    """PLT-085: the portal is embedded in other sites, where it has neither cookie nor CSRF token; other routes still need one."""
    await avoid_window_end(60, needed_seconds=3)
    embedded_page = new_visitor()
    headers = {"Origin": "https://another.test", "Idempotency-Key": str(uuid4())}
    report = {"type": "client_report", "url": "https://aster.test/booking/clinic", "stack": "TypeError: x"}
    response = await embedded_page.http.post("/api/v2/report/error", json=report, headers=headers)
    assert response.status_code == 200, response.text
    assert "csrf_token" not in embedded_page.http.cookies
    refusal = await embedded_page.http.post("/api/forgot-password", json={"email": "a@mail.test"}, headers=headers)
    assert refusal.json()["data"]["code"] == "csrf.missing"
