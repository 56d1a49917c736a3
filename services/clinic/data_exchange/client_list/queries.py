"""SQL of exported client lists."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import text

from clinic.core.text.search_tokens import query_ranges
from clinic.data_exchange.client_list.schemas import ClientListFilter

COLUMNS = (
    "last_name", "first_name", "personal_id", "date_of_birth", "mobile_number", "email", "street_address", "zip_code", "city", "state",
    "country", "cpr_id", "occupation",
)
"""The fields of a client that a column shows, in their order; `mobile_number` with its country code."""
REQUESTER = text("SELECT client_access, identity_id FROM membership WHERE company_id = :company AND id = :member AND is_active"
                 " AND deleted_at IS NULL AND role IN ('super_admin', 'admin')")
"""The member who requested an export, while they may."""
_STATUS = {"active": " AND c.is_active", "inactive": " AND NOT c.is_active", "all": ""}
_ORDER = {"": "c.sort_name", "name": "c.sort_name", "created_at": "c.created_at"}
_VALUES = ", ".join("c.phone AS mobile_number" if name == "mobile_number" else f"c.{name}" for name in COLUMNS)
_TAGS = "(SELECT string_agg(g.name, ', ' ORDER BY lower(g.name)) FROM client_tag g WHERE g.company_id = $1 AND g.client_id = c.id)"
_HAS_TAG = " AND EXISTS (SELECT FROM client_tag g WHERE g.company_id = $1 AND g.client_id = c.id AND lower(g.name) = lower(${}))"
_MATCHES_WORD = (
    " AND EXISTS (SELECT FROM client_search_token o WHERE o.company_id = $1 AND o.id = c.id AND o.token >= ${} AND o.token < ${})"
)


def select_clients(company_id: object, data: ClientListFilter) -> tuple[str, Sequence[Any]]:
    """Return the statement that reads the clients of a filter, in its order, and its values. Row-level security leaves out the others."""
    values: list[Any] = [company_id]
    conditions = "c.company_id = $1 AND c.deleted_at IS NULL AND c.merged_into IS NULL" + _STATUS[data.filter]
    for bounds in query_ranges(data.search):
        values += bounds
        conditions += _MATCHES_WORD.format(len(values) - 1, len(values))
    for tag in data.tags:
        values.append(tag)
        conditions += _HAS_TAG.format(len(values))
    order = f"{_ORDER[data.sort]} {data.order}, c.id {data.order}"
    sql = f"SELECT c.id, {_VALUES}, c.is_active, c.created_at, c.extra_fields::text AS extra_fields, {_TAGS} AS tags"
    return f"{sql} FROM client c WHERE {conditions} ORDER BY {order}", values
