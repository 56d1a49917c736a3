"""The tables of products and their categories."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import CheckConstraint, Index, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database.base import Base, CompanyOwned, TimestampMixin, VersionMixin, company_foreign_key


class ProductCategory(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A category of products."""

    __tablename__ = "product_category"
    __table_args__ = (
        Index("product_category_name_key", "company_id", text("lower(name)"), unique=True, postgresql_where=text("deleted_at IS NULL")),
    )

    name: Mapped[str] = mapped_column(String(120))
    sort_name: Mapped[str] = mapped_column(String(130))
    deleted_at: Mapped[datetime | None]


class Product(CompanyOwned, VersionMixin, TimestampMixin, Base):
    """A product in stock. Prices in minor units, VAT included; `tax` in hundredths of a percent (2500 is 25 %)."""

    __tablename__ = "product"
    __table_args__ = (
        company_foreign_key("product_category", "category_id"),
        Index("product_category_idx", "company_id", "category_id", postgresql_where=text("deleted_at IS NULL")),
        Index("product_code_key", "company_id", "code", unique=True, postgresql_where=text("deleted_at IS NULL AND code <> ''")),
        Index("product_name_idx", "company_id", "sort_name", "id", postgresql_where=text("deleted_at IS NULL")),
        CheckConstraint("selling_price >= base_price AND base_price > 0", name="prices"),
        CheckConstraint("stock >= 0", name="stock"),
    )

    category_id: Mapped[UUID | None]
    name: Mapped[str] = mapped_column(String(120))
    sort_name: Mapped[str] = mapped_column(String(130))
    code: Mapped[str] = mapped_column(String(40), default="")
    ean: Mapped[str] = mapped_column(String(14), default="")
    selling_price: Mapped[int]
    base_price: Mapped[int]
    tax: Mapped[int]
    stock: Mapped[int] = mapped_column(default=0)
    deleted_at: Mapped[datetime | None]

    @property
    def is_removed(self) -> bool:
        """Whether it was taken out of the range; receipts and reports keep it, and it can be restored."""
        return self.deleted_at is not None
