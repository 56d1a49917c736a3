"""The commands of `check`, the longest first."""

from dataclasses import dataclass
from pathlib import Path

from launcher.paths import CHECKOUT, SERVICES

INFRA = CHECKOUT / "infra"


@dataclass(frozen=True)
class Check:
    """A command that exits with 0 when the check passes."""

    name: str
    argv: list[str]
    folder: Path


CHECKS = [
    Check("front end", ["npm", "run", "--silent", "check"], CHECKOUT),
    Check("types of Python", ["mypy"], SERVICES),
    Check("lint of Python", ["ruff", "check", ".", "../infra"], SERVICES),
    Check("types of the launcher", ["mypy", "--strict", "-p", "launcher"], INFRA),
    Check("order of the domains", ["lint-imports"], SERVICES),
    Check("conventions of Python", ["python", "-m", "checks.conventions"], SERVICES),
    Check("tree", ["python", "checks/tree.py"], INFRA),
    Check("remotes", ["python", "checks/remotes.py"], INFRA),
    Check("chart", ["python", "checks/chart.py"], INFRA),
]
