"""The named validation rules, checked with the vectors that the browser's tests run too."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from clinic.core.text import i18n, validators
from clinic.core.text.i18n import from_pydantic_error
from clinic.main import app

RULE_VECTORS = json.loads(Path(validators.__file__).with_name("rules_vectors.json").read_text())
FIELD_VECTORS = json.loads(Path(validators.__file__).with_name("field_vectors.json").read_text())


LINES_OF_RULES = {
    "password": pytest.mark.covers("PLT-016"),
    "mobile_number": pytest.mark.covers("PLT-101"),
    "swedish_zip_code": pytest.mark.covers("PLT-101"),
    "swedish_personal_id": pytest.mark.covers("PLT-103"),
    "danish_cpr": pytest.mark.covers("PLT-103"),
}


@pytest.mark.covers("PLT-106")
@pytest.mark.parametrize("name", [pytest.param(name, marks=LINES_OF_RULES.get(name, ())) for name in sorted(validators.RULES)])
def test_rule_accepts_and_refuses_its_vectors(name: str) -> None:
    """PLT-106: one file of vectors for server and browser; every rule has valid and invalid values."""
    wrong = [value for value in RULE_VECTORS[name]["valid"] if not validators.RULES[name](value)]
    wrong += [value for value in RULE_VECTORS[name]["invalid"] if validators.RULES[name](value)]
    assert wrong == []
    assert RULE_VECTORS[name]["valid"]
    assert RULE_VECTORS[name]["invalid"]


def test_every_vector_has_a_rule() -> None:
    """PLT-106: a rule that only the server or the browser has would drift."""
    assert set(RULE_VECTORS) == set(validators.RULES)


def _models() -> dict[str, type[BaseModel]]:
    """Return every pydantic model of the app by its name."""
    models, unvisited = {}, [BaseModel]
    while unvisited:
        unvisited += (subclasses := unvisited.pop().__subclasses__())
        models |= {model.__name__: model for model in subclasses if model.__module__.startswith("clinic.")}
    return models


@pytest.mark.covers("PLT-106", "PLT-016", "PLT-100")
@pytest.mark.parametrize("vector", FIELD_VECTORS, ids=lambda vector: f"{vector['schema']}.{vector['field']}={vector['value']!r}")
def test_invalid_value_has_the_same_code_as_in_the_browser(vector: dict[str, Any]) -> None:
    """PLT-106: the same vectors are run by the browser's schemas, which are generated from these models."""
    with pytest.raises(ValidationError) as refused:
        _models()[vector["schema"]].model_validate({vector["field"]: vector["value"]})
    error = next(error for error in refused.value.errors() if error["loc"][0] == vector["field"])
    assert from_pydantic_error(error["type"], error.get("ctx", {}), error["input"]) == (vector["code"], vector.get("facts", {}))


def test_every_code_of_a_schema_has_a_vector() -> None:
    """PLT-106: only `below` has none, since no schema of the app uses it."""
    codes = {code for code, _ in i18n._PYDANTIC.values()} | {"required", "invalid", "email", "instant"}
    assert codes - {"below"} <= {vector["code"] for vector in FIELD_VECTORS}


@pytest.mark.covers("PLT-106", "PLT-016", "PLT-090")
def test_openapi_document_carries_the_field_texts_and_rules() -> None:
    """PLT-106: the browser's field texts are generated from the committed document, in both languages."""
    texts = app.openapi()["info"]["x-texts"]
    assert {code: (texts["en"][code], texts["sv"][code]) for code in texts["en"]} == i18n.FIELD_TEXTS
    assert set(validators.RULES) <= set(texts["en"]) == set(texts["sv"])
    assert json.loads(Path("openapi.json").read_text())["info"]["x-texts"] == texts
    schemas = app.openapi()["components"]["schemas"]
    rule_names = {field["x-rule"] for schema in schemas.values() for field in schema.get("properties", {}).values() if "x-rule" in field}
    assert {"password", "theme_color", "mobile_number"} <= rule_names
