"""Rules 2 and 3: each import contract detects a planted violation, and the tree has none."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from checks.conventions import read_modules
from checks.domain_imports import inner_imports

SERVICES = Path(__file__).resolve().parents[2]
PLANTED_IMPORTS = {"Domains know only those below them": ("clinic/company/service.py", "import clinic.pos.products.service\n")}
INNER_MODULES = [
    "clinic.pos.models", "clinic.booking.bookings.models", "clinic.journal.models", "clinic.quality.models", "clinic.prescriptions.models",
    "clinic.forms.models", "clinic.clients.queries", "clinic.messaging.models", "clinic.accounts.models", "clinic.company.models",
]


def _run_lint_imports(folder: Path) -> str:
    process = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"], cwd=folder, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(folder)}, check=False,
    )
    return process.stdout


def test_every_contract_detects_a_planted_import(tmp_path: Path):
    """A check that detects nothing would pass unnoticed."""
    shutil.copytree(SERVICES / "clinic", tmp_path / "clinic", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SERVICES / "pyproject.toml", tmp_path)
    for name, line in PLANTED_IMPORTS.values():
        with (tmp_path / name).open("a") as file:
            file.write(line)
    output = _run_lint_imports(tmp_path)
    for contract in PLANTED_IMPORTS:
        assert re.search(rf"^{re.escape(contract)}.* BROKEN$", output, re.MULTILINE), (contract, output[-2000:])


def test_no_contract_is_broken():
    assert re.search(r"Contracts: \d+ kept, 0 broken", _run_lint_imports(SERVICES))


@pytest.fixture(scope="module")
def clinic_modules() -> dict[str, ast.Module]:
    """The syntax trees of the application's modules."""
    return {name: tree for name, (_source, tree) in read_modules(SERVICES).items() if name.startswith("clinic/")}


@pytest.mark.parametrize("module", INNER_MODULES)
def test_every_domain_is_entered_by_its_service_schemas_or_events(clinic_modules: dict[str, ast.Module], module: str):
    """Rule 3."""
    modules = {**clinic_modules, "clinic/main.py": ast.parse(f"import {module}\n")}
    assert ("clinic/main.py", module) in {entry for entry, _message in inner_imports(modules)}
