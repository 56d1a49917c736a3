"""What is taken out of a client's record, in the walk."""

from typing import Any

WRITES: dict[str, Any] = {"POST /api/clients/{client_id}/export": lambda _: {}}
ELSEWHERE = {"POST /api/clients/{client_id}/export/{export_id}/download": "tests/exchange/test_records.py: once it's ready"}
