"""Money to the öre: parts are the whole, and payments come to the receipt."""

import pytest
from hypothesis import given, settings, strategies as st

from clinic.core.errors import FieldError
from clinic.pos.sales import ways
from clinic.pos.sales.pricing import krona_rounding, shared
from clinic.pos.sales.schemas import PaymentIn


@pytest.fixture(autouse=True)
def connected():
    """Nobody is asked here."""


@pytest.mark.covers("BEY-040")
@given(st.integers(0, 10**12), st.lists(st.integers(0, 10**9), min_size=1, max_size=30))
@settings(max_examples=500, deadline=None)
def test_parts_are_exactly_the_whole_and_nobody_gets_more_than_there_is(whole, weights):
    parts = shared(whole, weights)
    assert sum(parts) == (whole if sum(weights) else 0)
    assert all(part >= 0 for part in parts)
    if whole <= sum(weights):
        assert all(part <= weight for part, weight in zip(parts, weights, strict=True))


@pytest.mark.covers("POS-021")
def test_whole_kronor_are_rounded_as_the_law_says():
    assert [krona_rounding(amount) for amount in (100, 101, 149, 150, 199)] == [0, -1, -49, 50, 1]


@pytest.mark.covers("POS-021")
@pytest.mark.parametrize("asked", [
    [{"way": "card", "amount": 5000}], [{"way": "cash", "amount": 20000}], [{"way": "card"}, {"way": "gift_card", "code": "ABCDEFG"}],
    [{"way": "cash"}, {"way": "cash", "amount": 100}], [{"way": "cash", "given": 500}], [{"way": "card", "amount": 90000}, {"way": "cash"}],
])
def test_payments_that_do_not_come_to_the_total_are_refused(asked):
    with pytest.raises(FieldError):
        ways.lay(10050, [PaymentIn(**one) for one in asked])
