"""What the stories of accounts share: forms as the screens send them, and the mails that went out."""

import re
from asyncio import sleep
from time import time
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import select

from clinic.accounts import passwords
from clinic.core import outbox, relay
from clinic.core.context import NOBODY, Context
from clinic.core.db import unit
from clinic.messaging.models import Message

PASSWORD = "Sommar2026"
HASH = passwords.hash_now(PASSWORD)


async def clear_of_window(seconds: int, needed: float = 15) -> None:
    """Wait past the end of a limit's window when it is so near that a story could straddle it."""
    left = seconds - time() % seconds
    if left < needed:
        await sleep(left + 0.1)


def email() -> str:
    """An address nobody has yet."""
    return f"{uuid4().hex[:14]}@people.test"


def sign_up(**changes: Any) -> dict[str, Any]:
    """A complete sign-up."""
    return {
        "first_name": "Olga", "last_name": "Owner", "email": email(), "company_name": "Kliniken Öst", "country": "SE",
        "password": PASSWORD, "password_confirmation": PASSWORD, "terms": True, "language": "en", **changes,
    }


async def mails_to(address: str, company_id: Any = NOBODY) -> list[Message]:
    """The mails queued to an address for a company (or for nobody's), oldest first."""
    async with unit(Context.system(company_id)) as session:
        found = await session.scalars(select(Message).where(Message.to == address).order_by(Message.created_at, Message.id))
        return list(found)


def code_in(mail: Message) -> str:
    """The code that a mail holds."""
    return re.findall(r"^\d{6}$", mail.text, re.MULTILINE)[0]


def path_in(mail: Message, start: str) -> str:
    """The path of the link that a mail holds."""
    return re.findall(rf"http://test({start}\S+)", mail.text)[0]


async def run_reset_listener() -> None:
    """Deliver what waits for the listener that sends reset links, by the relay itself."""
    waiting = select(outbox.Delivery.id).where(outbox.Delivery.listener == "accounts.send_reset", outbox.Delivery.state == "pending")
    async with unit(Context()) as session:
        ids = list(await session.scalars(waiting))
    for delivery_id in ids:
        await relay.deliver(NOBODY, delivery_id)


async def letters_to(address: str, company_id: Any) -> list[Message]:
    """The letters about their account that somebody got for what was done at a company; they belong to nobody's."""
    waiting = select(outbox.Delivery.id).where(
        outbox.Delivery.listener.in_(("accounts.send_letter", "prescribers.send_invitation")), outbox.Delivery.state == "pending",
    ).order_by(outbox.Delivery.next_at)
    async with unit(Context.system(UUID(str(company_id)))) as session:
        ids = list(await session.scalars(waiting))
    for delivery_id in ids:
        await relay.deliver(UUID(str(company_id)), delivery_id)
    return await mails_to(address)
