"""The till's catalogue."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.auth import Caller, may
from clinic.core.db import ReadSession, Session
from clinic.core.envelope import EnvelopeRoute
from clinic.core.paging import Listed
from clinic.core.permissions import Permission
from clinic.pos import service
from clinic.pos.schemas import ProductIn, ProductOut, ProductPage, ProductUpdate

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
Reader = Annotated[Caller, Depends(may(Permission.PRODUCT_READ))]
Writer = Annotated[Caller, Depends(may(Permission.PRODUCT_WRITE))]


@router.get("/products")
async def products(session: ReadSession, caller: Reader, wanted: Annotated[ProductPage, Query()]) -> Listed[ProductOut]:
    """The product library."""
    return await service.products(session, wanted)


@router.post("/products")
async def store(session: Session, caller: Writer, wanted: ProductIn) -> ProductOut:
    """Add a product."""
    return await service.store(session, wanted)


@router.put("/products/{product_id}")
async def update(session: Session, caller: Writer, product_id: UUID, wanted: ProductUpdate) -> ProductOut:
    """Change a product."""
    return await service.update(session, product_id, wanted)
