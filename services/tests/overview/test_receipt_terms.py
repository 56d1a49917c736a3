"""A search text is read as a receipt's number, amount or day."""

import pytest

from clinic.overview.receipt_terms import parse_receipt_terms


@pytest.mark.covers("USE-005")
@pytest.mark.parametrize(("text", "amount"), [
    ("1495", 149500), ("1 495,00 kr", 149500), ("1\u00a0495,00\u00a0kr", 149500), ("SEK 1,495.00", 149500), ("1495.5", 149550),
    ("1.495,00", 149500), ("−1 495,00 kr", 149500), ("1495 00", None), ("berg 12", None), ("1,49,5", None),
])
def test_amount_is_read_as_people_write_it(text, amount):
    assert parse_receipt_terms(text).amount == amount


@pytest.mark.covers("USE-005")
def test_day_is_read_in_each_date_format():
    terms = parse_receipt_terms("07/11/2026")
    assert (str(terms.day), str(terms.day_month_first)) == ("2026-11-07", "2026-07-11")
    assert str(parse_receipt_terms("2026.11.07").day) == "2026-11-07"
    assert parse_receipt_terms("31/12/2026").day_month_first is None
    assert parse_receipt_terms("31/31/2026").is_empty
