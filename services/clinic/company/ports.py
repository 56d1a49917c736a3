"""What the company does for those below it, who can't know it."""

from sqlalchemy.ext.asyncio import AsyncSession

from clinic.company import service
from clinic.core import documents
from clinic.core.documents import Letterhead


@documents.letterhead_by
async def letterhead(session: AsyncSession) -> Letterhead:
    """The company as its paper shows it."""
    row = await service.own(session)
    number = row.organization_number
    lines = (number and f"Org.nr {number}" if row.country == "SE" else number, row.vat_number and f"VAT {row.vat_number}", row.email)
    return Letterhead(
        name=row.name, lines=tuple(line for line in lines if line), logo_id=row.logo_id, language=row.customer_language,
        zone=row.timezone, date_format=row.date_format, is_twelve_hours=row.is_twelve_hours,
    )
