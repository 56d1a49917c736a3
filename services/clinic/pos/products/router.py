"""Routes of the product catalogue."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import EnvelopeRoute
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos.products import service
from clinic.pos.products.schemas import ProductCreate, ProductListParams, ProductOut, ProductUpdate, StockAdjustment

router = APIRouter(prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=EnvelopeRoute)
CanReadProducts = Annotated[CurrentUser, Depends(require(Permission.PRODUCT_READ))]
CanWriteProducts = Annotated[CurrentUser, Depends(require(Permission.PRODUCT_WRITE))]


@router.get("/products")
async def list_products(
    session: ReadSession, user: CanReadProducts, params: Annotated[ProductListParams, Query()]
) -> PaginatedList[ProductOut]:
    """List products; the search matches name, code and EAN."""
    return await service.list_products(session, params)


@router.post("/products")
async def create_product(session: Session, user: CanWriteProducts, data: ProductCreate) -> ProductOut:
    """Create a product."""
    return await service.create_product(session, data)


@router.put("/products/{product_id}")
async def update_product(session: Session, user: CanWriteProducts, product_id: UUID, data: ProductUpdate) -> ProductOut:
    """Update a product."""
    return await service.update_product(session, product_id, data)


@router.post("/products/{product_id}/stock")
async def adjust_stock(session: Session, user: CanWriteProducts, product_id: UUID, data: StockAdjustment) -> ProductOut:
    """Change a product's stock for a reason, apart from sales and refunds. 422 where less than nothing would be left."""
    return await service.adjust_stock(session, product_id, data)
