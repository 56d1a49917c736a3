"""Price a cart: discounts, VAT by rate, and the allocation of amounts to lines without losing an öre (BEY-040).

Prices include VAT. Pure functions: amounts in minor units, rates in hundredths of a percent (2500 is 25 %), percentages from 1 to 100.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from clinic.core.money import round_to_minor

FULL_RATE = 10_000
"""A hundred percent, in hundredths of a percent."""
RATES = (2500, 1200, 600, 0)
KRONA = 100
"""Öre in a krona."""


@dataclass(frozen=True, slots=True)
class Discount:
    """Either a percentage (1 to 100) or an amount."""

    percent: int = 0
    amount: int = 0

    def amount_of(self, gross: int) -> int:
        """Return the discount on an amount, at most the amount itself."""
        return round_to_minor(Decimal(gross * self.percent) / 100) if self.percent else min(self.amount, gross)


NO_DISCOUNT = Discount()


@dataclass(frozen=True, slots=True)
class Item:
    """A line of a cart to be priced. A gift card is neither discounted nor taxed: its VAT falls due where it is redeemed."""

    quantity: int
    price: int
    rate: int
    discount: Discount = NO_DISCOUNT
    is_gift_card: bool = False

    @property
    def gross(self) -> int:
        """The amount before discounts."""
        return self.quantity * self.price


@dataclass(frozen=True, slots=True)
class PricedLine:
    """The amounts of a line. `discount` is the line's own, `cart_discount_share` its part of the cart's discount."""

    gross: int
    discount: int
    cart_discount_share: int
    total: int
    vat: int


@dataclass(frozen=True, slots=True)
class VatLine:
    """The part of a receipt at a VAT rate: `total` is `net` plus `vat`."""

    rate: int
    total: int
    vat: int

    @property
    def net(self) -> int:
        """The amount without VAT."""
        return self.total - self.vat

    def to_dict(self) -> dict[str, int]:
        """Return the form in which a receipt stores it."""
        return {"rate": self.rate, "total": self.total, "vat": self.vat, "net": self.net}


@dataclass(frozen=True, slots=True)
class PricedCart:
    """The amounts of a cart and of its lines."""

    lines: tuple[PricedLine, ...]
    gross: int
    discount: int
    total: int
    vat_lines: tuple[VatLine, ...]

    @property
    def vat(self) -> int:
        """The VAT of all rates."""
        return sum(line.vat for line in self.vat_lines)


def allocate_by_largest_remainder(amount: int, weights: Sequence[int]) -> list[int]:
    """Divide an amount in proportion to weights so that the parts sum up to it exactly.

    Parts are rounded down; those with the largest remainders get one more. All parts are 0 when all weights are.
    """
    total_weight = sum(weights)
    if total_weight == 0:
        return [0] * len(weights)
    parts = [amount * weight // total_weight for weight in weights]
    by_remainder = sorted(range(len(weights)), key=lambda index: (-(amount * weights[index] % total_weight), index))
    for index in by_remainder[: amount - sum(parts)]:
        parts[index] += 1
    return parts


def vat_included_in(total: int, rate: int) -> int:
    """Return the VAT contained in an amount."""
    return round_to_minor(Decimal(total * rate) / (FULL_RATE + rate))


def to_percentage(rate: int) -> int | float:
    """Return a VAT rate in hundredths of a percent as percent, as receipts' lines have it: 2500 is 25."""
    return rate // 100 if rate % 100 == 0 else rate / 100


def price(items: Sequence[Item], discount: Discount = NO_DISCOUNT) -> PricedCart:
    """Price items: subtract the lines' own discounts, allocate the cart's discount to what is left, then compute VAT.

    VAT is computed once for each rate and allocated to the rate's lines.
    """
    gross = [item.gross for item in items]
    own_discounts = [0 if item.is_gift_card else item.discount.amount_of(amount) for item, amount in zip(items, gross, strict=True)]
    discountable = [0 if item.is_gift_card else item.gross - own for item, own in zip(items, own_discounts, strict=True)]
    shares = allocate_by_largest_remainder(discount.amount_of(sum(discountable)), discountable)
    totals = [amount - own - share for amount, own, share in zip(gross, own_discounts, shares, strict=True)]
    vat_lines = _vat_by_rate(items, totals)
    line_vats = [0] * len(items)
    for vat in vat_lines:
        indexes = [index for index, item in enumerate(items) if item.rate == vat.rate]
        for index, part in zip(indexes, allocate_by_largest_remainder(vat.vat, [totals[index] for index in indexes]), strict=True):
            line_vats[index] = part
    lines = tuple(PricedLine(*amounts) for amounts in zip(gross, own_discounts, shares, totals, line_vats, strict=True))
    return PricedCart(lines, sum(gross), sum(own_discounts) + sum(shares), sum(totals), vat_lines)


def _vat_by_rate(items: Sequence[Item], totals: Sequence[int]) -> tuple[VatLine, ...]:
    lines = []
    for rate in RATES:
        amounts = [total for item, total in zip(items, totals, strict=True) if item.rate == rate]
        if amounts:
            lines.append(VatLine(rate, sum(amounts), vat_included_in(sum(amounts), rate)))
    return tuple(lines)


def krona_rounding(amount: int) -> int:
    """Return what rounding to whole kronor adds to a cash amount: 1 to 49 öre round down, 50 to 99 up (lag 1970:1029)."""
    return round_to_minor(Decimal(amount) / KRONA) * KRONA - amount


def vat_of_part(vat: int, total: int, part: int) -> int:
    """Return the VAT in a part of a total that contains `vat`. Taking all parts one after the other gives all of it."""
    return round_to_minor(Decimal(vat * part) / total) if total else 0
