"""`test`, `check` and `e2e`: every runner, its counts read from its own report, and one closing line."""

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

from launcher import bundles, journeys, tools
from launcher.checks import CHECKS, Check
from launcher.parts import PYTHON, Ports, administering
from launcher.places import CHECKOUT, SERVICES, STATE, Places, made, places
from launcher.say import say, show
from launcher.stores import Stores

REPORTS = STATE / "reports"
AT_ONCE = ("--numprocesses", "2", "--dist", "loadfile", "--no-loadscope-reorder")
"""Each process has a database of its own, and half of Valkey's."""


@dataclass
class Count:
    """What a runner did."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    names: list[str] = field(default_factory=list)

    def __iadd__(self, other: "Count") -> Self:
        self.passed, self.failed, self.skipped = self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped
        self.names += other.names
        return self

    def line(self) -> str:
        """The closing line."""
        return f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else "")


def test() -> int:
    """Everything the README promises."""
    tools.install()
    shutil.rmtree(REPORTS, ignore_errors=True)
    made(REPORTS)
    total = Count()
    journeys_blind = partial(e2e, [], E2E_PICTURES="none")
    for name, run in (("checks", checks), ("pytest", _pytest), ("vitest", _vitest), ("bench", _bench), ("e2e", journeys_blind)):
        began = time.monotonic()
        show(f"\n== {name}")
        count = run()
        show(f"== {name}: {count.line()} in {time.monotonic() - began:.0f} s")
        total += count
    for name in total.names:
        show(f"failed: {name}")
    show(total.line())
    return 1 if total.failed else 0


def check() -> int:
    """All checks, each with its verdict."""
    tools.install()
    count = checks()
    show(count.line())
    return 1 if count.failed else 0


def checks() -> Count:
    """Run all checks, two at a time; one that fails shows what it said."""
    tools.for_checks()
    count = Count()
    with ThreadPoolExecutor(2) as pool:
        for each, sound in zip(CHECKS, pool.map(_sound, CHECKS), strict=True):
            if sound:
                count.passed += 1
            else:
                count.failed += 1
                count.names.append(f"check {each.name}")
    return count


def e2e(words: list[str], **told: str) -> Count:
    """The journeys in Chromium."""
    bundles.build()
    total = Count()
    for name, code in journeys.drive(words, _env() | told):
        total += _read(name, code)
    return total


def _pytest() -> Count:
    where: Places = places("test")
    stores = Stores(where)
    stores.ensure("test")
    try:
        env = {**administering(where, stores, Ports()), **_env("PATH"), **stores.env()}
        argv = [str(PYTHON), "-m", "pytest", *AT_ONCE, "--junitxml", str(REPORTS / "pytest.xml")]
        return _counted("pytest", argv, SERVICES, env)
    finally:
        stores.stop(only="test")


def _vitest() -> Count:
    report = REPORTS / "vitest.xml"
    argv = [str(CHECKOUT / "node_modules" / ".bin" / "vitest"), "run", "--reporter=dot", "--reporter=junit", f"--outputFile.junit={report}"]
    return _counted("vitest", argv, CHECKOUT, _env())


def _bench() -> Count:
    """The figures on a tenth of the data, as ratios."""
    where: Places = places("bench")
    stores = Stores(where)
    stores.ensure("test")
    try:
        env = {**administering(where, stores, Ports()), **_env("PATH"), **stores.env(), "LOG_LEVEL": "INFO"}
        return _counted("bench", [str(PYTHON), "infra/bench/run.py", "--ci", "--junit", str(REPORTS / "bench.xml")], CHECKOUT, env)
    finally:
        stores.stop(only="test")


def _counted(name: str, argv: list[str], folder: Path, env: dict[str, str]) -> Count:
    """Run it before the person's eyes and read its report."""
    return _read(name, subprocess.run(argv, cwd=folder, env=env, stdin=subprocess.DEVNULL, check=False).returncode)


def _read(name: str, code: int) -> Count:
    """What the report says; a runner that left none has failed."""
    count = read(REPORTS / f"{name}.xml")
    if not count.passed + count.failed or (code and not count.failed):
        count.failed += 1
        count.names.append(f"{name} ended with code {code}")
    return count


def read(report: Path) -> Count:
    """The counts of a JUnit report."""
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


def _sound(each: Check) -> bool:
    began = time.monotonic()
    done = subprocess.run(
        each.argv, cwd=each.folder, env=_env(), stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False,
    )
    verdict = "ok" if done.returncode == 0 else "FAILED"
    say(f"{verdict:>6}  {each.name} ({time.monotonic() - began:.0f} s)")
    if done.returncode:
        say(done.stdout + done.stderr)
    return done.returncode == 0


def _env(*only: str) -> dict[str, str]:
    """The checkout's own programs first."""
    paths = [str(PYTHON.parent), str(CHECKOUT / "node_modules" / ".bin"), os.environ.get("PATH", "")]
    found = {**os.environ, "PATH": os.pathsep.join(paths), "NO_COLOR": "1"}
    found.pop("VIRTUAL_ENV", None)
    return {key: found[key] for key in only} if only else found
