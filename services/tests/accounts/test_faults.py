"""Faults that browsers report."""

from collections.abc import Callable
from uuid import uuid4

import pytest
from sqlalchemy import select

from clinic.accounts.models import ClientError
from clinic.core.context import Context
from clinic.core.db import unit
from tests.accounts.people import clear_of_window
from tests.acting import Acting

pytestmark = pytest.mark.anyio
STACK = (
    "TypeError: anna.svensson@mail.test is 19900101-2385\n"
    "    at Card (https://aster.test/clients/0190a1b2-1111-7222-8333-444455556666?tab=notes&q=Anna:12:7)"
)


@pytest.mark.covers("PLT-085")
async def test_anybody_reports_and_nothing_of_a_person_is_kept(newcomer: Callable[[], Acting]) -> None:
    """PLT-085: path and stack, without query, fragment, addresses, numbers and keys."""
    url = "https://aster.test/reset-password/abcdefabcdefabcdefabcdefabcdef?name=Anna#flow=secret"
    told = await newcomer().post("/api/v2/report/error", json={"type": "client_report", "url": url, "stack": STACK + "\x00"})
    assert told.status_code == 200, told.text
    async with unit(Context()) as session:
        kept = (await session.scalars(select(ClientError).order_by(ClientError.reported_at.desc()).limit(1))).one()
    assert kept.path == "/reset-password/[key]"
    assert "TypeError" in kept.stack
    for secret in ("anna", "Anna", "19900101", "2385", "tab=notes", "0190a1b2"):
        assert secret not in kept.stack


@pytest.mark.covers("PLT-085")
async def test_reports_are_limited_and_of_one_type(newcomer: Callable[[], Acting]) -> None:
    """PLT-085: twenty a minute from one address; `type` is client_report."""
    await clear_of_window(60, needed=6)
    someone, form = newcomer(), {"type": "client_report", "url": "/", "stack": "x"}
    assert (await someone.post("/api/v2/report/error", json={**form, "type": "other"})).status_code == 422
    replies = [await someone.post("/api/v2/report/error", json=form) for _ in range(21)]
    assert [reply.status_code for reply in replies] == [200] * 20 + [429]


@pytest.mark.covers("PLT-085", "PLT-003")
async def test_a_page_in_a_foreign_frame_reports_without_cookies(newcomer: Callable[[], Acting]) -> None:
    """PLT-085: the portal stands in other sites' pages, where it has neither cookie nor CSRF token; nothing else is free by that."""
    await clear_of_window(60, needed=3)
    framed = newcomer()
    headers = {"Origin": "https://another.test", "Idempotency-Key": str(uuid4())}
    body = {"type": "client_report", "url": "https://aster.test/booking/clinic", "stack": "TypeError: x"}
    told = await framed.http.post("/api/v2/report/error", json=body, headers=headers)
    assert told.status_code == 200, told.text
    assert "csrf_token" not in framed.http.cookies
    refused = await framed.http.post("/api/forgot-password", json={"email": "a@mail.test"}, headers=headers)
    assert refused.json()["data"]["code"] == "csrf.missing"
