"""What a cart costs: discounts, VAT by rate, and how the whole is shared to its parts without losing an öre (BEY-040).

Prices include VAT. Pure functions: amounts in minor units, rates and percentages as the wire has them (2500 is 25 %).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from clinic.core.money import rounded

FULL = 10_000
"""A hundred percent, in hundredths of a percent."""
RATES = (2500, 1200, 600, 0)
KRONA = 100


@dataclass(frozen=True, slots=True)
class Discount:
    """Either a percentage (1 to 100) or an amount."""

    percent: int = 0
    amount: int = 0

    def of(self, gross: int) -> int:
        """What it takes from an amount."""
        return rounded(Decimal(gross * self.percent) / 100) if self.percent else min(self.amount, gross)


NONE = Discount()


@dataclass(frozen=True, slots=True)
class Item:
    """One line of the cart. A gift card (`plain`) is neither discounted nor taxed: its VAT falls due where it is used."""

    quantity: int
    unit_price: int
    rate: int
    discount: Discount = NONE
    plain: bool = False


@dataclass(frozen=True, slots=True)
class Priced:
    """What a line came to."""

    gross: int
    discount: int
    share: int
    total: int
    vat: int


@dataclass(frozen=True, slots=True)
class Vat:
    """One rate's part of a receipt: `total` is `net` and `vat`."""

    rate: int
    total: int
    vat: int

    @property
    def net(self) -> int:
        """Without VAT."""
        return self.total - self.vat

    def plain(self) -> dict[str, int]:
        """As a receipt keeps it."""
        return {"rate": self.rate, "total": self.total, "vat": self.vat, "net": self.net}


@dataclass(frozen=True, slots=True)
class Sum:
    """What a cart came to."""

    lines: tuple[Priced, ...]
    gross: int
    discount: int
    total: int
    vats: tuple[Vat, ...]

    @property
    def vat(self) -> int:
        """All of it."""
        return sum(one.vat for one in self.vats)


def shared(whole: int, weights: Sequence[int]) -> list[int]:
    """Parts of `whole` by weight, which together are exactly `whole`: the largest remainders get what rounding down left over."""
    of = sum(weights)
    if of == 0:
        return [0] * len(weights)
    parts = [whole * weight // of for weight in weights]
    by_remainder = sorted(range(len(weights)), key=lambda place: (-(whole * weights[place] % of), place))
    for place in by_remainder[: whole - sum(parts)]:
        parts[place] += 1
    return parts


def vat_in(total: int, rate: int) -> int:
    """The VAT inside an amount."""
    return rounded(Decimal(total * rate) / (FULL + rate))


def price(items: Sequence[Item], discount: Discount = NONE) -> Sum:
    """Lines' own discounts first, then the receipt's shared over what is left, then VAT once for each rate, shared to its lines."""
    gross = [item.quantity * item.unit_price for item in items]
    own = [0 if item.plain else item.discount.of(each) for item, each in zip(items, gross, strict=True)]
    left = [0 if item.plain else each - less for item, each, less in zip(items, gross, own, strict=True)]
    shares = shared(discount.of(sum(left)), left)
    totals = [each - less - share for each, less, share in zip(gross, own, shares, strict=True)]
    vats = tuple(
        Vat(rate, total, vat_in(total, rate)) for rate in RATES
        if any(item.rate == rate for item in items)
        for total in [sum(total for item, total in zip(items, totals, strict=True) if item.rate == rate)]
    )
    taxes = [0] * len(items)
    for vat in vats:
        places = [place for place, item in enumerate(items) if item.rate == vat.rate]
        for place, part in zip(places, shared(vat.vat, [totals[place] for place in places]), strict=True):
            taxes[place] = part
    lines = tuple(Priced(*each) for each in zip(gross, own, shares, totals, taxes, strict=True))
    return Sum(lines, sum(gross), sum(own) + sum(shares), sum(totals), vats)


def krona_rounding(amount: int) -> int:
    """What cash adds: whole kronor, 1 to 49 öre down and 50 to 99 up (lag 1970:1029)."""
    return rounded(Decimal(amount) / KRONA) * KRONA - amount


def vat_of_part(vat: int, total: int, part: int) -> int:
    """The VAT in a part of what is left of a rate: parts laid end to end come to all of it."""
    return rounded(Decimal(vat * part) / total) if total else 0
