"""Rules 2 and 3: one breach planted for each import contract, and each is seen."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parents[2]
PLANTED = {
    "Domains know only those below them": ("clinic/company/service.py", "import clinic.pos.service\n"),
    "pos is entered": ("clinic/main.py", "import clinic.pos.models\n"),
    "booking is entered": ("clinic/main.py", "import clinic.booking.visits.models\n"),
    "prescriptions is entered": ("clinic/main.py", "import clinic.prescriptions.models\n"),
    "forms is entered": ("clinic/main.py", "import clinic.forms.models\n"),
    "clients is entered": ("clinic/main.py", "import clinic.clients.queries\n"),
    "messaging is entered": ("clinic/main.py", "import clinic.messaging.models\n"),
    "accounts is entered": ("clinic/main.py", "import clinic.accounts.models\n"),
    "company is entered": ("clinic/main.py", "import clinic.company.models\n"),
}


def _lint(where: Path) -> str:
    run = subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"], cwd=where, capture_output=True, text=True,
        env={**os.environ, "PYTHONPATH": str(where)}, check=False,
    )
    return run.stdout


def test_every_contract_sees_its_planted_breach(tmp_path: Path):
    """A checker that sees nothing also says nothing."""
    shutil.copytree(HOME / "clinic", tmp_path / "clinic", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(HOME / "pyproject.toml", tmp_path)
    for name, line in PLANTED.values():
        with (tmp_path / name).open("a") as file:
            file.write(line)
    told = _lint(tmp_path)
    for contract in PLANTED:
        assert re.search(rf"^{re.escape(contract)}.* BROKEN$", told, re.MULTILINE), (contract, told[-2000:])


def test_the_house_keeps_its_contracts():
    """The tree as it is."""
    assert re.search(r"Contracts: \d+ kept, 0 broken", _lint(HOME))
