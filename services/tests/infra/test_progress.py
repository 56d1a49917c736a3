"""The progress of a start's steps."""

import sys
from pathlib import Path

import pytest

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
