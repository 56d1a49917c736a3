"""Change a company's settings over HTTP."""

from typing import Any


async def change_settings(staff: Any, **values: Any) -> dict[str, Any]:
    """Store the given settings, the others as they are, and return all."""
    settings = (await staff.get("/api/company/settings")).json()["data"]
    saved = await staff.post("/api/company/settings", json={**settings, **values})
    assert saved.json()["status"] == "1", saved.text
    return saved.json()["data"]
