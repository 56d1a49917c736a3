"""Letters about somebody's account: wanted where something happens, written as nobody's, so that no company comes near what they hold.

The code or the link in a letter is made only when it's written; the event that wants it names the person and no secret.
"""

from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Any, Literal
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts import codes, mails
from clinic.accounts.models import Identity, OneTimeCode
from clinic.core import audit, outbox
from clinic.core.clock import now
from clinic.core.outbox import Happened

WANTED = "accounts.letter_wanted"
"""Somebody is to get a letter. Facts: letter, identity_id, language, taken (from whom never proved the address), names in its text."""
Kind = Literal["proof", "join", "join_known"]
PROOF_LIFE, RESET_LIFE, INVITED_LIFE = timedelta(hours=24), timedelta(hours=2), timedelta(days=7)


def want(session: AsyncSession, letter: Kind, identity_id: UUID, language: str, *, taken: bool = False, **names: str) -> None:
    """Have a letter written after the commit."""
    outbox.publish(session, WANTED, {
        "letter": letter, "identity_id": str(identity_id), "language": language, "taken": taken, "names": names,
    })


async def write(session: AsyncSession, happened: Happened) -> None:
    """Make what a letter holds and queue it, in a session of nobody's. A repeat finds it made, by the event's own id."""
    facts = happened.facts
    person = await session.get(Identity, UUID(facts["identity_id"]))
    if person is None or await session.get(OneTimeCode, happened.id) is not None:
        return
    if facts["taken"]:
        audit.record(session, "password.taken", person.id)
    await _WRITTEN[facts["letter"]](session, person, happened.id, facts)


async def _proof(session: AsyncSession, person: Identity, row_id: UUID, facts: dict[str, Any]) -> None:
    """A code and a link by which an address is proven; nothing for one that is."""
    if person.email_verified_at is not None:
        return
    code = await codes.issue_code(session, person.id, "verify_email")
    key = await codes.issue_link(session, person.id, "verify_link", PROOF_LIFE, row_id)
    await mails.send(
        session, person.email, mails.VERIFY, row_id, facts["language"], expires_at=now() + codes.CODE_LIFE,
        code=code, link=mails.page(f"/email/verify/{row_id}/{key}"), **facts["names"],
    )


async def _join(session: AsyncSession, person: Identity, row_id: UUID, facts: dict[str, Any]) -> None:
    await _with_reset_link(session, person, mails.JOIN, row_id, facts["language"], life=INVITED_LIFE, **facts["names"])


async def _join_known(session: AsyncSession, person: Identity, row_id: UUID, facts: dict[str, Any]) -> None:
    await mails.send(session, person.email, mails.JOIN_KNOWN, row_id, facts["language"], **facts["names"])


async def send_reset(session: AsyncSession, person: Identity, row_id: UUID, language: str) -> None:
    """Queue a link by which a forgotten password is chosen anew, in a session of nobody's."""
    await _with_reset_link(session, person, mails.RESET, row_id, language, life=RESET_LIFE)


async def _with_reset_link(
    session: AsyncSession, person: Identity, letter: mails.Texts, row_id: UUID, language: str, *, life: timedelta, **names: str,
) -> None:
    key = await codes.issue_link(session, person.id, "reset", life, row_id)
    link = mails.page(f"/reset-password/{row_id.hex}{key}")
    await mails.send(session, person.email, letter, row_id, language, expires_at=now() + life, link=link, **names)


_WRITTEN: dict[str, Callable[[AsyncSession, Identity, UUID, dict[str, Any]], Awaitable[None]]] = {
    "proof": _proof, "join": _join, "join_known": _join_known,
}
