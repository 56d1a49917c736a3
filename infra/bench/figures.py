"""Figures, their targets and the verdict."""

import os
import platform
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

DOC = Path(__file__).resolve().parents[2] / "docs" / "performance.md"
TIMES = "\u00d7"
BEGIN, END = "<!-- figures -->", "<!-- /figures -->"


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the table."""

    what: str
    measured: str
    target: str
    holds: bool

    def line(self) -> str:
        """As a row of Markdown."""
        return f"| {self.what} | {self.measured} | {self.target} | {'yes' if self.holds else '**no**'} |"


@dataclass(slots=True)
class Timed:
    """How long each of some calls took, in seconds."""

    seconds: list[float] = field(default_factory=list)
    wrong: int = 0

    def at(self, share: float) -> float:
        """The given percentile, in milliseconds."""
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000

    @property
    def p50(self) -> float:
        """The median, in milliseconds."""
        return median(self.seconds) * 1000

    @property
    def p95(self) -> float:
        """In milliseconds."""
        return self.at(0.95)


class Allowance:
    """How far past its target a figure may be: not at all, but twice on a machine of CI, which does other things besides."""

    times = 1.0


def at_most(what: str, value: float, target: float, unit: str, note: str = "") -> Figure:
    """A figure that must not be larger."""
    said = f"≤ {target:g}{unit}" + (f", {Allowance.times:g} times that in CI" if Allowance.times > 1 else "")
    return Figure(what, f"{value:.2f}{unit}{note}", said, value <= target * Allowance.times)


def junit(figures: Sequence[Figure], file: Path) -> None:
    """The same as a report of tests, each figure a case."""
    suite = ET.Element("testsuite", name="bench")
    for figure in figures:
        case = ET.SubElement(suite, "testcase", classname="bench", name=figure.what)
        if not figure.holds:
            ET.SubElement(case, "failure", message=f"{figure.measured}; target {figure.target}")
    ET.ElementTree(suite).write(file, encoding="unicode")


def table(figures: Sequence[Figure]) -> str:
    """All of it."""
    head = ["| what | measured | target | holds |", "|---|---|---|---|"]
    return "\n".join(head + [figure.line() for figure in figures])


def write(figures: Sequence[Figure], machine: str) -> None:
    """Lay the table into the page about performance."""
    page = DOC.read_text()
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    DOC.write_text(f"{before}{BEGIN}\n{machine}\n\n{table(figures)}\n{END}{after}")


def machine(postgres: str) -> str:
    """The machine, in neutral words."""
    load = os.getloadavg()[0]
    return (
        f"{os.cpu_count()} cores, Python {platform.python_version()}, PostgreSQL {postgres}, two workers; all on one machine, the load's"
        f" own client included; other work on the machine at the start: load {load:.1f}."
    )
