"""A client's values of the clinic's own fields (PLT-054): checked by type, and kept when their field is deleted."""

from datetime import date
from typing import Any
from uuid import UUID

from clinic.clients.models import Client
from clinic.clients.schemas import ClientCreate, ExtraValue
from clinic.company.schemas import ExtraField
from clinic.core.api.errors import FieldError
from clinic.core.text.country_rules import check_personal_id
from clinic.core.text.search_tokens import tokenize


def check_extra_values(data: ClientCreate, client: Client | None, fields: list[ExtraField], *, is_staff_form: bool) -> dict[str, Any]:
    """Return all values of a client: the saved ones and those of the request in their place, without the empty ones.

    Raises FieldError for a value of no field or of another type, and on the staff's form for an empty required one. A value that is saved
    already isn't checked again.
    """
    saved: dict[str, Any] = dict(client.extra_fields) if client else {}
    by_id = {str(field.id): field for field in fields}
    for field_id, value in (data.extra_fields or {}).items():
        key = str(field_id)
        if saved.get(key) == value:
            continue
        if key not in by_id:
            raise FieldError(f"extra_fields.{key}", "unknown")
        saved[key] = _check_value(by_id[key], value)
    values = {key: value for key, value in saved.items() if value not in {None, ""}}
    for key, field in by_id.items():
        if is_staff_form and field.is_required and key not in values:
            raise FieldError(f"extra_fields.{key}", "required")
    return values


def check_public_values(values: dict[UUID, ExtraValue], fields: list[ExtraField]) -> None:
    """Check a visitor's values of the fields that the clinic asks visitors for. Raises FieldError for one that is wrong or missing."""
    by_id = {field.id: field for field in fields}
    for field_id, value in values.items():
        if field_id not in by_id:
            raise FieldError(f"extra_fields.{field_id}", "unknown")
        _check_value(by_id[field_id], value)
    for field in fields:
        if field.is_required and values.get(field.id) in {None, ""}:
            raise FieldError(f"extra_fields.{field.id}", "required")


def fill_missing(client: Client, values: dict[str, Any], extra: dict[UUID, ExtraValue], fields: list[ExtraField]) -> bool:
    """Give a client the values that they lack, and return whether there were any. Raises FieldError."""
    missing = {name: value for name, value in values.items() if value and not getattr(client, name)}
    if personal_id := missing.get("personal_id"):
        missing["personal_id"] = check_personal_id("SE", personal_id)
    for name, value in missing.items():
        setattr(client, name, value)
    known = {str(field.id): field for field in fields}
    added = {
        str(field_id): _check_value(known[str(field_id)], value) for field_id, value in extra.items()
        if value not in {None, ""} and str(field_id) in known and str(field_id) not in client.extra_fields
    }
    if added:
        client.extra_fields = {**client.extra_fields, **added}
    return bool(missing or added)


def _check_value(field: ExtraField, value: ExtraValue) -> ExtraValue:
    if value in {None, ""}:
        return None
    if not _fits(field, value):
        raise FieldError(f"extra_fields.{field.id}", "choice" if field.type in {"choice", "yes_no"} else "invalid")
    return value


def _fits(field: ExtraField, value: ExtraValue) -> bool:
    if field.type == "number":
        return isinstance(value, float)
    if not isinstance(value, str):
        return False
    if field.type == "date":
        return _is_day(value)
    choices = {"choice": field.choices, "yes_no": ["yes", "no"]}.get(field.type)
    return choices is None or value in choices


def _is_day(value: str) -> bool:
    try:
        return date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def list_search_tokens(client: Client) -> set[str]:
    """List the tokens that a search finds the client by, those of the clinic's own fields too."""
    texts = (client.first_name, client.last_name, client.email, client.phone, client.personal_id)
    return tokenize(*texts, *(str(value) for value in client.extra_fields.values()))
