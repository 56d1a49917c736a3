"""What a client does by the link: sees what waits, signs, answers."""

from datetime import timedelta
from uuid import UUID

from fastapi import Request
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core import drafts, looks, uploads
from clinic.core.clock import now
from clinic.core.db import context_of
from clinic.core.drafts import DraftIn, DraftOut
from clinic.core.i18n import spoken
from clinic.core.uploads import FileOut
from clinic.forms import questions
from clinic.forms.answering import service as answering
from clinic.forms.answering.schemas import AnswersIn
from clinic.forms.links import service
from clinic.forms.links.door import Opener, client_of
from clinic.forms.links.schemas import ConsentToSign, DoneOut, FormsOut, QuestionaryToAnswer
from clinic.forms.models import ClientConsent, ClientQuestionnaire
from clinic.forms.signing import service as signing
from clinic.forms.signing.schemas import SigningIn

RECENT = timedelta(days=14)
UPLOADS = 60
"""Files that one address may bring to one clinic in an hour."""


async def forms(session: AsyncSession, _: Opener) -> FormsOut:
    """Everything that waits for the client, and what they have done lately; the look is logged as theirs."""
    client_id = client_of(session)
    client = await clients.get(session, client_id)
    waiting = await service.waiting_of(session, client_id)
    await looks.log(session, "forms.looked_at", client_id, client_id=client_id)
    return FormsOut(
        first_name=client.first_name, last_name=client.last_name,
        consents=await _letters(session, [row for row in waiting if isinstance(row, ClientConsent)]),
        questionnaires=[_questionary(row) for row in waiting if isinstance(row, ClientQuestionnaire)],
        done=await _done(session, client_id),
    )


async def _letters(session: AsyncSession, rows: list[ClientConsent]) -> list[ConsentToSign]:
    texts = await signing.letter_texts(session, rows)
    return [
        ConsentToSign(
            id=row.id, title=row.title, body=text.body, questions=questions.shown(text.questions), asks_publish=text.asks_publish,
            answers=row.answers, publish_permission=row.publish_permission, version=row.version,
        ) for row in rows for text in [texts[row.letter_version_id]]
    ]


async def shown(session: AsyncSession, row: ClientConsent | ClientQuestionnaire) -> ConsentToSign | QuestionaryToAnswer:
    """What waits for the client, as it is now."""
    return (await _letters(session, [row]))[0] if isinstance(row, ClientConsent) else _questionary(row)


def _questionary(row: ClientQuestionnaire) -> QuestionaryToAnswer:
    return QuestionaryToAnswer(
        id=row.id, title_en=row.title_en, title_sv=row.title_sv, questions=questions.shown(row.questions), answers=row.answers,
        version=row.version,
    )


async def _done(session: AsyncSession, client_id: UUID) -> list[DoneOut]:
    company_id, since = context_of(session).company_id, now() - RECENT
    letters = await session.execute(
        select(ClientConsent.id, ClientConsent.title, ClientConsent.signed_at).where(
            ClientConsent.company_id == company_id, ClientConsent.client_id == client_id, ClientConsent.signed_at > since,
            ClientConsent.cancelled_at.is_(None),
        ).limit(50),
    )
    answered = await session.execute(
        select(
            ClientQuestionnaire.id, ClientQuestionnaire.title_en, ClientQuestionnaire.title_sv, ClientQuestionnaire.answered_at,
        ).where(
            ClientQuestionnaire.company_id == company_id, ClientQuestionnaire.client_id == client_id,
            ClientQuestionnaire.answered_at > since, ClientQuestionnaire.cancelled_at.is_(None),
        ).limit(50),
    )
    made = [DoneOut(id=id_, title_en=title, title_sv=title, done_at=at) for id_, title, at in letters]
    made += [DoneOut(id=id_, title_en=en or sv, title_sv=sv or en, done_at=at) for id_, en, sv, at in answered]
    return sorted(made, key=lambda one: one.done_at)


async def sign(session: AsyncSession, _: Opener, consent_id: UUID, wanted: SigningIn) -> DoneOut:
    """Sign a letter."""
    row = await clients.about(session, ClientConsent, client_of(session), consent_id, version=wanted.version, lock=True)
    await signing.sign(session, row, wanted, way="link", language=spoken())
    await drafts.drop(session, "consent", str(row.id))
    return DoneOut(id=row.id, title_en=row.title, title_sv=row.title, done_at=row.signed_at or now())


async def answer(session: AsyncSession, _: Opener, record_id: UUID, wanted: AnswersIn) -> DoneOut:
    """Answer a questionnaire."""
    row = await clients.about(session, ClientQuestionnaire, client_of(session), record_id, version=wanted.version, lock=True)
    client = await clients.get(session, row.client_id)
    await answering.answer(session, row, wanted, way="link", by=f"{client.first_name} {client.last_name}", language=spoken())
    await drafts.drop(session, "questionnaire", str(row.id))
    return DoneOut(id=row.id, title_en=row.title_en, title_sv=row.title_sv, done_at=row.answered_at or now())


async def upload(request: Request, opener: Opener) -> FileOut:
    """Bring a picture for an answer."""
    await opener.limit("files", most=UPLOADS, seconds=3600)
    return await uploads.arrived(request, opener.context)


async def draft(session: AsyncSession, _: Opener, form: str, subject: UUID) -> DraftOut | None:
    """What was typed so far, on whatever device and by whatever link."""
    return await drafts.shown(session, form, str(subject))


async def keep_draft(session: AsyncSession, _: Opener, form: str, subject: UUID, wanted: DraftIn) -> DraftOut:
    """Keep what is typed (BEY-024)."""
    return DraftOut.model_validate(await drafts.keep(session, form, str(subject), wanted))
