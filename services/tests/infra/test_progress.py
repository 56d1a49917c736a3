"""The output of a start: the progress of its steps, and the addresses at its end."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from clinic.seed.demo_users import PUBLIC_ID, USERS
from tests.infra.launcher_instance import CHECKOUT

pytestmark = pytest.mark.anyio


@pytest.mark.covers("USE-015")
def test_step_reports_elapsed_beside_expected_time_and_learns_from_the_last_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    sys.path.append(str(CHECKOUT / "infra"))
    from launcher import progress

    monkeypatch.setattr(progress, "DURATIONS", tmp_path / "durations.json")
    monkeypatch.setattr(progress, "REPORT_SECONDS", 0.05)
    for _ in range(2):
        with progress.progress_step("Making a thing", 30):
            progress.threading.Event().wait(0.2)
    lines = capsys.readouterr().err.splitlines()
    assert lines[0] == "Making a thing (about 30 s) ..."
    assert lines[1] == "  Making a thing: 0 s of about 30 s"
    assert "  Making a thing: done in 0 s" in lines
    assert "Making a thing (about 0 s) ..." in lines


@pytest.mark.covers("USE-015")
def test_steps_that_run_at_once_share_a_line_and_a_late_one_says_so() -> None:
    sys.path.append(str(CHECKOUT / "infra"))
    from launcher import progress

    steps = {"Node packages": (100.0, 40.0), "Python packages": (100.0, 10.0)}
    assert progress.format_steps(steps, 125.0) == (
        "Node packages: 25 s of about 40 s; Python packages: 25 s of about 10 s, longer than usual"
    )


@pytest.mark.covers("USE-015")
def test_start_prints_the_pages_of_the_simulators_and_each_persons_full_address(monkeypatch: pytest.MonkeyPatch) -> None:
    sys.path.append(str(CHECKOUT / "infra"))
    from launcher import start
    from launcher.services import Ports

    for name, value in (("PUBLIC_URL", "https://aster.example"), ("SIM_PORT", "9310")):
        monkeypatch.setenv(name, value)
    users = subprocess.run(
        [sys.executable, "-m", "clinic.cli", "demo-users"], cwd=CHECKOUT / "services", capture_output=True, text=True, check=True,
    )
    welcome = start._welcome(Ports(), users.stdout)
    for page in ("", "/payments", "/bankid/"):
        assert re.search(rf" http://localhost:9310{page}$", welcome, re.MULTILINE), page
    for user in USERS:
        assert re.search(rf"^  {re.escape(user.email)} .* https://aster\.example{user.sign_in_path} ", welcome, re.MULTILINE), user.email
    assert re.search(rf"^  booking portal .* https://aster\.example/booking/{PUBLIC_ID}$", welcome, re.MULTILINE)
