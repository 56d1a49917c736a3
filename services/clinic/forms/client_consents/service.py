"""Assigning, signing, correcting, cancelling and reviewing a client's consents (REC-031, REC-022)."""

from typing import Any
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.aesthetics import service as aesthetics
from clinic.aesthetics.service import Plan
from clinic.clients import service as clients
from clinic.company import service as companies
from clinic.company.service import ConsentRules
from clinic.core import audit, documents, files, realtime
from clinic.core.api.errors import FieldError
from clinic.core.audit.reviews import ReviewCreate
from clinic.core.background import outbox
from clinic.core.clock import now
from clinic.core.database.base import new_id
from clinic.core.database.session import get_context, get_owned
from clinic.core.files.owners import register_file_owner
from clinic.core.security.permissions import Permission
from clinic.core.text.i18n import request_language
from clinic.forms import attachments, pdf, questions, reviews, versioning
from clinic.forms.client_consents import queries, signing_details
from clinic.forms.client_consents.schemas import ConsentAssignRequest, ConsentSignRequest, FormCancelRequest, FormCorrectionRequest
from clinic.forms.consent_templates import service as consent_templates
from clinic.forms.errors import (
    AlreadySigned,
    ConsentFormsOff,
    CorrectionOpen,
    FormCancelled,
    NotCompleted,
    SignatureOrFileRequired,
    TemplateInactive,
)
from clinic.forms.events import CONSENT_SIGNED, FORM_CANCELLED
from clinic.forms.models import ClientConsent, ConsentTemplate, ConsentTemplateVersion
from clinic.forms.topics import FORMS

FILE_OWNER = register_file_owner("client_consent", permission=Permission.FORM_READ)
_DATA_CONSENT = (
    "I consent to the clinic processing the personal data that I give here.",
    "Jag samtycker till att kliniken behandlar de personuppgifter som jag lämnar här.",
)
_AGREEMENT = ("I have read and understood this and agree.", "Jag har läst och förstått detta och samtycker.")
"""The sentence that the client agrees to, in English and Swedish."""


async def assign_consents(session: AsyncSession, client_id: UUID, data: ConsentAssignRequest) -> list[ClientConsent]:
    """Assign consent templates to a client, each with its newest text, in the client's language where it has one.

    Raises TemplateInactive, ConsentFormsOff.
    """
    client = await clients.lock_client_for_write(session, client_id)
    if not (await companies.get_own_company(session)).consent_rules.is_used:
        raise ConsentFormsOff
    consents, assigned_by = [], await signing_details.get_own_name(session)
    for template_id in dict.fromkeys(data.template_ids):
        template = await get_owned(session, ConsentTemplate, template_id)
        if not template.is_active:
            raise TemplateInactive
        version = await consent_templates.get_newest_version(session, template)
        text = consent_templates.choose_text(version, client.language)
        consent = ClientConsent(
            company_id=template.company_id, id=new_id(), client_id=client_id, template_id=template.id, template_version_id=version.id,
            language=text.language, title=text.title, assigned_by_name=assigned_by,
        )
        consent.entry_id = consent.id
        session.add(consent)
        consents.append(consent)
        audit.record(session, "consent.assigned", consent.id, client_id=client_id, template_id=template.id, number=version.number)
    await session.flush()
    for consent in consents:
        realtime.broadcast(session, FORMS, consent.id, consent.version)
    return consents


async def sign_on_screen(session: AsyncSession, client_id: UUID, consent_id: UUID, data: ConsentSignRequest) -> ClientConsent:
    """Sign a consent on the clinic's screen, in `data.language` or else in the language of the request.

    Raises what `sign_consent` raises, and VersionConflict.
    """
    consent = await clients.get_client_record(session, ClientConsent, client_id, consent_id, version=data.version, lock=True)
    return await sign_consent(session, consent, data, channel="screen", language=data.language or request_language())


async def sign_consent(
    session: AsyncSession, consent: ClientConsent, data: ConsentSignRequest, *, channel: str, language: str, code_sent_to: str = "",
) -> ClientConsent:
    """Sign a consent that the caller has locked, and freeze its text, answers and signature in one document.

    `channel` is `screen`, or `link`, whose code was sent to `code_sent_to` (masked). `language` is the one that the form was shown in,
    which the document keeps. The text is in it too, or in the clinic's own language where it isn't translated.
    Raises FormCancelled, AlreadySigned, SignatureOrFileRequired, FieldError, and TreatmentNotLawful for a consent to a treatment under
    the act (2021:363) that is given before the information or before the time to reflect is over.
    """
    version = await _get_signable_version(session, consent)
    client = await clients.get_client(session, consent.client_id)
    text = consent_templates.choose_text(version, language)
    consent.language, consent.title = text.language, text.title
    rules = (await companies.get_own_company(session)).consent_rules
    asks_publish_permission = version.asks_publish_permission and rules.asks_publish_permission
    template_questions = questions.load_questions(version.questions)
    consent.answers = questions.validate_answers(template_questions, data.answers)
    _require_agreement(rules, data, asks_publish_permission=asks_publish_permission)
    signing_details.set_signer(consent, data, client_name=f"{client.first_name} {client.last_name}", channel=channel)
    file_ids = await _claim_files(session, consent, template_questions, data)
    consent.publish_permission = (data.publish_permission or "") if asks_publish_permission else ""
    consent.state, consent.signature, consent.signed_at, consent.sign_channel = "signed", data.signature, now(), channel
    content = {**_document_content(consent, version, template_questions, language), **_ticked_sentences(rules, language)}
    content |= await signing_details.build_content(session, consent, version, language=language, code_sent_to=code_sent_to)
    content["client"] = clients.identity_snapshot(client)
    document = await documents.freeze(
        session, document_type=pdf.CONSENT_DOCUMENT_TYPE, subject_id=consent.id, client_id=consent.client_id, title=consent.title,
        language=language, files=file_ids, content=content,
    )
    consent.document_id = document.id
    await session.flush()
    if consent.publish_permission:
        await clients.set_publish_permission(session, consent.client_id, _effective_publish_permission)
    details = {"channel": channel, "digest": document.digest, "number": consent.number, "language": consent.language}
    audit.record(session, "consent.signed", consent.id, client_id=consent.client_id, **details)
    outbox.publish(session, CONSENT_SIGNED, {"consent_id": str(consent.id), "client_id": str(consent.client_id), "channel": channel})
    realtime.broadcast(session, FORMS, consent.id, consent.version)
    return consent


async def _get_signable_version(session: AsyncSession, consent: ClientConsent) -> ConsentTemplateVersion:
    """Return the version that is to be signed, unless the consent is cancelled or signed, or the act (2021:363) refuses it as yet."""
    if consent.cancelled_at is not None:
        raise FormCancelled
    if consent.state == "signed":
        raise AlreadySigned
    version = await queries.get_template_version(session, consent)
    if consent.number == 1:  # A correction is written after the treatment that the consent was to.
        await aesthetics.check_lawful(session, Plan("consent", version.aesthetic_kind, now(), client_id=consent.client_id))
    return version


def _require_agreement(rules: ConsentRules, data: ConsentSignRequest, *, asks_publish_permission: bool) -> None:
    """Check what the clinic asks of the client before the signature counts (REC-032). Raises FieldError, SignatureOrFileRequired."""
    if rules.asks_agreement and not data.agreed:
        raise FieldError("agreed", "accept")
    if rules.asks_data_consent and not data.data_consent:
        raise FieldError("data_consent", "accept")
    if asks_publish_permission and data.publish_permission is None:
        raise FieldError("publish_permission", "required")
    if data.signature is None and not data.file_ids:
        raise SignatureOrFileRequired


async def _claim_files(
    session: AsyncSession, consent: ClientConsent, template_questions: list[questions.Question], data: ConsentSignRequest,
) -> list[UUID]:
    """Claim the files of the answers and the pictures of the signed paper for the consent; return their ids."""
    claimed_ids = await _earlier_file_ids(session, consent, template_questions)
    answer_file_ids = await attachments.claim_answer_files(
        session, template_questions, consent.answers, owner_type=FILE_OWNER, owner_id=consent.id, client_id=consent.client_id,
        claimed_ids=claimed_ids,
    )
    for file_id in data.file_ids:
        if file_id not in claimed_ids:
            await files.claim_file(
                session, file_id, owner_type=FILE_OWNER, owner_id=consent.id, client_id=consent.client_id, field="file_ids",
            )
    consent.file_ids = [str(file_id) for file_id in dict.fromkeys(data.file_ids)]
    return [*answer_file_ids, *dict.fromkeys(data.file_ids)]


async def _earlier_file_ids(
    session: AsyncSession, consent: ClientConsent, template_questions: list[questions.Question],
) -> set[UUID]:
    return {
        file_id for version in await queries.list_versions(session, consent) if version.id != consent.id
        for file_id in [
            *questions.answer_file_ids(template_questions, version.answers), *(UUID(stored_id) for stored_id in version.file_ids),
        ]
    }


def _document_content(
    consent: ClientConsent, version: ConsentTemplateVersion, template_questions: list[questions.Question], language: str,
) -> dict[str, Any]:
    return {
        "title": consent.title, "template_id": consent.template_id, "template_version_id": consent.template_version_id,
        "template_number": version.number, "text_language": consent.language,
        "body": consent_templates.choose_text(version, consent.language).body,
        "items": pdf.answer_items(template_questions, consent.answers, language),
        "questions": version.questions, "answers": consent.answers, "publish_permission": consent.publish_permission,
        "files": consent.file_ids, "signature": consent.signature, "signed_by": consent.signed_by_name, "signed_at": consent.signed_at,
        "channel": consent.sign_channel, "number": consent.number, "correction_reason": consent.correction_reason,
    }


def _ticked_sentences(rules: ConsentRules, language: str) -> dict[str, str]:
    """Return the sentences that the client has ticked, as the document keeps them; empty for one that wasn't asked for."""
    index = 1 if language == "sv" else 0
    return {
        "agreed": _AGREEMENT[index] if rules.asks_agreement else "",
        "data_consent": _DATA_CONSENT[index] if rules.asks_data_consent else "",
    }


async def start_correction(session: AsyncSession, client_id: UUID, consent_id: UUID, data: FormCorrectionRequest) -> ClientConsent:
    """Start a correction of a signed consent: add a version to sign; the signed one stays.

    Raises FormCancelled, NotCompleted, CorrectionOpen.
    """
    signed = await clients.get_client_record(session, ClientConsent, client_id, consent_id, lock=True)
    if signed.cancelled_at is not None:
        raise FormCancelled
    if signed.state != "signed":
        raise NotCompleted
    versions = await queries.list_versions(session, signed)
    if any(version.state != "signed" and version.cancelled_at is None for version in versions):
        raise CorrectionOpen
    correction = ClientConsent(
        company_id=signed.company_id, id=new_id(), client_id=client_id, template_id=signed.template_id, entry_id=signed.entry_id,
        template_version_id=signed.template_version_id, language=signed.language, title=signed.title, number=versions[0].number + 1,
        answers=signed.answers,
        publish_permission=signed.publish_permission, file_ids=signed.file_ids, correction_reason=data.reason,
        assigned_by_name=await signing_details.get_own_name(session),
    )
    session.add(correction)
    await session.flush()
    audit.record(
        session, "consent.correction_started", correction.id, client_id=client_id, number=correction.number, reason=data.reason,
    )
    realtime.broadcast(session, FORMS, correction.id, correction.version)
    return correction


async def cancel_consent(
    session: AsyncSession, client_id: UUID, consent_id: UUID, data: FormCancelRequest, cancelled_by: str,
) -> ClientConsent:
    """Cancel a consent; a signed one stays readable, and its permission to publish ends (REC-005).

    Raises FormCancelled, VersionConflict.
    """
    consent = await clients.get_client_record(session, ClientConsent, client_id, consent_id, version=data.version, lock=True)
    if consent.cancelled_at is not None:
        raise FormCancelled
    consent.cancelled_at, consent.cancelled_by_name, consent.cancel_reason = now(), cancelled_by[:250], data.reason
    await session.flush()
    audit.record(session, "consent.cancelled", consent.id, client_id=client_id, reason=data.reason, state=consent.state)
    outbox.publish(session, FORM_CANCELLED, {"form_id": str(consent.id), "client_id": str(client_id), "type": "consent"})
    if consent.publish_permission and consent.state == "signed":
        await clients.set_publish_permission(session, client_id, _effective_publish_permission)
    realtime.broadcast(session, FORMS, consent.id, consent.version)
    return consent


async def review_consent(session: AsyncSession, client_id: UUID, consent_id: UUID, data: ReviewCreate, reviewer_name: str) -> ClientConsent:
    """Approve or reject a signed consent. Raises FormCancelled, NotCompleted."""
    consent = await clients.get_client_record(session, ClientConsent, client_id, consent_id, lock=True)
    await reviews.review_form(session, consent, data, reviewer_name)
    return consent


async def _effective_publish_permission(session: AsyncSession, client_id: UUID) -> str:
    """Return the publish permission of the newest effective consent that asks for it; empty when there is none."""
    query = select(ClientConsent.publish_permission).where(
        ClientConsent.company_id == get_context(session).company_id, ClientConsent.client_id == client_id,
        ClientConsent.publish_permission != "", versioning.is_effective(ClientConsent),
    )
    return await session.scalar(query.order_by(ClientConsent.signed_at.desc()).limit(1)) or ""
