"""The house's own rules over the Python tree, those that no linter has: `python -m checks.house`.

Lengths (10), one-line route bodies (4), commits and rollbacks only in core/db.py (5), no mocks of ours (14), no bare routers (4),
audit beside change (7 is proved by the walking test), docstring in every domain's `__init__` (1), money rounded only in core/money.py
(BEY-040), in Python and in the statements that Python writes.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LINES, TEST_LINES, FUNCTION_LINES = 250, 400, 40
ENDS_TRANSACTION = re.compile(r"\.(commit|rollback)\(")
VERBS = {"get", "post", "put", "delete", "patch"}
FREE = {"clinic/core/db.py"}
RAW_ROUTERS = {"clinic/core/health.py", "clinic/core/pages.py", "clinic/core/csrf.py", "clinic/core/realtime.py"}
"""Modules whose routes answer without an envelope: probes, pages, the cookie, the socket."""

ROUNDS = re.compile(r"\b(?:round|quantize|trunc|ceil|ceiling|floor)\(|\bROUND_[A-Z]")
ROUNDED = {
    "clinic/core/money.py": "money, by the one function that does",
    "clinic/core/http.py": "milliseconds",
    "clinic/core/images.py": "pixels",
    "clinic/core/pdf/faces.py": "points of a line's height",
    "clinic/seed/large_till.py": "the receipts of a large clinic, laid by one statement to measure with",
}
"""Modules in which something is rounded, and what."""


def breaches(root: Path = ROOT) -> Iterator[str]:
    """Every breach in the tree, one line each."""
    for folder in ("clinic", "simulators", "checks", "tests"):
        for path in sorted((root / folder).rglob("*.py")):
            name = path.relative_to(root).as_posix()
            source = path.read_text(encoding="utf-8")
            tree = ast.parse(source)
            yield from lengths(name, source, tree)
            yield from mocks(name, tree)
            if folder == "clinic":
                yield from transactions(name, source)
                yield from roundings(name, source)
                yield from routes(name, tree)
                yield from domain_says_what_it_owns(path, name, tree)


def lengths(name: str, source: str, tree: ast.Module) -> Iterator[str]:
    """Rule 10: files stop at 250 lines, tests at 400, functions at 40."""
    most = TEST_LINES if name.startswith("tests/") else LINES
    count = source.count("\n")
    if count > most:
        yield f"{name}: {count} lines, at most {most}"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not name.startswith("tests/"):
            long = (node.end_lineno or 0) - node.lineno + 1
            if long > FUNCTION_LINES:
                yield f"{name}:{node.lineno}: {node.name} has {long} lines, at most {FUNCTION_LINES}"


def mocks(name: str, tree: ast.Module) -> Iterator[str]:
    """Rule 14: a test never mocks a function of ours."""
    for node in ast.walk(tree):
        module = node.module if isinstance(node, ast.ImportFrom) else None
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if (module or "").startswith(("unittest.mock", "pytest_mock")) or any("mock" in item for item in names):
            yield f"{name}:{node.lineno}: mocks"  # type: ignore[attr-defined]


def transactions(name: str, source: str) -> Iterator[str]:
    """Rule 5: transactions begin and end in core/db.py alone."""
    if name in FREE:
        return
    for number, line in enumerate(source.splitlines(), 1):
        if ENDS_TRANSACTION.search(line):
            yield f"{name}:{number}: ends a transaction outside core/db.py"


def roundings(name: str, source: str) -> Iterator[str]:
    """BEY-040: one function rounds money; whatever else is rounded stands in the list with what it is."""
    if name in ROUNDED:
        return
    for number, line in enumerate(source.splitlines(), 1):
        if ROUNDS.search(line):
            yield f"{name}:{number}: rounds outside core/money.py"


def _is_route(function: ast.AsyncFunctionDef) -> bool:
    return any(
        isinstance(mark, ast.Call) and isinstance(mark.func, ast.Attribute) and mark.func.attr in VERBS
        and isinstance(mark.func.value, ast.Name) and mark.func.value.id.endswith("router")
        for mark in function.decorator_list
    )


def routes(name: str, tree: ast.Module) -> Iterator[str]:
    """Rule 4: a route's body is one line, and its router makes enveloped answers; a `file_router` answers files."""
    if name in RAW_ROUTERS:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.AsyncFunctionDef) and _is_route(node):
            body = [part for part in node.body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))]
            if len(body) != 1:
                yield f"{name}:{node.lineno}: the route {node.name} has a body of {len(body)} statements, not one"
        if isinstance(node, ast.Assign) and _is_bare_router(node.value) and ast.unparse(node.targets[0]) != "file_router":
            yield f"{name}:{node.lineno}: a router without route_class=EnvelopeRoute"


def _is_bare_router(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "APIRouter"):
        return False
    return bool(node.keywords) and all(keyword.arg != "route_class" for keyword in node.keywords)


def domain_says_what_it_owns(path: Path, name: str, tree: ast.Module) -> Iterator[str]:
    """Rule 1: a domain's `__init__` says in one sentence what it owns."""
    if path.name == "__init__.py" and not ast.get_docstring(tree):
        yield f"{name}: does not say what it owns"


def main() -> int:
    """Print the breaches; 1 when there are any."""
    found = list(breaches())
    for line in found:
        print(line)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
