"""Functions of the forms for other domains."""

from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.core.database.session import get_context
from clinic.forms import versioning
from clinic.forms.models import ClientConsent
from clinic.forms.pdf import PUBLISH_PERMISSION_LABELS as PUBLISH_PERMISSION_LABELS


async def list_signed_template_ids(session: AsyncSession, client_id: UUID) -> list[UUID]:
    """List the ids of the consent templates that a client has signed and whose consent is in effect, oldest first.

    Meant for checks before a treatment is signed off (BEY-028); nothing but tests calls it yet.
    """
    query = select(ClientConsent.template_id).where(
        ClientConsent.company_id == get_context(session).company_id, ClientConsent.client_id == client_id,
        versioning.is_effective(ClientConsent),
    )
    return list(dict.fromkeys(await session.scalars(query.order_by(ClientConsent.signed_at))))
