"""Run `test`, `check` and `e2e`: every runner, counts from its report, and a summary line."""

import os
import shutil
import subprocess
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Self

from launcher import bundles, e2e, tools
from launcher.checks import CHECKS, Check
from launcher.console import print_progress, print_result
from launcher.datastores import Datastores
from launcher.paths import CHECKOUT, SERVICES, STATE, InstancePaths, ensure_folder, get_paths
from launcher.services import PYTHON, Ports, admin_environment

REPORTS = STATE / "reports"
PARALLEL_OPTIONS = ("--numprocesses", "2", "--dist", "loadfile", "--no-loadscope-reorder")
"""Each process has a database of its own, and half of Valkey's databases."""


@dataclass
class Count:
    """Counts of test cases and the names of those that failed."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    names: list[str] = field(default_factory=list)

    def __iadd__(self, other: "Count") -> Self:
        self.passed, self.failed, self.skipped = self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        self.names += other.names
        return self

    def summary_line(self) -> str:
        """Return the summary line."""
        return f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else "")


def run_tests() -> int:
    """Run every check and test and return the exit code."""
    tools.install()
    shutil.rmtree(REPORTS, ignore_errors=True)
    ensure_folder(REPORTS)
    total = Count()
    e2e_without_pictures = partial(run_e2e, [], E2E_PICTURES="none")
    for name, run in (("checks", run_checks), ("pytest", _pytest), ("vitest", _vitest), ("bench", _bench), ("e2e", e2e_without_pictures)):
        started_at = time.monotonic()
        print_result(f"\n== {name}")
        count = run()
        print_result(f"== {name}: {count.summary_line()} in {time.monotonic() - started_at:.0f} s")
        total += count
    for name in total.names:
        print_result(f"failed: {name}")
    print_result(total.summary_line())
    return 1 if total.failed else 0


def run_check_command() -> int:
    """Run all checks, print the summary and return the exit code."""
    tools.install()
    count = run_checks()
    print_result(count.summary_line())
    return 1 if count.failed else 0


def run_checks() -> Count:
    """Run all checks, two at a time, and print the output of those that fail."""
    tools.install_check_tools()
    count = Count()
    with ThreadPoolExecutor(2) as pool:
        for check, passed in zip(CHECKS, pool.map(_run_check, CHECKS), strict=True):
            if passed:
                count.passed += 1
            else:
                count.failed += 1
                count.names.append(f"check {check.name}")
    return count


def run_e2e(arguments: list[str], **variables: str) -> Count:
    """Run the browser tests in Chromium."""
    bundles.build()
    total = Count()
    for name, code in e2e.run_suites(arguments, _env() | variables):
        total += _read_report(name, code)
    return total


def _pytest() -> Count:
    paths: InstancePaths = get_paths("test")
    datastores = Datastores(paths)
    datastores.ensure("test")
    try:
        env = {**admin_environment(paths, datastores, Ports()), **_env("PATH"), **datastores.env()}
        argv = [str(PYTHON), "-m", "pytest", *PARALLEL_OPTIONS, "--junitxml", str(REPORTS / "pytest.xml")]
        return _run_and_read("pytest", argv, SERVICES, env)
    finally:
        datastores.stop(only="test")


def _vitest() -> Count:
    report = REPORTS / "vitest.xml"
    argv = [str(CHECKOUT / "node_modules" / ".bin" / "vitest"), "run", "--reporter=dot", "--reporter=junit", f"--outputFile.junit={report}"]
    return _run_and_read("vitest", argv, CHECKOUT, _env())


def _bench() -> Count:
    """Run the benchmarks on a tenth of the data, compared as ratios."""
    paths: InstancePaths = get_paths("bench")
    datastores = Datastores(paths)
    datastores.ensure("test")
    try:
        env = {**admin_environment(paths, datastores, Ports()), **_env("PATH"), **datastores.env(), "LOG_LEVEL": "INFO"}
        return _run_and_read("bench", [str(PYTHON), "infra/bench/run.py", "--ci", "--junit", str(REPORTS / "bench.xml")], CHECKOUT, env)
    finally:
        datastores.stop(only="test")


def _run_and_read(name: str, argv: list[str], folder: Path, env: dict[str, str]) -> Count:
    """Run a command with its output shown, and read its report."""
    return _read_report(name, subprocess.run(argv, cwd=folder, env=env, stdin=subprocess.DEVNULL, check=False).returncode)


def _read_report(name: str, code: int) -> Count:
    """Read a runner's report; a runner without a report has failed."""
    count = read_junit_report(REPORTS / f"{name}.xml")
    if not count.passed + count.failed or (code and not count.failed):
        count.failed += 1
        count.names.append(f"{name} ended with code {code}")
    return count


def read_junit_report(report: Path) -> Count:
    """Count the cases of a JUnit report."""
    count = Count()
    if not report.exists():
        return count
    for case in ET.parse(report).iter("testcase"):  # noqa: S314 - our own runners wrote it
        if case.find("failure") is not None or case.find("error") is not None:
            count.failed += 1
            count.names.append(f"{case.get('classname', '')} {case.get('name', '')}")
        elif case.find("skipped") is not None:
            count.skipped += 1
        else:
            count.passed += 1
    return count


def _run_check(check: Check) -> bool:
    started_at = time.monotonic()
    done = subprocess.run(
        check.argv, cwd=check.folder, env=_env(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )
    verdict = "ok" if done.returncode == 0 else "FAILED"
    print_progress(f"{verdict:>6}  {check.name} ({time.monotonic() - started_at:.0f} s)")
    if done.returncode:
        print_progress(done.stdout + done.stderr)
    return done.returncode == 0


def _env(*only: str) -> dict[str, str]:
    """Return the environment with the checkout's programs first in PATH."""
    paths = [str(PYTHON.parent), str(CHECKOUT / "node_modules" / ".bin"), os.environ.get("PATH", "")]
    variables = {**os.environ, "PATH": os.pathsep.join(paths), "NO_COLOR": "1"}
    variables.pop("VIRTUAL_ENV", None)
    return {key: variables[key] for key in only} if only else variables
