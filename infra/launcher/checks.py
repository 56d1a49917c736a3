"""What `check` runs, the longest first. Each rule has a machine that keeps it."""

from dataclasses import dataclass
from pathlib import Path

from launcher.places import CHECKOUT, SERVICES

INFRA = CHECKOUT / "infra"


@dataclass(frozen=True)
class Check:
    """One command that exits with 0 when all is well."""

    name: str
    argv: list[str]
    folder: Path


CHECKS = [
    Check("front end", ["npm", "run", "--silent", "check"], CHECKOUT),
    Check("types of Python", ["mypy"], SERVICES),
    Check("lint of Python", ["ruff", "check", ".", "../infra"], SERVICES),
    Check("types of the launcher", ["mypy", "--strict", "-p", "launcher"], INFRA),
    Check("order of the domains", ["lint-imports"], SERVICES),
    Check("house rules of Python", ["python", "-m", "checks.house"], SERVICES),
    Check("tree", ["python", "checks/tree.py"], INFRA),
    Check("chart", ["python", "checks/chart.py"], INFRA),
]
