"""The verbs as staff's screens get them: done, and shown."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.i18n import spoken
from clinic.core.marks import ReviewIn
from clinic.forms import reviews
from clinic.forms.answering import queries, service
from clinic.forms.answering.schemas import AnswersIn, AskIn, RecordOut, RecordRow, SignIn
from clinic.forms.models import ClientQuestionnaire
from clinic.forms.signing.schemas import CorrectIn, FormCancelIn


async def ask(session: AsyncSession, client_id: UUID, wanted: AskIn) -> list[RecordRow]:
    """Give the client questionnaires to answer."""
    return [RecordRow(**queries.row_of(row)) for row in await service.ask(session, client_id, wanted)]


async def answer(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: AnswersIn, by: str) -> RecordOut:
    """Write down the client's answers."""
    row = await clients.about(session, ClientQuestionnaire, client_id, record_id, version=wanted.version, lock=True)
    return await queries.whole(session, await service.answer(session, row, wanted, way="screen", by=by, language=spoken()))


async def sign(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: SignIn, by: str) -> RecordOut:
    """Sign what was answered."""
    return await queries.whole(session, await service.sign(session, client_id, record_id, wanted, by))


async def regenerate(session: AsyncSession, client_id: UUID, record_id: UUID) -> RecordOut:
    """Have the PDF made again."""
    return await queries.whole(session, await service.regenerate(session, client_id, record_id))


async def correct(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: CorrectIn) -> RecordOut:
    """Begin a correction."""
    return await queries.whole(session, await service.correct(session, client_id, record_id, wanted))


async def cancel(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: FormCancelIn, by: str) -> RecordOut:
    """Cancel a questionnaire."""
    return await queries.whole(session, await service.cancel(session, client_id, record_id, wanted, by))


async def review(session: AsyncSession, client_id: UUID, record_id: UUID, wanted: ReviewIn, by: str) -> RecordOut:
    """Approve a questionnaire, or not."""
    row = await clients.about(session, ClientQuestionnaire, client_id, record_id, lock=True)
    await reviews.review(session, row, wanted, by)
    return await queries.whole(session, row)
