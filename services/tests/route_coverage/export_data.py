"""The requests that export a client's record."""

from typing import Any

WRITES: dict[str, Any] = {"POST /api/clients/{client_id}/export": lambda _: {}}
TESTED_ELSEWHERE = {"POST /api/clients/{client_id}/export/{export_id}/download": "tests/data_exchange/test_client_export.py: once it is ready"}
