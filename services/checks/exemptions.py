"""Lists of exemptions: tab-separated lines of module, name and reason.

An entry that is no longer needed is a violation too, so the lists only shrink.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

Entry = tuple[str, str]


def read(file: Path) -> set[Entry]:
    """Read the module and the name of every line; a line without a reason raises ValueError."""
    if not file.exists():
        return set()
    rows = [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    return {(module, name) for module, name, _reason in rows}


def apply(file: Path, candidates: Iterable[tuple[Entry, str]]) -> Iterator[str]:
    """Yield the messages of entries that are not listed, and a message for each listed entry that no candidate has."""
    listed, used = read(file), set()
    for entry, message in candidates:
        used.add(entry)
        if entry not in listed:
            yield message
    for module, name in sorted(listed - used):
        yield f"{file.parent.name}/{file.name}: {module} has no {name} any more; remove the line"


def prune(file: Path, candidates: Iterable[tuple[Entry, str]]) -> None:
    """Remove the entries that no candidate has."""
    used = {entry for entry, _message in candidates}
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if line.startswith("#") or tuple(line.split("\t")[:2]) in used), encoding="utf-8")
