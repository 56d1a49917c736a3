"""Benchmark results with their targets, and the reports of them."""

import os
import platform
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

PERFORMANCE_PAGE = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
TIMES_SIGN = "\u00d7"
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"


@dataclass(frozen=True, slots=True)
class Result:
    """A measured value, its target and whether it was met."""

    name: str
    measured: str
    target: str
    passed: bool

    def to_row(self) -> str:
        """Render the result as a row of a Markdown table."""
        return f"| {self.name} | {self.measured} | {self.target} | {'yes' if self.passed else '**no**'} |"


@dataclass(slots=True)
class Timings:
    """Durations of requests in seconds, and the number of errors."""

    seconds: list[float] = field(default_factory=list)
    errors: int = 0

    def percentile(self, fraction: float) -> float:
        """Return a percentile in milliseconds."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(fraction * len(ordered)))] * 1000

    @property
    def p50(self) -> float:
        """Median in milliseconds."""
        return median(self.seconds) * 1000

    @property
    def p95(self) -> float:
        """95th percentile in milliseconds."""
        return self.percentile(0.95)


class Tolerance:
    """Factor by which results may miss their targets: 1, but 2 in CI, whose machines run other work too."""

    factor = 1.0


def at_most(name: str, value: float, target: float, unit: str, note: str = "") -> Result:
    """Build a result whose value must be at most the target."""
    limit = f"≤ {target:g}{unit}" + (f", {Tolerance.factor:g} times that in CI" if Tolerance.factor > 1 else "")
    return Result(name, f"{value:.2f}{unit}{note}", limit, value <= target * Tolerance.factor)


def write_junit(results: Sequence[Result], file: Path) -> None:
    """Write the results as a JUnit report with a test case for each."""
    suite = ET.Element("testsuite", name="bench")
    for result in results:
        case = ET.SubElement(suite, "testcase", classname="bench", name=result.name)
        if not result.passed:
            ET.SubElement(case, "failure", message=f"{result.measured}; target {result.target}")
    ET.ElementTree(suite).write(file, encoding="unicode")


def render_table(results: Sequence[Result]) -> str:
    """Render the results as a Markdown table."""
    headers = ["| what | measured | target | holds |", "|---|---|---|---|"]
    return "\n".join(headers + [result.to_row() for result in results])


def write_to_docs(results: Sequence[Result], machine: str) -> None:
    """Replace the table of docs/performance.md."""
    page = PERFORMANCE_PAGE.read_text()
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    PERFORMANCE_PAGE.write_text(f"{before}{BEGIN}\n{machine}\n\n{render_table(results)}\n{END}{after}")


def describe_machine(postgres: str) -> str:
    """Describe the machine and its load."""
    load = os.getloadavg()[0]
    return (
        f"{os.cpu_count()} cores, Python {platform.python_version()}, PostgreSQL {postgres}, two workers; all on one machine, the load's"
        f" own client included; other work on the machine at the start: load {load:.1f}."
    )
