"""Sample data of the quality module: a medical device, and a controlled document with a draft."""

from typing import Any

from tests.support.images import draw_signature

DEVICE_DATA = {"name": "Laser", "model": "GentleMax Pro", "brand": "Candela", "serial_number": "9914-0990", "supplier": "Candela Nordic"}
DOCUMENT_DATA = {"title": "Hygienrutin", "category": "Rutiner"}
DOCUMENT_BODY = {"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text", "text": "Tvätta händerna."}]}]}
MAINTENANCE_DATA = {
    "done_on": "2026-01-15", "outcome": "passed", "performed_by": "Teknikservice AB", "notes": "", "signature": draw_signature(),
}

WRITES: dict[str, Any] = {
    "POST /api/medical-devices": lambda _: DEVICE_DATA,
    "PUT /api/medical-devices/{device_id}": lambda _: {**DEVICE_DATA, "location": "Rum 2", "version": 1},
    "DELETE /api/medical-devices/{device_id}": lambda _: None,
    "POST /api/medical-devices/{device_id}/maintenance": lambda _: MAINTENANCE_DATA,
    "POST /api/controlled-documents": lambda _: DOCUMENT_DATA,
    "PUT /api/controlled-documents/{controlled_document_id}": lambda _: {**DOCUMENT_DATA, "title": "Ny rutin", "version": 1},
    "DELETE /api/controlled-documents/{controlled_document_id}": lambda _: None,
    "PUT /api/controlled-document-versions/{document_version_id}": lambda _: {"body": DOCUMENT_BODY, "change_note": "Nytt", "version": 2},
    "DELETE /api/controlled-document-versions/{document_version_id}": lambda _: {"reason": "Behövs inte"},
    "POST /api/controlled-document-versions/{document_version_id}/approve": lambda _: {"version": 2},
}


async def create_records(owner: Any) -> dict[str, str]:
    """Create a device, a document and its draft by the owner's calls; return their ids."""
    ids: dict[str, str] = {}
    for name, path, body in (
        ("device_id", "/api/medical-devices", DEVICE_DATA), ("controlled_document_id", "/api/controlled-documents", DOCUMENT_DATA),
        ("document_version_id", "/api/controlled-documents/{controlled_document_id}/versions", {"body": DOCUMENT_BODY}),
    ):
        reply = (await owner.post(path.format(**ids), json=body)).json()
        assert reply["status"] == "1", reply
        ids[name] = reply["data"]["id"]
    return ids
