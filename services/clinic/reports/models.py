"""Stored sums of past days of sales. Derived from receipts alone: all rows may be deleted and computed again."""

from datetime import datetime

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core.database import row_security
from clinic.core.database.base import Base, CompanyOwned


class SalesDay(CompanyOwned, Base):
    """A day's sums for a value of a dimension (`all`, `type`, `product`, `member`, `payment_method`).

    A rolled-up day has a row of dimension `all` even when nothing was sold. Days are stored as instants in the company's time zone, so
    after a change of zone no stored day matches. A trigger deletes a day's rows when a sale is later added to it.
    """

    __tablename__ = "sales_day"
    __grants__ = "SELECT, INSERT, DELETE"
    __table_args__ = (Index("sales_day_dimension_key", "company_id", "begins_at", "ends_at", "dimension", "value", unique=True),)

    begins_at: Mapped[datetime]
    ends_at: Mapped[datetime]
    dimension: Mapped[str] = mapped_column(String(14))
    value: Mapped[str] = mapped_column(String(36))
    receipts: Mapped[int]
    quantity: Mapped[int]
    amount: Mapped[int]
    discount: Mapped[int]


MAX_UNROLLED_AGE = "interval '1 hour'"
"""Age of a sale up to which its day can't have been rolled up yet (ROLLUP_DELAY is longer), so that the trigger needn't run."""
COMPANY_LOCK = "hashtextextended('sales_day' || {company}::text, 0)"
"""Advisory lock key: exclusive for the roll-up of a company's days, shared for adding a past sale, so that neither misses the other."""
row_security.FUNCTIONS.append(
    "CREATE OR REPLACE FUNCTION delete_sales_day() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    f" PERFORM pg_advisory_xact_lock_shared({COMPANY_LOCK.format(company='NEW.company_id')});"
    " DELETE FROM sales_day WHERE company_id = NEW.company_id AND begins_at <= NEW.paid_at AND ends_at > NEW.paid_at; RETURN NULL; END $$",
)
_PAST_SALE = f"NEW.type = 'sale' AND NEW.paid_at < now() - {MAX_UNROLLED_AGE}"
row_security.TRIGGERS += [
    (
        "CREATE OR REPLACE TRIGGER sales_day_past_sale_inserted AFTER INSERT ON receipt FOR EACH ROW"
        f" WHEN ({_PAST_SALE}) EXECUTE FUNCTION delete_sales_day()"
    ),
    (
        "CREATE OR REPLACE TRIGGER sales_day_past_sale_paid AFTER UPDATE OF paid_at ON receipt FOR EACH ROW"
        f" WHEN ({_PAST_SALE} AND OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION delete_sales_day()"
    ),
]
