"""Every domain's tables, listeners, jobs and routes: imported by main, worker and cli, and by nothing else."""

from importlib import import_module
from importlib.util import find_spec

DOMAINS = (
    "company", "accounts", "notifications", "messaging", "clients", "forms", "prescriptions", "journal", "booking", "pos",
    "quality", "marketing", "overview", "reports", "exchange",
)
"""In the written order, lower first."""
PARTS = ("models", "doors", "listeners", "jobs", "ports")


def load() -> None:
    """Import what registers itself: tables, doors, listeners, jobs, ports."""
    for core in ("audit", "documents", "drafts", "files", "idempotency", "jobs", "outbox", "seal", "upkeep"):
        _import(f"clinic.core.{core}")
    for domain in DOMAINS:
        for part in PARTS:
            _import(f"clinic.{domain}.{part}")


def _import(name: str) -> None:
    parent = name.rpartition(".")[0]
    if find_spec(parent) is not None and find_spec(name) is not None:
        import_module(name)
