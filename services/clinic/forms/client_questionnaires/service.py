"""Assigning, answering, signing, correcting, cancelling and reviewing a client's questionnaires (REC-042, REC-044, REC-022)."""

from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import audit, documents, realtime
from clinic.core.audit.reviews import ReviewCreate
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_owned
from clinic.core.documents import Document
from clinic.core.files.owners import register_file_owner
from clinic.core.security.permissions import Permission
from clinic.core.text.i18n import request_language
from clinic.forms import attachments, pdf, questions, reviews
from clinic.forms.client_consents.schemas import FormCancelRequest, FormCorrectionRequest
from clinic.forms.client_questionnaires import queries
from clinic.forms.client_questionnaires.schemas import QuestionnaireAnswerRequest, QuestionnaireAssignRequest, QuestionnaireSignRequest
from clinic.forms.errors import AlreadySigned, CorrectionOpen, FormCancelled, NotCompleted, TemplateInactive
from clinic.forms.events import FORM_CANCELLED, QUESTIONNAIRE_ANSWERED, QUESTIONNAIRE_PDF_REQUESTED
from clinic.forms.models import ClientQuestionnaire, Questionnaire
from clinic.forms.topics import FORMS

FILE_OWNER = register_file_owner("client_questionnaire", permission=Permission.FORM_READ)


async def assign_questionnaires(
    session: AsyncSession, client_id: UUID, data: QuestionnaireAssignRequest,
) -> list[ClientQuestionnaire]:
    """Assign questionnaires to a client, each with a copy of its present questions. Raises TemplateInactive."""
    client = await clients.lock_client_for_write(session, client_id)
    rows = []
    for questionnaire_id in dict.fromkeys(data.questionnaire_ids):
        questionnaire = await get_owned(session, Questionnaire, questionnaire_id)
        if not questionnaire.is_active:
            raise TemplateInactive
        row = ClientQuestionnaire(
            company_id=questionnaire.company_id, id=new_id(), client_id=client_id, questionnaire_id=questionnaire.id,
            title_en=questionnaire.title_en, title_sv=questionnaire.title_sv, questions=questionnaire.questions, language=client.language,
        )
        row.entry_id = row.id
        session.add(row)
        rows.append(row)
        audit.record(session, "questionnaire.assigned", row.id, client_id=client_id, questionnaire_id=questionnaire.id)
    await session.flush()
    for row in rows:
        realtime.broadcast(session, FORMS, row.id, row.version)
    return rows


async def answer_on_screen(
    session: AsyncSession, client_id: UUID, client_questionnaire_id: UUID, data: QuestionnaireAnswerRequest, answered_by: str,
) -> ClientQuestionnaire:
    """Answer a questionnaire on the clinic's screen, in the language of the request unless the answers name another.

    Raises what `answer_questionnaire` raises, and VersionConflict.
    """
    row = await clients.get_client_record(session, ClientQuestionnaire, client_id, client_questionnaire_id, version=data.version, lock=True)
    return await answer_questionnaire(session, row, data, channel="screen", answered_by=answered_by, language=request_language())


async def answer_questionnaire(
    session: AsyncSession, row: ClientQuestionnaire, data: QuestionnaireAnswerRequest, *, channel: str, answered_by: str, language: str,
) -> ClientQuestionnaire:
    """Answer a questionnaire that the caller has locked, once, and freeze its questions and answers in one document.

    `channel` is `screen` or `link`; the document is in `data.language`, or else in `language`.
    Raises FormCancelled, AlreadySigned, FieldError.
    """
    if row.cancelled_at is not None:
        raise FormCancelled
    if row.answered_at is not None:
        raise AlreadySigned
    row_questions = questions.load_questions(row.questions)
    row.answers = questions.validate_answers(row_questions, data.answers)
    row.language = data.language or language
    await attachments.claim_answer_files(
        session, row_questions, row.answers, owner_type=FILE_OWNER, owner_id=row.id, client_id=row.client_id,
        claimed_ids=await _earlier_file_ids(session, row, row_questions),
    )
    row.answered_at, row.answered_by_name, row.answer_channel, row.state = now(), answered_by[:250], channel, "pending_sign"
    row.document_id = (await _freeze_document(session, row)).id
    await session.flush()
    audit.record(session, "questionnaire.answered", row.id, client_id=row.client_id, channel=channel, number=row.number)
    ids = {"questionnaire_id": str(row.id), "client_id": str(row.client_id)}
    outbox.publish(session, QUESTIONNAIRE_ANSWERED, {**ids, "channel": channel})
    realtime.broadcast(session, FORMS, row.id, row.version)
    return row


async def _earlier_file_ids(session: AsyncSession, row: ClientQuestionnaire, row_questions: list[questions.Question]) -> set[UUID]:
    return {
        file_id for version in await queries.list_versions(session, row) if version.id != row.id
        for file_id in questions.answer_file_ids(row_questions, version.answers)
    }


async def _freeze_document(session: AsyncSession, row: ClientQuestionnaire) -> Document:
    client, row_questions = await clients.get_client(session, row.client_id), questions.load_questions(row.questions)
    title = _localized_title(row)
    content: dict[str, Any] = {
        "title": title, "questionnaire_id": row.questionnaire_id, "client": clients.identity_snapshot(client), "language": row.language,
        "items": pdf.answer_items(row_questions, row.answers, row.language), "questions": row.questions, "answers": row.answers,
        "answered_by": row.answered_by_name, "answered_at": row.answered_at, "channel": row.answer_channel, "number": row.number,
        "correction_reason": row.correction_reason, "signature": row.signature, "signed_by": row.signed_by_name, "signed_at": row.signed_at,
    }
    return await documents.freeze(
        session, document_type=pdf.QUESTIONNAIRE_DOCUMENT_TYPE, subject_id=row.id, client_id=row.client_id, title=title,
        language=row.language, content=content, files=questions.answer_file_ids(row_questions, row.answers),
    )


def _localized_title(row: ClientQuestionnaire) -> str:
    """Return the title in the language of the answers, or in the other one when that is missing."""
    return (row.title_sv or row.title_en) if row.language == "sv" else (row.title_en or row.title_sv)


async def sign_questionnaire(
    session: AsyncSession, client_id: UUID, client_questionnaire_id: UUID, data: QuestionnaireSignRequest, signed_by: str,
) -> ClientQuestionnaire:
    """Sign an answered questionnaire and request a new PDF with the signature.

    Raises FormCancelled, NotCompleted, AlreadySigned, VersionConflict.
    """
    row = await clients.get_client_record(session, ClientQuestionnaire, client_id, client_questionnaire_id, version=data.version, lock=True)
    if row.cancelled_at is not None:
        raise FormCancelled
    if row.answered_at is None:
        raise NotCompleted
    if row.state == "signed":
        raise AlreadySigned
    row.state, row.signature, row.signed_at, row.signed_by_name = "signed", data.signature, now(), signed_by[:250]
    audit.record(session, "questionnaire.signed", row.id, client_id=client_id)
    await _flag_for_new_pdf(session, row)
    return row


async def request_pdf(session: AsyncSession, client_id: UUID, client_questionnaire_id: UUID) -> ClientQuestionnaire:
    """Request a new PDF of an answered questionnaire. Raises NotCompleted."""
    row = await clients.get_client_record(session, ClientQuestionnaire, client_id, client_questionnaire_id, lock=True)
    if row.answered_at is None:
        raise NotCompleted
    audit.record(session, "questionnaire.pdf_requested", row.id, client_id=client_id)
    await _flag_for_new_pdf(session, row)
    return row


async def _flag_for_new_pdf(session: AsyncSession, row: ClientQuestionnaire) -> None:
    """Set `should_regen_pdf` and publish the event that `regenerate_pdf` handles in the background."""
    row.should_regen_pdf = True
    await session.flush()
    outbox.publish(session, QUESTIONNAIRE_PDF_REQUESTED, {"questionnaire_id": str(row.id)})
    realtime.broadcast(session, FORMS, row.id, row.version)


async def regenerate_pdf(session: AsyncSession, client_questionnaire_id: UUID) -> None:
    """Regenerate the PDF of a flagged questionnaire and clear the flag. Running twice changes nothing more.

    A questionnaire signed since its document was frozen gets a new document with the signature; otherwise the PDF of the same
    document is generated again.
    """
    row = await get_owned(session, ClientQuestionnaire, client_questionnaire_id, lock=True)
    if not row.should_regen_pdf or row.document_id is None:
        return
    document = await get_owned(session, Document, row.document_id)
    if row.signed_at is not None and documents.get_content(document)["signed_at"] is None:
        row.document_id = (await _freeze_document(session, row)).id
    else:
        await documents.queue_pdf(session, document)
    row.should_regen_pdf = False
    await session.flush()
    realtime.broadcast(session, FORMS, row.id, row.version)


async def start_correction(
    session: AsyncSession, client_id: UUID, client_questionnaire_id: UUID, data: FormCorrectionRequest,
) -> ClientQuestionnaire:
    """Start a correction of an answered questionnaire: add a version to answer; the answered one stays.

    Raises FormCancelled, NotCompleted, CorrectionOpen.
    """
    answered = await clients.get_client_record(session, ClientQuestionnaire, client_id, client_questionnaire_id, lock=True)
    if answered.cancelled_at is not None:
        raise FormCancelled
    if answered.answered_at is None:
        raise NotCompleted
    versions = await queries.list_versions(session, answered)
    if any(version.answered_at is None and version.cancelled_at is None for version in versions):
        raise CorrectionOpen
    correction = ClientQuestionnaire(
        company_id=answered.company_id, id=new_id(), client_id=client_id, questionnaire_id=answered.questionnaire_id,
        title_en=answered.title_en, title_sv=answered.title_sv, questions=answered.questions, answers=answered.answers,
        language=answered.language, entry_id=answered.entry_id, number=versions[0].number + 1, correction_reason=data.reason,
    )
    session.add(correction)
    await session.flush()
    audit.record(
        session, "questionnaire.correction_started", correction.id, client_id=client_id, number=correction.number, reason=data.reason,
    )
    realtime.broadcast(session, FORMS, correction.id, correction.version)
    return correction


async def cancel_questionnaire(
    session: AsyncSession, client_id: UUID, client_questionnaire_id: UUID, data: FormCancelRequest, cancelled_by: str,
) -> ClientQuestionnaire:
    """Cancel a client's questionnaire; an answered one stays readable. Raises FormCancelled, VersionConflict."""
    row = await clients.get_client_record(session, ClientQuestionnaire, client_id, client_questionnaire_id, version=data.version, lock=True)
    if row.cancelled_at is not None:
        raise FormCancelled
    row.cancelled_at, row.cancelled_by_name, row.cancel_reason = now(), cancelled_by[:250], data.reason
    await session.flush()
    audit.record(session, "questionnaire.cancelled", row.id, client_id=client_id, reason=data.reason, state=row.state)
    outbox.publish(session, FORM_CANCELLED, {"form_id": str(row.id), "client_id": str(client_id), "type": "questionnaire"})
    realtime.broadcast(session, FORMS, row.id, row.version)
    return row


async def review_questionnaire(
    session: AsyncSession, client_id: UUID, client_questionnaire_id: UUID, data: ReviewCreate, reviewer_name: str,
) -> ClientQuestionnaire:
    """Approve or reject an answered questionnaire. Raises FormCancelled, NotCompleted."""
    row = await clients.get_client_record(session, ClientQuestionnaire, client_id, client_questionnaire_id, lock=True)
    await reviews.review_form(session, row, data, reviewer_name)
    return row
