"""Join the cards on file of two clients who are merged; imported at start."""

from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.clients.service import merge_strategy
from clinic.core import audit
from clinic.core.clock import now
from clinic.pos.cards_on_file.models import CardOnFile
from clinic.pos.cards_on_file.service import find_card


@merge_strategy("cards_on_file")
async def merge_cards_on_file(session: AsyncSession, source: Any, target: Any) -> None:
    """Move the source client's cards to the target; the source's card is removed where the target has one in use."""
    extra = await find_card(session, source.id, lock=True) if await find_card(session, target.id, lock=True) else None
    if extra is not None:
        extra.removed_at, extra.transaction_id = now(), ""
        audit.record(session, "card_on_file.removed", extra.id, client_id=source.id, reason="merged")
        await session.flush()
    rows = update(CardOnFile).where(CardOnFile.company_id == source.company_id, CardOnFile.client_id == source.id)
    moved = rows.values(client_id=target.id, updated_at=CardOnFile.updated_at)
    await session.execute(moved.execution_options(synchronize_session=False))
