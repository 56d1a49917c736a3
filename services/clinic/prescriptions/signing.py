"""Signing one or several requests with one BankID signature (RXP-006).

What is shown in the app and what is signed over is fixed when the order begins. When it is complete, each request is signed at its
own clinic, unless it has been changed, decided or taken back meanwhile: such a one is left out, and the answer says so.
"""

from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid import service as bankid
from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid.service import Proved, Wish
from clinic.accounts.prescribers import service as prescribers
from clinic.accounts.visit import Visit
from clinic.core import audit, documents, outbox, realtime
from clinic.core.auth import Caller
from clinic.core.context import Context
from clinic.core.db import read_only, unit
from clinic.core.errors import NotFound
from clinic.core.freeze import canonical
from clinic.core.i18n import language
from clinic.core.settings import settings
from clinic.prescriptions import content as contents
from clinic.prescriptions.errors import MissingPersonalId, NotWaiting
from clinic.prescriptions.events import SIGNED
from clinic.prescriptions.models import Prescription
from clinic.prescriptions.requests import mine
from clinic.prescriptions.schemas import PrescriptionSignIn
from clinic.prescriptions.topics import PRESCRIPTIONS
from clinic.prescriptions.uses import today
from clinic.providers.bankid import AskedFor

KIND = "prescriptions.sign"
INTRO = {
    "en": "I prescribe the following ({count}) and have assessed the need for it.",
    "sv": "Jag förskriver följande ({count}) och har bedömt behovet.",
}


async def start(visit: Visit, caller: Caller, wanted: PrescriptionSignIn) -> BankIdOrderOut:
    """Begin a signature of requests that wait for the caller. Raises NotFound, NotWaiting, MissingPersonalId, ProviderError."""
    personal_id, rows = await _waiting(caller, wanted)
    lang, parts, items = language.get(), [], []
    for row in rows:
        async with read_only(caller.context.within(row.company_id)) as session:
            content = await contents.of(session, row)
        parts.append(contents.words(content, lang))
        items.append(contents.item(row.id, row.company_id, content))
    intro = INTRO["sv" if lang == "sv" else "en"].format(count=len(rows))
    asked = AskedFor(
        ip=visit.address, visible="\n\n".join([intro, *parts]), hidden=canonical({"prescriptions": items}), personal_number=personal_id,
        domain=urlsplit(settings().public_url).hostname or "", user_agent=visit.request.headers.get("user-agent", ""),
    )
    facts = {"prescriber_id": str(caller.context.prescriber_id), "identity_id": str(caller.context.identity_id), "items": items}
    wish = Wish(KIND, "sign", bankid.of_session(caller.session_id), asked, facts, same_device=wanted.same_device)
    return await bankid.start(caller.context, wish)


async def _waiting(caller: Caller, wanted: PrescriptionSignIn) -> tuple[str, list[Prescription]]:
    """The prescriber's personal number and the requests, in the order asked; the policy finds only the prescriber's own."""
    prescriber_id = caller.context.prescriber_id
    if prescriber_id is None:
        raise NotFound
    async with read_only(caller.context) as session:
        who = await prescribers.person(session, prescriber_id)
        theirs = select(Prescription).where(
            Prescription.prescriber_id == prescriber_id, Prescription.id.in_(wanted.ids), Prescription.deleted_at.is_(None),
        )
        found = {row.id: row for row in await session.scalars(theirs)}
        session.expunge_all()
    rows = [found[one] for one in dict.fromkeys(wanted.ids) if one in found]
    if len(rows) < len(set(wanted.ids)):
        raise NotFound
    if any(row.state != "pending" for row in rows):
        raise NotWaiting
    if not who.personal_id:
        raise MissingPersonalId
    return who.personal_id, rows


@bankid.finishes(KIND)
async def finish(proved: Proved) -> dict[str, Any]:
    """Sign each request at its clinic, once however often this runs; which were signed and which were left out."""
    signed: list[str] = []
    left_out: list[str] = []
    for item in proved.facts["items"]:
        at = Context(
            company_id=UUID(item["company_id"]), actor="prescriber", identity_id=UUID(proved.facts["identity_id"]),
            prescriber_id=UUID(proved.facts["prescriber_id"]),
        )
        async with unit(at) as session:
            done = await _sign(session, UUID(item["id"]), item["digest"], proved)
        (signed if done else left_out).append(item["id"])
    return {"signed": signed, "left_out": left_out}


async def _sign(session: AsyncSession, prescription_id: UUID, digest: str, proved: Proved) -> bool:
    try:
        row = await mine(session, prescription_id, lock=True)
    except NotFound:
        return False
    if row.order_id == proved.id:
        return True
    content = await contents.of(session, row)
    late = row.valid_until < await today(session)
    if row.state != "pending" or late or contents.digest_of(content) != digest:
        audit.record(session, "prescription.left_unsigned", row.id, client_id=row.client_id, order_id=proved.id)
        return False
    who = await prescribers.person(session, UUID(proved.facts["prescriber_id"]))
    row.state, row.signed_at, row.signed_by_name, row.order_id = "signed", proved.at, proved.name, proved.id
    paper = {**content, "signed": {
        "name": proved.name, "prescriber_code": who.prescriber_code, "at": proved.at, "order_id": proved.id,
        "digest": proved.hidden_digest,
    }}
    frozen = await documents.freeze(session, kind="prescription", subject_id=row.id, content=paper, client_id=row.client_id)
    row.document_id = frozen.id
    audit.record(session, "prescription.signed", row.id, client_id=row.client_id, order_id=proved.id, document_id=frozen.id)
    outbox.publish(session, SIGNED, {"prescription_id": str(row.id), "client_id": str(row.client_id), "origin": row.origin})
    await session.flush()
    realtime.tell(session, PRESCRIPTIONS, row.id, row.version)
    return True
