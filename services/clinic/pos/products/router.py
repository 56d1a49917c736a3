"""Routes of the product catalogue."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Depends, Query

from clinic.core.api.envelope import error_responses, with_current_renderer
from clinic.core.api.errors import NotFound
from clinic.core.api.pagination import PaginatedList
from clinic.core.database.session import ReadSession, Session
from clinic.core.security.dependencies import CurrentUser, require
from clinic.core.security.permissions import Permission
from clinic.pos.products import bulk_change, categories, service
from clinic.pos.products.schemas import (
    ProductCategoryCreate,
    ProductCategoryListParams,
    ProductCategoryOut,
    ProductCategoryUpdate,
    ProductCreate,
    ProductListParams,
    ProductOut,
    ProductsChange,
    ProductsChanged,
    ProductUpdate,
    ProductVersionRef,
    StockAdjustment,
)

router = APIRouter(
    prefix="/api/v3/point-of-sale", tags=["point of sale"], route_class=with_current_renderer(service.render_current),
)
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


@router.post("/products/bulk", responses=error_responses(NotFound, bulk_change.ProductCodesTaken))
async def change_products(session: Session, user: CanWriteProducts, data: ProductsChange) -> ProductsChanged:
    """Take several products out of the range, restore them or move them to a category: all of them, or none when one isn't found.

    Each changed product gets an audit entry `product.removed`, `product.restored` or `product.changed`.
    """
    return await bulk_change.change_products(session, data)


@router.put("/products/{product_id}")
async def update_product(session: Session, user: CanWriteProducts, product_id: UUID, data: ProductUpdate) -> ProductOut:
    """Update a product."""
    return await service.update_product(session, product_id, data)


@router.post("/products/{product_id}/stock")
async def adjust_stock(session: Session, user: CanWriteProducts, product_id: UUID, data: StockAdjustment) -> ProductOut:
    """Change a product's stock for a reason, apart from sales and refunds. 422 where less than nothing would be left."""
    return await service.adjust_stock(session, product_id, data)


@router.delete("/products/{product_id}")
async def remove_product(
    session: Session, user: CanWriteProducts, product_id: UUID, version: Annotated[int | None, Query(ge=1)] = None,
) -> None:
    """Take a product out of the range; receipts and reports keep it, and it can be restored."""
    return await service.remove_product(session, product_id, version)


@router.post("/products/{product_id}/restore")
async def restore_product(session: Session, user: CanWriteProducts, product_id: UUID, data: ProductVersionRef) -> ProductOut:
    """Put a removed product back in the range."""
    return await service.restore_product(session, product_id, data.version)


@router.get("/product-categories")
async def list_product_categories(
    session: ReadSession, user: CanReadProducts, params: Annotated[ProductCategoryListParams, Query()],
) -> PaginatedList[ProductCategoryOut]:
    """List the categories of products by name, each with the number of its products."""
    return await categories.list_categories(session, params)


@router.get("/product-categories/{product_category_id}")
async def get_product_category(session: ReadSession, user: CanReadProducts, product_category_id: UUID) -> ProductCategoryOut:
    """Return a category of products."""
    return await categories.get_category(session, product_category_id)


@router.post("/product-categories")
async def create_product_category(session: Session, user: CanWriteProducts, data: ProductCategoryCreate) -> ProductCategoryOut:
    """Create a category of products."""
    return await categories.create_category(session, data)


@router.put("/product-categories/{product_category_id}")
async def update_product_category(
    session: Session, user: CanWriteProducts, product_category_id: UUID, data: ProductCategoryUpdate,
) -> ProductCategoryOut:
    """Rename a category of products."""
    return await categories.update_category(session, product_category_id, data)


@router.delete("/product-categories/{product_category_id}")
async def remove_product_category(
    session: Session, user: CanWriteProducts, product_category_id: UUID, version: Annotated[int | None, Query(ge=1)] = None,
) -> None:
    """Remove a category; its products stay, without a category."""
    return await categories.remove_category(session, product_category_id, version)
