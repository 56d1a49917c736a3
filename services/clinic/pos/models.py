"""Products that the clinic sells; and all of the till's tables, for those who load them by the domain's name."""

from datetime import datetime

from sqlalchemy import CheckConstraint, Index, String, text
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.models import Base, CompanyOwned, Timed, Versioned
from clinic.pos.days.models import TillEntry, ZReport
from clinic.pos.giftcards.models import GiftCard, GiftCardEntry
from clinic.pos.sales.models import Payment, Receipt, ReceiptLine, Registration
from clinic.pos.tills.models import Register, RegisterSeries, Terminal, TillSetting

__all__ = [
    "GiftCard", "GiftCardEntry", "Payment", "Product", "Receipt", "ReceiptLine", "Register", "RegisterSeries", "Registration", "Terminal",
    "TillEntry", "TillSetting", "ZReport",
]


class Product(CompanyOwned, Versioned, Timed, Base):
    """One thing on the shelf. Prices in minor units, tax in hundredths of a percent (2500 is 25 %)."""

    __tablename__ = "product"
    __table_args__ = (
        Index("product_code_key", "company_id", "code", unique=True, postgresql_where=text("deleted_at IS NULL AND code <> ''")),
        Index("product_name_idx", "company_id", "sort_name", "id", postgresql_where=text("deleted_at IS NULL")),
        CheckConstraint("selling_price >= base_price AND base_price > 0", name="prices"),
        CheckConstraint("stock >= 0", name="stock"),
    )

    name: Mapped[str] = mapped_column(String(120))
    sort_name: Mapped[str] = mapped_column(String(130))
    code: Mapped[str] = mapped_column(String(40), default="")
    ean: Mapped[str] = mapped_column(String(14), default="")
    selling_price: Mapped[int]
    base_price: Mapped[int]
    tax: Mapped[int]
    stock: Mapped[int] = mapped_column(default=0)
    deleted_at: Mapped[datetime | None]
