"""The named rules, by the vectors that the browser's tests run too."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from clinic.core import i18n, rules
from clinic.core.i18n import of_pydantic
from clinic.main import app

VECTORS = json.loads(Path(rules.__file__).with_name("rules_vectors.json").read_text())
FIELDS = json.loads(Path(rules.__file__).with_name("field_vectors.json").read_text())


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


def _models() -> dict[str, type[BaseModel]]:
    found, waiting = {}, [BaseModel]
    while waiting:
        waiting += (kinds := waiting.pop().__subclasses__())
        found |= {kind.__name__: kind for kind in kinds if kind.__module__.startswith("clinic.")}
    return found


@pytest.mark.covers("PLT-106", "PLT-016", "PLT-100")
@pytest.mark.parametrize("vector", FIELDS, ids=lambda vector: f"{vector['schema']}.{vector['field']}={vector['value']!r}")
def test_a_wrong_value_has_the_code_that_the_browser_gives_it(vector: dict[str, Any]) -> None:
    """PLT-106: the same vectors are run by the browser's schemas, which are made of these."""
    with pytest.raises(ValidationError) as refused:
        _models()[vector["schema"]].model_validate({vector["field"]: vector["value"]})
    problem = next(one for one in refused.value.errors() if one["loc"][0] == vector["field"])
    assert of_pydantic(problem["type"], problem.get("ctx", {}), problem["input"]) == (vector["code"], vector.get("facts", {}))


def test_every_code_that_a_schema_gives_has_a_vector() -> None:
    """PLT-106: `below` is the one that no schema of ours uses."""
    given = {code for code, _ in i18n._PYDANTIC.values()} | {"required", "invalid", "email", "instant"}
    assert given - {"below"} <= {vector["code"] for vector in FIELDS}


@pytest.mark.covers("PLT-106", "PLT-016", "PLT-090")
def test_the_browser_reads_the_texts_beside_fields_from_the_document() -> None:
    """PLT-106: the same text on both sides, in both languages; the committed document has them too, and the browser's are made of it."""
    texts = app.openapi()["info"]["x-texts"]
    assert {code: (texts["en"][code], texts["sv"][code]) for code in texts["en"]} == i18n.FIELD_TEXTS
    assert set(rules.RULES) <= set(texts["en"]) == set(texts["sv"])
    assert json.loads(Path("openapi.json").read_text())["info"]["x-texts"] == texts
    schemas = app.openapi()["components"]["schemas"]
    carried = {field["x-rule"] for schema in schemas.values() for field in schema.get("properties", {}).values() if "x-rule" in field}
    assert {"password", "theme_color", "mobile_number"} <= carried
