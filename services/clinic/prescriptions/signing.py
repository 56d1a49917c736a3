"""Signing one or several of a clinic's requests with one BankID signature (RXP-006).

What is shown in the app and what is signed over is fixed when the order begins. When it is complete, each request is signed, unless it
has been changed, decided or taken back meanwhile: such a one is left out, and the answer says so. The proof becomes the clinic's.
"""

from operator import itemgetter
from typing import Any
from urllib.parse import urlsplit
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.accounts.bankid import proofs, service as bankid
from clinic.accounts.bankid.proofs import Proved
from clinic.accounts.bankid.schemas import BankIdOrderOut
from clinic.accounts.bankid.service import Wish
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
from clinic.prescriptions.errors import MissingPersonalId, NotWaiting, OneClinic
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
    """Begin a signature of requests that wait for the caller. Raises NotFound, NotWaiting, OneClinic, MissingPersonalId, ProviderError."""
    personal_id, rows = await _waiting(caller, wanted)
    lang, clinic = language.get(), caller.context.within(rows[0].company_id)
    async with read_only(clinic) as session:
        told = [await contents.of(session, row) for row in rows]
    parts, items = [contents.words(one, lang) for one in told], [contents.item(one) for one in told]
    intro = INTRO["sv" if lang == "sv" else "en"].format(count=len(rows))
    asked = AskedFor(
        ip=visit.whole_address, visible="\n\n".join([intro, *parts]), hidden=canonical({"prescriptions": items}),
        personal_number=personal_id,
        domain=urlsplit(settings().public_url).hostname or "", user_agent=visit.request.headers.get("user-agent", ""),
    )
    facts = {
        "company_id": str(clinic.company_id), "prescriber_id": str(clinic.prescriber_id), "identity_id": str(clinic.identity_id),
        "items": items,
    }
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
    if len({row.company_id for row in rows}) > 1:
        raise OneClinic
    if not who.personal_id:
        raise MissingPersonalId
    return who.personal_id, rows


@bankid.finishes(KIND)
async def finish(proved: Proved) -> dict[str, Any]:
    """Keep the proof and sign each request, all at their clinic, once however often this runs; which were signed and which left out."""
    facts = proved.facts
    at = Context(
        company_id=UUID(facts["company_id"]), actor="prescriber", identity_id=UUID(facts["identity_id"]),
        prescriber_id=UUID(facts["prescriber_id"]),
    )
    async with unit(at) as session:
        await proofs.keep(session, proved)
        done = {one["id"]: await _sign(session, one, proved) for one in sorted(facts["items"], key=itemgetter("id"))}
    return {"signed": [one for one in done if done[one]], "left_out": [one for one in done if not done[one]]}


async def _sign(session: AsyncSession, item: dict[str, str], proved: Proved) -> bool:
    try:
        row = await mine(session, UUID(item["id"]), lock=True)
    except NotFound:
        return False
    if row.order_id == proved.id:
        return True
    content = await contents.of(session, row)
    if contents.digest_of(content) != item["digest"] or not await _waits(session, row):
        audit.record(session, "prescription.left_unsigned", row.id, client_id=row.client_id, order_id=proved.id)
        return False
    who = await prescribers.person(session, UUID(proved.facts["prescriber_id"]))
    row.state, row.signed_at, row.signed_by_name, row.order_id = "signed", proved.at, proved.name, proved.id
    paper = {**content, "signed": contents.signature(proved, who.prescriber_code)}
    frozen = await documents.freeze(session, kind="prescription", subject_id=row.id, content=paper, client_id=row.client_id)
    row.document_id = frozen.id
    audit.record(session, "prescription.signed", row.id, client_id=row.client_id, order_id=proved.id, document_id=frozen.id)
    outbox.publish(session, SIGNED, {"prescription_id": str(row.id), "client_id": str(row.client_id), "origin": row.origin})
    await session.flush()
    realtime.tell(session, PRESCRIPTIONS, row.id, row.version)
    return True


async def _waits(session: AsyncSession, row: Prescription) -> bool:
    """Whether it may still be signed: undecided, in time, and by somebody whom the clinic hasn't parted from."""
    in_time = row.state == "pending" and row.valid_until >= await today(session)
    return in_time and row.prescriber_id is not None and await prescribers.has_joined(session, row.prescriber_id)
