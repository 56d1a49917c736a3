"""Resetting a forgotten password."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from sqlalchemy import update

from clinic.accounts.models import VerificationToken
from clinic.core.clock import now
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import Context
from tests.accounts.helpers import (
    PASSWORD,
    PASSWORD_HASH,
    avoid_window_end,
    deliver_password_resets,
    extract_reset_token,
    list_emails_to,
    unique_email,
)
from tests.factories.factory import Factory
from tests.support.http_client import ApiClient

pytestmark = pytest.mark.anyio
NewVisitor = Callable[[], ApiClient]
NEW_PASSWORD = {"password": "Vinter2027", "password_confirmation": "Vinter2027"}


async def request_reset(new_visitor: NewVisitor, address: str, **more: Any) -> Any:
    return await new_visitor().post("/api/forgot-password", json={"email": address, "area": "staff"}, **more)


async def get_reset_token(new_visitor: NewVisitor, address: str) -> str:
    await request_reset(new_visitor, address)
    await deliver_password_resets()
    return extract_reset_token((await list_emails_to(address))[-1])


@pytest.mark.covers("PLT-015", "PLT-021")
async def test_response_is_the_same_for_known_and_unknown_addresses(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015: same answer, and the same work before it, since only the subscriber acts on the identity; an unknown address gets no e-mail."""
    identity, unknown_address = await factory.identity(email=unique_email()), unique_email()
    known, unknown = await request_reset(new_visitor, identity.email), await request_reset(new_visitor, unknown_address)
    assert (known.status_code, known.text) == (unknown.status_code, unknown.text)
    assert known.status_code == 200
    assert await list_emails_to(identity.email) == []
    await deliver_password_resets()
    assert len(await list_emails_to(identity.email)) == 1
    assert await list_emails_to(unknown_address) == []


@pytest.mark.covers("PLT-015")
async def test_link_leads_to_the_sign_in_of_the_area_that_requested_it(new_visitor: NewVisitor, factory: Factory) -> None:
    identity = await factory.identity(email=unique_email())
    for area in ("staff", "prescriber"):
        await new_visitor().post("/api/forgot-password", json={"email": identity.email, "area": area})
        await deliver_password_resets()
    tokens = [extract_reset_token(message) for message in await list_emails_to(identity.email)]
    assert [token.partition("?")[2] for token in tokens] == ["", "area=prescriber"]
    reset = await new_visitor().post("/api/reset-password", json={"token": tokens[1].partition("?")[0], **NEW_PASSWORD})
    assert reset.status_code == 200


@pytest.mark.covers("PLT-015", "PLT-004", "PLT-016")
async def test_reset_ends_every_session_and_replaces_the_password(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015: the link works once; PLT-004: sessions end for security."""
    member = await factory.member(await factory.company(), identity=await factory.identity(password_hash=PASSWORD_HASH, email=unique_email()))
    signed_in_visitor = new_visitor()
    await signed_in_visitor.post("/api/login", json={"email": member.email, "password": PASSWORD})
    token = await get_reset_token(new_visitor, member.email)
    weak = await new_visitor().post("/api/reset-password", json={"token": token, "password": "kort", "password_confirmation": "kort"})
    assert weak.json()["errors"]["password"][0]["code"] == "password"
    assert (await new_visitor().post("/api/reset-password", json={"token": token, **NEW_PASSWORD})).status_code == 200
    ended = await signed_in_visitor.get("/api/session")
    assert (ended.status_code, ended.json()["data"]["code"]) == (410, "auth.ended_for_security")
    assert "security" in ended.json()["message"]
    with_old_password = await new_visitor().post("/api/login", json={"email": member.email, "password": PASSWORD})
    with_new_password = await new_visitor().post("/api/login", json={"email": member.email, "password": NEW_PASSWORD["password"]})
    assert (with_old_password.status_code, with_new_password.status_code) == (401, 200)
    second_use = await new_visitor().post("/api/reset-password", json={"token": token, **NEW_PASSWORD})
    assert (second_use.status_code, second_use.json()["data"]["code"]) == (409, "auth.link_invalid")


@pytest.mark.covers("PLT-010", "PLT-015")
async def test_a_fresh_reset_lets_its_browser_in_whatever_was_tried_before(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-010: the browser that set the password is a known device with no failures, also where its address is limited."""
    await avoid_window_end(900)
    member = await factory.member(await factory.company(), identity=await factory.identity(password_hash=PASSWORD_HASH, email=unique_email()))
    browser = new_visitor()
    credentials = {"email": member.email, "password": "Fel12345"}
    statuses = [(await browser.post("/api/login", json=credentials)).status_code for _ in range(11)]
    assert statuses[-1] == 429
    token = await get_reset_token(new_visitor, member.email)
    assert (await browser.post("/api/reset-password", json={"token": token, **NEW_PASSWORD})).status_code == 200
    signed_in = await browser.post("/api/login", json={"email": member.email, "password": NEW_PASSWORD["password"]})
    assert signed_in.status_code == 200


@pytest.mark.covers("PLT-015")
async def test_concurrent_uses_of_a_link_succeed_for_a_single_request(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015: single use under concurrency."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    token = await get_reset_token(new_visitor, identity.email)
    responses = await asyncio.gather(
        *(new_visitor().post("/api/reset-password", json={"token": token, **NEW_PASSWORD}) for _ in range(5)),
    )
    assert sorted(response.status_code for response in responses) == [200] + [409] * 4


@pytest.mark.covers("PLT-015")
async def test_expired_revoked_and_forged_links_are_refused(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015: a link is valid for two hours; a new request revokes the older link; a forged one gets the same answer."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    older_token = await get_reset_token(new_visitor, identity.email)
    newer_token = await get_reset_token(new_visitor, identity.email)
    async with transaction(Context()) as session:
        await session.execute(update(VerificationToken).where(VerificationToken.identity_id == identity.id).values(expires_at=now()))
    for token in (older_token, newer_token, "made-up", newer_token[:-1] + "x"):
        response = await new_visitor().post("/api/reset-password", json={"token": token, **NEW_PASSWORD})
        assert response.json()["data"]["code"] == "auth.link_invalid"


@pytest.mark.covers("PLT-015")
async def test_link_is_valid_for_two_hours(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015: a minute before its end the link reaches the rules of the password, a minute after it is refused."""
    identity = await factory.identity(password_hash=PASSWORD_HASH, email=unique_email())
    token, requested_at = await get_reset_token(new_visitor, identity.email), now()
    request = {"token": token, "password": "kort", "password_confirmation": "kort"}
    for minutes, status in ((119, 422), (121, 409)):
        with time_machine.travel(requested_at + timedelta(minutes=minutes), tick=True):
            assert (await new_visitor().post("/api/reset-password", json=request)).status_code == status, minutes
            request |= NEW_PASSWORD
    with time_machine.travel(requested_at + timedelta(minutes=118), tick=True):
        assert (await new_visitor().post("/api/reset-password", json=request)).status_code == 200, "the refused uses did not spend it"


@pytest.mark.covers("PLT-015")
async def test_requests_are_limited_equally_for_known_and_unknown_addresses(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015: six per hour and address, so that no inbox is flooded; the limit doesn't reveal whether an address is known."""
    await avoid_window_end(3600)
    identity = await factory.identity(email=unique_email())
    for address in (identity.email, unique_email()):
        assert [(await request_reset(new_visitor, address)).status_code for _ in range(7)] == [200] * 6 + [429]


@pytest.mark.covers("PLT-015")
async def test_email_is_in_the_language_of_the_page(new_visitor: NewVisitor, factory: Factory) -> None:
    """PLT-015, PLT-090: in Swedish for a Swedish page."""
    identity = await factory.identity(email=unique_email())
    await request_reset(new_visitor, identity.email, headers={"X-Language": "sv"})
    await deliver_password_resets()
    assert (await list_emails_to(identity.email))[0].subject == "Välj ett nytt lösenord"
