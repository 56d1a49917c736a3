"""Quality's part of the world: a device, and a document with a draft."""

from typing import Any

from tests.drawing import signature

DEVICE = {"name": "Laser", "model": "GentleMax Pro", "brand": "Candela", "serial_number": "9914-0990", "supplier": "Candela Nordic"}
PAPER = {"title": "Hygienrutin", "category": "Rutiner"}
BODY = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Tvätta händerna."}]}]}
DONE = {"done_on": "2026-01-15", "outcome": "passed", "performed_by": "Teknikservice AB", "notes": "", "signature": signature()}

WRITES: dict[str, Any] = {
    "POST /api/medical-devices": lambda _: DEVICE,
    "PUT /api/medical-devices/{device_id}": lambda _: {**DEVICE, "location": "Rum 2", "version": 1},
    "DELETE /api/medical-devices/{device_id}": lambda _: None,
    "POST /api/medical-devices/{device_id}/maintenance": lambda _: DONE,
    "POST /api/quality-documents": lambda _: PAPER,
    "PUT /api/quality-documents/{quality_document_id}": lambda _: {**PAPER, "title": "Ny rutin", "version": 1},
    "DELETE /api/quality-documents/{quality_document_id}": lambda _: None,
    "PUT /api/quality-versions/{quality_version_id}": lambda _: {"body": BODY, "change_note": "Nytt", "version": 2},
    "DELETE /api/quality-versions/{quality_version_id}": lambda _: None,
    "POST /api/quality-versions/{quality_version_id}/approve": lambda _: {"version": 2},
}
ELSEWHERE = {
    "POST /api/medical-devices/{device_id}/restore": "tests/quality/test_devices.py: once it's removed",
    "POST /api/quality-documents/{quality_document_id}/restore": "tests/quality/test_papers.py: once it's removed",
    "POST /api/quality-documents/{quality_document_id}/versions": "tests/quality/test_papers.py: there's one draft at a time",
    "POST /api/quality-versions/{quality_version_id}/publish": "tests/quality/test_papers.py: once it's approved",
    "POST /api/quality-versions/{quality_version_id}/acknowledge": "tests/quality/test_papers.py: once it's published",
}


async def ids(owner: Any) -> dict[str, str]:
    """One of each, made by the owner's own calls."""
    made = {}
    for name, path, body in (
        ("device_id", "/api/medical-devices", DEVICE), ("quality_document_id", "/api/quality-documents", PAPER),
        ("quality_version_id", "/api/quality-documents/{quality_document_id}/versions", {"body": BODY}),
    ):
        answer = (await owner.post(path.format(**made), json=body)).json()
        assert answer["status"] == "1", answer
        made[name] = answer["data"]["id"]
    return made
