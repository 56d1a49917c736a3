"""The verbs as staff's screens get them: done, and shown."""

from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import service as clients
from clinic.core.i18n import spoken
from clinic.core.marks import ReviewIn
from clinic.forms import reviews
from clinic.forms.models import ClientConsent
from clinic.forms.signing import queries, service
from clinic.forms.signing.schemas import AssignIn, ConsentOut, ConsentRow, CorrectIn, FormCancelIn, SigningIn


async def assign(session: AsyncSession, client_id: UUID, wanted: AssignIn) -> list[ConsentRow]:
    """Give the client letters to sign."""
    return [ConsentRow(**queries.row_of(row)) for row in await service.assign(session, client_id, wanted)]


async def sign(session: AsyncSession, client_id: UUID, consent_id: UUID, wanted: SigningIn) -> ConsentOut:
    """The client signs on the clinic's screen."""
    row = await clients.about(session, ClientConsent, client_id, consent_id, version=wanted.version, lock=True)
    return await queries.whole(session, await service.sign(session, row, wanted, way="screen", language=spoken()))


async def correct(session: AsyncSession, client_id: UUID, consent_id: UUID, wanted: CorrectIn) -> ConsentOut:
    """Begin a correction."""
    return await queries.whole(session, await service.correct(session, client_id, consent_id, wanted))


async def cancel(session: AsyncSession, client_id: UUID, consent_id: UUID, wanted: FormCancelIn, by: str) -> ConsentOut:
    """Cancel a letter."""
    return await queries.whole(session, await service.cancel(session, client_id, consent_id, wanted, by))


async def review(session: AsyncSession, client_id: UUID, consent_id: UUID, wanted: ReviewIn, by: str) -> ConsentOut:
    """Approve a letter, or not."""
    row = await clients.about(session, ClientConsent, client_id, consent_id, lock=True)
    await reviews.review(session, row, wanted, by)
    return await queries.whole(session, row)
