"""Progress of the long steps of a start: elapsed time beside the expected, which is that of the last time (USE-015)."""

import json
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from launcher.console import print_progress
from launcher.paths import STATE, ensure_folder

DURATIONS = STATE / "durations.json"
OVERDUE_FACTOR = 2
REPORT_SECONDS = 15.0
"""How often a step reports where lines can't be overwritten, as in a log."""


_running_steps: dict[str, tuple[float, float]] = {}
"""Start and expected seconds of the steps that run, which may be several at once."""


@contextmanager
def progress_step(description: str, expected_seconds: float) -> Iterator[None]:
    """Report a step while the block runs; `expected_seconds` is what is expected where it never ran."""
    expected = _read_durations().get(description, expected_seconds)
    started_at, ended = time.monotonic(), threading.Event()
    print_progress(f"{description} (about {expected:.0f} s) ...")
    _running_steps[description] = (started_at, expected)
    reporter = threading.Thread(target=_report, args=(ended,), daemon=True)
    reporter.start()
    try:
        yield
    finally:
        ended.set()
        reporter.join()
        del _running_steps[description]
    elapsed = time.monotonic() - started_at
    print_progress(f"{_start_of_line()}  {description}: done in {elapsed:.0f} s")
    _write_duration(description, elapsed)


def format_steps(steps: dict[str, tuple[float, float]], at: float) -> str:
    """Return the elapsed time of each step beside the expected one."""
    lines = []
    for description, (started_at, expected) in steps.items():
        elapsed = at - started_at
        overdue_note = ", longer than usual" if elapsed > OVERDUE_FACTOR * expected else ""
        lines.append(f"{description}: {elapsed:.0f} s of about {expected:.0f} s{overdue_note}")
    return "; ".join(lines)


def _report(ended: threading.Event) -> None:
    while not ended.wait(1.0 if sys.stderr.isatty() else REPORT_SECONDS):
        line = format_steps(dict(_running_steps), time.monotonic())
        sys.stderr.write(f"{_start_of_line()}  {line}" + ("" if sys.stderr.isatty() else "\n"))
        sys.stderr.flush()


def _start_of_line() -> str:
    """Return what clears the line of a terminal; in a log nothing is overwritten."""
    return "\r\x1b[K" if sys.stderr.isatty() else ""


def _read_durations() -> dict[str, float]:
    try:
        durations = json.loads(DURATIONS.read_text())
    except (FileNotFoundError, ValueError):
        return {}
    return {name: float(value) for name, value in durations.items()} if isinstance(durations, dict) else {}


def _write_duration(description: str, elapsed: float) -> None:
    """Keep how long a step took. Two launchers may write at once: either file is whole, and a lost duration does no harm."""
    new_file = DURATIONS.with_suffix(f".{time.monotonic_ns()}")
    with suppress(OSError):
        ensure_folder(STATE)
        new_file.write_text(json.dumps({**_read_durations(), description: round(elapsed, 1)}))
        new_file.replace(DURATIONS)
