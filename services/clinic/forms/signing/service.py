"""What is done with a client's letters of consent: assigned, signed, corrected, cancelled (REC-031, REC-022)."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit, documents, files as stored, outbox, realtime
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.errors import FieldError
from clinic.core.models import new_id
from clinic.core.owners import owner
from clinic.core.permissions import Permission
from clinic.forms import files, papers, questions, standing
from clinic.forms.consents import service as letters
from clinic.forms.errors import AlreadySigned, Cancelled, NotDone, NotInUse, OpenCorrection, SignOrFile
from clinic.forms.events import CONSENT_SIGNED
from clinic.forms.models import ClientConsent, LetterOfConsent, LetterVersion
from clinic.forms.signing.schemas import AssignIn, CorrectIn, FormCancelIn, SigningIn
from clinic.forms.topics import FORMS

OWNER = owner("client_consent", permission=Permission.FORM_READ)
_AGREED = ("I have read and understood this and agree.", "Jag har läst och förstått detta och samtycker.")


async def assign(session: AsyncSession, client_id: UUID, wanted: AssignIn) -> list[ClientConsent]:
    """Give the client letters to sign, each as it reads now. NotInUse for an inactive one."""
    await clients.for_writing(session, client_id)
    made = []
    for letter_id in dict.fromkeys(wanted.letter_ids):
        letter = await owned(session, LetterOfConsent, letter_id)
        if not letter.is_active:
            raise NotInUse
        text = await letters.newest(session, letter)
        row = ClientConsent(
            company_id=letter.company_id, id=new_id(), client_id=client_id, letter_id=letter.id, letter_version_id=text.id,
            title=text.title,
        )
        row.entry_id = row.id
        session.add(row)
        made.append(row)
        audit.record(session, "consent.assigned", row.id, client_id=client_id, letter_id=letter.id, number=text.number)
    await session.flush()
    for row in made:
        realtime.tell(session, FORMS, row.id, row.version)
    return made


async def sign(session: AsyncSession, row: ClientConsent, wanted: SigningIn, *, way: str, language: str) -> ClientConsent:
    """Sign a letter, on the clinic's screen or by the link: everything is frozen together, in the language that it was shown in.

    Raises SignOrFile, AlreadySigned, Cancelled.
    """
    _open(row)
    text, client = await letter_text(session, row), await clients.get(session, row.client_id)
    asked = questions.read(text.questions)
    row.answers = questions.checked(asked, wanted.answers)
    if not wanted.agreed:
        raise FieldError("agreed", "accept")
    if text.asks_publish and wanted.publish_permission is None:
        raise FieldError("publish_permission", "required")
    if wanted.signature is None and not wanted.file_ids:
        raise SignOrFile
    shown = await _claimed(session, row, asked, wanted)
    row.publish_permission = (wanted.publish_permission or "") if text.asks_publish else ""
    row.state, row.signature, row.signed_at, row.signed_way = "signed", wanted.signature, now(), way
    row.signed_by_name = wanted.signed_by or f"{client.first_name} {client.last_name}"
    frozen = await documents.freeze(
        session, kind=papers.CONSENT, subject_id=row.id, client_id=row.client_id, title=row.title, language=language, files=shown,
        content={**_content(row, text, asked, language), "client": papers.person(client)},
    )
    row.document_id = frozen.id
    await session.flush()
    if row.publish_permission:
        await clients.permit_publishing(session, row.client_id, _permitted)
    audit.record(session, "consent.signed", row.id, client_id=row.client_id, way=way, digest=frozen.digest, number=row.number)
    outbox.publish(session, CONSENT_SIGNED, {"consent_id": str(row.id), "client_id": str(row.client_id)})
    realtime.tell(session, FORMS, row.id, row.version)
    return row


def _open(row: ClientConsent) -> None:
    if row.cancelled_at is not None:
        raise Cancelled
    if row.state == "signed":
        raise AlreadySigned


async def _claimed(session: AsyncSession, row: ClientConsent, asked: list[questions.Question], wanted: SigningIn) -> list[UUID]:
    """The letter's own files: those of the answers and the pictures of the paper."""
    earlier = await _earlier_files(session, row, asked)
    of_answers = await files.claim_answers(
        session, asked, row.answers, owner_kind=OWNER, owner_id=row.id, client_id=row.client_id, earlier=earlier,
    )
    for one in wanted.file_ids:
        if one not in earlier:
            await stored.claim(session, one, owner_kind=OWNER, owner_id=row.id, client_id=row.client_id, field="file_ids")
    row.file_ids = [str(one) for one in dict.fromkeys(wanted.file_ids)]
    return [*of_answers, *dict.fromkeys(wanted.file_ids)]


async def _earlier_files(session: AsyncSession, row: ClientConsent, asked: list[questions.Question]) -> set[UUID]:
    return {
        one for before in await versions(session, row) if before.id != row.id
        for one in [*questions.files_of(asked, before.answers), *(UUID(file) for file in before.file_ids)]
    }


def _content(row: ClientConsent, text: LetterVersion, asked: list[questions.Question], language: str) -> dict[str, Any]:
    return {
        "title": row.title, "letter_id": row.letter_id, "letter_version_id": row.letter_version_id, "letter_number": text.number,
        "body": text.body, "items": papers.items(asked, row.answers, language), "questions": text.questions, "answers": row.answers,
        "publish_permission": row.publish_permission, "files": row.file_ids, "signature": row.signature, "signed_by": row.signed_by_name,
        "signed_at": row.signed_at, "way": row.signed_way, "number": row.number, "correction_reason": row.correction_reason,
        "agreed": _AGREED[1 if language == "sv" else 0],
    }


async def correct(session: AsyncSession, client_id: UUID, consent_id: UUID, wanted: CorrectIn) -> ClientConsent:
    """Begin a correction of a signed letter: a new version to sign; the signed one stays. Raises NotDone, OpenCorrection, Cancelled."""
    signed = await clients.about(session, ClientConsent, client_id, consent_id, lock=True)
    if signed.cancelled_at is not None:
        raise Cancelled
    if signed.state != "signed":
        raise NotDone
    all_ = await versions(session, signed)
    if any(one.state != "signed" and one.cancelled_at is None for one in all_):
        raise OpenCorrection
    row = ClientConsent(
        company_id=signed.company_id, id=new_id(), client_id=client_id, letter_id=signed.letter_id, entry_id=signed.entry_id,
        letter_version_id=signed.letter_version_id, title=signed.title, number=all_[0].number + 1, answers=signed.answers,
        publish_permission=signed.publish_permission, file_ids=signed.file_ids, correction_reason=wanted.reason,
    )
    session.add(row)
    await session.flush()
    audit.record(session, "consent.correction_begun", row.id, client_id=client_id, number=row.number, reason=wanted.reason)
    realtime.tell(session, FORMS, row.id, row.version)
    return row


async def cancel(session: AsyncSession, client_id: UUID, consent_id: UUID, wanted: FormCancelIn, by: str) -> ClientConsent:
    """Cancel a letter; a signed one is withdrawn and stays readable, and what it permitted to publish goes with it (REC-005)."""
    row = await clients.about(session, ClientConsent, client_id, consent_id, version=wanted.version, lock=True)
    if row.cancelled_at is not None:
        raise Cancelled
    row.cancelled_at, row.cancelled_by_name, row.cancel_reason = now(), by[:250], wanted.reason
    await session.flush()
    audit.record(session, "consent.cancelled", row.id, client_id=client_id, reason=wanted.reason, state=row.state)
    if row.publish_permission and row.state == "signed":
        await clients.permit_publishing(session, client_id, _permitted)
    realtime.tell(session, FORMS, row.id, row.version)
    return row


async def _permitted(session: AsyncSession, client_id: UUID) -> str:
    """What the newest letter in force says of publishing; empty when none says anything."""
    query = select(ClientConsent.publish_permission).where(
        ClientConsent.company_id == context_of(session).company_id, ClientConsent.client_id == client_id,
        ClientConsent.publish_permission != "", standing.is_in_force(ClientConsent),
    )
    return await session.scalar(query.order_by(ClientConsent.signed_at.desc()).limit(1)) or ""


async def letter_text(session: AsyncSession, row: ClientConsent) -> LetterVersion:
    """The text that the client is asked to sign, or has signed."""
    return await owned(session, LetterVersion, row.letter_version_id)


async def letter_texts(session: AsyncSession, rows: list[ClientConsent]) -> dict[UUID, LetterVersion]:
    """The texts of several letters, by their ids."""
    wanted = {row.letter_version_id for row in rows}
    query = select(LetterVersion).where(LetterVersion.company_id == context_of(session).company_id, LetterVersion.id.in_(wanted))
    return {text.id: text for text in await session.scalars(query)} if wanted else {}


async def versions(session: AsyncSession, row: ClientConsent) -> list[ClientConsent]:
    """All versions of an entry, the newest first."""
    query = select(ClientConsent).where(ClientConsent.company_id == context_of(session).company_id, ClientConsent.entry_id == row.entry_id)
    return list(await session.scalars(query.order_by(ClientConsent.number.desc())))
