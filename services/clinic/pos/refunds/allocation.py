"""Allocate a refund's amount and VAT to the lines of its sale. Pure functions; amounts in öre."""

from collections.abc import Sequence
from dataclasses import dataclass

from clinic.core.api.errors import FieldError
from clinic.pos.checkout.pricing import KRONA, VatLine, allocate_by_largest_remainder, vat_of_part
from clinic.pos.receipts.models import Receipt, ReceiptLine
from clinic.pos.refunds.schemas import RefundCreate, RefundLineCreate


@dataclass(frozen=True, slots=True)
class RemainingLine:
    """The quantity and the amount of a line that can still be refunded."""

    quantity: int
    amount: int

    def amount_for(self, quantity: int | None) -> int:
        """Return the amount for some of the quantity, or all of it for None. All parts one after the other give all of it."""
        return self.amount if quantity is None else vat_of_part(self.amount, self.quantity, quantity)


@dataclass(frozen=True, slots=True)
class RefundLine:
    """The part of a sale's line that a refund returns. An amount without a quantity is a reduction of the price."""

    line: ReceiptLine
    amount: int
    quantity: int


def allocate_lines(lines: Sequence[ReceiptLine], earlier: Sequence[ReceiptLine], data: RefundCreate) -> list[RefundLine]:
    """Allocate the amount to the lines that the request names, else to all that remain, with the quantities that are returned.

    `earlier` are the lines of the refunds that were made. Raises FieldError at `amount` and `lines.{n}`.
    """
    remaining = _subtract_refunds(lines, earlier)
    quantities = {line.position: line.quantity for line in data.lines} if data.lines else dict.fromkeys(remaining)
    _validate_lines(remaining, data.lines)
    selected = [line for line in lines if line.position in quantities]
    refundable = [remaining[line.position].amount_for(quantities[line.position]) for line in selected]
    is_complete = data.amount == sum(refundable)
    refund_lines = [
        RefundLine(line, part, quantities[line.position] or (remaining[line.position].quantity if is_complete else 0))
        for line, part in zip(selected, allocate_by_largest_remainder(data.amount, refundable), strict=True)
    ]
    refund_lines = [line for line in refund_lines if line.amount or line.quantity]
    if data.amount > sum(refundable):
        raise FieldError("amount", "at_most", limit=f"{sum(refundable) / KRONA:.2f}")
    if not refund_lines or not (data.amount or is_complete):
        raise FieldError("amount", "above", limit=0)
    if data.amount % KRONA and not is_complete:
        raise FieldError("amount", "whole_units")
    return refund_lines


def _subtract_refunds(lines: Sequence[ReceiptLine], earlier: Sequence[ReceiptLine]) -> dict[int, RemainingLine]:
    """Return what remains of each line, by its position."""
    remaining = {line.position: RemainingLine(line.quantity, line.total) for line in lines}
    for line in earlier:
        before = remaining[line.position]
        remaining[line.position] = RemainingLine(max(before.quantity - line.quantity, 0), before.amount - line.total)
    return remaining


def _validate_lines(remaining: dict[int, RemainingLine], data: list[RefundLineCreate]) -> None:
    for index, line in enumerate(data):
        if line.position not in remaining or line.position in {other.position for other in data[:index]}:
            raise FieldError(f"lines.{index}.position", "unknown")
        if (line.quantity or 0) > remaining[line.position].quantity:
            raise FieldError(f"lines.{index}.quantity", "at_most", limit=remaining[line.position].quantity)


def compute_vat(sale: Receipt, refund_lines: Sequence[RefundLine], earlier: Sequence[ReceiptLine]) -> list[VatLine]:
    """Return a refund's VAT by rate, as a share of what each rate has left, so that refunds of all of a sale sum up to its VAT."""
    vat_lines = []
    for sold in sale.vat_lines:
        rate = sold["rate"]
        part = sum(refund.amount for refund in refund_lines if refund.line.rate == rate)
        total = sold["total"] - sum(line.total for line in earlier if line.rate == rate)
        vat = sold["vat"] - sum(line.vat for line in earlier if line.rate == rate)
        if part:
            vat_lines.append(VatLine(rate, part, vat_of_part(vat, total, part)))
    return vat_lines


def allocate_vat(refund_lines: Sequence[RefundLine], vat_lines: Sequence[VatLine]) -> dict[int, int]:
    """Return the VAT of each refunded line, by its position."""
    vat_by_position = {refund.line.position: 0 for refund in refund_lines}
    for vat in vat_lines:
        of_rate = [refund for refund in refund_lines if refund.line.rate == vat.rate]
        parts = allocate_by_largest_remainder(vat.vat, [refund.amount for refund in of_rate])
        vat_by_position |= {refund.line.position: part for refund, part in zip(of_rate, parts, strict=True)}
    return vat_by_position
