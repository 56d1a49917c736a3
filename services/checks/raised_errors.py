"""Rule 15: the errors that docstrings say are raised are classes of the project, of a library that the module imports, or built in."""

import ast
import builtins
import re
from collections.abc import Iterator, Mapping
from importlib import import_module

PROJECT = ("clinic", "simulators", "checks", "tests")
_SENTENCE = re.compile(r"\bRaises? ((?:[^.]|\.(?=\S))+)")
_LISTED_NAME = re.compile(r"(?:^|,|;|\band\b|\bor\b)\s*(?:(?:an?|the)\s)?`?(?:[a-z_]\w*\.)*([A-Z]+[a-z]\w*)")
"""A class at the beginning of the sentence or as a further item; names within a condition, as in *when BankID refuses*, are not errors."""


def unknown_errors(modules: Mapping[str, ast.Module]) -> Iterator[str]:
    """Yield each class that a docstring names after `Raises` and that doesn't exist."""
    classes = {node.name for tree in modules.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    for name, tree in modules.items():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for error in _raised_names(ast.get_docstring(node) or ""):
                if error not in classes and not hasattr(builtins, error) and not _is_in_library(error, tree):
                    yield f"{name}:{getattr(node, 'lineno', 1)}: the docstring raises {error}, a class that doesn't exist"


def _raised_names(docstring: str) -> Iterator[str]:
    for sentence in _SENTENCE.findall(" ".join(docstring.split())):
        yield from _LISTED_NAME.findall(sentence)


def _is_in_library(error: str, tree: ast.Module) -> bool:
    """Return whether a library that the module imports has the class."""
    imported = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and not node.level}
    imported |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    libraries = {module for module in imported if module.partition(".")[0] not in PROJECT}
    return any(hasattr(import_module(library), error) for library in libraries)
