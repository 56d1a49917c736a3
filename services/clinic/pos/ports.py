"""What the till answers for those below it, and the documents that it issues."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service as companies
from clinic.pos.days import documents as day_documents
from clinic.pos.models import Product
from clinic.pos.sales import documents as receipt_documents


@companies.freezes_currency
async def has_price(session: AsyncSession) -> bool:
    """Whether a product has a price in the company's currency."""
    return await session.scalar(select(Product.id).limit(1)) is not None


__all__ = ["day_documents", "has_price", "receipt_documents"]
