"""Rules of names: modules from a word list, no banned words (docs/glossary.md has the words to use), docstrings that are sentences."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from checks.exemptions import Entry

ROLES = frozenset([
    "router", "schemas", "models", "service", "queries", "events", "jobs", "hooks", "dependencies", "errors", "emails", "pdf",
])
"""Modules that every domain may have; others are nouns of module_names.txt."""
BANNED = frozenset(json.loads(Path(__file__).with_name("banned_words.json").read_text(encoding="utf-8")))
"""Words that no name consists of; web-shell/checks/identifiers.mjs reads the same list."""
FIXED = {
    "NotFound": "HTTP 404 Not Found",
    "connection_made": "asyncio.Protocol",
    "given_name": "BankID's name of a person",
}
"""Names that a standard or a library fixes, with their origin."""
EXEMPTIONS = "naming_exemptions.txt"
_COMPOUNDS = re.compile(r"[Oo]ne_?[Tt]ime")
"""Words of the field that contain a banned one: one-time code."""
_PART = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
_RIDDLE = re.compile(r"(Who|Whoever|Whose|What|Which|It|One|Those|Nobody|Somebody)\b(?!-)")


def banned_parts(name: str) -> set[str]:
    """Return the banned words that a snake-case or camel-case name consists of."""
    return {part.lower() for part in _PART.findall(_COMPOUNDS.sub("", name))} & BANNED if name not in FIXED else set()


def read_nouns(file: Path) -> set[str]:
    """Read the nouns by which modules may be named, one a line."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {line for line in lines if line and not line.startswith("#")}


def module_names(name: str, nouns: set[str]) -> Iterator[tuple[Entry, str]]:
    """Yield the module when its name is neither a role nor a listed noun, or has a banned word."""
    stem = PurePosixPath(name).stem if name.endswith("__init__.py") else PurePosixPath(name).stem.removeprefix("_")
    if stem != "__init__" and (banned_parts(stem) or stem not in ROLES | nouns):
        yield (name, f"module name {stem}"), f"{name}: the module's name is neither a role nor a noun of checks/module_names.txt"


def names(name: str, tree: ast.Module) -> Iterator[tuple[Entry, str]]:
    """Yield declared names with a banned word; locals of tests, and the names of tests, which are sentences, are free."""
    for line, declared in dict.fromkeys(_declared_names(tree, has_locals=not name.startswith("tests/"))):
        if declared.startswith("test_"):
            continue
        for word in sorted(banned_parts(declared)):
            yield (name, declared), f"{name}:{line}: the name {declared} has the banned word {word}"


def docstrings(name: str, tree: ast.Module) -> Iterator[tuple[Entry, str]]:
    """Yield docstrings that begin with a relative clause or a pronoun."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match = _RIDDLE.match(ast.get_docstring(node) or "")
            if match:
                owner = getattr(node, "name", "module")
                line = getattr(node, "lineno", 1)
                yield (name, f"docstring of {owner}"), f"{name}:{line}: the docstring of {owner} begins with {match[1]}"


def _declared_names(tree: ast.Module, *, has_locals: bool) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if has_locals and (local := _local_name(node)):
            yield node.lineno, local  # type: ignore[attr-defined]
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name
        if isinstance(node, ast.arg):
            yield node.lineno, node.arg
        if isinstance(node, ast.ClassDef):
            yield from _assigned_names(node.body)
    yield from _assigned_names(tree.body)


def _local_name(node: ast.AST) -> str | None:
    """Return the name that a node of a function gives a value, an import or an exception."""
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()) | ast.ExceptHandler(name=str(name)):
            return name
        case ast.alias(asname=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            return name
        case _:
            return None


def _assigned_names(body: list[ast.stmt]) -> Iterator[tuple[int, str]]:
    for statement in body:
        targets: list[ast.expr] = []
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        yield from ((item.lineno, item.id) for target in targets for item in ast.walk(target) if isinstance(item, ast.Name))
