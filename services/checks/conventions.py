"""Check the conventions of the Python code that no linter has: `python -m checks.conventions`.

Lengths of files and functions (10), one-line route bodies and enveloped routers (4), commits only in core/database/session.py (5), no
mocks of our own functions (14), docstrings of domains (1), money rounded only in core/money.py (BEY-040), digests over the JSON of
core/canonical_json.py alone (BEY-023), names and docstrings (0, 15), errors that docstrings name (15), SQL only in modules named queries
(1) and of a domain's own tables (3), imports between domains (3), error codes and import cycles (8). `--prune` removes exemptions that
are no longer needed.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

from checks import domain_imports, error_codes, exemptions, import_cycles, naming, raised_errors, sql_modules, sql_tables

Modules = dict[str, tuple[str, ast.Module]]
ROOT = Path(__file__).resolve().parents[1]
LINES, TEST_LINES, FUNCTION_LINES = 400, 400, 40
ENDS_TRANSACTION = re.compile(r"\.(commit|rollback)\(")
VERBS = {"get", "post", "put", "delete", "patch"}
MODULES_THAT_COMMIT = {"clinic/core/database/session.py"}
RAW_ROUTERS = {"clinic/core/api/health.py", "clinic/core/api/spa.py", "clinic/core/api/csrf.py", "clinic/core/realtime/websocket.py"}
"""Modules whose routes answer without an envelope: probes, pages, the cookie, the socket."""

ROUNDING = re.compile(r"\b(?:round|quantize|to_integral\w*|trunc|ceil|ceiling|floor)\(|\bROUND_[A-Z]")
MODULES_THAT_ROUND = {
    "clinic/core/money.py": "money, by the one function that does",
    "clinic/core/api/middleware.py": "milliseconds",
    "clinic/core/files/images.py": "pixels",
    "clinic/core/documents/pdf/fonts.py": "points of a line's height",
    "clinic/seed/large_pos.py": "the receipts of a large clinic, inserted by one statement to measure with",
}
"""Modules that round, and what they round."""
MODULES_THAT_CANONICALIZE = {"clinic/core/canonical_json.py"}


def violations(root: Path = ROOT) -> Iterator[str]:
    """Yield every violation in the tree as a line of text."""
    modules = read_modules(root)
    for name, (source, tree) in modules.items():
        yield from lengths(name, source, tree)
        yield from mocks(name, tree)
        if name.startswith("clinic/"):
            yield from transactions(name, source)
            yield from roundings(name, source)
            yield from canonical_json(name, tree)
            yield from routes(name, tree)
            yield from domain_docstring(name, tree)
    clinic = {name: tree for name, (_source, tree) in modules.items() if name.startswith("clinic/")}
    yield from error_codes.duplicate_codes(clinic)
    yield from import_cycles.import_cycles(clinic)
    yield from raised_errors.unknown_errors({name: tree for name, (_source, tree) in modules.items()})
    for file, candidates in exemptible(root, modules).items():
        yield from exemptions.apply(root / "checks" / file, candidates)


def read_modules(root: Path) -> Modules:
    """Read the source and the syntax tree of every module by its path."""
    paths = (path for folder in ("clinic", "simulators", "checks", "tests") for path in sorted((root / folder).rglob("*.py")))
    sources = {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in paths}
    return {name: (source, ast.parse(source)) for name, source in sources.items()}


def exemptible(root: Path, modules: Modules) -> dict[str, list[tuple[exemptions.Entry, str]]]:
    """Return, by the list that exempts them, violations of the rules that have exemptions."""
    nouns = naming.read_nouns(root / "checks" / "module_names.txt")
    candidates = [item for name, (_source, tree) in modules.items() for item in (*naming.names(name, tree), *naming.docstrings(name, tree))]
    candidates += [item for name in modules if not name.startswith("tests/") for item in naming.module_names(name, nouns)]
    clinic = {name: tree for name, (_source, tree) in modules.items() if name.startswith("clinic/")}
    return {
        naming.EXEMPTIONS: candidates,
        sql_tables.EXEMPTIONS: list(sql_tables.foreign_tables(clinic)),
        sql_modules.EXEMPTIONS: list(sql_modules.misplaced_sql(clinic)),
        domain_imports.EXEMPTIONS: list(domain_imports.inner_imports(clinic)),
    }


def lengths(name: str, source: str, tree: ast.Module) -> Iterator[str]:
    """Rule 10: files stop at 400 lines, functions at 40."""
    limit = TEST_LINES if name.startswith("tests/") else LINES
    count = source.count("\n")
    if count > limit:
        yield f"{name}: {count} lines, at most {limit}"
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not name.startswith("tests/"):
            line_count = (node.end_lineno or 0) - node.lineno + 1
            if line_count > FUNCTION_LINES:
                yield f"{name}:{node.lineno}: {node.name} has {line_count} lines, at most {FUNCTION_LINES}"


def mocks(name: str, tree: ast.Module) -> Iterator[str]:
    """Rule 14: a test never mocks a function of ours."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Import | ast.ImportFrom):
            continue
        module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
        modules = [f"{module}.{alias.name}".removeprefix(".") for alias in node.names]
        if any(item.startswith(("unittest.mock", "pytest_mock", "mock")) for item in modules):
            yield f"{name}:{node.lineno}: mocks"


def transactions(name: str, source: str) -> Iterator[str]:
    """Rule 5: transactions are ended by core/database/session.py alone."""
    if name in MODULES_THAT_COMMIT:
        return
    for number, line in enumerate(source.splitlines(), 1):
        if ENDS_TRANSACTION.search(line):
            yield f"{name}:{number}: ends a transaction outside core/database/session.py"


def roundings(name: str, source: str) -> Iterator[str]:
    """BEY-040: one function rounds money; modules that round something else are listed."""
    if name in MODULES_THAT_ROUND:
        return
    for number, line in enumerate(source.splitlines(), 1):
        if ROUNDING.search(line):
            yield f"{name}:{number}: rounds outside core/money.py"


def canonical_json(name: str, tree: ast.Module) -> Iterator[str]:
    """BEY-023: one module writes the JSON over which digests are computed."""
    if name in MODULES_THAT_CANONICALIZE:
        return
    for node in ast.walk(tree):
        imports_it = isinstance(node, ast.Import) and any(alias.name.split(".")[0] == "rfc8785" for alias in node.names)
        if imports_it or (isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "rfc8785"):
            yield f"{name}:{node.lineno}: writes canonical JSON outside core/canonical_json.py"


def _is_route(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(
        isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Attribute) and decorator.func.attr in VERBS
        and isinstance(decorator.func.value, ast.Name) and decorator.func.value.id.endswith("router")
        for decorator in function.decorator_list
    )


def routes(name: str, tree: ast.Module) -> Iterator[str]:
    """Rule 4: a route's body is one line, and its router makes enveloped answers; a `file_router` answers files."""
    if name in RAW_ROUTERS:
        return
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and _is_route(node):
            body = [part for part in ast.walk(node) if isinstance(part, ast.stmt) and part is not node]
            body = [part for part in body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))]
            if len(body) != 1:
                yield f"{name}:{node.lineno}: the route {node.name} has a body of {len(body)} statements, not one"
        if isinstance(node, ast.Assign | ast.AnnAssign) and _is_bare_router(node.value):
            target = ast.unparse(node.targets[0] if isinstance(node, ast.Assign) else node.target)
            if target != "file_router" and (node.value.keywords or f"@{target}." in ast.unparse(tree)):
                yield f"{name}:{node.lineno}: a router without route_class=EnvelopeRoute"


def _is_bare_router(node: ast.AST | None) -> TypeGuard[ast.Call]:
    if not (isinstance(node, ast.Call) and ast.unparse(node.func).endswith("APIRouter")):
        return False
    return all(keyword.arg != "route_class" for keyword in node.keywords)


def domain_docstring(name: str, tree: ast.Module) -> Iterator[str]:
    """Rule 1: the docstring of a domain's `__init__` says what the domain owns."""
    if name.endswith("/__init__.py") and not ast.get_docstring(tree):
        yield f"{name}: does not say what it owns"


def main(arguments: list[str]) -> int:
    """Print the violations and return 1 when there are any; with --prune, remove exemptions that are no longer needed."""
    if arguments == ["--prune"]:
        for file, candidates in exemptible(ROOT, read_modules(ROOT)).items():
            exemptions.prune(ROOT / "checks" / file, candidates)
    lines = list(violations())
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
