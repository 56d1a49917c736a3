"""The CSRF token belongs to the session and is kept, so that two tabs of one browser do not refuse each other (PLT-003)."""

import asyncio
from typing import Any

import pytest

from tests.accounts.helpers import PASSWORD, PASSWORD_HASH, unique_email
from tests.support.http_client import ApiClient, open_browser


async def _token(client: ApiClient) -> str:
    reply = await client.http.get("/api/csrf-cookie")
    assert reply.status_code == 200
    return reply.cookies["csrf_token"]


async def _post(client: ApiClient, token: str) -> Any:
    reply = await client.http.post("/api/v2/logout", headers={"X-CSRF-Token": token})
    return (reply.json().get("data") or {}).get("code")


@pytest.mark.covers("PLT-003")
async def test_concurrent_requests_of_two_tabs_get_the_same_token(as_staff: Any) -> None:
    """PLT-003: tabs of one signed-in browser share one token, also when neither had any."""
    staff = await as_staff()
    tabs = [open_browser(staff.http._transport.app) for _ in range(2)]  # type: ignore[attr-defined]
    for tab in tabs:
        tab.cookies.set("session", staff.http.cookies["session"])
    replies = await asyncio.gather(*(tab.get("/api/csrf-cookie") for tab in tabs))
    tokens = {reply.cookies["csrf_token"] for reply in replies}
    assert len(tokens) == 1
    for tab in tabs:
        reply = await tab.post("/api/v2/logout", headers={"X-CSRF-Token": next(iter(tokens))})
        assert (reply.json().get("data") or {}).get("code") != "csrf.missing"
        await tab.aclose()


@pytest.mark.covers("PLT-003")
async def test_a_valid_token_is_kept_and_an_invalid_one_replaced(visitor: ApiClient) -> None:
    """PLT-003: a visitor's token stays the same at each call; one that is not ours is replaced."""
    first, second = await _token(visitor), await _token(visitor)
    assert first == second
    visitor.http.cookies.clear()
    visitor.http.cookies.set("csrf_token", "forged.token")
    assert await _token(visitor) not in {first, "forged.token"}
    visitor.http.cookies.clear()
    headers = [(b"X-CSRF-Token", "a.é".encode("latin-1")), (b"Cookie", "csrf_token=a.é".encode("latin-1"))]
    refused = await visitor.http.post("/api/v2/logout", headers=headers)
    assert (refused.status_code, refused.json()["data"]["code"]) == (403, "csrf.missing")
    assert (await visitor.http.get("/api/csrf-cookie", headers=headers[1:])).cookies["csrf_token"]


@pytest.mark.covers("PLT-003")
async def test_a_token_of_another_session_is_refused(as_staff: Any, visitor: ApiClient) -> None:
    """PLT-003: a token that another session or a visitor was given does not open this one."""
    own, other = await as_staff(), await as_staff()
    for foreign in (await _token(other), await _token(visitor)):
        own.http.cookies.set("csrf_token", foreign, domain="", path="/")
        assert await _post(own, foreign) == "csrf.missing"
        own.http.cookies.delete("csrf_token")
    assert await _post(own, await _token(own)) is None


@pytest.mark.covers("PLT-003")
async def test_sign_in_and_sign_out_set_the_token_of_the_new_session(new_visitor: Any, factory: Any) -> None:
    """PLT-003: the token of before is refused, the one that came with the session is valid without another call."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    member, visitor = await factory.member(await factory.company(), identity=identity), new_visitor()
    before = await _token(visitor)
    assert (await visitor.post("/api/login", json={"email": member.email, "password": PASSWORD})).status_code == 200
    during = visitor.http.cookies["csrf_token"]
    assert during != before
    assert await _post(visitor, before) == "csrf.missing"
    assert await _post(visitor, during) is None
    assert visitor.http.cookies["csrf_token"] not in {before, during}
    assert "session" not in visitor.http.cookies
