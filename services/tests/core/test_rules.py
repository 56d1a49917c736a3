"""The named rules, by the vectors that the browser's tests run too."""

import json
from pathlib import Path

import pytest

from clinic.core import rules

VECTORS = json.loads(Path(rules.__file__).with_name("rules_vectors.json").read_text())


@pytest.mark.covers("PLT-106", "PLT-016", "PLT-101", "PLT-103")
@pytest.mark.parametrize("name", sorted(rules.RULES))
def test_each_rule_keeps_its_vectors(name: str) -> None:
    """PLT-106: one file of vectors for both sides; every rule has some."""
    wrong = [value for value in VECTORS[name]["valid"] if not rules.RULES[name](value)]
    wrong += [value for value in VECTORS[name]["invalid"] if rules.RULES[name](value)]
    assert wrong == []
    assert VECTORS[name]["valid"]
    assert VECTORS[name]["invalid"]


def test_every_vector_has_a_rule() -> None:
    """PLT-106: a rule that only one side knows would drift."""
    assert set(VECTORS) == set(rules.RULES)


@pytest.mark.covers("PLT-106", "PLT-016", "PLT-090")
def test_the_browser_reads_each_rule_s_text_from_the_document() -> None:
    """PLT-106: the same text on both sides, in both languages."""
    from clinic.core.i18n import FIELD_TEXTS
    from clinic.main import app

    texts = app.openapi()["info"]["x-texts"]
    for name in rules.RULES:
        assert (texts["en"][f"rule.{name}"], texts["sv"][f"rule.{name}"]) == FIELD_TEXTS[name]
    schemas = app.openapi()["components"]["schemas"]
    carried = {field["x-rule"] for schema in schemas.values() for field in schema.get("properties", {}).values() if "x-rule" in field}
    assert {"password", "theme_color", "mobile_number"} <= carried
