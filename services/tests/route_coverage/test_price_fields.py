"""Every price and cost that a call takes is an integer above 0 (PLT-102)."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.route_coverage.api_routes import openapi_document, resolve_schema

PRICE_FIELDS = {"price", "cost", "selling_price", "base_price"}


def _list_price_schemas(schema: dict[str, Any], path: str, seen: frozenset[str] = frozenset()) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the schema of every price field of a request body, with its path; a schema that contains itself is visited once."""
    resolved = resolve_schema(schema)
    if "properties" in resolved:
        if (title := resolved.get("title", "")) in seen:
            return
        for name, field in resolved["properties"].items():
            if name in PRICE_FIELDS:
                yield f"{path}.{name}", field
            yield from _list_price_schemas(field, f"{path}.{name}", seen | {title})
    for part in [*resolved.get("anyOf", []), *resolved.get("oneOf", []), *([resolved["items"]] if "items" in resolved else [])]:
        yield from _list_price_schemas(part, path, seen)


def _list_prices() -> dict[str, dict[str, Any]]:
    prices = {}
    for path, operations in openapi_document()["paths"].items():
        for method, operation in operations.items():
            for media in operation.get("requestBody", {}).get("content", {}).values():
                prices.update(_list_price_schemas(media["schema"], f"{method.upper()} {path}"))
    return prices


@pytest.mark.covers("PLT-102")
def test_every_price_of_a_request_is_an_integer_above_zero() -> None:
    prices = _list_prices()
    assert {path.split("/api")[1].rsplit(".", 1)[1] for path in prices} == PRICE_FIELDS
    for path, schema in prices.items():
        types = [part for part in schema.get("anyOf", [schema]) if part.get("type") != "null"]
        assert [(part["type"], part["exclusiveMinimum"]) for part in types] == [("integer", 0)], path
