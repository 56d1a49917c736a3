"""What is done with a client's questionnaires: asked, answered, signed, corrected, cancelled (REC-042, REC-044, REC-022)."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit, documents, outbox, realtime
from clinic.core.clock import now
from clinic.core.db import context_of, owned
from clinic.core.documents import Document
from clinic.core.models import new_id
from clinic.core.owners import owner
from clinic.core.permissions import Permission
from clinic.forms import files, papers, questions
from clinic.forms.answering.schemas import AnswersIn, AskIn, SignIn
from clinic.forms.errors import AlreadySigned, Cancelled, NotDone, NotInUse, OpenCorrection
from clinic.forms.events import PDF_FLAGGED, QUESTIONNAIRE_ANSWERED
from clinic.forms.models import ClientQuestionnaire, Questionnaire
from clinic.forms.signing.schemas import CorrectIn, FormCancelIn
from clinic.forms.topics import FORMS

OWNER = owner("client_questionnaire", permission=Permission.FORM_READ)


async def ask(session: AsyncSession, client_id: UUID, wanted: AskIn) -> list[ClientQuestionnaire]:
    """Give the client questionnaires to answer, each with its questions as they are now. NotInUse for an inactive one."""
    client = await clients.for_writing(session, client_id)
    made = []
    for questionary_id in dict.fromkeys(wanted.questionary_ids):
        form = await owned(session, Questionnaire, questionary_id)
        if not form.is_active:
            raise NotInUse
        row = ClientQuestionnaire(
            company_id=form.company_id, id=new_id(), client_id=client_id, questionnaire_id=form.id, title_en=form.title_en,
            title_sv=form.title_sv, questions=form.questions, language=client.language,
        )
        row.entry_id = row.id
        session.add(row)
        made.append(row)
        audit.record(session, "questionnaire.asked", row.id, client_id=client_id, questionary_id=form.id)
    await session.flush()
    for row in made:
        realtime.tell(session, FORMS, row.id, row.version)
    return made


async def answer(
    session: AsyncSession, row: ClientQuestionnaire, wanted: AnswersIn, *, way: str, by: str, language: str,
) -> ClientQuestionnaire:
    """Answer a questionnaire, once: what was asked and answered is frozen together, in the language that it was shown in.

    Raises AlreadySigned, Cancelled.
    """
    if row.cancelled_at is not None:
        raise Cancelled
    if row.answered_at is not None:
        raise AlreadySigned
    asked = questions.read(row.questions)
    row.answers = questions.checked(asked, wanted.answers)
    row.language = wanted.language or language
    await files.claim_answers(
        session, asked, row.answers, owner_kind=OWNER, owner_id=row.id, client_id=row.client_id,
        earlier=await _earlier_files(session, row, asked),
    )
    row.answered_at, row.answered_by_name, row.answered_way, row.state = now(), by[:250], way, "pending_sign"
    row.document_id = (await _freeze(session, row)).id
    await session.flush()
    audit.record(session, "questionnaire.answered", row.id, client_id=row.client_id, way=way, number=row.number)
    outbox.publish(session, QUESTIONNAIRE_ANSWERED, {"questionnaire_id": str(row.id), "client_id": str(row.client_id)})
    realtime.tell(session, FORMS, row.id, row.version)
    return row


async def _earlier_files(session: AsyncSession, row: ClientQuestionnaire, asked: list[questions.Question]) -> set[UUID]:
    return {one for before in await versions(session, row) if before.id != row.id for one in questions.files_of(asked, before.answers)}


async def _freeze(session: AsyncSession, row: ClientQuestionnaire) -> Document:
    client, asked = await clients.get(session, row.client_id), questions.read(row.questions)
    title = titled(row, row.language)
    content: dict[str, Any] = {
        "title": title, "questionary_id": row.questionnaire_id, "client": papers.person(client), "language": row.language,
        "items": papers.items(asked, row.answers, row.language), "questions": row.questions, "answers": row.answers,
        "answered_by": row.answered_by_name, "answered_at": row.answered_at, "way": row.answered_way, "number": row.number,
        "correction_reason": row.correction_reason, "signature": row.signature, "signed_by": row.signed_by_name, "signed_at": row.signed_at,
    }
    return await documents.freeze(
        session, kind=papers.QUESTIONNAIRE, subject_id=row.id, client_id=row.client_id, title=title, language=row.language,
        content=content, files=questions.files_of(asked, row.answers),
    )


def titled(row: ClientQuestionnaire | Questionnaire, language: str) -> str:
    """A questionnaire's name, in that language where there is one."""
    return (row.title_sv or row.title_en) if language == "sv" else (row.title_en or row.title_sv)


async def sign(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: SignIn, by: str) -> ClientQuestionnaire:
    """Sign what was answered; the PDF is flagged and made again with the signature. Raises NotDone, AlreadySigned, Cancelled."""
    row = await clients.about(session, ClientQuestionnaire, client_id, record_id, version=wanted.version, lock=True)
    if row.cancelled_at is not None:
        raise Cancelled
    if row.answered_at is None:
        raise NotDone
    if row.state == "signed":
        raise AlreadySigned
    row.state, row.signature, row.signed_at, row.signed_by_name = "signed", wanted.signature, now(), by[:250]
    audit.record(session, "questionnaire.signed", row.id, client_id=client_id)
    await flag(session, row)
    return row


async def regenerate(session: AsyncSession, client_id: UUID, record_id: UUID) -> ClientQuestionnaire:
    """Flag the PDF to be made again. NotDone while nothing is answered."""
    row = await clients.about(session, ClientQuestionnaire, client_id, record_id, lock=True)
    if row.answered_at is None:
        raise NotDone
    audit.record(session, "questionnaire.pdf_flagged", row.id, client_id=client_id)
    await flag(session, row)
    return row


async def flag(session: AsyncSession, row: ClientQuestionnaire) -> None:
    """Have the PDF made again in the background."""
    row.should_regen_pdf = True
    await session.flush()
    outbox.publish(session, PDF_FLAGGED, {"questionnaire_id": str(row.id)})
    realtime.tell(session, FORMS, row.id, row.version)


async def made_again(session: AsyncSession, record_id: UUID) -> None:
    """See to a flagged PDF: what was signed since is frozen with it, anything else is printed again as it was. Twice is once."""
    row = await owned(session, ClientQuestionnaire, record_id, lock=True)
    if not row.should_regen_pdf or row.document_id is None:
        return
    document = await owned(session, Document, row.document_id)
    if row.signed_at is not None and documents.content_of(document)["signed_at"] is None:
        row.document_id = (await _freeze(session, row)).id
    else:
        await documents.again(session, document)
    row.should_regen_pdf = False
    await session.flush()
    realtime.tell(session, FORMS, row.id, row.version)


async def correct(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: CorrectIn) -> ClientQuestionnaire:
    """Begin a correction: a new version to answer; the earlier one stays. Raises NotDone, OpenCorrection, Cancelled."""
    done = await clients.about(session, ClientQuestionnaire, client_id, record_id, lock=True)
    if done.cancelled_at is not None:
        raise Cancelled
    if done.answered_at is None:
        raise NotDone
    all_ = await versions(session, done)
    if any(one.answered_at is None and one.cancelled_at is None for one in all_):
        raise OpenCorrection
    row = ClientQuestionnaire(
        company_id=done.company_id, id=new_id(), client_id=client_id, questionnaire_id=done.questionnaire_id, title_en=done.title_en,
        title_sv=done.title_sv, questions=done.questions, answers=done.answers, language=done.language, entry_id=done.entry_id,
        number=all_[0].number + 1, correction_reason=wanted.reason,
    )
    session.add(row)
    await session.flush()
    audit.record(session, "questionnaire.correction_begun", row.id, client_id=client_id, number=row.number, reason=wanted.reason)
    realtime.tell(session, FORMS, row.id, row.version)
    return row


async def cancel(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: FormCancelIn, by: str) -> ClientQuestionnaire:
    """Cancel a questionnaire; one that is answered stays readable."""
    row = await clients.about(session, ClientQuestionnaire, client_id, record_id, version=wanted.version, lock=True)
    if row.cancelled_at is not None:
        raise Cancelled
    row.cancelled_at, row.cancelled_by_name, row.cancel_reason = now(), by[:250], wanted.reason
    await session.flush()
    audit.record(session, "questionnaire.cancelled", row.id, client_id=client_id, reason=wanted.reason, state=row.state)
    realtime.tell(session, FORMS, row.id, row.version)
    return row


async def versions(session: AsyncSession, row: ClientQuestionnaire) -> list[ClientQuestionnaire]:
    """All versions of an entry, the newest first."""
    query = select(ClientQuestionnaire).where(
        ClientQuestionnaire.company_id == context_of(session).company_id, ClientQuestionnaire.entry_id == row.entry_id,
    )
    return list(await session.scalars(query.order_by(ClientQuestionnaire.number.desc())))
