"""Personal ids that clients typed and that another client has: numbers stay unique, and staff are offered the merge (LAW-011).

Only BankID proves that a visitor is the person of a number. A typed number neither reaches the other client nor is saved a second time.
"""

from uuid import UUID

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients import duplicates, merge
from clinic.clients.models import Client
from clinic.core import audit
from clinic.core.database.session import get_context, get_owned
from clinic.core.text.country_rules import check_personal_id


async def store_claim(session: AsyncSession, client: Client, personal_id: str) -> bool:
    """Store a typed personal id as claimed when another client has it, and return whether another has it. The client has no id yet.

    An advisory lock serialises visitors who type the same number.
    """
    if not personal_id or client.personal_id:
        return False
    number, company_id = check_personal_id("SE", personal_id), get_context(session).company_id
    await session.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(f"client:{company_id}:{number}", 0))))
    if not await _has_other_owner(session, client.id, number):
        return False
    if client.claimed_personal_id != number:
        client.claimed_personal_id = number
        await session.flush()
        audit.record(session, "client.personal_id_claimed", client.id, client_id=client.id, personal_id=number)
    return True


async def _has_other_owner(session: AsyncSession, client_id: UUID, personal_id: str) -> bool:
    ids = await duplicates.find_ids_by_personal_id(session, personal_id)
    return await session.scalar(select(Client.id).where(
        Client.company_id == get_context(session).company_id, Client.id.in_(ids), Client.id != client_id, Client.deleted_at.is_(None),
        Client.merged_into.is_(None),
    ).limit(1)) is not None


async def dismiss_claim(session: AsyncSession, client_id: UUID) -> None:
    """Delete a client's claimed personal id, which staff know to be another person's; a repeated call changes nothing.

    Raises ClientMerged.
    """
    client = merge.ensure_not_merged(await get_owned(session, Client, client_id, lock={"key_share": True}))
    if client.claimed_personal_id:
        audit.record(session, "client.personal_id_dismissed", client.id, client_id=client.id, personal_id=client.claimed_personal_id)
        client.claimed_personal_id = ""
        await session.flush()
