"""Gift cards, for staff."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.pos.giftcards import service
from clinic.pos.giftcards.schemas import GiftCardChange, GiftCardOut, GiftCardPage

router = APIRouter(prefix="/api/v3/point-of-sale/gift-cards", tags=["point of sale"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.SALE_READ))]
Keeper = Annotated[Caller, Depends(may(Permission.TILL_WRITE))]


@router.get("")
async def page(session: ReadSession, caller: Reader, wanted: Annotated[GiftCardPage, Query()]) -> Listed[GiftCardOut]:
    """The clinic's gift cards, newest first."""
    return await service.page(session, wanted)


@router.get("/by-code/{code}")
async def find(session: ReadSession, caller: Reader, code: str) -> GiftCardOut:
    """A card by what stands on it."""
    return await service.find(session, code)


@router.put("/{gift_card_id}")
async def change(session: Session, caller: Keeper, gift_card_id: UUID, wanted: GiftCardChange) -> GiftCardOut:
    """Give a card another day to expire on, or put it out of use."""
    return await service.change(session, gift_card_id, wanted)
