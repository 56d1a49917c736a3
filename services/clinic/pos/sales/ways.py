"""How a sum is laid upon the ways to pay it, and how it goes back by the same ways."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from clinic.core.errors import FieldError
from clinic.pos.sales.pricing import KRONA, krona_rounding
from clinic.pos.sales.schemas import PaymentIn


@dataclass(frozen=True, slots=True)
class Laid:
    """One way with its amount; cash has `given` as it was handed over."""

    way: str
    amount: int
    given: int = 0
    code: str = ""
    returns: UUID | None = None


def lay(total: int, asked: Sequence[PaymentIn]) -> tuple[list[Laid], int]:
    """The payments, and what cash's whole kronor add to the total. One way may leave its amount out: it takes the rest.

    FieldErrors at `payments.{n}.amount` when they don't come to the total, and at `payments.{n}.given` when too little cash is given.
    """
    open_places = [place for place, one in enumerate(asked) if one.amount is None]
    cash_places = [place for place, one in enumerate(asked) if one.way == "cash"]
    if len(open_places) > 1 or len(cash_places) > 1:
        raise FieldError(f"payments.{(open_places[1:] or cash_places[1:])[0]}.amount", "required")
    rest = total - sum(one.amount or 0 for one in asked)
    amounts = [rest if one.amount is None else one.amount for one in asked]
    rounding = 0
    for place in cash_places:
        exact = total - sum(amounts) + amounts[place]
        if amounts[place] in {exact, exact + krona_rounding(exact)}:
            rounding = krona_rounding(exact)
            amounts[place] = exact + rounding
    if sum(amounts) != total + rounding or any(amount < 0 for amount in amounts):
        raise FieldError(f"payments.{len(asked) - 1}.amount", "payments_sum", limit=f"{total / KRONA:.2f}")
    return [_laid(place, one, amounts[place]) for place, one in enumerate(asked) if amounts[place] or total == 0], rounding


def _laid(place: int, one: PaymentIn, amount: int) -> Laid:
    given = one.given if one.way == "cash" and one.given is not None else amount
    if given < amount:
        raise FieldError(f"payments.{place}.given", "at_least", limit=f"{amount / KRONA:.2f}")
    if one.way == "gift_card" and amount % KRONA:
        raise FieldError(f"payments.{place}.amount", "whole_units")
    return Laid(one.way, amount, given if one.way == "cash" else 0, one.code or "")


@dataclass(frozen=True, slots=True)
class Left:
    """What is left of a payment that could go back."""

    id: UUID
    way: str
    amount: int


_ORDER = {"card": 0, "gift_card": 1, "cash": 2}


def back(amount: int, remaining: int, left: Sequence[Left]) -> tuple[list[Laid], int]:
    """A refund by the ways that the sale was paid, cards first and cash last, and what cash's whole kronor add to it.

    `remaining` is what the receipt has left to refund: when that is the amount, all that is left of every payment goes back. Cash keeps
    the whole kronor of what is owed after it, so that what was rounded once isn't rounded anew with each part.
    """
    ordered = sorted(left, key=lambda one: _ORDER[one.way])
    if amount == remaining:
        laid = [Laid(one.way, one.amount, returns=one.id) for one in ordered if one.amount]
        return laid, sum(one.amount for one in laid) - amount
    laid, rest, rounding = [], amount, 0
    for one in ordered:
        part = min(rest, one.amount)
        if one.way == "cash":
            owed = remaining - rest - sum(other.amount for other in ordered if other.way != "cash")
            whole = min(max(one.amount - owed - krona_rounding(owed), 0), one.amount)
            rounding, part = whole - rest, whole
            rest = 0
        else:
            rest -= part
        if part:
            laid.append(Laid(one.way, part, returns=one.id))
    return laid, rounding - rest
