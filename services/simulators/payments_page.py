"""Serve the payments page: open payments, with the buttons of the person at the card terminal or phone."""

from pathlib import Path
from typing import Any, Literal

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse

from simulators.fault_injection import FaultProfile, FaultProfiles
from simulators.record_store import Record, RecordStore
from simulators.swish_payments import BUTTONS as SWISH_BUTTONS, payment_to_json
from simulators.viva_accounts import account_to_json
from simulators.viva_payments import BUTTONS as VIVA_BUTTONS

PAGE = Path(__file__).parent / "static"
MAX_ROWS = 40
Provider = Literal["viva", "swish", "infrasec"]
router = APIRouter()


def _records(request: Request) -> RecordStore:
    records: RecordStore = request.app.state.records
    return records


@router.get("/payments", include_in_schema=False)
async def page() -> FileResponse:
    """Serve the payments page."""
    return FileResponse(PAGE / "payments.html", headers={"Cache-Control": "no-cache"})


@router.get("/static/payments/{name}", include_in_schema=False)
async def page_file(name: str) -> FileResponse:
    """Serve the page's scripts."""
    if name not in ("payments.js", "texts.js"):
        raise HTTPException(404)
    return FileResponse(PAGE / "payments" / name, headers={"Cache-Control": "no-cache"})


@router.get("/api/payments")
async def list_payments(request: Request, seen: int = -1, wait: float = 2) -> dict[str, Any]:
    """List everything, newest first; replies when something has changed since `seen`, or after `wait` seconds."""
    records = _records(request)
    await records.wait_for_change(seen, min(wait, 10))
    return {
        "version": records.version,
        "sessions": [_session(row) for row in records.list_newest("session", MAX_ROWS)],
        "accounts": [account_to_json(request, row) for row in records.list_newest("account", MAX_ROWS)],
        "orders": [_order(request, row) for row in records.list_newest("order", MAX_ROWS)],
        "transactions": [{key: row[key] for key in ("id", "order_code", "amount", "status", "at")}
                         for row in records.list_newest("transaction", MAX_ROWS)],
        "swish": [payment_to_json(row) | {"token": row["token"], "refunded": row["refunded"]}
                  for row in records.list_newest("swish", MAX_ROWS)],
        "swish_refunds": [{"id": row["id"], "status": row["status"], "amount": row["body"]["amount"], "at": row["at"]}
                          for row in records.list_newest("swish_refund", MAX_ROWS)],
        "control": [{key: row[key] for key in ("id", "at", "register", "type", "number", "code", "total", "refund", "when", "org")}
                    for row in records.list_newest("control", MAX_ROWS)],
        "registers": records.list_newest("register", MAX_ROWS),
        "faults": records.list_newest("fault_profile"),
        "problems": records.list_newest("problem", MAX_ROWS),
    }


def _session(row: Record) -> Record:
    body = row["body"]
    return {
        "id": row["id"], "at": row["at"], "type": row["type"], "state": row["state"], "event": row.get("event"), "outcome": row["outcome"],
        "amount": body["amount"], "terminal": body["terminalId"], "register": body["cashRegisterId"], "refunded": row["refunded"],
        "reference": body.get("merchantReference", ""), "merchant": row["merchant_id"],
    }


def _order(request: Request, row: Record) -> Record:
    base = f"{request.url.scheme}://{request.url.netloc}/viva/www/web/checkout"
    return {
        "id": row["id"], "at": row["at"], "state": row["state"], "amount": row["body"]["amount"], "merchant": row["merchant_id"],
        "reference": row["body"].get("merchantTrns", ""), "url": f"{base}?ref={row['id']}",
    }


@router.post("/api/viva/sessions/{session_id}/{button}")
async def press_terminal_button(request: Request, session_id: str, button: str) -> Record:
    """Press a button at the card terminal."""
    record = request.app.state.viva.press(session_id, button) if button in VIVA_BUTTONS else None
    if not record:
        raise HTTPException(404)
    return _session(record)


@router.post("/api/swish/{payment_id}/{button}")
async def press_swish_button(request: Request, payment_id: str, button: str) -> dict[str, str]:
    """Press a button in the payer's Swish app."""
    record = request.app.state.swish.press(payment_id, button) if button in (*SWISH_BUTTONS, "late_paid") else None
    if not record:
        raise HTTPException(404)
    return {"id": payment_id, "status": record["status"]}


@router.put("/api/faults/{provider}/{target}")
async def set_fault_profile(request: Request, provider: Provider, target: str, profile: FaultProfile) -> FaultProfile:
    """Set the faults of a provider for a terminal, a merchant's number or a register; `*` is all."""
    fault_profiles: FaultProfiles = request.app.state.fault_profiles
    fault_profiles.set(provider, target, profile)
    return profile


@router.delete("/api/faults/{provider}/{target}")
async def delete_fault_profile(request: Request, provider: Provider, target: str) -> dict[str, bool]:
    """Remove the faults of a provider for a target."""
    fault_profiles: FaultProfiles = request.app.state.fault_profiles
    fault_profiles.delete(provider, target)
    return {"ok": True}


@router.post("/api/payments/reset")
async def reset(request: Request) -> dict[str, bool]:
    """Delete all payments, receipts and faults; used numbers are free again."""
    _records(request).clear()
    return {"ok": True}
