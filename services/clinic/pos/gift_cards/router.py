"""Routes of gift cards."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import EnvelopeRoute
from clinic.core.api.pagination import PaginatedList
from clinic.core.api.route_options import route_options
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos.gift_cards import service
from clinic.pos.gift_cards.schemas import GiftCardListParams, GiftCardOut, GiftCardUpdate

router = APIRouter(prefix="/api/v3/point-of-sale/gift-cards", tags=["point of sale"], route_class=EnvelopeRoute)
CanReadSales = Annotated[CurrentUser, Depends(require(Permission.SALE_READ))]
CanWriteRegisters = Annotated[CurrentUser, Depends(require(Permission.REGISTER_WRITE))]


@router.get("")
async def list_gift_cards(
    session: ReadSession, user: CanReadSales, params: Annotated[GiftCardListParams, Query()]
) -> PaginatedList[GiftCardOut]:
    """List gift cards, newest first; the search matches the beginning of the code."""
    return await service.list_gift_cards(session, params, user.timezone)


@router.get("/by-code/{code}")
@route_options(log_path=False)
async def get_gift_card_by_code(session: ReadSession, user: CanReadSales, code: str) -> GiftCardOut:
    """Return a gift card by its code."""
    return await service.get_by_code(session, code, user.timezone)


@router.put("/{gift_card_id}")
async def update_gift_card(session: Session, user: CanWriteRegisters, gift_card_id: UUID, data: GiftCardUpdate) -> GiftCardOut:
    """Change a gift card's last day, or cancel or reactivate it."""
    return await service.update_gift_card(session, gift_card_id, data, user.timezone)
