"""Frozen content: one way to write it, and a digest that sees any change."""

from datetime import UTC, date, datetime
from decimal import Decimal
from uuid import UUID

import pytest
import rfc8785
from hypothesis import given, settings, strategies as st

from clinic.core.freeze import canonical, digest


@pytest.mark.covers("BEY-023")
def test_the_same_content_is_the_same_bytes_however_it_was_built():
    """BEY-023, RFC 8785: keys in order, no spaces, numbers and letters in one way."""
    one = {"b": [1.0, "å\u2028"], "a": {"y": None, "x": True}}
    other = {"a": {"x": True, "y": None}, "b": [1, "å\u2028"]}
    assert canonical(one) == canonical(other) == '{"a":{"x":true,"y":null},"b":[1,"å\u2028"]}'.encode()


@pytest.mark.covers("BEY-023")
def test_one_letter_moves_the_digest():
    assert digest(canonical({"text": "Jag godkänner"})) != digest(canonical({"text": "Jag godkanner"}))
    assert digest(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_ids_and_times_are_written_as_on_the_wire():
    content = {
        "id": UUID(int=1), "at": datetime(2026, 11, 21, 8, 30, tzinfo=UTC), "day": date(2026, 11, 21), "dose": Decimal("0.10"), "all": (1, 2),
    }
    assert canonical(content) == (
        b'{"all":[1,2],"at":"2026-11-21 08:30:00","day":"2026-11-21","dose":"0.10","id":"00000000-0000-0000-0000-000000000001"}'
    )
    with pytest.raises(rfc8785.CanonicalizationError):
        canonical({"x": object()})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20,
)


@given(content=st.dictionaries(st.text(), JSON))
@settings(max_examples=100, deadline=None)
def test_the_quick_writer_writes_what_the_standard_says(content):
    """BEY-023: the bytes are those of RFC 8785 whatever the keys, texts and numbers are."""
    assert canonical(content) == rfc8785.dumps(content)
