"""The requests that export a client's record, and a list of clients."""

from typing import Any

WRITES: dict[str, Any] = {"POST /api/clients/{client_id}/export": lambda _: {}, "POST /api/client-list-exports": lambda _: {}}
TESTED_ELSEWHERE = {
    "POST /api/clients/{client_id}/export/{export_id}/download": "tests/data_exchange/test_client_export.py: once it is ready",
    "POST /api/client-list-exports/{list_export_id}/download": "tests/data_exchange/test_client_list.py: one's own, once it is ready",
}
