"""Canonical JSON: equal content has equal bytes, and its digest changes with any change."""

from datetime import UTC, date, datetime
from decimal import Decimal
from uuid import UUID

import pytest
import rfc8785
from hypothesis import given, settings, strategies as st

from clinic.core.canonical_json import canonical_json, sha256_hex


@pytest.mark.covers("BEY-023")
def test_equal_content_has_equal_bytes():
    """BEY-023, RFC 8785: sorted keys, no spaces, one form of each number and letter."""
    first = {"b": [1.0, "å\u2028"], "a": {"y": None, "x": True}}
    second = {"a": {"x": True, "y": None}, "b": [1, "å\u2028"]}
    assert canonical_json(first) == canonical_json(second) == '{"a":{"x":true,"y":null},"b":[1,"å\u2028"]}'.encode()


@pytest.mark.covers("BEY-023")
def test_digest_changes_with_one_character():
    assert sha256_hex(canonical_json({"text": "Jag godkänner"})) != sha256_hex(canonical_json({"text": "Jag godkanner"}))
    assert sha256_hex(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_ids_times_and_decimals_are_written_as_in_the_api():
    content = {
        "id": UUID(int=1), "at": datetime(2026, 11, 21, 8, 30, tzinfo=UTC), "day": date(2026, 11, 21), "dose": Decimal("0.10"), "all": (1, 2),
    }
    assert canonical_json(content) == (
        b'{"all":[1,2],"at":"2026-11-21 08:30:00","day":"2026-11-21","dose":"0.10","id":"00000000-0000-0000-0000-000000000001"}'
    )
    for value in (object(), 2**53, -(2**53), float("nan"), b"bytes"):
        with pytest.raises(rfc8785.CanonicalizationError):
            canonical_json({"x": value})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53) + 1, 2**53 - 1) | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda children: st.lists(children) | st.dictionaries(st.text(), children), max_leaves=20,
)


@given(content=st.dictionaries(st.text(), JSON))
@settings(max_examples=100, deadline=None)
def test_bytes_are_those_of_rfc8785(content):
    """BEY-023: the bytes are those of RFC 8785 for any keys, texts and numbers."""
    assert canonical_json(content) == rfc8785.dumps(content)
