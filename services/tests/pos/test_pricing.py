"""Allocation to the öre: parts sum up to the total, and payments to the receipt."""

import pytest
from hypothesis import given, settings, strategies as st

from clinic.core.api.errors import FieldError
from clinic.pos.checkout import tenders
from clinic.pos.checkout.pricing import allocate_by_largest_remainder, krona_rounding, to_percentage
from clinic.pos.checkout.schemas import PaymentCreate
from clinic.pos.receipts.pdf import format_percentage


@pytest.fixture(autouse=True)
def connect_simulators():
    """No provider is called here."""


@pytest.mark.covers("BEY-040")
@given(st.integers(0, 10**12), st.lists(st.integers(0, 10**9), min_size=1, max_size=30))
@settings(max_examples=500, deadline=None)
def test_allocated_parts_sum_up_to_the_amount_and_never_exceed_their_weight(amount, weights):
    parts = allocate_by_largest_remainder(amount, weights)
    assert sum(parts) == (amount if sum(weights) else 0)
    assert all(part >= 0 for part in parts)
    if amount <= sum(weights):
        assert all(part <= weight for part, weight in zip(parts, weights, strict=True))


@pytest.mark.covers("POS-021")
def test_cash_is_rounded_to_whole_kronor_as_the_law_requires():
    assert [krona_rounding(amount) for amount in (100, 101, 149, 150, 199)] == [0, -1, -49, 50, 1]


@pytest.mark.covers("POS-030")
@pytest.mark.parametrize(("rate", "percentage", "shown"), [(2500, 25, "25 %"), (1250, 12.5, "12.5 %"), (600, 6, "6 %"), (0, 0, "0 %")])
def test_vat_rate_in_hundredths_of_a_percent_is_shown_as_percent(rate, percentage, shown):
    assert (to_percentage(rate), type(to_percentage(rate))) == (percentage, type(percentage)), "a whole number stays one, as in the database's JSON"
    assert format_percentage(to_percentage(rate)) == shown


@pytest.mark.covers("POS-021")
@pytest.mark.parametrize("payments", [
    [{"method": "card", "amount": 5000}], [{"method": "cash", "amount": 20000}], [{"method": "card"}, {"method": "gift_card", "code": "ABCDEFG"}],
    [{"method": "cash"}, {"method": "cash", "amount": 100}], [{"method": "cash", "tendered": 500}], [{"method": "card", "amount": 90000}, {"method": "cash"}],
])
def test_payments_that_do_not_sum_up_to_the_total_are_refused(payments):
    with pytest.raises(FieldError):
        tenders.allocate_tenders(10050, [PaymentCreate(**payment) for payment in payments])
