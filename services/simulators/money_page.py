"""The page of those who move money: what waits for somebody, with the buttons that the person at the terminal or phone has."""

from pathlib import Path
from typing import Any, Literal

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import FileResponse

from simulators.kept import Kept, Record
from simulators.manners import Manner, Manners
from simulators.swish_money import BUTTONS as SWISH_BUTTONS, payment_shown
from simulators.viva_money import BUTTONS as VIVA_BUTTONS

PAGE = Path(__file__).parent / "static"
SHOWN = 40
Provider = Literal["viva", "swish", "infrasec"]
router = APIRouter()


def _kept(request: Request) -> Kept:
    kept: Kept = request.app.state.kept
    return kept


@router.get("/money", include_in_schema=False)
async def page() -> FileResponse:
    """The page."""
    return FileResponse(PAGE / "money.html", headers={"Cache-Control": "no-cache"})


@router.get("/static/money/{name}", include_in_schema=False)
async def part_of_page(name: str) -> FileResponse:
    """Its script."""
    if name not in ("money.js", "texts.js"):
        raise HTTPException(404)
    return FileResponse(PAGE / "money" / name, headers={"Cache-Control": "no-cache"})


@router.get("/api/money")
async def money(request: Request, seen: int = -1, wait: float = 2) -> dict[str, Any]:
    """Everything, newest first; answers when something has changed since `seen`, or the wait is over."""
    kept = _kept(request)
    await kept.changed(seen, min(wait, 10))
    return {
        "version": kept.version,
        "sessions": [_session(one) for one in kept.newest("session", SHOWN)],
        "orders": [_order(request, one) for one in kept.newest("order", SHOWN)],
        "swish": [payment_shown(one) | {"token": one["token"], "refunded": one["refunded"]} for one in kept.newest("swish", SHOWN)],
        "swish_refunds": [{"id": one["id"], "status": one["status"], "amount": one["asked"]["amount"], "at": one["at"]}
                          for one in kept.newest("swish_refund", SHOWN)],
        "control": [{key: one[key] for key in ("id", "at", "register", "kind", "number", "code", "total", "refund", "when", "org")}
                    for one in kept.newest("control", SHOWN)],
        "tills": kept.newest("till", SHOWN),
        "manners": kept.newest("manner"),
        "problems": kept.newest("problem", SHOWN),
    }


def _session(one: Record) -> Record:
    asked = one["asked"]
    return {
        "id": one["id"], "at": one["at"], "kind": one["kind"], "state": one["state"], "event": one.get("event"), "outcome": one["outcome"],
        "amount": asked["amount"], "terminal": asked["terminalId"], "register": asked["cashRegisterId"], "refunded": one["refunded"],
        "reference": asked.get("merchantReference", ""), "merchant": one["merchant_id"],
    }


def _order(request: Request, one: Record) -> Record:
    base = f"{request.url.scheme}://{request.url.netloc}/viva/www/web/checkout"
    return {
        "id": one["id"], "at": one["at"], "state": one["state"], "amount": one["asked"]["amount"], "merchant": one["merchant_id"],
        "reference": one["asked"].get("merchantTrns", ""), "url": f"{base}?ref={one['id']}",
    }


@router.post("/api/viva/sessions/{session_id}/{button}")
async def press(request: Request, session_id: str, button: str) -> Record:
    """What the person at the terminal presses."""
    found = request.app.state.viva.press(session_id, button) if button in VIVA_BUTTONS else None
    if not found:
        raise HTTPException(404)
    return _session(found)


@router.post("/api/swish/{payment_id}/{button}")
async def answer(request: Request, payment_id: str, button: str) -> dict[str, str]:
    """What the payer does on the phone."""
    found = request.app.state.swish.press(payment_id, button) if button in (*SWISH_BUTTONS, "late_paid") else None
    if not found:
        raise HTTPException(404)
    return {"id": payment_id, "status": found["status"]}


@router.put("/api/manners/{provider}/{target}")
async def behave(request: Request, provider: Provider, target: str, manner: Manner) -> Manner:
    """How a provider behaves from now on towards a terminal, a merchant's number or a register; `*` is everyone."""
    manners: Manners = request.app.state.manners
    manners.set(provider, target, manner)
    return manner


@router.delete("/api/manners/{provider}/{target}")
async def behave_as_usual(request: Request, provider: Provider, target: str) -> dict[str, bool]:
    """End that."""
    manners: Manners = request.app.state.manners
    manners.unset(provider, target)
    return {"ok": True}


@router.post("/api/money/reset")
async def reset(request: Request) -> dict[str, bool]:
    """Forget all payments and receipts; numbers that were used may be used again."""
    _kept(request).clear()
    return {"ok": True}
