"""Money to the öre, over a hundred thousand random sales: parts are the whole, refunds come to the sale, payments come to the receipt."""

from collections import defaultdict
from random import Random
from types import SimpleNamespace
from uuid import uuid4

import pytest
from hypothesis import given, settings, strategies as st

from clinic.core.errors import FieldError
from clinic.pos.sales import refunds, ways
from clinic.pos.sales.pricing import RATES, Discount, Item, krona_rounding, price, shared, vat_in
from clinic.pos.sales.schemas import PaymentIn
from clinic.pos.sales.ways import Left

SALES = 100_000


@pytest.fixture(autouse=True)
def connected():
    """Nobody is asked here."""


def cart(chance: Random) -> tuple[list[Item], Discount]:
    items = []
    for _ in range(chance.randint(1, 5)):
        gross = chance.randint(1, 300_000)
        own = chance.choice([Discount(), Discount(percent=chance.randint(1, 100)), Discount(amount=chance.randint(1, max(1, gross - 1)))])
        plain = chance.random() < 0.05
        items.append(Item(chance.randint(1, 4), gross, 0 if plain else chance.choice(RATES), Discount() if plain else own, plain))
    return items, chance.choice([Discount(), Discount(percent=chance.randint(1, 100)), Discount(amount=chance.randint(1, 5000))])


def paid(chance: Random, total: int) -> tuple[list[Left], int]:
    """Laid on a card or two, a gift card, cash, in any mixture that comes to it."""
    asked, rest = [], total
    for way in ("card", "card", "gift_card"):
        if rest > 200 and chance.random() < 0.4:
            part = chance.randint(1, rest // 100) * 100
            asked.append(PaymentIn(way=way, amount=part, code="ABCDEFGH"))
            rest -= part
    if rest or not asked:
        asked.append(PaymentIn(way=chance.choice(["card", "cash"])))
    laid, rounding = ways.lay(total, asked)
    assert sum(one.amount for one in laid) == total + rounding
    assert abs(rounding) <= 50
    return [Left(uuid4(), one.way, one.amount) for one in laid], rounding


def given_back(chance: Random, lines: list, vats: list, left: list[Left], total: int) -> dict[str, int]:
    """Refund in random parts until nothing remains; the till's own counters of it."""
    day: dict[str, int] = defaultdict(int)
    earlier: list = []
    sale = SimpleNamespace(vats=[one.plain() for one in vats])
    while total:
        amount = total if total < 100 or chance.random() < 0.5 else chance.randint(1, total // 100) * 100
        rows = refunds._lines(lines, earlier, amount)
        parts = refunds._vats(sale, rows, earlier)
        laid, rounding = ways.back(amount, total, left)
        assert sum(one.amount for one in laid) == amount + rounding
        assert sum(part for _, part in rows) == amount == sum(one.total for one in parts)
        assert all(part >= 0 and one.vat >= 0 for (_, part), one in zip(rows, [*parts, *parts, *parts, *parts, *parts], strict=False))
        taxes = refunds._taxes([row for row in rows if row[1]], parts)
        assert sum(taxes.values()) == sum(one.vat for one in parts)
        for line, part in rows:
            if part:
                earlier.append(SimpleNamespace(place=line.place, total=part, rate=line.rate, vat=taxes[line.place]))
        gone = {one.returns: one.amount for one in laid}
        left = [Left(one.id, one.way, one.amount - gone.get(one.id, 0)) for one in left]
        assert all(one.amount >= 0 for one in left)
        total -= amount
        day["total"] += amount
        day["rounding"] += rounding
        for one in parts:
            day[f"vat{one.rate}"] += one.vat
            day[f"total{one.rate}"] += one.total
    return day


@pytest.mark.covers("BEY-040")
def test_a_hundred_thousand_random_sales_agree_to_the_ore():
    chance, till, receipts = Random(2026), defaultdict(int), defaultdict(int)
    for number in range(SALES):
        items, discount = cart(chance)
        found = price(items, discount)
        assert found.gross - found.discount == found.total == sum(line.total for line in found.lines) == sum(vat.total for vat in found.vats)
        assert sum(line.vat for line in found.lines) == found.vat
        assert all(vat.vat == vat_in(vat.total, vat.rate) for vat in found.vats)
        assert all(line.total == line.gross - line.discount - line.share >= 0 for line in found.lines)
        left, rounding = paid(chance, found.total)
        receipts["total"] += found.total
        receipts["payable"] += found.total + rounding
        for one in left:
            till[one.way] += one.amount
        for vat in found.vats:
            till[f"vat{vat.rate}"] += vat.vat
        receipts["vat"] += found.vat
        if number % 10 == 0 and found.total:
            lines = [SimpleNamespace(place=place, total=line.total, rate=item.rate)
                     for place, (line, item) in enumerate(zip(found.lines, items, strict=True))]
            day = given_back(chance, lines, list(found.vats), left, found.total)
            assert day["total"] == found.total
            assert day["rounding"] == rounding
            for vat in found.vats:
                assert (day[f"total{vat.rate}"], day[f"vat{vat.rate}"]) == (vat.total, vat.vat)
    assert sum(till[way] for way in ("card", "gift_card", "cash")) == receipts["payable"]
    assert sum(till[f"vat{rate}"] for rate in RATES) == receipts["vat"]


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
