"""What past days of the till came to, counted once. Derived from receipts alone: all of it may be thrown away and counted anew."""

from datetime import datetime

from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from clinic.core import rowsecurity
from clinic.core.models import Base, CompanyOwned


class SalesDay(CompanyOwned, Base):
    """One day's sales seen from one side (`all`, `kind`, `product`, `member`, `way`), for one `key` of that side.

    A day that is counted has a row of side `all`, also when nothing was sold. It is the clinic's day as its instants, so that a clinic
    that moves to another zone has no days counted. A receipt that becomes a sale of a day past takes that day's rows away (trigger).
    """

    __tablename__ = "sales_day"
    __grants__ = "SELECT, INSERT, DELETE"
    __table_args__ = (Index("sales_day_side_key", "company_id", "begins_at", "ends_at", "side", "key", unique=True),)

    begins_at: Mapped[datetime]
    ends_at: Mapped[datetime]
    side: Mapped[str] = mapped_column(String(7))
    key: Mapped[str] = mapped_column(String(36))
    receipts: Mapped[int]
    quantity: Mapped[int]
    amount: Mapped[int]
    discount: Mapped[int]


LATE = "interval '1 hour'"
"""How far back a sale's instant must lie for its day to be looked for among those counted: no day is counted so soon after its end."""
LOCK = "hashtextextended('sales_day' || {company}::text, 0)"
"""Held by whoever counts a company's days, and shared by whoever adds a sale to the past: neither misses the other."""
rowsecurity.FUNCTIONS.append(
    "CREATE OR REPLACE FUNCTION uncount_day() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
    f" PERFORM pg_advisory_xact_lock_shared({LOCK.format(company='NEW.company_id')});"
    " DELETE FROM sales_day WHERE company_id = NEW.company_id AND begins_at <= NEW.paid_at AND ends_at > NEW.paid_at; RETURN NULL; END $$",
)
_PAST = f"NEW.kind = 'sale' AND NEW.paid_at < now() - {LATE}"
rowsecurity.TRIGGERS += [
    f"CREATE OR REPLACE TRIGGER receipt_laid AFTER INSERT ON receipt FOR EACH ROW WHEN ({_PAST}) EXECUTE FUNCTION uncount_day()",
    (
        "CREATE OR REPLACE TRIGGER receipt_late AFTER UPDATE OF paid_at ON receipt FOR EACH ROW"
        f" WHEN ({_PAST} AND OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION uncount_day()"
    ),
]
