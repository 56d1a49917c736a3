"""Shared helpers of the account tests: request data as the screens send it, and the e-mails that were queued."""

import re
from asyncio import sleep
from time import time
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import select

from clinic.accounts.identities import passwords
from clinic.core.background import dispatcher, outbox
from clinic.core.database.session import transaction
from clinic.core.database.tenant_context import NIL_COMPANY, Context
from clinic.messaging.models import Message
from tests.support.http_client import ApiClient

PASSWORD = "Sommar2026"
ACCOUNT_EMAIL_SUBSCRIBERS = (
    "accounts.send_email", "accounts.send_sign_up_email", "prescribers.send_invitation", "accounts.send_support_message",
    "accounts.send_friend_invitation",
)
PASSWORD_HASH = passwords.hash_password_sync(PASSWORD)


async def avoid_window_end(window_seconds: int, needed_seconds: float = 15) -> None:
    """Wait for the next rate limit window if the current one ends so soon that the test could span both."""
    remaining = window_seconds - time() % window_seconds
    if remaining < needed_seconds:
        await sleep(remaining + 0.1)


def unique_email() -> str:
    """Return an e-mail address that no account has."""
    return f"{uuid4().hex[:14]}@people.test"


def sign_up_data(**changes: Any) -> dict[str, Any]:
    """Return complete sign-up data."""
    return {
        "first_name": "Olga", "last_name": "Owner", "email": unique_email(), "company_name": "Kliniken Öst", "country": "SE",
        "password": PASSWORD, "password_confirmation": PASSWORD, "terms": True, "processor_agreement": True, "language": "en", **changes,
    }


async def list_emails_to(address: str, company_id: Any = NIL_COMPANY) -> list[Message]:
    """Return the e-mails queued to an address for a company (or for no company), oldest first."""
    async with transaction(Context.system(company_id)) as session:
        messages = await session.scalars(select(Message).where(Message.to == address).order_by(Message.created_at, Message.id))
        return list(messages)


async def begin_sign_up(visitor: ApiClient, **changes: Any) -> Message:
    """Sign a visitor up, and return the e-mail that was sent to the address."""
    data = sign_up_data(**changes)
    response = await visitor.post("/api/v2/register", json=data)
    assert (response.status_code, response.json()["data"]) == (200, {"email": data["email"]}), response.text
    return (await deliver_account_emails(data["email"]))[-1]


async def sign_up(visitor: ApiClient, **changes: Any) -> dict[str, Any]:
    """Sign a visitor up and verify their address with the e-mailed code; return their session view."""
    message = await begin_sign_up(visitor, **changes)
    response = await visitor.post("/api/verify-email", json={"code": extract_code(message)})
    assert response.status_code == 200, response.text
    session_view: dict[str, Any] = response.json()["data"]
    return session_view


def extract_code(message: Message) -> str:
    """Return the code in an e-mail."""
    return re.findall(r"^\d{6}$", message.text, re.MULTILINE)[0]


def extract_path(message: Message, prefix: str) -> str:
    """Return the path of the link in an e-mail."""
    return re.findall(rf"http://test({prefix}\S+)", message.text)[0]


def extract_link(message: Message) -> dict[str, str]:
    """Return id and key of the link in an e-mail that verifies an address."""
    _, _, _, link_id, key = extract_path(message, "/email/verify/").split("/")
    return {"id": link_id, "hash": key}


def extract_reset_token(message: Message) -> str:
    """Return the token of the password reset link in an e-mail."""
    return extract_path(message, "/reset-password/").removeprefix("/reset-password/")


async def deliver_password_resets() -> None:
    """Deliver the pending events of the subscriber that sends password reset links."""
    pending = select(outbox.Delivery.id).where(
        outbox.Delivery.subscriber == "accounts.send_password_reset", outbox.Delivery.state == "pending",
    )
    async with transaction(Context()) as session:
        ids = list(await session.scalars(pending))
    for delivery_id in ids:
        await dispatcher.deliver(NIL_COMPANY, delivery_id)


async def deliver_sign_in_codes(company_id: Any = NIL_COMPANY) -> None:
    """Deliver a company's (or no company's) pending events that send codes of the second factor."""
    pending = select(outbox.Delivery.id).where(
        outbox.Delivery.subscriber == "accounts.send_sign_in_code", outbox.Delivery.state == "pending",
    ).order_by(outbox.Delivery.next_attempt_at)
    async with transaction(Context.system(UUID(str(company_id)))) as session:
        ids = list(await session.scalars(pending))
    for delivery_id in ids:
        await dispatcher.deliver(UUID(str(company_id)), delivery_id)


async def deliver_account_emails(address: str, company_id: Any = NIL_COMPANY) -> list[Message]:
    """Deliver a company's (or no company's) pending events that send e-mail about accounts; return the e-mails to an address, oldest first.

    The e-mails belong to no company.
    """
    pending = select(outbox.Delivery.id).where(
        outbox.Delivery.subscriber.in_(ACCOUNT_EMAIL_SUBSCRIBERS),
        outbox.Delivery.state == "pending",
    ).order_by(outbox.Delivery.next_attempt_at)
    async with transaction(Context.system(UUID(str(company_id)))) as session:
        ids = list(await session.scalars(pending))
    for delivery_id in ids:
        await dispatcher.deliver(UUID(str(company_id)), delivery_id)
    return await list_emails_to(address)
