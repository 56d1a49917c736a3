"""Money: integers of minor units, and the only function that rounds it (BEY-040)."""

from decimal import ROUND_HALF_UP, Decimal
from typing import Annotated, Literal

from pydantic import Field

Minor = Annotated[int, Field(strict=True, ge=0, le=10**12, description="Money in minor units of the company's currency: 45000 is 450.00")]
Price = Annotated[int, Field(strict=True, gt=0, le=10**12, description="A price above 0, in minor units of the company's currency")]

Tax = Literal[0, 600, 1200, 2500]
"""A rate of Swedish VAT, in hundredths of a percent: 2500 is 25 %. Health care is exempt: 0."""


def round_to_minor(amount: Decimal) -> int:
    """Round an amount of minor units to an integer, halves away from zero. Nothing else rounds money."""
    return int(amount.quantize(Decimal(1), rounding=ROUND_HALF_UP))
